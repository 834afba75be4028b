import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, seededRandom } from '../seeded-random.ts';
import {
  KILL_TARGETS,
  type ServerProcess,
  startServerProcess,
  WITH_PATIENT_TIMEOUTS,
} from '../server-process.ts';
import { Calls } from './calls.ts';
import { createDataDir } from './data-dir.ts';
import { inspectFiles, inspectProcesses } from './inspect.ts';
import { inspectHistory } from './inspect-history.ts';
import { Ledger } from './ledger.ts';
import { drawImages, type SampleImage } from './sample-images.ts';

import { work } from './workload.ts';

const WORKER_COUNT = 5;
const IMAGE_COUNT = 60;
/**
 * The maximum number of responses before a kill, so that a slow machine has as much to lose as a fast one.
 */
const MAX_ANSWERS = 20;
const MAX_FURTHER_MS = 50;
/**
 * Once in this many kills, including the first, the following start is killed, too, during its recovery or
 * cleanup.
 */
const KILLS_PER_START_KILL = 6;
const MAX_START_MS = 2_000;

export interface KillPointsOptions {
  points: number;
  /** Repeats the choices of an earlier run; the processes' state at each kill also depends on the machine. */
  seed: number;
  /** The number of different images in use. */
  imageCount?: number;
  onPoint?: (point: number, report: KillPointsReport) => void;
}

export interface KillPointsReport {
  /** A sentence for each lost, leftover or damaged item, with its kill point. */
  faults: string[];
  /** Additions, changes and deletions that the server acknowledged. */
  acknowledged: number;
  /** Requests that a kill interrupted before their response. */
  cutOff: number;
  /** The time from the start of the process to its first printed address, for each restart after a kill. */
  startMs: number[];
  /** The time to check all products and files, for each restart. */
  checkMs: number[];
}

/**
 * Kills a server with SIGKILL at random moments of its work and restarts it on the same files. After every start, nothing acknowledged may
 * be missing, and nothing may be left over.
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

/** The target of a kill. Targets take turns, so that a few kills cover all of them. */
export function killTarget(point: number): (typeof KILL_TARGETS)[number] {
  return KILL_TARGETS[point % KILL_TARGETS.length] ?? 'process';
}

function start(dataDir: string): ServerProcess {
  return startServerProcess({ dataDir, nodeOptions: WITH_PATIENT_TIMEOUTS });
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
    this.#server = start(dataDir);
  }

  async begin(): Promise<void> {
    this.#images = await drawImages(this.#imageCount, this.#random);
    this.#url = await this.#server.url;
    this.#categoryId = await new Calls(this.#url).addCategory('Things');
  }

  /** Lets the server work, kills it, restarts it, and checks its data. */
  async killOnce(point: number): Promise<void> {
    await this.#workUntilKilled(point);
    const started = performance.now();
    this.#server = start(this.#dataDir);
    if (point % KILLS_PER_START_KILL === 1) {
      await sleep(this.#random.integer(0, MAX_START_MS));
      await this.#server.kill(this.#random.pick(KILL_TARGETS));
      this.#server = start(this.#dataDir);
    }
    this.#url = await this.#server.url;
    const ready = performance.now();
    await this.#check(`after point ${point}`);
    this.#startMs.push(ready - started);
    this.#checkMs.push(performance.now() - ready);
  }

  /** Stops the server as its operator would. Afterwards no process may be left, and nothing may be lost. */
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
