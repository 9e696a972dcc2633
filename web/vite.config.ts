import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// The page needs outlines and places of components, not the fields made for programs that cannot draw curves.
function componentsToDraw(): Plugin {
  const unseen = new Set(['polygon', 'vocabulary', 'schema_version', 'engine_limits', 'adjacency_edges', 'evidence']);
  return {
    name: 'components-to-draw',
    enforce: 'pre',
    transform(code, id) {
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
