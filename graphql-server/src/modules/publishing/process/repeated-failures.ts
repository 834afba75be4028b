import type { Say } from '../../../kernel/log.ts';

/** Of a file that is being written. */
const RANDOM_NAME = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Logs once what fails again and again, until it has worked. */
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

  /** It has worked. */
  forget(): void {
    this.#known.clear();
  }
}
