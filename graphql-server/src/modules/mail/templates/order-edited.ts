import type { MailData } from '../kinds.ts';
import type { Block, MailShop, Template } from './mail-content.ts';
import { amountOf, factsBlock, greeting, itemsBlocks, momentOf, orderLinkBlocks } from './order-blocks.ts';

export const orderEdited: Template<MailData['order-edited']> = (order, shop) => {
  const { number, items } = order;
  return {
    subject: `Order ${number} has changed`,
    heading: 'Your order has changed',
    blocks: [
      { kind: 'text', lines: [greeting(order), `${shop.name} has changed your order ${number}.`] },
      ...(items.length > 0 ? [{ kind: 'text' as const, lines: items.map(changeLine) }] : []),
      ...paymentBlocks(order, shop),
      ...orderLinkBlocks(order, shop, order.due > 0 ? { label: 'See your order and pay' } : {}),
      ...itemsBlocks(order),
      factsBlock(order, shop),
    ],
  };
};

function changeLine({
  title,
  variantTitle,
  before,
  after,
}: MailData['order-edited']['items'][number]): string {
  const name = [title, variantTitle].filter(Boolean).join(', ');
  if (before === 0) return `Added: ${after} × ${name}`;
  return after === 0 ? `Removed: ${name}` : `${name}: ${after} (was ${before})`;
}

function paymentBlocks(order: MailData['order-edited'], shop: MailShop): Block[] {
  const { totalBefore, total, due, refundOwed, payment, payBy } = order;
  const lines = [
    total === totalBefore
      ? `The total is still ${amountOf(order, total)}.`
      : `The total is now ${amountOf(order, total)}. It was ${amountOf(order, totalBefore)}.`,
    due > 0
      ? `Please pay the remaining ${amountOf(order, due)}${payBy ? ` by ${momentOf(payBy, shop)}` : ''}.`
      : '',
    refundOwed > 0 ? `We will refund ${amountOf(order, refundOwed)}.` : '',
    ...(payment?.split('\n') ?? []),
  ];
  return [{ kind: 'text', lines: lines.filter(Boolean) }];
}
