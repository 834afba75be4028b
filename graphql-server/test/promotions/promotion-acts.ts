import { collectionsOf } from '../../src/app/shop/collections.ts';
import { checkData } from '../../src/app/shop/modules.ts';
import { askFor, askInVain } from '../graphql/ask.ts';
import { ADDRESS, newKey, place } from '../orders/selling-shop.ts';
import type { ServedApp } from '../serve.ts';

const DISCOUNT = `id version code title label kind value buys gets from until usesInAll usesEach minimum { amount }
  productIds categoryIds combines status uses discounted { amount } sales { amount }`;
const CART = `lines { total { amount } } subtotal { amount } discount { amount } shipping { amount } total { amount }
  adjustments { kind module label amount { amount } } shippingAdjustments { label amount { amount } }
  coupon { code label discount { amount } } changes { kind message }`;

interface Line {
  variantId: string;
  quantity: number;
}

/** Actions of tests on an app's discounts. */
export function promotionsOf(app: ServedApp) {
  const save = (input: object) =>
    askFor(app, `mutation ($input: DiscountInput!) { saved: saveDiscount(input: $input) { ${DISCOUNT} } }`, {
      input: { kind: 'PERCENT', value: 10, ...input },
    }).then(({ saved }) => saved);
  const cart = (lines: Line[], coupon: string | null = null) =>
    askFor(app, `query ($input: CartInput!) { cart(input: $input) { ${CART} } }`, {
      input: { lines, coupon, destination: { country: 'IN', region: 'KA' } },
    }).then((answer) => answer.cart);
  return {
    save,
    cart,
    saveInVain: (input: object) =>
      askInVain(app, 'mutation ($input: DiscountInput!) { saveDiscount(input: $input) { id } }', {
        input: { kind: 'PERCENT', value: 10, ...input },
      }),
    read: (id: string) =>
      askFor(app, `query ($id: ID!) { discount(id: $id) { ${DISCOUNT} } }`, { id }).then(
        ({ discount }) => discount,
      ),
    remove: (id: string) =>
      askFor(app, `mutation ($id: ID!) { deleted: deleteDiscount(id: $id) { ${DISCOUNT} } }`, { id }).then(
        ({ deleted }) => deleted,
      ),
    /** Places an order with this code, at the total that its shopper saw. */
    order: async (lines: Line[], coupon: string | null, changes: object = {}) => {
      const { total } = await cart(lines, coupon);
      return place(app, { ...orderInput(lines, total.amount), coupon, ...changes }, newKey());
    },
    faults: async () => {
      const found: string[] = [];
      for await (const fault of checkData(collectionsOf(app.db))) found.push(fault);
      return found;
    },
  };
}

export function orderInput(lines: Line[], total: number) {
  return {
    ...{ lines, total, email: 'asha@example.com', phone: '9822012345' },
    ...{ shippingAddress: ADDRESS, paymentMethod: 'cash_on_delivery' },
  };
}
