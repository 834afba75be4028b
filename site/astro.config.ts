import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { SHOP } from '@mela/rules/content/sample-shop.ts';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { clientApproach } from './build/client-approach.ts';
import { renderer } from './build/renderer.ts';
import { rewritePages } from './build/rewrite-pages.ts';

/** Declares the order of the CSS layers first on every page. Otherwise it depends on which component is imported first. */
function layersFirst(): AstroIntegration {
  return {
    name: 'layers-first',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        const path = fileURLToPath(new URL('../design/layers.css', import.meta.url));
        injectScript('page-ssr', `import ${JSON.stringify(path)};`);
      },
    },
  };
}

// No telemetry. Set here, it holds for every command and every shell.
Object.assign(process.env, { ASTRO_TELEMETRY_DISABLED: '1' });

/** Of few pages: what searches products, and the states of India. */
const RARE =
  'search/|listing/((find|search)-products|listing-answer)|features/shop/(ask-listing|load-index)|indian-states';

/** Modules without React, which hooks have (`use-…`), of the site's own and of the rules. */
const SHARED = new RegExp(
  `/(site/(src|build)|rules)/(?!${RARE}|.*(react-client|approach-directive|/use-)).*\\.ts$`,
);

/** React, and the icon that most islands have, in one file. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|\/ControlIcon\.tsx$/;

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
  adapter: renderer(),
  integrations: [
    layersFirst(),
    // Its islands are known before React tries to render them.
    clientApproach(),
    react({ experimentalDisableStreaming: true }),
    rewritePages(),
  ],
  // The first browsers with `light-dark()`: older targets would have it rewritten, and every page grow.
  vite: {
    // Its file for browsers is CommonJS, which needs a file of its own beside React's.
    resolve: { alias: { 'localized-address-format': 'localized-address-format/dist/index.esm.js' } },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: '_astro/[name].[hash:6].js',
              chunkFileNames: '_astro/[name].[hash:6].js',
              // What several pages share is one file: forty small ones arrived one after the other on a slow network.
              codeSplitting: {
                groups: [
                  { name: 'react', test: REACT },
                  { name: 'shared', test: SHARED, minShareCount: 2 },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
      // Hashes cannot be compressed: thirty bits are enough to tell versions of a file apart.
      rolldownOptions: { output: { assetFileNames: '_astro/[name].[hash:5][extname]' } },
    },
  },
});
