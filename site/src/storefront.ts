import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import type { PaymentMethod, SellingTerms } from '@mela/rules/selling-terms.ts';
import type { ImageFile } from './components/uploaded-files.ts';

/** The facts about the shop for every page, in `Astro.locals.storefront`: of the sample, or of a catalogue. */
export interface Storefront {
  mode: 'sample' | 'catalogue';
  /** The origin of canonical links, without a trailing slash. */
  url: string;
  content: StorefrontContent;
  /** Whether shoppers can order here. If not, they order by email and phone. */
  isSelling: boolean;
  /** Whether there are too many products for an index in the browser, so that the server answers searches. */
  asksServer: boolean;
  /** The ISO 4217 code of all prices. */
  currency: string;
  /**
   * The first and last delivery day, counted from tomorrow as 1. null if the operator has not entered them.
   */
  deliveryDays: readonly [from: number, until: number] | null;
  /** The time zone of the shop's days. */
  timeZone: string;
  /** Shipping costs in per cent of the subtotal, and the destinations. null: the shop takes no orders online. */
  shipping: Pick<SellingTerms, 'shippingPercent' | 'freeShippingFrom' | 'countries'> | null;
  /** The offered payment methods. */
  paymentMethods: PaymentMethod[];
  menu: MenuEntry[];
  /** The count in the header's icon. */
  wishlistCount: number;
  cartCount: number;
  /** The lines of the small cart. If empty, the cart shows a message. */
  cart: CartRow[];
  /** Their total as text. */
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
  /** The classes of the image's backdrop. */
  backdrop: string;
  image: ImageFile;
}
