import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:approach'?: boolean;
  }
}

/**
 * Adds `client:approach`: an island hydrates when touched, or near the viewport after the first scroll. Also adds small islands without
 * React (`plain-island.ts`).
 */
export function clientApproach(): AstroIntegration {
  return {
    name: 'client-approach',
    hooks: {
      'astro:config:setup': ({ addClientDirective, addRenderer, updateConfig }) => {
        const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
        addClientDirective({ name: 'approach', entrypoint: pathOf('approach-directive.ts') });
        addRenderer({
          name: 'plain',
          clientEntrypoint: pathOf('plain-client.ts'),
          serverEntrypoint: pathOf('plain-server.ts'),
        });
        const client = pathOf('react-client.ts');
        updateConfig({
          vite: { resolve: { alias: { '@astrojs/react/client.js': client } } },
        });
      },
    },
  };
}
