import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '../../session/session-state.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { SellingScreen } from './SellingScreen.tsx';
import { inputOf } from './save-selling.ts';

const STORED = {
  ...{
    version: 4,
    isSelling: false,
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    hasOrders: false,
    missing: [],
    shippingPercent: 5,
  },
  ...{ freeShippingFrom: null, deliveryDaysFrom: null, deliveryDaysUntil: null, countries: ['IN'] },
  ...{
    taxRate: 18,
    pricesIncludeTax: true,
    categoryTaxRates: [],
    taxRegion: null,
    gstin: null,
    takesCashOnDelivery: true,
  },
  ...{ cashOnDeliveryUpTo: null, upiId: null, bankDetails: null, onlineMethods: [], payWithinHours: 72 },
  ...{ newOrderEmails: [], returnInstructions: null },
  ...{ homeUrl: null, orderUrl: null, productUrl: null, emailsUrl: null },
};

let stored: object;
let categories: { id: string; name: string }[];
let shippingZones: { id: string }[];
let inputs: Record<string, unknown>[];
/** The responses to the next saves. null: no response. */
let answers: (object | null)[];

beforeEach(() => {
  stored = STORED;
  categories = [];
  shippingZones = [];
  inputs = [];
  answers = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const { operationName, variables } = JSON.parse(String(request?.body ?? '{}'));
    if (operationName === 'UpdateSellingSettings') {
      inputs.push(variables.input);
      const answer = answers.shift();
      if (!answer) throw new TypeError('Failed to fetch');
      return Response.json(answer);
    }
    if (operationName !== 'ReadSellingSettings') return Response.json({ data: {} });
    const start = Number(variables?.after ?? 0);
    const pageInfo = { hasNextPage: start + 100 < categories.length, endCursor: String(start + 100) };
    const page = { nodes: categories.slice(start, start + 100), pageInfo };
    return Response.json({ data: { sellingSettings: stored, shippingZones, categories: page } });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  act(() => {
    toast.removeAll();
    setSession(null);
  });
});

const savedAs = (change: object) => ({ data: { updateSellingSettings: { ...STORED, ...change } } });
const refused = (code: string, fieldErrors: object = {}) => ({
  errors: [{ message: 'It was changed', extensions: { code, fieldErrors } }],
});
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.submit(field('Cancel unpaid orders after (hours)').form as HTMLFormElement);

async function open(field = 'UPI ID'): Promise<void> {
  render(
    <MemoryRouter>
      <main id="main" tabIndex={-1}>
        <SellingScreen />
      </main>
      <Toaster />
    </MemoryRouter>,
  );
  await screen.findByLabelText(field);
}

test('an amount is parsed as typed, and an invalid one is never sent as empty', () => {
  const read = (amount: string, currency = 'INR') => {
    const entered = new FormData();
    entered.set('freeShippingFrom', amount);
    return inputOf(entered, currency).freeShippingFrom;
  };
  expect(['499.5', '1e3', ' 5 ', ''].map((amount) => read(amount))).toEqual([49_950, 100_000, 500, null]);
  expect([read('1500', 'JPY'), read('1.125', 'KWD')]).toEqual([1_500, 1_125]);
  for (const wrong of ['1e20', '-5', '1.234', 'ten']) expect(JSON.stringify(read(wrong))).not.toBe('null');
});

test('starting to sell keeps the unsaved input of the form', async () => {
  answers = [savedAs({ isSelling: true, version: 5 }), savedAs({ isSelling: true, version: 6, taxRate: 12 })];
  await open();
  type('GST, %', '12');
  fireEvent.click(screen.getByRole('button', { name: 'Start selling' }));
  expect(inputs).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Start with saved settings' }));
  expect(await screen.findByText('Selling started')).toBeTruthy();
  expect(field('GST, %').value).toBe('12');
  save();
  expect(await screen.findByText('Selling settings saved')).toBeTruthy();
  expect(inputs).toEqual([
    { isSelling: true, version: 4 },
    { taxRate: 12, version: 5 },
  ]);
});

test('new-order emails go to several addresses, and an error appears beside them', async () => {
  const fault = 'New-order emails must go to at most 10 valid email addresses';
  answers = [
    refused('BAD_USER_INPUT', { newOrderEmails: fault }),
    savedAs({ version: 5, newOrderEmails: ['a@shop.test', 'b@shop.test'] }),
  ];
  await open();
  type('Send new-order emails to', 'a@shop');
  save();
  expect(await screen.findByText(fault)).toBeTruthy();
  type(/^Send new-order emails to/, 'a@shop.test, b@shop.test\n');
  save();
  expect(await screen.findByText('Selling settings saved')).toBeTruthy();
  expect(inputs[1]).toEqual({ newOrderEmails: ['a@shop.test', 'b@shop.test'], version: 4 });
});

test('emails lead to the pages of a storefront of its own, and an error appears beside an address', async () => {
  const fault = 'The address of the order page must contain {token}';
  const orderUrl = 'https://app.example/orders/{token}';
  answers = [refused('BAD_USER_INPUT', { orderUrl: fault }), savedAs({ version: 5, orderUrl })];
  await open();
  expect(screen.getByPlaceholderText(orderUrl)).toBe(field('Order page'));
  type('Order page', 'https://app.example/orders');
  save();
  expect(await screen.findByText(fault)).toBeTruthy();
  type(/^Order page/, orderUrl);
  save();
  expect(await screen.findByText('Selling settings saved')).toBeTruthy();
  expect(inputs[1]).toEqual({ orderUrl, version: 4 });
});

test('pausing asks first, and says what happens to carts and orders', async () => {
  stored = { ...STORED, isSelling: true };
  answers = [savedAs({ isSelling: false, version: 5 })];
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Pause selling' }));
  expect(screen.getByText(/Carts keep their contents\. You still need to ship/)).toBeTruthy();
  expect(inputs).toEqual([]);
  const dialog = screen.getByRole('dialog', { name: 'Pause selling?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Pause selling' }));
  expect(await screen.findByText('Selling paused')).toBeTruthy();
  expect(inputs).toEqual([{ isSelling: false, version: 4 }]);
});

test('the focus stays on the screen when the form is reset', async () => {
  answers = [savedAs({ version: 5, taxRate: 12 })];
  await open();
  expect(document.activeElement).toBe(document.body);
  type('GST, %', '12');
  field('GST, %').focus();
  save();
  expect(await screen.findByText('Selling settings saved')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('after another operator’s change, saving again keeps that change and the input', async () => {
  answers = [refused('CONFLICT'), savedAs({ version: 8, taxRate: 12, shippingPercent: 7 })];
  await open();
  type('GST, %', '12');
  stored = { ...STORED, version: 7, shippingPercent: 7 };
  save();
  expect(await screen.findByText(/Someone else has changed the selling settings/)).toBeTruthy();
  expect(field('GST, %').value).toBe('12');
  save();
  expect(await screen.findByText('Selling settings saved')).toBeTruthy();
  expect(inputs[1]).toEqual({ taxRate: 12, version: 7 });
  expect(field('Shipping, % of the subtotal').value).toBe('7');
});

test('settings whose response was lost are reported as saved', async () => {
  answers = [null];
  await open();
  type('GST, %', '12');
  stored = { ...STORED, version: 5, taxRate: 12 };
  save();
  expect(await screen.findByText('Selling settings saved')).toBeTruthy();
});

test('obstacles to selling are listed, even without a field in the form', async () => {
  const fault = 'Selling needs at least one payment method. Pause selling first';
  answers = [refused('BAD_USER_INPUT', { isSelling: fault }), null];
  await open();
  fireEvent.click(screen.getByLabelText('Cash on delivery'));
  save();
  expect(await screen.findByText(fault)).toBeTruthy();
  save();
  expect(
    await screen.findByText('The server did not respond. Check your connection and try again.'),
  ).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Cash on delivery').checked).toBe(false);
});

test('with more categories than one page, each keeps its rate', async () => {
  categories = Array.from({ length: 130 }, (_, index) => ({ id: `c${index}`, name: `Category ${index}` }));
  const rates = [{ categoryId: 'c129', rate: 5 }];
  stored = { ...STORED, categoryTaxRates: rates };
  answers = [savedAs({ version: 5, categoryTaxRates: rates })];
  await open();
  expect(field('Category 129').value).toBe('5');
  type('Category 128', '12');
  save();
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]).toEqual({ categoryTaxRates: [{ categoryId: 'c128', rate: 12 }, ...rates], version: 4 });
});

test('an editor is told before typing that only owners can change this', async () => {
  const operator = { id: 'o1', name: 'Ravi', email: 'r@mela.example', hasSecondFactor: false } as const;
  setSession({
    hasAccounts: true,
    isOpen: false,
    currency: 'INR',
    timeZone: 'UTC',
    operator: { ...operator, role: 'EDITOR' },
  });
  await open();
  expect(screen.getByText('Only owners can change this.')).toBeTruthy();
  expect(field('UPI ID').matches(':disabled, fieldset:disabled *')).toBe(true);
  act(() =>
    setSession({
      hasAccounts: true,
      isOpen: false,
      currency: 'INR',
      timeZone: 'UTC',
      operator: { ...operator, role: 'OWNER' },
    }),
  );
  expect(screen.queryByText('Only owners can change this.')).toBeNull();
  expect(field('UPI ID').matches(':disabled, fieldset:disabled *')).toBe(false);
});

test('a shop in India is led to the products that lack legal information, and no other shop', async () => {
  await open();
  const links = () => screen.queryAllByRole('link', { name: /incomplete information|Grievance officer/ });
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    '/allproducts?legal=incomplete',
    '/storefront/content?section=grievanceOfficer',
  ]);
  cleanup();
  stored = { ...STORED, currency: 'EUR' };
  await open('Cancel unpaid orders after (hours)');
  expect(links()).toEqual([]);
});

test('shipping zones replace the percentage, which saving keeps', async () => {
  shippingZones = [{ id: 'z1' }];
  answers = [savedAs({ version: 5, taxRate: 12 })];
  await open();
  expect(screen.getByText(/determine what shipping costs/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'shipping zones' }).getAttribute('href')).toBe('/shipping');
  expect(screen.queryByLabelText(/^Shipping, %|^Free shipping over/)).toBeNull();
  type('GST, %', '12');
  save();
  expect(await screen.findByText('Selling settings saved')).toBeTruthy();
  expect(inputs).toEqual([{ taxRate: 12, version: 4 }]);
});
