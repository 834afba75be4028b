import { formatDay } from '@mela/rules/format-day.ts';
import { formatMoment } from '@mela/rules/format-moment.ts';
import { formatMoney } from '@mela/rules/format-money.ts';
import { NO_PAYMENT, type OrderPaymentMethod } from '@mela/rules/selling-terms.ts';
import { shopDayAt } from '@mela/rules/shop-days.ts';
import * as mailText from '#messages/mail.ts';
import { UPLOADS_PATH } from '../../../kernel/images/image.ts';
import { emailFile } from '../../../kernel/images/image-store.ts';
import type { MailedOrder } from '../kinds.ts';
import { orderAddress } from '../storefront-links.ts';
import type { Block, ButtonBlock, Item, MailShop, Sum } from './mail-content.ts';
import { nameToGreet, unlinked } from './unlinked.ts';

/** The name of the payment method. null for a free order. */
export function methodOf(method: OrderPaymentMethod): string | null {
  return method === NO_PAYMENT ? null : mailText.payment.methods[method];
}

/** A date in the shop's time zone: `27 November 2026`. */
export function dateOf(moment: Date, { timeZone }: Pick<MailShop, 'timeZone'>): string {
  return formatDay(shopDayAt(moment, timeZone));
}

/** A date and time in the shop's time zone, with the zone: `27 November 2026 at 9:30 am IST`. */
export function momentOf(moment: Date, { timeZone }: Pick<MailShop, 'timeZone'>): string {
  return formatMoment(moment, timeZone);
}

export function amountOf(order: Pick<MailedOrder, 'currency'>, amount: number): string {
  return formatMoney({ amount, currency: order.currency });
}

export function greeting({ name }: Pick<MailedOrder, 'name'>): string {
  return mailText.hello(nameToGreet(name));
}

export function itemOf(
  line: { title: string; variantTitle: string | null; quantity: number; image?: string | null },
  amount = '',
): Item {
  const detail = [line.variantTitle, mailText.order.quantity(line.quantity)].filter(Boolean).join(' · ');
  const image = line.image ? `${UPLOADS_PATH}/${emailFile(line.image)}` : null;
  return { title: line.title, detail, amount, image };
}

/** The items with their prices, and lines from other modules. */
export function itemsBlocks(order: Omit<MailedOrder, 'token' | 'name' | 'address'>): Block[] {
  const money = (amount: number) => amountOf(order, amount);
  const sums: Sum[] = [
    { label: mailText.order.subtotal, amount: money(order.subtotal) },
    ...(order.discount > 0 ? [{ label: mailText.order.discount, amount: `−${money(order.discount)}` }] : []),
    ...(order.surcharges ?? []).map(({ label, amount }) => ({ label, amount: money(amount) })),
    {
      label: [mailText.order.shipping, order.shippingRate].filter(Boolean).join(': '),
      amount: order.shipping === 0 ? mailText.order.free : money(order.shipping),
    },
    ...(order.isTaxAdded ? [{ label: mailText.order.tax, amount: money(order.tax) }] : []),
    { label: mailText.order.total, amount: money(order.total), isTotal: true },
    ...(order.tax > 0 && !order.isTaxAdded
      ? [{ label: mailText.order.includesTax, amount: money(order.tax) }]
      : []),
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
    {
      label: mailText.order.order,
      lines: [mailText.order.placedOn(order.number, dateOf(order.placedAt, shop))],
    },
    {
      label: mailText.order.payment,
      lines: [methodOf(order.paymentMethod)].filter((method) => method !== null),
    },
    ...more,
    { label: mailText.order.shippingAddress, lines: order.address.map(unlinked) },
  ];
  return { kind: 'facts', facts: facts.filter(({ lines }) => lines.length > 0) };
}

/** A link to the order, links from other modules, and a note if the link gives only read access. */
export function orderLinkBlocks(
  { links = [], isReadOnly, ...order }: Pick<MailedOrder, 'token' | 'isReadOnly' | 'links'>,
  shop: MailShop,
  { label = mailText.order.see, isSecondary = false }: { label?: string; isSecondary?: boolean } = {},
): Block[] {
  const button = orderButton(order, shop, isReadOnly ? mailText.order.see : label);
  const seeOrder: Block = isSecondary ? { kind: 'links', links: [button] } : button;
  if (isReadOnly) return [seeOrder, { kind: 'text', lines: [mailText.order.readOnly] }];
  const others = links.map((link) => ({
    label: link.label,
    href: tokenLink(shop.url + link.path, order.token),
  }));
  return [seeOrder, ...(others.length > 0 ? [{ kind: 'links' as const, links: others }] : [])];
}

/** A QR code for another device, and a link in case this email is open on a phone. */
export function upiBlocks(uri: string): Block[] {
  return [
    { kind: 'qr', text: uri, caption: mailText.payment.scanQr },
    { kind: 'links', links: [{ label: mailText.payment.openUpiApp, href: uri }] },
  ];
}

function tokenLink(address: string, token: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`;
}

export function orderButton(
  { token }: Pick<MailedOrder, 'token'>,
  shop: MailShop,
  label: string = mailText.order.see,
): ButtonBlock {
  return { kind: 'button', label, href: orderAddress(shop, token) };
}
