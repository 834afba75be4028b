import { z } from 'zod';
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

/** Names a kind of item in a list whose items are of several kinds. */
const contentKinds = z.registry<{ label: string }>();

/** Items of one kind, which have their fields beside `kind`. */
function kind<const Name extends string, Shape extends z.core.$ZodLooseShape>(
  name: Name,
  label: string,
  shape: Shape,
) {
  return z.object({ kind: z.literal(name), ...shape }).register(contentKinds, { label });
}

const MAX_SECTIONS = 20;
const MAX_LOGOS = 12;
const CATEGORY_HINT = 'The address of a category, such as /category/sarees';

const heading = line('Heading', { maxLength: 80 });
const action = line('Button text', { maxLength: 40 });

/** The rule that chooses a section's products. */
const PRODUCT_RULES = ['New arrivals', 'Featured', 'Popular', 'On sale', 'Best sellers'] as const;

/** The sections that the operator can add to the home page. */
const homeSection = z.discriminatedUnion('kind', [
  kind('campaign', 'Campaign', {
    title: line('Headline', { maxLength: 60 }),
    text: paragraph('Text', { maxLength: 200, isOptional: true }),
    action,
    link: link(),
    image: image(),
  }),
  kind('collection', 'Featured collection', {
    title: heading,
    text: paragraph('Text', { maxLength: 300, isOptional: true }),
    link: link('Category', CATEGORY_HINT),
    image: optionalImage('Image', 'Shown beside the products. Leave empty to show only products'),
  }),
  kind('categories', 'Category tiles', { title: heading }),
  kind('editorial', 'Editorial', {
    title: heading,
    text: markdown('Text', { maxLength: 2_000 }),
    image: image(),
    side: choice('Image is on the', ['Left', 'Right']),
  }),
  kind('products', 'Products', {
    title: heading,
    rule: choice('Which products', PRODUCT_RULES),
    link: optionalLink('Only from a category', `${CATEGORY_HINT}. Leave empty for all categories`),
  }),
  kind('countdown', 'Countdown', {
    title: line('Heading', { maxLength: 60 }),
    text: paragraph('Text', { maxLength: 200, isOptional: true }),
    endsAt: moment('Ends', 'In the shop’s time zone. The section disappears then'),
    action,
    link: link(),
    image: image(),
    group: choice('Background colour', GROUPS),
  }),
  kind('quote', 'Quote', {
    text: paragraph('Quote', { maxLength: 300 }),
    name: line('Author', { maxLength: 80 }),
  }),
  kind('video', 'Video', {
    title: heading,
    video: video('Video', 'The https:// address of an .mp4 or .webm file'),
    captions: optionalLink('Captions', 'The https:// address of a .vtt file. Leave empty for no captions'),
    image: image('Poster image'),
  }),
  kind('logos', 'Logos', {
    title: heading,
    logos: list(
      'Logos',
      'logo',
      MAX_LOGOS,
      z.object({
        name: line('Name', { maxLength: 60 }),
        image: image('Logo'),
        link: optionalLink('Link', 'Leave empty for no link'),
      }),
    ),
  }),
  kind('slides', 'Hero slides', {}),
  kind('features', 'Feature strip', {}),
  kind('promos', 'Promo banners', {}),
  kind('deals', 'Deals', {}),
]);

export const homeSections = list('Sections', 'section', MAX_SECTIONS, homeSection);

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
