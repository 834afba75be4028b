import type { Answer } from '../graphql/ask.ts';
import type { RandomShop } from './random-shop.ts';

const WORDS = ['Red', 'Blue', 'Kurta', 'Lamp', 'Été', 'A & B', '<b>bold</b>', '日本', '"quoted"', 'Saree'];
export const BRANDS = ['Indigo', 'Sun & Co', 'indigo', 'New make', null];
/** Links to pages that always exist, because a product with a broken link would keep its former version. */
export const SAFE_LINKS = ['/about', '/shop', '/help', 'https://example.org/'];
export const LINKS = [
  '/about',
  '/category/tools',
  '/product/thing-3',
  '/brand/indigo',
  'https://example.org/',
  '/nowhere-at-all',
];
/** The target and the kind of a change. */
export interface Numbers {
  a: number;
  b: number;
  c: number;
}

/** The codes of refused changes, because random changes may break rules of the shop. */
const REFUSED = new Set(['BAD_USER_INPUT', 'CONFLICT', 'NOT_FOUND']);

export function pick<T>(from: readonly T[], number: number): T | undefined {
  return from[number % from.length];
}

export const word = (number: number) => pick(WORDS, number) ?? '';
export const product = async (shop: RandomShop, number: number) => pick(await shop.products(), number);
export const category = async (shop: RandomShop, number: number) => pick(await shop.categories(), number);

/** Requests a change. @throws Error unless it was made, or broke a rule of the shop */
export async function tell(shop: RandomShop, mutation: string, variables: object): Promise<Answer<unknown>> {
  const answer = await shop.server.ask(mutation, variables);
  const fault = answer.errors.find(({ extensions: { code } }) => !REFUSED.has(code));
  if (fault) throw new Error(`${mutation}: ${JSON.stringify(answer.errors)}`);
  return answer;
}

export async function onProduct(shop: RandomShop, number: number, input: object) {
  const { id } = (await product(shop, number)) ?? {};
  if (!id) return;
  await tell(
    shop,
    'mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { id } }',
    {
      id,
      input,
    },
  );
}

export function onCategory(shop: RandomShop, call: string, parameters: string, variables: object) {
  if ('id' in variables && !variables.id) return;
  return tell(shop, `mutation (${parameters}) { ${call} { id } }`, variables);
}

export async function updateCategory(shop: RandomShop, number: number, input: object | undefined) {
  const { id } = (await category(shop, number)) ?? {};
  return onCategory(
    shop,
    'updateCategory(id: $id, input: $input)',
    '$id: ID!, $input: UpdateCategoryInput!',
    { id, input } as object,
  );
}
