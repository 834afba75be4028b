import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, seededRandom } from '../seeded-random.ts';
import { KILL_TARGETS, type ServerProcess, startServerProcess } from '../server-process.ts';
import { Calls } from './calls.ts';
import { createDataDir } from './data-dir.ts';
import { inspectFiles, inspectProcesses } from './inspect.ts';
import { inspectHistory } from './inspect-history.ts';
import { Ledger } from './ledger.ts';
import { drawImages, type SampleImage } from './sample-images.ts';

import { work } from './workload.ts';

const WORKER_COUNT = 5;
const IMAGE_COUNT = 60;
/** A kill comes after so many answers at most, so that a slow machine has as much to lose as a fast one, and then some. */
const MAX_ANSWERS = 20;
const MAX_FURTHER_MS = 50;
/** After one in so many kills, the first among them, the start itself is killed: its recovery, and its sweep. */
const KILLS_PER_START_KILL = 6;
const MAX_START_MS = 2_000;

export interface KillPointsOptions {
  points: number;
  /** Repeats the choices of an earlier run; what the processes were doing at each kill depends on the machine too. */
  seed: number;
  /** How many different images the products have between them. */
  imageCount?: number;
  onPoint?: (point: number, report: KillPointsReport) => void;
}

export interface KillPointsReport {
  /** A sentence for each thing that was lost, left over or damaged, with the point it was found after. */
  faults: string[];
  /** Additions, changes and deletions that the server answered. */
  acknowledged: number;
  /** Those that a kill cut off before their answer. */
  cutOff: number;
  /** From the start of the process to its first line of addresses, for each restart after a kill. */
  startMs: number[];
  /** Checking all products and files, for each restart. */
  checkMs: number[];
}

/**
 * Kills a server with SIGKILL at random moments of its work and starts it again on the same files; after every start
 * nothing acknowledged may be missing, and nothing may be left over.
 */
export async function runKillPoints(options: KillPointsOptions): Promise<KillPointsReport> {
  const dataDir = await createDataDir();
  const run = new KillPointsRun(dataDir, options);
  try {
    await run.begin();
    for (let point = 1; point <= options.points; point += 1) {
      await run.killOnce(point);
      options.onPoint?.(point, run.report());
    }
    await run.end();
    return run.report();
  } finally {
    await run.dispose();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Each target in turn, so that a few kills hit all of them. */
export function killTarget(point: number): (typeof KILL_TARGETS)[number] {
  return KILL_TARGETS[point % KILL_TARGETS.length] ?? 'process';
}

class KillPointsRun {
  readonly #dataDir: string;
  readonly #seed: number;
  readonly #imageCount: number;
  readonly #random: Random;
  readonly #ledger = new Ledger();
  readonly #faults: string[] = [];
  readonly #startMs: number[] = [];
  readonly #checkMs: number[] = [];
  #images: SampleImage[] = [];
  #categoryId = '';
  #server: ServerProcess;
  #url = '';

  constructor(dataDir: string, { seed, imageCount = IMAGE_COUNT }: KillPointsOptions) {
    this.#dataDir = dataDir;
    this.#seed = seed;
    this.#imageCount = imageCount;
    this.#random = seededRandom(seed);
    this.#server = startServerProcess({ dataDir });
  }

  async begin(): Promise<void> {
    this.#images = await drawImages(this.#imageCount, this.#random);
    this.#url = await this.#server.url;
    this.#categoryId = await new Calls(this.#url).addCategory('Things');
  }

  /** Lets the server work, kills it, starts it again, and checks what it has. */
  async killOnce(point: number): Promise<void> {
    await this.#workUntilKilled(point);
    const started = performance.now();
    this.#server = startServerProcess({ dataDir: this.#dataDir });
    if (point % KILLS_PER_START_KILL === 1) {
      await sleep(this.#random.integer(0, MAX_START_MS));
      await this.#server.kill(this.#random.pick(KILL_TARGETS));
      this.#server = startServerProcess({ dataDir: this.#dataDir });
    }
    this.#url = await this.#server.url;
    const ready = performance.now();
    await this.#check(`after point ${point}`);
    this.#startMs.push(ready - started);
    this.#checkMs.push(performance.now() - ready);
  }

  /** Stops the server as its operator would: then nothing runs any more, and nothing was lost either. */
  async end(): Promise<void> {
    const { code } = await this.#server.stop();
    if (code !== 0) this.#faults.push(`The server ended with code ${code} when it was asked to stop.`);
    this.#report('after the end', await inspectProcesses(this.#dataDir, 0));
  }

  async dispose(): Promise<void> {
    await this.#server.kill('everything');
  }

  report(): KillPointsReport {
    return {
      faults: this.#faults,
      acknowledged: this.#ledger.acknowledgedCount,
      cutOff: this.#ledger.cutOffCount,
      startMs: this.#startMs,
      checkMs: this.#checkMs,
    };
  }

  async #workUntilKilled(point: number): Promise<void> {
    const answers = this.#ledger.acknowledgedCount + this.#random.integer(0, MAX_ANSWERS);
    let isOver = false;
    const place = {
      calls: new Calls(this.#url),
      ledger: this.#ledger,
      images: this.#images,
      categoryId: this.#categoryId,
      isOver: () => isOver,
    };
    const workers = Array.from({ length: WORKER_COUNT }, (_, worker) =>
      work(place, seededRandom(this.#seed, point, worker)),
    );
    const working = Promise.all(workers);
    await Promise.race([working, this.#ledger.reaches(answers)]);
    await Promise.race([working, sleep(this.#random.fraction() * MAX_FURTHER_MS)]);
    isOver = true;
    await this.#server.kill(killTarget(point));
    await working;
  }

  async #check(when: string): Promise<void> {
    const calls = new Calls(this.#url);
    const products = await calls.list();
    const byRest = await calls.listTitlesByRest();
    const history = await calls.listHistory();
    this.#report(when, [
      ...this.#ledger.settle(products),
      ...(byRest.length === products.length ? [] : ['REST and GraphQL list different products.']),
      ...inspectHistory(history, products),
      ...(await inspectFiles(
        this.#dataDir,
        products,
        history.flatMap(({ before }) => before),
      )),
      ...(await inspectProcesses(this.#dataDir, 1)),
    ]);
  }

  #report(when: string, faults: string[]): void {
    this.#faults.push(...faults.map((fault) => `${when}: ${fault}`));
  }
}
