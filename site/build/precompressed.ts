import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { precompress } from './precompress.ts';

/** The site is built with compressed copies of its text files beside them. */
export function precompressed(): AstroIntegration {
  return {
    name: 'precompressed',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        logger.info(`${await precompress(fileURLToPath(dir))} files compressed`);
      },
    },
  };
}
