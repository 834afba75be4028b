import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

// `npm run -s count` prints the lines and files of each module and folder, with its tests, and how many of the files are small.

interface Count {
  files: number;
  lines: number;
  /** Files of at most `SMALL_LINES` lines, except those whose location a tool requires. */
  small: number;
}

interface FolderCount {
  part: string;
  /** A folder in the part's `src`, or beside it. '' for the files in `src` itself. */
  folder: string;
  sources: Count;
  tests: Count;
}

const PARTS = ['graphql-server', 'rules', 'site', 'admin', 'design', 'bench', 'e2e'];
const EXTENSIONS = 'ts,tsx,mjs,cjs,astro,css,graphql';
const SKIPPED = new Set(['node_modules', 'dist', '.astro', '.data']);
const SMALL_LINES = 25;
/** Astro, Vite and Vitest require the names of pages and entry points, and each module needs its `module.ts`. */
const FIXED =
  /\/src\/(publishing\/)?pages\/|\/(middleware|module|main)\.tsx?$|vitest.*\.config\.ts$|\.(css|graphql)$/;
const TEST = /\.(test|spec|fixture)\.\w+$|^bench\/|^e2e\/|^graphql-server\/test\//;

/** Counts lines as `wc -l` does, without generated files. @param root the folder that contains the parts */
export function countLines(root: string): FolderCount[] {
  const files = globSync(`{${PARTS}}/**/*.{${EXTENSIONS}}`, {
    cwd: root,
    exclude: (path) => SKIPPED.has(posix.basename(path)),
  }).filter((file) => !file.includes('.generated.'));
  const counts = new Map<string, FolderCount>();
  for (const file of files.toSorted()) {
    const [part = '', ...path] = file.split('/');
    const inSource = path[0] === 'src' ? path.slice(1) : path;
    const depth = inSource[0] === 'modules' ? 2 : 1;
    const folder = inSource.length > depth ? inSource.slice(0, depth).join('/') : '';
    const key = `${part}/${folder}`;
    const count = counts.get(key) ?? { part, folder, sources: nothing(), tests: nothing() };
    counts.set(key, count);
    const side = TEST.test(file) ? count.tests : count.sources;
    side.files += 1;
    const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1;
    side.lines += lines;
    if (lines <= SMALL_LINES && !FIXED.test(file)) side.small += 1;
  }
  return [...counts.values()];
}

function nothing(): Count {
  return { files: 0, lines: 0, small: 0 };
}

function sumOf(counts: readonly Count[]): Count {
  return {
    files: counts.reduce((sum, { files }) => sum + files, 0),
    lines: counts.reduce((sum, { lines }) => sum + lines, 0),
    small: counts.reduce((sum, { small }) => sum + small, 0),
  };
}

function row(name: string, sources: Count, tests: Count): string {
  const numbers = [sources.lines, sources.files, sources.small, tests.lines, tests.files];
  return `${name.padEnd(36)}${numbers.map((number) => String(number).padStart(9)).join('')}`;
}

if (import.meta.main) {
  const counts = countLines(join(import.meta.dirname, '..'));
  console.log(
    `${''.padEnd(36)}${['lines', 'files', 'small', 'of tests', 'files'].map((title) => title.padStart(9)).join('')}`,
  );
  for (const [part, folders] of Map.groupBy(counts, ({ part }) => part)) {
    for (const { folder, sources, tests } of folders) console.log(row(`${part}/${folder}`, sources, tests));
    const [sources, tests] = [folders.map((one) => one.sources), folders.map((one) => one.tests)];
    console.log(`${row(`${part}, all`, sumOf(sources), sumOf(tests))}\n`);
  }
  const [sources, tests] = [counts.map((one) => one.sources), counts.map((one) => one.tests)];
  console.log(row('all parts', sumOf(sources), sumOf(tests)));
}
