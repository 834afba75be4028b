import { describe, expect, test } from 'vitest';
import type { SellingTerms } from '../selling-terms.ts';
import { editableContent, withoutSample, withTracking } from './live-content.ts';
import { neutralPrivacy, neutralTerms } from './neutral-texts.ts';
import { SAMPLE_CONTENT as SAMPLE } from './sample-content.ts';
import type { StorefrontContent } from './storefront-content.ts';

const SEASON = 'The new season is here';

const SELLING: SellingTerms = {
  ...{ shippingPercent: 0, freeShippingFrom: null, deliveryDays: null, countries: ['IN'] },
  ...{ paymentMethods: ['upi'], cashOnDeliveryUpTo: null },
};
const live = (changes: Partial<StorefrontContent> = {}, selling: SellingTerms | null = null) =>
  withoutSample({ ...SAMPLE, ...changes }, ['Bags', 'Hats'], selling, 'INR');
const textOf = (content: StorefrontContent, section: string) =>
  content.help.sections.find(({ id }) => id === section)?.text;

describe('a shop whose operator has entered nothing', () => {
  test('shows no offer, claim or person of the sample', () => {
    const content = live();
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

  test('has a name and headings, and no contact details', () => {
    const content = live();
    expect(content.shop).toMatchObject({ name: 'Mela', phone: '', email: '', whatsapp: '' });
    expect(content.shop).toMatchObject({ address: [], hours: '' });
    expect(content.about.team.title).toBe(SAMPLE.about.team.title);
    expect(content.contact).toMatchObject({ lead: '', mapLink: '' });
  });

  test.each<[string[], string, string]>([
    [['Bags', 'Hats'], 'Bags and Hats', 'Bags and Hats at Mela.'],
    [['A', 'B', 'C', 'D', 'E'], 'A, B, C, and D', 'A, B, C, and D at Mela.'],
    [[], 'online shop', 'Mela is an online shop.'],
  ])('of %j is called by what it sells', (kinds, tagline, description) => {
    expect(withoutSample(SAMPLE, kinds, null, 'INR').shop).toMatchObject({ tagline, description });
  });

  test('has a seasonal headline, and repeats nothing', () => {
    const content = live();
    expect(content.slides).toMatchObject([
      { title: SEASON, subtitle: 'Bags and Hats', text: '', link: '/shop' },
    ]);
    expect(withoutSample(SAMPLE, [], null, 'INR').slides).toMatchObject([
      { title: SEASON, subtitle: 'online shop', text: 'Mela is an online shop.' },
    ]);
  });

  test('has the leads of a shop that promises nothing', () => {
    const { about, contact, privacy, terms } = live();
    expect([about.lead, contact.lead, privacy.lead, terms.lead]).toEqual([
      'Bags and Hats at Mela.',
      '',
      'What personal data this shop stores, and why.',
      'What you and {name} agree to when you order.',
    ]);
  });

  test('has no link to missing questions', () => {
    const content = live();
    const linksOf = ({ footer }: StorefrontContent) =>
      footer.groups.flatMap(({ heading, links }) => links.map(({ link }) => `${heading}: ${link}`));
    const gone = linksOf(SAMPLE).filter((link) => !linksOf(content).includes(link));
    expect(gone).toEqual([expect.stringMatching(/\/help#faq$/)]);
  });

  test('says in help and legal texts that its pages accept no orders', () => {
    const content = live();
    expect(textOf(content, 'payments')).toMatch(/^You cannot pay online in this shop/);
    expect(textOf(content, 'shipping')).toMatch(/^We tell you the shipping costs/);
    expect(content.privacy).toEqual({
      lead: 'What personal data this shop stores, and why.',
      text: neutralPrivacy(false).current,
      inForceSince: '',
    });
    expect(content.terms).toMatchObject({ text: neutralTerms(false, 'INR').current, inForceSince: '' });
  });

  test('repeats no text of the sample', () => {
    const content = live();
    const texts = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap((inner) => texts(inner));
    // Excludes the search synonyms, which make no claims about the shop.
    const claims = new Set(
      texts({ ...SAMPLE, search: null }).filter((text) => text.length > 25 && !text.startsWith('/')),
    );
    expect(texts(content).filter((text) => claims.has(text))).toEqual([]);
  });

  test.each([
    ['privacy', 3],
    ['terms', 5],
  ] as const)('has a text on %s of headings, each above a paragraph', (section, count) => {
    const parts = live()[section].text.split('\n\n');
    expect(parts).toHaveLength(2 * count);
    expect(parts.map((part) => part.startsWith('## '))).toEqual(parts.map((_, index) => index % 2 === 0));
    expect(parts).not.toContain('');
  });

  test('says about delivery only what its operator entered', () => {
    const shop = { ...SAMPLE.shop, delivery: 'Free in India' };
    expect(textOf(live({ shop }), 'shipping')).toBe('{delivery}.');
    expect(textOf(live({ shop }), 'payments')).toMatch(/^You cannot pay online/);
  });
});

describe('a shop that sells on its pages', () => {
  test('says so in help and legal texts, and links to orders', () => {
    const content = live({}, SELLING);
    expect(textOf(content, 'payments')).toMatch(/^You can pay by UPI/);
    expect(content.privacy.text).toBe(neutralPrivacy(true).current);
    expect(content.terms.text).toBe(neutralTerms(true, 'INR').current);
    expect(content.footer.groups.flatMap((group) => group.links.map(({ link }) => link))).toContain(
      '/account',
    );
  });
});

describe('entered content', () => {
  test('is shown as it is', () => {
    const own: Partial<StorefrontContent> = {
      shop: {
        ...SAMPLE.shop,
        ...{ name: 'Ours', tagline: 'Tea', description: 'Tea of Assam.', hours: 'always' },
        ...{ phone: '022 1', email: 'us@ours.example', address: ['1 Our Road', 'New Delhi 110049'] },
      },
      topBar: { promotion: 'Ten off', messages: [{ text: 'Hello', link: '', linkText: '' }] },
      slides: SAMPLE.slides.map((slide) => ({ ...slide, title: 'Ours', subtitle: 'Now', text: 'Here.' })),
      promos: SAMPLE.promos.map((promo) => ({ ...promo, title: 'Ours', label: 'New' })),
      banners: [],
      deals: SAMPLE.deals.map((deal) => ({ ...deal, title: 'Ours', text: 'Cheap.' })),
      contact: {
        lead: 'Come in.',
        map: 'sample:home/hero-1',
        mapLink: 'https://ours.example',
        locations: [],
      },
      grievanceOfficer: [
        {
          ...{ name: 'Asha Rao', designation: 'Manager', email: 'asha@ours.example', phone: '' },
          address: ['1 Our Road'],
        },
      ],
      privacy: { lead: 'Read it.', text: 'Ours.', inForceSince: '2026' },
    };
    expect(live(own)).toMatchObject(own);
  });

  test('is shown alone, without the sample’s features and promises', () => {
    const [feature, ...features] = SAMPLE.features;
    const own = { ...feature, title: 'Tea for all' } as StorefrontContent['features'][number];
    expect(live({ features: [own, ...features] }).features).toEqual([{ ...own, detail: '' }]);
  });

  test('of a question keeps its link, without the sample’s questions', () => {
    const question = { question: 'Is it good?', answer: 'It is.' };
    const questions = [question, ...SAMPLE.help.questions.slice(1)];
    const content = live({ help: { ...SAMPLE.help, questions } });
    expect(content.help.questions).toEqual([question]);
    expect(content.footer.groups).toEqual(SAMPLE.footer.groups);
  });

  test('of a shop that repeats its tagline stays in its slide if it says more', () => {
    const shop = { ...SAMPLE.shop, tagline: 'Tea', description: 'Tea at Mela. And cups.' };
    expect(live({ shop }).slides).toMatchObject([{ subtitle: 'Tea', text: 'Tea at Mela. And cups.' }]);
    expect(live({ shop: { ...shop, description: 'Tea at Mela.' } }).slides).toMatchObject([{ text: '' }]);
  });

  test('replaces titles and leads', () => {
    const lead = 'Ours.';
    const own = {
      about: { ...SAMPLE.about, title: 'Who we are', lead },
      contact: { ...SAMPLE.contact, lead },
      privacy: { ...SAMPLE.privacy, lead },
      terms: { ...SAMPLE.terms, lead },
    };
    const { about, contact, privacy, terms } = live(own);
    expect(about.title).toBe('Who we are');
    expect([about.lead, contact.lead, privacy.lead, terms.lead]).toEqual([lead, lead, lead, lead]);
  });

  test('without a text in a help section leaves out the section', () => {
    const gifts = { id: 'gifts', title: 'Gifts', text: '' };
    const sections = [...SAMPLE.help.sections, gifts];
    const ids = live({ help: { ...SAMPLE.help, sections } }).help.sections.map(({ id }) => id);
    expect(ids).toEqual(SAMPLE.help.sections.map(({ id }) => id));
  });

  test('of a help section stays beside unchanged sections', () => {
    const [first, second, ...others] = SAMPLE.help.sections.map((section) => ({ ...section }));
    if (!first || !second) throw new Error('No sections');
    const own = { id: 'gifts', title: 'Gifts', text: 'We wrap.' };
    const sections = [{ ...first, text: 'Pay us.' }, own, second, ...others];
    const shown = live({ help: { ...SAMPLE.help, sections } }).help.sections;
    expect(shown.slice(0, 2)).toEqual([{ ...first, text: 'Pay us.' }, own]);
    expect(shown[2]?.text).not.toBe(second.text);
  });

  test('is shown without the sample’s contact details', () => {
    const shop = { ...SAMPLE.shop, name: 'Ours', email: 'us@ours.example' };
    expect(live({ shop }).shop).toMatchObject({
      ...{ name: 'Ours', email: 'us@ours.example', phone: '', hours: '', address: [] },
    });
    expect(live({ shop }).contact.lead).toBe('Email us.');
    expect(live({ shop: { ...shop, phone: '022 1', hours: 'always' } }).contact.lead).toBe(
      'Email us or call. Opening hours: {hours}.',
    );
    const chatted = { ...SAMPLE.shop, name: 'Ours', whatsapp: '+91 98100 12345' };
    expect(live({ shop: chatted }).shop).toMatchObject({ email: '', phone: '', whatsapp: '+91 98100 12345' });
    expect(live({ shop: chatted }).contact.lead).toBe('Chat with us on WhatsApp.');
  });

  test('is shown without sample items that remained after a deletion', () => {
    const { slides, promos, deals, banners } = SAMPLE;
    const some = {
      slides: slides.slice(1),
      promos: promos.slice(1),
      deals: deals.slice(1),
      banners: banners.slice(1),
    };
    expect(live(some)).toMatchObject({ promos: [], deals: [], banners: [] });
    expect(live(some).slides).toHaveLength(1);
    expect(live(some).slides[0]?.title).toBe(SEASON);
  });

  test('is shown without the sample’s claims within a changed item', () => {
    const slides = SAMPLE.slides.map((slide) => ({ ...slide, title: 'Ours' }));
    expect(live({ slides }).slides.map(({ title, subtitle, text }) => [title, subtitle, text])).toEqual(
      slides.map(() => ['Ours', '', '']),
    );
    const [place] = SAMPLE.about.offices.places;
    if (!place) throw new Error('No office');
    const offices = { ...SAMPLE.about.offices, places: [{ ...place, name: 'Pune' }] };
    expect(live({ about: { ...SAMPLE.about, offices } }).about.offices.places).toEqual([
      { ...place, name: 'Pune', phone: '', email: '', lines: [] },
    ]);
  });

  test.each<['privacy' | 'terms']>([['privacy'], ['terms']])(
    'in one line of the %s keeps the other lines true of this shop',
    (section) => {
      const text = `${SAMPLE[section].text}\n\n## Gifts\n\nWe wrap them.`;
      for (const selling of [null, SELLING]) {
        const shown = live({ [section]: { ...SAMPLE[section], text } }, selling)[section].text;
        expect(shown).toBe(`${live({}, selling)[section].text}\n\n## Gifts\n\nWe wrap them.`);
      }
    },
  );

  test('of the privacy policy from before the shop sold is completed with a selling shop’s', () => {
    const before = live()['privacy'].text.replace('does not track visitors', 'does not track clicks');
    const shown = live({ privacy: { ...SAMPLE.privacy, text: before } }, SELLING).privacy.text;
    expect(shown).toContain('does not track clicks');
    expect(shown).not.toContain('you order by writing');
  });
});

describe('the content that an operator edits', () => {
  test('is empty where nothing is entered', () => {
    const { shop, about, contact, help, slides } = editableContent(SAMPLE, null, 'INR');
    expect([shop.tagline, shop.description, about.title, about.lead, contact.lead]).toEqual([
      '',
      '',
      '',
      '',
      '',
    ]);
    expect(help.sections.map(({ text }) => text)).toEqual(SAMPLE.help.sections.map(() => ''));
    expect(slides).toEqual([]);
  });

  test.each([
    ['a shop without orders', null],
    ['a shop that sells', SELLING],
  ])('has the legal texts of %s, as its shoppers read them, and no leads', (_, selling) => {
    const { privacy, terms } = editableContent(SAMPLE, selling, 'USD');
    expect(privacy).toMatchObject({ lead: '', text: neutralPrivacy(selling !== null).current });
    expect(terms).toMatchObject({ lead: '', text: neutralTerms(selling !== null, 'USD').current });
  });
});

const TRACKING = { title: 'Track Your Order', link: '/account' };
const groupOf = (heading: string, ...links: string[]) => ({
  heading,
  links: links.map((link) => ({ title: link, link })),
});
const [SHOP, HELP, ABOUT] = [
  groupOf('Shop', '/shop'),
  groupOf('Help', '/contactus', '/help#faq'),
  groupOf('About', '/about'),
];

test('has the orders link below the other help links', () => {
  expect(withTracking([SHOP, HELP, ABOUT])).toEqual([
    SHOP,
    { ...HELP, links: [...HELP.links, TRACKING] },
    ABOUT,
  ]);
  expect(withTracking([HELP, SHOP])[0]?.links.at(-1)).toEqual(TRACKING);
});

test('has the orders link last if no links lead to help', () => {
  expect(withTracking([SHOP, ABOUT])).toEqual([SHOP, { ...ABOUT, links: [...ABOUT.links, TRACKING] }]);
  expect(withTracking([])).toEqual([]);
});

test('adds no second link to orders', () => {
  const groups = [SHOP, groupOf('Yours', '/wishlist', '/account'), HELP];
  expect(withTracking(groups)).toEqual(groups);
});
