import { z } from 'zod';
import * as contentText from '#messages/content.ts';
import { email, phone } from './contact-fields.ts';
import {
  image,
  line,
  lines,
  list,
  markdown,
  optionalImage,
  optionalLink,
  paragraph,
} from './content-fields.ts';

const place = {
  lines: lines(contentText.address),
  phone: phone(contentText.phone),
  email: email(contentText.email),
};

/** The page About us. */
export const aboutUs = z.object({
  title: line(contentText.title, { maxLength: 100, isOptional: true, hint: contentText.neutralHint }),
  lead: markdown(contentText.firstParagraph, {
    maxLength: 1_000,
    isOptional: true,
    hint: contentText.neutralHint,
  }),
  text: markdown(contentText.text, { isOptional: true }),
  promises: list(
    contentText.promises,
    contentText.itemPromise,
    3,
    z.object({ figure: line(contentText.figure, { maxLength: 30 }), text: line(contentText.description) }),
  ),
  brands: z.object({
    title: line(contentText.headingOfTheBrands),
    lead: line(contentText.textBelowTheHeading, { isOptional: true }),
  }),
  team: z.object({
    title: line(contentText.headingOfTheTeam),
    lead: line(contentText.textBelowTheHeading, { isOptional: true }),
    people: list(
      contentText.team,
      contentText.itemPerson,
      12,
      z.object({
        name: line(contentText.name, { maxLength: 80 }),
        role: line(contentText.role, { maxLength: 80 }),
        image: image(contentText.portrait),
      }),
    ),
  }),
  offices: z.object({
    title: line(contentText.headingOfTheOffices),
    lead: line(contentText.textBelowTheHeading, { isOptional: true }),
    places: list(
      contentText.offices,
      contentText.itemOffice,
      12,
      z.object({ name: line(contentText.place), ...place, image: image() }),
    ),
  }),
});

/** The page Contact us. */
export const contactUs = z.object({
  lead: paragraph(contentText.firstSentence, { isOptional: true, hint: contentText.neutralHint }),
  map: optionalImage(contentText.map, contentText.mapHint),
  mapLink: optionalLink(contentText.mapLink, contentText.mapLinkHint),
  locations: list(
    contentText.locations,
    contentText.itemLocation,
    6,
    z.object({ title: line(contentText.title, { maxLength: 60 }), ...place }),
  ),
});
