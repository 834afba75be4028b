import * as mailText from '#messages/mail.ts';
import type { MailData } from '../kinds.ts';
import type { Block, MailShop, Template } from './mail-content.ts';
import { amountOf, factsBlock, greeting, itemsBlocks, momentOf, orderLinkBlocks } from './order-blocks.ts';

const text = mailText.orderEdited;

export const orderEdited: Template<MailData['order-edited']> = (order, shop) => {
  const { number, items } = order;
  return {
    subject: text.subject(number),
    heading: text.heading,
    blocks: [
      { kind: 'text', lines: [greeting(order), text.changed(shop.name, number)] },
      ...(items.length > 0 ? [{ kind: 'text' as const, lines: items.map(changeLine) }] : []),
      ...paymentBlocks(order, shop),
      ...orderLinkBlocks(order, shop, order.due > 0 ? { label: mailText.order.seeAndPay } : {}),
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
  if (before === 0) return text.added(after, name);
  return after === 0 ? text.removed(name) : text.quantityChanged(name, after, before);
}

function paymentBlocks(order: MailData['order-edited'], shop: MailShop): Block[] {
  const { totalBefore, total, due, refundOwed, payment, payBy } = order;
  const lines = [
    total === totalBefore
      ? text.sameTotal(amountOf(order, total))
      : text.newTotal(amountOf(order, total), amountOf(order, totalBefore)),
    due > 0 ? text.payRest(amountOf(order, due), payBy && momentOf(payBy, shop)) : '',
    refundOwed > 0 ? text.refund(amountOf(order, refundOwed)) : '',
    ...(payment?.split('\n') ?? []),
  ];
  return [{ kind: 'text', lines: lines.filter(Boolean) }];
}
