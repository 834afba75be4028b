import * as mailText from '#messages/mail.ts';
import type { MailData } from '../kinds.ts';
import { emailsAddress, productAddress } from '../storefront-links.ts';
import type { Template } from './mail-content.ts';
import { itemOf } from './order-blocks.ts';

/** The email to a shopper who asked for an email when a sold-out variant is back in stock. */
export const stockAlert: Template<MailData['stock-alert']> = (alert, shop) => {
  const { title, variantTitle, path, leave } = alert;
  const item = {
    ...itemOf({ ...alert, quantity: 1 }),
    detail: variantTitle ?? mailText.stockAlert.backInStock,
  };
  return {
    subject: mailText.stockAlert.subject(title),
    heading: mailText.stockAlert.heading,
    blocks: [
      {
        kind: 'text',
        lines: [mailText.stockAlert.goodNews],
      },
      { kind: 'items', items: [item], sums: [] },
      { kind: 'button', label: mailText.stockAlert.shopNow, href: productAddress(shop, path) },
      {
        kind: 'text',
        lines: [mailText.stockAlert.youAsked(shop.name)],
      },
    ],
    leave: {
      label: mailText.stockAlert.stopAll,
      href: emailsAddress(shop, 'alerts', leave),
    },
  };
};
