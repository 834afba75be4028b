import { SHOP } from '@mela/rules/content/sample-shop.ts';
import { formatMoney } from '@mela/rules/format-money.ts';
import { NO_PAYMENT, type OrderPaymentMethod, type PaymentMethod } from '@mela/rules/selling-terms.ts';
import { shopDayAt } from '@mela/rules/shop-days.ts';
import { UPLOADS_PATH } from '../../../kernel/images/image.ts';
import { emailFile } from '../../../kernel/images/image-store.ts';
import type { MailedOrder } from '../kinds.ts';
import type { Block, ButtonBlock, Item, MailShop, Sum } from './mail-content.ts';
import { nameToGreet, unlinked } from './unlinked.ts';

/** The fields of `timeStyle: 'short'`, which the name of the time zone cannot be added to. */
const MOMENT = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;
const DAY = new Intl.DateTimeFormat(SHOP.locale, { dateStyle: 'long', timeZone: 'UTC' });
const SEE_ORDER = 'See your order';
const READ_ONLY =
  'This link shows the order without personal details. To change or cancel it, please contact us.';
const METHODS: Readonly<Record<PaymentMethod, string>> = {
  cash_on_delivery: 'Cash on delivery',
  upi: 'UPI',
  stripe: 'Card or wallet',
  razorpay: 'Card, UPI, net banking or wallet',
  bank_transfer: 'Bank transfer',
};

/** null for a free order. */
export function methodOf(method: OrderPaymentMethod): string | null {
  return method === NO_PAYMENT ? null : METHODS[method];
}

/** `27 November 2026`, of a date such as 2026-11-27. */
export function dayText(day: string): string {
  return DAY.format(new Date(day));
}

/** The shop's date: `27 November 2026`. */
export function dateOf(moment: Date, { timeZone }: Pick<MailShop, 'timeZone'>): string {
  return dayText(shopDayAt(moment, timeZone));
}

/** The date and time of the shop, with the zone: `27 November 2026 at 9:30 am IST`. */
export function momentOf(moment: Date, { timeZone }: Pick<MailShop, 'timeZone'>): string {
  return new Intl.DateTimeFormat(SHOP.locale, { ...MOMENT, timeZone }).format(moment);
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

/** The items, their prices, and lines of modules. */
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
    ...(order.isTaxAdded ? [{ label: 'Tax', amount: money(order.tax) }] : []),
    { label: 'Total', amount: money(order.total), isTotal: true },
    ...(order.tax > 0 && !order.isTaxAdded ? [{ label: 'Includes tax', amount: money(order.tax) }] : []),
  ];
  const items = order.lines.map((line) => itemOf(line, money(line.total)));
  const notes = order.notes ?? [];
  return [
    { kind: 'items', items, sums },
    ...(notes.length > 0 ? [{ kind: 'text' as const, lines: notes }] : []),
  ];
}

/** The date, payment method and address of an order. */
export function factsBlock(
  order: MailedOrder,
  shop: Pick<MailShop, 'timeZone'>,
  more: { label: string; lines: string[] }[] = [],
): Block {
  const facts = [
    { label: 'Order', lines: [`${order.number}, placed on ${dateOf(order.placedAt, shop)}`] },
    { label: 'Payment', lines: [methodOf(order.paymentMethod)].filter((method) => method !== null) },
    ...more,
    { label: 'Shipping address', lines: order.address.map(unlinked) },
  ];
  return { kind: 'facts', facts: facts.filter(({ lines }) => lines.length > 0) };
}

/** A link to the order, the links of modules, and a note if the link only shows the order. */
export function orderLinkBlocks(
  { links = [], isReadOnly, ...order }: Pick<MailedOrder, 'token' | 'isReadOnly' | 'links'>,
  shop: MailShop,
  { label = SEE_ORDER, isSecondary = false }: { label?: string; isSecondary?: boolean } = {},
): Block[] {
  const button = orderButton(order, shop, isReadOnly ? SEE_ORDER : label);
  const seeOrder: Block = isSecondary ? { kind: 'links', links: [button] } : button;
  if (isReadOnly) return [seeOrder, { kind: 'text', lines: [READ_ONLY] }];
  const others = links.map((link) => ({
    label: link.label,
    href: tokenLink(shop.url + link.path, order.token),
  }));
  return [seeOrder, ...(others.length > 0 ? [{ kind: 'links' as const, links: others }] : [])];
}

/** A QR code for another device, and a link for a phone that shows this email. */
export function upiBlocks(uri: string): Block[] {
  return [
    { kind: 'qr', text: uri, caption: 'Scan the code with any UPI app.' },
    { kind: 'links', links: [{ label: 'Open my UPI app', href: uri }] },
  ];
}

function tokenLink(address: string, token: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`;
}

export function orderButton(
  { token }: Pick<MailedOrder, 'token'>,
  { url }: MailShop,
  label: string = SEE_ORDER,
): ButtonBlock {
  return { kind: 'button', label, href: `${url}/order/${encodeURIComponent(token)}` };
}
