import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { leanPage } from './lean-page.ts';

/**
 * Every built page has one style element, its inline scripts in a file that all pages share, and a policy that names
 * what the page holds instead of all there could be.
 */
export function leanPages(): AstroIntegration {
  return {
    name: 'lean-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        logger.info(`${await makeLean(fileURLToPath(dir))} script files shared by the pages`);
      },
    },
  };
}

/** Rewrites every page of a built folder, and tells how many files their scripts make. */
async function makeLean(folder: string): Promise<number> {
  const modules = await readModules(folder);
  const scripts = new Map<string, string>();
  for await (const path of glob('**/*.html', { cwd: folder })) {
    const file = join(folder, path);
    const { html, script } = leanPage(await readFile(file, 'utf8'), modules);
    await writeFile(file, html);
    if (script) scripts.set(script.path, script.text);
  }
  for (const [path, text] of scripts) await writeFile(join(folder, path), text);
  return scripts.size;
}

async function readModules(folder: string): Promise<string> {
  const texts = [];
  for await (const path of glob('_astro/*.js', { cwd: folder })) {
    texts.push(await readFile(join(folder, path), 'utf8'));
  }
  return texts.join('\n');
}
