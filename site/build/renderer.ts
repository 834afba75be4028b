import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AstroIntegration } from 'astro';

const SOURCES = new URL('../src/', import.meta.url);
/** The pages of a live shop, which only the renderer can open. */
const PAGES = 'publishing/pages';
const VERSION = '__RENDERER_VERSION__';
/** Stands for the name of the script that pages share (`SharedScript.astro`): it has a hash of what is in it. */
const SHARED_SCRIPT = '__SHARED_SCRIPT__';
/**
 * It runs by itself, whatever is installed beside it and whatever the environment says: React takes half as long in
 * production. Not for `astro dev`, which cannot bundle React.
 */
const SELF_CONTAINED = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': '"production"' },
};

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

/** Puts the final addresses of images and of the shared script into the program, and then its version: a hash of all of it. */
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
