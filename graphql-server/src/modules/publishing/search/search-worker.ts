/** A thread that answers listings from the index of a release, for `listing-search.ts`. */

import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';
import { withoutLooks } from '@mela/rules/listing/colour-looks.ts';
import {
  INDEX_HEAD,
  type IndexHead,
  type IndexPart,
  joinParts,
  partAddress,
} from '@mela/rules/listing/index-parts.ts';
import { answerListing, type SentAnswer } from '@mela/rules/listing/listing-answer.ts';
import { readQuery } from '@mela/rules/listing/listing-query.ts';
import type { SearchIndex } from '@mela/rules/listing/product-index.ts';
import type { StorageLocation } from '../../../kernel/storage/open-storage.ts';
import { bucketOf } from '../store/manifest.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseRecord } from '../store/release-record.ts';
import { contentOf } from '../store/stored-content.ts';

/** As the browser asks: the query of a listing, with its category and its brand. */
export interface SearchQuestion {
  release: number;
  parameters: string;
}

/** null: the release has no index for the server. */
export type SearchAnswer = { json: Uint8Array; compressed: Uint8Array } | null | { failed: string };

const QUALITY = 4;
const PARTS_AT_ONCE = 8;

const store = openStore(workerData as StorageLocation);
/** By the name of the file: most are the same in the next release. */
let parts = new Map<string, IndexPart>();
let loaded: { release: number; index: SearchIndex | null } | null = null;

parentPort?.on('message', async (question: SearchQuestion) => {
  try {
    parentPort?.postMessage(await answer(question));
  } catch (error) {
    parentPort?.postMessage({ failed: String((error as Error).stack ?? error) } satisfies SearchAnswer);
  }
});

async function answer({ release, parameters }: SearchQuestion): Promise<SearchAnswer> {
  if (loaded?.release !== release) loaded = { release, index: await load(release) };
  if (!loaded.index) return null;
  const asked = new URLSearchParams(parameters);
  const query = readQuery(asked);
  // All would be too many.
  const bounded = { ...query, show: query.show === 'all' ? ('200' as const) : query.show };
  const scope = { category: asked.get('category'), brand: asked.get('brand') };
  const { query: shown, found } = answerListing(loaded.index, bounded, scope);
  const counts = Object.fromEntries(Object.entries(found.counts).map(([kind, map]) => [kind, [...map]]));
  const products = found.products.map(withoutLooks);
  const sent: SentAnswer = {
    ...found,
    products,
    page: shown.page,
    counts: counts as SentAnswer['counts'],
  };
  const json = Buffer.from(JSON.stringify(sent));
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return { json, compressed: brotliCompressSync(json, { params }) };
}

async function load(number: number): Promise<SearchIndex | null> {
  const release = await store.readRelease(number);
  const head = release && (await readHead(release));
  if (!release || !head) return null;
  const known = parts;
  parts = new Map();
  const ordered: IndexPart[] = [];
  for (let first = 0; first < head.parts; first += PARTS_AT_ONCE) {
    const some = Array.from({ length: Math.min(PARTS_AT_ONCE, head.parts - first) }, async (_, index) => {
      const name = await nameOf(release, partAddress(first + index));
      const part = known.get(name ?? '') ?? ((await readJson(name)) as IndexPart);
      parts.set(name ?? '', part);
      return part;
    });
    ordered.push(...(await Promise.all(some)));
  }
  return joinParts(head, ordered);
}

async function readHead(release: ReleaseRecord): Promise<IndexHead | null> {
  const name = await nameOf(release, INDEX_HEAD);
  return name ? ((await readJson(name)) as IndexHead) : null;
}

async function nameOf({ buckets }: ReleaseRecord, path: string): Promise<string | null> {
  const entry = (await store.readBucket(buckets[bucketOf(path)] ?? ''))[path];
  return entry && 'file' in entry ? entry.file : null;
}

async function readJson(name: string | null): Promise<unknown> {
  const bytes = name && (await store.readFile(name));
  if (!bytes) throw new Error(`A part of the index is missing: ${name}`);
  return JSON.parse(contentOf(name, bytes).toString());
}
