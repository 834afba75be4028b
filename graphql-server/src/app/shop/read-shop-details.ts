import { fillIn } from '@mela/rules/content/fill-in.ts';
import { withoutSample } from '@mela/rules/content/live-content.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import type { SellingTerms } from '@mela/rules/selling-terms.ts';
import type { Context } from '../../kernel/kernel.ts';
import type { Category } from '../../modules/catalogue/categories/category.ts';
import { currentHandle } from '../../modules/catalogue/handles.ts';
import { indexName } from '../../modules/catalogue/list/orders.ts';
import { readContent } from '../../modules/content/collection.ts';
import { readReleasedContent } from '../../modules/publishing/released/read-released.ts';
import { readSellingTerms } from '../../modules/selling/selling-terms.ts';
import { appTexts } from '../messages.ts';

const MAX_CATEGORIES = 1_000;

interface Entry {
  title: string;
  path: string;
  entries: Entry[];
}

interface GrievanceOfficer {
  name: string;
  designation: string;
  email: string | null;
  phone: string | null;
  address: string | null;
}

/** The shop's own details, as its pages show them. */
export interface ShopDetails {
  name: string;
  contact: { email: string | null; phone: string | null; whatsapp: string | null; address: string | null };
  grievanceOfficer: GrievanceOfficer | null;
  policies: { title: string; path: string; text: string }[];
  navigation: Entry[];
  /** The terms of orders. null if shoppers cannot place any. */
  terms: SellingTerms | null;
}

export async function readShopDetails(context: Context): Promise<ShopDetails> {
  const navigation = await readNavigation(context);
  const terms = await readSellingTerms(context);
  const kinds = navigation.map(({ title }) => title);
  const content = await readTexts(context, kinds, terms);
  const { address, email, name, phone, whatsapp } = content.shop;
  return {
    name,
    contact: {
      ...{ email: email || null, phone: phone || null, whatsapp: whatsapp || null },
      address: address.join('\n') || null,
    },
    grievanceOfficer: officerOf(content),
    policies: policiesOf(content),
    navigation,
    terms,
  };
}

/** Reads the texts of the caller's release, or else the unpublished ones. @param kinds of products for sale */
async function readTexts(
  context: Context,
  kinds: readonly string[],
  terms: SellingTerms | null,
): Promise<StorefrontContent> {
  const { release } = context;
  const released = release === null ? null : await readReleasedContent(context, release);
  if (released) return withoutSample(released.content, kinds, terms, context.currency);
  const { values } = await readContent(context);
  return context.publisher.current.documents !== null
    ? withoutSample(values, kinds, terms, context.currency)
    : values;
}

function officerOf({ grievanceOfficer: [officer] }: StorefrontContent): GrievanceOfficer | null {
  if (!officer) return null;
  const { name, designation, email, phone, address } = officer;
  return {
    ...{ name, designation, email: email || null, phone: phone || null },
    address: address.join('\n') || null,
  };
}

function policiesOf(content: StorefrontContent): ShopDetails['policies'] {
  const { help, privacy, terms } = content;
  const legal = ({ lead, text }: StorefrontContent['privacy']) => [lead, text].join('\n\n');
  return [
    { title: appTexts.privacyPolicy, path: '/privacy', text: legal(privacy) },
    { title: appTexts.terms, path: '/terms', text: legal(terms) },
    ...help.sections.map(({ id, title, text }) => ({ title, path: `/help#${id}`, text })),
  ].map(({ text, ...policy }) => ({ ...policy, text: fillIn(text, content) }));
}

/** The categories with products, as in the pages' menu. */
async function readNavigation({ categories, productCounts }: Context): Promise<Entry[]> {
  const found = await categories
    .find({ facets: '*' }, { projection: { facets: 0 }, hint: indexName('position') })
    .sort({ position: 1, _id: 1 })
    .limit(MAX_CATEGORIES)
    .toArray();
  const ids = new Set(found.map(({ _id }) => _id.toHexString()));
  const counts = await Promise.all([...ids].map((id) => productCounts.load(id)));
  const holding = new Map([...ids].map((id, place) => [id, counts[place] ?? 0]));
  const isTop = ({ parentId }: Category) => !parentId || !ids.has(parentId.toHexString());
  const entriesOf = (within: Category[]): { entry: Entry; count: number }[] =>
    within
      .map((category) => {
        const below = entriesOf(found.filter(({ parentId }) => parentId?.equals(category._id)));
        const own = holding.get(category._id.toHexString()) ?? 0;
        const count = below.reduce((sum, one) => sum + one.count, own);
        const path = `/category/${currentHandle(category)}`;
        return { count, entry: { title: category.name, path, entries: below.map(({ entry }) => entry) } };
      })
      .filter(({ count }) => count > 0);
  return entriesOf(found.filter(isTop)).map(({ entry }) => entry);
}
