import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { imageTooSlow, notAnImage } from '@mela/rules/images.ts';
import type { CopyKind, PreparedImage } from './decode-image.ts';
import type { DecoderAnswer, DecoderQuestion, DecoderStep } from './decoder-process.ts';
import { imageError, TOO_SLOW_EXIT_CODE } from './image-errors.ts';

const PROGRAM = fileURLToPath(new URL('./decoder-process.ts', import.meta.url));
/** The limit of CPU time. */
const MAX_SECONDS = 5;
/** The parent kills a process that does not respond for this multiple of the limit. */
const MAX_WAITS = 4;
/** An idle process exits, because it takes about 80 MB. */
const IDLE_MS = 10_000;
/** Jobs below this cost in megapixels, as `inspectImage` returns it, are quick. One process is reserved for them. */
const QUICK_COST = 8;
/** The cost of decoding a stored image. */
const SHRINK_COST = 3;

interface Job {
  question: DecoderStep;
  cost: number;
  done: (answer: Promise<DecoderAnswer>) => void;
}

/** Decodes images in two processes, one job each, the quickest first. Large images do not delay the others. */
export class Decoder {
  readonly #workers: DecoderWorker[];
  #waiting: Job[] = [];

  /** @param maxCosts the most expensive job that each process accepts */
  constructor(maxSeconds = MAX_SECONDS, maxCosts = [QUICK_COST, Number.POSITIVE_INFINITY]) {
    this.#workers = maxCosts.map((maxCost) => new DecoderWorker(maxCost, maxSeconds));
  }

  /** @throws UserError when the file is not an accepted image, or takes too long */
  async decode(name: string, path: string): Promise<PreparedImage> {
    const inspected = await this.#ask({ step: 'inspect', name, path }, 0);
    const cost = 'cost' in inspected ? inspected.cost : 0;
    const answer = 'cost' in inspected ? await this.#ask({ step: 'decode', name, path }, cost) : inspected;
    if ('image' in answer) return answer.image;
    if ('refused' in answer) throw imageError(answer.refused.code, answer.refused.message);
    throw new Error(`An image could not be read: ${'failed' in answer ? answer.failed : 'no answer'}`);
  }

  /** Makes a copy of a stored image. @throws Error if the large file is damaged */
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
      // Send no more jobs to a killed process that has not exited yet: its exit would be blamed on the next
      // image.
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

  /** Does nothing if another process has already replaced this one. */
  #forget(child: Promise<ChildProcess>): void {
    if (this.#child === child) this.#child = null;
  }

  #end(): void {
    void this.#child?.then((child) => child.kill('SIGKILL'));
    this.#child = null;
  }
}

/** A process that reads untrusted data does not receive the server's environment. */
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

/** Kills a process that takes too long. If a process exited without being killed, no decoder can read its file. */
function ask(child: ChildProcess, question: DecoderQuestion): Promise<DecoderAnswer> {
  const { name, maxSeconds } = question;
  const { promise, resolve } = Promise.withResolvers<DecoderAnswer>();
  const refuseAsTooSlow = () =>
    resolve({ refused: { code: 'PAYLOAD_TOO_LARGE', message: imageTooSlow(name, maxSeconds) } });
  const onExit = (code: number | null) =>
    code === TOO_SLOW_EXIT_CODE
      ? refuseAsTooSlow()
      : resolve({ refused: { code: 'UNSUPPORTED_MEDIA_TYPE', message: notAnImage(name) } });
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
