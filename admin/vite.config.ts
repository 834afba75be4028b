import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { moduleFolders } from './module-folders.ts';

/** The proxy target of `vite dev`. The Host header is kept, because the server rejects unknown hosts. */
const SERVER = { target: `http://127.0.0.1:${process.env['PORT'] ?? 4000}`, changeOrigin: false };

/** `vite dev` serves no files outside its root, such as the font and the icon, which the page loads first. */
function designFiles(): Plugin {
  return {
    name: 'design-files',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      const repository = fileURLToPath(new URL('..', import.meta.url)).slice(0, -1);
      middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/design/')) request.url = `${config.base}@fs${repository}${request.url}`;
        next();
      });
    },
  };
}

/** The entry's stylesheet declares the layer order. Vite would link it after those of the entry's imports. */
function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/((?:\s*<link rel="stylesheet"[^>]*>)*)(\s*<link rel="stylesheet"[^>]*>)/, '$2$1'),
    },
  };
}

export default defineConfig({
  base: '/admin/',
  plugins: [react(), designFiles(), layersFirst(), moduleFolders()],
  build: {
    target: ['chrome123', 'firefox125', 'safari17.5'],
    modulePreload: { polyfill: false },
    // The content security policy forbids data: URLs.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/graphql': SERVER, '/api': SERVER, '/uploads': SERVER, '/readyz': SERVER },
  },
});
