import { multipartRequest } from '@mela/rules/multipart-request.ts';
import type { CreateProductInput } from '../src/schema.generated.ts';
import type { Stock } from './missing.ts';

/** The operations of the seed. A test validates each against the schema. */
export const OPERATIONS = {
  readCategories: `query SeedCategories($after: String) {
  page: categories(first: 100, after: $after) { nodes { id name } pageInfo { hasNextPage endCursor } }
}`,
  readProducts: `query SeedProducts($after: String) {
  page: products(first: 100, after: $after) { nodes { title } pageInfo { hasNextPage endCursor } }
}`,
  createCategory: `mutation SeedCategory($input: CreateCategoryInput!) {
  created: createCategory(input: $input) { id }
}`,
  createProduct: `mutation SeedProduct($input: CreateProductInput!, $images: [Upload!]!) {
  created: createProduct(input: $input, images: $images) { id }
}`,
};

/** An image to upload. */
export interface ImageFile {
  fileName: string;
  avif: Buffer<ArrayBuffer>;
}

/** A running server's catalogue, as far as the seed needs it. */
export interface Shop {
  readStock(): Promise<Stock>;
  /** @returns the new category's id */
  createCategory(name: string, parentId?: string): Promise<string>;
  createProduct(input: CreateProductInput, images: readonly ImageFile[]): Promise<void>;
}

/** An error message for the terminal: the server rejected a request or did not answer. */
export class ShopError extends Error {
  override name = 'ShopError';
}

interface Page<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface Result<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { fieldErrors?: Record<string, string> } }[];
}

const REQUEST_TIMEOUT_MS = 60_000;

/**
 * A GraphQL client. Every method throws a ShopError if the server cannot be reached or rejects the request.
 * @param address such as http://127.0.0.1:4000
 * @param token an API token, if the shop has accounts
 */
export function openShop(address: string, token: string | null = null): Shop {
  const credentials = token === null ? {} : { authorization: `Bearer ${token}` };
  const request = <Data>(query: string, variables: object) =>
    send<Data>(address, JSON.stringify({ query, variables }), {
      'content-type': 'application/json',
      ...credentials,
    });

  async function readAll<Node>(query: string): Promise<Node[]> {
    const nodes: Node[] = [];
    let after: string | null = null;
    do {
      const { page }: { page: Page<Node> } = await request(query, { after });
      nodes.push(...page.nodes);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    return nodes;
  }

  return {
    readStock: async () => ({
      categories: await readAll(OPERATIONS.readCategories),
      products: await readAll(OPERATIONS.readProducts),
    }),
    createCategory: async (name, parentId) => {
      const input = { name, ...(parentId && { parentId }) };
      const { created } = await request<{ created: { id: string } }>(OPERATIONS.createCategory, { input });
      return created.id;
    },
    createProduct: async (input, images) => {
      // Any site can make a browser send multipart without a preflight; this header proves that none did.
      const variables = { input, images: images.map(toFile) };
      const body = multipartRequest({ query: OPERATIONS.createProduct, variables });
      await send(address, body, { 'apollo-require-preflight': 'true', ...credentials });
    },
  };
}

function toFile({ fileName, avif }: ImageFile): File {
  return new File([avif], fileName, { type: 'image/avif' });
}

async function send<Data>(
  address: string,
  body: string | FormData,
  headers: Record<string, string>,
): Promise<Data> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await fetch(`${address}/graphql`, { method: 'POST', body, headers, signal }).catch(() => {
    throw new ShopError(`The server at ${address} does not answer.`);
  });
  const result = (await response.json().catch(() => null)) as Result<Data> | null;
  if (result?.errors?.[0]) throw new ShopError(result.errors.map(sentenceOf).join(' '));
  if (!result?.data) {
    throw new ShopError(
      `${address}/graphql answered with status ${response.status}, but not as this shop does.`,
    );
  }
  return result.data;
}

function sentenceOf({ message, extensions }: NonNullable<Result<unknown>['errors']>[number]): string {
  const messages = Object.values(extensions?.fieldErrors ?? {});
  return messages.length > 0 ? messages.join('; ') : message;
}
