import type { Catalogue, CatalogueImage } from '@mela/rules/catalogue.ts';
import type { HomeSection } from '@mela/rules/content/home-sections.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import type { ProductRow } from '@mela/rules/product-row.ts';
import type { LegalPage, ShopContent } from '@mela/rules/shop-content.ts';
import { paymentMarks } from '../features/footer/payment-marks.ts';
import type { Cards } from './cards.ts';
import { imageOf, optionalImageOf, placeOf, textsOf } from './content-parts.ts';
import { chosenSections, defaultSections, type Tiles } from './content-sections.ts';
import { homeOf } from './home.ts';
import { planSections } from './home-sections.ts';
import type { ShopIndex } from './shop-index.ts';
import { categoryAddress } from './shop-links.ts';
import { brandsOf } from './single-pages.ts';

interface Shown {
  catalogue: Catalogue<ProductRow>;
  shop: ShopIndex;
  /** The content as the pages show it. */
  content: StorefrontContent;
  sections: readonly HomeSection[];
}

/** The texts, links and images that the pages show, as data for the API. */
export async function shopContentOf(shown: Shown, cards: Cards): Promise<ShopContent> {
  const { catalogue, shop, content } = shown;
  const { tagline, description, logo, hours, delivery, returnDays, warrantyYears, name } = content.shop;
  const { seo } = content;
  return {
    ...{ tagline, description, hours: hours || null, delivery: delivery || null, returnDays, warrantyYears },
    // The name of a sample image means that the shop has no logo.
    logo: typeof logo === 'string' ? null : optionalImageOf(logo, name),
    ...{ seoTitle: seo.title || null, seoDescription: seo.description || null },
    socialImage: optionalImageOf(seo.image, name),
    topBar: topBarOf(content),
    footer: footerOf(content, catalogue),
    home: await homeSectionsOf(shown, cards),
    about: aboutOf(content, shop),
    contact: contactOf(content),
    help: helpOf(content),
    privacy: legalOf(content, 'privacy'),
    terms: legalOf(content, 'terms'),
  };
}

async function homeSectionsOf({ catalogue, shop, content, sections }: Shown, cards: Cards) {
  const rows = homeOf(shop);
  const home = { content, timeZone: catalogue.timeZone, tiles: await tilesOf(rows.tiles, cards) };
  const blocks = planSections(sections, shop, cards);
  return blocks.length > 0 ? chosenSections(blocks, home) : defaultSections(rows, home);
}

async function tilesOf(tiles: ReturnType<typeof homeOf>['tiles'], { products }: Cards): Promise<Tiles> {
  return Promise.all(
    tiles.map(async ({ place, product }) => {
      const [shown] = product ? await products([product]) : [];
      const title = place.category.name;
      const image = place.category.image ?? (shown?.images[0] as CatalogueImage);
      return { title, url: categoryAddress(place), image: imageOf(image, title) };
    }),
  );
}

function topBarOf({ topBar: { promotion, messages } }: StorefrontContent): ShopContent['topBar'] {
  return {
    promotion: promotion || null,
    messages: messages.map(({ text, link, linkText }) => ({
      text,
      link: link ? { text: linkText, url: link } : null,
    })),
  };
}

function footerOf({ footer }: StorefrontContent, { selling }: Catalogue<ProductRow>): ShopContent['footer'] {
  return {
    company: footer.company || null,
    hasNewsletter: footer.newsletter !== 'Hidden',
    networks: footer.networks.map(({ network, link }) => ({ text: network, url: link })),
    groups: footer.groups.map(({ heading, links }) => ({
      title: heading,
      links: links.map(({ title, link }) => ({ text: title, url: link })),
    })),
    apps: footer.apps.map(({ store, link }) => ({ text: store, url: link })),
    paymentMarks: paymentMarks(selling?.paymentMethods ?? []),
  };
}

function aboutOf(content: StorefrontContent, shop: ShopIndex): ShopContent['about'] {
  const { title, lead, text, promises, brands, team, offices } = content.about;
  const { formatted } = textsOf(content);
  return {
    ...{ title, lead: formatted(lead), text: formatted(text), promises },
    brands: {
      title: brands.title,
      lead: brands.lead || null,
      links: brandsOf(shop).map(({ name, path }) => ({ text: name, url: path })),
    },
    team: {
      title: team.title,
      lead: team.lead || null,
      people: team.people.map(({ name, role, image }) => ({
        name,
        role,
        image: optionalImageOf(image, name),
      })),
    },
    offices: {
      title: offices.title,
      lead: offices.lead || null,
      places: offices.places.map((office) =>
        placeOf(office.name, office, optionalImageOf(office.image, office.name)),
      ),
    },
  };
}

function contactOf(content: StorefrontContent): ShopContent['contact'] {
  const { lead, map, mapLink, locations } = content.contact;
  return {
    lead: textsOf(content).plain(lead) || null,
    map: optionalImageOf(map),
    mapUrl: mapLink || null,
    locations: locations.map((location) => placeOf(location.title, location)),
  };
}

function helpOf(content: StorefrontContent): ShopContent['help'] {
  const { sections, questions, closing } = content.help;
  const { plain, formatted } = textsOf(content);
  return {
    sections: sections.map(({ id, title, text }) => ({ id, title, text: formatted(text) })),
    questions: questions.map(({ question, answer }) => ({ question, answer: plain(answer) })),
    closing: closing ? formatted(closing) : null,
  };
}

function legalOf(content: StorefrontContent, name: 'privacy' | 'terms'): LegalPage {
  const { lead, text, inForceSince } = content[name];
  const { plain, formatted } = textsOf(content);
  return { lead: plain(lead) || null, text: formatted(text), inForceSince: inForceSince || null };
}
