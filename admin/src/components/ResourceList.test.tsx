import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Toaster } from '../toast/Toaster.tsx';
import { ResourceList } from './ResourceList.tsx';
import type { Column } from './Table.tsx';
import { useAddressView } from './use-address-view.ts';

interface Tea {
  name: string;
  price: number;
}

const ROWS: Tea[] = [
  { name: 'Assam', price: 3 },
  { name: '=Nilgiri, "hill"', price: 5 },
];
const COLUMNS: Column<Tea>[] = [
  { heading: 'Tea', look: 'strong', cell: ({ name }) => name },
  {
    heading: 'Price',
    isNumber: true,
    sort: { ascending: 'cheap', descending: 'dear' },
    cell: ({ price }) => `₹${price}`,
  },
];
const FILTERS = { kind: ['BLACK', 'GREEN'], sort: ['cheap', 'dear'] } as const;
const KINDS = [{ name: 'kind', label: 'Kind', options: ['BLACK', 'GREEN'] }];

const readAll = vi.fn(async () => ROWS);

function Teas({ rows = ROWS }: { rows?: Tea[] }) {
  const [view, change] = useAddressView(FILTERS);
  const page = { nodes: rows, totalCount: rows.length, pageInfo: { hasNextPage: false, endCursor: null } };
  return (
    <ResourceList
      title="Teas"
      noun="tea"
      plural="teas"
      source={{ page, hasFailed: false, reload: async () => undefined, readAll }}
      view={view}
      onChange={change}
      searchHint="Name"
      filters={KINDS}
      columns={COLUMNS}
      keyOf={({ name }) => name}
      to={({ name }) => `/tea/${name}`}
      bulk={{ nameOf: ({ name }) => name, bar: () => null }}
      empty="No teas yet"
      about="Add one."
    />
  );
}

function open(address = '/teas', rows = ROWS) {
  const router = createMemoryRouter([{ path: '/teas', element: <Teas rows={rows} /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} useTransitions={false} />);
  return router;
}

async function openMenu(): Promise<void> {
  const menu = screen.getByRole('group', { name: 'View of Teas' });
  fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
  await screen.findByText('Saved views');
}

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());

test('the name of a row is its link', () => {
  open();
  expect(screen.getByRole('link', { name: 'Assam' }).getAttribute('href')).toBe('/tea/Assam');
});

test('a heading sorts, and a second press sorts the other way', () => {
  const router = open();
  const heading = () => screen.getByRole('columnheader', { name: 'Price' });
  expect(heading().getAttribute('aria-sort')).toBeNull();
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Price' }));
  press();
  expect(router.state.location.search).toBe('?sort=dear');
  expect(heading().getAttribute('aria-sort')).toBe('descending');
  press();
  expect(router.state.location.search).toBe('?sort=cheap');
});

test('columns can be hidden, and this device remembers the choice', async () => {
  open();
  await openMenu();
  expect(headings()).toEqual(['Tea', 'Price']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Price' }));
  expect(headings()).toEqual(['Tea']);
  expect(localStorage.getItem('mela.hidden-columns.Teas')).toBe('Price');
});

test('filters are saved under a name, opened and deleted again', async () => {
  const router = open('/teas?kind=green&after=x');
  render(<Toaster />);
  await openMenu();
  fireEvent.change(screen.getByLabelText('Name of the view'), { target: { value: ' Green ones ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('View Green ones saved')).toBeTruthy();
  await router.navigate('/teas');
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Kind').value).toBe(''));
  fireEvent.click(screen.getByRole('link', { name: 'Green ones' }));
  expect(router.state.location.search).toBe('?kind=green');
  const button = screen.getByRole('button', { name: 'Delete the view Green ones' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Saved views' })),
  );
  expect(screen.queryByRole('link', { name: 'Green ones' })).toBeNull();
  expect(await screen.findByText('View Green ones deleted')).toBeTruthy();
});

test('the CSV file has all matching rows, with the visible columns', async () => {
  let file: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:teas';
  });
  open();
  await openMenu();
  fireEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(file).toBeDefined());
  expect(readAll).toHaveBeenCalled();
  expect(await file?.text()).toBe(`\uFEFFTea,Price\r\nAssam,₹3\r\n"'=Nilgiri, ""hill""",₹5\r\n`);
});

test('when nothing matches, a button shows all rows', () => {
  const router = open('/teas?kind=green&search=x', []);
  expect(screen.getByText('No tea matches')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(router.state.location.search).toBe('');
  expect(screen.getByText('No teas yet')).toBeTruthy();
});

test('when a button disappears with its action, the focus moves to what remains of the list', async () => {
  open();
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Assam' }));
  press('Select this page');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Selected teas' })),
  );
  press('Clear');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Teas' })));
});

test('opening a list leaves the focus where it is', async () => {
  open('/teas?kind=GREEN', []);
  await screen.findByText('No tea matches');
  expect(document.activeElement).toBe(document.body);
});
