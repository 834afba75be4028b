import * as mailText from '#messages/mail.ts';
import type { MailData } from '../kinds.ts';
import { emailsAddress, homeAddress } from '../storefront-links.ts';
import type { Template } from './mail-content.ts';
import { dateOf } from './order-blocks.ts';

/** The email to an address that was entered for the newsletter, with the link for confirming it. */
export const newsletterConfirm: Template<MailData['newsletter-confirm']> = ({ secret, expiresAt }, shop) => ({
  subject: mailText.newsletterConfirm.subject(shop.name),
  heading: mailText.newsletterConfirm.heading,
  blocks: [
    {
      kind: 'text',
      lines: [mailText.newsletterConfirm.thanks(shop.name)],
    },
    {
      kind: 'button',
      label: mailText.newsletterConfirm.confirm,
      href: emailsAddress(shop, 'confirm', secret),
    },
    {
      kind: 'text',
      lines: [
        mailText.newsletterConfirm.validUntil(dateOf(expiresAt, shop)),
        mailText.newsletterConfirm.ignore,
      ],
    },
  ],
});

/** The email to a confirmed address. */
export const newsletterWelcome: Template<MailData['newsletter-welcome']> = ({ leave }, shop) => ({
  subject: mailText.newsletterWelcome.subject(shop.name),
  heading: mailText.newsletterWelcome.heading,
  blocks: [
    {
      kind: 'text',
      lines: [mailText.newsletterWelcome.subscribed],
    },
    { kind: 'button', label: mailText.newsletterWelcome.visitShop, href: homeAddress(shop) },
  ],
  leave: {
    label: mailText.newsletterWelcome.unsubscribe,
    href: emailsAddress(shop, 'newsletter', leave),
  },
});
