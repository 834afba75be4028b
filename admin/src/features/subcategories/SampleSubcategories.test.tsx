import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SampleSubcategories } from './SampleSubcategories.tsx';

beforeEach(() => {
  render(<SampleSubcategories />);
});

/** The names in the table, from top to bottom. */
function names() {
  const rows = screen.queryAllByRole('row').slice(1);
  return rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent);
}

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('the table has the five columns, and each row its three actions', () => {
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(0, 5)).toEqual(['ID', 'Name', 'Description', 'Slug', 'Order']);
  const [, row] = screen.getAllByRole('row');
  const actions = row ? within(row).getAllByRole('button') : [];
  expect(actions.map(({ textContent }) => textContent)).toEqual(['View detail', 'Edit info', 'Delete']);
});

test('the search box and the select show the matching rows', () => {
  fill(screen.getByRole('searchbox', { name: 'Search' }), 'scooters');
  expect(names()).toEqual(['Petrol Vehicles', 'Electric Vehicles']);
  fill(screen.getByRole('combobox', { name: 'Category' }), 'Electronics');
  expect(names()).toEqual([]);
  expect(screen.getByText('No subcategory matches')).toBeTruthy();
  fill(screen.getByRole('searchbox', { name: 'Search' }), '');
  expect(names()).toEqual(['Audio', 'Cameras & Accessories', 'Computer Peripherals']);
});

test('View detail shows the whole row', () => {
  press('View detail: Audio');
  expect(dialog('Audio').getByText('Headphones and loudspeakers')).toBeTruthy();
  expect(dialog('Audio').getByText('/audio')).toBeTruthy();
});

test('a new subcategory is at the top', async () => {
  press('Create subcategory');
  const form = dialog('Create subcategory');
  fill(form.getByLabelText('Name'), 'Bridal sarees');
  fill(form.getByLabelText('Slug'), 'bridal-sarees');
  fireEvent.click(form.getByRole('button', { name: 'Create' }));
  expect(names()[0]).toBe('Bridal sarees');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Edit info changes the row in its place', () => {
  press('Edit info: Audio');
  const form = dialog('Edit info');
  fill(form.getByLabelText('Name'), 'Sound');
  fireEvent.click(form.getByRole('button', { name: 'Update' }));
  expect(names()[6]).toBe('Sound');
  expect(names()).not.toContain('Audio');
});

test('Delete asks first', () => {
  const before = names();
  press('Delete: Audio');
  fireEvent.click(dialog('Confirm Delete').getByRole('button', { name: 'Cancel' }));
  expect(names()).toEqual(before);
  press('Delete: Audio');
  fireEvent.click(dialog('Confirm Delete').getByRole('button', { name: 'Delete' }));
  expect(names()).toEqual(before.filter((name) => name !== 'Audio'));
});
