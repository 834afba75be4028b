import { readFile } from 'node:fs/promises';
import { type Config, readPublicUrl, withPublicUrl } from './config.ts';
import type { Say } from './log.ts';
import { kernelTexts } from './messages.ts';

const REREAD_MS = 2_000;

interface Jobs {
  start(job: { name: string; everyMs: number; run: (signal: AbortSignal) => Promise<unknown> }): unknown;
}

/**
 * The address of the shop: `publicUrl` of the configuration, or the address that the server listens on. With PUBLIC_URL_FILE it
 * reads that file every two seconds and stores a new address in the configuration. Do not copy the address: read it here or in the
 * configuration each time.
 */
export class ShopAddress {
  readonly #config: Config;
  readonly #log: Say;
  #listeningAt = '';
  /** The error in the file that was last logged. */
  #loggedFault = '';

  constructor(config: Config, log: Say) {
    this.#config = config;
    this.#log = log;
  }

  /** Such as https://shop.example, without a trailing slash; empty until the server listens, if no address is configured. */
  get origin(): string {
    return this.#config.publicUrl?.origin ?? this.#listeningAt;
  }

  /** @param url such as http://localhost:4000, without a trailing slash */
  listensAt(url: string): void {
    this.#listeningAt = url;
  }

  /** Watches the file, if one is configured. @param onChange called after each change of the address */
  follow(jobs: Jobs, onChange: () => Promise<void>): void {
    const { publicUrlFile } = this.#config;
    if (publicUrlFile === null) return;
    const run = async (signal: AbortSignal) => {
      if (await this.#reread(publicUrlFile, signal)) await onChange();
    };
    jobs.start({ name: 'read-public-url', everyMs: REREAD_MS, run });
  }

  /** An invalid file changes nothing, and is logged once. @returns whether the address has changed */
  async #reread(file: string, signal: AbortSignal): Promise<boolean> {
    const { url, fault } = await readAddress(file, signal);
    if (signal.aborted) return false;
    const before = this.origin;
    if (fault && fault !== this.#loggedFault)
      this.#log(`${fault} The shop keeps the address ${before}.`, 'warn');
    this.#loggedFault = fault;
    if (url === null || url.href === this.#config.publicUrl?.href) return false;
    Object.assign(this.#config, withPublicUrl(this.#config, url));
    this.#log(kernelTexts.publicUrlChanged({ before, after: this.origin }));
    return true;
  }
}

async function readAddress(file: string, signal: AbortSignal): Promise<{ url: URL | null; fault: string }> {
  const faults: string[] = [];
  try {
    const text = (await readFile(file, { encoding: 'utf8', signal })).trim();
    if (text === '') faults.push(kernelTexts.publicUrlFileEmpty);
    return { url: readPublicUrl(text, faults), fault: faults.join(' ') };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { url: null, fault: kernelTexts.publicUrlFileUnreadable({ code }) };
  }
}
