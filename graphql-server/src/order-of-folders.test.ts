import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  findImportsOfOtherParts,
  findKernelFaults,
  findLongFiles,
  findLongFunctions,
  findUpwardImports,
} from '../../.ci/check-folders.ts';

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

test('the kernel imports nothing outside itself and names no domain', () => {
  expect(findKernelFaults(import.meta.dirname)).toEqual([]);
});

test.each([
  [
    "import { UserError } from '../errors.ts';",
    'imports errors.ts: the kernel imports nothing outside itself.',
  ],
  ["import type { Log } from '../log.ts';", 'imports log.ts: the kernel imports nothing outside itself.'],
  ["await import('../rules/text.ts');", 'imports rules/text.ts: the kernel imports nothing outside itself.'],
  ['export class OrderQueue {}', 'names the domain order: the kernel knows none.'],
  ["const COLLECTION = 'webhooks';", 'names the domain webhook: the kernel knows none.'],
  ['/** Sends mails. */', 'names the domain mail: the kernel knows none.'],
])('a kernel file with %s is named', async (line, fault) => {
  const copy = await copyWith('kernel/added.ts', `${line}\n`);
  expect(findKernelFaults(copy)).toEqual([`kernel/added.ts ${fault}`]);
});

test('no part imports anything of another but the rules', () => {
  expect(findImportsOfOtherParts(join(import.meta.dirname, '../..'))).toEqual([]);
});

test.each([
  ['a type', 'graphql-server/src/added.ts', 'import type { Route } from', 'site/src/routes.ts'],
  ['a value', 'graphql-server/commands/added.ts', 'import { show } from', 'admin/src/show.ts'],
  [
    'more of the server',
    'site/src/added.astro',
    '---\nimport { UserError } from',
    'graphql-server/src/errors.ts',
  ],
  ['what is loaded when it is needed', 'admin/src/added.tsx', 'await import(', 'graphql-server/src/roles.ts'],
])('a file that imports %s of another part is named', async (_, file, statement, imported) => {
  const root = await mkdtemp(join(tmpdir(), 'parts-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(dirname(join(root, file)), { recursive: true });
  const allowed = "import { BADGES } from '../../graphql-server/src/rules/badges.ts';";
  await writeFile(join(root, file), `${statement} '../../${imported}'\n${allowed}\n`);
  expect(findImportsOfOtherParts(root)).toEqual([
    `${file} imports ${imported}: what the parts share lies in graphql-server/src/rules/.`,
  ]);
});

test('no file is too long', () => {
  expect(findLongFiles(join(import.meta.dirname, '../..'))).toEqual([]);
});

test.each([
  ['site/src/long.css', 251, ['site/src/long.css has 251 lines: 250 at most.']],
  ['admin/src/features/Long.tsx', 251, ['admin/src/features/Long.tsx has 251 lines: 250 at most.']],
  ['graphql-server/src/fits.ts', 250, []],
  ['graphql-server/src/schema.generated.ts', 999, []],
  ['graphql-server/src/long.test.ts', 999, []],
])('%s of %d lines: %j', async (file, lines, faults) => {
  const root = await mkdtemp(join(tmpdir(), 'parts-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), '\n'.repeat(lines));
  expect(findLongFiles(root)).toEqual(faults);
});

test('no function is too long', () => {
  expect(findLongFunctions(join(import.meta.dirname, '../..'))).toEqual([]);
});

const COMPONENT = 'const A = memo(function A() {\n  return (\n';

test.each([
  ['graphql-server/src/long.ts', 'export function a() {\n', 59, '}\n', [1]],
  ['graphql-server/src/fits.ts', 'export function a() {\n', 58, '}\n', []],
  ['admin/src/Long.tsx', COMPONENT, 57, '  );\n});\n', [1]],
  ['admin/src/Fits.tsx', COMPONENT, 56, '  );\n});\n', []],
  ['site/src/inner.ts', 'class A {\n  a = () => {\n', 59, '  };\n}\n', [2]],
  ['site/src/both.ts', 'function a() {\n  return () => {\n', 59, '  };\n}\n', [1, 2]],
  ['graphql-server/src/long.test.ts', 'function a() {\n', 99, '}\n', []],
])('%s: %j, %d lines, %j; too long from line %j', async (file, start, lines, end, begins) => {
  const root = await mkdtemp(join(tmpdir(), 'parts-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(dirname(join(root, file)), { recursive: true });
  const line = file.endsWith('.tsx') ? '<p />\n' : 'a();\n';
  await writeFile(join(root, file), `${start}${line.repeat(lines)}${end}`);
  const found = findLongFunctions(root).map((fault) => fault.replace(/ begins .*/, ''));
  expect(found).toEqual(begins.map((begin) => `${file}:${begin}`));
});
