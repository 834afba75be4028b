/** What has to be known of a product to draw its card, on the server and in the browser alike. */
export interface CardProduct {
  /** Of a catalogue's product: 24 hexadecimal digits. */
  id?: string;
  /** The variant that its card adds to the cart: its only one; empty: the shopper must choose; null: none is available. */
  variantId?: string | null;
  path: string;
  name: string;
  /** Empty: none. */
  category: string;
  /** Percent of five stars; null in a shop without ratings. */
  rating: number | null;
  /** Rupees, unless `isInDollars`. */
  price: number;
  /** Before the discount. */
  oldPrice: number | null;
  isInDollars?: boolean;
  /** Only for catalogue products: whether other variants cost more, so that the card says "From". */
  isFrom?: boolean;
  /** Only for catalogue products: the names of the colours. */
  colors?: string[];
  /** Empty: none. */
  badge: string;
  /** The classes that light the backdrop: `backdrop--women backdrop--wall`. */
  backdrop: string;
  image: CardImage;
  /** The address of the view that a pointer shows; empty: none, as those of `image` are without one. */
  secondImage: string;
}

interface CardImage {
  /** The media type of `small` and `large`. */
  type: string;
  small: string;
  /** Pixels, as in `largeWidth`. */
  smallWidth: number;
  large: string;
  largeWidth: number;
  /** For browsers without that type. */
  fallback: string;
}
