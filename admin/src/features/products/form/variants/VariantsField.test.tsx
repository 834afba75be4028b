import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EditedProductDocument, UpdateProductDocument } from '../../../../graphql.generated.ts';
import { ALL_OPTIONS, field, LIMITS, openForm, PRODUCT, type } from '../../testing/open-form.tsx';

const OWN = {
  ...{ __typename: 'VariantState', id: 'small', sku: null, barcode: null, price: null, compareAtPrice: null },
  ...{ weightGrams: null, cost: null, isSold: true, image: null },
  selectedOptions: [{ __typename: 'SelectedOption', name: 'Size', value: 'S' }],
};

/** A product in one size, with its SKU. */
const sized = (sku: string | null, version: number) => ({
  ...PRODUCT,
  version,
  category: { __typename: 'Category', id: 'Bags', name: 'Bags' },
  options: [{ __typename: 'ProductOption', name: 'Size', values: ['S'] }],
  variants: [{ __typename: 'ProductVariant', id: 'small', own: { ...OWN, sku }, inventory: null }],
});

const SKU = 'SKU of S';
const isDisabled = (name: string) => field(name).matches(':disabled, fieldset:disabled *');
const update = () => fireEvent.click(screen.getByRole('button', { name: 'Update' }));

test('a cell keeps its focus while the form is sent, and ignores typing', async () => {
  const opened = { query: EditedProductDocument, variables: { id: '1' } };
  const request = { query: UpdateProductDocument, variables: () => true };
  const saved = (sku: string, version: number) => ({
    request,
    result: { data: { updateProduct: sized(sku, version) } },
  });
  const sent = openForm(
    [
      LIMITS,
      ...ALL_OPTIONS,
      { request: opened, result: { data: { product: sized(null, 1) } } },
      saved('A-1', 2),
      saved('A-2', 3),
    ],
    '/products/edit/1',
  );
  await screen.findByRole('option', { name: 'Watches' });
  await screen.findByLabelText(SKU);
  type(SKU, 'A-1');
  update();
  expect(isDisabled('Title')).toBe(true);
  expect(isDisabled(SKU)).toBe(false);
  type(SKU, 'lost');
  expect(field(SKU).value).toBe('A-1');
  await screen.findByText('Product updated successfully');
  expect(field(SKU).value).toBe('A-1');
  type(SKU, 'A-2');
  update();
  await waitFor(() => expect(sent[1]).toMatchObject({ input: { variants: [{ sku: 'A-2' }], version: 2 } }));
});

const CONFLICT_OF = (state: object) => ({
  message: 'Changed meanwhile',
  extensions: { code: 'CONFLICT', current: { ...state, __typename: 'ProductState', categoryId: 'Bags' } },
});

test('when another operator has renamed a value, merging does not count stock again', async () => {
  const stored = sized('A-1', 1);
  const [variant] = stored.variants;
  const counted = { ...variant, inventory: { __typename: 'Inventory', variantId: 'small', onHand: 5 } };
  const renamed = { __typename: 'SelectedOption', name: 'Size', value: 'Small' };
  const theirs = {
    ...stored,
    version: 2,
    options: [{ __typename: 'ProductOption', name: 'Size', values: ['Small'] }],
    variants: [{ ...OWN, sku: 'A-1', selectedOptions: [renamed] }],
  };
  const request = { query: UpdateProductDocument, variables: () => true };
  const sent = openForm(
    [
      ...[LIMITS, ...ALL_OPTIONS],
      {
        request: { query: EditedProductDocument, variables: { id: '1' } },
        result: { data: { product: { ...stored, variants: [counted] } } },
      },
      { request, result: { errors: [CONFLICT_OF(theirs)] } },
      { request, result: { data: { updateProduct: { ...stored, version: 3 } } } },
    ],
    '/products/edit/1',
  );
  await screen.findByRole('option', { name: 'Watches' });
  await screen.findByLabelText(SKU);
  type(SKU, 'A-2');
  update();
  fireEvent.click(await screen.findByRole('button', { name: 'Use these' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  update();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ input: { variants: [{ id: 'small', sku: 'A-2' }], version: 2 } });
  expect(sent[1]?.['input']).not.toHaveProperty('variants.0.onHand');
});

async function openSizes(...values: string[]): Promise<void> {
  const variants = values.map((value) => {
    const selectedOptions = [{ __typename: 'SelectedOption', name: 'Size', value }];
    return {
      ...{ __typename: 'ProductVariant', id: value, inventory: null },
      own: { ...OWN, id: value, selectedOptions },
    };
  });
  const options = [{ __typename: 'ProductOption', name: 'Size', values }];
  const request = { query: EditedProductDocument, variables: { id: '1' } };
  const product = { ...sized(null, 1), options, variants };
  openForm([LIMITS, ...ALL_OPTIONS, { request, result: { data: { product } } }], '/products/edit/1');
  await screen.findByRole('option', { name: 'Watches' });
  await screen.findByLabelText(SKU);
}

const paste = (name: string, text: string) =>
  fireEvent.paste(field(name), { clipboardData: { getData: () => text } });

test('pasting a spreadsheet column fills the cells below, or makes a value of each line', async () => {
  await openSizes('S', 'M');
  fireEvent.focus(field('Price of S'));
  paste('Price of S', '10\n20\n');
  expect([field('Price of S').value, field('Price of M').value]).toEqual(['10', '20']);
  paste('Add a value to Size', 'L\nXL\n');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'S',
    'M',
    'L',
    'XL',
  ]);
  paste('Add a value to Size', Array.from({ length: 99 }, (_, index) => `${index}\n`).join(''));
  expect(screen.getAllByRole('rowheader')).toHaveLength(100);
  expect(await screen.findByText('3 values were not added. An option has at most 100')).toBeTruthy();
});

test('Escape cancels a drag of the fill handle', async () => {
  await openSizes('S', 'M');
  type('Price of S', '10');
  fireEvent.focus(field('Price of S'));
  const table = screen.getByRole('table', { name: 'Variants' });
  table.setPointerCapture = () => {};
  document.elementFromPoint = () => field('Price of M');
  fireEvent.pointerDown(table.querySelector('[data-fill]') as Element);
  fireEvent.pointerMove(table);
  fireEvent.keyDown(field('Price of S'), { key: 'Escape' });
  fireEvent.pointerUp(table);
  expect(field('Price of M').value).toBe('');
});
