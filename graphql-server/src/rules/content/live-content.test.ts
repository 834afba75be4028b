import { describe, expect, test } from 'vitest';
import type { SellingTerms } from '../selling-terms.ts';
import { withoutSample } from './live-content.ts';
import { SAMPLE_CONTENT as SAMPLE } from './sample-content.ts';
import { SELLING_PRIVACY, SELLING_TERMS } from './selling-content.ts';
import type { StorefrontContent } from './storefront-content.ts';

const SELLING: SellingTerms = {
  ...{ shippingPercent: 0, freeShippingFrom: null, deliveryDays: null, countries: ['IN'] },
  ...{ paymentMethods: ['upi'], cashOnDeliveryUpTo: null },
};
const live = (changes: Partial<StorefrontContent> = {}, selling: SellingTerms | null = null) =>
  withoutSample({ ...SAMPLE, ...changes }, ['Bags', 'Hats'], selling, 'INR');
const textOf = (content: StorefrontContent, section: string) =>
  content.help.sections.find(({ id }) => id === section)?.text;

describe('a shop whose operator has entered nothing', () => {
  const content = live();

  test('shows no offer, claim or person of the sample', () => {
    expect(content.topBar).toEqual({ promotion: '', messages: [] });
    expect(content.footer).toMatchObject({ networks: [], apps: [] });
    expect([content.features, content.promos, content.banners, content.deals]).toEqual([[], [], [], []]);
    expect(content.about).toMatchObject({
      ...{ title: 'About Mela', lead: 'Bags and Hats at Mela.', text: '', promises: [] },
      ...{ brands: { lead: '' }, team: { people: [] }, offices: { places: [] } },
    });
    expect(content.contact).toMatchObject({ map: null, locations: [] });
    expect(content.help.questions).toEqual([]);
  });

  test('has an address and headings all the same', () => {
    expect(content.shop).toMatchObject({ name: 'Mela', address: SAMPLE.shop.address });
    expect(content.about.team.title).toBe(SAMPLE.about.team.title);
    expect(content.contact.mapLink).toBe(SAMPLE.contact.mapLink);
  });

  test.each<[string[], string, string]>([
    [['Bags', 'Hats'], 'Bags and Hats', 'Bags and Hats at Mela.'],
    [['A', 'B', 'C', 'D', 'E'], 'A, B, C, and D', 'A, B, C, and D at Mela.'],
    [[], 'online shop', 'Mela is an online shop.'],
  ])('of %j is called by what it sells', (kinds, tagline, description) => {
    expect(withoutSample(SAMPLE, kinds, null, 'INR').shop).toMatchObject({ tagline, description });
  });

  test('welcomes with its name, and says nothing twice', () => {
    expect(content.slides).toMatchObject([
      { title: 'Mela', subtitle: 'Bags and Hats', text: '', link: '/shop' },
    ]);
    expect(withoutSample(SAMPLE, [], null, 'INR').slides).toMatchObject([
      { title: 'Mela', subtitle: 'online shop', text: 'Mela is an online shop.' },
    ]);
  });

  test('has no link to questions that are not there', () => {
    const linksOf = ({ footer }: StorefrontContent) =>
      footer.groups.flatMap(({ heading, links }) => links.map(({ link }) => `${heading}: ${link}`));
    const gone = linksOf(SAMPLE).filter((link) => !linksOf(content).includes(link));
    expect(gone).toEqual([expect.stringMatching(/\/help#faq$/)]);
  });

  test('takes orders by e-mail and telephone, in its help and in its law', () => {
    expect(content.contact.lead).toMatch(/^Write or ring/);
    expect(textOf(content, 'payments')).toMatch(/^We take orders by e-mail and telephone/);
    expect(textOf(content, 'shipping')).toMatch(/^When you order we say what it costs/);
    expect(content.privacy).toMatchObject({ lead: SAMPLE.privacy.lead, inForceSince: '' });
    expect(content.terms).toMatchObject({ lead: SAMPLE.terms.lead, inForceSince: '' });
    expect(content.privacy.text).toContain('is an e-mail of your own');
    expect(content.terms.text).toContain('We take orders by e-mail and telephone');
  });

  test.each([
    ['privacy', content.privacy.text, 3],
    ['terms', content.terms.text, 5],
  ])('has a text on %s of headings, each above a paragraph', (_, text, count) => {
    const parts = text.split('\n\n');
    expect(parts).toHaveLength(2 * count);
    expect(parts.map((part) => part.startsWith('## '))).toEqual(parts.map((_, index) => index % 2 === 0));
    expect(parts).not.toContain('');
  });

  test('says of delivery what it has said of itself', () => {
    const shop = { ...SAMPLE.shop, delivery: 'Free in India' };
    expect(textOf(live({ shop }), 'shipping')).toBe('{delivery}.');
    expect(textOf(live({ shop }), 'payments')).toMatch(/^We take orders/);
  });
});

describe('a shop that sells on its pages', () => {
  const content = live({}, SELLING);

  test('says so in its help and in its law, and links to orders', () => {
    expect(textOf(content, 'payments')).toMatch(/^You pay by UPI/);
    expect(content.privacy.text).toBe(SELLING_PRIVACY);
    expect(content.terms.text).toBe(SELLING_TERMS);
    expect(content.footer.groups.flatMap((group) => group.links.map(({ link }) => link))).toContain(
      '/account',
    );
  });
});

describe('what the operator has entered', () => {
  test('is shown as it is', () => {
    const own: Partial<StorefrontContent> = {
      shop: { ...SAMPLE.shop, name: 'Ours', tagline: 'Tea', description: 'Tea of Assam.' },
      topBar: { promotion: 'Ten off', messages: [{ text: 'Hello', link: '', linkText: '' }] },
      slides: SAMPLE.slides.slice(1),
      promos: SAMPLE.promos.slice(1),
      banners: [],
      deals: SAMPLE.deals.slice(1),
      contact: { ...SAMPLE.contact, lead: 'Come in.', map: 'sample:home/hero-1', locations: [] },
      privacy: { ...SAMPLE.privacy, text: 'Ours.', inForceSince: '2026' },
    };
    expect(live(own)).toMatchObject(own);
  });

  test('among features and promises of the sample stays without them', () => {
    const [feature, ...features] = SAMPLE.features;
    const own = { ...feature, title: 'Tea for all' } as StorefrontContent['features'][number];
    expect(live({ features: [own, ...features] }).features).toEqual([own]);
  });

  test('as a question keeps its link, without the questions of the sample', () => {
    const question = { question: 'Is it good?', answer: 'It is.' };
    const questions = [question, ...SAMPLE.help.questions.slice(1)];
    const content = live({ help: { ...SAMPLE.help, questions } });
    expect(content.help.questions).toEqual([question]);
    expect(content.footer.groups).toEqual(SAMPLE.footer.groups);
  });

  test('as a section of help stays beside those that are not changed', () => {
    const [first, second, ...others] = SAMPLE.help.sections.map((section) => ({ ...section }));
    if (!first || !second) throw new Error('No sections');
    const own = { id: 'gifts', title: 'Gifts', text: 'We wrap.' };
    const sections = [{ ...first, text: 'Pay us.' }, own, second, ...others];
    const shown = live({ help: { ...SAMPLE.help, sections } }).help.sections;
    expect(shown.slice(0, 2)).toEqual([{ ...first, text: 'Pay us.' }, own]);
    expect(shown[2]?.text).not.toBe(second.text);
  });
});
