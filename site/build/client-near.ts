import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near'?: boolean;
  }
}

/** Gives islands `client:near`: alive once touched, or near the screen after the first scroll, and never before. */
export function clientNear(): AstroIntegration {
  return {
    name: 'client-near',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        const entrypoint = fileURLToPath(new URL('near-directive.ts', import.meta.url));
        addClientDirective({ name: 'near', entrypoint });
      },
    },
  };
}
