import * as mailText from '#messages/mail.ts';
import type { MailData, MailedReturn } from '../kinds.ts';
import type { Block, Template } from './mail-content.ts';
import { factsBlock, greeting, itemOf, orderLinkBlocks } from './order-blocks.ts';
import { unlinked } from './unlinked.ts';

const text = mailText.orderReturn;
const STAGES: Readonly<
  Record<MailedReturn['stage'], { heading: string; intro: (number: string) => string }>
> = {
  REQUESTED: { heading: text.requestedHeading, intro: text.requested },
  ACCEPTED: { heading: text.acceptedHeading, intro: text.accepted },
  DECLINED: { heading: text.declinedHeading, intro: text.declined },
  RECEIVED: { heading: text.receivedHeading, intro: text.received },
};

/** The email to the shopper at each step of a return. */
export const orderReturn: Template<MailData['order-return']> = (order, shop) => {
  const { number, returnNumber, stage, items, note, instructions } = order;
  const { heading, intro } = STAGES[stage];
  return {
    subject: text.subject(heading, returnNumber),
    heading,
    blocks: [
      { kind: 'text', lines: [greeting(order), intro(number)] },
      ...linesOf(note),
      ...linesOf(instructions),
      { kind: 'items', items: items.map((item) => itemOf(item)), sums: [] },
      ...orderLinkBlocks(order, shop),
      factsBlock(order, shop, [{ label: text.return, lines: [returnNumber] }]),
    ],
  };
};

/** The lines of a text that an operator wrote, which may therefore contain links. */
function linesOf(written: string | null): Block[] {
  return written ? [{ kind: 'text', lines: written.split('\n') }] : [];
}

/**
 * The email to the shop about a new return. It omits the customer's name and the photo, which only operators
 * with an account may see.
 */
export const newReturn: Template<MailData['new-return']> = ({ number, ...found }, shop) => ({
  subject: mailText.newReturn.heading(found.returnNumber),
  heading: mailText.newReturn.heading(found.returnNumber),
  blocks: [
    { kind: 'text', lines: unlinked(found.reason).split('\n') },
    { kind: 'items', items: found.items.map((item) => itemOf(item)), sums: [] },
    { kind: 'facts', facts: [{ label: mailText.order.order, lines: [number] }] },
    {
      kind: 'button',
      label: mailText.newReturn.open,
      href: `${shop.url}/admin/returns?search=${encodeURIComponent(found.returnNumber)}`,
    },
  ],
});
