import { SAMPLE_CONTENT as SAMPLE } from '../content/sample-content.ts';
import type { StorefrontContent } from '../content/storefront-content.ts';

/**
 * The texts of a shop without those that only make sense as a sample: offers, claims and people that nobody has entered.
 * What the operator has changed is shown as it is. Texts that every shop needs stay until they are changed: the shop's
 * own name and address, its help, its privacy policy and its terms.
 */
export function withoutSample(content: StorefrontContent): StorefrontContent {
  const { shop, topBar, footer, about, contact, help } = content;
  const questions = ownOr([], help.questions, SAMPLE.help.questions);
  return {
    ...content,
    topBar: {
      promotion: ownOr('', topBar.promotion, SAMPLE.topBar.promotion),
      messages: ownOr([], topBar.messages, SAMPLE.topBar.messages),
    },
    footer: {
      groups: questions.length > 0 ? footer.groups : footer.groups.map(withoutQuestions),
      networks: ownOr([], footer.networks, SAMPLE.footer.networks),
      apps: ownOr([], footer.apps, SAMPLE.footer.apps),
    },
    slides: ownOr([welcome(content)], content.slides, SAMPLE.slides),
    features: ownOr([], content.features, SAMPLE.features),
    promos: ownOr([], content.promos, SAMPLE.promos),
    banners: ownOr([], content.banners, SAMPLE.banners),
    deals: ownOr([], content.deals, SAMPLE.deals),
    about: {
      title: ownOr(`About ${shop.name}`, about.title, SAMPLE.about.title),
      lead: ownOr(shop.description, about.lead, SAMPLE.about.lead),
      text: ownOr('', about.text, SAMPLE.about.text),
      promises: ownOr([], about.promises, SAMPLE.about.promises),
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
    help: { ...help, sections: ownOr(HELP, help.sections, SAMPLE.help.sections), questions },
  };
}

/** What the operator has entered, or something else while it is the sample's. */
function ownOr<Value>(otherwise: Value, value: Value, sample: Value): Value {
  return JSON.stringify(value) === JSON.stringify(sample) ? otherwise : value;
}

/** How a shop that takes its orders by e-mail and telephone works; the sample's has a checkout, parcels and a workshop. */
const HELP: StorefrontContent['help']['sections'] = [
  {
    id: 'payments',
    title: 'Payments',
    text: 'We take orders by e-mail and telephone, and agree with you on how you pay. Nothing is paid on these pages.',
  },
  {
    id: 'shipping',
    title: 'Shipping',
    text: 'When you order we say what it costs to send it to you, and how long it takes.',
  },
  {
    id: 'cancellation',
    title: 'Cancellation & Returns',
    text: 'Whatever you ordered, write to [{email}](mailto:{email}) or call [{phone}](tel:{phone}), and we sort it out.',
  },
];

function withoutQuestions({ heading, links }: StorefrontContent['footer']['groups'][number]) {
  return { heading, links: links.filter(({ link }) => link !== '/help#faq') };
}

function welcome({ shop }: StorefrontContent): StorefrontContent['slides'][number] {
  return {
    title: shop.name,
    subtitle: shop.tagline,
    text: ownOr('', shop.description, SAMPLE.shop.description),
    action: 'See everything',
    link: '/shop',
    image: 'sample:home/hero-1',
  };
}
