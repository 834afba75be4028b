import { z } from 'zod';
import * as contentText from '#messages/content.ts';
import { contentFieldMessages } from '#messages/content-field.ts';
import { SEO_LIMITS } from '../seo.ts';
import { aboutUs, contactUs } from './company-pages.ts';
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
import { grievanceOfficer, legalText } from './legal-texts.ts';
import { synonymGroups } from './synonyms.ts';

const backdrop = choice(contentText.backgroundColour, GROUPS);

/**
 * All texts of the storefront about the shop, in the sections that the admin edits and saves separately. The sample's value is
 * `SAMPLE_CONTENT`. In every text `{name}`, `{phone}`, `{email}`, `{contact}`, `{hours}`, `{delivery}`, `{returns}` (`30 days`)
 * and `{warranty}` (`1 year`) stand for the shop's facts (`fillIn`).
 */
export const storefrontContentSchema = z.object({
  shop: z.object({
    name: line(contentText.name, { maxLength: 60 }),
    tagline: line(contentText.tagline, {
      maxLength: 100,
      isOptional: true,
      hint: contentText.taglineHint,
    }),
    description: paragraph(contentText.description, {
      maxLength: 300,
      isOptional: true,
      hint: contentText.descriptionHint,
    }),
    logo: optionalImage(contentText.logo, contentText.logoHint),
    phone: phone(contentText.phone),
    email: email(contentText.email),
    whatsapp: internationalPhone(contentText.whatsapp, contentText.whatsappHint).default(''),
    address: lines(contentText.address),
    hours: line(contentText.openingHours, { isOptional: true }),
    returnDays: wholeNumber(contentText.returnPeriod, 365, contentText.promiseHint),
    warrantyYears: wholeNumber(contentText.warranty, 10, contentText.promiseHint),
    delivery: line(contentText.delivery, { isOptional: true, hint: contentText.deliveryHint }).default(''),
  }),
  topBar: z.object({
    promotion: line(contentText.promotion, { isOptional: true, hint: contentText.promotionHint }),
    messages: list(
      contentText.rotatingMessages,
      contentText.itemMessage,
      6,
      z
        .object({
          text: line(contentText.message, { maxLength: 120 }),
          link: optionalLink(contentText.link, contentText.linkHint).default(''),
          linkText: line(contentText.linkText, { maxLength: 40, isOptional: true }).default(''),
        })
        .refine(({ link, linkText }) => link === '' || linkText !== '', {
          path: ['linkText'],
          message: required(contentText.linkText),
        }),
    ),
  }),
  footer: z.object({
    company: line(contentText.companyDetails, { isOptional: true, hint: contentText.companyHint }).default(
      '',
    ),
    newsletter: choice(contentText.newsletterSignUp, ['Shown', 'Hidden']).default('Shown'),
    networks: list(
      contentText.socialNetworks,
      contentText.itemNetwork,
      4,
      z.object({
        network: choice(contentText.network, ['Instagram', 'Facebook', 'YouTube', 'X']),
        link: link(contentText.address),
      }),
    ),
    groups: list(
      contentText.linkGroups,
      contentText.itemGroup,
      4,
      z.object({
        heading: line(contentText.heading, { maxLength: 40 }),
        links: list(
          contentText.links,
          contentText.itemLink,
          10,
          z.object({ title: line(contentText.text, { maxLength: 60 }), link: link() }),
        ),
      }),
    ),
    apps: list(
      contentText.appStores,
      contentText.itemApp,
      2,
      z.object({
        store: choice(contentText.store, ['App Store', 'Google Play']),
        link: link(contentText.address),
      }),
    ),
  }),
  home: homeSections.default([]),
  slides: list(
    contentText.slides,
    contentText.itemSlide,
    6,
    z.object({
      title: line(contentText.title, { maxLength: 60 }),
      subtitle: line(contentText.subtitle, { maxLength: 60, isOptional: true }),
      text: paragraph(contentText.text, { maxLength: 200, isOptional: true }),
      action: line(contentText.buttonText, { maxLength: 40 }),
      link: link(),
      image: image(),
    }),
  ),
  features: list(
    contentText.features,
    contentText.itemFeature,
    6,
    z.object({
      icon: choice(contentText.icon, FEATURE_ICONS),
      title: line(contentText.title, { maxLength: 40 }),
      detail: line(contentText.detail, { maxLength: 60, isOptional: true }),
    }),
  ),
  promos: list(
    contentText.promos,
    contentText.itemPromo,
    3,
    z.object({
      label: line(contentText.label, { maxLength: 40, isOptional: true }),
      title: line(contentText.title, { maxLength: 60 }),
      link: link(),
      image: image(),
      group: backdrop,
    }),
  ),
  banners: list(
    contentText.banners,
    contentText.itemBanner,
    2,
    z.object({
      title: line(contentText.title, { maxLength: 60 }),
      text: paragraph(contentText.text, { maxLength: 300, isOptional: true }),
      action: line(contentText.buttonText, { maxLength: 40 }),
      link: link(),
      image: image(),
    }),
  ),
  deals: list(
    contentText.deals,
    contentText.itemDeal,
    2,
    z.object({
      title: line(contentText.title, { maxLength: 60 }),
      text: paragraph(contentText.text, { maxLength: 200, isOptional: true }),
      endsAt: moment(contentText.ends, contentText.endsHint),
      action: line(contentText.buttonText, { maxLength: 40 }),
      link: link(),
      image: image(),
      group: backdrop,
    }),
  ),
  about: aboutUs,
  contact: contactUs,
  grievanceOfficer: grievanceOfficer.default([]),
  help: z.object({
    sections: list(
      contentText.sections,
      contentText.itemSection,
      10,
      z.object({
        id: line(contentText.anchor, {
          maxLength: 40,
          hint: contentText.anchorHint,
        }).regex(/^[a-z0-9-]+$/, issueText(contentFieldMessages.invalidAnchor)),
        title: line(contentText.title, { maxLength: 80 }),
        text: markdown(contentText.text, { isOptional: true, hint: contentText.helpHint }),
      }),
    ),
    questions: list(
      contentText.questions,
      contentText.itemQuestion,
      30,
      z.object({ question: line(contentText.question), answer: paragraph(contentText.answer) }),
    ),
    closing: markdown(contentText.lastSentence, { maxLength: 500, isOptional: true }),
  }),
  search: z.object({ synonyms: synonymGroups }),
  seo: z.object({
    title: line(contentText.seoTitle, {
      maxLength: SEO_LIMITS.title,
      isOptional: true,
      hint: contentText.seoTitleHint,
    }),
    description: line(contentText.seoDescription, {
      maxLength: SEO_LIMITS.description,
      isOptional: true,
      hint: contentText.seoDescriptionHint,
    }),
    image: optionalImage(contentText.socialImage, contentText.socialImageHint),
  }),
  privacy: legalText,
  terms: legalText,
});

export type StorefrontContent = z.infer<typeof storefrontContentSchema>;
export type ContentSection = keyof StorefrontContent;

export const CONTENT_SECTIONS = Object.keys(storefrontContentSchema.shape) as ContentSection[];
