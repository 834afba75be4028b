import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { printTable } from '../print-table.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITE = join(ROOT, 'site');
/** Folders that a build does not read. */
const LEFT_OUT = new Set(['dist', '.astro', 'art']);
const SIZES = [1_000, 10_000];

const run = promisify(execFile);

/** Measures builds of the storefront with cached images: the sample, and growing numbers of products. */
export async function benchBuilds(): Promise<void> {
  // The copy is beside the real folder, so that all imports resolve.
  const copy = await mkdtemp(join(ROOT, '.bench-site-'));
  try {
    await cp(SITE, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
    const catalogue = join(copy, 'src/content/products.json');
    const sample: Record<string, unknown>[] = JSON.parse(await readFile(catalogue, 'utf8'));
    // The first build fills the image cache.
    await build(copy);
    const rows = [await row(`the sample, ${sample.length} products`, copy)];
    for (const size of SIZES) {
      await writeFile(catalogue, JSON.stringify(multiply(sample, size)));
      rows.push(await row(`${size} products`, copy));
    }
    printTable('Builds of the storefront, pictures cached', ['', 'seconds'], rows);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function row(name: string, folder: string): Promise<string[]> {
  const start = performance.now();
  await build(folder);
  return [name, ((performance.now() - start) / 1000).toFixed(1)];
}

async function build(folder: string): Promise<void> {
  const astro = join(
    createRequire(join(SITE, 'package.json')).resolve('astro/package.json'),
    '../bin/astro.mjs',
  );
  await run(process.execPath, [astro, 'build', '--root', folder], { cwd: folder, maxBuffer: 1e9 });
}

/** Creates the given number of products: first those of the sample, then copies with other ids. */
function multiply(sample: Record<string, unknown>[], size: number): Record<string, unknown>[] {
  return Array.from({ length: size }, (_, index) => {
    const product = sample[index % sample.length];
    return index < sample.length
      ? { ...product }
      : { ...product, id: String(index + 1), slug: `product-${index + 1}` };
  });
}
