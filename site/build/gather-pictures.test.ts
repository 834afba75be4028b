import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gatherPictures } from './gather-pictures.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gather-pictures-'));
  await mkdir(join(folder, '_astro'));
});

afterEach(() => rm(folder, { recursive: true }));

const write = (path: string, text: string) => writeFile(join(folder, path), text);
const read = (path: string) => readFile(join(folder, path), 'utf8');
const assets = async () => (await readdir(join(folder, '_astro'))).toSorted();

test('pictures stand in one folder, and pages name them there', async () => {
  await write('_astro/bag-320.L06TL.avif', 'one');
  await write('_astro/bag-320.L06TL_ZTTAGC.webp', 'two');
  await write('_astro/font.ByrT4.woff2', 'font');
  const names = '"/_astro/bag-320.L06TL.avif 320w" "/_astro/bag-320.L06TL_ZTTAGC.webp"';
  await write('manifest.webmanifest', names);

  const { count, readdress } = await gatherPictures(folder);

  expect(count).toBe(2);
  const [gathered, ...others] = await assets();
  expect(gathered).toMatch(/^[\w-]{5}$/);
  expect(others).toEqual(['font.ByrT4.woff2']);
  const moved = `"/_astro/${gathered}/bag-320.avif 320w" "/_astro/${gathered}/bag-320.webp"`;
  expect(readdress(names)).toBe(moved);
  expect(await read('manifest.webmanifest')).toBe(moved);
  expect(await read(`_astro/${gathered}/bag-320.avif`)).toBe('one');
});

test('a picture that has changed gives them all another address', async () => {
  const folders = new Set<string | undefined>();
  for (const content of ['one', 'another']) {
    await write('_astro/bag-320.L06TL.avif', content);
    await gatherPictures(folder);
    folders.add((await assets())[0]);
    await rm(join(folder, '_astro'), { recursive: true });
    await mkdir(join(folder, '_astro'));
  }
  expect(folders.size).toBe(2);
});

test('two pictures of one name are refused', async () => {
  await write('_astro/bag.AAAAA.avif', 'one');
  await write('_astro/bag.BBBBB.avif', 'two');
  await expect(gatherPictures(folder)).rejects.toThrow(/Two pictures are called .*bag\.avif/);
});

test('a script that names a picture is refused', async () => {
  await write('_astro/bag.AAAAA.avif', 'one');
  await write('_astro/Gallery.B0QkwHD8.js', 'show("/_astro/bag.AAAAA.avif")');
  await expect(gatherPictures(folder)).rejects.toThrow(
    'The script Gallery.B0QkwHD8.js names the picture bag.AAAAA.avif',
  );
});
