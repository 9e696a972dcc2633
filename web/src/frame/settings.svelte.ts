// What a person sets once and keeps: language, theme, speed, sound, name. Kept in the browser.
export type Language = 'en' | 'pt';
const languages: readonly Language[] = ['en', 'pt'];
export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'calm' | 'brisk' | 'instant';

interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  name: string;
}

const key = 'tessera.settings';

function initial(): Settings {
  const language: Language = navigator.language.toLowerCase().startsWith('pt') ? 'pt' : 'en';
  const fresh: Settings = { language, theme: 'system', speed: 'brisk', sound: false, name: '' };
  try {
    const kept = { ...fresh, ...JSON.parse(localStorage.getItem(key) ?? '{}') } as Settings;
    return languages.includes(kept.language) ? kept : { ...kept, language };  // one the page does not speak
  } catch {
    return fresh;
  }
}

export const settings = $state(initial());

export function keepSettings(): void {
  localStorage.setItem(key, JSON.stringify(settings));
}

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const calmMotion = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: systemDark.matches, still: calmMotion.matches });
systemDark.addEventListener('change', (event) => (system.dark = event.matches));
calmMotion.addEventListener('change', (event) => (system.still = event.matches));

export function isDark(): boolean {
  return settings.theme === 'system' ? system.dark : settings.theme === 'dark';
}

// How long a piece travels, in milliseconds.
export function travelTime(): number {
  if (system.still) return 0;
  return { calm: 620, brisk: 320, instant: 0 }[settings.speed];
}
