import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { eventually } from '../serve.ts';
import { readAnswers } from './published-answers.ts';
import { hasPage } from './random-answers.ts';
import type { KnownProduct, RandomShop } from './random-shop.ts';
import { editContent, importRows, redirect, undo } from './random-work.ts';
import {
  BRANDS,
  category,
  onCategory,
  onProduct,
  pick,
  product,
  SAFE_LINKS,
  tell,
  updateCategory,
  word,
} from './shop-calls.ts';

/** How long a shop waits for the next scheduled date. */
const SCHEDULE_MS = 900;
const BADGES = ['NEW', 'HOT', 'SELL', null];

/** One change: `a`, `b` and `c` choose its target and values. */
export interface RandomChange {
  kind: keyof typeof CHANGES;
  a: number;
  b: number;
  c: number;
  /** Whether everything published is compared afterwards. */
  isCompared: boolean;
}

type Change = (shop: RandomShop, numbers: RandomChange) => Promise<unknown>;

const CHANGES = {
  editProduct: (shop, { a, b, c }) => onProduct(shop, a, FIELDS[b % FIELDS.length]?.(c) ?? {}),
  renameProduct: (shop, { a, b, c }) =>
    onProduct(shop, a, { title: `${word(b)} ${c % 90}`, ...(c % 2 && { handle: null }) }),
  takeHandle: (shop, { a, b }) => onProduct(shop, a, { handle: `chosen-${b % 4}` }),
  moveProduct: async (shop, { a, b }) => onProduct(shop, a, { categoryId: (await category(shop, b))?.id }),
  setStatus: (shop, { a, b }) => onProduct(shop, a, { status: pick(['DRAFT', 'HIDDEN', 'ACTIVE'], b) }),
  setVariants: (shop, { a, b, c }) =>
    onProduct(shop, a, { options: pick(OPTIONS, b), variants: pick(VARIANTS, b)?.(c) }),
  setStock: (shop, { a, b }) => onProduct(shop, a, { stock: pick([null, 0, 1, 0, 7], b) }),
  countVariant,
  duplicateProduct,
  deleteProduct: async (shop, { a }) =>
    tell(shop, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id: (await product(shop, a))?.id }),
  schedule,
  changeMany,
  createCategory: async (shop, { a, b }) =>
    onCategory(shop, 'createCategory(input: $input)', '$input: CreateCategoryInput!', {
      input: { name: `${word(a)} ${b % 5}`, parentId: b % 2 ? (await category(shop, a))?.id : null },
    }),
  editCategory: async (shop, { a, b, c }) =>
    updateCategory(
      shop,
      a,
      pick<object>([{ name: word(c) }, { description: `On ${word(c)}.` }, { handle: `shelf-${c % 3}` }], b),
    ),
  nestCategory: async (shop, { a, b }) =>
    updateCategory(shop, a, { parentId: b % 4 === 0 ? null : (await category(shop, b))?.id }),
  moveCategory: async (shop, { a, b }) =>
    onCategory(shop, 'moveCategory(id: $id, after: $after)', '$id: ID!, $after: ID', {
      id: (await category(shop, a))?.id,
      after: b % 4 === 0 ? null : (await category(shop, b))?.id,
    }),
  deleteCategory: async (shop, { a, b }) =>
    onCategory(shop, 'deleteCategory(id: $id, moveProductsTo: $to)', '$id: ID!, $to: ID', {
      id: (await category(shop, a))?.id,
      to: b % 3 === 0 ? null : (await category(shop, b))?.id,
    }),
  emptyCategory,
  editContent,
  redirect,
  importRows,
  undo,
  rollBack: async (shop, { a, b }) => {
    const release = pick(shop.releases, a);
    const resume = ['publishStorefront', 'updateStorefrontSettings(input: { publishesAutomatically: true })'];
    if (release !== undefined) await shop.rollBack(release, pick(resume, b) ?? '');
  },
  publishLater: async (shop, { a, b }) => {
    const set = (is: boolean) =>
      shop.server.askFor(
        `mutation { updateStorefrontSettings(input: { publishesAutomatically: ${is} }) { state } }`,
      );
    await set(false);
    await onProduct(shop, a, { sellingPrice: 50 + (b % 9) });
    await onProduct(shop, b, { sellingPrice: 40 + (a % 9) });
    await (b % 2 ? shop.server.askFor('mutation { publishStorefront { state } }') : set(true));
    await set(true);
  },
  restart: async (shop) => {
    await shop.server.stop();
    await shop.server.start();
  },
} satisfies Record<string, Change>;

const FIELDS: ((c: number) => object)[] = [
  (c) => ({ sellingPrice: 20 + (c % 80) }),
  (c) => ({ regularPrice: c % 3 === 0 ? null : 300 + (c % 50) }),
  (c) => ({ brand: pick(BRANDS, c) }),
  (c) => ({ badge: pick(BADGES, c) }),
  (c) => ({ isFeatured: c % 2 === 0, isPopular: c % 3 === 0, isNew: c % 5 === 0 }),
  (c) => ({ tags: [word(c), word(c + 1)].filter((tag) => !tag.includes(',')) }),
  (c) => ({ description: `See **${word(c)}** and [more](${pick(SAFE_LINKS, c)}).` }),
  (c) => ({ attributes: c % 3 === 0 ? [] : [{ name: 'Weight', value: `${c} g` }] }),
  (c) => ({ sku: c % 4 === 0 ? null : `SKU-${c % 60}` }),
];
const COLOURS = { name: 'Colour', values: ['Red', 'Blue'] };
const OPTIONS = [[], [COLOURS], [COLOURS, { name: 'Size', values: ['S', 'L'] }]];
const colour = (value: string, more: object) => ({ selectedOptions: [{ name: 'Colour', value }], ...more });
const VARIANTS: ((c: number) => object[] | undefined)[] = [
  () => undefined,
  (c) => [colour('Red', { price: 1_000 + (c % 500) }), colour('Blue', { isSold: c % 2 === 0 })],
  () => undefined,
];

/** Mostly edits of products, as in a real shop. */
export const randomChange: fc.Arbitrary<RandomChange> = fc.record({
  kind: fc.constantFrom(
    ...(Object.keys(CHANGES) as RandomChange['kind'][]),
    ...([
      'editProduct',
      'editProduct',
      'moveProduct',
      'setVariants',
      'importRows',
      'undo',
      'rollBack',
    ] as const),
  ),
  a: fc.nat(999),
  b: fc.nat(999),
  c: fc.nat(999),
  isCompared: fc.boolean(),
});

/** Makes a change, unless the shop refuses it. */
export async function makeChange(shop: RandomShop, change: RandomChange): Promise<void> {
  await (CHANGES[change.kind] as Change)(shop, change);
}

/**
 * Changes a variant's stock. The shop releases changes of availability once a minute, or together with other
 * changes.
 */
async function countVariant(shop: RandomShop, { a, b, c }: RandomChange) {
  const { id } = (await product(shop, a)) ?? {};
  if (!id) return;
  const read = await shop.server.askFor(`{ product(id: "${id}") { variants(first: 20) { id } } }`);
  const variant = pick(read.product.variants as { id: string }[], b);
  const changes = [
    ...[0, 1, 9].map((onHand) => `adjustInventory(variantId: $id, onHand: ${onHand}, reason: CORRECTED)`),
    ...[true, false].map((is) => `updateInventorySettings(variantId: $id, isCounted: ${is})`),
  ];
  if (variant) await tell(shop, `mutation ($id: ID!) { ${pick(changes, c)} { onHand } }`, { id: variant.id });
}

async function duplicateProduct(shop: RandomShop, { a, b }: RandomChange) {
  const { id } = (await product(shop, a)) ?? {};
  if (!id) return;
  const { data } = await tell(shop, 'mutation ($id: ID!) { copy: duplicateProduct(id: $id) { id } }', { id });
  const { copy } = data as { copy: KnownProduct };
  await tell(
    shop,
    'mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { id } }',
    {
      id: copy.id,
      input: { title: `${word(b)} ${b % 90}`, status: 'ACTIVE' },
    },
  );
}

/** Lets a product appear or disappear by its schedule, and waits until it has. */
async function schedule(shop: RandomShop, { a, b }: RandomChange) {
  const chosen = await product(shop, a);
  if (!chosen) return;
  const at = Date.now() + SCHEDULE_MS;
  const [field, other] = b % 2 ? ['showFrom', 'showUntil'] : ['showUntil', 'showFrom'];
  const input = { [field as string]: new Date(at).toISOString(), [other as string]: null };
  await tell(
    shop,
    'mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { id } }',
    {
      id: chosen.id,
      input,
    },
  );
  await sleep(at - Date.now() + 50);
  const { product: shown } = await shop.server.askFor(
    `{ product(id: "${chosen.id}") { handle status showFrom showUntil } }`,
  );
  const address = `/product/${shown.handle}`;
  const expected = hasPage(shown) ? 200 : 404;
  await eventually(async () => {
    const status = (await readAnswers(shop.server, [address])).get(address)?.status;
    if (status !== expected) throw new Error(`${address} is answered by ${status}, not ${expected}.`);
  });
}

async function changeMany(shop: RandomShop, { a, b, c }: RandomChange) {
  const { id } = (await category(shop, a)) ?? {};
  const change = pick<object>(
    [{ sellingPrice: { percent: (c % 40) - 20 } }, { badge: pick(BADGES, c) }, { isFeatured: c % 2 === 0 }],
    b,
  );
  const mutation =
    'mutation ($selection: ProductSelection!, $change: ProductsChange!) { updateProducts(selection: $selection, change: $change) { changed } }';
  if (id) await tell(shop, mutation, { selection: { filter: { categoryId: id } }, change });
}

/** Moves all products of a category into another one, which changes its page and menu entry. */
async function emptyCategory(shop: RandomShop, { a, b }: RandomChange) {
  const [from, to] = [await category(shop, a), await category(shop, b)];
  const mutation =
    'mutation ($selection: ProductSelection!, $change: ProductsChange!) { updateProducts(selection: $selection, change: $change) { changed } }';
  if (from && to)
    await tell(shop, mutation, {
      selection: { filter: { categoryId: from.id } },
      change: { categoryId: to.id },
    });
}
