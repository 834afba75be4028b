import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AstroIntegration } from 'astro';

const SOURCES = new URL('../src/', import.meta.url);
/** The pages of a live shop. Only the renderer can open them. */
const PAGES = 'publishing/pages';
const VERSION = '__RENDERER_VERSION__';
/** A placeholder for the name of the script that pages share (`SharedScript.astro`). The name contains a hash of its content. */
const SHARED_SCRIPT = '__SHARED_SCRIPT__';
/**
 * Makes the renderer contain its dependencies and ignore the environment: in production mode, React takes
 * half as long. `astro dev` does not use this, because it cannot bundle React.
 */
const SELF_CONTAINED = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': '"production"' },
};

/**
 * Builds the site's pages a second time, as a program that renders single pages from data: `.renderer/entry.mjs`. It is in the folder of
 * the static pages, so that both are replaced together, under a name that servers do not deliver.
 */
export function renderer(): AstroIntegration {
  return {
    name: 'renderer',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute, updateConfig }) => {
        if (command !== 'build') return;
        updateConfig({
          build: { client: config.outDir, server: new URL('.renderer/', config.outDir) },
          vite: { environments: { ssr: SELF_CONTAINED } },
        });
        for (const file of globSync(`${PAGES}/*.astro`, { cwd: SOURCES })) {
          const pattern = `/.live/${basename(file, '.astro')}`;
          injectRoute({ pattern, entrypoint: new URL(file, SOURCES), prerender: false });
        }
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('publishing/entry.ts', SOURCES),
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

/** Inserts the final addresses of images and of the shared script into the program, and then its version: a hash of the result. */
export function finishRenderer(folder: string, renameImages: (text: string) => string): void {
  const hash = createHash('sha256');
  const [shared = ''] = globSync('_astro/shared.*.js', { cwd: folder }).map((file) => basename(file, '.js'));
  const files = globSync('.renderer/**/*.mjs', { cwd: folder }).toSorted();
  for (const file of files) {
    const text = renameImages(readFileSync(join(folder, file), 'utf8')).replaceAll(SHARED_SCRIPT, shared);
    hash.update(text);
    writeFileSync(join(folder, file), text);
  }
  const version = hash.digest('hex').slice(0, 16);
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (text.includes(VERSION)) writeFileSync(join(folder, file), text.replaceAll(VERSION, version));
  }
}
