import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findMissingPaths } from '../../.ci/check-paths.ts';

const OTHERS = ['rules/money.ts', 'graphql-server/src/kernel/batch.ts', 'site/src/home.css'];

test.each<[string, string, string[]]>([
  ['docs.md', 'See `kernel/batch.ts`, `batch.ts`, `home.css` and `@mela/rules/money.ts`.', []],
  ['docs.md', 'See `kernel/gone.ts`.', ['kernel/gone.ts']],
  ['docs.md', 'See `gone.css` and `NAME.graphql`, and gone.ts without backticks.', ['gone.css']],
  ['code.ts', '/** See gone.ts and batch.ts. */', ['gone.ts']],
  // This has no space before the slashes, because the check reads this file, too.
  ['code.ts', `${'const number = 1; '}// Like src/gone.tsx.`, ['src/gone.tsx']],
  ['code.ts', "import { read } from './gone.ts';", []],
  ['code.ts', '// Built: dist/gone.ts', []],
])('%s with the line "%s"', async (file, line, missing) => {
  const root = await mkdtemp(join(tmpdir(), 'named-files-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await writeFile(join(root, file), `First line\n${line}\n`);
  expect(findMissingPaths(root, [file, ...OTHERS], [file])).toEqual(
    missing.map((path) => `${file}:2 names ${path}, which does not exist.`),
  );
});
