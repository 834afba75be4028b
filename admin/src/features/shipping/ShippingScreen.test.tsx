import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '../../session/session-state.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { ShippingScreen } from './ShippingScreen.tsx';

const RATE = {
  ...{ id: 'd'.repeat(24), name: 'Standard', kind: 'FLAT', price: 5_000, percent: null, freeFrom: 200_000 },
  ...{ from: null, until: null, daysFrom: 3, daysUntil: 5, takesCashOnDelivery: true },
};
const INDIA = {
  ...{ id: 'a'.repeat(24), version: 3, name: 'India', countries: ['IN'], regions: [], postalCodes: [] },
  rates: [
    RATE,
    { ...RATE, id: 'e'.repeat(24), name: 'Insured', kind: 'PERCENT', price: 0, percent: 2, freeFrom: null },
  ],
};
const WEST = {
  ...{ ...INDIA, id: 'b'.repeat(24), name: 'West', regions: ['MH', 'GA'], postalCodes: ['396*'] },
  rates: [
    {
      ...RATE,
      id: 'f'.repeat(24),
      kind: 'WEIGHT',
      from: 500,
      until: 1_500,
      freeFrom: null,
      daysFrom: 1,
      daysUntil: 1,
      takesCashOnDelivery: false,
    },
  ],
};
const WORLD = { ...INDIA, id: 'c'.repeat(24), name: 'World', countries: [], rates: [] };

interface Call {
  operationName: string;
  variables: { input?: object; id?: string };
}

let zones: object[];
let calls: Call[];
/** The server's responses to changes, by operation. null: no response. */
let answers: Record<string, object | null>;

beforeEach(() => {
  setSession(null);
  zones = [INDIA, WEST, WORLD];
  calls = [];
  answers = {};
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const call: Call = JSON.parse(String(request?.body));
    calls.push(call);
    const answer = answers[call.operationName];
    if (answer) return Response.json(answer);
    if (answer === null) throw new TypeError('Failed to fetch');
    const sellingSettings = { countries: ['IN', 'NP', 'US'], shippingPercent: 5 };
    const data = { shippingZones: zones, sellingSettings };
    const changed = { saveShippingZone: { id: 'a' }, deleteShippingZone: { id: 'a' } };
    return Response.json({ data: call.operationName === 'ReadShippingZones' ? data : changed });
  });
});
afterEach(() => {
  act(() => toast.removeAll());
  vi.restoreAllMocks();
  setSession(null);
});

async function open(): Promise<void> {
  render(
    <MemoryRouter>
      <ShippingScreen />
      <Toaster />
    </MemoryRouter>,
  );
  await waitFor(() => expect(screen.queryByText('Loading the shipping zones')).toBeNull());
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (name: string) => calls.filter(({ operationName }) => operationName === name);
const type = (label: string, value: string, place = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[place] as HTMLElement, { target: { value } });

test('lists zones with their addresses and rates', async () => {
  await open();
  const rows = await screen.findAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'IndiaIndiaStandard: ₹50, free over ₹2,000, 3–5 daysInsured: 2%, 3–5 daysDelete',
    'WestMaharashtra, Goa, 396* (India)Standard: ₹50, from 500 g to less than 1,500 g, 1 day, no cash on deliveryDelete',
    'WorldAll other countriesNo deliveryDelete',
  ]);
});

test('says what a shop without zones charges', async () => {
  zones = [];
  await open();
  expect(screen.getByText('No shipping zones yet')).toBeTruthy();
  expect(screen.getByText(/Every order costs 5% of its subtotal/)).toBeTruthy();
});

test('reports that the zones cannot be loaded, and loads them again', async () => {
  answers['ReadShippingZones'] = null;
  await open();
  delete answers['ReadShippingZones'];
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('World')).toBeTruthy();
});

test('adds a zone of PIN codes with two rates', async () => {
  await open();
  press('Add zone');
  await screen.findByRole('dialog');
  type('Name (only your team sees it)', 'Mumbai');
  type('Addresses', 'POSTCODES');
  type('PIN codes, one per line', '400001\n400050-400099, 4110*');
  type('Name', 'Express');
  type('Price, in INR', '1,120.50');
  type('Delivery days, from', '1');
  type('Delivery days, to', '2');
  press('Add rate');
  type('Name', 'Shop', 1);
  type('Type', 'PICKUP', 1);
  press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const none = { id: null, percent: null, freeFrom: null, from: null, until: null };
  expect(sent('SaveShippingZone')[0]?.variables.input).toEqual({
    ...{ name: 'Mumbai', countries: ['IN'], regions: [], postalCodes: ['400001', '400050-400099', '4110*'] },
    rates: [
      {
        ...{ ...none, name: 'Express', kind: 'FLAT', price: 112_050 },
        ...{ daysFrom: 1, daysUntil: 2, takesCashOnDelivery: true },
      },
      {
        ...{ ...none, name: 'Shop', kind: 'PICKUP', price: null },
        ...{ daysFrom: null, daysUntil: null, takesCashOnDelivery: true },
      },
    ],
  });
  expect(sent('ReadShippingZones')).toHaveLength(2);
});

test('edits a zone, and keeps unchanged values', async () => {
  await open();
  press('Edit the zone West');
  await screen.findByRole('dialog');
  type('Below weight, in grams', '2000');
  press('Save');
  await waitFor(() => expect(sent('SaveShippingZone')).toHaveLength(1));
  const { id, version, name, countries, regions, postalCodes, rates } = WEST;
  expect(sent('SaveShippingZone')[0]?.variables.input).toEqual({
    ...{ id, version, name, countries, regions, postalCodes },
    rates: [{ ...rates[0], until: 2_000 }],
  });
});

test('offers countries by name, Indian states by name, and other countries without states', async () => {
  zones = [{ ...INDIA, rates: [RATE] }];
  await open();
  press('Edit the zone India');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByLabelText('Nepal'));
  press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('SaveShippingZone')[0]?.variables.input).toMatchObject({
    countries: ['IN', 'NP'],
    regions: [],
  });
  press('Add zone');
  await screen.findByRole('dialog');
  type('Name (only your team sees it)', 'South');
  type('Name', 'Road');
  type('Addresses', 'STATES');
  fireEvent.click(screen.getByLabelText('Kerala'));
  press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('SaveShippingZone')[1]?.variables.input).toMatchObject({ countries: ['IN'], regions: ['KL'] });
});

test('stays open with an error at each field, and keeps the input', async () => {
  const fieldErrors = {
    postalCodes: '12 is not valid. Use the format 400001',
    'rates.1.price': 'Price must be a whole number',
  };
  answers['SaveShippingZone'] = {
    errors: [
      {
        message: '12 is not valid. Use the format 400001',
        extensions: { code: 'BAD_USER_INPUT', fieldErrors },
      },
    ],
  };
  await open();
  press('Edit the zone West');
  await screen.findByRole('dialog');
  press('Add rate');
  type('Name', 'Other', 1);
  type('Price, in INR', 'a lot', 1);
  press('Save');
  expect(await screen.findByText('12 is not valid. Use the format 400001')).toBeTruthy();
  const [first, second] = screen.getAllByLabelText(/^Price, in INR/) as HTMLInputElement[];
  expect([first?.getAttribute('aria-invalid'), second?.getAttribute('aria-invalid'), second?.value]).toEqual([
    'false',
    'true',
    'a lot',
  ]);
  expect(sent('SaveShippingZone')[0]?.variables.input).toMatchObject({ rates: [{}, { price: -1 }] });
  answers['SaveShippingZone'] = null;
  press('Save');
  expect(
    await screen.findByText('The server did not respond. Check your connection and try again.'),
  ).toBeTruthy();
});

test('deletes a zone after a confirmation, and says what deleting the last one means', async () => {
  zones = [INDIA];
  await open();
  press('Delete the zone India');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/the shipping percentage in the selling settings applies/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent('DeleteShippingZone')).toHaveLength(1));
  expect(sent('DeleteShippingZone')[0]?.variables).toEqual({ id: INDIA.id });
});

test('after a rate is removed, the focus is at the rates that remain', async () => {
  await open();
  press('Edit the zone India');
  await screen.findByRole('dialog');
  const [button] = screen.getAllByRole('button', { name: 'Remove rate' });
  button?.focus();
  fireEvent.click(button as HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Rates' })));
});
