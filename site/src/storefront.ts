import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import type { SellingTerms } from '@mela/rules/selling-terms.ts';
import type { ImageFile } from './components/uploaded-files.ts';

/** What every page is told of the shop, by `Astro.locals.storefront`: of the sample, or of a catalogue. */
export interface Storefront {
  mode: 'sample' | 'catalogue';
  /** The origin that canonical links name, without a slash at the end. */
  url: string;
  content: StorefrontContent;
  /** Whether shoppers can order here; otherwise by e-mail and telephone. */
  isSelling: boolean;
  /** Whether there are too many products for an index in the browser, so that the server answers searches. */
  asksServer: boolean;
  /** What all prices are in, by its letters of ISO 4217. */
  currency: string;
  /** The first and the last day on which an order arrives, counted from the next; null: not said. */
  deliveryDays: readonly [from: number, until: number] | null;
  /** What delivery costs, in percent of the subtotal, and where it goes; null: the shop takes no orders on its pages. */
  shipping: Pick<SellingTerms, 'shippingPercent' | 'freeShippingFrom' | 'countries'> | null;
  menu: MenuEntry[];
  /** What the icons of the header count. */
  wishlistCount: number;
  cartCount: number;
  /** The rows of the small cart; without any it is said to be empty. */
  cart: CartRow[];
  /** What they come to, as it is written. */
  cartTotal: string;
}

export interface MenuEntry {
  title: string;
  link: string;
  subItems: { title: string; link: string }[];
}

export interface CartRow {
  path: string;
  name: string;
  quantity: number;
  price: string;
  /** The classes that light the backdrop. */
  backdrop: string;
  image: ImageFile;
}
