// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CART_LIMITS } from '../cart-lines.ts';
import { linesInAddress } from './cart-link.ts';
import { readSharedLines } from './shared-cart.ts';

const [LAMP, VASE, BOWL] = ['a', 'b', 'c'].map((digit) => digit.repeat(24)) as [string, string, string];
const TITLES: Record<string, string> = { [LAMP]: 'Lamp', [VASE]: 'Vase', [BOWL]: 'Bowl' };
let sent: { variantId: string; quantity: number; price?: number }[];
/** The quantities that the shop has. */
let stock: Record<string, number>;
let isDown: boolean;

beforeEach(() => {
  localStorage.clear();
  [sent, stock, isDown] = [[], { [LAMP]: 9, [VASE]: 9, [BOWL]: 9 }, false];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (isDown) throw new TypeError('Failed to fetch');
    sent = JSON.parse(body).variables.input.lines;
    const lines = sent.map(({ variantId, quantity }) => ({
      ...{ variantId, title: TITLES[variantId], variantTitle: null, path: '/product/x', image: null },
      ...{ quantity: Math.min(quantity, stock[variantId] ?? 0), price: { amount: 500, currency: 'INR' } },
    }));
    return Response.json({ data: { cart: { lines } } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a link with a cart', () => {
  test('shows its items at the current price, and asks without a former one', async () => {
    const shared = await readSharedLines(`?lines=${LAMP}:2`);
    expect(sent).toEqual([{ variantId: LAMP, quantity: 2 }]);
    expect(shared).toEqual({
      ...{ text: 'This link contains a shared cart with 2 items: 2 × Lamp.', isUnknown: false },
      lines: [{ variantId: LAMP, quantity: 2, price: 500, at: expect.any(Number) }],
    });
  });

  test.each([
    [`${LAMP}:1`, '1 item: 1 × Lamp.'],
    [`${LAMP}:1,${VASE}:2`, '3 items: 1 × Lamp and 2 × Vase.'],
    [`${LAMP}:1,${VASE}:2,${BOWL}:3`, '6 items: 1 × Lamp and 2 other items.'],
  ])('names its items: %s', async (lines, text) => {
    expect((await readSharedLines(`?lines=${lines}`))?.text).toBe(
      `This link contains a shared cart with ${text}`,
    );
  });

  test('leaves out what is no longer available, and shows as many as there are', async () => {
    stock = { [LAMP]: 0, [VASE]: 1 };
    const shared = await readSharedLines(`?lines=${LAMP}:2,${VASE}:5`);
    expect(shared?.lines).toMatchObject([{ variantId: VASE, quantity: 1 }]);
    expect(shared?.text).toBe('This link contains a shared cart with 1 item: 1 × Vase.');
  });

  test('says that nothing is available', async () => {
    stock = {};
    expect(await readSharedLines(`?lines=${LAMP}:2`)).toEqual({
      ...{ text: 'The items in this shared cart are no longer available.', lines: [], isUnknown: false },
    });
  });

  test('says that the shop cannot be reached, and can be tried again', async () => {
    isDown = true;
    const shared = await readSharedLines(`?lines=${LAMP}:2`);
    expect(shared).toMatchObject({ lines: [], isUnknown: true });
    expect(shared?.text).toContain('could not be loaded');
  });

  test.each(['', '?lines=', '?color=Red', '?lines=lamp:2'])('that has none is %j', async (search) => {
    expect(await readSharedLines(search)).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('the lines of a link', () => {
  test.each<[string, number[]]>([
    [`${LAMP}:2`, [2]],
    [`${LAMP}:0`, []],
    [`${LAMP}:-1`, []],
    [`${LAMP}:1.5`, []],
    [`${LAMP}:1000`, []],
    [`${LAMP}`, []],
    [`${LAMP.toUpperCase()}:1`, []],
    [`x${LAMP}:1`, []],
    [`${LAMP}:2,nonsense,${VASE}:3`, [2, 3]],
    [`${LAMP}:2,${LAMP}:3`, [5]],
  ])('%s have the quantities %j', (lines, quantities) => {
    expect(linesInAddress(`?lines=${lines}`).map(({ quantity }) => quantity)).toEqual(quantities);
  });

  test('have at most the quantity and the number of lines that a cart holds', () => {
    const [line] = linesInAddress(`?lines=${LAMP}:999,${LAMP}:999`);
    expect(line?.quantity).toBe(CART_LIMITS.quantity);
    const many = Array.from({ length: 300 }, (_, place) => `${place.toString(16).padStart(24, '0')}:1`);
    expect(linesInAddress(`?lines=${many.join(',')}`)).toHaveLength(CART_LIMITS.lines);
  });
});
