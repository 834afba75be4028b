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
/** Files at once: tests wait for servers for much of their time, those of whole processes for most of it. */
const WORKERS = { unit: 2, process: 3 };
const words = process.argv.slice(2);
const tests = await selectTests(words);
keepTemporaryFilesInMemory();

// Much of it is waiting for servers: what waits most has a lane of its own, beside the build and the browser.
const broken = (error: Error) => [brokenOff(error)];
const tallies = await Promise.all([runOnSources().catch(broken), runOnBuiltParts().catch(broken)]);

const { text, isPassed } = describeTallies(tallies.flat());
if (words.length > 0 && tallies.flat().length === 0)
  console.log(`No test file has "${words.join('" or "')}" in its path.`);
console.log(text);
process.exitCode = isPassed ? 0 : 1;

async function runOnSources(): Promise<Tally[]> {
  const files = { unit: tests.unit, process: tests.processes };
  const needed = (['unit', 'process'] as const).filter((label) => files[label].length > 0);
  // Once for both of them.
  if (needed.length > 1) await fetchMongod();
  return Promise.all(needed.map((label) => runVitest(label, files[label], WORKERS[label])));
}

async function runOnBuiltParts(): Promise<Tally[]> {
  const { parts, pages, browser } = tests;
  // The browser has most to do: it waits for nothing longer than it must.
  const builds = parts.map((part) => buildParts({ only: [part] }));
  await Promise.all([...builds, browser.length > 0 ? installBrowser() : null]);
  return Promise.all([
    ...(pages.length > 0 ? [runVitest('pages', pages)] : []),
    ...(browser.length > 0 ? [runPlaywright(browser)] : []),
  ]);
}
