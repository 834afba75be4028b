import type { MailData } from '../kinds.ts';
import type { Block, Template } from './mail-content.ts';
import { amountOf, factsBlock, greeting, itemOf, orderLinkBlocks } from './order-blocks.ts';

export const orderShipped: Template<MailData['order-shipped']> = (order, shop) => {
  const { shipped } = order;
  const isCash = order.paymentMethod === 'cash_on_delivery' && !order.isPaid;
  return {
    ...headOf(order),
    blocks: [
      {
        kind: 'text',
        lines: [
          greeting(order),
          introOf(order),
          ...(isCash ? [`Please have ${amountOf(order, order.total)} in cash at hand when it arrives.`] : []),
        ],
      },
      { kind: 'items', items: shipped.map((line) => itemOf(line)), sums: [] },
      ...trackingButton(order),
      ...orderLinkBlocks(order, shop),
      factsBlock(order, trackingFacts(order)),
    ],
  };
};

function headOf({ number, isAll, isCorrection }: MailData['order-shipped']) {
  if (isCorrection)
    return { subject: `New tracking details for order ${number}`, heading: 'New tracking details' };
  const what = isAll ? `Order ${number}` : `A part of order ${number}`;
  return {
    subject: `${what} is on its way`,
    heading: isAll ? 'Your order is on its way' : 'A part of your order is on its way',
  };
}

function introOf({ carrier, isCorrection }: MailData['order-shipped']): string {
  if (isCorrection) return 'we have corrected the tracking details of this parcel:';
  return carrier ? `we have handed this to ${carrier}:` : 'we have sent this:';
}

function trackingFacts({ carrier, trackingNumber, isCorrection }: MailData['order-shipped']) {
  return [
    ...(isCorrection && carrier ? [{ label: 'Carrier', lines: [carrier] }] : []),
    ...(trackingNumber ? [{ label: 'Tracking number', lines: [trackingNumber] }] : []),
  ];
}

/** Whatever else stands there, only an address of the web is one to follow. */
function trackingButton({ trackingUrl }: MailData['order-shipped']): Block[] {
  const url = trackingUrl === null ? null : URL.parse(trackingUrl);
  if (!url || !/^https?:$/.test(url.protocol)) return [];
  return [{ kind: 'button', label: 'Follow the parcel', href: url.href }];
}
