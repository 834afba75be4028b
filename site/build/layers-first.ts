import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Puts the order of the CSS layers first on every page; else it would depend on which component is imported first. */
export function layersFirst(): AstroIntegration {
  return {
    name: 'layers-first',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        const path = fileURLToPath(new URL('../../design/layers.css', import.meta.url));
        injectScript('page-ssr', `import ${JSON.stringify(path)};`);
      },
    },
  };
}
