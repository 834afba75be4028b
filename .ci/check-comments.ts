import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVERYWHERE } from './check-words.ts';

/** Words of the project's former dialect, each with plain English to use instead. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  ...EVERYWHERE,
  [/\bsomebody\b/i, 'someone, or the role: an operator, a shopper'],
  [/\b(at|are) fault\b|\bfaults? of which\b/i, 'invalid, an error'],
  [/\bsuch a one\b/i, 'the noun'],
  [/\b(is|are|be|was) had\b/i, 'available'],
  [/\btakes up the\b/i, 'claims, continues'],
  [/\bthe same of\b/i, 'the same for'],
  [/\bof this moment\b/i, 'current'],
  [/\bbroken off\b/i, 'interrupted'],
  [/\bneither comes\b/i, 'neither arrives'],
  [/\bwhat waits\b/i, 'pending'],
];
const COMMENT_START = /^\s*(?:\/\*\*?|\/\/) What (?:is|are|was|were) /;
/** Not checked: the changelog, these lists of words, and generated files. */
const IGNORED = /^(CHANGELOG\.md|\.ci\/check-(comments|words)\.ts)$|\.generated\./;
const COMMENT = /(?:^|\s)(?:\/\/|\/?\*\*?)\s(.*?)(?:\*\/)?$/;
const TITLE = /^\s*(?:describe|it|test)\b[^'"`]*\(\s*(['"`])(.*?)\1/;

/**
 * Finds words of the former dialect in comments, in titles of tests, and in documents.
 * @param file the name: all text of a `.md` file is checked, but only comments and test titles of other files
 * @returns a sentence for each line with such a word
 */
export function findDialect(file: string, text: string): string[] {
  if (IGNORED.test(file)) return [];
  const textOf = file.endsWith('.md') ? (line: string) => line : proseOf;
  return text.split('\n').flatMap((line, index) => {
    const prose = textOf(line);
    const where = `${file}:${index + 1}`;
    return [
      ...WORDS.filter(([word]) => word.test(prose)).map(
        ([word, plain]) => `${where} has "${word.exec(prose)?.[0]}": write ${plain}.`,
      ),
      ...(COMMENT_START.test(line) ? [`${where} begins with "What": name the thing.`] : []),
    ];
  });
}

/** The comment and the test title in a line of code. */
function proseOf(line: string): string {
  return COMMENT.exec(line)?.[1] ?? TITLE.exec(line)?.[2] ?? '';
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.css', '*.astro', '*.md'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const found = files
    .split('\n')
    .filter((file) => file !== '')
    .flatMap((file) => findDialect(file, readFileSync(join(root, file), 'utf8')));
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
