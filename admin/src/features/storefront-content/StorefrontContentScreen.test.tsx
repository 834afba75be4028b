import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { createMemoryRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { toastLink } from '../../app/client-links.ts';
import { hasUnsaved } from '../../components/unsaved.ts';
import {
  ImageLimitsDocument,
  PreviewStorefrontContentDocument,
  StorefrontContentDocument,
  UpdateStorefrontContentDocument,
} from '../../graphql.generated.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { StorefrontContentScreen } from './StorefrontContentScreen.tsx';

type Mock = MockLink.MockedResponse;

// The braces discard `act`'s promise. An awaited `act` stays open until the next task, and updates in between would cause warnings.
afterEach(() => {
  act(() => toast.removeAll());
});

function contentOf(version: number, values: Partial<StorefrontContent> = {}) {
  return {
    __typename: 'StorefrontContent',
    version,
    values: { ...SAMPLE_CONTENT, ...values },
    defaults: SAMPLE_CONTENT,
    changedSections: Object.keys(values),
  };
}

function saving(result: Mock['result']): Mock {
  const request = { query: UpdateStorefrontContentDocument, variables: () => true };
  return { request, ...(result && { result }) };
}

const saved = (version: number, values: Partial<StorefrontContent>) =>
  saving({ data: { updateStorefrontContent: contentOf(version, values) } });

/**
 * Opens a section.
 * @returns the inputs of all sent changes
 */
async function open(section: string, ...mocks: Mock[]) {
  const sent: { input: { version: number; values: object }; images: File[] }[] = [];
  const spy = new ApolloLink((operation, forward) => {
    if (operation.operationType === 'mutation') sent.push(operation.variables as (typeof sent)[number]);
    return forward(operation);
  });
  const loaded: Mock = {
    request: { query: StorefrontContentDocument },
    result: { data: { storefrontContent: contentOf(1) } },
  };
  const limits: Mock = {
    request: { query: ImageLimitsDocument },
    result: { data: { imageLimits: { __typename: 'ImageLimits', maxBytes: 8, maxCount: 3 } } },
  };
  const link = ApolloLink.from([toastLink, spy, new MockLink([loaded, limits, ...mocks])]);
  const router = createMemoryRouter(
    [
      { path: '/storefront/content', Component: StorefrontContentScreen },
      { path: '/elsewhere', element: <Link to="/storefront/content">Back</Link> },
    ],
    { initialEntries: [`/storefront/content?section=${section}`] },
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <RouterProvider router={router} useTransitions={false} />
      <Toaster />
    </ApolloProvider>,
  );
  await screen.findByRole('button', { name: 'Save' });
  return { sent, router };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const items = (list: string) => within(screen.getByRole('region', { name: list })).getAllByRole('listitem');

test('saving a section keeps the unsaved input of another', async () => {
  const shop = { ...SAMPLE_CONTENT.shop, name: 'Stall 14' };
  const { sent, router } = await open('topBar', saved(2, { shop }));
  type('Promotion', 'Free shipping');
  await act(() => router.navigate('?section=shop'));
  type('Name', 'Stall 14');
  press('Save');
  await screen.findByText('Content saved');
  expect(sent).toEqual([{ input: { version: 1, values: { shop } }, images: [] }]);
  expect(screen.getByRole('link', { name: 'Shop details Edited' })).toBeTruthy();
  await act(() => router.navigate('?section=topBar'));
  expect(field('Promotion').value).toBe('Free shipping');
});

test('nothing is sent while a rule is broken, and the first error gets the focus', async () => {
  const { sent } = await open('shop');
  fireEvent.focus(field('Name'));
  type('Name', '');
  expect(screen.queryByText('Name is required')).toBeNull();
  fireEvent.blur(field('Name'));
  expect(await screen.findByText('Name is required')).toBeTruthy();
  type('Email', 'nobody');
  press('Save');
  await screen.findByText('Please fix errors');
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  type('Name', 'Stall 14');
  expect(screen.queryByText('Name is required')).toBeNull();
  expect(sent).toEqual([]);
});

test('the WhatsApp number of the shop is saved with its country code only', async () => {
  const shop = { ...SAMPLE_CONTENT.shop, whatsapp: '+91 98100 12345' };
  const { sent } = await open('shop', saved(2, { shop }));
  expect(field('WhatsApp').type).toBe('tel');
  type('WhatsApp', '98100 12345');
  press('Save');
  await screen.findByText(/^WhatsApp must be a phone number with \+ and the country code/);
  type('WhatsApp', '+91 98100 12345');
  press('Save');
  await screen.findByText('Content saved');
  expect(sent).toEqual([{ input: { version: 1, values: { shop } }, images: [] }]);
});

test('items are added, moved and removed', async () => {
  const { sent } = await open('features', saved(2, {}));
  press('Move Feature 1 down');
  expect(
    items('Features').map((item) => within(item).getByLabelText<HTMLInputElement>('Title').value)[1],
  ).toBe('Free Shipping');
  press('Remove Feature 6');
  press('Add feature');
  expect(document.activeElement).toBe(within(items('Features')[5] as HTMLElement).getByLabelText('Icon'));
  fireEvent.change(within(items('Features')[5] as HTMLElement).getByLabelText('Title'), {
    target: { value: 'Gift wrap' },
  });
  fireEvent.change(within(items('Features')[5] as HTMLElement).getByLabelText('Detail'), {
    target: { value: 'For a rupee' },
  });
  expect(screen.getByRole('button', { name: 'Add feature' }).getAttribute('aria-disabled')).toBe('true');
  press('Save');
  await screen.findByText('Content saved');
  expect(sent[0]?.input.values).toMatchObject({
    features: ['Online Order', 'Free Shipping', 'Save Money', 'Promotions', 'Happy Sell', 'Gift wrap'].map(
      (title) => ({ title }),
    ),
  });
});

/** Makes every file an image that stays larger than the limit. */
function stubEncoder(): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 60, height: 40, close: () => undefined }));
  class Canvas {
    getContext = () => null;
    convertToBlob = async () => new Blob(['still far too large']);
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
}

test('a chosen image is sent with its alt text; an image that cannot be made small enough is not accepted', async () => {
  stubEncoder();
  const { sent } = await open('slides', saved(2, {}));
  const [first] = items('Slides') as [HTMLElement];
  const choose = (file: File) =>
    fireEvent.change(within(first).getByLabelText('Replace'), { target: { files: [file] } });
  await within(first).findByText(/^Or drop one here\. Up to/);
  choose(new File(['far too large'], 'large.png', { type: 'image/png' }));
  expect(await within(first).findByText(/"large.png" is larger than/)).toBeTruthy();
  const small = new File(['x'], 'small.png', { type: 'image/png' });
  choose(small);
  fireEvent.change(within(first).getByLabelText('Alt text'), {
    target: { value: 'A stall' },
  });
  press('Save');
  await screen.findByText('Content saved');
  expect(sent[0]?.images).toEqual([small]);
  expect(sent[0]?.input.values).toMatchObject({ slides: [{ image: { upload: 0, alt: 'A stall' } }, {}, {}] });
});

test('a section can be reset, and its changes can be discarded', async () => {
  await open('contact');
  // Waits for the last part to load. Rendering it after the test would cause warnings.
  await screen.findByText(/^Leave empty for no map\. Up to/);
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  type('First sentence', 'Come by.');
  press('Reset');
  expect(field('First sentence').value).toBe(SAMPLE_CONTENT.contact.lead);
  type('First sentence', 'Come by.');
  press('Discard changes');
  expect(field('First sentence').value).toBe(SAMPLE_CONTENT.contact.lead);
});

function conflict(version: number, values: Partial<StorefrontContent>): Mock {
  const current = { ...contentOf(version, values), __typename: 'StorefrontContentState' };
  const message = 'This storefront content was changed by somebody else meanwhile';
  return saving({ errors: [{ message, extensions: { code: 'CONFLICT', current } }] });
}

test('another operator’s change of another section causes no conflict', async () => {
  const { sent } = await open('shop', conflict(7, { features: [] }), saved(8, {}));
  type('Name', 'Stall 14');
  press('Save');
  await screen.findByText('Content saved');
  expect(sent.map(({ input }) => input.version)).toEqual([1, 7]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('saving a section again after a lost response causes no conflict', async () => {
  const shop = { ...SAMPLE_CONTENT.shop, name: 'Stall 14' };
  const lost = { ...saving(undefined), error: new TypeError('Failed to fetch') };
  const { sent } = await open('shop', lost, conflict(2, { shop }));
  type('Name', 'Stall 14');
  press('Save');
  await screen.findByText('Failed to save content');
  press('Save');
  await screen.findByText('Content saved');
  expect(sent).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(hasUnsaved()).toBe(false);
});

test('the second click of a double click does not remove a second item', async () => {
  await open('features');
  const remove = (detail: number) =>
    fireEvent.click(screen.getByRole('button', { name: 'Remove Feature 1' }), { detail });
  remove(1);
  remove(2);
  expect(items('Features')).toHaveLength(SAMPLE_CONTENT.features.length - 1);
});

test('another operator’s change of the same section is shown beside the local one', async () => {
  const theirs = { ...SAMPLE_CONTENT.shop, name: 'Theirs', hours: 'Never' };
  const { sent } = await open('shop', conflict(7, { shop: theirs }), saved(8, {}));
  type('Name', 'Mine');
  press('Save');
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this section' }));
  expect(dialog.getAllByRole('group').map((group) => group.textContent)).toEqual([
    'NameKeep mineMineTake theirsTheirs',
    'Opening hoursKeep mineMon to Sat, 10:00 to 18:00Take theirsNever',
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Use these' }));
  expect(field('Opening hours').value).toBe('Never');
  press('Save');
  await screen.findByText('Content saved');
  expect(sent.at(-1)?.input).toEqual({ version: 7, values: { shop: { ...theirs, name: 'Mine' } } });
});

test('a field can be reset alone', async () => {
  const { sent } = await open('shop', saved(2, {}));
  expect(screen.queryByRole('button', { name: 'Reset text of Name' })).toBeNull();
  type('Name', 'Stall 14');
  type('Tagline', 'Lamps');
  press('Reset text of Name');
  expect([field('Name').value, field('Tagline').value]).toEqual([SAMPLE_CONTENT.shop.name, 'Lamps']);
  press('Save');
  await screen.findByText('Content saved');
  expect(sent[0]?.input.values).toEqual({ shop: { ...SAMPLE_CONTENT.shop, tagline: 'Lamps' } });
});

test('a list can be reset alone', async () => {
  stubEncoder();
  const { sent } = await open('footer', saved(2, {}));
  expect(screen.queryByRole('button', { name: 'Reset social networks' })).toBeNull();
  press('Remove Network 1');
  press('Reset social networks');
  expect(items('Social networks')).toHaveLength(SAMPLE_CONTENT.footer.networks.length);
  expect(sent).toEqual([]);
});

test('a replaced image of a list can be reset', async () => {
  stubEncoder();
  await open('slides');
  const [first] = items('Slides') as [HTMLElement];
  await within(first).findByText(/^Or drop one here\. Up to/);
  const reset = { name: 'Reset image of Image' };
  expect(within(first).queryByRole('button', reset)).toBeNull();
  fireEvent.change(within(first).getByLabelText('Replace'), {
    target: { files: [new File(['x'], 'small.png', { type: 'image/png' })] },
  });
  fireEvent.click(await within(first).findByRole('button', reset));
  expect(within(first).queryByLabelText('Alt text')).toBeNull();
  expect(within(first).queryByRole('button', reset)).toBeNull();
});

test('a section without any entered content says so', async () => {
  await open('topBar');
  expect(screen.getByText(/^You have not changed this section/)).toBeTruthy();
  type('Promotion', 'Free shipping');
  expect(screen.queryByText(/^You have not changed this section/)).toBeNull();
});

test('unsaved input of a section stays unsaved until it is discarded', async () => {
  await open('shop');
  expect(hasUnsaved()).toBe(false);
  type('Name', 'Stall 14');
  expect(hasUnsaved()).toBe(true);
  press('Discard changes');
  expect(hasUnsaved()).toBe(false);
});

test('an error that only the server finds appears at its field', async () => {
  const extensions = {
    code: 'BAD_USER_INPUT',
    contentErrors: [{ path: 'shop.name', message: 'This name is taken.' }],
  };
  await open('shop', saving({ errors: [{ message: 'Refused', extensions }] }));
  type('Name', 'Taken');
  press('Save');
  expect(await screen.findByText('This name is taken.')).toBeTruthy();
  type('Name', 'Free');
  expect(screen.queryByText('This name is taken.')).toBeNull();
});

function previewing(result: Mock['result']): Mock {
  const request = { query: PreviewStorefrontContentDocument, variables: () => true };
  return { request, ...(result && { result }) };
}

function stubTab() {
  const tab = { location: { replace: vi.fn() }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

test('a preview contains all unsaved input, and opens the section’s page', async () => {
  const tab = stubTab();
  const { sent, router } = await open(
    'topBar',
    previewing({ data: { previewStorefrontContent: 100_000_007 } }),
  );
  type('Promotion', 'Free shipping');
  await act(() => router.navigate('?section=about'));
  press('Preview');
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/about?release=100000007'));
  const topBar = { ...SAMPLE_CONTENT.topBar, promotion: 'Free shipping' };
  expect(sent).toEqual([{ values: { topBar }, images: [] }]);
  expect(hasUnsaved()).toBe(true);
  expect(screen.getByRole('link', { name: 'View in shop' }).getAttribute('href')).toBe('/about?release=');
});

test('no preview is requested while a section breaks a rule, and the section is named', async () => {
  const tab = stubTab();
  const { sent, router } = await open('shop');
  fireEvent.focus(field('Name'));
  type('Name', '');
  fireEvent.blur(field('Name'));
  await screen.findByText('Name is required');
  await act(() => router.navigate('?section=topBar'));
  type('Promotion', 'Free shipping');
  press('Preview');
  expect(await screen.findByText('Please fix errors: Shop details')).toBeTruthy();
  expect([sent, tab.location.replace.mock.calls]).toEqual([[], []]);
});

test('a failed preview shows the reason, and its tab is closed', async () => {
  const tab = stubTab();
  const message = 'The sample content is shown.';
  await open('shop', previewing({ errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] }));
  press('Preview');
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(tab.close).toHaveBeenCalled());
});

test('a home page consists of sections of several kinds', async () => {
  const { sent } = await open('home', saved(2, {}));
  const kind = () => screen.getByLabelText<HTMLSelectElement>('Kind of section');
  const add = (value: string) => {
    fireEvent.change(kind(), { target: { value } });
    press('Add section');
  };
  add('quote');
  type('Quote', 'Lovely things');
  type('Author', 'Asha');
  add('categories');
  type('Heading', 'All we have');
  add('slides');
  press('Move Category tiles 2 up');
  expect(items('Sections').map((item) => item.getAttribute('aria-label'))).toEqual([
    ...['Category tiles 1', 'Quote 2', 'Hero slides 3'],
  ]);
  press('Save');
  await screen.findByText('Content saved');
  expect(sent[0]?.input.values).toEqual({
    home: [
      { kind: 'categories', title: 'All we have' },
      { kind: 'quote', text: 'Lovely things', name: 'Asha' },
      { kind: 'slides' },
    ],
  });
});
