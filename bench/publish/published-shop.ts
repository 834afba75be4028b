import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { askFor } from '../../graphql-server/test/graphql/ask.ts';

const POLL_MS = 5;
const STATE_POLL_MS = 50;
const MAX_WAIT_MS = 300_000;
const SAVE =
  'mutation Save($id: ID!, $description: String!) { updateProduct(id: $id, input: { description: $description }) { id } }';
const SAY = `mutation Say($version: Int!, $values: StorefrontContentValues!) {
  updateStorefrontContent(input: { version: $version, values: $values }) { version }
}`;

interface State {
  state: 'LIVE' | 'WAITING' | 'PUBLISHING' | 'FAILED';
  release: number | null;
  error: string | null;
}

/** Controls a publishing shop like its operator, and reads it like a shopper. */
export class PublishedShop {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /**
   * Publishes the first release, and waits until it is live.
   * @returns how long that took, in milliseconds
   */
  async goLive(): Promise<number> {
    const started = performance.now();
    await askFor(this, 'mutation { publishStorefront { state } }');
    await this.settled();
    await this.read('/');
    return performance.now() - started;
  }

  async settled(): Promise<State> {
    return until(STATE_POLL_MS, async () => {
      const { storefront } = await askFor<{ storefront: State }>(
        this,
        '{ storefront { state release error } }',
      );
      if (storefront.state === 'FAILED') throw new Error(storefront.error ?? 'Publishing has failed.');
      return storefront.state === 'LIVE' ? storefront : null;
    });
  }

  async save(id: string, description: string): Promise<void> {
    await askFor(this, SAVE, { id, description });
  }

  /** Changes the shop's name, which is on every page. */
  async rename(name: string): Promise<void> {
    const { storefrontContent } = await askFor(this, '{ storefrontContent { version values } }');
    const { version, values } = storefrontContent;
    await askFor(this, SAY, { version, values: { shop: { ...values.shop, name } } });
  }

  /**
   * Waits until a page shows a text.
   * @returns how long that took, in milliseconds
   */
  async waitFor(path: string, text: string, pollMs = POLL_MS): Promise<number> {
    const started = performance.now();
    await until(pollMs, async () => (await this.read(path)).includes(text) || null);
    return performance.now() - started;
  }

  async read(path: string): Promise<string> {
    const response = await fetch(this.url + path);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} was answered by ${response.status}.`);
    return text;
  }

  async pathOf(id: string): Promise<string> {
    const { product } = await askFor(this, 'query Handle($id: ID!) { product(id: $id) { handle } }', { id });
    return `/product/${product.handle}`;
  }

  async releaseCount(): Promise<number> {
    return (await askFor(this, '{ releases(first: 1) { totalCount } }')).releases.totalCount;
  }
}

/** A process's peak memory in bytes. */
export function peakMemoryOf(pid: number | null): number {
  const status = pid === null ? '' : readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

async function until<T>(pollMs: number, look: () => Promise<T | null>): Promise<T> {
  const end = performance.now() + MAX_WAIT_MS;
  while (performance.now() < end) {
    const found = await look();
    if (found !== null) return found;
    await sleep(pollMs);
  }
  throw new Error('What was waited for has not come.');
}
