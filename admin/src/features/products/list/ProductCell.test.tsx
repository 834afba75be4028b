import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EditedProductDocument, UpdateProductDocument } from '../../../graphql.generated.ts';
import { setSession } from '../../../session/session-state.ts';
import { listed, openProducts, products } from '../testing/open-products.tsx';
import { NO_DETAILS, productOf } from '../testing/sample-responses.ts';

const BAG = productOf('1', { title: 'Bag', sku: 'B-1', stock: 4, version: 3 });
const FULL = { ...BAG, ...NO_DETAILS, images: BAG.images.map((image) => ({ ...image, ownAlt: null })) };

beforeEach(() => setSession(null));
afterEach(() => {
  vi.unstubAllGlobals();
  setSession(null);
});

interface Answer {
  data?: object;
  error?: { message: string; extensions: object };
}

/**
 * Answers each change in turn.
 * @returns the sent variables
 */
function updating(...answers: Answer[]) {
  const sent: Record<string, unknown>[] = [];
  const variables = (given: object) => {
    sent.push(given as Record<string, unknown>);
    return true;
  };
  const mocks = answers.map(({ data, error }) => ({
    request: { query: UpdateProductDocument, variables },
    result: data
      ? { data: { updateProduct: { ...FULL, version: 4, ...data } } }
      : { errors: [error as never], data: null },
  }));
  return { sent, mocks };
}

/** Opens a cell and returns its field once the editor is loaded. */
async function openCell(name: RegExp, label: string): Promise<HTMLInputElement> {
  const [cell] = within(products()).getAllByRole('button', { name });
  if (cell) fireEvent.click(cell);
  return screen.findByLabelText<HTMLInputElement>(label);
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (field: HTMLElement, key: string, more: object = {}) =>
  fireEvent.keyDown(field, { key, ...more });
const price = /^Price of Bag/;

test('a price becomes two fields; Enter saves them with the version that was read, and Undo reverts that', async () => {
  const { sent, mocks } = updating({ data: { sellingPrice: 120 } }, { data: { version: 5 } });
  await openProducts('/allproducts', listed({}, [BAG]), ...mocks);
  const field = await openCell(price, 'Selling price of Bag');
  expect(document.activeElement).toBe(field);
  expect(screen.getByLabelText<HTMLInputElement>('Regular price of Bag').value).toBe('200');
  type(field, '120');
  press(field, 'Enter');
  await screen.findByText('Bag: ₹120 instead of ₹200');
  expect(sent.at(-1)).toEqual({ id: '1', input: { sellingPrice: 120, regularPrice: 200, version: 3 } });
  const cell = await screen.findByRole('button', { name: 'Price of Bag, now and before: ₹120 ₹200' });
  await waitFor(() => expect(document.activeElement).toBe(cell));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Price of Bag, now and before: ₹150 ₹200' });
  expect(sent.at(-1)).toEqual({ id: '1', input: { sellingPrice: 150, regularPrice: 200, version: 4 } });
});

test('Escape discards the change, and an unchanged value is not sent', async () => {
  const { sent, mocks } = updating({ data: {} });
  await openProducts('/allproducts', listed({}, [BAG]), ...mocks);
  const field = await openCell(price, 'Selling price of Bag');
  type(field, '1');
  press(field, 'Escape');
  expect(screen.queryByLabelText('Selling price of Bag')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: price }));
  press(await openCell(price, 'Selling price of Bag'), 'Enter');
  await waitFor(() => expect(screen.queryByLabelText('Selling price of Bag')).toBeNull());
  expect(sent).toEqual([]);
});

test('Tab saves and moves to the next cell of the row', async () => {
  const { sent, mocks } = updating({ data: { sku: 'B-2' } });
  await openProducts('/allproducts', listed({}, [BAG]), ...mocks);
  const field = await openCell(/^SKU of Bag/, 'SKU of Bag');
  type(field, 'B-2');
  press(field, 'Tab');
  await screen.findByText('Bag: SKU B-2');
  expect(sent).toEqual([{ id: '1', input: { sku: 'B-2', version: 3 } }]);
  // The test environment has no media queries, so the facts below the name are visible, too.
  expect(await screen.findByLabelText('Stock of Bag')).toBe(document.activeElement);
});

test.each([
  ['Selling price of Bag', 'cheap', 'Valid price required'],
  ['Regular price of Bag', '-1', 'Valid price required'],
])('what is no price is told at its field: %s', async (label, typed, fault) => {
  const { sent, mocks } = updating({ data: {} });
  await openProducts('/allproducts', listed({}, [BAG]), ...mocks);
  await openCell(price, 'Selling price of Bag');
  const field = screen.getByLabelText(label);
  type(field, typed);
  press(field, 'Enter');
  expect((await screen.findByText(fault)).id).toBe(field.getAttribute('aria-describedby'));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('a value that the server refuses stays in the field, with the reason', async () => {
  const message = 'Selling price must be less than regular price';
  const { mocks } = updating({
    error: { message, extensions: { code: 'BAD_USER_INPUT', fieldErrors: { sellingPrice: message } } },
  });
  await openProducts('/allproducts', listed({}, [BAG]), ...mocks);
  const field = await openCell(price, 'Selling price of Bag');
  type(field, '900');
  press(field, 'Enter');
  await screen.findByText(message);
  expect(field.value).toBe('900');
  type(field, '90');
  expect(screen.queryByText(message)).toBeNull();
});

const state = (changes: object) => ({
  ...{ ...FULL, __typename: 'ProductState', categoryId: 'c', variants: [], version: 9 },
  ...changes,
});
const conflict = (changes: object): Answer => ({
  error: { message: 'Changed meanwhile', extensions: { code: 'CONFLICT', current: state(changes) } },
});

test('changes of other fields by others do not block the cell', async () => {
  const { sent, mocks } = updating(conflict({ title: 'Sack' }), { data: { sellingPrice: 120 } });
  await openProducts('/allproducts', listed({}, [BAG]), ...mocks);
  const field = await openCell(price, 'Selling price of Bag');
  type(field, '120');
  press(field, 'Enter');
  await screen.findByText('Bag: ₹120 instead of ₹200');
  expect(sent.at(-1)).toMatchObject({ input: { version: 9, sellingPrice: 120 } });
});

test('when another operator changed the same value, one of the two is chosen', async () => {
  const { sent, mocks } = updating(conflict({ sellingPrice: 130 }), { data: { sellingPrice: 120 } });
  await openProducts('/allproducts', listed({}, [BAG]), ...mocks);
  const field = await openCell(price, 'Selling price of Bag');
  type(field, '120');
  press(field, 'Enter');
  await screen.findByText('Someone changed it to ₹130 instead of ₹200.');
  expect(screen.getByRole('button', { name: 'Keep ₹130 instead of ₹200' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save ₹120 instead of ₹200' }));
  await screen.findByText('Bag: ₹120 instead of ₹200');
  expect(sent.at(-1)).toMatchObject({ input: { version: 9, sellingPrice: 120 } });
});

test('keeping the other operator’s value loads it', async () => {
  const { mocks } = updating(conflict({ sellingPrice: 130 }));
  const now = {
    request: { query: EditedProductDocument, variables: { id: '1' } },
    result: { data: { product: { ...FULL, sellingPrice: 130, version: 9 } } },
  };
  await openProducts('/allproducts', listed({}, [BAG]), ...mocks, now);
  const field = await openCell(price, 'Selling price of Bag');
  type(field, '120');
  press(field, 'Enter');
  fireEvent.click(await screen.findByRole('button', { name: 'Keep ₹130 instead of ₹200' }));
  expect(await screen.findByRole('button', { name: 'Price of Bag, now and before: ₹130 ₹200' })).toBeTruthy();
});

test('stock is corrected relative to the displayed number, and a different current number is shown', async () => {
  const sent: { operationName: string; variables: Record<string, unknown> }[] = [];
  const answers = [
    { errors: [{ message: 'They are 3 by now', extensions: { code: 'CONFLICT' } }] },
    { data: { adjustInventory: { onHand: 12 } } },
  ];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response(JSON.stringify(answers[sent.length - 1]));
  });
  const readAgain = (onHand: number) => ({
    request: { query: EditedProductDocument, variables: { id: '1' } },
    result: {
      data: {
        product: {
          ...FULL,
          stock: onHand,
          variants: [variantOf(ownVariantId('1'), { inventory: { onHand } })],
        },
      },
    },
  });
  await openProducts('/allproducts', listed({}, [BAG]), readAgain(3), readAgain(12));
  const field = await openCell(/^Stock of Bag/, 'Stock of Bag');
  type(field, '12');
  press(field, 'Enter');
  fireEvent.click(await screen.findByRole('button', { name: 'Save 12 in stock' }));
  await screen.findByText('Bag: 12 in stock');
  expect(sent.map(({ variables }) => variables)).toMatchObject([
    { variantId: ownVariantId('1'), onHand: 12, expected: 4, reason: 'CORRECTED' },
    { variantId: ownVariantId('1'), onHand: 12, expected: 3, reason: 'CORRECTED' },
  ]);
  expect(sent[0]?.variables['key']).not.toBe(sent[1]?.variables['key']);
});

function variantOf(id: string, changes: object = {}) {
  const own = {
    __typename: 'VariantState',
    ...{ id, selectedOptions: [{ __typename: 'SelectedOption', name: 'Size', value: id.toUpperCase() }] },
    ...{ sku: null, barcode: null, price: null, compareAtPrice: null, weightGrams: null, cost: null },
    ...{ isSold: true, image: null },
  };
  const inventory = { __typename: 'Inventory', variantId: id, onHand: null };
  const variant = { __typename: 'ProductVariant', id, own, inventory };
  return Object.assign(variant, changes, {
    inventory: { ...inventory, ...(changes as { inventory?: object }).inventory },
  });
}

test('a product with variants shows them below it, and each can be edited', async () => {
  const shirt = { ...BAG, variantCount: 2, sku: null };
  const variants = [variantOf('s'), variantOf('m')];
  const full = { ...FULL, variantCount: 2, sku: null, variants };
  const changed = [variants[0], { ...variants[1], own: { ...variants[1]?.own, price: 12_050 } }];
  const { sent, mocks } = updating({ data: { ...full, variants: changed, version: 4 } });
  const read = {
    request: { query: EditedProductDocument, variables: { id: '1' } },
    result: { data: { product: full } },
  };
  await openProducts('/allproducts', listed({}, [shirt]), read, ...mocks);
  const [toggle] = screen.getAllByRole('button', { name: '2 variants of Bag' });
  if (toggle) fireEvent.click(toggle);
  const list = await screen.findByRole('list', { name: 'Variants of Bag' });
  expect(toggle?.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(await within(list).findByRole('button', { name: 'Price of Bag, M: ₹150' }));
  const field = await screen.findByLabelText('Price of Bag, M');
  type(field, '120.50');
  press(field, 'Enter');
  await screen.findByText('Bag, M: price ₹120.50');
  const input = sent.at(-1)?.['input'] as { version: number; variants: object[] };
  expect(input).toMatchObject({
    version: 3,
    variants: [
      { id: 's', price: null },
      { id: 'm', price: 12_050 },
    ],
  });
  expect(JSON.stringify(input)).not.toContain('__typename');
  expect(await within(list).findByRole('button', { name: 'Price of Bag, M: ₹120.50' })).toBeTruthy();
});

test('a viewer gets no fields', async () => {
  setSession({ operator: { role: 'VIEWER' } } as never);
  await openProducts('/allproducts', listed({}, [BAG, { ...productOf('2'), variantCount: 3 }]));
  expect(screen.queryByRole('button', { name: price })).toBeNull();
  expect(screen.queryByRole('button', { name: /variants/ })).toBeNull();
  expect(screen.getAllByText('B-1').length).toBeGreaterThan(0);
});
