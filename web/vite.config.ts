import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// A game's look needs outlines and places of components; where the data comes from is told by another page.
function componentsToDraw(): Plugin {
  const unseen = new Set(['polygon', 'vocabulary', 'schema_version', 'engine_limits', 'adjacency_edges', 'adjacent', 'adjacent_lava', 'evidence', 'note', 'notes', 'sources', 'facts_from_rulebook', 'drawing', 'component_counts', 'setup', 'solo', 'tie_breakers', 'die', 'source', 'god_tiles', 'variants', 'awarded_by_player_count']);
  return {
    name: 'components-to-draw',
    enforce: 'pre',
    transform(code, id) {
      if (/\/data\/texts\/[a-z-]+\.json$/.test(id)) {
        const { word, verb, resource, about } = JSON.parse(code);  // the rest comes from the server
        return JSON.stringify({ word, verb, resource, about });
      }
      if (!/\/data\/[a-z-]+\.json$/.test(id)) return;
      return JSON.stringify(JSON.parse(code, (key, value) => (unseen.has(key) ? undefined : value)));
    },
  };
}

export default defineConfig({
  plugins: [componentsToDraw(), svelte()],
  build: { outDir: '../build/web', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
