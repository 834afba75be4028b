import { buildParts } from '../graphql-server/commands/build-parts.ts';
import { fetchMongod } from './fetch-mongod.ts';
import { installBrowser } from './install-browser.ts';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';
import { runPlaywright, runVitest } from './runners.ts';
import { selectTests } from './select-tests.ts';
import { brokenOff, describeTallies, type Tally } from './tally.ts';

/**
 * `npm test` runs all tests there are, `npm test -- cart prices` those in files whose path contains one of the words.
 * It builds only what these need, and ends with one line of counts.
 */
/** Files at once, in each of the two lanes: more would only keep one another from the two cores they are meant for. */
const WORKERS = 2;
/** Tests of whole processes wait more than they work. */
const PROCESS_WORKERS = 3;
const words = process.argv.slice(2);
const tests = await selectTests(words);
keepTemporaryFilesInMemory();

if (tests.unit.length + tests.processes.length + tests.pages.length > 0) await fetchMongod();
// Two lanes, of which each runs one thing after the other.
const times: string[] = [];
const broken = (error: Error) => [brokenOff(error)];
const tallies = await Promise.all([runOnSources().catch(broken), runOnBuiltParts().catch(broken)]);

const { text, isPassed } = describeTallies(tallies.flat());
if (words.length > 0 && tallies.flat().length === 0)
  console.log(`No test file has "${words.join('" or "')}" in its path.`);
console.log(`\nWhere the time went: ${times.join(', ')}`);
console.log(text);
process.exitCode = isPassed ? 0 : 1;

async function runOnSources(): Promise<Tally[]> {
  const files = { unit: tests.unit, process: tests.processes };
  const needed = (['unit', 'process'] as const).filter((label) => files[label].length > 0);
  const tallies: Tally[] = [];
  for (const label of needed) {
    const workers = label === 'process' ? PROCESS_WORKERS : WORKERS;
    tallies.push(await timed(label, () => runVitest(label, files[label], workers)));
  }
  return tallies;
}

async function runOnBuiltParts(): Promise<Tally[]> {
  const { parts, pages, browser } = tests;
  const builds = parts.map((part) => buildParts({ only: [part] }));
  await timed('build', () => Promise.all([...builds, browser.length > 0 ? installBrowser() : null]));
  return [
    ...(pages.length > 0 ? [await timed('pages', () => runVitest('pages', pages, WORKERS))] : []),
    ...(browser.length > 0 ? [await timed('browser', () => runPlaywright(browser))] : []),
  ];
}

/** Runs a part, and notes for the end how long it took. */
async function timed<T>(label: string, run: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await run();
  } finally {
    times.push(`${label} ${((performance.now() - begun) / 60_000).toFixed(1)} min`);
  }
}
