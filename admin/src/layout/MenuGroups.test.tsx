import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { setSession } from '../session/session-state.ts';
import { MenuGroups } from './MenuGroups.tsx';
import { LIVE_MENU_GROUPS, MENU_GROUPS, type MenuGroup, menuOf } from './menu-groups.ts';

const GROUPS: MenuGroup[] = [
  {
    title: 'Products',
    icon: 'product',
    entries: [{ title: 'Manage Category', to: '/category' }],
    unlisted: ['/products/edit/:id'],
  },
  { title: 'Orders', icon: 'order', entries: [{ title: 'All order', to: '/orderlist' }] },
];

function show(path: string, isMinimised = false) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <MenuGroups groups={GROUPS} isMinimised={isMinimised} />
      <p>Page</p>
    </MemoryRouter>,
  );
}

function openGroups() {
  return screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent?.trim());
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the menu has the five groups with their entries in order, whatever features add to them', () => {
  const own = [
    ['Products', 'Product List', 'Product grid', 'Add Product', 'Manage Category', 'Subcategory', 'Stock'],
    ['Orders', 'All order', 'Order detail', 'Invoice', 'Emails'],
    ['Sellers', 'Sellers list', 'Sellers cards', 'Seller profile'],
    ['Account', 'Login', 'Signup'],
    [
      'Settings',
      'Profile',
      'Selling',
      'Storefront',
      'Storefront content',
      'Redirects',
      'Webhooks',
      'Activity',
    ],
  ];
  const known = new Set(own.flat());
  const titles = MENU_GROUPS.map(({ title, entries }) => [title, ...entries.map((entry) => entry.title)]);
  expect(titles.map((group) => group.filter((title) => known.has(title)))).toEqual(own);
});

const load = async () => () => null;

test('entries are sorted by place, entries without a place come last, and a screen without an entry opens its group', () => {
  const screens = [
    { path: '/last', load, menu: { group: 'orders', title: 'Last' } },
    { path: '/coupons/:id', load, menu: { group: 'orders' } },
    { path: '/second', load, menu: { group: 'orders', title: 'Second', place: 20 } },
    { path: '/between', load, menu: { group: 'orders', title: 'Between' } },
    { path: '/nowhere', load },
  ] as const;
  const first = { path: '/first', load, menu: { group: 'orders', title: 'First', place: 3 } } as const;
  const [orders] = menuOf([{ screens }, { screens: [] }, { screens: [first] }]).filter(
    ({ title }) => title === 'Orders',
  );
  expect(orders?.entries.map(({ title }) => title)).toEqual(['First', 'Second', 'Between', 'Last']);
  expect(orders?.unlisted).toEqual(['/coupons/:id']);
});

test.each([
  ['VIEWER', ['For all']],
  ['EDITOR', ['For all', 'For editors']],
  ['OWNER', ['For all', 'For editors', 'For owners']],
] as const)('a %s sees the entries %j', (role, titles) => {
  const operator = {
    id: '1',
    name: 'Ravi',
    email: 'ravi@mela.example',
    hasSecondFactor: false,
    role,
  } as const;
  act(() => setSession({ hasAccounts: true, isOpen: false, currency: 'INR', timeZone: 'UTC', operator }));
  const entries = [
    { title: 'For all', to: '/all' },
    { title: 'For editors', to: '/editors', role: 'EDITOR' as const },
    { title: 'For owners', to: '/owners', role: 'OWNER' as const },
  ];
  render(
    <MemoryRouter initialEntries={['/all']}>
      <MenuGroups groups={[{ title: 'Orders', icon: 'order', entries }]} isMinimised={false} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(titles);
  act(() => setSession(null));
});

test('a screen without an entry opens its group, whose title shows the location', () => {
  show('/products/edit/1');
  expect(openGroups()).toEqual(['Products']);
  expect(screen.getByRole('button', { name: 'Products' }).hasAttribute('data-current')).toBe(true);
});

test('a viewer is not offered to add a product', () => {
  const operator = { id: '1', name: 'Ravi', email: 'ravi@mela.example', hasSecondFactor: false } as const;
  const entries = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  render(
    <MemoryRouter initialEntries={['/addproduct']}>
      <MenuGroups groups={MENU_GROUPS.slice(0, 1)} isMinimised={false} />
    </MemoryRouter>,
  );
  expect(entries()).toContain('Add Product');
  act(() =>
    setSession({
      hasAccounts: true,
      isOpen: false,
      currency: 'INR',
      timeZone: 'UTC',
      operator: { ...operator, role: 'VIEWER' },
    }),
  );
  expect(entries()).toEqual([
    ...[
      'Product List',
      'Product grid',
      'Manage Category',
      'Subcategory',
      'Media',
      'Collections',
      'Stock',
      'Back in stock',
      'Discounts',
    ],
  ]);
  act(() => setSession(null));
});

test('opening a group closes the others', () => {
  show('/');
  press('Products');
  expect(openGroups()).toEqual(['Products']);
  press('Orders');
  expect(openGroups()).toEqual(['Orders']);
  expect(screen.queryByRole('link', { name: 'Manage Category' })).toBeNull();
});

test('an open group closes by its own button', () => {
  show('/');
  press('Products');
  press('Products');
  expect(openGroups()).toEqual([]);
});

test('the group of the current screen is open, and its entry is marked', () => {
  show('/orderlist');
  expect(openGroups()).toEqual(['Orders']);
  expect(screen.getByRole('link', { name: 'All order', current: 'page' })).toBeTruthy();
});

test('following an entry opens its group', () => {
  show('/orderlist');
  press('Products');
  fireEvent.click(screen.getByRole('link', { name: 'Manage Category' }));
  expect(screen.getByRole('link', { name: 'Manage Category', current: 'page' })).toBeTruthy();
});

test('in the minimised menu no group is open until it is clicked, and Escape closes it', () => {
  show('/orderlist', true);
  expect(openGroups()).toEqual([]);
  press('Orders');
  expect(openGroups()).toEqual(['Orders']);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(openGroups()).toEqual([]);
});

test('in the minimised menu a click elsewhere closes the group, a click on its entries does not', () => {
  show('/', true);
  press('Orders');
  fireEvent.pointerDown(screen.getByRole('link', { name: 'All order' }));
  expect(openGroups()).toEqual(['Orders']);
  fireEvent.pointerDown(screen.getByText('Page'));
  expect(openGroups()).toEqual([]);
});

test('the menu of a live shop has no screens with sample data', () => {
  const titles = LIVE_MENU_GROUPS.flatMap(({ title, entries }) => [
    title,
    ...entries.map((entry) => entry.title),
  ]);
  for (const sample of ['Sellers', 'Sellers list', 'Sellers cards', 'Seller profile'])
    expect(titles).not.toContain(sample);
  expect(titles).toEqual(expect.arrayContaining(['Products', 'All order', 'Profile', 'Selling']));
});
