import type { SellingTerms } from '../selling-terms.ts';
import {
  NEUTRAL_PRIVACY_LEAD,
  NEUTRAL_TERMS_LEAD,
  neutralContactLead,
  neutralHelp,
  neutralPrivacy,
  neutralTerms,
} from './neutral-texts.ts';
import { ownContent } from './own-content.ts';
import { ownText } from './own-text.ts';
import { SAMPLE_CONTENT as SAMPLE } from './sample-content.ts';
import type { StorefrontContent } from './storefront-content.ts';

/** The maximum number of categories in a sentence. */
const MAX_KINDS = 4;

/**
 * The texts of a live shop for pages, emails and the API: the operator's own texts, never the sample's claims.
 * If a page needs a text, it has a neutral one that promises nothing.
 * @param kinds names of the categories that hold products
 * @param selling null: the shop takes no orders on its pages
 * @param currency of all prices
 */
export function withoutSample(
  content: StorefrontContent,
  kinds: readonly string[],
  selling: SellingTerms | null,
  currency: string,
): StorefrontContent {
  const own = editableContent(content, selling, currency);
  const shop = described(own.shop, kinds);
  const { about, contact, footer, help, privacy, slides, terms } = own;
  const groups = help.questions.length > 0 ? footer.groups : footer.groups.map(withoutQuestions);
  const helpTexts = neutralHelp(selling, shop);
  return {
    ...own,
    shop,
    footer: { ...footer, groups: selling ? withTracking(groups) : groups },
    slides: slides.length > 0 ? slides : [welcome(shop)],
    about: { ...about, title: about.title || `About ${shop.name}`, lead: about.lead || shop.description },
    contact: { ...contact, lead: contact.lead || neutralContactLead(shop) },
    help: {
      ...help,
      sections: help.sections
        .map((section) => ({ ...section, text: section.text || (helpTexts[section.id] ?? '') }))
        .filter(({ text }) => text !== ''),
    },
    privacy: { ...privacy, lead: privacy.lead || NEUTRAL_PRIVACY_LEAD },
    terms: { ...terms, lead: terms.lead || NEUTRAL_TERMS_LEAD },
  };
}

/**
 * The content as the operator of a live shop edits it: fields for which the operator has entered no text are
 * empty. Privacy policy and terms contain the text that shoppers currently read, so that an operator can
 * change a single line.
 */
export function editableContent(
  content: StorefrontContent,
  selling: SellingTerms | null,
  currency: string,
): StorefrontContent {
  const own = ownContent(content);
  const isSelling = selling !== null;
  const legal = (name: 'privacy' | 'terms', neutral: ReturnType<typeof neutralPrivacy>) => ({
    ...own[name],
    text: ownText(own[name].text, { ...neutral, sample: SAMPLE[name].text }),
  });
  return {
    ...own,
    privacy: legal('privacy', neutralPrivacy(isSelling)),
    terms: legal('terms', neutralTerms(isSelling, currency)),
  };
}

function described(shop: StorefrontContent['shop'], kinds: readonly string[]): StorefrontContent['shop'] {
  const sold = new Intl.ListFormat('en').format(kinds.slice(0, MAX_KINDS));
  return {
    ...shop,
    tagline: shop.tagline || sold || 'online shop',
    description: shop.description || (sold ? `${sold} at ${shop.name}.` : `${shop.name} is an online shop.`),
  };
}

function withoutQuestions({ heading, links }: StorefrontContent['footer']['groups'][number]) {
  return { heading, links: links.filter(({ link }) => link !== '/help#faq') };
}

function welcome({
  name,
  tagline,
  description,
}: StorefrontContent['shop']): StorefrontContent['slides'][number] {
  return {
    title: 'The new season is here',
    subtitle: tagline,
    text: description === `${tagline} at ${name}.` ? '' : description,
    action: 'Shop the season',
    link: '/shop',
    image: 'sample:home/hero-1',
  };
}

type FooterGroups = StorefrontContent['footer']['groups'];

const TRACKING = { title: 'Track Your Order', link: '/account' };

/** Adds the link to order tracking below the other help links, unless the operator already links to it. */
export function withTracking(groups: FooterGroups): FooterGroups {
  if (groups.some(({ links }) => links.some(({ link }) => link === TRACKING.link))) return groups;
  const help = groups.findIndex(({ links }) => links.some(({ link }) => link.startsWith('/help')));
  return groups.map((group, index) =>
    index === (help < 0 ? groups.length - 1 : help) ? { ...group, links: [...group.links, TRACKING] } : group,
  );
}
