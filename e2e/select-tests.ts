import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PART_NAMES, type PartName } from '../graphql-server/commands/build-parts.ts';

const ROOT = join(import.meta.dirname, '..');

/** The parts that tests in a folder of `e2e` use; tests in other files use all of them. */
const OPENED_PARTS: Record<string, readonly PartName[]> = { site: ['storefront'], admin: ['admin'], api: [] };

/** Tests that publish, which renders pages with the storefront's build. */
const PUBLISHING_TESTS = /(storefront|live-shop)\.spec/;

/** Server tests that render pages with the storefront's build call this. */
const RENDERS = 'makeRenderedSite()';

/** Tests that start and kill whole processes; they mostly wait. */
const PROCESS_TESTS =
  /server\/test\/((alerts|embedded|failover|kills|lifecycle|seed)\/|backup\/(commands|object-store|swap)|publishing\/(kills|preview-kills|lost-release|webhook|reasons|failures)|transfer\/(all-or-nothing|large-file)|accounts\/waiting|history\/killed)/;

/** The files of a test run, relative to the repository, by runner. */
interface SelectedTests {
  /** Vitest on the sources. */
  unit: string[];
  /** Vitest on the sources, with real servers and databases that start and stop. */
  processes: string[];
  /** Vitest on the built storefront. */
  pages: string[];
  /** Playwright on the built parts. */
  browser: string[];
  /** The parts that `pages` and `browser` need built. */
  parts: PartName[];
}

/** Finds the test files whose path contains one of the words; without words, all. */
export async function selectTests(words: readonly string[]): Promise<SelectedTests> {
  const find = async (pattern: string) => {
    const files = await Array.fromAsync(glob(pattern, { cwd: ROOT, exclude: ['**/node_modules'] }));
    return files.filter((file) => words.length === 0 || words.some((word) => file.includes(word))).sort();
  };
  const sources = await find('{admin,bench,graphql-server,rules,site}/**/*.test.{ts,tsx}');
  const processes = sources.filter((file) => PROCESS_TESTS.test(file));
  const rendering = await renderingAmong(sources);
  const unit = sources.filter((file) => !PROCESS_TESTS.test(file) && !rendering.includes(file));
  const pages = [...(await find('e2e/**/*.test.ts')), ...rendering];
  const browser = await find('e2e/**/*.spec.ts');
  return { unit, processes, pages, browser, parts: partsOpenedBy([...pages, ...browser], rendering) };
}

async function renderingAmong(files: readonly string[]): Promise<string[]> {
  const onServer = files.filter((file) => /server[\\/]test[\\/]/.test(file));
  const texts = await Promise.all(onServer.map((file) => readFile(join(ROOT, file), 'utf8')));
  return onServer.filter((_, index) => texts[index]?.includes(RENDERS));
}

function partsOpenedBy(files: readonly string[], rendering: readonly string[]): PartName[] {
  const opened = files.flatMap((file): readonly PartName[] => {
    if (rendering.includes(file)) return ['storefront'];
    const folder = PUBLISHING_TESTS.test(file) ? '' : file.split(/[\\/]/)[1];
    return OPENED_PARTS[folder ?? ''] ?? PART_NAMES;
  });
  return PART_NAMES.filter((name) => opened.includes(name));
}

/** Divides files into as few lists as the maximum length allows, with about equal durations, estimated by file size. */
export async function divide(files: readonly string[], most: number): Promise<string[][]> {
  const sized = await Promise.all(
    files.map(async (file) => ({ file, size: (await stat(join(ROOT, file))).size })),
  );
  const lists = Array.from({ length: Math.ceil(files.length / most) }, () => ({
    size: 0,
    files: [] as string[],
  }));
  for (const { file, size } of sized.toSorted((a, b) => b.size - a.size)) {
    const shortest = lists.reduce((least, list) => (list.size < least.size ? list : least));
    shortest.size += size;
    shortest.files.push(file);
  }
  return lists.map((list) => list.files);
}
