import { WHOLE_INDEX } from '@mela/rules/listing/index-parts.ts';
import { readIndex, type SearchIndex } from '@mela/rules/listing/product-index.ts';

let index: Promise<SearchIndex> | undefined;

/** Loads the search index on first use. After a failure the next call retries. */
export function loadIndex(): Promise<SearchIndex> {
  index ??= fetchIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(WHOLE_INDEX);
  if (!response.ok) throw new Error(`${WHOLE_INDEX} answers ${response.status}`);
  return readIndex(await response.json());
}
