import { globSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { gatherPictures } from './gather-pictures.ts';
import { pageLeaner } from './lean-page.ts';

/**
 * Every built page has one style element, its inline scripts in a file that all pages share, a policy that names what
 * the page holds instead of all there could be, and pictures from the one folder that has the only hash of them all.
 */
export function leanPages(): AstroIntegration {
  return {
    name: 'lean-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const { count, readdress } = await gatherPictures(folder);
        logger.info(
          `${count} pictures, ${await makeLean(folder, readdress)} script files shared by the pages`,
        );
      },
    },
  };
}

/** Rewrites every page of a built folder, and tells how many files their scripts make. */
async function makeLean(folder: string, readdress: (page: string) => string): Promise<number> {
  const lean = pageLeaner(await readModules(folder));
  const scripts = new Map<string, string>();
  // In order: what is chosen for one page holds for later ones of its kind.
  for (const path of globSync('**/*.html', { cwd: folder }).toSorted()) {
    const file = join(folder, path);
    const { html, script } = lean(readdress(readFileSync(file, 'utf8')));
    overwrite(file, html);
    if (script) scripts.set(script.path, script.text);
  }
  for (const [path, text] of scripts) await writeFile(join(folder, path), text);
  return scripts.size;
}

/** Never empties the file on the way: some file systems then write it to the disk at once, which takes longer than all else. */
function overwrite(file: string, text: string): void {
  writeFileSync(file, text, { flag: 'r+' });
  truncateSync(file, Buffer.byteLength(text));
}

async function readModules(folder: string): Promise<string> {
  const texts = [];
  for await (const path of glob('_astro/*.js', { cwd: folder })) {
    texts.push(await readFile(join(folder, path), 'utf8'));
  }
  return texts.join('\n');
}
