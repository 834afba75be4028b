/** The texts, links and images of a release as its pages show them: plain data, which the renderer creates for the API. */

export interface ShopImage {
  /** The hash of an uploaded image, or the name of a file of the site. */
  id: string;
  url: string;
  thumbnailUrl: string;
  /** The width of the largest file in pixels, as is `height`. */
  width: number;
  height: number;
  alt: string;
  ownAlt: string | null;
  /** The files of an image of the site, narrowest first. Empty for an uploaded image. */
  copies: { url: string; width: number }[];
}

interface ContentLink {
  text: string;
  /** The target: a path of Mela's own pages, or the address of another site. */
  url: string;
}

export interface FormattedText {
  markdown: string;
  html: string;
}

export interface ContentPlace {
  title: string;
  lines: string[];
  phone: string | null;
  email: string | null;
  image: ShopImage | null;
}

export interface ShopDeal {
  title: string;
  text: string | null;
  endsAt: Date;
  action: ContentLink;
  image: ShopImage;
  backdrop: string;
}

interface ProductGroup {
  title: string;
  productIds: string[];
}

interface Kind<Name extends string> {
  __typename: Name;
  title: string | null;
}

/** Texts with a button, beside an image. */
interface Announcement {
  text: string | null;
  action: ContentLink;
  image: ShopImage;
}

export type ShopSection =
  | (Kind<'SlidesSection'> & {
      slides: (Announcement & { title: string; subtitle: string | null })[];
    })
  | (Kind<'FeaturesSection'> & { features: { icon: string; title: string; detail: string | null }[] })
  | (Kind<'PromosSection'> & {
      promos: { label: string | null; title: string; url: string; image: ShopImage; backdrop: string }[];
    })
  | (Kind<'DealsSection'> & { deals: ShopDeal[] })
  | (Kind<'CampaignSection'> & Announcement)
  | (Kind<'ProductsSection'> & {
      text: string | null;
      banner: ShopImage | null;
      url: string;
      productIds: string[];
    })
  | (Kind<'ProductGroupsSection'> & { groups: ProductGroup[] })
  | (Kind<'CategoriesSection'> & { tiles: { title: string; url: string; image: ShopImage }[] })
  | (Kind<'EditorialSection'> & { body: FormattedText; image: ShopImage; isImageRight: boolean })
  | (Kind<'QuoteSection'> & { quote: string; author: string })
  | (Kind<'VideoSection'> & { url: string; captionsUrl: string | null; poster: ShopImage })
  | (Kind<'LogosSection'> & { logos: { name: string; url: string | null; image: ShopImage }[] });

export interface LegalPage {
  lead: string | null;
  text: FormattedText;
  inForceSince: string | null;
}

export interface ShopContent {
  tagline: string;
  description: string;
  logo: ShopImage | null;
  hours: string | null;
  delivery: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  socialImage: ShopImage | null;
  returnDays: number | null;
  warrantyYears: number | null;
  topBar: {
    promotion: string | null;
    messages: { text: string; link: ContentLink | null }[];
  };
  footer: {
    company: string | null;
    hasNewsletter: boolean;
    networks: ContentLink[];
    groups: { title: string; links: ContentLink[] }[];
    apps: ContentLink[];
    paymentMarks: string[];
  };
  home: ShopSection[];
  about: {
    title: string;
    lead: FormattedText;
    text: FormattedText;
    promises: { figure: string; text: string }[];
    brands: { title: string; lead: string | null; links: ContentLink[] };
    team: {
      title: string;
      lead: string | null;
      people: { name: string; role: string; image: ShopImage | null }[];
    };
    offices: { title: string; lead: string | null; places: ContentPlace[] };
  };
  contact: {
    lead: string | null;
    map: ShopImage | null;
    mapUrl: string | null;
    locations: ContentPlace[];
  };
  help: {
    sections: { id: string; title: string; text: FormattedText }[];
    questions: { question: string; answer: string }[];
    closing: FormattedText | null;
  };
  privacy: LegalPage;
  terms: LegalPage;
}
