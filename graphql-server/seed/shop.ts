import type { CreateProductInput } from '../src/graphql/schema.generated.ts';
import { multipartRequest } from '../src/uploads/multipart-request.ts';
import type { Stock } from './missing.ts';
import { CREATE_CATEGORY, CREATE_PRODUCT, READ_CATEGORIES, READ_PRODUCTS } from './shop-operations.ts';

/** A picture to upload. */
export interface Picture {
  fileName: string;
  jpeg: Buffer;
}

/** A running server's catalogue, as far as the seed needs it. */
export interface Shop {
  readStock(): Promise<Stock>;
  /** @returns the new category's id */
  createCategory(name: string): Promise<string>;
  createProduct(input: CreateProductInput, pictures: readonly Picture[]): Promise<void>;
}

/** What a server said no to, or how it failed to answer, in a sentence for the terminal. */
export class ShopError extends Error {
  override name = 'ShopError';
}

interface Page<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { fieldErrors?: Record<string, string> } }[];
}

const ANSWER_TIMEOUT_MS = 60_000;

/**
 * Speaks to the GraphQL API of the server at this address. Every method throws a ShopError when the server cannot be
 * reached or refuses.
 *
 * @param address such as http://127.0.0.1:4000
 */
export function openShop(address: string): Shop {
  const ask = <Data>(query: string, variables: object) =>
    send<Data>(address, JSON.stringify({ query, variables }), { 'content-type': 'application/json' });

  async function readAll<Node>(query: string): Promise<Node[]> {
    const nodes: Node[] = [];
    let after: string | null = null;
    do {
      const { page }: { page: Page<Node> } = await ask(query, { after });
      nodes.push(...page.nodes);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    return nodes;
  }

  return {
    readStock: async () => ({
      categories: await readAll(READ_CATEGORIES),
      products: await readAll(READ_PRODUCTS),
    }),
    createCategory: async (name) => {
      const { created } = await ask<{ created: { id: string } }>(CREATE_CATEGORY, { input: { name } });
      return created.id;
    },
    createProduct: async (input, pictures) => {
      // Multipart is what a browser may send unasked: this header is how the server knows that it was not one.
      const variables = { input, images: pictures.map(imageFile) };
      const body = multipartRequest({ query: CREATE_PRODUCT, variables });
      await send(address, body, { 'apollo-require-preflight': 'true' });
    },
  };
}

function imageFile({ fileName, jpeg }: Picture): File {
  return new File([new Uint8Array(jpeg)], fileName, { type: 'image/jpeg' });
}

async function send<Data>(
  address: string,
  body: string | FormData,
  headers: Record<string, string>,
): Promise<Data> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const response = await fetch(`${address}/graphql`, { method: 'POST', body, headers, signal }).catch(() => {
    throw new ShopError(`The server at ${address} does not answer.`);
  });
  const answer = (await response.json().catch(() => null)) as Answer<Data> | null;
  if (answer?.errors?.[0]) throw new ShopError(answer.errors.map(sentenceOf).join(' '));
  if (!answer?.data) {
    throw new ShopError(
      `${address}/graphql answered with status ${response.status}, but not as this shop does.`,
    );
  }
  return answer.data;
}

function sentenceOf({ message, extensions }: NonNullable<Answer<unknown>['errors']>[number]): string {
  const faults = Object.values(extensions?.fieldErrors ?? {});
  return faults.length > 0 ? faults.join('; ') : message;
}
