import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { clientNear } from './build/client-near.ts';
import { layersFirst } from './build/layers-first.ts';
import { leanPages } from './build/lean-pages.ts';
import { precompressed } from './build/precompressed.ts';
import { SHOP } from './src/shop.ts';

// Nobody is told that, or how, this project is built. Set here, it holds for every command and every shell.
Object.assign(process.env, { ASTRO_TELEMETRY_DISABLED: '1' });

export default defineConfig({
  site: SHOP.url,
  trailingSlash: 'ignore',
  // One response holds a page and all its CSS: nothing blocks the first paint.
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 4 },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
      ],
    },
  },
  devToolbar: { enabled: false },
  integrations: [layersFirst(), react(), clientNear(), leanPages(), precompressed()],
  // The first browsers with `light-dark()`: older targets would have it rewritten, and every page grow.
  vite: {
    build: {
      cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
      // Hashes cannot be compressed: thirty bits tell files of one name apart.
      rolldownOptions: { output: { assetFileNames: '_astro/[name].[hash:5][extname]' } },
    },
  },
});
