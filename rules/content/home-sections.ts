import { z } from 'zod';
import * as contentText from '#messages/content.ts';
import {
  type ContentSchema,
  choice,
  GROUPS,
  image,
  line,
  link,
  list,
  markdown,
  moment,
  optionalImage,
  optionalLink,
  paragraph,
  video,
} from './content-fields.ts';

/** The labels of the kinds of items, for lists whose items are of several kinds. */
const contentKinds = z.registry<{ label: string }>();

/** The schema of items of one kind: the property `kind`, and the fields of that kind. */
function kind<const Name extends string, Shape extends z.core.$ZodLooseShape>(
  name: Name,
  label: string,
  shape: Shape,
) {
  return z.object({ kind: z.literal(name), ...shape }).register(contentKinds, { label });
}

const MAX_SECTIONS = 20;
const MAX_LOGOS = 12;

const heading = line(contentText.heading, { maxLength: 80 });
const action = line(contentText.buttonText, { maxLength: 40 });

/** The rule that chooses a section's products. */
const PRODUCT_RULES = ['New arrivals', 'Featured', 'Popular', 'On sale', 'Best sellers'] as const;

/** The sections that the operator can add to the home page. */
const homeSection = z.discriminatedUnion('kind', [
  kind('campaign', contentText.campaign, {
    title: line(contentText.headline, { maxLength: 60 }),
    text: paragraph(contentText.text, { maxLength: 200, isOptional: true }),
    action,
    link: link(),
    image: image(),
  }),
  kind('collection', contentText.featuredCollection, {
    title: heading,
    text: paragraph(contentText.text, { maxLength: 300, isOptional: true }),
    link: link(contentText.category, contentText.categoryHint),
    image: optionalImage(contentText.image, contentText.collectionImageHint),
  }),
  kind('categories', contentText.categoryTiles, { title: heading }),
  kind('editorial', contentText.editorial, {
    title: heading,
    text: markdown(contentText.text, { maxLength: 2_000 }),
    image: image(),
    side: choice(contentText.imageSide, ['Left', 'Right']),
  }),
  kind('products', contentText.products, {
    title: heading,
    rule: choice(contentText.whichProducts, PRODUCT_RULES),
    link: optionalLink(contentText.onlyFromACategory, contentText.onlyCategoryHint),
  }),
  kind('countdown', contentText.countdown, {
    title: line(contentText.heading, { maxLength: 60 }),
    text: paragraph(contentText.text, { maxLength: 200, isOptional: true }),
    endsAt: moment(contentText.ends, contentText.countdownHint),
    action,
    link: link(),
    image: image(),
    group: choice(contentText.backgroundColour, GROUPS),
  }),
  kind('quote', contentText.quote, {
    text: paragraph(contentText.quote, { maxLength: 300 }),
    name: line(contentText.author, { maxLength: 80 }),
  }),
  kind('video', contentText.video, {
    title: heading,
    video: video(contentText.video, contentText.videoHint),
    captions: optionalLink(contentText.captions, contentText.captionsHint),
    image: image(contentText.posterImage),
  }),
  kind('logos', contentText.logos, {
    title: heading,
    logos: list(
      contentText.logos,
      contentText.itemLogo,
      MAX_LOGOS,
      z.object({
        name: line(contentText.name, { maxLength: 60 }),
        image: image(contentText.logo),
        link: optionalLink(contentText.link, contentText.linkHint),
      }),
    ),
  }),
  kind('slides', contentText.heroSlides, {}),
  kind('features', contentText.featureStrip, {}),
  kind('promos', contentText.promoBanners, {}),
  kind('deals', contentText.deals, {}),
]);

export const homeSections = list(contentText.sections, contentText.itemSection, MAX_SECTIONS, homeSection);

export type HomeSection = z.infer<typeof homeSection>;

/** The kinds of items of a list; none if all items are alike. */
export function kindsOf(schema: ContentSchema): { name: string; label: string; schema: ContentSchema }[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  return schema.options.flatMap((option) => {
    if (!(option instanceof z.ZodObject) || !(option.shape['kind'] instanceof z.ZodLiteral)) return [];
    const label = contentKinds.get(option)?.label ?? '';
    return [{ name: String(option.shape['kind'].value), label, schema: option }];
  });
}
