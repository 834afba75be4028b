import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE } from '../graphql-server/test/server-process.ts';
import type { HostAnswer, HostQuestion } from './shop-host-process.ts';

const PROCESS = fileURLToPath(new URL('shop-host-process.ts', import.meta.url));
type Question<Q = HostQuestion> = Q extends { id: number } ? Omit<Q, 'id'> : never;

/**
 * A process that runs one shop after another. Loading the server's code takes three seconds of processor time, so tests with their own shop
 * share a process that has loaded it.
 */
export class ShopHost {
  readonly #nodeOptions: readonly string[];
  readonly #waiting = new Map<number, PromiseWithResolvers<HostAnswer>>();
  #child: ChildProcess | null = null;
  #lastId = 0;

  /** @param nodeOptions options of the process, which starts with the first shop */
  constructor(nodeOptions: readonly string[]) {
    this.#nodeOptions = nodeOptions;
  }

  /** @param settings the environment of the shop @returns its address @throws Error if it does not start */
  async start(settings: Record<string, string>): Promise<string> {
    return String((await this.#ask({ start: settings })).url);
  }

  /** Stops a shop, and removes its folder and its data. */
  async stop(dataDir: string): Promise<void> {
    await this.#ask({ stop: { dataDir } });
  }

  /** Ends the process and the shops in it. */
  async close(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async #ask(question: Question): Promise<HostAnswer> {
    this.#child ??= this.#begin();
    const id = ++this.#lastId;
    const waiting = Promise.withResolvers<HostAnswer>();
    this.#waiting.set(id, waiting);
    this.#child.send({ id, ...question });
    const answer = await waiting.promise;
    if (answer.error) throw new Error(answer.error);
    return answer;
  }

  #begin(): ChildProcess {
    const { MONGODB_URI: _, ...environment } = process.env;
    const child = spawn(process.execPath, [...this.#nodeOptions, PROCESS], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...environment, NODE_COMPILE_CACHE: COMPILE_CACHE },
    });
    process.once('exit', () => child.kill('SIGKILL'));
    child.on('message', (answer: HostAnswer) => {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
    });
    child.once('exit', (code, signal) => {
      for (const { reject } of this.#waiting.values())
        reject(new Error(`The shops ended: ${code ?? signal}`));
    });
    return child;
  }
}
