// Addresses of pages: /, /table/<id>, /join/<code>, /replay/<id>, /rules/<game>, /data/<game>.
export interface Address {
  page: string;
  id: string;
  hash: string;
}

function read(): Address {
  const [page = '', id = ''] = location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return { page, id, hash: decodeURIComponent(location.hash.slice(1)) };
}

export const route = $state<Address>(read());

function follow(): void {
  Object.assign(route, read());
}

export function go(path: string): void {
  history.pushState(null, '', path);
  follow();
  scrollTo(0, 0);
}

// Follows links inside the page without loading it anew.
export function listen(): void {
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}
