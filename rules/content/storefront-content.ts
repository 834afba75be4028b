import { z } from 'zod';
import { contentFieldMessages } from '#messages/content-field.ts';
import { email, internationalPhone, phone } from './contact-fields.ts';
import {
  choice,
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
  required,
  wholeNumber,
} from './content-fields.ts';
import { issueText } from './content-messages.ts';
import { homeSections } from './home-sections.ts';
import { grievanceOfficer, legalText, NEUTRAL_HINT } from './legal-texts.ts';
import { synonymGroups } from './synonyms.ts';

const PROMISE_HINT = 'Enter 0 if you offer none. Leave empty to not mention it';
const DELIVERY_HINT = 'For example: Free in India, in two to four days. Leave empty to not mention it';
const COMPANY_HINT =
  'For example: Mela Retail Pvt. Ltd., GSTIN 27AAPFU0939F1ZV. Shown in the footer of every page';
const WHATSAPP_HINT = 'With + and the country code. Leave empty to show no WhatsApp link';
const SECTION_HINT =
  'Leave Payments, Shipping and Cancellation empty to create their texts from your settings';
const backdrop = choice('Background colour', GROUPS);
const place = { lines: lines('Address'), phone: phone('Phone'), email: email('Email') };

/**
 * All texts of the storefront about the shop, in the sections that the admin edits and saves separately. The sample's value is
 * `SAMPLE_CONTENT`. In every text `{name}`, `{phone}`, `{email}`, `{contact}`, `{hours}`, `{delivery}`, `{returns}` (`30 days`)
 * and `{warranty}` (`1 year`) stand for the shop's facts (`fillIn`).
 */
export const storefrontContentSchema = z.object({
  shop: z.object({
    name: line('Name', { maxLength: 60 }),
    tagline: line('Tagline', {
      maxLength: 100,
      isOptional: true,
      hint: 'Shown after the name in the home page’s title. Leave empty to use your categories',
    }),
    description: paragraph('Description', {
      maxLength: 300,
      isOptional: true,
      hint: 'Shown by search engines. Leave empty to use your categories',
    }),
    logo: optionalImage('Logo', 'Leave empty to show the name'),
    phone: phone('Phone'),
    email: email('Email'),
    whatsapp: internationalPhone('WhatsApp', WHATSAPP_HINT).default(''),
    address: lines('Address'),
    hours: line('Opening hours', { isOptional: true }),
    returnDays: wholeNumber('Return period (days)', 365, PROMISE_HINT),
    warrantyYears: wholeNumber('Warranty (years)', 10, PROMISE_HINT),
    delivery: line('Delivery', { isOptional: true, hint: DELIVERY_HINT }).default(''),
  }),
  topBar: z.object({
    promotion: line('Promotion', { isOptional: true, hint: 'Leave empty for no promotion' }),
    messages: list(
      'Rotating messages',
      'message',
      6,
      z
        .object({
          text: line('Message', { maxLength: 120 }),
          link: optionalLink('Link', 'Leave empty for no link').default(''),
          linkText: line('Link text', { maxLength: 40, isOptional: true }).default(''),
        })
        .refine(({ link, linkText }) => link === '' || linkText !== '', {
          path: ['linkText'],
          message: required('Link text'),
        }),
    ),
  }),
  footer: z.object({
    company: line('Company details', { isOptional: true, hint: COMPANY_HINT }).default(''),
    newsletter: choice('Newsletter sign-up', ['Shown', 'Hidden']).default('Shown'),
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
      'Link groups',
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
  home: homeSections.default([]),
  slides: list(
    'Slides',
    'slide',
    6,
    z.object({
      title: line('Title', { maxLength: 60 }),
      subtitle: line('Subtitle', { maxLength: 60, isOptional: true }),
      text: paragraph('Text', { maxLength: 200, isOptional: true }),
      action: line('Button text', { maxLength: 40 }),
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
      action: line('Button text', { maxLength: 40 }),
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
      endsAt: moment('Ends', 'In the shop’s time zone'),
      action: line('Button text', { maxLength: 40 }),
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
      z.object({ figure: line('Figure', { maxLength: 30 }), text: line('Description') }),
    ),
    brands: z.object({
      title: line('Heading of the brands'),
      lead: line('Text below the heading', { isOptional: true }),
    }),
    team: z.object({
      title: line('Heading of the team'),
      lead: line('Text below the heading', { isOptional: true }),
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
      title: line('Heading of the offices'),
      lead: line('Text below the heading', { isOptional: true }),
      places: list('Offices', 'office', 12, z.object({ name: line('Place'), ...place, image: image() })),
    }),
  }),
  contact: z.object({
    lead: paragraph('First sentence', { isOptional: true, hint: NEUTRAL_HINT }),
    map: optionalImage('Map', 'Leave empty for no map'),
    mapLink: optionalLink('Map link', 'For example an OpenStreetMap address. Leave empty for no link'),
    locations: list(
      'Locations',
      'location',
      6,
      z.object({ title: line('Title', { maxLength: 60 }), ...place }),
    ),
  }),
  grievanceOfficer: grievanceOfficer.default([]),
  help: z.object({
    sections: list(
      'Sections',
      'section',
      10,
      z.object({
        id: line('Anchor', {
          maxLength: 40,
          hint: 'Used in links to this section, such as /help#shipping',
        }).regex(/^[a-z0-9-]+$/, issueText(contentFieldMessages.invalidAnchor)),
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
