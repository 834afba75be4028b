import { readFile } from 'node:fs/promises';
import { type Config, readPublicUrl, withPublicUrl } from './config.ts';
import type { Say } from './log.ts';

const REREAD_MS = 2_000;

interface Jobs {
  start(job: { name: string; everyMs: number; run: (signal: AbortSignal) => Promise<unknown> }): unknown;
}

/**
 * The address of the shop: `publicUrl` of the configuration, or else the address that the server listens on. Where PUBLIC_URL_FILE
 * names a file, it reads that file every two seconds and puts a new address into the configuration. Everything that depends on the
 * address reads it here or in the configuration each time, and keeps no copy.
 */
export class ShopAddress {
  readonly #config: Config;
  readonly #log: Say;
  #listeningAt = '';
  /** What is wrong with the file, as the log says already. */
  #loggedFault = '';

  constructor(config: Config, log: Say) {
    this.#config = config;
    this.#log = log;
  }

  /** Such as https://shop.example, without a slash at the end; empty until the server listens, where no address is configured. */
  get origin(): string {
    return this.#config.publicUrl?.origin ?? this.#listeningAt;
  }

  /** @param url such as http://localhost:4000, without a slash at the end */
  listensAt(url: string): void {
    this.#listeningAt = url;
  }

  /** Reads the file again and again, if there is one. @param onChange is called after each change of the address */
  follow(jobs: Jobs, onChange: () => Promise<void>): void {
    const { publicUrlFile } = this.#config;
    if (publicUrlFile === null) return;
    const run = async (signal: AbortSignal) => {
      if (await this.#reread(publicUrlFile, signal)) await onChange();
    };
    jobs.start({ name: 'read-public-url', everyMs: REREAD_MS, run });
  }

  /** A file with a fault changes nothing, and is logged once. @returns whether the address has changed */
  async #reread(file: string, signal: AbortSignal): Promise<boolean> {
    const { url, fault } = await readAddress(file, signal);
    if (signal.aborted) return false;
    const before = this.origin;
    if (fault && fault !== this.#loggedFault)
      this.#log(`${fault} The address of the shop stays ${before}.`, 'warn');
    this.#loggedFault = fault;
    if (url === null || url.href === this.#config.publicUrl?.href) return false;
    Object.assign(this.#config, withPublicUrl(this.#config, url));
    this.#log(`The address of the shop was changed from ${before} to ${this.origin} (PUBLIC_URL_FILE).`);
    return true;
  }
}

async function readAddress(file: string, signal: AbortSignal): Promise<{ url: URL | null; fault: string }> {
  const faults: string[] = [];
  try {
    const text = (await readFile(file, { encoding: 'utf8', signal })).trim();
    if (text === '') faults.push('PUBLIC_URL_FILE names an empty file.');
    return { url: readPublicUrl(text, faults), fault: faults.join(' ') };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { url: null, fault: `PUBLIC_URL_FILE names a file that cannot be read (${code}).` };
  }
}
