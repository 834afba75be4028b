import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { dateOf } from './order-blocks.ts';

/** To an address that was signed up for the newsletter: its owner confirms it. */
export const newsletterConfirm: Template<MailData['newsletter-confirm']> = ({ secret, expiresAt }, shop) => ({
  subject: `Confirm your subscription to the ${shop.name} newsletter`,
  heading: 'Confirm your email address',
  blocks: [
    {
      kind: 'text',
      lines: [
        `Thank you for signing up for the ${shop.name} newsletter. Please confirm that this address is yours.`,
      ],
    },
    {
      kind: 'button',
      label: 'Confirm subscription',
      href: `${shop.url}/emails#confirm=${encodeURIComponent(secret)}`,
    },
    {
      kind: 'text',
      lines: [
        `The link is valid until ${dateOf(expiresAt, shop)}.`,
        'If you did not sign up, ignore this email. We will not email you again.',
      ],
    },
  ],
});

/** To a confirmed address. */
export const newsletterWelcome: Template<MailData['newsletter-welcome']> = ({ leave }, shop) => ({
  subject: `Welcome to ${shop.name}`,
  heading: 'Welcome!',
  blocks: [
    {
      kind: 'text',
      lines: ['You are subscribed to our newsletter. We will email you about new arrivals and offers.'],
    },
    { kind: 'button', label: 'Visit the shop', href: `${shop.url}/` },
  ],
  leave: { label: 'Unsubscribe', href: `${shop.url}/emails#newsletter=${encodeURIComponent(leave)}` },
});
