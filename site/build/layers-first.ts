import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Every page is built with the order of the layers as its first CSS. Without it the order would hang on which
 * component a page happens to import first.
 */
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
