import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListReleasesDocument, StorefrontContentDocument } from '../../graphql.generated.ts';
import type { Storefront } from '../../layout/storefront-state.ts';
import { StorefrontScreen } from './StorefrontScreen.tsx';

const LIVE: Storefront = {
  mode: 'CATALOGUE',
  state: 'LIVE',
  release: 3,
  waiting: 0,
  publishesAutomatically: true,
  isPaused: false,
  progress: null,
  error: null,
  faults: [],
};

let answers: Storefront;
/** How many orders are open. */
let openCount: number;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  answers = LIVE;
  openCount = 0;
  fetched.mockReset().mockImplementation(async () => {
    const orders = { openCount, nodes: [] };
    return Response.json({ data: { storefront: answers, session: { currency: 'INR' }, orders } });
  });
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => vi.unstubAllGlobals());

function release(number: number, names: string[] = []) {
  const changes = names.map((subjectName) => ({
    ...{ __typename: 'Change', subject: 'PRODUCT', subjectName, action: 'CREATED' },
    ...{ fields: [], group: null },
  }));
  return {
    __typename: 'Release',
    number,
    createdAt: '2026-11-22T05:00:00.000Z',
    ...{ cause: 'SAVED', causedBy: ['Meera'], changes },
    changed: { __typename: 'ReleaseCounts', products: 1, categories: 0, content: false, redirects: 0 },
    pages: 120,
    reused: 117,
    durationMs: 412,
    isCurrent: number === answers.release,
    url: `/?release=${number}`,
  };
}

async function open(
  releases: object[],
  shop: object = { returnDays: 14, warrantyYears: 0, delivery: 'Free' },
) {
  const storefrontContent = {
    __typename: 'StorefrontContent',
    ...{ version: 0, values: { shop }, defaults: {}, changedSections: [] },
  };
  const link = new MockLink([
    {
      request: { query: StorefrontContentDocument },
      result: { data: { storefrontContent } },
      maxUsageCount: Number.POSITIVE_INFINITY,
    },
    {
      request: { query: ListReleasesDocument },
      result: { data: { releases: { __typename: 'ReleaseConnection', nodes: releases } } },
      maxUsageCount: Number.POSITIVE_INFINITY,
    },
  ]);
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <MemoryRouter>
        <StorefrontScreen />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await waitFor(() => expect(screen.queryByText('Loading the storefront')).toBeNull());
}

function sent(operationName: string): object[] {
  const bodies = fetched.mock.calls.flatMap(([, init]) =>
    init?.body ? [JSON.parse(String(init.body))] : [],
  );
  return bodies.filter((body) => body.operationName === operationName).map(({ variables }) => variables);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('each release shows its changes and its duration', async () => {
  await open([release(3, ['Linen shirt', 'Bag', 'Hat', 'Belt', 'Cap']), release(2)]);
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map((row) => within(row).queryByText('Live') !== null)).toEqual([true, false]);
  const [first] = rows as [HTMLElement];
  expect(first.textContent).toContain(
    'Saved by Meera: 1 productAdded Linen shirt, Added Bag, Added Hat and more',
  );
  expect(
    within(first)
      .getAllByRole('cell')
      .slice(2, 5)
      .map(({ textContent }) => textContent),
  ).toEqual(['3', '117', '0.4 s']);
  expect(within(first).getByRole('link', { name: 'View release 3' }).getAttribute('href')).toBe(
    '/?release=3',
  );
  expect(within(first).queryByRole('button')).toBeNull();
});

test('restoring a release asks first', async () => {
  await open([release(3), release(2)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Restore release 2' }));
  press('Cancel');
  expect(sent('RollBackStorefront')).toEqual([]);
  press('Restore release 2');
  answers = { ...LIVE, release: 2, isPaused: true };
  press('Restore');
  expect(await screen.findByRole('heading', { name: 'Your catalogue, release 2' })).toBeTruthy();
  expect(sent('RollBackStorefront')).toEqual([{ release: 2 }]);
  expect(screen.getByRole('button', { name: 'Go live' })).toBeTruthy();
});

test('showing the sample content asks first', async () => {
  await open([release(3)]);
  press('Show sample content');
  const dialog = within(screen.getByRole('dialog', { name: 'Show the sample content?' }));
  answers = { ...LIVE, mode: 'SAMPLE', release: null };
  fireEvent.click(dialog.getByRole('button', { name: 'Show sample content' }));
  expect(await screen.findByRole('heading', { name: 'The sample content' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Publish store' })).toBeTruthy();
});

test('with open orders it asks once more, with their number', async () => {
  openCount = 12;
  await open([release(3)]);
  press('Show sample content');
  const first = within(screen.getByRole('dialog', { name: 'Show the sample content?' }));
  fireEvent.click(first.getByRole('button', { name: 'Show sample content' }));
  const again = within(await screen.findByRole('dialog', { name: 'You have 12 open orders' }));
  expect(sent('ShowSample')).toEqual([]);
  answers = { ...LIVE, mode: 'SAMPLE', release: null };
  fireEvent.click(again.getByRole('button', { name: 'Show it anyway' }));
  expect(await screen.findByRole('heading', { name: 'The sample content' })).toBeTruthy();
  expect(sent('ShowSample')).toHaveLength(1);
});

test('before the catalogue is published, the screen asks for missing terms of returns, warranty and delivery', async () => {
  answers = { ...LIVE, mode: 'SAMPLE', release: null };
  await open([], { returnDays: null, warrantyYears: 0, delivery: '' });
  const text = await screen.findByText(/^Your shop does not mention returns and delivery yet\./);
  const link = within(text).getByRole('link', { name: 'Shop details' });
  expect(link.getAttribute('href')).toBe('/storefront/content?section=shop');
  expect(screen.getByRole('button', { name: 'Publish store' })).toBeTruthy();
});

test('terms that were already entered, even "none", are not asked for', async () => {
  answers = { ...LIVE, mode: 'SAMPLE', release: null };
  await open([]);
  await screen.findByText('No release yet');
  expect(screen.queryByText(/does not mention/)).toBeNull();
});

test('automatic publishing can be switched on and off', async () => {
  await open([]);
  expect(await screen.findByText('No release yet')).toBeTruthy();
  answers = { ...LIVE, publishesAutomatically: false };
  fireEvent.click(screen.getByRole('switch', { name: 'Publish automatically', checked: true }));
  expect(await screen.findByText('Changes go live when you press Go live.')).toBeTruthy();
  expect(sent('UpdateStorefrontSettings')).toEqual([{ input: { publishesAutomatically: false } }]);
});

test('after a release was restored automatic publishing is off, and switching it on resumes it', async () => {
  answers = { ...LIVE, isPaused: true };
  await open([]);
  const control = await screen.findByRole('switch', {
    name: 'Publish automatically',
    checked: false,
  });
  expect(
    screen.getByText(/^Publishing is paused because you restored release 3\. .* when you press Go live\.$/),
  ).toBeTruthy();
  answers = LIVE;
  fireEvent.click(control);
  expect(await screen.findByText('Changes go live about a second after you save them.')).toBeTruthy();
  expect(sent('UpdateStorefrontSettings')).toEqual([{ input: { publishesAutomatically: true } }]);
});

test('items that could not be published are listed, with links to their forms', async () => {
  const fault = { kind: 'DEAD_LINK', target: '/nowhere', outcome: 'LEFT_OUT' } as const;
  const product = { subject: 'PRODUCT', subjectId: 'a1', name: 'Red shoe', ...fault } as const;
  const content = { subject: 'CONTENT', subjectId: null, name: null, ...fault, outcome: 'SHOWN' } as const;
  answers = { ...LIVE, faults: [product, content] };
  await open([]);
  const items = within(await screen.findByRole('region', { name: 'Publishing problems' })).getAllByRole(
    'listitem',
  );
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Red shoe: it links to /nowhere, which does not exist. It is not in the shop.',
    'Storefront content: it links to /nowhere, which does not exist. The page is live with this problem.',
  ]);
  expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
    '/products/edit/a1',
    '/storefront/content',
  ]);
});
