import type { MailData, MailedReturn } from '../kinds.ts';
import type { Block, Template } from './mail-content.ts';
import { factsBlock, greeting, itemOf, orderLinkBlocks } from './order-blocks.ts';
import { unlinked } from './unlinked.ts';

const HEADINGS: Record<MailedReturn['stage'], string> = {
  REQUESTED: 'We have received your return request',
  ACCEPTED: 'We have accepted your return',
  DECLINED: 'We cannot accept your return',
  RECEIVED: 'We have received your return',
};

/** To the shopper, about each step of a return. */
export const orderReturn: Template<MailData['order-return']> = (order, shop) => {
  const { number, returnNumber, stage, items, note, instructions } = order;
  const intros = {
    REQUESTED: `You have asked to return items of your order ${number}. Please keep them until we reply.`,
    ACCEPTED: `You can return these items of your order ${number}.`,
    DECLINED: `We are sorry: we cannot accept your return for order ${number}.`,
    RECEIVED: `These items of your order ${number} have reached us.`,
  };
  return {
    subject: `${HEADINGS[stage]}: ${returnNumber}`,
    heading: HEADINGS[stage],
    blocks: [
      { kind: 'text', lines: [greeting(order), intros[stage]] },
      ...textOf(note),
      ...textOf(instructions),
      { kind: 'items', items: items.map((item) => itemOf(item)), sums: [] },
      ...orderLinkBlocks(order, shop),
      factsBlock(order, shop, [{ label: 'Return', lines: [returnNumber] }]),
    ],
  };
};

/** The operator writes these texts, so their links may stay. */
function textOf(text: string | null): Block[] {
  return text ? [{ kind: 'text', lines: text.split('\n') }] : [];
}

/** To the shop. The customer's name and the photo require an account. */
export const newReturn: Template<MailData['new-return']> = ({ number, ...found }, shop) => ({
  subject: `Return ${found.returnNumber} requested`,
  heading: `Return ${found.returnNumber} requested`,
  blocks: [
    { kind: 'text', lines: unlinked(found.reason).split('\n') },
    { kind: 'items', items: found.items.map((item) => itemOf(item)), sums: [] },
    { kind: 'facts', facts: [{ label: 'Order', lines: [number] }] },
    {
      kind: 'button',
      label: 'Open the return',
      href: `${shop.url}/admin/returns?search=${encodeURIComponent(found.returnNumber)}`,
    },
  ],
});
