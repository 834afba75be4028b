import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  findExampleFaults,
  findImportsOfOtherParts,
  findKernelFaults,
  findLongFiles,
  findLongFunctions,
  findModuleFaults,
  findUpwardImports,
} from '../../.ci/check-folders.ts';

const ROOT = join(import.meta.dirname, '../..');

let copy = '';
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'folders-'));
  await cp(import.meta.dirname, copy, { recursive: true });
  return () => rm(copy, { recursive: true, force: true });
});

/** A copy of the server's sources with one more file, or another text of one, until the test ends. */
async function copyWith(file: string, text: string): Promise<string> {
  const path = join(copy, file);
  const former = await readFile(path, 'utf8').catch(() => null);
  const added = await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  onTestFinished(() =>
    former === null ? rm(added ?? path, { recursive: true, force: true }) : writeFile(path, former),
  );
  return copy;
}

test('all imports point downward', () => {
  expect(findUpwardImports(import.meta.dirname)).toEqual([]);
});

test.each([
  ['a value', "import { createServices } from '../app/create-services.ts';"],
  ['a type', "import type { Services } from '../app/create-services.ts';"],
  ['what is loaded when it is needed', "await import('../app/create-services.ts');"],
  ['several lines', "import {\n  createServices,\n} from '../app/create-services.ts';"],
])('a file that imports %s upward is named', async (_, line) => {
  const copy = await copyWith('kernel/added.ts', `${line}\n`);
  expect(findUpwardImports(copy)).toEqual([
    'kernel/added.ts imports app/create-services.ts, which is in a layer above it.',
  ]);
});

test('a file outside all layers is named', async () => {
  expect(findUpwardImports(await copyWith('added.ts', ''))).toEqual([
    'added.ts is in none of app, modules, kernel.',
  ]);
});

test('modules import what they use, and use what they import', () => {
  expect(findModuleFaults(import.meta.dirname)).toEqual([]);
});

const MODULE = "export const addedModule = defineModule({ name: 'added' });\n";

test.each([
  [
    'a module that it does not use',
    'modules/mail/added.ts',
    "import type { Order } from '../orders/collection.ts';",
    ['modules/mail/added.ts imports modules/orders/collection.ts: mail does not use orders.'],
  ],
  [
    'no declaration',
    'modules/added/index.ts',
    '',
    ['modules/added has no module.ts that defines addedModule.'],
  ],
  [
    'a declaration under another name',
    'modules/added/module.ts',
    MODULE.replace('addedModule', 'otherModule'),
    ['modules/added has no module.ts that defines addedModule.'],
  ],
  [
    'a module that it only says it uses',
    'modules/added/module.ts',
    MODULE.replace(' })', ', uses: [mailModule] })'),
    ['modules/added/module.ts uses mail, of which added imports nothing.'],
  ],
  ['a declaration', 'modules/added/module.ts', MODULE, []],
])('a module with %s', async (_, file, text, faults) => {
  expect(findModuleFaults(await copyWith(file, `${text}\n`))).toEqual(faults);
});

test('two modules that use each other are named', async () => {
  const copy = await copyWith('modules/mail/of-orders.ts', "import '../orders/collection.ts';\n");
  const file = join(copy, 'modules/mail/module.ts');
  const declared = await readFile(file, 'utf8');
  await writeFile(file, declared.replace("name: 'mail',", "name: 'mail', uses: [ordersModule],"));
  expect(findModuleFaults(copy)).toContain('mail uses a module that uses mail.');
});

test('the kernel imports nothing but the rules and names no module', () => {
  expect(findKernelFaults(import.meta.dirname)).toEqual([]);
});

test.each([
  [
    "import type { Order } from '../modules/orders/collection.ts';",
    'imports modules/orders/collection.ts: the kernel imports nothing outside itself but the rules.',
  ],
  [
    "await import('../app/main.ts');",
    'imports app/main.ts: the kernel imports nothing outside itself but the rules.',
  ],
  ['export const ordersModule = 1;', 'names ordersModule: the kernel knows no module.'],
  ["const COLLECTION = 'webhooks';", 'names webhooks: the kernel knows no module.'],
  ['const COLLECTION = `products`;', 'names products: the kernel knows no module.'],
])('a kernel file with %s is named', async (line, fault) => {
  const copy = await copyWith('kernel/added.ts', `${line}\n`);
  expect(findKernelFaults(copy)).toEqual([`kernel/added.ts ${fault}`]);
});

test('a file of the history that names a kind of entry is named', async () => {
  const copy = await copyWith('kernel/history/added.ts', "const KINDS = ['REDIRECT', 'UNDO', 'SCOPE'];\n");
  expect(findKernelFaults(copy)).toEqual([
    'kernel/history/added.ts names REDIRECT: the kernel knows no module.',
  ]);
});

test('no part imports a file of another', () => {
  expect(findImportsOfOtherParts(join(import.meta.dirname, '../..'))).toEqual([]);
});

test.each([
  ['a type', 'graphql-server/src/added.ts', 'import type { Route } from', 'site/src/routes.ts'],
  ['a value', 'graphql-server/commands/added.ts', 'import { show } from', 'admin/src/show.ts'],
  ['the rules by their file', 'site/src/added.ts', 'import { BADGES } from', 'rules/badges.ts'],
  [
    'something of the server',
    'site/src/added.astro',
    '---\nimport { UserError } from',
    'graphql-server/src/kernel/errors.ts',
  ],
  ['what is loaded when it is needed', 'admin/src/added.tsx', 'await import(', 'graphql-server/src/roles.ts'],
])('a file that imports %s of another part is named', async (_, file, statement, imported) => {
  const root = await mkdtemp(join(tmpdir(), 'parts-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(dirname(join(root, file)), { recursive: true });
  const allowed = "import { BADGES } from '@mela/rules/badges.ts';";
  await writeFile(join(root, file), `${statement} '../../${imported}'\n${allowed}\n`);
  expect(findImportsOfOtherParts(root)).toEqual([
    `${file} imports ${imported}: what the parts share is in @mela/rules.`,
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

const EXAMPLE = 'docs/examples/modules/gift-wrap';

async function exampleWith(file: string, text: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'example-'));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await cp(join(ROOT, EXAMPLE), join(copy, EXAMPLE), { recursive: true });
  await writeFile(join(copy, EXAMPLE, file), text);
  return copy;
}

test('example modules import what modules may import, in at most 150 lines', () => {
  expect(findExampleFaults(ROOT)).toEqual([]);
});

test.each([
  [
    'a module that it does not use',
    'added.ts',
    "import type { Payment } from '../../../../graphql-server/src/modules/payments/collection.ts';\n",
    `${EXAMPLE}/added.ts imports graphql-server/src/modules/payments/collection.ts, which gift-wrap does not use.`,
  ],
  [
    'the server in its admin folder',
    'admin/added.tsx',
    "import { giftWrapModule } from '../../../../../graphql-server/src/kernel/module.ts';\n",
    `${EXAMPLE}/admin/added.tsx imports graphql-server/src/kernel/module.ts, which gift-wrap does not use.`,
  ],
  ['no declaration', 'module.ts', '', `${EXAMPLE} has no module.ts that defines giftWrapModule.`],
])('an example with %s is named', async (_, file, text, fault) => {
  expect(findExampleFaults(await exampleWith(file, text))).toEqual([fault]);
});

test('a long example is named', async () => {
  const copy = await exampleWith('added.ts', '\n'.repeat(150));
  expect(findExampleFaults(copy)).toEqual([expect.stringMatching(/has \d+ lines: 150 at most\.$/)]);
});
