import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { PART_NAMES, type PartName } from '../graphql-server/commands/build-parts.ts';

const ROOT = join(import.meta.dirname, '..');

/** The parts that the tests of a folder of `e2e` open; those of any other file open all of them. */
const OPENED_PARTS: Record<string, readonly PartName[]> = { site: ['storefront'], admin: ['admin'], api: [] };

/** They publish, which renders pages by the build of the storefront. */
const PUBLISHING_TESTS = /(storefront|live-shop)\.spec/;

/** Tests of the server that render pages by the build of the storefront. */
const RENDERING_TESTS = /server\/test\/publishing\/random-changes/;

/** Tests of whole processes that are started and killed: they wait more than they work. */
const PROCESS_TESTS =
  /server\/test\/((alerts|embedded|failover|kills|lifecycle|seed)\/|backup\/(commands|object-store|swap)|publishing\/(kills|preview-kills|lost-release|webhook|reasons|failures)|transfer\/(all-or-nothing|large-file)|accounts\/waiting|history\/killed)/;

/** The files of a test run, relative to the repository, by what runs them. */
interface SelectedTests {
  /** Vitest, on the sources alone. */
  unit: string[];
  /** Vitest, on the sources alone, with real servers and databases that come and go. */
  processes: string[];
  /** Vitest, on the built storefront. */
  pages: string[];
  /** Playwright, on the built parts. */
  browser: string[];
  /** The parts that have to be built for `pages` and `browser`. */
  parts: PartName[];
}

/** Finds the test files whose path contains one of the words; all of them when there are no words. */
export async function selectTests(words: readonly string[]): Promise<SelectedTests> {
  const find = async (pattern: string) => {
    const files = await Array.fromAsync(glob(pattern, { cwd: ROOT, exclude: ['**/node_modules'] }));
    return files.filter((file) => words.length === 0 || words.some((word) => file.includes(word))).sort();
  };
  const sources = await find('{admin,bench,graphql-server,rules,site}/**/*.test.{ts,tsx}');
  const processes = sources.filter((file) => PROCESS_TESTS.test(file));
  const rendering = sources.filter((file) => RENDERING_TESTS.test(file));
  const unit = sources.filter((file) => !PROCESS_TESTS.test(file) && !RENDERING_TESTS.test(file));
  const pages = [...(await find('e2e/**/*.test.ts')), ...rendering];
  const browser = await find('e2e/**/*.spec.ts');
  return { unit, processes, pages, browser, parts: partsOpenedBy([...pages, ...browser]) };
}

function partsOpenedBy(files: readonly string[]): PartName[] {
  const opened = files.flatMap((file): readonly PartName[] => {
    if (RENDERING_TESTS.test(file)) return ['storefront'];
    const folder = PUBLISHING_TESTS.test(file) ? '' : file.split(/[\\/]/)[1];
    return OPENED_PARTS[folder ?? ''] ?? PART_NAMES;
  });
  return PART_NAMES.filter((name) => opened.includes(name));
}
