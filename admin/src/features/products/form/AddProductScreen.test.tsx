import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { AddCategoryDocument } from '../../../graphql.generated.ts';
import {
  ALL_OPTIONS,
  adding,
  choose,
  errorOf,
  field,
  fill,
  LIMITS,
  messages,
  openForm,
  options,
  PHOTO,
  PRODUCT,
  publish,
  type,
} from '../testing/open-form.tsx';

// The braces discard `act`'s promise. An awaited `act` stays open until the next task, and updates in between would cause warnings.
afterEach(() => {
  act(() => toast.removeAll());
});

/** The values sent for the fields in "More" while it is closed. */
const NOTHING_MORE = {
  ...{ handle: null, brand: null, sku: null, stock: null, tags: [], options: [], attributes: [] },
  ...{ barcode: null, weightGrams: null, cost: null },
  ...{
    status: 'ACTIVE',
    showFrom: null,
    showUntil: null,
    seoTitle: null,
    seoDescription: null,
    imageAlts: [null],
  },
};

// The table of the specification's section 5: each field, its error in an empty form, and an edit that clears it.
const RULES: [string, string, () => void][] = [
  ['Title', 'Title is required', () => type('Title', 'B')],
  ['Description', 'Description is required', () => type('Description', 'O')],
  ['Regular price', 'Valid price required', () => type('Regular price', 'x')],
  ['Selling price', 'Selling price must be less than regular price', () => type('Selling price', '1')],
  ['Category', 'Category is required', () => type('Category', 'Bags')],
  ['Images', 'At least one image required', () => choose(PHOTO)],
];

test('Publish shows an error at every invalid field, focuses the first one, and sends nothing', async () => {
  const sent = openForm([LIMITS, ...ALL_OPTIONS]);
  publish();
  publish();
  expect(messages()).toEqual(['Please fix errors']);
  expect(RULES.map(([name]) => [name, errorOf(name)])).toEqual(RULES.map(([name, text]) => [name, text]));
  expect(RULES.map(([name]) => field(name).getAttribute('aria-invalid'))).toEqual(RULES.map(() => 'true'));
  expect(screen.getByRole('alert').textContent).toBe(RULES.map(([, text]) => text).join('. '));
  expect(document.activeElement).toBe(field('Title'));
  await screen.findByRole('option', { name: 'Watches' });
  expect(sent).toEqual([]);
});

test.each(RULES)(
  'the error of %s, "%s", is gone as soon as the field is edited',
  async (name, text, edit) => {
    openForm([LIMITS, ...ALL_OPTIONS]);
    await screen.findByRole('option', { name: 'Watches' });
    publish();
    expect(errorOf(name)).toBe(text);
    edit();
    expect(errorOf(name)).toBe('');
    expect(field(name).getAttribute('aria-invalid')).toBe('false');
    expect(screen.queryAllByText(/required$|less than/).length).toBeGreaterThanOrEqual(RULES.length - 1);
  },
);

test('the error of a price disappears once the other price is corrected', async () => {
  openForm([LIMITS, ...ALL_OPTIONS]);
  await fill();
  type('Selling price', '250');
  publish();
  expect(errorOf('Selling price')).toBe('Selling price must be less than regular price');
  type('Regular price', '2');
  expect(errorOf('Selling price')).toBe('Selling price must be less than regular price');
  type('Regular price', '1,09,000');
  expect(errorOf('Selling price')).toBe('');
  expect(field('Discount').value).toBe('99.77%');
});

test('errors are announced on every Publish, and disappear when their field is edited', async () => {
  openForm([LIMITS, ...ALL_OPTIONS]);
  publish();
  const announced = screen.getByRole('alert');
  expect(announced.textContent).toContain('Title is required');
  publish();
  expect(screen.getByRole('alert')).not.toBe(announced);
  expect(screen.getByRole('alert').textContent).toBe(announced.textContent);
  type('Title', 'B');
  expect(screen.getByRole('alert').textContent).toBe('');
  await screen.findByRole('option', { name: 'Watches' });
});

test.each([
  ['Title', 255, '204 of 255 characters'],
  ['Description', 5000, '4,000 of 5,000 characters'],
])('%s takes %i characters, and counts them near the end', async (name, maxLength, count) => {
  openForm([LIMITS, ...ALL_OPTIONS]);
  expect(field(name).maxLength).toBe(maxLength);
  type(name, 'a'.repeat(maxLength * 0.8 - 1));
  expect(screen.queryByText(/ of .* characters/)).toBeNull();
  type(name, 'a'.repeat(maxLength * 0.8));
  expect(screen.getByText(count).id).toBe(field(name).getAttribute('aria-describedby'));
  await screen.findByRole('option', { name: 'Watches' });
});

test('the input is sent trimmed and exact, once for two presses; then the form is empty', async () => {
  const previews = new Set<string>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${crypto.randomUUID()}`;
    previews.add(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void previews.delete(url));
  const sent = openForm([LIMITS, ...ALL_OPTIONS, adding({ result: { data: { createProduct: PRODUCT } } })]);
  await fill();
  expect(field('Discount').value).toBe('24.75%');
  await waitFor(() => expect(previews.size).toBe(1));
  publish();
  publish();
  await waitFor(() => expect(field('Title').value).toBe(''));
  expect(previews.size).toBe(0);
  expect(messages()).toEqual(['Product added successfully']);
  const input = {
    title: 'Bag',
    description: 'Of leather.',
    regularPrice: 200,
    sellingPrice: 150.5,
    categoryId: 'Watches',
    badge: 'BEST_SELL',
    isFeatured: true,
    isPopular: false,
    isNew: false,
  };
  expect(sent).toEqual([
    { input: { ...input, ...NOTHING_MORE }, images: [expect.any(File)], key: expect.any(String) },
  ]);
  for (const name of ['Description', 'Regular price', 'Selling price', 'Category', 'Badge'])
    expect(field(name).value).toBe('');
  expect(field('Discount').value).toBe('0%');
  for (const name of ['Featured', 'Popular', 'New'])
    expect(screen.getByLabelText<HTMLInputElement>(name).checked).toBe(false);
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.activeElement).toBe(field('Title'));
});

test('after a network failure the form is unchanged and can be sent again', async () => {
  const lost = adding({ error: new TypeError('Failed to fetch') });
  openForm([LIMITS, ...ALL_OPTIONS, lost, adding({ result: { data: { createProduct: PRODUCT } } })]);
  await fill();
  publish();
  await waitFor(() => expect(messages()).toEqual(['Failed to add product']));
  expect(field('Title').value).toBe(' Bag ');
  await waitFor(() => expect(field('Title').closest('fieldset')?.disabled).toBe(false));
  publish();
  await waitFor(() => expect(field('Title').value).toBe(''));
});

test.each([
  ['Title', { title: 'Title must be at most 255 characters' }],
  ['Category', { categoryId: 'Category is required' }],
  ['Images', { images: '"front.png" is not a supported image. Use JPEG, PNG, WebP, AVIF or GIF.' }],
  ['Images', { images: 'A product can have at most 3 images.' }],
])('an error of the server for %s is shown there: %o', async (name, fieldErrors) => {
  const [message = ''] = Object.values(fieldErrors);
  const errors = [{ message, extensions: { code: 'BAD_USER_INPUT', fieldErrors } }];
  openForm([LIMITS, ...ALL_OPTIONS, adding({ result: { errors } })]);
  await fill();
  publish();
  await waitFor(() => expect(messages()).toEqual([message]));
  await waitFor(() => expect(errorOf(name)).toContain(message));
  expect(document.activeElement).toBe(field(name));
  expect(field('Description').value).toBe('Of leather.');
});

test('with two images of the same name, an error appears at the right one', async () => {
  const message = '"front.png" is not a supported image. Use JPEG, PNG, WebP, AVIF or GIF.';
  const imageErrors = [{ index: 1, message }];
  const extensions = { code: 'UNSUPPORTED_MEDIA_TYPE', fieldErrors: { images: message }, imageErrors };
  openForm([LIMITS, ...ALL_OPTIONS, adding({ result: { errors: [{ message, extensions }] } })]);
  await fill();
  choose(new File(['x2'], 'front.png', { type: 'image/png' }));
  publish();
  await waitFor(() => expect(errorOf('Images')).toBe(message));
  const [first, second] = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\n', ''));
  expect(first).not.toContain(message);
  expect(second).toMatch(/^front\.png \(2\)/);
  expect(second).toContain(message);
  expect(document.activeElement).toBe(field('Images'));
});

test('a file that browsers cannot read shows an error at once, and is not sent', async () => {
  const sent = openForm([LIMITS, ...ALL_OPTIONS]);
  await fill();
  choose(new File(['?'], 'sheet.pdf'), new File(['?'], 'torn.png'));
  await waitFor(() => expect(errorOf('Images')).toContain('"torn.png" is not a supported image.'));
  expect(errorOf('Images')).toContain('"sheet.pdf" is not a supported image. Use JPEG, PNG');
  publish();
  expect(messages()).toEqual(['Please fix errors']);
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove sheet.pdf' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove torn.png' }));
  expect(errorOf('Images')).toBe('');
});

test('files beyond the limit of a product are listed as left out', async () => {
  openForm([LIMITS, ...ALL_OPTIONS]);
  await fill();
  await screen.findByText(/up to .* each, 3 at most/);
  choose(...['a', 'b', 'c', 'd'].map((name) => new File(['x'], `${name}.png`)));
  expect(errorOf('Images')).toBe('A product can have at most 3 images. Not added: c.png, d.png.');
});

test('categories that fail to load are logged, and can be loaded again', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  const { request } = options(null, [], null);
  openForm([LIMITS, { request, error: new Error('Lost'), maxUsageCount: 2 }, ...ALL_OPTIONS]);
  fireEvent.click(await screen.findByRole('button', { name: 'Reload categories' }));
  await screen.findByRole('option', { name: 'Watches' });
  expect(messages()).toEqual([]);
  expect(logged).toHaveBeenCalledOnce();
});

test('details are validated while typing and sent, and the most common ones are open', async () => {
  const sent = openForm([LIMITS, ...ALL_OPTIONS, adding({ result: { data: { createProduct: PRODUCT } } })]);
  await fill();
  const more = screen.getByText('More').closest('details');
  type('Stock', '-1');
  await waitFor(() => expect(errorOf('Stock')).toBe('Stock must be a whole number of 0 or more, or empty'));
  publish();
  await waitFor(() => expect(messages()).toEqual(['Please fix errors']));
  expect(errorOf('Stock')).toBe('Stock must be a whole number of 0 or more, or empty');
  expect(document.activeElement).toBe(field('Stock'));
  expect(more?.open).toBe(false);
  type('Stock', '7');
  expect(errorOf('Stock')).toBe('');
  fireEvent.click(screen.getByText('More'));
  await screen.findByLabelText('Brand');
  type('Brand', ' Mela ');
  type('SEO title', 'Bags of leather');
  type('SKU', 'AB-1');
  type('Handle', 'leather-bag');
  type('Tags', 'travel, work');
  fireEvent.click(screen.getByRole('button', { name: 'Add options' }));
  fireEvent.change(await screen.findByPlaceholderText('Colour'), { target: { value: 'Colour' } });
  const values = screen.getByLabelText('Add a value to Colour');
  fireEvent.change(values, { target: { value: 'Red | Blue' } });
  fireEvent.keyDown(values, { key: 'Enter' });
  fireEvent.change(screen.getByLabelText('Price of Blue'), { target: { value: '120' } });
  type('Attributes', 'Weight: 200 g');
  type('Status', 'HIDDEN');
  type('Show from', '2026-01-31T09:00');
  publish();
  await waitFor(() => expect(messages()).toContain('Product added successfully'));
  expect(sent).toMatchObject([
    {
      input: {
        ...{
          stock: 7,
          brand: 'Mela',
          seoTitle: 'Bags of leather',
          sku: 'AB-1',
          handle: 'leather-bag',
          tags: ['travel', 'work'],
          status: 'HIDDEN',
        },
        options: [{ name: 'Colour', values: ['Red', 'Blue'] }],
        variants: [
          { selectedOptions: [{ name: 'Colour', value: 'Red' }], price: null },
          { selectedOptions: [{ name: 'Colour', value: 'Blue' }], price: 12_000 },
        ],
        attributes: [{ name: 'Weight', value: '200 g' }],
        showFrom: new Date('2026-01-31T09:00').toISOString(),
      },
    },
  ]);
});

/** An error of the server about one field. */
function refused(field: string, message: string) {
  return { message, extensions: { code: 'BAD_USER_INPUT', fieldErrors: { [field]: message } } };
}

test('More opens when the server reports an error inside it', async () => {
  openForm([LIMITS, ...ALL_OPTIONS, adding({ result: { errors: [refused('tags', 'Too many tags')] } })]);
  await fill();
  publish();
  await waitFor(() => expect(errorOf('Tags')).toBe('Too many tags'));
  expect(screen.getByText('More').closest('details')?.open).toBe(true);
});

test('an SKU that was taken is sent again on Publish, since it may be free by then', async () => {
  const taken = 'Another product has this SKU';
  openForm([
    LIMITS,
    ...ALL_OPTIONS,
    adding({ result: { errors: [refused('sku', taken)] } }),
    adding({ result: { data: { createProduct: PRODUCT } } }),
  ]);
  await fill();
  type('SKU', 'AB-1');
  publish();
  await waitFor(() => expect(errorOf('SKU')).toBe(taken));
  publish();
  await waitFor(() => expect(messages()).toContain('Product added successfully'));
  // The message links to the new product.
  expect(screen.getByRole('link', { name: 'Bag' }).getAttribute('href')).toBe('/products/edit/1');
});

test('the effective status by schedule appears beside the status', async () => {
  openForm([LIMITS, ...ALL_OPTIONS]);
  await screen.findByRole('option', { name: 'Watches' });
  const said = () => {
    const hint = field('Status').getAttribute('aria-describedby');
    return hint && document.getElementById(hint)?.textContent;
  };
  expect(said()).toBeNull();
  type('Show until', '2001-01-31T09:00');
  expect(said()).toMatch(/^Ended: visible until .*2001/);
  type('Show until', '');
  type('Show from', '2999-01-31T09:00');
  expect(said()).toMatch(/^Scheduled: visible from .*2999/);
  type('Status', 'DRAFT');
  expect(said()).toBeNull();
});

test('a retry after a lost response has the same key, and another key after a change', async () => {
  const lost = adding({ error: new Error('Lost') });
  const sent = openForm([LIMITS, ...ALL_OPTIONS, lost, lost, lost]);
  await fill();
  for (const count of [1, 2, 3]) {
    if (count === 3) type('Title', 'Other');
    publish();
    await waitFor(() => expect(sent).toHaveLength(count));
    await waitFor(() => expect(messages()).toContain('Failed to add product'));
    act(() => toast.removeAll());
  }
  const [first, second, third] = sent.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a new category is created and chosen within the form; an invisible name is refused', async () => {
  const made = { __typename: 'Category', id: 'n1', name: 'Hats', version: 1, productCount: 0, parent: null };
  const sent = openForm([
    LIMITS,
    ...ALL_OPTIONS,
    {
      request: { query: AddCategoryDocument, variables: () => true },
      result: { data: { createCategory: made } },
    },
  ]);
  await screen.findByRole('option', { name: 'Watches' });
  fireEvent.change(field('Category'), { target: { value: 'new' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'New category' }));
  const create = (name: string) => {
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: name } });
    fireEvent.click(dialog.getByRole('button', { name: 'Create category' }));
  };
  create('\u200b');
  expect((await dialog.findByRole('alert')).textContent).toBe('Name is required');
  create(' bags');
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^There is already a category “Bags” here/);
  expect(sent).toEqual([]);
  create('Hats');
  await waitFor(() => expect(field('Category').value).toBe('n1'));
  expect(sent).toEqual([{ input: { name: 'Hats' }, key: expect.any(String) }]);
});
