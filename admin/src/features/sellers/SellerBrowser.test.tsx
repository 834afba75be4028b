import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { PATHS } from '../../paths.ts';
import { SellerCardsScreen } from './SellerCardsScreen.tsx';
import { SellerListScreen } from './SellerListScreen.tsx';

function show(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={PATHS.sellerList} Component={SellerListScreen} />
        <Route path={PATHS.sellerCards} Component={SellerCardsScreen} />
      </Routes>
    </MemoryRouter>,
  );
}

/** The sellers with a link to their details, in the order of the screen. */
function names() {
  const links = screen.queryAllByRole('link', { name: /^Detail of/ });
  return links.map((link) => link.getAttribute('aria-label')?.replace('Detail of ', ''));
}

const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value } });
const filter = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value } });

test.each([PATHS.sellerList, PATHS.sellerCards])('%s shows the matching sellers', (path) => {
  show(path);
  expect(names()).toHaveLength(11);
  filter('Inactive');
  expect(names()).toEqual(['Sutra', 'Drishti Optics']);
  search('chennai');
  expect(names()).toEqual(['Drishti Optics']);
  filter('Active');
  expect(names()).toEqual([]);
  expect(screen.getByText('No seller matches')).toBeTruthy();
  search('');
  expect(names()).toHaveLength(9);
});

test('the other view shows the same sellers', () => {
  show(`${PATHS.sellerList}?search=kanpur`);
  const sellers = names();
  expect(sellers).toEqual(['Kanpur Leather Works', 'Kanpur Hide Co.']);
  fireEvent.click(screen.getByRole('link', { name: 'Cards' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Sellers cards' })).toBeTruthy();
  expect(names()).toEqual(sellers);
});
