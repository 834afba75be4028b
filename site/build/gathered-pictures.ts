import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { gatherPictures } from './gather-pictures.ts';

/** The site is built with its pictures in one folder, which has the only hash a page needs to name them. */
export function gatheredPictures(): AstroIntegration {
  return {
    name: 'gathered-pictures',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        logger.info(`${await gatherPictures(fileURLToPath(dir))} pictures`);
      },
    },
  };
}
