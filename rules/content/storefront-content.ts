import { z } from 'zod';
import {
  choice,
  email,
  FEATURE_ICONS,
  GROUPS,
  image,
  line,
  lines,
  link,
  list,
  markdown,
  moment,
  optionalImage,
  optionalLink,
  paragraph,
  phone,
  wholeNumber,
} from './content-fields.ts';
import { synonymGroups } from './synonym-groups.ts';

const PROMISE_HINT = '0: none. Empty: your pages do not mention it';
const DELIVERY_HINT = 'For example: Free in India, in two to four days. Empty: your pages promise nothing';
const SECTION_HINT = 'Payments, shipping and cancellation may be empty: your pages then follow your settings';
const NEUTRAL_HINT = 'Empty: your pages use a neutral text';
const backdrop = choice('Background colour', GROUPS);
const place = { lines: lines('Address'), phone: phone('Phone'), email: email('Email') };

const legalText = z.object({
  lead: paragraph('First sentence', { isOptional: true, hint: NEUTRAL_HINT }),
  text: markdown('Text', { isOptional: true, hint: NEUTRAL_HINT }),
  inForceSince: line('Effective date', { isOptional: true }),
});

/**
 * Everything that the storefront says about the shop, in the sections that the admin edits and saves one by one. The
 * sample's value is `SAMPLE_CONTENT`. In every text `{name}`, `{phone}`, `{email}`, `{contact}`, `{hours}`, `{delivery}`,
 * `{returns}` (`30 days`) and `{warranty}` (`1 year`) stand for the shop's own (`fillIn`).
 */
export const storefrontContentSchema = z.object({
  shop: z.object({
    name: line('Name', { maxLength: 60 }),
    tagline: line('Tagline', {
      maxLength: 100,
      isOptional: true,
      hint: 'Follows the name in the title of the home page. Empty: what you sell',
    }),
    description: paragraph('Description', {
      maxLength: 300,
      isOptional: true,
      hint: 'Shown by search engines. Empty: what you sell',
    }),
    logo: optionalImage('Logo', 'Empty: your pages show the name'),
    phone: phone('Phone'),
    email: email('Email'),
    address: lines('Address'),
    hours: line('Opening hours', { isOptional: true }),
    returnDays: wholeNumber('Days for returns', 365, PROMISE_HINT),
    warrantyYears: wholeNumber('Years of warranty', 10, PROMISE_HINT),
    delivery: line('Delivery', { isOptional: true, hint: DELIVERY_HINT }).default(''),
  }),
  topBar: z.object({
    promotion: line('Promotion', { isOptional: true, hint: 'Empty: no promotion' }),
    messages: list(
      'Rotating messages',
      'message',
      6,
      z
        .object({
          text: line('Message', { maxLength: 120 }),
          link: optionalLink('Link', 'Empty: the message has no link').default(''),
          linkText: line('Text of the link', { maxLength: 40, isOptional: true }).default(''),
        })
        .refine(({ link, linkText }) => link === '' || linkText !== '', {
          path: ['linkText'],
          message: 'Text of the link is required',
        }),
    ),
  }),
  footer: z.object({
    networks: list(
      'Social networks',
      'network',
      4,
      z.object({
        network: choice('Network', ['Instagram', 'Facebook', 'YouTube', 'X']),
        link: link('Address'),
      }),
    ),
    groups: list(
      'Groups of links',
      'group',
      4,
      z.object({
        heading: line('Heading', { maxLength: 40 }),
        links: list('Links', 'link', 10, z.object({ title: line('Text', { maxLength: 60 }), link: link() })),
      }),
    ),
    apps: list(
      'App stores',
      'app',
      2,
      z.object({ store: choice('Store', ['App Store', 'Google Play']), link: link('Address') }),
    ),
  }),
  slides: list(
    'Slides',
    'slide',
    6,
    z.object({
      title: line('Title', { maxLength: 60 }),
      subtitle: line('Subtitle', { maxLength: 60, isOptional: true }),
      text: paragraph('Text', { maxLength: 200, isOptional: true }),
      action: line('Text of the button', { maxLength: 40 }),
      link: link(),
      image: image(),
    }),
  ),
  features: list(
    'Features',
    'feature',
    6,
    z.object({
      icon: choice('Icon', FEATURE_ICONS),
      title: line('Title', { maxLength: 40 }),
      detail: line('Detail', { maxLength: 60, isOptional: true }),
    }),
  ),
  promos: list(
    'Promos',
    'promo',
    3,
    z.object({
      label: line('Label', { maxLength: 40, isOptional: true }),
      title: line('Title', { maxLength: 60 }),
      link: link(),
      image: image(),
      group: backdrop,
    }),
  ),
  banners: list(
    'Banners',
    'banner',
    2,
    z.object({
      title: line('Title', { maxLength: 60 }),
      text: paragraph('Text', { maxLength: 300, isOptional: true }),
      action: line('Text of the button', { maxLength: 40 }),
      link: link(),
      image: image(),
    }),
  ),
  deals: list(
    'Deals',
    'deal',
    2,
    z.object({
      title: line('Title', { maxLength: 60 }),
      text: paragraph('Text', { maxLength: 200, isOptional: true }),
      endsAt: moment('Ends', 'In India’s time'),
      action: line('Text of the button', { maxLength: 40 }),
      link: link(),
      image: image(),
      group: backdrop,
    }),
  ),
  about: z.object({
    title: line('Title', { maxLength: 100, isOptional: true, hint: NEUTRAL_HINT }),
    lead: markdown('First paragraph', { maxLength: 1_000, isOptional: true, hint: NEUTRAL_HINT }),
    text: markdown('Text', { isOptional: true }),
    promises: list(
      'Promises',
      'promise',
      3,
      z.object({ figure: line('Figure', { maxLength: 30 }), text: line('What it says') }),
    ),
    brands: z.object({
      title: line('Heading above the brands'),
      lead: line('Sentence below it', { isOptional: true }),
    }),
    team: z.object({
      title: line('Heading above the team'),
      lead: line('Sentence below it', { isOptional: true }),
      people: list(
        'Team',
        'person',
        12,
        z.object({
          name: line('Name', { maxLength: 80 }),
          role: line('Role', { maxLength: 80 }),
          image: image('Portrait'),
        }),
      ),
    }),
    offices: z.object({
      title: line('Heading above the offices'),
      lead: line('Sentence below it', { isOptional: true }),
      places: list('Offices', 'office', 12, z.object({ name: line('Place'), ...place, image: image() })),
    }),
  }),
  contact: z.object({
    lead: paragraph('First sentence', { isOptional: true, hint: NEUTRAL_HINT }),
    map: optionalImage('Map', 'Empty: no map'),
    mapLink: optionalLink(
      'Link of the map',
      'For example an address of OpenStreetMap. Empty: the map is no link',
    ),
    locations: list(
      'Locations',
      'location',
      6,
      z.object({ title: line('Title', { maxLength: 60 }), ...place }),
    ),
  }),
  help: z.object({
    sections: list(
      'Sections',
      'section',
      10,
      z.object({
        id: line('Anchor', { maxLength: 40, hint: 'Links such as /help#shipping lead here' }).regex(
          /^[a-z0-9-]+$/,
          'Anchor: small letters, digits and hyphens',
        ),
        title: line('Title', { maxLength: 80 }),
        text: markdown('Text', { isOptional: true, hint: SECTION_HINT }),
      }),
    ),
    questions: list(
      'Questions',
      'question',
      30,
      z.object({ question: line('Question'), answer: paragraph('Answer') }),
    ),
    closing: markdown('Last sentence', { maxLength: 500, isOptional: true }),
  }),
  search: z.object({ synonyms: synonymGroups }),
  privacy: legalText,
  terms: legalText,
});

export type StorefrontContent = z.infer<typeof storefrontContentSchema>;
export type ContentSection = keyof StorefrontContent;

export const CONTENT_SECTIONS = Object.keys(storefrontContentSchema.shape) as ContentSection[];
