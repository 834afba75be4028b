import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that only exist after a build. */
const BUILT = /(^|\/)(dist|\.data|\.astro)\//;
const IN_BACKTICKS = /`([\w.@-]+(?:\/[\w.@-]+)*\.(?:tsx?|css|astro|graphql|mjs|cjs|md))`/g;
const IN_COMMENT = /(?<![\w/.@'"`-])([\w@-]+(?:[/.][\w@-]+)*\.tsx?)\b(?!\.\w)/g;
/** A comment to the end of its line, or one line of a longer comment, but not `import * as`. */
const COMMENT = /(?:^|\s)(?:\/\/|\/?\*(?! as ))(.*)$/;
/** Placeholders for any name. */
const PLACEHOLDER = /\b(NAME|Page)\b/;
const RULES = '@mela/rules/';

/**
 * Finds file names in texts that do not exist: in backticks in `docs/*.md`, README.md and CONTRIBUTING.md, and in the comments of the
 * source. A name may omit the beginning of the path: `batch.ts` matches any file with that name.
 * @param root the repository's folder
 * @param files all of its files
 * @param read the files to check
 * @returns a sentence for each error
 */
export function findMissingPaths(root: string, files: readonly string[], read = files): string[] {
  const known = new Set(files.flatMap(endsOf));
  const isKnown = (path: string) => known.has(path.startsWith(RULES) ? path.slice(RULES.length) : path);
  const isMissing = (path: string) => !isKnown(path) && !BUILT.test(path) && !PLACEHOLDER.test(path);
  return read.flatMap((file) => {
    const pathsIn = file.endsWith('.md') ? pathsInDocs : pathsInComments;
    if (!/\.(md|tsx?)$/.test(file) || /\.generated\./.test(file) || file === 'CHANGELOG.md') return [];
    return readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        pathsIn(line)
          .filter(isMissing)
          .map((path) => `${file}:${index + 1} names ${path}, which does not exist.`),
      );
  });
}

/** `a/b/c.ts`, `b/c.ts` and `c.ts` */
function endsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}

function pathsInDocs(line: string): string[] {
  return [...line.matchAll(IN_BACKTICKS)].map(([, path = '']) => path);
}

function pathsInComments(line: string): string[] {
  const [, comment = ''] = COMMENT.exec(line) ?? [];
  return [...comment.matchAll(IN_COMMENT)].map(([, path = '']) => path);
}

/** Files that git tracks or would track, and generated files. */
function filesOf(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const generated = globSync('{admin,site,graphql-server}/{src,*/src}/**/*.generated.ts', { cwd: root });
  return [...listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file))), ...generated];
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const faults = findMissingPaths(root, filesOf(root));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
