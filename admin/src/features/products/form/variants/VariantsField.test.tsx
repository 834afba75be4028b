import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EditedProductDocument, UpdateProductDocument } from '../../../../graphql.generated.ts';
import { ALL_OPTIONS, field, LIMITS, openForm, PRODUCT, type } from '../../testing/open-form.tsx';

const OWN = {
  ...{ __typename: 'VariantState', id: 'small', sku: null, barcode: null, price: null, compareAtPrice: null },
  ...{ weightGrams: null, isSold: true, image: null },
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

test('a cell keeps its focus while the form is sent, and what is typed into it then is not taken', async () => {
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
