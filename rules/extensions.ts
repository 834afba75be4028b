import type { Adjustment } from './adjustments.ts';
import type { Message } from './messages.ts';
import type { Money } from './money.ts';
import type { TaxedPlace } from './taxes.ts';

/** The value of a custom field: a flag, a whole number, money in minor units, or text. */
export type CustomValue = boolean | number | string;
/** The custom values of one module, by field name. Fields without a value are absent. */
export type CustomValues = Readonly<Record<string, CustomValue>>;

/** A field that a module adds to products. Operators edit it in the product form. */
export interface ProductFieldDeclaration {
  /** Unique within the module: a letter, then letters, digits or hyphens. */
  name: string;
  /** The label in the product form. */
  label: string;
  /**
   * BOOLEAN: a checkbox. NUMBER: a whole number, not negative. MONEY: in minor units. TEXT: at most 1,000 characters. CHOICE: one of
   * `readChoices`.
   */
  type: 'BOOLEAN' | 'NUMBER' | 'MONEY' | 'TEXT' | 'CHOICE';
  /** For CHOICE: reads the current choices. Products keep a value that is no longer offered. */
  readChoices?: () => Promise<readonly FieldChoice[]>;
  /** For TEXT: returns a message whose text begins with the label, or false. */
  check?: (text: string) => Message | false;
  /** A hint below the field. */
  hint?: string;
  /**
   * The name of its column in product files: a lower-case letter, then letters, digits or underscores. Absent: made of the names of
   * module and field.
   */
  column?: string;
  /** Corrects a cell of a product file that a spreadsheet program has changed, such as a code without its leading zero. */
  mendCell?: (cell: string) => string;
  /** Whether the public API returns it too. Otherwise only operators see the field. */
  isPublic?: boolean;
}

/** A choice for a field. */
export interface FieldChoice {
  value: string;
  label: string;
}

/** A cart before modules change its prices. Amounts are in minor units. */
export interface CartToAdjust {
  currency: string;
  /** The destination; null: not known yet. */
  place: TaxedPlace | null;
  lines: readonly LineToAdjust[];
  /** The discount code that the shopper entered, trimmed; null: none. */
  coupon: string | null;
  /** The buyer's email address in lower case, for an order that is being placed; null for a cart. */
  email: string | null;
}

interface LineToAdjust {
  variantId: string;
  productId: string;
  /** The product's category, which may be deleted. */
  categoryId: string;
  /** The price of one unit. */
  price: number;
  quantity: number;
  /** The module's own custom fields of the product. */
  fields: CustomValues;
}

/** An option that the shopper can choose for a cart line, such as gift wrap. The cart shows a checkbox. */
export interface LineOption {
  /** Unique within the module: a letter, then letters, digits or hyphens. */
  name: string;
  /** The label for shoppers, at most 100 characters. */
  label: string;
  /** The price for all units of the line, in minor units. 0: free. */
  amount: number;
}

/** A module's changes of a cart. Lists of lines are in the order of the cart's lines. */
export interface CartAdjustments {
  /** The options for each line. The shop adds the amount of each chosen option to its line. */
  options?: readonly (readonly LineOption[])[];
  /** Adjustments of single lines. */
  lines?: readonly (readonly Adjustment[])[];
  /** Adjustments of the whole cart. Without shares they are distributed over its lines by value. */
  order?: readonly Adjustment[];
  /** Adjustments of the shipping price: discounts take off no more than that. */
  shipping?: readonly Adjustment[];
  /** The result for the code that the shopper entered. Absent: the module does not know it. */
  coupon?: CouponResult;
}

/** A module's result for a code: the discount, or a sentence for the shopper that says why there is none. */
export type CouponResult = { code: string; label: string; sourceId: string } | { message: string };

/** Adjusts one cart. It depends only on the cart and on what the module read before. */
export type AdjustPrices = (cart: CartToAdjust) => CartAdjustments;

/** Adjusts the carts of one transaction, one after another. */
export interface CartAdjuster {
  adjust: AdjustPrices;
  /** Called for each accepted order, before the next cart is adjusted. */
  accepted?(order: AcceptedOrder): void;
}

/** An order that will be placed, unless its transaction fails. */
export interface AcceptedOrder {
  /** The buyer's email address in lower case. */
  email: string;
  /** The module's own adjustments that apply. */
  adjustments: readonly Adjustment[];
}

/** An adjustment as emails and the admin show it. */
export interface SeenAdjustment {
  /** The name of the module that made it. */
  module: string;
  label: string;
  amount: Money;
}

/** An order without personal details, for modules' lines in emails and the admin. */
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
export type MenuGroupId = 'products' | 'orders' | 'sellers' | 'account' | 'settings';

/** A screen of the admin. */
export interface AdminScreen<Component = unknown> {
  /** The address below `/admin`. It may have parameters, such as `/coupons/:id`. */
  path: string;
  /** Loads the React component when the screen is first opened. */
  load: () => Promise<Component>;
  /**
   * SAMPLE: the screen shows sample data, so a live shop's menu omits it. ACCESS: the screen has no menu and
   * is for people who are not signed in.
   */
  layout?: 'SAMPLE' | 'ACCESS';
  menu?: {
    /** The menu group that is open while the screen is shown. */
    group: MenuGroupId;
    /** The text of the menu entry. Without it, the screen has none. */
    title?: string;
    /** The position of the entry; those without one come last. */
    place?: number;
    /** Only operators with at least this role see the entry. The server enforces rights. */
    role?: 'EDITOR' | 'OWNER';
  };
}

/** A module's additions to the admin: `FEATURE`, exported by `screens.ts` in its `admin` folder. */
export interface AdminFeature<Component = unknown> {
  screens: readonly AdminScreen<Component>[];
  /** The module's scopes for API tokens, with the labels of their checkboxes. */
  scopes?: readonly { value: string; label: string }[];
}
