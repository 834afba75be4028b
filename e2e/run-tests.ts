import { buildParts } from '../graphql-server/commands/build-parts.ts';
import { fetchMongod } from './fetch-mongod.ts';
import { installBrowser } from './install-browser.ts';
import { describeSpent, runLanes, type Step } from './lanes.ts';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';
import { runPlaywright, runVitest } from './runners.ts';
import { divide, selectTests } from './select-tests.ts';
import { brokenOff, describeTallies, NO_TESTS, runFailedAgain, type Tally, type TestRun } from './tally.ts';

/**
 * `npm test` runs all tests; `npm test -- cart prices` those in files whose path contains one of the words. It builds only the parts they
 * need, and ends with one line of counts. The number of files at once in each of the two lanes: more would compete for the two cores.
 */
const WORKERS = 2;
/** The number of files at once for tests of whole processes, which mostly wait. */
const PROCESS_WORKERS = 3;
/** The maximum number of files in one program, so that the other lane, which finishes first, can take over the rest. */
const PROCESS_FILES = 24;
const words = process.argv.slice(2);
const tests = await selectTests(words);
keepTemporaryFilesInMemory();

if (tests.unit.length + tests.processes.length + tests.pages.length > 0) await fetchMongod();
const built = Promise.withResolvers<boolean>();
const { results, spent } = await runLanes([await sourceSteps(), builtSteps()]);
const tallies = await runFailedAgain(results);

const { text, isPassed } = describeTallies(tallies);
if (words.length > 0 && tallies.every(({ files, faults }) => files.length + faults.length === 0))
  console.log(`No test file has "${words.join('" or "')}" in its path.`);
console.log(`\nWhere the time went: ${describeSpent(spent)}`);
console.log(text);
process.exitCode = isPassed ? 0 : 1;

async function sourceSteps(): Promise<Step<TestRun>[]> {
  const processes = await divide(tests.processes, PROCESS_FILES);
  return [
    ...(tests.unit.length > 0
      ? [step('unit', tests.unit, (files) => runVitest('unit', files, WORKERS))]
      : []),
    ...processes.map((list) =>
      step('process', list, (files) => runVitest('process', files, PROCESS_WORKERS)),
    ),
  ];
}

/** All browser tests are one program, because each program loads all files and starts a server for each worker. */
function builtSteps(): Step<TestRun>[] {
  const { pages, browser } = tests;
  if (pages.length + browser.length === 0) return [];
  return [
    step('build', [], build),
    ...(pages.length > 0
      ? [
          step(
            'pages',
            pages,
            onBuilt((files) => runVitest('pages', files, WORKERS)),
          ),
        ]
      : []),
    ...(browser.length > 0 ? [step('browser', browser, onBuilt(runPlaywright))] : []),
  ];
}

async function build(): Promise<Tally> {
  const builds = tests.parts.map((part) => buildParts({ only: [part] }));
  const all = Promise.all([...builds, tests.browser.length > 0 ? installBrowser() : null]);
  all.then(
    () => built.resolve(true),
    () => built.resolve(false),
  );
  await all;
  return NO_TESTS;
}

/**
 * Waits for the built parts. Runs nothing if the build failed, because the build's own step then reports the
 * failure.
 */
function onBuilt(run: TestRun['run']): TestRun['run'] {
  return async (files) => ((await built.promise) ? run(files) : NO_TESTS);
}

/** A program that cannot be started is a failure, and does not prevent others from running. */
function step(label: string, files: readonly string[], run: TestRun['run']): Step<TestRun> {
  const runSafely: TestRun['run'] = (some) => run(some).catch(brokenOff);
  return { label, run: async () => ({ files, tally: await runSafely(files), run: runSafely }) };
}
