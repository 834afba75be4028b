import { SHOP } from '@mela/rules/content/sample-shop.ts';
import { formatMoney } from '@mela/rules/format-money.ts';
import { NO_PAYMENT, type OrderPaymentMethod, type PaymentMethod } from '@mela/rules/selling-terms.ts';
import { SHOP_TIME_ZONE } from '@mela/rules/shop-days.ts';
import { UPLOADS_PATH } from '../../../kernel/images/image.ts';
import { emailFile } from '../../../kernel/images/image-store.ts';
import type { MailedOrder } from '../kinds.ts';
import type { Block, Item, MailShop, Sum } from './mail-content.ts';
import { nameToGreet, unlinked } from './unlinked.ts';

const DATE = new Intl.DateTimeFormat(SHOP.locale, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE });
const MOMENT = new Intl.DateTimeFormat(SHOP.locale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: SHOP_TIME_ZONE,
});
const READ_ONLY =
  'This link shows the order without personal details. To change or cancel the order, please contact us.';
const METHODS: Readonly<Record<PaymentMethod, string>> = {
  cash_on_delivery: 'Cash on delivery',
  upi: 'UPI',
  bank_transfer: 'Bank transfer',
};

/** null for an order that costs nothing. */
export function methodOf(method: OrderPaymentMethod): string | null {
  return method === NO_PAYMENT ? null : METHODS[method];
}

export function dateOf(moment: Date): string {
  return DATE.format(moment);
}

export function momentOf(moment: Date): string {
  return MOMENT.format(moment);
}

export function amountOf(order: Pick<MailedOrder, 'currency'>, amount: number): string {
  return formatMoney({ amount, currency: order.currency });
}

export function greeting({ name }: Pick<MailedOrder, 'name'>): string {
  const greeted = nameToGreet(name);
  return greeted === '' ? 'Hello,' : `Hello ${greeted},`;
}

export function itemOf(
  line: { title: string; variantTitle: string | null; quantity: number; image?: string | null },
  amount = '',
): Item {
  const detail = [line.variantTitle, `Quantity ${line.quantity}`].filter(Boolean).join(' · ');
  const image = line.image ? `${UPLOADS_PATH}/${emailFile(line.image)}` : null;
  return { title: line.title, detail, amount, image };
}

/** What was bought, what it costs, and what modules add. */
export function itemsBlocks(order: Omit<MailedOrder, 'token' | 'name' | 'address'>): Block[] {
  const money = (amount: number) => amountOf(order, amount);
  const sums: Sum[] = [
    { label: 'Subtotal', amount: money(order.subtotal) },
    ...(order.discount > 0 ? [{ label: 'Discount', amount: `−${money(order.discount)}` }] : []),
    ...(order.surcharges ?? []).map(({ label, amount }) => ({ label, amount: money(amount) })),
    {
      label: ['Shipping', order.shippingRate].filter(Boolean).join(': '),
      amount: order.shipping === 0 ? 'Free' : money(order.shipping),
    },
    { label: 'Total', amount: money(order.total), isTotal: true },
    ...(order.tax > 0 ? [{ label: 'Of which tax', amount: money(order.tax) }] : []),
  ];
  const items = order.lines.map((line) => itemOf(line, money(line.total)));
  const notes = order.notes ?? [];
  return [
    { kind: 'items', items, sums },
    ...(notes.length > 0 ? [{ kind: 'text' as const, lines: notes }] : []),
  ];
}

/** When it was placed, how it is paid and where it goes. */
export function factsBlock(order: MailedOrder, more: { label: string; lines: string[] }[] = []): Block {
  const facts = [
    { label: 'Order', lines: [`${order.number}, placed on ${dateOf(order.placedAt)}`] },
    { label: 'Payment', lines: [methodOf(order.paymentMethod)].filter((method) => method !== null) },
    ...more,
    { label: 'Sent to', lines: order.address.map(unlinked) },
  ];
  return { kind: 'facts', facts: facts.filter(({ lines }) => lines.length > 0) };
}

/** The button that leads to the order, and what a link that only shows the order cannot do. */
export function orderLinkBlocks(order: Pick<MailedOrder, 'token' | 'isReadOnly'>, shop: MailShop): Block[] {
  const readOnly: Block = { kind: 'text', lines: [READ_ONLY] };
  return [orderButton(order, shop), ...(order.isReadOnly ? [readOnly] : [])];
}

export function orderButton(
  { token }: Pick<MailedOrder, 'token'>,
  { url }: MailShop,
  label = 'See your order',
): Block {
  return { kind: 'button', label, href: `${url}/order/${encodeURIComponent(token)}` };
}
