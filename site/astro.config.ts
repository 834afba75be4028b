import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { SHOP } from '@mela/rules/content/sample-shop.ts';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { clientApproach } from './build/client-approach.ts';
import { messagesInPlace } from './build/messages-in-place.ts';
import { renderer } from './build/renderer.ts';
import { rewritePages } from './build/rewrite-pages.ts';

/** Declares the order of the CSS layers first on every page. Otherwise it would depend on the order of imports. */
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

// Disables telemetry for every command and every shell.
Object.assign(process.env, { ASTRO_TELEMETRY_DISABLED: '1' });

/** Modules that few pages need: product search, Indian states, and payment providers. */
const RARE =
  'search/|listing/((find|search)-products|listing-answer)|features/shop/(ask-listing|load-index)|indian-states|' +
  'features/payment/(confirm|load|stripe|razorpay)';

/** Modules of product pages and listings only: cart, checkout and orders do not load them. */
const PRODUCTS =
  'site/build/|features/(product|quick-view|shopping|shop|recent|compare|wishlist|header|menu|cart/drawer)/|cart/add-pieces|' +
  'components/(product-card/|fill-places|format|chunk|close-by-back-button)|rules/(listing|content)/';

/** Modules without React (hooks are named `use-…`), from the site and the rules. */
const SHARED = `/(site/(src|build)|rules)/(?!${RARE}|.*(react-client|approach-directive|/use-))`;

/** Vite's helper for `import()`. */
const PRELOAD = 'vite/preload-helper';

/** Modules that the cart, checkout, order and tracking pages share besides `SHARED`, in one file instead of seven small ones. */
const CART = /\/(LazyPart|hydrate-part)\.tsx$|\/features\/(cart|checkout|order)\//;

/** The variant picker, shared by product pages and quick view. */
const BUYING = /\/site\/src\/features\/product\/variants\//;

/** React, and the icon component that most islands use, in one file. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|\/ControlIcon\.tsx$/;

export default defineConfig({
  site: SHOP.url,
  trailingSlash: 'ignore',
  // A page and all its CSS are one response, so nothing blocks the first paint.
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
    // Before React, whose renderer would otherwise try to render the islands without React.
    clientApproach(),
    react({ experimentalDisableStreaming: true }),
    rewritePages(),
  ],
  // The first browsers with `light-dark()`. For older targets it would be transpiled, and every page would grow.
  vite: {
    plugins: [messagesInPlace()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: '_astro/[name].[hash:6].js',
              chunkFileNames: '_astro/[name].[hash:6].js',
              // Combines modules that several pages share, because a slow network would load forty small files one after another.
              codeSplitting: {
                groups: [
                  { name: 'react', test: REACT },
                  {
                    name: 'shared',
                    test: new RegExp(`^(?!.*(${PRODUCTS})).*${SHARED}.*\\.ts$|${PRELOAD}`),
                    minShareCount: 2,
                  },
                  // Before React's chunk: listing pages must not load that with their own modules.
                  { name: 'products', test: new RegExp(`${SHARED}.*\\.ts$`), minShareCount: 2 },
                  { name: 'cart', test: CART, minShareCount: 2 },
                  { name: 'buying', test: BUYING, minShareCount: 2 },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
      // Short, because hashes are incompressible. Thirty bits are enough to distinguish versions of a file.
      rolldownOptions: {
        // Inlines texts where they are used, so that scripts do not declare and import each of them.
        optimization: { inlineConst: { mode: 'all' } },
        output: { assetFileNames: '_astro/[name].[hash:5][extname]' },
      },
    },
  },
});
