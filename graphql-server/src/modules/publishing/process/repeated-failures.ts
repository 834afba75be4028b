import type { Say } from '../../../kernel/log.ts';

/** The random name of a temporary file. */
const RANDOM_NAME = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Logs a repeated failure once, until the next success. */
export class RepeatedFailures {
  readonly #say: Say;
  readonly #known = new Set<string>();

  constructor(say: Say) {
    this.#say = say;
  }

  log(line: string): void {
    const name = line.replace(RANDOM_NAME, '');
    if (!this.#known.has(name)) this.#say(line, 'error');
    this.#known.add(name);
  }

  /** Called after a success. */
  forget(): void {
    this.#known.clear();
  }
}
