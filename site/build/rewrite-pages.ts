import { globSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fingerprintImages } from './fingerprint-images.ts';
import { finishRenderer } from './renderer.ts';
import { rewritePage } from './rewrite-page.ts';

export function rewritePages(): AstroIntegration {
  return {
    name: 'rewrite-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const images = await fingerprintImages(folder);
        const scripts = rewriteAll(folder, images.rename);
        finishRenderer(folder, images.rename);
        logger.info(`${images.count} images fingerprinted, ${scripts} script files shared by the pages`);
      },
    },
  };
}

/** @returns the number of script files that the pages share */
function rewriteAll(folder: string, renameImages: (page: string) => string): number {
  const scripts = new Map<string, string>();
  for (const path of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, path);
    const { html, script } = rewritePage(renameImages(readFileSync(file, 'latin1')));
    overwrite(file, html);
    if (script) scripts.set(script.path, script.text);
  }
  for (const [path, text] of scripts) writeFileSync(join(folder, path), text, 'latin1');
  return scripts.size;
}

/** Truncates the file last. If it were emptied first, some file systems would flush it to the disk at once. */
function overwrite(file: string, text: string): void {
  writeFileSync(file, text, { flag: 'r+', encoding: 'latin1' });
  truncateSync(file, text.length);
}
