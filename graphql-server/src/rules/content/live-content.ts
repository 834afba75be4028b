import { DEFAULT_CURRENCY } from '../money.ts';
import type { SellingTerms } from '../selling-terms.ts';
import { SAMPLE_CONTENT as SAMPLE } from './sample-content.ts';
import { SELLING_PRIVACY, SELLING_TERMS, sellingHelp, withTracking } from './selling-content.ts';
import type { StorefrontContent } from './storefront-content.ts';

/** More of them would be a list too long to read. */
const MAX_KINDS = 4;

/**
 * The texts of a shop without those that only make sense as a sample: its offers, claims and people. What the
 * operator has changed is shown as it is. Until then, what every shop needs has neutral words that promise
 * nothing: what the shop sells, its help, its privacy policy and its terms.
 *
 * @param kinds of what there is to buy: names of categories
 * @param selling null: orders come by e-mail and telephone
 * @param currency of all prices
 */
export function withoutSample(
  content: StorefrontContent,
  kinds: readonly string[],
  selling: SellingTerms | null,
  currency: string,
): StorefrontContent {
  const { topBar, footer, about, contact, help, privacy, terms } = content;
  const shop = described(content.shop, kinds);
  const questions = ownItems(help.questions, SAMPLE.help.questions);
  const groups = questions.length > 0 ? footer.groups : footer.groups.map(withoutQuestions);
  const helpTexts = selling ? sellingHelp(selling) : HELP;
  return {
    ...content,
    shop,
    topBar: {
      promotion: ownOr('', topBar.promotion, SAMPLE.topBar.promotion),
      messages: ownOr([], topBar.messages, SAMPLE.topBar.messages),
    },
    footer: {
      groups: selling ? withTracking(groups) : groups,
      networks: ownOr([], footer.networks, SAMPLE.footer.networks),
      apps: ownOr([], footer.apps, SAMPLE.footer.apps),
    },
    slides: ownOr([welcome(shop)], content.slides, SAMPLE.slides),
    features: ownItems(content.features, SAMPLE.features),
    promos: ownOr([], content.promos, SAMPLE.promos),
    banners: ownOr([], content.banners, SAMPLE.banners),
    deals: ownOr([], content.deals, SAMPLE.deals),
    about: {
      title: ownOr(`About ${shop.name}`, about.title, SAMPLE.about.title),
      lead: ownOr(shop.description, about.lead, SAMPLE.about.lead),
      text: ownOr('', about.text, SAMPLE.about.text),
      promises: ownItems(about.promises, SAMPLE.about.promises),
      brands: { ...about.brands, lead: ownOr('', about.brands.lead, SAMPLE.about.brands.lead) },
      team: { ...about.team, people: ownOr([], about.team.people, SAMPLE.about.team.people) },
      offices: { ...about.offices, places: ownOr([], about.offices.places, SAMPLE.about.offices.places) },
    },
    contact: {
      ...contact,
      lead: ownOr('Write or ring. Somebody is here {hours}.', contact.lead, SAMPLE.contact.lead),
      map: ownOr(null, contact.map, SAMPLE.contact.map),
      locations: ownOr([], contact.locations, SAMPLE.contact.locations),
    },
    help: {
      ...help,
      sections: help.sections.map((section) => ownSection(section, shop, helpTexts)),
      questions,
    },
    privacy: ownLegal(privacy, SAMPLE.privacy, selling ? SELLING_PRIVACY : PRIVACY),
    terms: ownLegal(terms, SAMPLE.terms, selling ? SELLING_TERMS : termsIn(currency)),
  };
}

/** What the operator has entered, or something else while it is the sample's. */
function ownOr<Value>(otherwise: Value, value: Value, sample: Value): Value {
  return JSON.stringify(value) === JSON.stringify(sample) ? otherwise : value;
}

/** Of a list of promises those that the operator has entered: to have changed one of them says nothing of the others. */
function ownItems<Item>(items: Item[], samples: readonly Item[]): Item[] {
  return items.filter((item) => samples.every((sample) => ownOr(null, item, sample) !== null));
}

function described(shop: StorefrontContent['shop'], kinds: readonly string[]): StorefrontContent['shop'] {
  const sold = new Intl.ListFormat('en', { type: 'conjunction' }).format(kinds.slice(0, MAX_KINDS));
  return {
    ...shop,
    tagline: ownOr(sold || 'online shop', shop.tagline, SAMPLE.shop.tagline),
    description: ownOr(
      sold ? `${sold} at ${shop.name}.` : `${shop.name} is an online shop.`,
      shop.description,
      SAMPLE.shop.description,
    ),
  };
}

type HelpSection = StorefrontContent['help']['sections'][number];

function ownSection(
  section: HelpSection,
  { delivery }: StorefrontContent['shop'],
  texts: Record<string, string>,
): HelpSection {
  const sample = SAMPLE.help.sections.find(({ id }) => id === section.id);
  const text = section.id === 'shipping' && delivery ? '{delivery}.' : texts[section.id];
  return sample && text ? { ...section, text: ownOr(text, section.text, sample.text) } : section;
}

/** How a shop that takes its orders by e-mail and telephone works; the sample's has a checkout, parcels and a workshop. */
const HELP: Record<string, string> = {
  payments:
    'We take orders by e-mail and telephone, and agree with you on how you pay. Nothing is paid on these pages.',
  shipping: 'When you order we say what it costs to send it to you, and how long it takes.',
  cancellation:
    'You have {returns} to send something back. Whatever you ordered, write to [{email}](mailto:{email}) or call [{phone}](tel:{phone}), and we sort it out.',
};

type LegalText = StorefrontContent['privacy'];

function ownLegal(legal: LegalText, sample: LegalText, text: string): LegalText {
  return {
    ...legal,
    text: ownOr(text, legal.text, sample.text),
    inForceSince: ownOr('', legal.inForceSince, sample.inForceSince),
  };
}

const PRIVACY = [
  '## What these pages do',
  'The pages of this shop set no cookies, load nothing from other companies and count no visitors. No form of these pages sends anything: what you write to us is an e-mail of your own.',
  '## What an order needs',
  '- Your name, your address and a phone number, to send you what you ordered.\n- Your e-mail address, to answer you.',
  '## What you may ask of us',
  'To see what we hold about you, to have it put right, and to have it deleted where the law lets us. Write to [{email}](mailto:{email}). If our answer does not satisfy you, you can turn to the Data Protection Board of India.',
].join('\n\n');

const termsIn = (currency: string) =>
  [
    '## Order and price',
    `Prices are in ${currency === DEFAULT_CURRENCY ? 'rupees' : currency}. We take orders by e-mail and telephone, and confirm each of them; what we have confirmed binds both of us.`,
    '## Delivery',
    '{delivery}.',
    '## Returns',
    'You have {returns} from delivery to send something back.',
    '## Warranty',
    'What you buy here carries {warranty} of warranty.',
    '## Law',
    'Indian law holds; your rights under the Consumer Protection Act stay as they are. Should anything be wrong, talk to us: [Contact Us](/contactus).',
  ].join('\n\n');

function withoutQuestions({ heading, links }: StorefrontContent['footer']['groups'][number]) {
  return { heading, links: links.filter(({ link }) => link !== '/help#faq') };
}

function welcome({
  name,
  tagline,
  description,
}: StorefrontContent['shop']): StorefrontContent['slides'][number] {
  return {
    title: name,
    subtitle: tagline,
    text: description === `${tagline} at ${name}.` ? '' : description,
    action: 'See everything',
    link: '/shop',
    image: 'sample:home/hero-1',
  };
}
