// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OrderReturns } from './OrderReturns.tsx';
import { requestReturn } from './return-answer.ts';

const LINES = [{ id: '1', title: 'Shawl', variantTitle: 'Red' }];
const OPEN = {
  lines: LINES,
  returns: [] as object[],
  returnable: {
    ...{ lastDay: '2026-12-08' as string | null, obstacle: null as string | null },
    lines: [{ lineId: '1', quantity: 2 }],
  },
};
const RETURN = {
  ...{
    id: 'r',
    number: '1001-R1',
    status: 'ACCEPTED',
    note: 'Use the box',
    requestedAt: '2026-12-02T10:00:00.000Z',
  },
  lines: [{ quantity: 2, received: 0, line: LINES[0] }],
  receipts: [{ replacementNumber: '1007' }],
};

let root: Root;
let page: HTMLElement;
let order: object | null;
let refusal: object | Error | null;
let sent: { body: string | FormData; headers: Record<string, string> }[];
const reload = vi.fn(async () => {});

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  order = OPEN;
  refusal = null;
  sent = [];
  reload.mockClear();
  vi.stubGlobal(
    'fetch',
    async (_: string, request: { body: string | FormData; headers: Record<string, string> }) => {
      if (typeof request.body === 'string' && request.body.includes('query OrderReturns'))
        return Response.json({ data: { order } });
      sent.push(request);
      if (refusal instanceof Error) throw refusal;
      return Response.json(
        refusal ? { errors: [refusal] } : { data: { requestReturn: { number: '1001-R1' } } },
      );
    },
  );
  page = document.createElement('div');
  document.body.append(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const settled = (work: () => unknown = () => {}) =>
  act(async () => {
    work();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
const open = () =>
  settled(() => {
    root = createRoot(page);
    root.render(<OrderReturns token="t" reload={reload} />);
  });
const text = () => page.textContent ?? '';
const press = (label: string) =>
  settled(() =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click(),
  );
const fill = (quantity: string, reason: string) =>
  settled(() => {
    (page.querySelector('select') as HTMLSelectElement).value = quantity;
    (page.querySelector('textarea') as HTMLTextAreaElement).value = reason;
  });
const submit = () =>
  settled(() =>
    page.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
const fault = () => page.querySelector('[role="alert"]')?.textContent;
const inputOf = (body: string | FormData) => JSON.parse(String(body)).variables;

test('shows nothing if nothing can be returned', async () => {
  order = { ...OPEN, returnable: { lastDay: null, obstacle: 'NOT_OFFERED', lines: [] } };
  await open();
  expect(page.innerHTML).toBe('');
});

test('shows returns with the shop’s note, and when the period ended', async () => {
  const returnable = { ...OPEN.returnable, obstacle: 'PERIOD_OVER', lines: [] };
  order = { ...OPEN, returns: [RETURN], returnable };
  await open();
  expect(text()).toContain('Return 1001-R1: accepted, please send the items');
  expect(text()).toContain('2 × Shawl, Red');
  expect(text()).toContain('Use the box');
  expect(text()).toContain('Replaced by order 1007');
  expect(text()).toContain('The return period ended on 8 December 2026.');
  expect(page.querySelector('button')).toBeNull();
});

test('requests a return once items and a reason are chosen, and shows it', async () => {
  await open();
  expect(text()).toContain('You can return items until 8 December 2026.');
  await press('Return items');
  await submit();
  expect(fault()).toBe('Choose the items to return.');
  await fill('1', ' ');
  await submit();
  expect(fault()).toBe('Enter a reason.');
  await fill('1', ' Too small ');
  order = { ...OPEN, returns: [{ ...RETURN, status: 'REQUESTED' }] };
  await submit();
  expect(sent).toHaveLength(1);
  expect(inputOf(sent[0]?.body ?? '')).toMatchObject({
    token: 't',
    input: { lines: [{ lineId: '1', quantity: 1 }], reason: 'Too small' },
  });
  expect(text()).toContain('Return 1001-R1: requested');
  expect(page.querySelector('[role="status"]')?.textContent).toMatch(/^We have received your request/);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(page.querySelector('form')).toBeNull();
});

test('keeps the input when it is refused, and resends a lost request under its key', async () => {
  await open();
  await press('Return items');
  await fill('2', 'Torn');
  refusal = { message: 'Shawl: you can return at most 1.', extensions: { code: 'BAD_USER_INPUT' } };
  await submit();
  expect(fault()).toBe('Shawl: you can return at most 1.');
  expect(page.querySelector('textarea')?.value).toBe('Torn');
  refusal = new TypeError('Failed to fetch');
  await submit();
  expect(fault()).toMatch(/^Your request was not sent/);
  refusal = null;
  await submit();
  const keys = sent.map(({ body }) => inputOf(body).key);
  expect(new Set(keys).size).toBe(1);
});

test('sends a photo with the token of the order', async () => {
  const photo = new File(['x'], 'hole.png', { type: 'image/png' });
  const lines = [{ lineId: '1', quantity: 1 }];
  await requestReturn('t', { lines, reason: 'Torn', photo }, 'k');
  const { body, headers } = sent[0] as { body: FormData; headers: Record<string, string> };
  expect(headers['order-token']).toBe('t');
  expect(JSON.parse(String(body.get('map')))).toEqual({ photo: ['variables.input.photo'] });
  expect(JSON.parse(String(body.get('operations'))).variables).toEqual({
    ...{ token: 't', key: 'k' },
    input: { lines, reason: 'Torn', photo: null },
  });
  expect((body.get('photo') as File).name).toBe('hole.png');
  refusal = { message: 'hole.png is not an image', extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } };
  await expect(requestReturn('t', { lines, reason: 'Torn', photo }, 'k')).rejects.toThrow(
    'hole.png is not an image',
  );
  await open();
});
