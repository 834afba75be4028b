import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { notAnImageText, tooSlowText } from '@mela/rules/images.ts';
import type { CopyKind, PreparedImage } from './decode-image.ts';
import type { DecoderAnswer, DecoderQuestion, DecoderStep } from './decoder-process.ts';
import { imageError, TOO_SLOW_EXIT_CODE } from './image-errors.ts';

const PROGRAM = fileURLToPath(new URL('./decoder-process.ts', import.meta.url));
/** Of the processor. */
const MAX_SECONDS = 5;
/** A process that nothing is heard of for so many times as long is ended from outside. */
const MAX_WAITS = 4;
/** A process takes some 80 MB: it ends when there is nothing to do. */
const IDLE_MS = 10_000;
/** One process is kept free for what is quick: in megapixels, as `inspectImage` tells them. */
const QUICK_COST = 8;
/** Of an image as it is stored. */
const SHRINK_COST = 3;

interface Job {
  question: DecoderStep;
  cost: number;
  done: (answer: Promise<DecoderAnswer>) => void;
}

/**
 * Decodes images in two processes, one job each, the quickest first: large images do not hold up the others.
 */
export class Decoder {
  readonly #workers: DecoderWorker[];
  #waiting: Job[] = [];

  /** @param maxCosts the largest job of each process. */
  constructor(maxSeconds = MAX_SECONDS, maxCosts = [QUICK_COST, Number.POSITIVE_INFINITY]) {
    this.#workers = maxCosts.map((maxCost) => new DecoderWorker(maxCost, maxSeconds));
  }

  /** @throws UserError when the file is no acceptable image, or takes too long. */
  async decode(name: string, path: string): Promise<PreparedImage> {
    const inspected = await this.#ask({ step: 'inspect', name, path }, 0);
    const cost = 'cost' in inspected ? inspected.cost : 0;
    const answer = 'cost' in inspected ? await this.#ask({ step: 'decode', name, path }, cost) : inspected;
    if ('image' in answer) return answer.image;
    if ('refused' in answer) throw imageError(answer.refused.code, answer.refused.message);
    throw new Error(`An image could not be read: ${'failed' in answer ? answer.failed : 'no answer'}`);
  }

  /** Makes a copy of a stored image. @throws Error where the large file is damaged */
  async shrink(name: string, large: Uint8Array, kind: CopyKind): Promise<Buffer> {
    const answer = await this.#ask({ step: 'shrink', name, large, kind }, SHRINK_COST);
    if ('copy' in answer) return Buffer.from(answer.copy);
    throw new Error(`The stored image ${name} could not be resized.`);
  }

  #ask(question: DecoderStep, cost: number): Promise<DecoderAnswer> {
    return new Promise((done) => {
      this.#waiting.push({ question, cost, done });
      this.#waiting.sort((one, other) => one.cost - other.cost);
      this.#start();
    });
  }

  #start(): void {
    for (const worker of this.#workers) {
      const [job] = this.#waiting;
      if (!job || worker.isBusy || job.cost > worker.maxCost) continue;
      this.#waiting.shift();
      const answer = worker.run(job.question);
      job.done(answer);
      void answer.catch(() => {}).then(() => this.#start());
    }
  }
}

class DecoderWorker {
  readonly maxCost: number;
  readonly #maxSeconds: number;
  isBusy = false;
  #child: Promise<ChildProcess> | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(maxCost: number, maxSeconds: number) {
    this.maxCost = maxCost;
    this.#maxSeconds = maxSeconds;
  }

  async run(question: DecoderStep): Promise<DecoderAnswer> {
    this.isBusy = true;
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const starting = this.#child;
    try {
      const child = await starting;
      const answer = await ask(child, { ...question, maxSeconds: this.#maxSeconds });
      // A process that was killed is asked nothing more, though it has not ended yet: the next image would be blamed.
      if (child.killed) this.#forget(starting);
      return answer;
    } finally {
      this.isBusy = false;
      this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
    }
  }

  #start(): Promise<ChildProcess> {
    const starting = startProcess(() => this.#forget(starting));
    return starting;
  }

  /** Unless another process has replaced it. */
  #forget(child: Promise<ChildProcess>): void {
    if (this.#child === child) this.#child = null;
  }

  #end(): void {
    void this.#child?.then((child) => child.kill('SIGKILL'));
    this.#child = null;
  }
}

/** A process that reads untrusted data gets none of the server's environment. */
async function startProcess(onExit: () => void): Promise<ChildProcess> {
  const { NODE_COMPILE_CACHE = '' } = process.env;
  const child = fork(PROGRAM, [], { execArgv: [], serialization: 'advanced', env: { NODE_COMPILE_CACHE } });
  child.once('exit', onExit).once('error', onExit);
  await new Promise((resolve, reject) => {
    child.once('message', resolve).once('error', reject);
    child.once('exit', (code) => reject(new Error(`The process that reads images ended with ${code}.`)));
  });
  child.on('error', () => {});
  // The child process must not keep the server running.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Kills a process that takes too long. A process that ended by itself has read a file that no decoder can read. */
function ask(child: ChildProcess, question: DecoderQuestion): Promise<DecoderAnswer> {
  const { name, maxSeconds } = question;
  const { promise, resolve } = Promise.withResolvers<DecoderAnswer>();
  const refuseAsTooSlow = () =>
    resolve({ refused: { code: 'PAYLOAD_TOO_LARGE', message: tooSlowText(name, maxSeconds) } });
  const onExit = (code: number | null) =>
    code === TOO_SLOW_EXIT_CODE
      ? refuseAsTooSlow()
      : resolve({ refused: { code: 'UNSUPPORTED_MEDIA_TYPE', message: notAnImageText(name) } });
  const timer = setTimeout(
    () => {
      refuseAsTooSlow();
      child.kill('SIGKILL');
    },
    MAX_WAITS * maxSeconds * 1_000,
  );
  child.once('message', resolve).once('exit', onExit);
  child.send(question, (error) => error && onExit(null));
  return promise.finally(() => {
    clearTimeout(timer);
    child.off('message', resolve).off('exit', onExit);
  });
}

export const decoder = new Decoder();
