import type { ShopContent } from '@mela/rules/shop-content.ts';
import { UserError } from '../../../kernel/errors.ts';
import { publishingMessages } from '../messages.ts';
import type { KnownPages, PageAnswer, PageQuestion, RenewedPages, ShopSource } from './messages.ts';
import { buildTime, PageProcess } from './page-process.ts';
import type { ProcessOptions, PublishingState } from './process-messages.ts';

/** How long an unneeded process stays, such as while the sample is shown. */
const IDLE_MS = 60_000;

interface Options extends Omit<ProcessOptions, 'url'> {
  /** The origin in pages, which may change. */
  address: { readonly origin: string };
}

interface Listener {
  onState(state: PublishingState): void;
  onShown(): void;
  log(message: string): void;
}

/**
 * The pages of a server. Starts its process on demand, and restarts it after a new build of the site or a change of the origin.
 */
export class ServerPages implements RenewedPages, ShopSource {
  readonly #options: Options;
  readonly #listener: Listener;
  readonly #renewals: (() => void)[] = [];
  #process: PageProcess | null = null;
  #startedWith = { builtAt: 0, url: '' };
  #isClosed = false;

  constructor(options: Options, listener: Listener) {
    this.#options = options;
    this.#listener = listener;
  }

  onRenewed(listener: () => void): void {
    this.#renewals.push(listener);
  }

  async find(question: PageQuestion): Promise<PageAnswer> {
    return this.#running().find(question);
  }

  async compare(release: number, known: KnownPages): Promise<string[]> {
    return this.#running().compare(release, known);
  }

  async paths(release: number): Promise<string[]> {
    return this.#running().paths(release);
  }

  async related(release: number, handles: readonly string[], count: number): Promise<string[][]> {
    return this.#running().related(release, handles, count);
  }

  async content(release: number): Promise<ShopContent> {
    return this.#running().content(release);
  }

  /** Starts or stops publishing. */
  publish(isPublishing: boolean): void {
    if (isPublishing) this.#running().publish(true);
    else this.#process?.publish(false);
  }

  /** Ends the process if it is outdated or not needed. */
  async tidy({ isNeeded }: { isNeeded: boolean }): Promise<void> {
    if (!this.#process) return;
    const { builtAt, url } = this.#startedWith;
    const { address, renderer } = this.#options;
    const present = buildTime(renderer);
    // The renderer may be missing during a new build of the site. The pages then stay unchanged.
    const isOutdated = (present !== builtAt && present !== 0) || address.origin !== url;
    // An operator may preview a release while the sample is live, so a recent request keeps the process.
    if (!isOutdated && (isNeeded || this.#process.idleMs < IDLE_MS)) return;
    await this.#end();
    if (isOutdated) for (const renewed of this.#renewals) renewed();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end();
  }

  async #end(): Promise<void> {
    const ended = this.#process;
    this.#process = null;
    await ended?.stop();
  }

  #running(): PageProcess {
    if (this.#isClosed) throw new UserError('UNAVAILABLE', publishingMessages.shuttingDown);
    if (this.#process) return this.#process;
    const { address, ...options } = this.#options;
    this.#startedWith = { builtAt: buildTime(options.renderer), url: address.origin };
    this.#process = new PageProcess({ ...options, url: address.origin }, this.#listener);
    return this.#process;
  }
}
