import { formatDay } from '@mela/rules/format-day.ts';
import { formatMoney } from '@mela/rules/format-money.ts';
import { shopDayAt } from '@mela/rules/shop-days.ts';
import { addressLines } from '../orders/address-lines.ts';
import type { Order, OrderLine } from '../orders/collection.ts';
import { unshippedLines } from '../orders/order-units.ts';
import type { DocumentSheet } from './document-sheet.ts';
import { documentsTexts } from './messages.ts';
import type { Seller } from './read-seller.ts';

const CASH = 'cash_on_delivery';

/** The packing slip for the units that have yet to be shipped, or for the whole order once everything is shipped. It has no prices. */
export function packingSlipOf(order: Order, seller: Seller): DocumentSheet {
  const lines = linesToPack(order);
  const { shippingAddress, phone, note } = order;
  return {
    title: documentsTexts.packingSlip,
    number: String(order.number),
    facts: factsOf(order, seller),
    parties: [
      { label: 'From', lines: [seller.name, ...seller.lines] },
      {
        label: order.shippingRate?.isPickup ? documentsTexts.pickedUpBy : documentsTexts.shipTo,
        lines: shippingAddress
          ? [...addressLines(shippingAddress), shippingAddress.phone || phone || ''].filter(Boolean)
          : [documentsTexts.customerErased],
      },
    ],
    columns: [
      { title: 'Item', isNumber: false, width: 60 },
      { title: 'SKU', isNumber: false, width: 26 },
      { title: 'Quantity', isNumber: true, width: 14 },
    ],
    rows: lines.map((line) => [titleOf(line), line.sku ?? '', String(line.quantity)]),
    taxes: null,
    totals: [
      {
        label: 'Items',
        amount: String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
        isTotal: true,
      },
    ],
    words: '',
    notes: note ? [documentsTexts.customerNote({ note })] : [],
  };
}

/**
 * @returns the lines with the units that still have to be packed or, once everything is shipped, with all
 * shipped units
 */
function linesToPack({ lines }: Order): OrderLine[] {
  const left = unshippedLines(lines);
  if (left.length > 0) return left;
  return lines.filter(({ shipped }) => shipped > 0).map((line) => ({ ...line, quantity: line.shipped }));
}

/** The line's title with the options that the shopper chose, such as gift wrap. */
function titleOf({ title, variantTitle, adjustments = [] }: OrderLine): string {
  const options = adjustments.filter(({ kind }) => kind === 'SURCHARGE').map(({ label }) => label);
  return [title, variantTitle, ...options].filter(Boolean).join(', ');
}

function factsOf(order: Order, { timeZone }: Seller): DocumentSheet['facts'] {
  const { number, placedAt, shippingRate, paymentMethod, paymentStatus, total, currency } = order;
  const isCash = paymentMethod === CASH && paymentStatus === 'PENDING';
  return [
    { label: 'Order', text: String(number) },
    { label: documentsTexts.placedOn, text: formatDay(shopDayAt(placedAt, timeZone)) },
    ...(shippingRate ? [{ label: 'Shipping', text: shippingRate.name }] : []),
    ...(isCash
      ? [{ label: documentsTexts.cashToCollect, text: formatMoney({ amount: total, currency }) }]
      : []),
  ];
}
