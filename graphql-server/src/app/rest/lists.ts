import type { DocumentNode } from 'graphql';
import { assertValid } from '../../kernel/errors.ts';
import { MAX_OFFSET, MAX_PAGE_SIZE } from '../../kernel/list/paging.ts';
import { appMessages } from '../messages.ts';
import type { Context } from '../shop/context.ts';
import { successOf } from './envelope.ts';

/**
 * The maximum size of the items. A response may have one megabyte (2^20 bytes), and this leaves room for the
 * envelope.
 */
const MAX_LIST_BYTES = 1_000_000;

/** The requested part of a list. */
interface Range {
  offset: number;
  limit: number;
}

interface PageVariables {
  first: number;
  offset: number;
  after: string | null;
}

/** A list of the schema in the facade's form: oldest first, changes newest first. */
export interface List<Node> {
  name: 'Categories' | 'Products' | 'Changes';
  /** The operation that reads a page. It determines whether the response may be cached. */
  operation: DocumentNode;
  readPage: (variables: PageVariables, context: Context) => Promise<Page<Node>>;
  count: (context: Context) => Promise<number>;
  toJson: (node: Node, context: Context) => object;
}

interface Page<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * Reads as much of a list as `limit` and `offset` request and the size limit allows.
 * @returns the envelope as text @throws UserError when one of the two is not a whole number
 */
export async function readList<Node>(
  list: List<Node>,
  context: Context,
  query: Record<string, unknown>,
): Promise<string> {
  const range = {
    offset: wholeNumber(query, 'offset') ?? 0,
    limit: wholeNumber(query, 'limit') ?? MAX_OFFSET,
  };
  const { items, isCut } = await readItems(list, context, range);
  let message = `${list.name} loaded successfully`;
  if (isCut) {
    const end = range.offset + items.length;
    message += `: ${range.offset + 1} to ${end} of ${await list.count(context)}. Request more with offset=${end}.`;
  }
  // The items are already JSON: inserting them as text avoids encoding them twice.
  return JSON.stringify(successOf(message, [])).replace('[]', () => `[${items.join(',')}]`);
}

/** @returns the items as JSON texts, and whether the size limit cut them off */
async function readItems<Node>({ readPage, toJson }: List<Node>, context: Context, { offset, limit }: Range) {
  const items: string[] = [];
  let bytes = 0;
  for (let after: string | null = null; items.length < limit; ) {
    const first = Math.min(limit - items.length, MAX_PAGE_SIZE);
    const { nodes, pageInfo } = await readPage(
      { first, offset: after === null ? offset : 0, after },
      context,
    );
    for (const node of nodes) {
      const item = JSON.stringify(toJson(node, context));
      bytes += Buffer.byteLength(item) + 1;
      if (bytes > MAX_LIST_BYTES) return { items, isCut: true };
      items.push(item);
    }
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  return { items, isCut: false };
}

function wholeNumber(query: Record<string, unknown>, name: 'limit' | 'offset'): number | null {
  const text = query[name];
  if (text === undefined) return null;
  const number = typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number <= MAX_OFFSET))
    assertValid({ [name]: appMessages.parameterNotNumber({ name, max: MAX_OFFSET }) });
  return number;
}
