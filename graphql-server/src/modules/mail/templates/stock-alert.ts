import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { itemOf } from './order-blocks.ts';

/** To a shopper who asked for an email when a sold-out variant is back in stock. */
export const stockAlert: Template<MailData['stock-alert']> = (alert, shop) => {
  const { title, variantTitle, path, leave } = alert;
  const item = { ...itemOf({ ...alert, quantity: 1 }), detail: variantTitle ?? 'Back in stock' };
  return {
    subject: `${title} is back in stock`,
    heading: 'It’s back!',
    blocks: [
      {
        kind: 'text',
        lines: ['Good news: the item you asked about is back in stock. It may sell out again soon.'],
      },
      { kind: 'items', items: [item], sums: [] },
      { kind: 'button', label: 'Shop now', href: shop.url + path },
      {
        kind: 'text',
        lines: [
          `You asked ${shop.name} to email this address when the item is back. We will not email you about it again.`,
        ],
      },
    ],
    leave: {
      label: 'Stop all alerts to this address',
      href: `${shop.url}/emails#alerts=${encodeURIComponent(leave)}`,
    },
  };
};
