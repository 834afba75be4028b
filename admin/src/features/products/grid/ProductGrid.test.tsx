import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CategoryOptionsDocument } from '../../../graphql.generated.ts';
import type { ProductView } from '../product-view.ts';
import { listRequest, openProducts, products } from '../testing/open-products.tsx';
import { listOf, productOf } from '../testing/sample-responses.ts';

const BAG = productOf('1', { title: 'Bag' });
const SHAWL = productOf('2', { title: 'Shawl', regularPrice: 2299, sellingPrice: 1499 });

function listed(view: Partial<ProductView>, ...cards: (typeof BAG)[]) {
  return { request: listRequest(view, 'grid'), result: { data: { products: listOf(cards) } } };
}

const CATEGORIES = {
  request: { query: CategoryOptionsDocument, variables: { first: 100, after: null } },
  result: {
    data: {
      categories: {
        __typename: 'CategoryConnection',
        edges: [{ __typename: 'CategoryEdge', node: { __typename: 'Category', id: 'c1', name: 'Bags' } }],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
} as const;

const names = () => [...products().querySelectorAll('h2')].map(({ textContent }) => textContent);

function choose(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

test('a card shows the first image, the title and both prices, and links to the product', async () => {
  await openProducts('/allproductsgrid', CATEGORIES, listed({}, SHAWL));
  const card = within(within(products()).getByRole('listitem'));
  expect(card.getByRole('heading', { level: 2 }).textContent).toBe('Shawl');
  expect(card.getByText('₹1,499')).toBeTruthy();
  expect(card.getByText(/₹2,299/).tagName).toBe('S');
  expect(products().querySelector('img')?.getAttribute('src')).toBe('/uploads/2-320.webp');
  const target = (name: string) => card.getByRole('link', { name }).getAttribute('href');
  expect(target('Edit Shawl')).toBe('/admin/products/edit/2');
  expect(target('Delete Shawl')).toBe('/admin/products/delete/2');
});

test('the filters narrow and sort the products, and are in the address', async () => {
  const router = await openProducts(
    '/allproductsgrid',
    CATEGORIES,
    listed({}, SHAWL, BAG),
    listed({ categoryId: 'c1' }, BAG),
    listed({ categoryId: 'c1', order: 'cheap' }, BAG, SHAWL),
  );
  await screen.findByRole('option', { name: 'Bags' });
  const options = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
  expect(options('Category')).toEqual(['All category', 'Bags']);
  expect(options('Order')).toEqual(['Latest added', 'Cheap first', 'Most viewed']);

  choose('Category', 'c1');
  await waitFor(() => expect(names()).toEqual(['Bag']));
  choose('Order', 'cheap');
  await waitFor(() => expect(names()).toEqual(['Bag', 'Shawl']));
  expect(router.state.location.search).toBe('?category=c1&order=cheap');
});

test('"Most viewed" shows the popular products, and says so', async () => {
  await openProducts(
    '/allproductsgrid',
    CATEGORIES,
    listed({}, SHAWL, BAG),
    listed({ order: 'viewed' }, BAG),
  );
  const hint = 'Page views are not tracked, so this shows the products marked as popular.';
  expect(screen.queryByText(hint)).toBeNull();
  choose('Order', 'viewed');
  await waitFor(() => expect(names()).toEqual(['Bag']));
  expect(screen.getByText(hint).id).toBe(screen.getByLabelText('Order').getAttribute('aria-describedby'));
});

test('a deleted category in the address does not show all products', async () => {
  await openProducts('/allproductsgrid?category=gone', CATEGORIES, listed({ categoryId: 'gone' }));
  expect(await screen.findByRole('option', { name: 'A deleted category' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('gone');
  expect(screen.getByText('No product matches')).toBeTruthy();
});
