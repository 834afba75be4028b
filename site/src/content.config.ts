import { defineCollection, reference } from 'astro:content';
import { GROUPS } from '@mela/rules/content/content-fields.ts';
import { file } from 'astro/loaders';
import { z } from 'astro/zod';
import { BADGES, productSchema } from './content/product-schema.ts';

/**
 * The sample data of the storefront: each entity of the specification's section 3 has a file in `content/`.
 */
const id = z.string();
const link = z.string().startsWith('/');
const product = reference('products');

const products = defineCollection({ loader: file('src/content/products.json'), schema: productSchema });

const arrivals = defineCollection({
  loader: inOrder('arrivals'),
  schema: z.object({ id, product, badge: z.enum(BADGES) }),
});

const categoryTiles = defineCollection({
  loader: inOrder('category-tiles'),
  schema: z.object({
    id,
    name: z.string(),
    image: z.string(),
    placement: z.enum(['floor', 'wall']),
    group: z.enum(GROUPS),
  }),
});

const menu = defineCollection({
  loader: inOrder('menu'),
  schema: z.object({
    id,
    title: z.string(),
    link,
    subItems: z.array(z.object({ title: z.string(), link })).default([]),
  }),
});

const sidebarCategories = defineCollection({
  loader: inOrder('sidebar-categories'),
  schema: z.object({ id, name: z.string(), count: z.number().int() }),
});

const homeLists = defineCollection({
  loader: inOrder('home-lists'),
  schema: z.object({ id, title: z.string(), products: z.array(product) }),
});

const wishlist = defineCollection({
  loader: inOrder('wishlist'),
  schema: z.object({ id, product }),
});

const cart = defineCollection({
  loader: inOrder('cart'),
  schema: z.object({ id, product, quantity: z.number().int().positive() }),
});

const compare = defineCollection({
  loader: inOrder('compare'),
  schema: z.object({ id, product }),
});

const brands = defineCollection({
  loader: inOrder('brands'),
  schema: z.object({ id, name: z.string() }),
});

const countries = defineCollection({
  loader: inOrder('countries'),
  schema: z.object({ code: z.string().length(2), name: z.string() }),
});

const reviews = defineCollection({
  loader: inOrder('reviews'),
  schema: z.object({
    id,
    author: z.string(),
    since: z.number().int().describe('The year of the first order'),
    date: z.iso.datetime({ local: true }),
    rating: z.number().int().min(1).max(5),
    comment: z.string(),
  }),
});

const orders = defineCollection({
  loader: inOrder('orders'),
  schema: z.object({
    id,
    date: z.iso.date(),
    status: z.enum(['Processing', 'Completed']),
    total: z.number().describe('Dollars'),
    items: z.number().int().positive(),
  }),
});

const addresses = defineCollection({
  loader: inOrder('addresses'),
  schema: z.object({
    id,
    title: z.string(),
    name: z.string(),
    lines: z.array(z.string()),
    city: z.string(),
    region: z.string(),
    phone: z.string().optional(),
  }),
});

export const collections = {
  products,
  arrivals,
  categoryTiles,
  menu,
  sidebarCategories,
  homeLists,
  wishlist,
  cart,
  compare,
  brands,
  countries,
  reviews,
  orders,
  addresses,
};

/**
 * Reads a JSON list of `content/` in the file's order. Astro sorts collections by entry id, so the id is the index (`01`, `02`,
 * …). The row's own `id` stays in its data.
 */
function inOrder(name: string): ReturnType<typeof file> {
  return file(`src/content/${name}.json`, { parser: byPlace });
}

function byPlace(text: string): Record<string, Record<string, unknown>> {
  const rows: Record<string, unknown>[] = JSON.parse(text);
  return Object.fromEntries(rows.map((row, index) => [String(index + 1).padStart(3, '0'), row]));
}
