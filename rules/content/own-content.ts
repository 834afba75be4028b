import { sentencesOf, withoutSentences } from './own-text.ts';
import { SAMPLE_CONTENT as SAMPLE } from './sample-content.ts';
import type { StorefrontContent } from './storefront-content.ts';

/**
 * The operator's own content: each text, fact and list item that still equals the sample's is empty. Changing
 * one field does not affect the others. The name, headings, links within the shop and images stay. Privacy
 * policy and terms keep their text here, and `editableContent` replaces the parts that are not the
 * operator's.
 */
export function ownContent(content: StorefrontContent): StorefrontContent {
  const { shop, topBar, footer, about, contact, help, privacy, terms } = content;
  return {
    ...content,
    shop: ownShop(shop),
    topBar: {
      ...ownFields(topBar, SAMPLE.topBar, ['promotion']),
      messages: ownItems(topBar.messages, SAMPLE.topBar.messages, []),
    },
    footer: {
      ...footer,
      networks: ownItems(footer.networks, SAMPLE.footer.networks, []),
      apps: ownItems(footer.apps, SAMPLE.footer.apps, []),
    },
    slides: ownItems(content.slides, SAMPLE.slides, ['subtitle', 'text']),
    features: ownItems(content.features, SAMPLE.features, ['detail']),
    promos: ownItems(content.promos, SAMPLE.promos, ['label']),
    banners: ownItems(content.banners, SAMPLE.banners, ['text']),
    deals: ownItems(content.deals, SAMPLE.deals, ['text']),
    about: ownAbout(about),
    contact: {
      ...ownFields(contact, SAMPLE.contact, ['lead']),
      map: isSame(contact.map, SAMPLE.contact.map) ? null : contact.map,
      mapLink: isSame(contact.mapLink, SAMPLE.contact.mapLink) ? '' : contact.mapLink,
      locations: ownPlaces(contact.locations, SAMPLE.contact.locations),
    },
    // Releases of earlier versions lack this section.
    grievanceOfficer: content.grievanceOfficer ?? [],
    seo: content.seo ?? SAMPLE.seo,
    help: {
      ...ownFields(help, SAMPLE.help, ['closing']),
      sections: help.sections.map((section) => {
        const sample = SAMPLE.help.sections.find(({ id }) => id === section.id);
        return sample ? { ...section, text: withoutSampleSentences(section.text, sample.text) } : section;
      }),
      questions: ownItems(help.questions, SAMPLE.help.questions, ['answer']).filter(
        ({ answer }) => answer !== '',
      ),
    },
    privacy: ownFields(privacy, SAMPLE.privacy, ['lead', 'inForceSince']),
    terms: ownFields(terms, SAMPLE.terms, ['lead', 'inForceSince']),
  };
}

/** Name, logo and contact details, each empty while it equals the sample's; the name stays. */
export function ownShop(shop: StorefrontContent['shop']): StorefrontContent['shop'] {
  return {
    ...ownFields(shop, SAMPLE.shop, ['tagline', 'description', 'phone', 'email', 'hours']),
    address: isSame(shop.address, SAMPLE.shop.address) ? [] : shop.address,
    // Content of earlier versions lacks this field.
    whatsapp: shop.whatsapp ?? '',
  };
}

function ownAbout(about: StorefrontContent['about']): StorefrontContent['about'] {
  const { promises, brands, team, offices } = about;
  return {
    ...ownFields(about, SAMPLE.about, ['title', 'lead']),
    text: withoutSampleSentences(about.text, SAMPLE.about.text),
    promises: ownItems(promises, SAMPLE.about.promises, []),
    brands: ownFields(brands, SAMPLE.about.brands, ['lead']),
    team: {
      ...ownFields(team, SAMPLE.about.team, ['lead']),
      people: ownItems(team.people, SAMPLE.about.team.people, []),
    },
    offices: {
      ...ownFields(offices, SAMPLE.about.offices, ['lead']),
      places: ownPlaces(offices.places, SAMPLE.about.offices.places),
    },
  };
}

/** Empties the text fields with these names that still equal the sample's. */
function ownFields<Fields extends object>(
  fields: Fields,
  sample: NoInfer<Fields>,
  names: readonly (keyof Fields)[],
): Fields {
  const blank = names.filter((name) => fields[name] === sample[name]).map((name) => [name, '']);
  return { ...fields, ...Object.fromEntries(blank) };
}

/** The items that the operator has changed, without claims that also appear in the sample's items. */
function ownItems<Item extends object>(
  items: readonly Item[],
  samples: readonly Item[],
  claims: readonly (keyof Item)[],
): Item[] {
  return items
    .filter((item) => !samples.some((sample) => isSame(item, sample)))
    .map((item) => samples.reduce((own, sample) => ownFields(own, sample, claims), item));
}

function ownPlaces<Place extends { lines: string[]; phone: string; email: string }>(
  places: readonly Place[],
  samples: readonly Place[],
): Place[] {
  return ownItems(places, samples, ['phone', 'email']).map((place) =>
    samples.some(({ lines }) => isSame(place.lines, lines)) ? { ...place, lines: [] } : place,
  );
}

function withoutSampleSentences(text: string, sample: string): string {
  const claims = new Set(sentencesOf(sample));
  return withoutSentences(text, (sentence) => claims.has(sentence));
}

function isSame(value: unknown, sample: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(sample);
}
