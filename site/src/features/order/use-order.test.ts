// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OrderOfPage, useOrder } from './use-order.ts';

const LOOKED_AGAIN_MS = 30_000;
let root: Root | undefined;
let page: OrderOfPage;
let requests: { query: string; variables: object }[];
/** The server's answers, by the name of the field. An error means that it does not answer. */
let order: object | null | Error;
let canceled: object | Error;
let isHidden: boolean;

const orderOf = (status: string, number = '1001') => ({ status, number });
const refusal = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });

function Probe() {
  page = useOrder('t0k');
  return null;
}
async function open(): Promise<void> {
  root = createRoot(document.createElement('div'));
  await act(async () => root?.render(createElement(Probe)));
}
const send = (target: EventTarget, name: string) =>
  act(async () => void target.dispatchEvent(new Event(name)));
const goOnline = () => send(window, 'online');
const comeBack = () => send(document, 'visibilitychange');
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  [requests, order, canceled, isHidden] = [[], orderOf('CONFIRMED'), orderOf('CANCELED'), false];
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const request = JSON.parse(body);
    requests.push(request);
    const isCancel = request.query.startsWith('mutation');
    const answer = isCancel ? canceled : order;
    if (answer instanceof Error) throw answer;
    if (answer && 'errors' in answer) return Response.json(answer);
    return Response.json({ data: isCancel ? { cancelOrder: answer } : { order: answer } });
  });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the page of an order', () => {
  test('loads the order of its token', async () => {
    const answered = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answered.promise);
    await open();
    expect(page.state).toEqual({ kind: 'loading' });
    await act(async () => answered.resolve(Response.json({ data: { order: orderOf('CONFIRMED') } })));
    expect(page.state).toEqual({ kind: 'order', order: orderOf('CONFIRMED') });
  });

  test('asks once, with its token', async () => {
    await open();
    expect(requests.map(({ variables }) => variables)).toEqual([{ token: 't0k' }]);
  });

  test.each<[string, object | null]>([
    ['no order has', null],
    ['is malformed', refusal('BAD_USER_INPUT', 'This is no token.')],
  ])('is missing if its token %s', async (_, answer) => {
    order = answer;
    await open();
    expect(page.state).toEqual({ kind: 'missing' });
  });

  test.each<[string, object, RegExp]>([
    ['says what the server says', refusal('RATE_LIMITED', 'Too many requests.'), /^Too many requests\.$/],
    ['says that the shop cannot be reached', new TypeError('Failed to fetch'), /connection/i],
  ])('that failed to load %s', async (_, answer, message) => {
    order = answer;
    await open();
    expect(page.state).toEqual({ kind: 'failed', message: expect.stringMatching(message) });
  });

  test('that failed to load tries again when the network is back, and then no more', async () => {
    order = new TypeError('Failed to fetch');
    await open();
    order = orderOf('CONFIRMED');
    await goOnline();
    expect([page.state.kind, requests.length]).toEqual(['order', 2]);
    await goOnline();
    expect(requests).toHaveLength(2);
  });

  test('keeps the order that is shown when a later request fails', async () => {
    await open();
    order = new TypeError('Failed to fetch');
    await act(() => page.load());
    expect(page.state).toEqual({ kind: 'order', order: orderOf('CONFIRMED') });
  });

  test('loads its order again when the shopper returns', async () => {
    await open();
    isHidden = true;
    await comeBack();
    expect(requests).toHaveLength(1);
    isHidden = false;
    order = orderOf('SHIPPED');
    await comeBack();
    expect([requests.length, page.state]).toEqual([2, { kind: 'order', order: orderOf('SHIPPED') }]);
  });

  test('that shows no order does not load again when the shopper returns', async () => {
    order = null;
    await open();
    await comeBack();
    expect(requests).toHaveLength(1);
  });

  test('that is left asks for nothing more', async () => {
    order = orderOf('AWAITING_PAYMENT');
    await open();
    await act(async () => root?.unmount());
    await goOnline();
    await comeBack();
    await wait(LOOKED_AGAIN_MS);
    expect(requests).toHaveLength(1);
  });
});

describe('an order that waits for its payment', () => {
  beforeEach(() => {
    order = orderOf('AWAITING_PAYMENT');
  });

  test('is checked every thirty seconds until it is paid', async () => {
    await open();
    await wait(LOOKED_AGAIN_MS - 1);
    expect(requests).toHaveLength(1);
    await wait(1);
    expect(requests).toHaveLength(2);
    order = orderOf('CONFIRMED');
    await wait(LOOKED_AGAIN_MS);
    expect([requests.length, page.state]).toEqual([3, { kind: 'order', order: orderOf('CONFIRMED') }]);
    await wait(10 * LOOKED_AGAIN_MS);
    expect(requests).toHaveLength(3);
  });

  test('is checked again after a check that failed', async () => {
    await open();
    order = new TypeError('Failed to fetch');
    await wait(LOOKED_AGAIN_MS);
    order = orderOf('CONFIRMED');
    await wait(LOOKED_AGAIN_MS);
    expect(page.state).toEqual({ kind: 'order', order: orderOf('CONFIRMED') });
  });

  test('is not checked while nobody looks', async () => {
    await open();
    isHidden = true;
    await wait(LOOKED_AGAIN_MS);
    expect(requests).toHaveLength(1);
  });
});

describe('canceling', () => {
  test('shows the canceled order', async () => {
    await open();
    let said = '';
    await act(async () => {
      said = await page.cancel();
    });
    expect([said, page.state]).toEqual([
      expect.stringMatching(/cancel/i),
      { kind: 'order', order: orderOf('CANCELED') },
    ]);
    expect(requests.map(({ variables }) => variables)).toEqual([{ token: 't0k' }, { token: 't0k' }]);
  });

  test('that is too late says so, and shows the order as it is now', async () => {
    await open();
    canceled = refusal('CONFLICT', 'The order has been shipped.');
    order = orderOf('SHIPPED');
    let said = '';
    await act(async () => {
      said = await page.cancel();
    });
    expect([said, page.state]).toEqual([
      'The order has been shipped.',
      { kind: 'order', order: orderOf('SHIPPED') },
    ]);
  });
});
