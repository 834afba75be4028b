/** A thread that answers listing queries from a release's index, for `listing-search.ts`. */

import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';
import { withoutLooks } from '@mela/rules/listing/colour-looks.ts';
import { countFacets } from '@mela/rules/listing/count-facets.ts';
import type { CountedFacets, FacetQuery } from '@mela/rules/listing/facets.ts';
import {
  INDEX_HEAD,
  type IndexHead,
  type IndexPart,
  joinParts,
  partAddress,
  WHOLE_INDEX,
} from '@mela/rules/listing/index-parts.ts';
import { answerListing, type SentAnswer } from '@mela/rules/listing/listing-answer.ts';
import { readQuery } from '@mela/rules/listing/listing-query.ts';
import { type ProductIndex, readIndex, type SearchIndex } from '@mela/rules/listing/product-index.ts';
import { rankProducts } from '@mela/rules/listing/search-products.ts';
import type { PageAnswer, PageQuestion } from '../publishing/pages/messages.ts';

export type SearchQuestion = { release: number } & Asked;

/** A browser's listing query including category, brand and collection, a search text, or a list whose facets are counted. */
type Asked = { parameters: string } | { text: string } | { facets: FacetQuery };

export type ToSearch =
  | { kind: 'question'; question: SearchQuestion }
  | { kind: 'file'; path: string; file: PageAnswer };

export interface FoundListing {
  json: Uint8Array;
  compressed: Uint8Array;
}

/** Best first. */
export interface FoundProducts {
  ranked: { id: string; worth: number }[];
}

/** null: the release has no index. */
export type SearchAnswer = FoundListing | FoundProducts | CountedFacets | null | { failed: string };

export type FromSearch = { kind: 'answer'; answer: SearchAnswer } | { kind: 'ask'; question: PageQuestion };

const QUALITY = 4;
const PARTS_AT_ONCE = 8;

/** The loaded parts of the index, keyed by file, because most files stay the same in the next release. */
let parts = new Map<string, { key: string; part: IndexPart }>();
let loaded: { release: number; index: SearchIndex | null } | null = null;
const asked = new Map<string, (file: PageAnswer) => void>();

parentPort?.on('message', async (message: ToSearch) => {
  if (message.kind === 'file') {
    asked.get(message.path)?.(message.file);
    asked.delete(message.path);
    return;
  }
  try {
    send({ kind: 'answer', answer: await answer(message.question) });
  } catch (error) {
    send({ kind: 'answer', answer: { failed: String((error as Error).stack ?? error) } });
  }
});

function send(message: FromSearch): void {
  parentPort?.postMessage(message);
}

async function answer({ release, ...asked }: SearchQuestion): Promise<SearchAnswer> {
  if (loaded?.release !== release) loaded = { release, index: await load(release) };
  const { index } = loaded;
  if (!index) return null;
  if ('parameters' in asked) return findListing(index, asked.parameters);
  if ('facets' in asked) return countFacets(index, asked.facets);
  const ranked = rankProducts(index, asked.text).map(({ product: { id = '' }, worth }) => ({ id, worth }));
  return { ranked };
}

function findListing(index: SearchIndex, parameters: string): FoundListing {
  const given = new URLSearchParams(parameters);
  const query = readQuery(given);
  // A response with all products would be too large.
  const bounded = { ...query, show: query.show === 'all' ? ('200' as const) : query.show };
  const [category, brand, collection] = ['category', 'brand', 'collection'].map((name) => given.get(name));
  const scope = { category: category ?? null, brand: brand ?? null, collection: collection ?? null };
  const { query: shown, found } = answerListing(index, bounded, scope);
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

async function load(release: number): Promise<SearchIndex | null> {
  const head = await askFor(release, INDEX_HEAD);
  if (!head) return loadWhole(release);
  if (!('body' in head)) throw new Error(`The head of the search index could not be created: ${INDEX_HEAD}`);
  const former = parts;
  parts = new Map();
  const { parts: count, ...others } = parse<IndexHead>(head.body);
  const ordered: IndexPart[] = [];
  for (let first = 0; first < count; first += PARTS_AT_ONCE) {
    const some = Array.from({ length: Math.min(PARTS_AT_ONCE, count - first) }, (_, index) =>
      readPart(release, partAddress(first + index), former),
    );
    ordered.push(...(await Promise.all(some)));
  }
  return joinParts({ ...others, parts: count }, ordered);
}

/** Reads the index for browsers, in a shop that is small enough to have one. */
async function loadWhole(release: number): Promise<SearchIndex | null> {
  const file = await askFor(release, WHOLE_INDEX);
  if (!file) return null;
  if (!('body' in file)) throw new Error(`The search index could not be created: ${WHOLE_INDEX}`);
  parts = new Map();
  return readIndex(parse<ProductIndex>(file.body));
}

async function readPart(release: number, path: string, former: typeof parts): Promise<IndexPart> {
  const known = former.get(path);
  const file = await askFor(release, path, known?.key);
  if (known && file && 'isSame' in file) {
    parts.set(path, known);
    return known.part;
  }
  if (!file || !('body' in file)) throw new Error(`A part of the search index is missing: ${path}`);
  const part = parse<IndexPart>(file.body);
  parts.set(path, { key: file.key, part });
  return part;
}

function askFor(release: number, path: string, known?: string): Promise<PageAnswer> {
  const { promise, resolve } = Promise.withResolvers<PageAnswer>();
  asked.set(path, resolve);
  send({ kind: 'ask', question: { path, release, preview: null, ...(known && { known }) } });
  return promise;
}

function parse<T>(body: Uint8Array): T {
  return JSON.parse(Buffer.from(body).toString());
}
