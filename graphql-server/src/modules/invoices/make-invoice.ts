import { creditedParts, creditedTaxes, partsOf } from '@mela/rules/credit-amounts.ts';
import { type TaxKind, taxesOfRate, taxKindsOf } from '@mela/rules/taxes.ts';
import type { Party } from '../documents/read-seller.ts';
import { addressLines } from '../orders/address-lines.ts';
import type { Order } from '../orders/collection.ts';
import type { RefundDetails } from '../refunds/collection.ts';
import type { Invoice, InvoiceLine } from './collection.ts';

/** The content of a document, without its number. */
export type InvoiceContent = Omit<Invoice, '_id' | 'number' | 'series' | 'sequence' | 'issuedAt' | 'seller'>;

const SHIPPING = 'Shipping';

/**
 * The invoice of a whole order, or its bill of supply if all goods are exempt. @param count the number of its earlier invoices
 */
export function invoiceOf(order: Order, count: number): InvoiceContent {
  const isExempt = order.currency === 'INR' && order.lines.every(({ isTaxExempt }) => isTaxExempt);
  const parts = partsOf(order);
  const lines = order.lines.map((line, index): InvoiceLine => {
    const total = parts[index]?.paid ?? 0;
    const { hsn = null, quantity, taxRate: rate, tax } = line;
    return { title: titleOf(line), hsn, quantity, rate, taxable: total - tax, tax, total };
  });
  return {
    ...commonOf(order),
    kind: isExempt ? 'BILL_OF_SUPPLY' : 'INVOICE',
    cause: `invoice ${count + 1}`,
    lines: [...lines, ...shippingOf(order, parts.at(-1)?.paid ?? 0)],
    taxes: order.taxes,
    tax: order.tax,
    total: order.total,
  };
}

interface Credit {
  /** Unique within the order. */
  cause: string;
  amount: number;
  /** The refunded units. undefined: the refund has only an amount. */
  details: Pick<RefundDetails, 'lines' | 'shipping'> | undefined;
  /** The number of the invoice. */
  of: string;
  /** The earlier credit notes that count. */
  before: readonly Invoice[];
}

/** The credit note of a refund. */
export function creditNoteOf(order: Order, { cause, amount, details, of, before }: Credit): InvoiceContent {
  const parts = partsOf(order);
  const chosen = [...order.lines.map(({ id }) => refundedOf(details, id).amount), details?.shipping ?? 0];
  const former = parts.map((_, index) =>
    before.reduce((sum, { credited = [] }) => sum + (credited[index] ?? 0), 0),
  );
  const credited = creditedParts(amount, parts, chosen, former);
  const kinds = taxKindsOf(order.taxedIn, { currency: order.currency, taxRegion: ownRegionOf(order) });
  const taxes = creditedTaxes(parts, kinds, { before: former, now: credited });
  const tax = taxes.reduce((sum, one) => sum + one.amount, 0);
  const lines = order.lines.flatMap((line, index) => {
    const total = credited[index] ?? 0;
    if (total === 0) return [];
    const quantity = refundedOf(details, line.id).quantity || null;
    return [
      {
        title: titleOf(line),
        hsn: line.hsn ?? null,
        quantity,
        rate: line.taxRate,
        ...taxIn(total, line.taxRate, kinds),
      },
    ];
  });
  const shipping = credited.at(-1) ?? 0;
  const ofShipping = {
    title: SHIPPING,
    hsn: null,
    quantity: null,
    rate: null,
    taxable: shipping,
    tax: 0,
    total: shipping,
  };
  return {
    ...commonOf(order),
    ...{ kind: 'CREDIT_NOTE', cause, of, credited, taxes, tax, total: amount },
    lines: withWholeTax([...lines, ...(shipping > 0 ? [ofShipping] : [])], tax),
  };
}

/** The credit note that reverses a whole invoice, because its order was edited. */
export function replacementNoteOf(
  { _id: _, number: of, series: __, sequence: ___, issuedAt: ____, seller: _____, ...content }: Invoice,
  cause: string,
): InvoiceContent {
  const credited = content.lines.map(({ total }) => total);
  return { ...content, kind: 'CREDIT_NOTE', cause, of, credited };
}

function titleOf({ title, variantTitle }: Order['lines'][number]): string {
  return [title, variantTitle].filter(Boolean).join(', ');
}

function refundedOf(details: Credit['details'], lineId: string): { amount: number; quantity: number } {
  const own = (details?.lines ?? []).filter((line) => line.lineId === lineId);
  return {
    amount: own.reduce((sum, { amount }) => sum + amount, 0),
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

function taxIn(total: number, rate: number, kinds: readonly TaxKind[]) {
  const tax = taxesOfRate({ rate, value: total }, kinds).reduce((sum, { amount }) => sum + amount, 0);
  return { taxable: total - tax, tax, total };
}

/** The document's taxes are exact, so the last line absorbs the rounding difference. */
function withWholeTax(lines: InvoiceLine[], tax: number): InvoiceLine[] {
  const last = lines.at(-1);
  if (last) {
    last.tax += tax - lines.reduce((sum, line) => sum + line.tax, 0);
    last.taxable = last.total - last.tax;
  }
  return lines;
}

/** The line for shipping. Free shipping has none. */
function shippingOf({ tax, lines }: Order, total: number): InvoiceLine[] {
  if (total === 0) return [];
  const ofShipping = tax - lines.reduce((sum, line) => sum + line.tax, 0);
  return [
    {
      title: SHIPPING,
      hsn: null,
      quantity: null,
      rate: null,
      taxable: total - ofShipping,
      tax: ofShipping,
      total,
    },
  ];
}

/** The order's taxes show whether it stayed within the shop's state, regardless of current settings. */
function ownRegionOf({ taxes, taxedIn }: Order): string | null {
  return taxes.some(({ kind }) => kind === 'CGST') ? taxedIn.region : null;
}

function commonOf(order: Order) {
  const { _id: orderId, number: orderNumber, currency, taxedIn: place, gstin } = order;
  const { shippingAddress, billingAddress } = order;
  const bill = billingAddress ?? shippingAddress;
  const party = (address: NonNullable<typeof bill>, of: string | null): Party => {
    const [, ...lines] = addressLines(address);
    return { name: address.name, lines, gstin: of };
  };
  return {
    ...{ orderId, orderNumber, currency, place },
    ...(bill && { buyer: party(bill, gstin) }),
    ...(shippingAddress && { shipTo: party(shippingAddress, null) }),
  };
}
