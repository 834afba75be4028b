import { GROUPS } from '@mela/rules/content/content-fields.ts';
import { firstSentence } from '@mela/rules/summary.ts';
import { z } from 'zod';

export const BADGES = ['Hot', 'New', 'Best Sell', 'Sale', '-30%', '-22%', ''] as const;

/**
 * A product (specification, section 3): the card's fields first, then those of its page and the comparison. `image`, `hoverImage`
 * and `gallery` name files in `assets/products` without their width.
 */
export const productSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string().min(1),
    category: z
      .string()
      .describe('The name of the listing it is shown with: a menu entry, sub-entry or tile'),
    alsoIn: z.array(z.string()).default([]).describe('Further listings that hold it'),
    sidebarCategories: z.array(z.string()).default([]).describe('Names of categories of the shop sidebar'),
    group: z.enum(GROUPS),
    rating: z.number().min(0).max(100).describe('Percent of five stars'),
    reviews: z.number().int().nonnegative(),
    price: z.number().positive().describe('Rupees'),
    oldPrice: z.number().positive().optional().describe('Rupees, before the discount'),
    dollars: z
      .object({
        price: z.number().positive(),
        oldPrice: z.number().positive().optional(),
        discount: z
          .string()
          .optional()
          .describe('Said as it is, where it is not what the prices work out to'),
      })
      .describe('For the pages that show dollars'),
    badge: z.enum(BADGES).default(''),
    image: z.string(),
    hoverImage: z.string(),
    gallery: z.array(z.string()).default([]),
    colourImages: z
      .record(z.string(), z.string())
      .default({})
      .describe('What the gallery begins with in a colour that is not the one of `gallery`'),
    placement: z
      .enum(['floor', 'wall'])
      .describe('On the backdrop: standing on the floor, or hanging on the wall'),
    isFeatured: z.boolean().default(false),
    isPopular: z.boolean().default(false),
    isNewAdded: z.boolean().default(false),
    description: z.string(),
    brand: z.string(),
    releasedOn: z.iso.date(),
    condition: z.enum(['New', 'Refurbished', 'Used']).default('New'),
    colours: z.array(z.string()),
    sizes: z.array(z.string()).default([]),
    stock: z.number().int().nonnegative(),
    sku: z.string(),
    tags: z.array(z.string()),
    frame: z.string().optional(),
    weight: z.string(),
    wheels: z.string().optional(),
    dimensions: z.string(),
  })
  .transform((product) => ({ ...product, summary: firstSentence(product.description) }));
