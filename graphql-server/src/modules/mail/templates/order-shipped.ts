import type { MailData } from '../kinds.ts';
import type { Block, Template } from './mail-content.ts';
import { amountOf, factsBlock, greeting, itemOf, orderLinkBlocks } from './order-blocks.ts';

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
          ...(isCash ? [`Please keep ${amountOf(order, order.total)} in cash ready for the delivery.`] : []),
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
  if (isCorrection)
    return { subject: `New tracking details for order ${number}`, heading: 'New tracking details' };
  const what = isAll ? `Order ${number}` : `Part of order ${number}`;
  return {
    subject: `${what} is on its way`,
    heading: isAll ? 'Your order is on its way' : 'Part of your order is on its way',
  };
}

function introOf({ carrier, isCorrection }: MailData['order-shipped']): string {
  if (isCorrection) return 'We have corrected the tracking details of this shipment:';
  return carrier ? `We have shipped these items with ${carrier}:` : 'We have shipped these items:';
}

function trackingFacts({ carrier, trackingNumber, isCorrection }: MailData['order-shipped']) {
  return [
    ...(isCorrection && carrier ? [{ label: 'Carrier', lines: [carrier] }] : []),
    ...(trackingNumber ? [{ label: 'Tracking number', lines: [trackingNumber] }] : []),
  ];
}

/** Only a web address becomes a button. */
function trackingButton({ trackingUrl }: MailData['order-shipped']): Block[] {
  const url = trackingUrl === null ? null : URL.parse(trackingUrl);
  if (!url || !/^https?:$/.test(url.protocol)) return [];
  return [{ kind: 'button', label: 'Track shipment', href: url.href }];
}
