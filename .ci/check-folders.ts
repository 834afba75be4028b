import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** Every `from '…'`, `import '…'` and `import('…')` of a file of the same repository, of types too. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const LIST = 'order-of-folders.json';
const PARTS = ['site', 'admin', 'graphql-server'];
/** What the parts share. */
const RULES = 'graphql-server/src/rules/';
const KERNEL = 'kernel/';
const MAX_LINES = 250;
const MAX_FUNCTION_LINES = 60;
const NOT_OURS = new Set(['node_modules', 'dist', '.astro']);

/**
 * Each folder, and each file that is in none, has one place in `order-of-folders.json`, the top first, and imports only what
 * stands below it. Tests may import anything.
 * @param root the folder that the list is in
 * @returns a sentence for each fault
 */
export function findUpwardImports(root: string): string[] {
  const order: string[] = JSON.parse(readFileSync(join(root, LIST), 'utf8'));
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const placeOf = (file: string) => order.indexOf(file.split('/')[0] ?? file);
  const found = new Set(files.map((file) => file.split('/')[0] ?? file));
  return [
    ...order.filter((name) => !found.has(name)).map((name) => `${LIST} names ${name}, which is not there.`),
    ...files.filter((file) => placeOf(file) < 0).map((file) => `${file} has no place in ${LIST}.`),
    ...files.flatMap((file) =>
      importsOf(root, file)
        .filter((imported) => placeOf(imported) >= 0 && placeOf(imported) < placeOf(file))
        .map((imported) => `${file} imports ${imported}, which stands above it in ${LIST}.`),
    ),
  ];
}

/**
 * The kernel imports nothing outside itself, and names no domain, in comments neither. A domain is named by its `*-domain.ts`.
 * @param root the folder that the kernel is in
 * @returns a sentence for each fault
 */
export function findKernelFaults(root: string): string[] {
  const domains = globSync('**/*-domain.ts', { cwd: root }).map((file) =>
    posix.basename(file).replace('-domain.ts', ''),
  );
  const files = globSync(`${KERNEL}**/*.ts`, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  return files.flatMap((file) => [
    ...importsOf(root, file)
      .filter((imported) => !imported.startsWith(KERNEL))
      .map((imported) => `${file} imports ${imported}: the kernel imports nothing outside itself.`),
    ...domains
      .filter((domain) => wordsOf(root, file).has(domain))
      .map((domain) => `${file} names the domain ${domain}: the kernel knows none.`),
  ]);
}

/** The words of a text in lower case and the singular; `OrderEvents` are two. */
function wordsOf(root: string, file: string): Set<string> {
  const words = readFileSync(join(root, file), 'utf8').match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? [];
  return new Set(words.flatMap((word) => [word.toLowerCase(), word.toLowerCase().replace(/s$/, '')]));
}

/**
 * Storefront, admin and server import nothing of each other, in tests neither: what they share are the server's rules.
 * @param root the folder that the parts are in
 * @returns a sentence for each fault
 */
export function findImportsOfOtherParts(root: string): string[] {
  const files = globSync(`{${PARTS}}/**/*.{ts,tsx,astro,mjs,cjs}`, {
    cwd: root,
    exclude: (path) => NOT_OURS.has(posix.basename(path)),
  });
  return files.flatMap((file) =>
    importsOf(root, file)
      .filter((imported) => isOfAnotherPart(file, imported) && !imported.startsWith(RULES))
      .map((imported) => `${file} imports ${imported}: what the parts share lies in ${RULES}.`),
  );
}

/**
 * A function of the three parts has at most 60 lines, from its first to its last, as a reader sees it. (Biome's rule counts the
 * lines of the body alone, and of markup not all: 100 for a component of 149 lines.)
 * @param root the folder that the parts are in
 * @returns a sentence for each fault
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
 * A file of the three parts has at most 250 lines: what grows beyond is two things.
 * @param root the folder that the parts are in
 * @returns a sentence for each fault
 */
export function findLongFiles(root: string): string[] {
  return sourcesIn(root, 'ts,tsx,astro,css')
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ file, lines }) => `${file} has ${lines} lines: ${MAX_LINES} at most.`);
}

function sourcesIn(root: string, extensions: string): string[] {
  const files = globSync(`{${PARTS}}/src/**/*.{${extensions}}`, { cwd: root });
  return files.filter((file) => !file.includes('.generated.') && !file.includes('.test.'));
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
    ...findKernelFaults(join(root, 'graphql-server/src')),
    ...findImportsOfOtherParts(root),
    ...findLongFiles(root),
    ...findLongFunctions(root),
  ];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
