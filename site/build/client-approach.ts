import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:approach'?: boolean;
  }
}

/** Adds `client:approach`: an island hydrates when touched, or near the viewport after the first scroll. */
export function clientApproach(): AstroIntegration {
  return {
    name: 'client-approach',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        const entrypoint = fileURLToPath(new URL('approach-directive.ts', import.meta.url));
        addClientDirective({ name: 'approach', entrypoint });
        const client = fileURLToPath(new URL('react-client.ts', import.meta.url));
        updateConfig({
          vite: { resolve: { alias: { '@astrojs/react/client.js': client } } },
        });
      },
    },
  };
}
