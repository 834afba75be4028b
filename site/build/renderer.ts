import type { AstroIntegration } from 'astro';

const PUBLISHING = new URL('../src/publishing/', import.meta.url);

/** The pages of a live shop, each a file of `src/publishing/pages`, which only the renderer can open. */
export const LIVE_PAGES = ['not-found'];

/**
 * Builds the site's pages a second time, as a program that renders single ones from data: `.renderer/entry.mjs`. It lies
 * in the folder of the static pages, so that both are swapped in together, and under a name that no server gives out.
 */
export function renderer(): AstroIntegration {
  return {
    name: 'renderer',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute, updateConfig }) => {
        if (command !== 'build') return;
        updateConfig({ build: { client: config.outDir, server: new URL('.renderer/', config.outDir) } });
        for (const name of LIVE_PAGES) {
          injectRoute({
            pattern: `/.live/${name}`,
            entrypoint: new URL(`pages/${name}.astro`, PUBLISHING),
            prerender: false,
          });
        }
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('entry.ts', PUBLISHING),
          supportedAstroFeatures: {
            staticOutput: 'stable',
            serverOutput: 'stable',
            hybridOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
    },
  };
}
