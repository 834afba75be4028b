import { expect, test } from 'vitest';
import type { AnsweredLine, CartAnswer } from '../cart-answer.ts';
import { lineView, subtotalOf } from './line-view.ts';

const LINE = { variantId: 'a'.repeat(24), quantity: 2, price: 4_00, at: 1 };
const rupees = (amount: number) => ({ amount, currency: 'INR' });
const ANSWERED: AnsweredLine = {
  ...{ variantId: LINE.variantId, title: 'Shoe', variantTitle: 'Red', path: '/product/shoe' },
  ...{
    image: { thumbnailUrl: '/shoe.webp' },
    price: rupees(5_00),
    compareAtPrice: rupees(8_00),
    quantity: 2,
  },
  ...{ total: rupees(10_00), available: null, options: [], adjustments: [] },
};
const answerOf = (change: Partial<AnsweredLine> = {}, more: Partial<CartAnswer> = {}): CartAnswer => ({
  ...{
    lines: [{ ...ANSWERED, ...change }],
    changes: [],
    adjustments: [],
    taxes: [],
    isTaxIncluded: true,
    arrival: null,
  },
  ...{ subtotal: rupees(9_00), discount: rupees(0), shipping: rupees(0), total: rupees(9_00) },
  ...{ freeShippingFrom: null, shippingAdjustments: [], shippingRates: [], coupon: null },
  ...more,
});
const PIECE = {
  ...{
    variantId: LINE.variantId,
    title: 'Old shoe',
    variantTitle: 'Blue',
    path: '/product/old',
    image: '/old.webp',
  },
};
const view = (answer: CartAnswer | null, line: object = {}, isCurrent = true) =>
  lineView({ ...LINE, ...line }, { answer, isCurrent, piece: PIECE, currency: 'INR' });

test('until the server answers, a line shows the page’s data, or a neutral name', () => {
  expect(view(null)).toEqual({
    ...{ title: 'Old shoe', variantTitle: 'Blue', path: '/product/old', image: '/old.webp' },
    ...{ price: '₹4', was: '', total: '₹8', change: '', discount: '', highest: 999, options: [] },
  });
  expect(lineView(LINE, { answer: null, isCurrent: false, piece: undefined, currency: 'INR' })).toMatchObject(
    {
      ...{ title: 'An item from this shop', path: '/shop', image: '' },
    },
  );
});

test('then it shows the server’s data', () => {
  expect(view(answerOf({ available: 3 }))).toMatchObject({
    ...{ title: 'Shoe', variantTitle: 'Red', path: '/product/shoe', image: '/shoe.webp' },
    ...{ price: '₹5', was: '₹8', total: '₹10', highest: 3 },
  });
  expect(view(answerOf({ image: null })).image).toBe('');
});

test.each([
  ['as many times the price, until a new quantity is answered', {}, 3, false, '₹15'],
  ['what the server says of fewer that are left', { quantity: 1, total: rupees(5_00) }, 2, true, '₹5'],
  ['what modules of the shop make of them', { total: rupees(10_50) }, 2, true, '₹10.50'],
])('all pieces cost %s', (_, change, quantity, isCurrent, total) => {
  expect(view(answerOf(change), { quantity }, isCurrent).total).toBe(total);
});

test('discounts of a line are named, and its options have their price', () => {
  const shown = view(
    answerOf({
      adjustments: [{ kind: 'DISCOUNT', label: 'Two for one', amount: rupees(-5_00) }],
      options: [
        { id: 'wrap', label: 'Gift wrap', amount: rupees(50_00), isChosen: false },
        { id: 'card', label: 'Card', amount: rupees(0), isChosen: false },
      ],
    }),
    { options: ['card'] },
  );
  expect(shown.discount).toBe('Two for one: −₹5');
  expect(shown.options).toEqual([
    { id: 'wrap', text: 'Gift wrap: ₹50', isChosen: false },
    { id: 'card', text: 'Card: Free', isChosen: true },
  ]);
});

test.each([
  ['the server’s, of exactly these lines', answerOf(), true, 9_00],
  ['at the prices that the server named last, of others', answerOf(), false, 10_00],
  ['at the prices that were shown, before it has answered', null, false, 8_00],
])('the subtotal is %s', (_, answer, isCurrent, amount) => {
  const cart = { lines: [LINE], answer, pricedLines: null, isCurrent, isAsking: false, failure: null };
  expect(subtotalOf(cart, 'INR')).toEqual(rupees(amount));
});
