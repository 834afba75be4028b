import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { hasUnsaved } from '../../../components/unsaved.ts';
import {
  DuplicateProductDocument,
  EditedProductDocument,
  UpdateProductDocument,
} from '../../../graphql.generated.ts';
import { setSession } from '../../../session/session-state.ts';
import { changeOf } from '../../history/testing/sample-changes.ts';
import {
  ALL_OPTIONS,
  adding,
  errorOf,
  field,
  LIMITS,
  messages,
  openForm,
  PRODUCT,
  type,
} from '../testing/open-form.tsx';

const STORED = { ...PRODUCT, category: { __typename: 'Category', id: 'Bags', name: 'Bags' } };
const AGAIN = { ...STORED, id: '2', title: 'Shoulder bag' };

function edited(product: typeof STORED) {
  return {
    request: { query: EditedProductDocument, variables: { id: product.id } },
    result: { data: { product } },
  };
}

const EDIT = '/products/edit/1';

const DELETED = {
  request: { query: UpdateProductDocument, variables: () => true },
  result: { errors: [{ message: 'Product not found', extensions: { code: 'NOT_FOUND' } }] },
};

afterEach(() => {
  act(() => toast.removeAll());
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function updateDeleted(...mocks: Parameters<typeof openForm>[0]) {
  const sent = openForm([LIMITS, ...ALL_OPTIONS, edited(STORED), DELETED, ...mocks], '/products/edit/1');
  await screen.findByRole('option', { name: 'Watches' });
  type('Title', 'Shoulder bag');
  press('Update');
  await screen.findByText(/deleted this product\./);
  return sent;
}

test('a product that another operator has deleted can be saved as a new one, with its images', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response(new Blob(['x'], { type: 'image/webp' })),
  );
  const created = adding({ result: { data: { createProduct: AGAIN } } });
  const sent = await updateDeleted(created, edited(AGAIN), ...ALL_OPTIONS);
  expect(field('Title').value).toBe('Shoulder bag');
  press('Save as a new product');
  await screen.findByRole('button', { name: 'Update' });
  expect(fetch).toHaveBeenCalledWith('/uploads/1.webp', { cache: 'force-cache' });
  expect(sent[1]).toMatchObject({
    input: { title: 'Shoulder bag', categoryId: 'Bags' },
    images: [expect.any(File)],
  });
  expect(screen.queryByText(/deleted this product\./)).toBeNull();
  await waitFor(() => expect(field('Title').value).toBe('Shoulder bag'));
});

const showCatalogue = () =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({
      data: {
        storefront: { mode: 'CATALOGUE', state: 'LIVE', publishesAutomatically: true, faults: [] },
        session: { currency: 'INR' },
      },
    }),
  );

test('the header shows the product’s name, its last change and its actions', async () => {
  showCatalogue();
  openForm([LIMITS, ...ALL_OPTIONS, edited(STORED)], '/products/edit/1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Bag' })).toBeTruthy();
  expect(document.title).toContain('Bag');
  expect(screen.getByText(/^Last changed/).textContent).toMatch(/21 Nov 2026/);
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('Product List')).toBe('/allproducts');
  expect(target('Delete')).toBe('/products/delete/1');
  expect((await screen.findByRole('link', { name: 'View in shop' })).getAttribute('href')).toBe(
    '/product/bag',
  );
  await screen.findByRole('option', { name: 'Watches' });
});

test('Duplicate opens the copy, makes one for two presses, and retries with the same key after a lost response', async () => {
  const request = { query: DuplicateProductDocument, variables: () => true };
  const copy = { ...AGAIN, status: 'DRAFT' as const };
  const sent = openForm(
    [
      LIMITS,
      ...ALL_OPTIONS,
      edited(STORED),
      { request, error: new TypeError('Failed to fetch') },
      { request, result: { data: { duplicateProduct: copy } } },
      edited(copy),
    ],
    EDIT,
  );
  await screen.findByRole('option', { name: 'Watches' });
  press('Duplicate');
  await waitFor(() => expect(messages()).toContain('Failed to duplicate product'));
  press('Duplicate');
  press('Duplicate');
  expect(await screen.findByRole('heading', { level: 1, name: 'Shoulder bag' })).toBeTruthy();
  expect(messages()).toContain('Product duplicated. This is the copy, a draft.');
  expect(sent).toMatchObject([{ id: '1' }, { id: '1' }]);
  expect(sent[1]?.['key']).toBe(sent[0]?.['key']);
});

test.each([
  ['a draft', { status: 'DRAFT' }],
  ['one that is shown later', { showFrom: '2999-01-01T00:00:00Z' }],
  ['one that is no longer shown', { showUntil: '2001-01-01T00:00:00Z' }],
] as const)('%s has no page in the shop to lead to', async (_, change) => {
  const asked = showCatalogue();
  openForm([LIMITS, ...ALL_OPTIONS, edited({ ...STORED, ...change })], EDIT);
  await screen.findByRole('option', { name: 'Watches' });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  // Wait until the response is processed.
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(screen.queryByRole('link', { name: 'View in shop' })).toBeNull();
});

const UNDONE = edited({ ...STORED, title: 'Old bag', version: 3 });

/** Answers the history's requests, which do not use the mocked Apollo client. */
function answerHistory(): void {
  const change = { ...changeOf({ subjectId: '1' }), by: null };
  const page = { nodes: [change], pageInfo: { hasNextPage: false, endCursor: null } };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const { operationName } = JSON.parse(String(init?.body ?? '{}'));
    if (operationName === 'ReadHistory') return Response.json({ data: { history: page } });
    return Response.json({ data: { undoChange: { ...change, id: '2' } } });
  });
}

async function undoFromHistory(): Promise<void> {
  press('Activity');
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  await screen.findByText('Undone', { exact: false });
}

test('an undo from the history appears in the form at once', async () => {
  answerHistory();
  openForm([LIMITS, ...ALL_OPTIONS, ...ALL_OPTIONS, edited(STORED), UNDONE], EDIT);
  await screen.findByRole('option', { name: 'Watches' });
  await undoFromHistory();
  await waitFor(() => expect(field('Title').value).toBe('Old bag'));
});

test('after two undos in quick succession the form has the result of both', async () => {
  const changes = ['2', '1'].map((id) => ({ ...changeOf({ id, subjectId: '1' }), by: null }));
  const page = { nodes: changes, pageInfo: { hasNextPage: false, endCursor: null } };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body ?? '{}'));
    if (operationName === 'ReadHistory') return Response.json({ data: { history: page } });
    const made = { ...changeOf({ id: `undo ${variables?.id}`, subjectId: '1', canUndo: false }), by: null };
    return Response.json({ data: { undoChange: made } });
  });
  const afterBoth = edited({ ...STORED, title: 'Oldest bag', version: 4 });
  openForm(
    [LIMITS, ...ALL_OPTIONS, ...ALL_OPTIONS, edited(STORED), { ...UNDONE, delay: 200 }, afterBoth],
    EDIT,
  );
  await screen.findByRole('option', { name: 'Watches' });
  press('Activity');
  const [second, first] = await screen.findAllByRole('button', { name: /^Undo/ });
  fireEvent.click(second as HTMLElement);
  fireEvent.click(first as HTMLElement);
  await waitFor(() => expect(field('Title').value).toBe('Oldest bag'));
  await waitFor(() => expect(screen.queryByText('Undoing…')).toBeNull());
  expect(field('Title').value).toBe('Oldest bag');
});

test('input stays when the history undoes a change, and a message says so', async () => {
  answerHistory();
  openForm([LIMITS, ...ALL_OPTIONS, ...ALL_OPTIONS, edited(STORED), UNDONE], EDIT);
  await screen.findByRole('option', { name: 'Watches' });
  type('Title', 'Shoulder bag');
  await undoFromHistory();
  expect(await screen.findByText(/What you entered is still in the form/)).toBeTruthy();
  expect(field('Title').value).toBe('Shoulder bag');
});

test('an image that was lost with the deleted product must be chosen again', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 404 }));
  const sent = await updateDeleted();
  press('Save as a new product');
  await waitFor(() => expect(errorOf('Images')).toContain('Choose it again'));
  expect(sent).toHaveLength(1);
});

test('alt texts are under More, move with their image, and are sent in the images’ order', async () => {
  const [front] = STORED.images;
  const images = [
    { ...front, id: 'front', ownAlt: 'Front', alt: 'Front' },
    { ...front, id: 'back', alt: 'Bag' },
  ] as typeof STORED.images;
  const updated = {
    request: { query: UpdateProductDocument, variables: () => true },
    result: { data: { updateProduct: { ...STORED, images, version: 2 } } },
  };
  const sent = openForm([LIMITS, ...ALL_OPTIONS, edited({ ...STORED, images }), updated], '/products/edit/1');
  await screen.findByRole('option', { name: 'Watches' });
  const more = screen.getByText('More').closest('details') as HTMLDetailsElement;
  more.open = true;
  fireEvent(more, new Event('toggle'));
  expect((await screen.findByLabelText<HTMLInputElement>('Image 1')).value).toBe('Front');
  fireEvent.change(screen.getByLabelText('Image 2'), { target: { value: ' The back, with its pocket ' } });
  press('Move Bag earlier');
  expect(screen.getByLabelText<HTMLInputElement>('Image 2').value).toBe('Front');
  press('Update');
  await screen.findByText('Product updated successfully');
  expect(sent).toMatchObject([
    {
      input: { images: [{ id: 'back' }, { id: 'front' }], imageAlts: ['The back, with its pocket', 'Front'] },
    },
  ]);
});

test('saving again after a lost response causes no conflict', async () => {
  const request = { query: UpdateProductDocument, variables: () => true };
  const current = { ...STORED, __typename: 'ProductState', categoryId: 'Bags', title: 'Tote', version: 2 };
  const conflict = { message: 'Changed meanwhile', extensions: { code: 'CONFLICT', current } };
  const sent = openForm(
    [
      ...[LIMITS, ...ALL_OPTIONS, edited(STORED)],
      { request, error: new TypeError('Failed to fetch') },
      { request, result: { errors: [conflict] } },
      { request, result: { data: { updateProduct: { ...STORED, title: 'Jute tote', version: 3 } } } },
    ],
    EDIT,
  );
  await screen.findByRole('option', { name: 'Watches' });
  type('Title', 'Tote');
  press('Update');
  await screen.findByText('Failed to update product');
  expect(hasUnsaved()).toBe(true);
  press('Update');
  await screen.findByText('Product updated successfully');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(hasUnsaved()).toBe(false));
  type('Title', 'Jute tote');
  press('Update');
  await waitFor(() => expect(sent[2]).toMatchObject({ input: { title: 'Jute tote', version: 2 } }));
  await waitFor(() => expect(hasUnsaved()).toBe(false));
  // The heading shows the new title.
  expect(await screen.findByRole('heading', { level: 1, name: 'Jute tote' })).toBeTruthy();
});

test('a product at full price can be saved, and the sale checkbox removes or restores the regular price', async () => {
  const atFullPrice = { ...STORED, regularPrice: 150, stock: 4 };
  const request = { query: UpdateProductDocument, variables: () => true };
  const updated = { request, result: { data: { updateProduct: { ...atFullPrice, version: 2 } } } };
  const sent = openForm([LIMITS, ...ALL_OPTIONS, edited(atFullPrice), updated, updated], EDIT);
  await screen.findByRole('option', { name: 'Watches' });
  expect(field('Not on sale').checked).toBe(true);
  type('Selling price', '140');
  expect(field('Regular price').value).toBe('140');
  expect(field('Regular price').readOnly).toBe(true);
  press('Update');
  await screen.findByText('Product updated successfully');
  expect(sent).toMatchObject([{ input: { regularPrice: null, sellingPrice: 140 } }]);
  fireEvent.click(field('Not on sale'));
  type('Regular price', '200');
  fireEvent.click(field('Not on sale'));
  expect(field('Regular price').value).toBe('150');
  fireEvent.click(field('Not on sale'));
  expect(field('Regular price').value).toBe('200');
});

test('stock is sent only if the operator changed it, so sales in the meantime are kept', async () => {
  const counted = { ...STORED, stock: 4 };
  const request = { query: UpdateProductDocument, variables: () => true };
  const updated = (version: number) => ({
    request,
    result: { data: { updateProduct: { ...counted, version } } },
  });
  const sent = openForm([LIMITS, ...ALL_OPTIONS, edited(counted), updated(2), updated(3)], EDIT);
  await screen.findByRole('option', { name: 'Watches' });
  type('Title', 'Tote');
  press('Update');
  await waitFor(() => expect(hasUnsaved()).toBe(false));
  expect(sent[0]?.['input']).not.toHaveProperty('stock');
  type('Stock', '9');
  press('Update');
  await waitFor(() => expect(sent[1]).toMatchObject({ input: { stock: 9, version: 2 } }));
});

test('a viewer sees the product, and can neither type nor save', async () => {
  setSession({ operator: { role: 'VIEWER' } } as never);
  openForm([LIMITS, ...ALL_OPTIONS, edited(STORED)], EDIT);
  expect((await screen.findByLabelText<HTMLInputElement>('Title', { exact: false })).value).toBe('Bag');
  expect(field('Title').closest('fieldset')?.disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Update' }).closest('fieldset')?.disabled).toBe(true);
  act(() => setSession(null));
});

test('an unknown product says so, with a link back', async () => {
  const missing = {
    request: { query: EditedProductDocument, variables: { id: '1' } },
    result: { data: { product: null } },
  };
  openForm([LIMITS, ...ALL_OPTIONS, missing], EDIT);
  expect(await screen.findByText('Product not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Activity' }).getAttribute('href')).toMatch(/id=1/);
  expect(screen.getByRole('link', { name: 'Back to products' }).getAttribute('href')).toBe('/allproducts');
});

test('a product that failed to load can be loaded again', async () => {
  const lost = { request: edited(STORED).request, error: new TypeError('Failed to fetch') };
  openForm([LIMITS, ...ALL_OPTIONS, lost, edited(STORED)], EDIT);
  expect(await screen.findByText('The product could not be loaded')).toBeTruthy();
  press('Retry');
  expect((await screen.findByLabelText<HTMLInputElement>('Title', { exact: false })).value).toBe('Bag');
});

test('a change whose request was lost stays in the form and is sent again, and a product needs no category', async () => {
  const updated = { data: { updateProduct: { ...STORED, category: null, title: 'Tote', version: 2 } } };
  const request = { query: UpdateProductDocument, variables: () => true as const };
  const lost = { request, error: new TypeError('Failed to fetch') };
  const uncategorised = { ...STORED, category: null } as unknown as typeof STORED;
  const sent = openForm(
    [LIMITS, ...ALL_OPTIONS, edited(uncategorised), lost, { request, result: updated }],
    EDIT,
  );
  await screen.findByRole('option', { name: 'Watches' });
  expect(field('Category').value).toBe('');
  type('Title', 'Tote');
  press('Update');
  await waitFor(() => expect(messages()).toEqual(['Failed to update product']));
  expect(field('Title').value).toBe('Tote');
  await waitFor(() => expect(field('Title').closest('fieldset')?.disabled).toBe(false));
  press('Update');
  await waitFor(() => expect(messages()).toEqual(['Product updated successfully']));
  expect(sent).toHaveLength(2);
  expect(sent[1]?.['input']).toMatchObject({ title: 'Tote' });
  expect(JSON.stringify(sent[1])).not.toContain('categoryId');
});
