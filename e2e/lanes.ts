import { readFileSync } from 'node:fs';

/** A step of a test run: one program. */
export interface Step<Result> {
  label: string;
  run: () => Promise<Result>;
}

/** The total duration and processor time of all steps with a label. */
interface Spent {
  minutes: number;
  processorMinutes: number;
}

/**
 * Runs lists of steps in parallel, the steps of a list one after the other. A lane that has finished takes over the last step of the
 * longest other list, because a single lane would use only one of two cores.
 * @returns the results, and the usage by label
 */
export async function runLanes<Result>(
  lists: readonly Step<Result>[][],
): Promise<{ results: Result[]; spent: Map<string, Spent> }> {
  const waiting = lists.map((steps) => [...steps]);
  const results: Result[] = [];
  const spent = new Map<string, Spent>();
  let counted = readProcessorMinutes();
  const lanes = waiting.map(async (own) => {
    for (;;) {
      const step = own.shift() ?? longest(waiting).pop();
      if (!step) return;
      const begun = performance.now();
      results.push(await step.run());
      const { minutes = 0, processorMinutes = 0 } = spent.get(step.label) ?? {};
      // The system counts the time of a child process when it ends, so the increase since the previous step
      // belongs to this step.
      const now = readProcessorMinutes();
      spent.set(step.label, {
        minutes: minutes + (performance.now() - begun) / 60_000,
        processorMinutes: processorMinutes + now - counted,
      });
      counted = now;
    }
  });
  await Promise.all(lanes);
  return { results, spent };
}

function longest<Result>(lists: readonly Step<Result>[][]): Step<Result>[] {
  return lists.reduce((most, list) => (list.length > most.length ? list : most), []);
}

/**
 * Describes the usage, such as "build 0.6 min (0.5 of a processor), browser 5.1 min (6.2 of a processor)".
 */
export function describeSpent(spent: ReadonlyMap<string, Spent>): string {
  return [...spent]
    .map(
      ([label, { minutes, processorMinutes }]) =>
        `${label} ${minutes.toFixed(1)} min (${processorMinutes.toFixed(1)} of a processor)`,
    )
    .join(', ');
}

/** The index of the fields in `/proc/self/stat` with the times of ended child processes, including their children. */
const CHILDREN_USER = 13;
const TICKS_PER_MINUTE = 6_000;

/** The processor time of child processes that have ended; 0 if the system does not report it. */
function readProcessorMinutes(): number {
  if (process.platform !== 'linux') return 0;
  // The program's name may contain spaces.
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const [user = 0, system = 0] = fields
    .split(' ')
    .slice(CHILDREN_USER, CHILDREN_USER + 2)
    .map(Number);
  return (user + system) / TICKS_PER_MINUTE;
}
