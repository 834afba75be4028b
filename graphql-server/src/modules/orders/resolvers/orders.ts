import type { PostalAddress } from '@mela/rules/address-checks.ts';
import { INDIAN_STATES } from '@mela/rules/indian-states.ts';
import { recordedPayment } from '@mela/rules/order-payments.ts';
import { isPartlyShipped, isRefundOwed, obstacleTo } from '@mela/rules/transitions.ts';
import { throwMissingOrStale } from '../../../kernel/errors.ts';
import { imageOf } from '../../../kernel/images/image.ts';
import { isAllowed } from '../../../kernel/roles.ts';
import type { Resolvers } from '../../../schema.generated.ts';
import { SEES_INVENTORY } from '../../catalogue/resolvers/product-variants.ts';
import { cancelOrder, cancelOrderById } from '../cancel-order.ts';
import { adjustmentJson, cartJson } from '../cart/cart-json.ts';
import { readCart } from '../cart/read-cart.ts';
import { shippedCount, stateOf } from '../change-order.ts';
import type { Order } from '../collection.ts';
import { correctOrderContact } from '../correct-contact.ts';
import { correctParcelTracking } from '../correct-tracking.ts';
import { emailOrderLink, resendOrderEmail } from '../email-order-link.ts';
import { eraseOrderDetails } from '../erase-details.ts';
import {
  fulfilOrder,
  markOrderDelivered,
  markOrderPacked,
  undoOrderDelivery,
  undoOrderPacking,
} from '../fulfil-order.ts';
import { countOpenOrders, countOrders, listOrders } from '../list-orders.ts';
import { markOrderPaid, undoOrderPayment } from '../mark-paid.ts';
import { markOrderRefunded, undoOrderRefund } from '../mark-refunded.ts';
import { markParcelUndelivered } from '../mark-undelivered.ts';
import { addOrderNote } from '../order-notes.ts';
import { amountDue } from '../order-units.ts';
import { eventsOf, forShop, forShopper } from '../order-view.ts';
import { readInstructions, withPayment } from '../payment-instructions.ts';
import { placeOrder } from '../placing/place-order.ts';
import { findById, forPlacer, readForHolder } from '../read-order.ts';
import { reopenOrder } from '../reopen-order.ts';
import { resolveLatePayment } from '../resolve-late-payment.ts';
import { trackOrder } from '../track-order.ts';

export const orderResolvers: Resolvers = {
  Product: {
    includedTaxRate: (product, _, { viewer, includedTax }) =>
      isAllowed(viewer, SEES_INVENTORY) ? includedTax.load(product) : null,
  },
  Query: {
    cart: async (_, { input }, context) => cartJson(await readCart(context, input)),
    order: (_, { token }, context) => readForHolder(context, token),
    trackOrder: (_, { number, email }, context) => trackOrder(context, number, email),
    orders: (_, { orderBy, filter, ...page }, context) =>
      listOrders(context, { ...page, order: orderBy, filter: filter ?? {} }),
    orderById: async (_, { id }, context) => {
      const order = await findById(context, id);
      return order ? forShop(order) : throwMissingOrStale('Order', null);
    },
  },
  Mutation: {
    placeOrder: async (_, { input, idempotencyKey }, context) =>
      forPlacer(context, await placeOrder(context, input, idempotencyKey)),
    cancelOrder: async (_, { token }, context) => forShopper(await cancelOrder(context, token), token),
    emailOrderLink: (_, { token }, context) => emailOrderLink(context, token),
    cancelOrderById: async (_, { id, reason }, context) =>
      forShop(await cancelOrderById(context, id, reason)),
    fulfilOrder: async (_, { id, input, idempotencyKey }, context) =>
      forShop(await fulfilOrder(context, id, input, idempotencyKey)),
    markOrderPacked: async (_, { id }, context) => forShop(await markOrderPacked(context, id)),
    undoOrderPacking: async (_, { id }, context) => forShop(await undoOrderPacking(context, id)),
    markOrderDelivered: async (_, { id }, context) => forShop(await markOrderDelivered(context, id)),
    markOrderPaid: async (_, { id, note }, context) => forShop(await markOrderPaid(context, id, note)),
    resolveLatePayment: async (_, { id, resolution }, context) =>
      forShop(await resolveLatePayment(context, id, resolution)),
    undoOrderPayment: async (_, { id, reason }, context) =>
      forShop(await undoOrderPayment(context, id, reason)),
    undoOrderDelivery: async (_, { id, reason }, context) =>
      forShop(await undoOrderDelivery(context, id, reason)),
    reopenOrder: async (_, { id }, context) => forShop(await reopenOrder(context, id)),
    markOrderRefunded: async (_, { id, input }, context) =>
      forShop(await markOrderRefunded(context, id, input)),
    undoOrderRefund: async (_, { id, reason }, context) =>
      forShop(await undoOrderRefund(context, id, reason)),
    correctParcelTracking: async (_, { id, input }, context) =>
      forShop(await correctParcelTracking(context, id, input)),
    markParcelUndelivered: async (_, { id, input }, context) =>
      forShop(await markParcelUndelivered(context, id, input)),
    correctOrderContact: async (_, { id, input }, context) =>
      forShop(await correctOrderContact(context, id, input)),
    resendOrderEmail: async (_, { id, mailId }, context) =>
      forShop(await resendOrderEmail(context, id, mailId)),
    addOrderNote: async (_, { id, text }, context) => forShop(await addOrderNote(context, id, text)),
    eraseOrderDetails: async (_, { id }, context) => forShop(await eraseOrderDetails(context, id)),
  },
  Order: {
    id: ({ _id, reader }) => (reader === 'SHOP' ? _id.toHexString() : null),
    token: ({ linkToken }) => linkToken,
    isReadOnly: ({ reader }) => reader === 'TRACKING',
    number: ({ number, status }) => (status === 'DRAFT' ? `D${number}` : String(number)),
    version: ({ revision }) => revision,
    packedAt: ({ packedAt, reader }) => (reader === 'SHOP' ? (packedAt ?? null) : null),
    shippingAddress: ({ shippingAddress }) => addressJson(shippingAddress),
    billingAddress: ({ billingAddress, shippingAddress }) => addressJson(billingAddress ?? shippingAddress),
    lines: (order) => order.lines.map((line) => lineJson(order, line)),
    subtotal: (order) => money(order, order.subtotal),
    discount: (order) => money(order, order.discount),
    adjustments: ({ adjustments, currency }) => adjustmentJson(adjustments, currency),
    shipping: (order) => money(order, order.shipping),
    shippingAdjustments: ({ shippingAdjustments, currency }) => adjustmentJson(shippingAdjustments, currency),
    tax: (order) => money(order, order.tax),
    isTaxIncluded: ({ isTaxAdded }) => !isTaxAdded,
    total: (order) => money(order, order.total),
    refunded: (order) => money(order, order.refunded),
    taxes: (order) =>
      order.taxes.map(({ kind, rate, taxable, amount }) => ({
        kind,
        rate,
        taxable: money(order, taxable),
        amount: money(order, amount),
      })),
    amountDue: (order) => money(order, amountDue(order)),
    refundOwed: (order) => money(order, order.refundOwed ?? 0),
    events: (order) =>
      eventsOf(order).map(({ amount, totalBefore, totalAfter, ...event }) => ({
        ...event,
        amount: amount === undefined ? null : money(order, amount),
        totalBefore: totalBefore === undefined ? null : money(order, totalBefore),
        totalAfter: totalAfter === undefined ? null : money(order, totalAfter),
      })),
    fulfilments: ({ fulfilments }) =>
      fulfilments.map((parcel, index) => ({ ...parcel, id: String(index + 1) })),
    payment: async (order, _, context) => {
      const instructions = await readInstructions(context, order);
      return instructions && order.reader === 'LINK'
        ? withPayment(context, order, instructions)
        : instructions;
    },
    isCancellable: (order) =>
      order.reader !== 'TRACKING' && obstacleTo('cancelByShopper', stateOf(order)) === false,
    hasLatePayment: (order) =>
      order.status === 'CANCELED' && isRefundOwed(order) && recordedPayment(order.events, order.total).isLate,
    isPartlyShipped: ({ status, ...order }) => isPartlyShipped({ status, shippedCount: shippedCount(order) }),
  },
  OrderConnection: {
    totalCount: ({ filter }, _, context) => countOrders(context, filter),
    openCount: (_, __, context) => countOpenOrders(context),
  },
};

function money({ currency }: Order, amount: number) {
  return { amount, currency };
}

export function lineJson(order: Order, { image, price, total, tax, ...line }: Order['lines'][number]) {
  return {
    ...line,
    removed: line.removed ?? 0,
    variantId: line.variantId.toHexString(),
    productId: line.productId.toHexString(),
    image: image ? imageOf(image, line.title) : null,
    price: money(order, price),
    total: money(order, total),
    adjustments: adjustmentJson(line.adjustments, order.currency),
    tax: money(order, tax),
    hsn: line.hsn ?? null,
    isTaxExempt: line.isTaxExempt === true,
  };
}

function addressJson(address: PostalAddress | null) {
  if (!address) return null;
  const { country, region } = address;
  const name = country === 'IN' && region !== null ? INDIAN_STATES[region] : undefined;
  return { ...address, regionName: name ?? region };
}
