import type { HomeSection } from '@mela/rules/content/home-sections.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { endOf } from '@mela/rules/content/time-left.ts';
import { contentHtml } from '@mela/rules/markdown.ts';
import type { ProductRow } from '@mela/rules/product-row.ts';
import type { ShopDeal, ShopSection } from '@mela/rules/shop-content.ts';
import * as homeText from '#messages/home.ts';
import { imageOf, optionalImageOf } from './content-parts.ts';
import type { homeOf } from './home.ts';
import type { planSections } from './home-sections.ts';

export type Tiles = Extract<ShopSection, { __typename: 'CategoriesSection' }>['tiles'];

interface Home {
  content: StorefrontContent;
  timeZone: string;
  tiles: Tiles;
}

/** The sections that the operator has chosen. */
export function chosenSections(blocks: ReturnType<typeof planSections>, home: Home): ShopSection[] {
  return blocks.flatMap((block) => intact(block.section.kind, () => sectionOf(block, home)));
}

/** The sections of a home page for which the operator has chosen none, in the order of `Home.astro`. */
export function defaultSections(rows: ReturnType<typeof homeOf>, home: Home): ShopSection[] {
  const { slides, banners } = home.content;
  const [banner, secondBanner] = banners;
  const { pickedForYou, featured, popular, newAdded, newArrival, moreProducts } = homeText;
  const tabs = [
    { title: featured, products: rows.featured },
    { title: popular, products: rows.popular },
    { title: newAdded, products: rows.newAdded },
  ];
  const sections: (() => ShopSection | null)[] = [
    () => (slides.length > 0 ? slidesOf(home) : null),
    () => featuresOf(home),
    () => groupsOf(pickedForYou, tabs),
    () => (banner ? campaignOf(banner) : null),
    () => categoriesOf(homeText.popularCategories, home),
    () => promosOf(home),
    () => productsOf({ title: newArrival, text: '' }, rows.arrivals, '/shop'),
    () => dealsOf(home.content.deals, home),
    () => (secondBanner ? campaignOf(secondBanner) : null),
    () => groupsOf(moreProducts, rows.lists),
  ];
  return sections.flatMap((section) => intact('default', section));
}

/** Creates a section. If that fails, the section is left out, and the others stay. */
function intact(kind: string, section: () => ShopSection | null): ShopSection[] {
  try {
    const made = section();
    if (hasGap(made)) throw new Error('A field is missing');
    return made ? [made] : [];
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the renderer has no other log.
    console.error(`The section "${kind}" of the home page cannot be offered by the API:`, error);
    return [];
  }
}

function hasGap(value: unknown): boolean {
  if (value === undefined) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasGap);
}

type Block = ReturnType<typeof planSections>[number];

function sectionOf({ section, rows, listing }: Block, home: Home): ShopSection | null {
  switch (section.kind) {
    case 'slides':
      return slidesOf(home);
    case 'features':
      return featuresOf(home);
    case 'promos':
      return promosOf(home);
    case 'deals':
      return dealsOf(home.content.deals, home);
    case 'countdown':
      return dealsOf([section], home);
    case 'categories':
      return categoriesOf(section.title, home);
    case 'campaign':
      return campaignOf(section);
    case 'collection':
      return productsOf(section, rows, listing);
    case 'products':
      return productsOf({ ...section, text: '' }, rows, listing);
    case 'logos':
      return logosOf(section);
    default:
      return storyOf(section);
  }
}

/** Sections of texts and videos. */
function storyOf(section: Extract<HomeSection, { kind: 'editorial' | 'quote' | 'video' }>): ShopSection {
  switch (section.kind) {
    case 'editorial': {
      const { title, text, image, side } = section;
      const body = { markdown: text, html: contentHtml(text) };
      const isImageRight = side === 'Right';
      return { __typename: 'EditorialSection', title, body, image: imageOf(image), isImageRight };
    }
    case 'quote':
      return { __typename: 'QuoteSection', title: null, quote: section.text, author: section.name };
    case 'video': {
      const { title, video: url, captions, image } = section;
      const poster = imageOf(image, title);
      return { __typename: 'VideoSection', title, url, captionsUrl: captions || null, poster };
    }
  }
}

function slidesOf({ content: { slides } }: Home): ShopSection | null {
  if (slides.length === 0) return null;
  return {
    __typename: 'SlidesSection',
    title: null,
    slides: slides.map((slide) => ({ ...announcementOf(slide), subtitle: slide.subtitle || null })),
  };
}

function featuresOf({ content }: Home): ShopSection | null {
  if (content.features.length === 0) return null;
  const features = content.features.map((feature) => ({ ...feature, detail: feature.detail || null }));
  return { __typename: 'FeaturesSection', title: null, features };
}

function promosOf({ content }: Home): ShopSection | null {
  if (content.promos.length === 0) return null;
  const promos = content.promos.map(({ label, title, link: url, image, group: backdrop }) => ({
    ...{ label: label || null, title, url, image: imageOf(image), backdrop },
  }));
  return { __typename: 'PromosSection', title: null, promos };
}

function dealsOf(deals: StorefrontContent['deals'], { timeZone }: Home): ShopSection | null {
  if (deals.length === 0) return null;
  const shown = deals.map((deal): ShopDeal => {
    const endsAt = new Date(endOf(deal.endsAt, timeZone));
    if (Number.isNaN(endsAt.getTime())) throw new Error('The deal has no end');
    return { ...announcementOf(deal), endsAt, backdrop: deal.group };
  });
  return { __typename: 'DealsSection', title: null, deals: shown };
}

function campaignOf(banner: StorefrontContent['banners'][number]): ShopSection {
  return { __typename: 'CampaignSection', ...announcementOf(banner) };
}

function categoriesOf(title: string, { tiles }: Home): ShopSection | null {
  return tiles.length > 0 ? { __typename: 'CategoriesSection', title, tiles } : null;
}

function productsOf(
  {
    title,
    text,
    image = null,
  }: Pick<Extract<HomeSection, { kind: 'collection' }>, 'title' | 'text'> &
    Partial<Pick<Extract<HomeSection, { kind: 'collection' }>, 'image'>>,
  rows: readonly ProductRow[],
  url: string,
): ShopSection | null {
  if (rows.length === 0) return null;
  const banner = optionalImageOf(image, title);
  return { __typename: 'ProductsSection', title, text: text || null, banner, url, productIds: idsOf(rows) };
}

function groupsOf(
  title: string,
  lists: readonly { title: string; products: readonly ProductRow[] }[],
): ShopSection | null {
  const groups = lists.flatMap((list) =>
    list.products.length > 0 ? [{ title: list.title, productIds: idsOf(list.products) }] : [],
  );
  return groups.length > 0 ? { __typename: 'ProductGroupsSection', title, groups } : null;
}

function logosOf({ title, logos }: Extract<HomeSection, { kind: 'logos' }>): ShopSection | null {
  if (logos.length === 0) return null;
  const shown = logos.map(({ name, link, image }) => ({
    name,
    url: link || null,
    image: imageOf(image, name),
  }));
  return { __typename: 'LogosSection', title, logos: shown };
}

function announcementOf({
  title,
  text,
  action,
  link,
  image,
}: Pick<StorefrontContent['slides'][number], 'title' | 'text' | 'action' | 'link' | 'image'>) {
  return { title, text: text || null, action: { text: action, url: link }, image: imageOf(image) };
}

function idsOf(rows: readonly ProductRow[]): string[] {
  return rows.map(({ id }) => id);
}
