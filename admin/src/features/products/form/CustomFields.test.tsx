import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test } from 'vitest';
import {
  EditedProductDocument,
  ProductFormSettingsDocument,
  UpdateProductDocument,
} from '../../../graphql.generated.ts';
import {
  ALL_OPTIONS,
  adding,
  errorOf,
  field,
  fill,
  openForm,
  PRODUCT,
  publish,
  type,
} from '../testing/open-form.tsx';

afterEach(() => {
  act(() => toast.removeAll());
});

const declared = (name: string, label: string, kind: string, value: string | null = null) => ({
  ...{ __typename: 'CustomField', module: 'gift-wrap', name, label, type: kind, value },
  hint: name === 'price' ? 'For each piece' : null,
});
const FIELDS = [
  declared('price', 'Gift wrap price', 'MONEY'),
  declared('fragile', 'Fragile', 'BOOLEAN'),
  declared('layers', 'Layers', 'NUMBER'),
  declared('text', 'Card', 'TEXT'),
];
const LIMITS = {
  request: { query: ProductFormSettingsDocument },
  result: {
    data: {
      imageLimits: { __typename: 'ImageLimits', maxBytes: 1024, maxCount: 3 },
      productFields: FIELDS,
      sellingSettings: { __typename: 'SellingSettings', pricesIncludeTax: true, taxRate: 18 },
    },
  },
};

test('each custom field has a control, and its value is sent', async () => {
  const sent = openForm([
    LIMITS,
    ...ALL_OPTIONS,
    adding({ result: { data: { createProduct: { ...PRODUCT, title: 'Bag' } } } }),
  ]);
  await screen.findByLabelText('Gift wrap price');
  await fill();
  type('Gift wrap price', '50');
  fireEvent.click(screen.getByLabelText('Fragile'));
  type('Layers', '2');
  type('Layers', '');
  publish();
  await waitFor(() => expect(sent).toHaveLength(1));
  const { customFields } = (sent[0] as { input: { customFields: object[] } }).input;
  expect(customFields).toEqual([
    { module: 'gift-wrap', name: 'price', value: '5000' },
    { module: 'gift-wrap', name: 'fragile', value: 'true' },
    { module: 'gift-wrap', name: 'layers', value: '' },
  ]);
});

test('an existing product shows its values; a server error stays at its control until that is edited', async () => {
  const stored = [declared('price', 'Gift wrap price', 'MONEY', '5050'), ...FIELDS.slice(1)];
  const fieldErrors = { 'customFields.gift-wrap.price': 'Gift wrap price must be a valid price' };
  const refused = { message: 'Invalid', extensions: { code: 'BAD_USER_INPUT', fieldErrors } };
  const sent = openForm(
    [
      LIMITS,
      ...ALL_OPTIONS,
      {
        request: { query: EditedProductDocument, variables: { id: '1' } },
        result: { data: { product: { ...PRODUCT, customFields: stored } } },
      },
      {
        request: { query: UpdateProductDocument, variables: () => true },
        result: { errors: [refused] as never },
      },
    ],
    '/products/edit/1',
  );
  await waitFor(() => expect(field('Gift wrap price').value).toBe('50.5'));
  type('Gift wrap price', 'much');
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(errorOf('Gift wrap price')).toBe('Gift wrap price must be a valid price'));
  expect(sent).toMatchObject([
    { input: { customFields: [{ module: 'gift-wrap', name: 'price', value: 'much' }] } },
  ]);
  type('Gift wrap price', '60');
  expect(errorOf('Gift wrap price')).toBe('');
});
