// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartAnswer } from './cart-answer.ts';

const [LAMP, VASE] = ['a', 'b'].map((digit) => digit.repeat(24)) as [string, string];
interface Request {
  input: { lines: { variantId: string }[]; destination: unknown; shippingRate: unknown };
  answer: (total: number) => Promise<void>;
  fail: () => Promise<void>;
}
let requests: Request[];
let cart: typeof import('./priced-cart.ts').pricedCart;
let stops: (() => void)[] = [];
let isOnline: boolean;

const answerOf = (total: number) => ({ lines: [], changes: [], total: { amount: total, currency: 'INR' } });
const storeLines = (...ids: string[]) => {
  const lines = ids.map((variantId) => ({ variantId, quantity: 1, price: 5, at: 1 }));
  localStorage.setItem('cart', JSON.stringify({ lines }));
  dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
};
const listen = () => {
  const heard = vi.fn();
  const stop = cart.subscribe(heard);
  stops.push(stop);
  return { heard, stop };
};
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
const last = () => requests.at(-1) as Request;
const total = () => cart.get().answer?.total.amount ?? null;

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  [requests, isOnline] = [[], true];
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    requests.push({
      input: JSON.parse(body).variables.input,
      answer: async (amount) => {
        resolve(Response.json({ data: { cart: answerOf(amount) } }));
        await settled();
      },
      fail: async () => {
        reject(new TypeError('Failed to fetch'));
        await settled();
      },
    });
    return promise;
  });
  storeLines(LAMP);
  ({ pricedCart: cart } = await import('./priced-cart.ts'));
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('a cart that is shown', () => {
  test('is priced by the server, and shown before', async () => {
    const { heard } = listen();
    expect(cart.get()).toMatchObject({
      lines: [{ variantId: LAMP }],
      answer: null,
      isAsking: true,
      isCurrent: false,
    });
    await last().answer(500);
    expect(cart.get()).toMatchObject({ isAsking: false, isCurrent: true, failure: null });
    expect([total(), cart.get().pricedLines]).toEqual([500, cart.get().lines]);
    expect(heard).toHaveBeenCalled();
    expect(requests).toHaveLength(1);
  });

  test('in two places is priced once', () => {
    listen();
    listen();
    expect(requests).toHaveLength(1);
  });

  test('is priced again after each change, and shows the former prices until then', async () => {
    listen();
    await last().answer(500);
    storeLines(LAMP, VASE);
    expect(cart.get()).toMatchObject({ isCurrent: false, isAsking: true });
    expect([cart.get().lines.length, cart.get().pricedLines?.length, total()]).toEqual([2, 1, 500]);
    await last().answer(900);
    expect([cart.get().pricedLines?.length, total(), cart.get().isCurrent]).toEqual([2, 900, true]);
  });

  test('shows only the latest prices, in whatever order they arrive', async () => {
    listen();
    storeLines(LAMP, VASE);
    const [first, second] = requests as [Request, Request];
    await second.answer(900);
    await first.answer(500);
    expect([total(), cart.get().isCurrent]).toEqual([900, true]);
  });

  test.each([
    [true, /could not/],
    [false, /offline/],
  ])('says why it has no prices. Online: %s', async (online, text) => {
    listen();
    await last().answer(500);
    isOnline = online;
    storeLines(LAMP, VASE);
    await last().fail();
    expect(cart.get()).toMatchObject({ answer: null, pricedLines: null, isCurrent: false, isAsking: false });
    expect(cart.get().failure).toMatch(text);
    expect(cart.get().lines).toHaveLength(2);
  });

  test('is priced again when the network is back', async () => {
    listen();
    await last().fail();
    dispatchEvent(new Event('online'));
    await last().answer(500);
    expect([requests.length, total(), cart.get().failure]).toEqual([2, 500, null]);
  });

  test('that becomes empty has no prices, and asks for none', async () => {
    listen();
    await last().answer(500);
    storeLines();
    expect(cart.get()).toEqual({
      ...{ lines: [], answer: null, pricedLines: null, isCurrent: false, isAsking: false, failure: null },
    });
    expect(requests).toHaveLength(1);
  });

  test('that becomes empty ignores prices that were under way', async () => {
    listen();
    storeLines();
    await last().answer(500);
    expect([total(), cart.get().isAsking]).toEqual([null, false]);
  });

  test('is no longer priced when it is shown nowhere, and again when it is', () => {
    const one = listen();
    const other = listen();
    one.stop();
    storeLines(VASE);
    expect(requests).toHaveLength(2);
    other.stop();
    storeLines(LAMP);
    dispatchEvent(new Event('online'));
    expect(requests).toHaveLength(2);
    listen();
    expect(last().input.lines).toMatchObject([{ variantId: LAMP }]);
    expect(requests).toHaveLength(3);
  });
});

describe('a request for prices', () => {
  const HOME = { country: 'IN', region: 'KA', postalCode: null };

  test('knows no destination and no rate at first', () => {
    listen();
    expect(last().input).toMatchObject({ destination: null, shippingRate: null });
  });

  test('keeps the destination and the rate for later ones', async () => {
    listen();
    void cart.ask({ destination: HOME });
    void cart.ask({ shippingRate: 'express' });
    expect(last().input).toMatchObject({ destination: HOME, shippingRate: 'express' });
    cart.aim({ destination: null, shippingRate: null });
    expect(requests).toHaveLength(3);
    storeLines(LAMP, VASE);
    expect(last().input).toMatchObject({ destination: null, shippingRate: null });
  });

  test('returns the prices, or null if it failed or a newer one replaced it', async () => {
    listen();
    const former = cart.ask();
    const latest = cart.ask();
    await last().answer(500);
    await requests.at(-2)?.answer(400);
    expect([await former, (await latest)?.total.amount]).toEqual([null, 500]);
    const failed = cart.ask();
    await last().fail();
    expect(await failed).toBeNull();
  });
});

describe('while an order is placed', () => {
  test('the shown cart stays as it is', async () => {
    listen();
    cart.hold();
    expect(cart.get().isAsking).toBe(false);
    await last().answer(500);
    storeLines(LAMP, VASE);
    expect(await cart.ask()).toBeNull();
    expect([total(), cart.get().lines.length, requests.length]).toEqual([null, 1, 1]);
  });

  test('changes wait, and are priced afterwards', async () => {
    listen();
    await last().answer(500);
    cart.hold();
    storeLines(LAMP, VASE);
    cart.release(null);
    expect([cart.get().lines.length, requests.length]).toEqual([2, 2]);
    await last().answer(900);
    expect(total()).toBe(900);
  });

  test('the server’s current cart is shown at once afterwards', async () => {
    listen();
    await last().fail();
    cart.hold();
    cart.release(answerOf(700) as unknown as CartAnswer);
    expect([total(), cart.get().failure, requests.length]).toEqual([700, null, 1]);
    storeLines(LAMP, VASE);
    expect(requests).toHaveLength(2);
  });
});
