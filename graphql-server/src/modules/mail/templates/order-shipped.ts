import * as mailText from '#messages/mail.ts';
import type { MailData } from '../kinds.ts';
import type { Block, Template } from './mail-content.ts';
import { amountOf, factsBlock, greeting, itemOf, orderLinkBlocks } from './order-blocks.ts';

const text = mailText.orderShipped;

export const orderShipped: Template<MailData['order-shipped']> = (order, shop) => {
  const { shipped } = order;
  const tracking = trackingButton(order);
  const isCash = order.paymentMethod === 'cash_on_delivery' && !order.isPaid;
  return {
    ...headOf(order),
    blocks: [
      {
        kind: 'text',
        lines: [
          greeting(order),
          introOf(order),
          ...(isCash ? [mailText.payment.keepCashReady(amountOf(order, order.total))] : []),
        ],
      },
      { kind: 'items', items: shipped.map((line) => itemOf(line)), sums: [] },
      ...tracking,
      ...orderLinkBlocks(order, shop, { isSecondary: tracking.length > 0 }),
      factsBlock(order, shop, trackingFacts(order)),
    ],
  };
};

function headOf({ number, isAll, isCorrection }: MailData['order-shipped']) {
  if (isCorrection) return { subject: text.correctedSubject(number), heading: text.correctedHeading };
  return isAll
    ? { subject: text.subject(number), heading: text.heading }
    : { subject: text.partSubject(number), heading: text.partHeading };
}

function introOf({ carrier, isCorrection }: MailData['order-shipped']): string {
  if (isCorrection) return text.corrected;
  return carrier ? text.shippedWith(carrier) : text.shipped;
}

function trackingFacts({ carrier, trackingNumber, isCorrection }: MailData['order-shipped']) {
  return [
    ...(isCorrection && carrier ? [{ label: text.carrier, lines: [carrier] }] : []),
    ...(trackingNumber ? [{ label: text.trackingNumber, lines: [trackingNumber] }] : []),
  ];
}

/** The button to the tracking page, if there is a URL. */
function trackingButton({ trackingUrl }: MailData['order-shipped']): Block[] {
  const url = trackingUrl === null ? null : URL.parse(trackingUrl);
  if (!url || !/^https?:$/.test(url.protocol)) return [];
  return [{ kind: 'button', label: text.track, href: url.href }];
}
