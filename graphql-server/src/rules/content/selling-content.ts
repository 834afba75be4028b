import type { PaymentMethod, SellingTerms } from '../selling-terms.ts';
import type { StorefrontContent } from './storefront-content.ts';

type FooterGroups = StorefrontContent['footer']['groups'];

const TRACKING = { title: 'Track Your Order', link: '/account' };
const METHODS: Record<PaymentMethod, string> = {
  cash_on_delivery: 'in cash when it arrives',
  upi: 'by UPI',
  bank_transfer: 'by bank transfer',
};

/** Where an order is followed, below the other links to help. */
export function withTracking(groups: FooterGroups): FooterGroups {
  if (groups.some(({ links }) => links.some(({ link }) => link === TRACKING.link))) return groups;
  const help = groups.findIndex(({ links }) => links.some(({ link }) => link.startsWith('/help')));
  return groups.map((group, index) =>
    index === (help < 0 ? groups.length - 1 : help) ? { ...group, links: [...group.links, TRACKING] } : group,
  );
}

/** How a shop works that sells on its pages, by the sections of its help. */
export function sellingHelp({ paymentMethods, deliveryDays }: SellingTerms): Record<string, string> {
  const ways = new Intl.ListFormat('en', { type: 'disjunction' });
  const paid = ways.format(paymentMethods.map((method) => METHODS[method]));
  const arrival = deliveryDays ? ', and when it arrives' : '';
  return {
    payments: `You pay ${paid}. An order is placed before anything is paid: its own page says how. [Track Your Order](/account) leads there.`,
    shipping: `The checkout says what it costs to send your order${arrival}, before you place it.`,
    cancellation:
      'An order that is neither shipped nor paid can be canceled on its own page: [Track Your Order](/account). You have {returns} to send something back. For anything else write to [{email}](mailto:{email}) or call [{phone}](tel:{phone}).',
  };
}

export const SELLING_PRIVACY = [
  '## What these pages do',
  'The pages of this shop set no cookies, load nothing from other companies and count no visitors. Your cart is kept in your own browser. What you fill in at the checkout is sent to this shop, and to nobody else, when you place the order.',
  '## What an order needs',
  '- Your name and your address, and a telephone number if you give one, to send you what you ordered.\n- Your e-mail address, to tell you how your order stands.',
  'It is kept as long as the law asks for, as a record of the sale.',
  '## What you may ask of us',
  'To see what we hold about you, to have it put right, and to have it deleted where the law lets us. Write to [{email}](mailto:{email}). If our answer does not satisfy you, you can turn to the Data Protection Board of India.',
].join('\n\n');

export const SELLING_TERMS = [
  '## Order and price',
  'The checkout shows what everything costs, taxes and shipping included, before you place an order. An e-mail confirms it; from then on it binds both of us. An order that is not paid in time ends by itself.',
  '## Delivery',
  '{delivery}.',
  '## Cancellation and returns',
  'You can cancel an order on its own page as long as it is neither shipped nor paid. You have {returns} from delivery to send something back.',
  '## Warranty',
  'What you buy here carries {warranty} of warranty.',
  '## Law',
  'Indian law holds; your rights under the Consumer Protection Act stay as they are. Should anything be wrong, talk to us: [Contact Us](/contactus).',
].join('\n\n');
