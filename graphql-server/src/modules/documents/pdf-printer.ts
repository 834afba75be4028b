import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { UserError } from '../../kernel/errors.ts';
import { within } from '../../kernel/within.ts';
import type { DocumentSheet } from './document-sheet.ts';
import { documentsMessages } from './messages.ts';

const PROGRAM = new URL('./pdf-worker.ts', import.meta.url);
/** The storefront's font, with Latin letters, digits and ₹. */
const FONT = join(import.meta.dirname, '../../../../design/font.ttf');
/** The maximum number of waiting requests. Further requests are rejected, and clients retry them. */
const MAX_WAITING = 100;
const MAX_MS = 60_000;
/** The memory for cached files, which never change. A file of 500 invoices fits. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;
const LIMITS = { maxOldGenerationSizeMb: 256 } as const;

/** Draws documents in a thread, one file at a time, so that many requests do not block the server. */
export class PdfPrinter {
  readonly #turn = pLimit(1);
  readonly #drawing = new Map<string, Promise<Buffer>>();
  readonly #cache = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  #worker: Worker | null = null;

  /**
   * @param key identifies the file, which is drawn only once
   * @throws UserError UNAVAILABLE if too many requests wait
   */
  async print(key: string, sheets: readonly DocumentSheet[]): Promise<Buffer> {
    const known = this.#cache.get(key) ?? this.#drawing.get(key);
    if (known) return known;
    if (this.#turn.pendingCount >= MAX_WAITING)
      throw new UserError('UNAVAILABLE', documentsMessages.tooManyDocuments);
    const drawing = this.#turn(() => this.#draw(sheets)).finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, drawing);
    const pdf = await drawing;
    this.#cache.set(key, pdf);
    return pdf;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  async #draw(sheets: readonly DocumentSheet[]): Promise<Buffer> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    try {
      const answered = once(worker, 'message');
      worker.postMessage(sheets);
      const [answer] = (await within(MAX_MS, answered)) as [{ pdf?: Uint8Array; error?: string }];
      if (!answer.pdf) throw new Error(`A PDF could not be created: ${answer.error}`);
      return Buffer.from(answer.pdf);
    } catch (error) {
      this.#worker = null;
      void worker.terminate();
      throw error;
    }
  }

  #start(): Worker {
    const worker = new Worker(PROGRAM, { workerData: FONT, resourceLimits: LIMITS });
    worker.on('error', () => {});
    worker.unref();
    return worker;
  }
}
