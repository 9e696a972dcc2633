// Over the page: everything beside it rests, the focus is in it and goes back where it was.
export function modal(node: HTMLElement) {
  const before = document.activeElement;
  const rest = [...node.parentElement!.children].filter((other): other is HTMLElement => other !== node && other instanceof HTMLElement && !other.inert);
  for (const other of rest) other.inert = true;
  node.querySelector('button')?.focus();
  return {
    destroy() {
      for (const other of rest) other.inert = false;
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    },
  };
}
