import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** Every `from '…'`, `import '…'` and `import('…')` of a file of this repository, including type imports. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
/** The layers of the server, from top to bottom. */
const LAYERS = ['app', 'modules', 'kernel'];
const PARTS = ['rules', 'site', 'admin', 'graphql-server'];
const KERNEL = 'kernel/';
const HISTORY = 'kernel/history/';
/** The default database name is also the name of a collection. */
const DATABASE = 'storefront';
const SERVER = 'graphql-server/src/';
const EXAMPLES = 'docs/examples/modules/*';
const MAX_EXAMPLE_LINES = 150;
const MAX_LINES = 250;
const MAX_FUNCTION_LINES = 60;
const NOT_OURS = new Set(['node_modules', 'dist', '.astro']);

/**
 * Files import only from their own layer or a lower one: app, modules, kernel. Tests may import anything.
 * @param root the folder that contains the layers
 * @returns a sentence for each error
 */
export function findUpwardImports(root: string): string[] {
  const layerOf = (file: string) => LAYERS.indexOf(file.split('/')[0] ?? '');
  const files = sourcesOf(root, '**');
  return [
    ...files.filter((file) => layerOf(file) < 0).map((file) => `${file} is in none of ${LAYERS.join(', ')}.`),
    ...files.flatMap((file) =>
      importsOf(root, file)
        .filter((imported) => layerOf(imported) >= 0 && layerOf(imported) < layerOf(file))
        .map((imported) => `${file} imports ${imported}, which is in a layer above it.`),
    ),
  ];
}

/**
 * A module imports only the modules listed in `uses` of its `module.ts`, and imports all of them; there are no cycles.
 * @param root the folder that contains the modules
 * @returns a sentence for each error
 */
export function findModuleFaults(root: string): string[] {
  const names = globSync('modules/*', { cwd: root }).map((folder) => posix.basename(folder));
  const uses = new Map(names.map((name) => [name, usesOf(root, name)]));
  return names.flatMap((name) => {
    const used = uses.get(name);
    if (!used) return [`modules/${name} has no module.ts that defines ${name}Module.`];
    const imported = new Set<string>();
    const faults = sourcesOf(root, `modules/${name}/**`).flatMap((file) =>
      importsOf(root, file).flatMap((path) => {
        const [, other] = /^modules\/([^/]+)\//.exec(path) ?? [];
        if (!other || other === name) return [];
        if (!path.endsWith('/module.ts')) imported.add(other);
        return used.includes(other) ? [] : [`${file} imports ${path}: ${name} does not use ${other}.`];
      }),
    );
    const idle = used.filter((other) => !imported.has(other));
    return [
      ...faults,
      ...idle.map((other) => `modules/${name}/module.ts uses ${other}, of which ${name} imports nothing.`),
      ...(isReached(uses, name, name) ? [`${name} uses a module that uses ${name}.`] : []),
    ];
  });
}

/**
 * An example module imports only its own files, the kernel, the rules and the modules it uses. Its admin folder imports only its own files
 * and the rules. It has at most 150 lines.
 * @param root the repository
 * @returns a sentence for each error
 */
export function findExampleFaults(root: string): string[] {
  return globSync(EXAMPLES, { cwd: root }).flatMap((folder) => {
    const used = usesOf(root, posix.basename(folder), folder);
    if (!used) return [`${folder} has no module.ts that defines ${constantOf(posix.basename(folder))}.`];
    const files = globSync(`${folder}/**/*.*`, { cwd: root });
    const lines = files.reduce((sum, file) => sum + lineCount(join(root, file)), 0);
    const allowed = [`${SERVER}kernel/`, ...used.map((other) => `${SERVER}modules/${other}/`)];
    const faults = files.flatMap((file) => {
      const open = file.startsWith(`${folder}/admin/`) ? [] : allowed;
      return importsOf(root, file)
        .filter((path) => ![`${folder}/`, ...open].some((start) => path.startsWith(start)))
        .map((path) => `${file} imports ${path}, which ${posix.basename(folder)} does not use.`);
    });
    const isLong = lines > MAX_EXAMPLE_LINES;
    return [...faults, ...(isLong ? [`${folder} has ${lines} lines: ${MAX_EXAMPLE_LINES} at most.`] : [])];
  });
}

/** The name of a module's constant, such as giftWrapModule for gift-wrap. */
function constantOf(name: string): string {
  return `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Module`;
}

/** @returns the folders of the modules in `uses`; null if the file defines no module */
function usesOf(root: string, name: string, folder = `modules/${name}`): string[] | null {
  const file = `${folder}/module.ts`;
  if (!existsSync(join(root, file))) return null;
  const text = readFileSync(join(root, file), 'utf8');
  if (!text.includes(`export const ${constantOf(name)} = defineModule(`)) return null;
  const [, list = ''] = /\buses: \[([^\]]*)\]/.exec(text) ?? [];
  return [...list.matchAll(/(\w+)Module\b/g)].map(([, used = '']) => used);
}

function isReached(
  uses: Map<string, string[] | null>,
  from: string,
  to: string,
  seen = new Set<string>(),
): boolean {
  return (uses.get(from) ?? []).some((used) => {
    if (used === to) return true;
    if (seen.has(used)) return false;
    return isReached(uses, used, to, seen.add(used));
  });
}

/**
 * The kernel imports only the rules and itself. Its code names no module and no module's collection, such as
 * `ordersModule` and `'products'`. The code of the history also names no kind of entry, such as `'PRODUCT'`;
 * elsewhere in the kernel, these words are scopes.
 * @param root the folder that contains the kernel
 * @returns a sentence for each error
 */
export function findKernelFaults(root: string): string[] {
  const modules = globSync('modules/*', { cwd: root }).map((folder) => posix.basename(folder));
  const named = new Set([...modules.map((name) => `${name}Module`), ...collectionNames(root)]);
  const kinds = new Set(modules.flatMap((name) => subjectsOf(root, name)));
  return sourcesOf(root, `${KERNEL}**`).flatMap((file) => [
    ...importsOf(root, file)
      .filter((imported) => !imported.startsWith(KERNEL))
      .map(
        (imported) => `${file} imports ${imported}: the kernel imports nothing outside itself but the rules.`,
      ),
    ...[...namesIn(root, file)]
      .filter(
        (name) => (named.has(name) && name !== DATABASE) || (file.startsWith(HISTORY) && kinds.has(name)),
      )
      .map((name) => `${file} names ${name}: the kernel knows no module.`),
  ]);
}

/** The names of the modules' collections: the property in code, and the name in the database. */
function collectionNames(root: string): string[] {
  return sourcesOf(root, 'modules/**').flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/(\w+): collection<[^(]*\(\{\s*name: '(\w+)'/g)].flatMap(
      ([, key = '', name = '']) => [key, name],
    );
  });
}

/** The kinds of history entries that a module declares. */
function subjectsOf(root: string, name: string): string[] {
  const file = join(root, `modules/${name}/module.ts`);
  const [, list = ''] =
    (existsSync(file) && /\bsubjects: \{([^}]*)\}/.exec(readFileSync(file, 'utf8'))) || [];
  return [...list.matchAll(/(\w+):/g)].map(([, kind = '']) => kind);
}

/** The string literals and module names in the code of a file, without its comments. */
function namesIn(root: string, file: string): Set<string> {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || (ts.isIdentifier(node) && node.text.endsWith('Module')))
      names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function sourcesOf(root: string, folder: string): string[] {
  return globSync(`${folder}/*.ts`, { cwd: root }).filter((file) => !/\.(test|generated)\.ts$/.test(file));
}

/**
 * Storefront, admin, server and rules do not import each other's files, not even in tests. The rules are
 * imported as the package `@mela/rules`.
 * @param root the folder that contains the parts
 * @returns a sentence for each error
 */
export function findImportsOfOtherParts(root: string): string[] {
  const files = globSync(`{${PARTS}}/**/*.{ts,tsx,astro,mjs,cjs}`, {
    cwd: root,
    exclude: (path) => NOT_OURS.has(posix.basename(path)),
  });
  return files.flatMap((file) =>
    importsOf(root, file)
      .filter((imported) => isOfAnotherPart(file, imported))
      .map((imported) => `${file} imports ${imported}: what the parts share is in @mela/rules.`),
  );
}

/**
 * A function in site, admin or server has at most 60 lines, from its first to its last. (Biome's rule counts
 * only the body, and not all markup: it counts 100 in a component of 149 lines.)
 * @param root the folder that contains the parts
 * @returns a sentence for each error
 */
export function findLongFunctions(root: string): string[] {
  return sourcesIn(root, 'ts,tsx').flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
    const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
    const faults: string[] = [];
    const visit = (node: ts.Node): void => {
      const start = lineAt(node.getStart(source));
      const lines = lineAt(node.end) - start + 1;
      if (ts.isFunctionLike(node) && lines > MAX_FUNCTION_LINES)
        faults.push(`${file}:${start} begins a function of ${lines} lines: ${MAX_FUNCTION_LINES} at most.`);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return faults;
  });
}

/**
 * A file in site, admin or server has at most 250 lines, except a catalogue of messages.
 * @param root the folder that contains the parts
 * @returns a sentence for each error
 */
export function findLongFiles(root: string): string[] {
  return sourcesIn(root, 'ts,tsx,astro,css')
    .map((file) => ({ file, lines: lineCount(join(root, file)) }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ file, lines }) => `${file} has ${lines} lines: ${MAX_LINES} at most.`);
}

function lineCount(path: string): number {
  return readFileSync(path, 'utf8').split('\n').length - 1;
}

function sourcesIn(root: string, extensions: string): string[] {
  const files = globSync(`{{${PARTS}}/src,rules}/**/*.{${extensions}}`, { cwd: root });
  return files.filter(
    (file) => !/\.(generated|test)\.|node_modules|src\/messages\/|\/messages\.ts$/.test(file),
  );
}

function isOfAnotherPart(file: string, imported: string): boolean {
  const [part = ''] = imported.split('/');
  return PARTS.includes(part) && !file.startsWith(`${part}/`);
}

function importsOf(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)].map(([, path = '']) => posix.join(posix.dirname(file), path));
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const faults = [
    ...findUpwardImports(join(root, 'graphql-server/src')),
    ...findModuleFaults(join(root, 'graphql-server/src')),
    ...findKernelFaults(join(root, 'graphql-server/src')),
    ...findExampleFaults(root),
    ...findImportsOfOtherParts(root),
    ...findLongFiles(root),
    ...findLongFunctions(root),
  ];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
