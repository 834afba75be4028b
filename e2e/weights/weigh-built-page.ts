import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SITE_DIR } from './static-host.ts';

const SCRIPT = /<script(?![^>]*\bjson\b)([^>]*)>(.*?)<\/script>/gs;
const STYLE_SHEETS = /<link[^>]*rel="stylesheet"[^>]*href="([^"]*)"/g;

/** The bytes, after brotli, that a browser loads for a built page before any interaction, without images and fonts. */
export async function weighBuiltPage(path: string): Promise<{ document: number; scripts: number }> {
  const file = join(SITE_DIR, extname(path) ? path : join(path, 'index.html'));
  const html = await readFile(file, 'utf8');
  const sheets = Array.from(html.matchAll(STYLE_SHEETS), ([, href = '']) =>
    compressedSize(join(SITE_DIR, href)),
  );
  return { document: await total([compressedSize(file), ...sheets]), scripts: await weighScripts(html) };
}

/** The bytes, after brotli, of a page's scripts that run at once. Scripts in a template are loaded on a touch. */
export function weighScripts(html: string): Promise<number> {
  const withoutTemplates = html.replaceAll(/<template\b.*?<\/template>/gs, '');
  const scripts = Array.from(withoutTemplates.matchAll(SCRIPT), ([, attributes = '', text = '']) => {
    const [, src] = /\bsrc="?([^"\s]*)/.exec(attributes) ?? [];
    // An inline script counts as if it were compressed separately.
    return src ? compressedSize(join(SITE_DIR, src)) : brotliCompressSync(text).length;
  });
  return total(scripts);
}

/** The size of the file's compressed copy, or of the file if it has none. */
async function compressedSize(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

async function total(sizes: (number | Promise<number>)[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
