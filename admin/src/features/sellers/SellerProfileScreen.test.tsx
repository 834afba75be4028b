import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SellerProfileScreen } from './SellerProfileScreen.tsx';

function show(search = '') {
  render(
    <MemoryRouter initialEntries={[`/seller/profile${search}`]}>
      <SellerProfileScreen />
    </MemoryRouter>,
  );
}

test('the seller in the address is shown, with status, registration date and products', () => {
  show('?seller=7');
  const seller = within(screen.getByRole('region', { name: 'Drishti Optics' }));
  expect(seller.getByText('Inactive')).toBeTruthy();
  expect(seller.getByText('ID #7, registered 11 Mar 2025')).toBeTruthy();
  const products = within(screen.getByRole('region', { name: 'Products by Drishti Optics' }));
  expect(products.getByText('Drishti 35 rangefinder')).toBeTruthy();
});

test('without a number in the address, the first seller is shown', () => {
  show();
  expect(screen.getByRole('region', { name: 'Bagru Works' })).toBeTruthy();
});

test('a seller without products says so', () => {
  show('?seller=11');
  expect(screen.getByText('No products yet')).toBeTruthy();
});

test('an unknown seller number shows a link to the list', () => {
  show('?seller=99');
  expect(screen.getByRole('heading', { name: 'Seller not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sellers list' }).getAttribute('href')).toBe('/seller/list');
});
