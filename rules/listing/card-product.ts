/** The product data that a card displays, on the server and in the browser. */
export interface CardProduct {
  /** Only for catalogue products: 24 hexadecimal digits. */
  id?: string;
  /**
   * The variant that the card adds to the cart: the product's only one. Empty: the shopper must choose. null:
   * none is available.
   */
  variantId?: string | null;
  path: string;
  name: string;
  /** The category's name. Empty: none. */
  category: string;
  /** Percent of five stars; null in a shop without ratings. */
  rating: number | null;
  /** The price in rupees, unless `isInDollars`. */
  price: number;
  /** The price before the discount. */
  oldPrice: number | null;
  isInDollars?: boolean;
  /** Only for catalogue products: whether other variants cost more, so that the card says "From". */
  isFrom?: boolean;
  /** Only for catalogue products: the names of the colours. */
  colors?: string[];
  /** The badge's text. Empty: none. */
  badge: string;
  /** The CSS classes of the backdrop: `backdrop--women backdrop--wall`. */
  backdrop: string;
  image: CardImage;
  /**
   * The address of the image shown on hover; empty: none. The addresses in `image` are also empty if there is
   * no image.
   */
  secondImage: string;
}

interface CardImage {
  /** The media type of `small` and `large`. */
  type: string;
  small: string;
  /** In pixels, like `largeWidth`. */
  smallWidth: number;
  large: string;
  largeWidth: number;
  /** The address of an image for browsers that do not support that type. */
  fallback: string;
}
