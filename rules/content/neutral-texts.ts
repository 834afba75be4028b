import { DEFAULT_CURRENCY } from '../money.ts';
import type { PaymentMethod, SellingTerms } from '../selling-terms.ts';
import type { StorefrontContent } from './storefront-content.ts';

/**
 * The words that a live page needs and its operator has not entered. They state only what the software does or what the
 * operator's settings say. `{contact}` and the like are filled in by `fillIn`.
 */

const METHODS: Record<PaymentMethod, string> = {
  cash_on_delivery: 'in cash on delivery',
  upi: 'by UPI',
  bank_transfer: 'by bank transfer',
};

/** The help texts by section id. @param selling null: the shop takes no orders on its pages */
export function neutralHelp(
  selling: SellingTerms | null,
  { delivery }: Pick<StorefrontContent['shop'], 'delivery'>,
): Record<string, string> {
  const texts = selling ? sellingHelp(selling) : NOT_SELLING_HELP;
  return delivery ? { ...texts, shipping: '{delivery}.' } : texts;
}

const NOT_SELLING_HELP: Record<string, string> = {
  payments: 'You cannot pay on these pages. To order, {contact}, and we agree on how you pay.',
  shipping: 'When you order, we tell you what shipping costs and how long it takes.',
  cancellation: 'You have {returns} to return an order. To cancel or return one, {contact}.',
};

function sellingHelp({ paymentMethods, deliveryDays }: SellingTerms): Record<string, string> {
  const ways = new Intl.ListFormat('en', { type: 'disjunction' });
  const paid = ways.format(paymentMethods.map((method) => METHODS[method]));
  const arrival = deliveryDays ? ' and when it arrives' : '';
  return {
    payments: `You can pay ${paid}. You place your order first; its page then tells you how to pay. [Track Your Order](/account) leads there.`,
    shipping: `The checkout shows what shipping costs${arrival} before you place your order.`,
    cancellation:
      'You can cancel an order on its own page until it is shipped or paid: [Track Your Order](/account). You have {returns} to return it. For anything else, {contact}.',
  };
}

export const NEUTRAL_CLOSING = 'If you find no answer here, {contact}.';

export const NEUTRAL_PRIVACY_LEAD = 'What this shop keeps about you, and why.';
export const NEUTRAL_TERMS_LEAD = 'What you and {name} agree to when you order.';

const RIGHTS = [
  '## What you may ask of us',
  'You can ask to see what we hold about you, to have it corrected, and to have it deleted where the law allows. To do so, {contact}. If our answer does not satisfy you, you can turn to the Data Protection Board of India.',
];

const NOT_SELLING_PRIVACY = [
  '## What these pages do',
  'The pages of this shop set no cookies, load nothing from other companies and count no visitors. These pages send us nothing that you type: you order by writing or calling.',
  '## What an order needs',
  '- Your name, your address and a phone number, so that we can deliver your order.\n- Your email address, so that we can answer you.',
  ...RIGHTS,
].join('\n\n');

const SELLING_PRIVACY = [
  '## What these pages do',
  'The pages of this shop set no cookies, load nothing from other companies and count no visitors. Your cart is kept in your own browser, and so is the postcode that you checked last. What you enter at the checkout is sent to this shop only, to price and place your order.',
  '## What an order needs',
  '- Your name and your address, and your phone number if you give one, so that we can deliver your order.\n- Your email address, so that we can send you updates about your order.',
  'We keep orders as long as the law requires, as a record of the sale.',
  ...RIGHTS,
].join('\n\n');

const LAW = [
  '## Law',
  'Indian law applies; your rights under the Consumer Protection Act are not affected. If anything goes wrong, talk to us: [Contact Us](/contactus).',
];

const SELLING_TERMS = [
  '## Order and price',
  'The checkout shows what everything costs, taxes and shipping included, before you place an order. An email confirms it; from then on the order binds both of us. An order that is not paid in time is canceled.',
  '## Delivery',
  '{delivery}.',
  '## Cancellation and returns',
  'You can cancel an order on its own page until it is shipped or paid. You have {returns} from delivery to return something.',
  '## Warranty',
  'What you buy here carries {warranty} of warranty.',
  ...LAW,
].join('\n\n');

function notSellingTerms(currency: string): string {
  return [
    '## Order and price',
    `Prices are in ${currency === DEFAULT_CURRENCY ? 'rupees' : currency}. We confirm each order; once confirmed, it binds both of us.`,
    '## Delivery',
    '{delivery}.',
    '## Returns',
    'You have {returns} from delivery to return something.',
    '## Warranty',
    'What you buy here carries {warranty} of warranty.',
    ...LAW,
  ].join('\n\n');
}

export interface LegalTexts {
  /** The text that is true for the shop now. */
  current: string;
  /** Texts that were true in another state of the shop: their sentences must not stay. */
  outdated: string;
}

export function neutralPrivacy(isSelling: boolean): LegalTexts {
  return isSelling
    ? { current: SELLING_PRIVACY, outdated: NOT_SELLING_PRIVACY }
    : { current: NOT_SELLING_PRIVACY, outdated: SELLING_PRIVACY };
}

export function neutralTerms(isSelling: boolean, currency: string): LegalTexts {
  const notSelling = notSellingTerms(currency);
  return isSelling
    ? { current: SELLING_TERMS, outdated: notSelling }
    : { current: notSelling, outdated: SELLING_TERMS };
}

/** The first sentence of the contact page. Empty when there is no way to reach the shop. */
export function neutralContactLead({ email, phone, hours }: StorefrontContent['shop']): string {
  if (!email && !phone) return '';
  const way = email && phone ? 'Email us or call.' : email ? 'Email us.' : 'Call us.';
  return hours ? `${way} Our hours: {hours}.` : way;
}
