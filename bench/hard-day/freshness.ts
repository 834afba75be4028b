import type { Asker } from './asker.ts';

const MAX_MS = 60_000;
const LOOK_MS = 1_000;

interface Said {
  title: string;
  since: number;
}

/** Checks that pages show saved changes within a minute. */
export class Freshness {
  readonly stale: string[] = [];
  readonly times: number[] = [];
  readonly #asker: Asker;
  readonly #said = new Map<string, Said>();

  constructor(asker: Asker) {
    this.#asker = asker;
  }

  /**
   * While a title changes, the page may show either version.
   * @returns the function to call with the new title, or with null if it is unknown whether the change was made
   */
  begin(path: string): (title: string | null) => void {
    this.#said.delete(path);
    return (title) => {
      if (title !== null) this.#said.set(path, { title, since: performance.now() });
    };
  }

  /** Forgets all expected titles, because an undo of many changes makes them unknown. */
  forgetAll(): void {
    this.#said.clear();
  }

  async watch(isOver: () => boolean): Promise<void> {
    while (!isOver() || this.#said.size > 0) {
      for (const [path, said] of this.#said) await this.#look(path, said);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  async #look(path: string, said: Said): Promise<void> {
    const page = await this.#asker.ask('page', path);
    const waited = performance.now() - said.since;
    if (page === null || this.#said.get(path) !== said) return;
    if (page.includes(said.title)) this.times.push(waited);
    else if (waited > MAX_MS)
      this.stale.push(`${path} does not say “${said.title}” after ${Math.round(waited / 1000)} s`);
    else return;
    this.#said.delete(path);
  }
}
