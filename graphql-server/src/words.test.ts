import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findStiltedTexts } from '../../.ci/check-words.ts';

test.each<[string, string, string[]]>([
  ['code.ts', "throw new Error('There is no such product.');", ['There is no such']],
  ['code.ts', 'const text = `These are shipped already`;', ['are shipped already']],
  ['code.ts', "log('It goes on by itself.');", ['by itself', 'goes on']],
  ['code.ts', "// It goes on by itself.\nconst text = 'It continues.';", []],
  ['code.ts', "import { anew } from './anew.ts';", []],
  ['code.test.ts', "expect(text).toBe('It goes on.');", []],
  ['Part.tsx', 'export const Part = () => <p>Nobody is here</p>;', ['Nobody']],
  ['Part.astro', '---\n// At the moment.\n---\n\n<p title="Call by telephone">Sold out</p>', ['telephone']],
  ['Part.astro', '<p>\n  It is not sold\n  any more\n</p>', ['any more']],
  ['Part.astro', '<style>\n  /* any more */\n</style>', []],
])('%s with %j', async (file, source, words) => {
  const root = await mkdtemp(join(tmpdir(), 'words-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await writeFile(join(root, file), source);
  const found = findStiltedTexts(root, [file]).map((fault) => /“(.*)”/.exec(fault)?.[1]);
  expect(found.sort()).toEqual(words.sort());
});
