import { beforeAll, describe, expect, it } from 'vitest';
import { askFor, onlyError } from '../graphql/ask.ts';
import { createCategory, createProduct, tryUpdateProduct, updateProduct } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';

const app = serveApp();
const READ = 'query ($id: ID!) { product(id: $id) { variants { id title inventory { onHand } } } }';
let category = '';

beforeAll(async () => {
  category = await createCategory(app, 'Shirts');
});

const colours = (...values: string[]) => [{ name: 'Colour', values }];
const variant = (value: string, others: object = {}) => ({
  selectedOptions: [{ name: 'Colour', value }],
  ...others,
});
const variantsOf = async (id: string): Promise<{ id: string; title: string; onHand: number | null }[]> =>
  (await askFor(app, READ, { id })).product.variants.map(
    ({ inventory, ...rest }: { inventory: { onHand: number | null } }) => ({ ...rest, ...inventory }),
  );

async function shirt(): Promise<string> {
  const { id } = await createProduct(app, category, {
    options: colours('Red', 'Blue'),
    variants: [variant('Red', { onHand: 5 }), variant('Blue', { onHand: 7 })],
  });
  return id;
}

describe('a renamed option value', () => {
  it.for([
    ['by the options alone', undefined],
    ['by variants without ids', [variant('Crimson'), variant('Blue')]],
  ] as const)('keeps the id and the stock of its variant, %s', async ([, variants]) => {
    const id = await shirt();
    const before = await variantsOf(id);
    await updateProduct(app, id, { options: colours('Crimson', 'Blue'), ...(variants && { variants }) });
    const after = await variantsOf(id);
    expect(after.map(({ title, onHand }) => [title, onHand])).toEqual([
      ['Crimson', 5],
      ['Blue', 7],
    ]);
    expect(after.map((one) => one.id)).toEqual(before.map((one) => one.id));
  });

  it('is refused if it is unclear which variant it belongs to, and nothing is lost', async () => {
    const id = await shirt();
    const before = await variantsOf(id);
    const sent = { options: colours('Blue', 'Green'), variants: [variant('Blue'), variant('Green')] };
    const error = onlyError(await tryUpdateProduct(app, id, sent));
    expect(error.extensions.code).toBe('BAD_USER_INPUT');
    expect(error.extensions.fieldErrors).toHaveProperty('variants');
    expect(await variantsOf(id)).toEqual(before);
    const [, blue] = before;
    await updateProduct(app, id, {
      ...sent,
      variants: [variant('Blue', { id: blue?.id }), variant('Green')],
    });
    expect((await variantsOf(id)).map(({ title, onHand }) => [title, onHand])).toEqual([
      ['Blue', 7],
      ['Green', 0],
    ]);
  });
});

describe('a new variant', () => {
  it('of a tracked product is tracked from 0, unless it says otherwise', async () => {
    const id = await shirt();
    await updateProduct(app, id, { options: colours('Red', 'Blue', 'Green') });
    expect((await variantsOf(id)).at(-1)).toMatchObject({ title: 'Green', onHand: 0 });
  });

  it('of an untracked product is untracked', async () => {
    const { id } = await createProduct(app, category, { options: colours('Red') });
    await updateProduct(app, id, { options: colours('Red', 'Blue') });
    expect((await variantsOf(id)).map(({ onHand }) => onHand)).toEqual([null, null]);
  });
});
