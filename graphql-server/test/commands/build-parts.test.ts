import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildParts, type Part } from '../../commands/build-parts.ts';

/**
 * A program that builds a page and a script from their source and the existing page. Certain sources make it
 * fail halfway.
 */
const TOOL = `
  import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  const source = readFileSync('site/page.txt', 'utf8');
  const folder = process.argv[2];
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + '/index.html', source + ', and the page was ' + readFileSync('site/dist/index.html', 'utf8'));
  mkdirSync(folder + '/_astro', { recursive: true });
  writeFileSync(folder + '/_astro/' + source + '.js', '');
  if (source.includes('broken')) throw new Error('The source is broken');
`;

const PART: Part = {
  name: 'storefront',
  inputs: ['site/page.txt'],
  output: 'site/dist',
  command: (folder) => ['node', 'tool.mjs', folder],
};

const REQUIRE_NODE = join(import.meta.dirname, '../../commands/require-node.cjs');

describe('a build', () => {
  let root: string;
  let printed: string;
  const page = () => readFile(join(root, 'site/dist/index.html'), 'utf8');
  const change = (text: string) => writeFile(join(root, 'site/page.txt'), text);
  const log = (line: string) => {
    printed += `${line}\n`;
  };
  const build = (all = false) => buildParts({ root, parts: [PART], all, log });

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'build-parts-'));
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    await mkdir(join(root, 'site/dist'), { recursive: true });
    await writeFile(join(root, 'site/dist/index.html'), 'there');
    await writeFile(join(root, 'package-lock.json'), '{}');
    await writeFile(join(root, 'tool.mjs'), TOOL);
    await change('first');
    printed = '';
  });

  it('leaves the former pages in place until it is finished, and nothing else afterwards', async () => {
    await build();
    expect(await page()).toBe('first, and the page was there');
    expect((await readdir(join(root, 'site'))).sort()).toEqual(['dist', 'page.txt']);
  });

  it('replaces pages but no folder, so that each page exists at every moment', async () => {
    const { ino } = await stat(join(root, 'site/dist'));
    await writeFile(join(root, 'site/dist/removed.html'), 'there');
    await build();
    expect((await stat(join(root, 'site/dist'))).ino).toBe(ino);
    expect((await readdir(join(root, 'site/dist'))).sort()).toEqual([
      '.fingerprint',
      '.former-files',
      '_astro',
      'index.html',
    ]);
  });

  it('keeps the assets of the former pages for one more build', async () => {
    const scripts = async () => (await readdir(join(root, 'site/dist/_astro'))).sort();
    const built: string[][] = [];
    for (const source of ['first', 'second', 'second', 'first', 'third']) {
      await change(source);
      await build(true);
      built.push(await scripts());
    }
    expect(built).toEqual([
      ['first.js'],
      ['first.js', 'second.js'],
      ['second.js'],
      ['first.js', 'second.js'],
      ['first.js', 'third.js'],
    ]);
  });

  it('that is interrupted while it replaces pages is made again', async () => {
    await build();
    await change('second');
    await mkdir(join(root, 'site/dist/_astro/second.js'), { recursive: true });
    await expect(build()).rejects.toThrow(/EISDIR|ENOTEMPTY/);
    await change('first');
    await build();
    expect(printed.match(/Building/g)).toHaveLength(3);
  });

  it.for(['a#b', 'a%20b', 'a?b'])(
    'nor any other command begins in a folder named %s, which Vite cannot read',
    async (name) => {
      const commands = join(root, name, 'graphql-server/commands');
      await mkdir(commands, { recursive: true });
      await copyFile(REQUIRE_NODE, join(commands, 'require-node.cjs'));
      const { status, stderr } = spawnSync(process.execPath, [join(commands, 'require-node.cjs')], {
        encoding: 'utf8',
      });
      expect(stderr).toBe(
        `Vite cannot read ${join(root, name)}: move the project to a path without #, ? and %.\n`,
      );
      expect(status).toBe(1);
    },
  );

  it('that fails keeps the former pages, prints its output, and is made again', async () => {
    await change('broken');
    await expect(build()).rejects.toThrow(
      /^node tool\.mjs .* failed \(exit code 1\):\n[\s\S]*Error: The source is broken/,
    );
    expect(await page()).toBe('there');
    expect((await readdir(join(root, 'site'))).sort()).toEqual(['dist', 'page.txt']);
    await change('mended');
    await build();
    expect(await page()).toBe('mended, and the page was there');
  });

  it('is made only when its sources have changed, or on request', async () => {
    await build();
    printed = '';
    await build();
    expect(printed).toBe('');
    await build(true);
    expect(printed).toMatch(
      /^Building the storefront \(1 of 1\)\nBuilt the storefront \(1 of 1\) in \d+\.\d s\n$/,
    );
    expect(await page()).toBe('first, and the page was first, and the page was there');
  });

  it('removes the leftovers of a killed build', async () => {
    // No process has this id.
    const left = join(root, `site/.dist-next-${2 ** 31 - 1}`);
    await mkdir(left);
    await build();
    expect((await readdir(join(root, 'site'))).sort()).toEqual(['dist', 'page.txt']);
    // An unchanged part is not built, but its leftovers are removed.
    await mkdir(left);
    await build();
    expect((await readdir(join(root, 'site'))).sort()).toEqual(['dist', 'page.txt']);
  });
});
