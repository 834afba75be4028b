import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findUpwardImports } from '../../.ci/check-folders.ts';

async function copyWith(file: string, text: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'folders-'));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await cp(import.meta.dirname, copy, { recursive: true });
  await writeFile(join(copy, file), text);
  return copy;
}

test('all imports point downward', () => {
  expect(findUpwardImports(import.meta.dirname)).toEqual([]);
});

test.each([
  ['a value', "import { undoProductChange } from '../catalogue/products/undo.ts';"],
  ['a type', "import type { CatalogueContext } from '../catalogue/products/undo.ts';"],
  ['what is loaded when it is needed', "await import('../catalogue/products/undo.ts');"],
  ['several lines', "import {\n  undoProductChange,\n} from '../catalogue/products/undo.ts';"],
])('a file that imports %s upward is named', async (_, line) => {
  const copy = await copyWith('history/added.ts', `${line}\n`);
  expect(findUpwardImports(copy)).toEqual([
    'history/added.ts imports catalogue/products/undo.ts, which stands above it in order-of-folders.json.',
  ]);
});

test('a file without a place is named', async () => {
  expect(findUpwardImports(await copyWith('added.ts', ''))).toEqual([
    'added.ts has no place in order-of-folders.json.',
  ]);
});
