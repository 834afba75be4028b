import type { Adjustment } from './adjustments.ts';
import type { Money } from './money.ts';
import type { TaxedPlace } from './order-totals.ts';

/** The value of a custom field: a flag, a whole number, money in minor units, or text. */
export type CustomValue = boolean | number | string;
/** Custom values of one module, by the names of their fields. Fields without a value are absent. */
export type CustomValues = Readonly<Record<string, CustomValue>>;

/** A field that a module adds to products. Operators edit it in the product form. */
export interface ProductFieldDeclaration {
  /** Unique within the module: a letter, then letters, digits or hyphens. */
  name: string;
  /** The label in the product form. */
  label: string;
  /** BOOLEAN: a checkbox. NUMBER: a whole number, not negative. MONEY: in minor units. TEXT: at most 1,000 characters. */
  type: 'BOOLEAN' | 'NUMBER' | 'MONEY' | 'TEXT';
  /** A hint below the field. */
  hint?: string;
  /** Whether the public API returns it too. Without it, only operators see the field. */
  isPublic?: boolean;
}

/** A cart before modules change its prices. Amounts are in minor units. */
export interface CartToAdjust {
  currency: string;
  /** The destination; null: not known yet. */
  place: TaxedPlace | null;
  lines: readonly LineToAdjust[];
  /** The code that the shopper entered, without spaces around it; null: none. */
  coupon: string | null;
  /** Of an order that is being placed, in lower case; null: a cart. */
  email: string | null;
}

interface LineToAdjust {
  variantId: string;
  productId: string;
  /** The product's category, which may be deleted. */
  categoryId: string;
  /** Of one piece. */
  price: number;
  quantity: number;
  /** The module's own custom fields of the product. */
  fields: CustomValues;
}

/** Something that the shopper can choose for a cart line, such as gift wrap. The cart shows a checkbox. */
export interface LineOption {
  /** Unique within the module: a letter, then letters, digits or hyphens. */
  name: string;
  /** As shoppers read it: at most 100 characters. */
  label: string;
  /** What it costs for all pieces of the line, in minor units. 0: free. */
  amount: number;
}

/** What a module adds to a cart or takes off. Lists of lines are in the order of the cart's lines. */
export interface CartAdjustments {
  /** What shoppers can choose. The shop adds the amount of each chosen option to its line. */
  options?: readonly (readonly LineOption[])[];
  /** Adjustments of single lines. */
  lines?: readonly (readonly Adjustment[])[];
  /** Adjustments of the cart as a whole. Without shares they are spread over its lines by value. */
  order?: readonly Adjustment[];
  /** Adjustments of what shipping costs: discounts take off no more than that. */
  shipping?: readonly Adjustment[];
  /** Of the code that the shopper entered. Absent: the module does not know it. */
  coupon?: CouponResult;
}

/** What a module makes of a code: the discount that it gave, or why it gave none, as a sentence for the shopper. */
export type CouponResult = { code: string; label: string; sourceId: string } | { message: string };

/** Adjusts one cart. It depends only on the cart and on what the module read before. */
export type AdjustPrices = (cart: CartToAdjust) => CartAdjustments;

/** Adjusts the carts of one transaction, one after another. */
export interface CartAdjuster {
  adjust: AdjustPrices;
  /** Called for each order that is accepted, before the next cart is adjusted. */
  accepted?(order: AcceptedOrder): void;
}

/** An order that will be placed, unless its transaction fails. */
export interface AcceptedOrder {
  /** In lower case. */
  email: string;
  /** The module's own adjustments, as far as they apply. */
  adjustments: readonly Adjustment[];
}

/** An adjustment as emails and the admin show it. */
export interface SeenAdjustment {
  /** The name of the module that made it. */
  module: string;
  label: string;
  amount: Money;
}

/** An order as modules see it in emails and in the admin: without personal details. */
export interface OrderFacts {
  number: string;
  lines: readonly {
    title: string;
    variantTitle: string | null;
    quantity: number;
    adjustments: readonly SeenAdjustment[];
  }[];
  adjustments: readonly SeenAdjustment[];
}

/** The groups of the admin's menu. */
export type MenuGroupTitle = 'Products' | 'Orders' | 'Sellers' | 'Account' | 'Settings';

/** A screen of the admin. */
export interface AdminScreen<Component = unknown> {
  /** The address below `/admin`. It may have parameters, such as `/coupons/:id`. */
  path: string;
  /** Loads the React component when the screen is first opened. */
  load: () => Promise<Component>;
  /**
   * APOLLO: it asks the server by Apollo Client. SAMPLE: it shows made-up data, so the menu of a live shop leaves it out.
   * ACCESS: without the menu, for people who are not signed in.
   */
  layout?: 'APOLLO' | 'SAMPLE' | 'ACCESS';
  menu?: {
    /** This group is open while the screen is shown. */
    group: MenuGroupTitle;
    /** The text of the entry. Without it, the screen has none. */
    title?: string;
    /** Entries are in the order of their places; those without one come last. */
    place?: number;
    /** Only operators with at least this role see the entry. The server checks what they may do. */
    role?: 'EDITOR' | 'OWNER';
  };
}

/** What a module adds to the admin: `FEATURE`, exported by `screens.ts` in its `admin` folder. */
export interface AdminFeature<Component = unknown> {
  screens: readonly AdminScreen<Component>[];
  /** The scopes that it adds for API tokens, with the labels of their checkboxes. */
  scopes?: readonly { value: string; label: string }[];
}
