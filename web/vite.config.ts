import { svelte } from '@sveltejs/vite-plugin-svelte';
import subset from 'subset-font';
import { defineConfig, type Plugin } from 'vite';

// A game's look needs outlines and places of components; where the data comes from is mostly told by another page.
function componentsToDraw(): Plugin {
  const unseen = new Set(['polygon', 'vocabulary', 'schema_version', 'engine_limits', 'adjacency_edges', 'adjacent', 'adjacent_lava', 'evidence', 'note', 'notes', 'sources', 'facts_from_rulebook', 'drawing', 'component_counts', 'setup', 'solo', 'tie_breakers', 'die', 'source', 'god_tiles', 'variants', 'awarded_by_player_count']);
  const drawn: { [game: string]: string[] } = { 'bora-bora': ['polygon', 'setup', 'god_tiles', 'source'], origins: ['setup', 'solo'] };  // regions, priests, points and what is reconstructed; how many there are
  return {
    name: 'components-to-draw',
    enforce: 'pre',
    transform(code, id) {
      if (/\/data\/texts\/[a-z-]+\.json$/.test(id)) {
        const { word, verb, resource, about } = JSON.parse(code);  // the rest comes from the server
        return JSON.stringify({ word, verb, resource, about });
      }
      const [, game] = /\/data\/([a-z-]+)\.json$/.exec(id) ?? [];
      if (!game) return;
      return JSON.stringify(JSON.parse(code, (key, value) => (unseen.has(key) && !drawn[game]?.includes(key) ? undefined : value)));
    },
  };
}

// Fonts keep the letters of Western Europe and the signs the page writes; the rest falls back to the system's.
function lettersInUse(): Plugin {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
  const letters = range(0x20, 0x7e) + range(0xc0, 0xff) + 'ªº«»°·–—‘’“”…−×≤≥≠→✓€';
  return {
    name: 'letters-in-use',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.woff2')) file.source = await subset(Buffer.from(file.source), letters, { targetFormat: 'woff2' });
    },
  };
}

export default defineConfig({
  plugins: [componentsToDraw(), lettersInUse(), svelte()],
  build: { outDir: '../build/web', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
