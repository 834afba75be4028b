import type { GraphqlFile } from './kernel/uploads/graphql-operations.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ShopDetails } from './app/shop/read-shop-details.ts';
import type { Change as ChangeModel } from './kernel/history/describe.ts';
import type { HistoryPage } from './kernel/history/read.ts';
import type { Operator as OperatorModel, Invitation as InvitationModel, ApiToken as ApiTokenModel, Passkey as PasskeyModel, Session as SessionModel } from './modules/accounts/collections.ts';
import type { Category as CategoryModel } from './modules/catalogue/categories/category.ts';
import type { CategoryPage } from './modules/catalogue/categories/service.ts';
import type { Product as ProductModel } from './modules/catalogue/products/product.ts';
import type { ProductVariant as ProductVariantModel } from './modules/catalogue/products/product-variant.ts';
import type { StockPage } from './modules/catalogue/stock-list/list-stock.ts';
import type { ProductPage } from './modules/catalogue/products/list.ts';
import type { Level } from './modules/inventory/level.ts';
import type { Movement } from './modules/inventory/collection.ts';
import type { MovementPage } from './modules/inventory/list-movements.ts';
import type { Mail as MailModel } from './modules/mail/collection.ts';
import type { MailPage } from './modules/mail/list-mails.ts';
import type { Message as MessageModel } from './modules/messages/collection.ts';
import type { MessagePage } from './modules/messages/list-messages.ts';
import type { OrderView } from './modules/orders/order-view.ts';
import type { OrderPage } from './modules/orders/list-orders.ts';
import type { SalesReport as SalesReportModel } from './modules/orders/report-sales.ts';
import type { Discount as DiscountModel } from './modules/promotions/collection.ts';
import type { DiscountPage } from './modules/promotions/list-discounts.ts';
import type { Storefront as StorefrontModel, Release as ReleaseModel } from './modules/publishing/storefront.ts';
import type { Delivery as DeliveryModel } from './modules/publishing/webhook/collection.ts';
import type { DeliveryPage } from './modules/publishing/webhook/list-deliveries.ts';
import type { Redirect as RedirectModel } from './modules/redirects/collection.ts';
import type { RedirectPage } from './modules/redirects/list-redirects.ts';
import type { SeenRefund } from './modules/refunds/seen-refunds.ts';
import type { Refundable as RefundableModel } from './modules/refunds/refundable.ts';
import type { Zone } from './modules/shipping/collection.ts';
import type { Context } from './kernel/kernel.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A country by its two letters of ISO 3166-1, such as IN. */
  CountryCode: { input: string; output: string; }
  /** A currency by its three letters of ISO 4217, such as INR. */
  CurrencyCode: { input: string; output: string; }
  /**
   * A moment. It is answered in UTC, as an ISO 8601 string with milliseconds; as input it may be in any zone that it names,
   * such as 2026-01-31T09:00+05:30, or a date alone, which begins at midnight in UTC.
   */
  DateTime: { input: unknown; output: Date; }
  /** A whole number of the smallest unit of a currency, such as paise: up to 2^53. It is answered as a number. */
  MinorUnits: { input: number; output: number; }
  /**
   * An amount of rupees with at most two decimals, such as 1499 or 1499.5. Accepts a number or a decimal string and
   * answers a number. It is exact: the database keeps integer paise.
   */
  Price: { input: unknown; output: number; }
  /**
   * Sections of what the storefront says about the shop, by name, as JSON: `shop`, `topBar`, `footer`, `slides`, `features`,
   * `promos`, `banners`, `deals`, `about`, `contact`, `help`, `search`, `privacy`, `terms`. `storefrontContent` answers all,
   * which shows what each is made of. An image is the name of one of the sample's (`sample:home/hero-1`), an uploaded one as
   * it was answered, or `{ "upload": 0, "alt": "…" }` for a file of the call.
   */
  StorefrontContentValues: { input: unknown; output: unknown; }
  /** A file sent by the GraphQL multipart request specification. */
  Upload: { input: GraphqlFile; output: GraphqlFile; }
  /**
   * JSON as WebAuthn has it: what `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` takes, and
   * what `toJSON()` of a browser's answer gives.
   */
  WebAuthn: { input: unknown; output: unknown; }
};

/** Why a product may not be active or hidden. A draft may have any of these. */
export type ActivationFault =
  /** It has no image. */
  | 'NO_IMAGE'
  /** Its price, or that of a variant for sale, is 0 and not reduced from a higher one. */
  | 'NO_PRICE';

/** An address as it was given. */
export type Address = {
  __typename?: 'Address';
  /** The town. */
  city: Scalars['String']['output'];
  /** The country. */
  country: Scalars['CountryCode']['output'];
  /** House and street. */
  line1: Scalars['String']['output'];
  /** What else names the place. */
  line2?: Maybe<Scalars['String']['output']>;
  /** Whose. */
  name: Scalars['String']['output'];
  /** A telephone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The PIN or postcode; empty where the country has none. */
  postalCode: Scalars['String']['output'];
  /** The state: by its two letters in India. */
  region?: Maybe<Scalars['String']['output']>;
  /** The state's name. */
  regionName?: Maybe<Scalars['String']['output']>;
};

/** An address. */
export type AddressInput = {
  /** The town: 1 to 100 characters. */
  city: Scalars['String']['input'];
  /** The country. */
  country: Scalars['CountryCode']['input'];
  /** House and street: 1 to 200 characters. */
  line1: Scalars['String']['input'];
  /** What else names the place: at most 200 characters. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** Whose: 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** A telephone number for the carrier. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The PIN or postcode; in India six digits that fit the state. */
  postalCode: Scalars['String']['input'];
  /** The state: by its two letters of ISO 3166-2 in India, such as MH, or by its name. */
  region?: InputMaybe<Scalars['String']['input']>;
};

/** Lets a program do some of what its operator may. */
export type ApiToken = {
  __typename?: 'ApiToken';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** What it is for. */
  scopes: Array<TokenScope>;
  /** When it was last used, to within five minutes; null if never. */
  usedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The discount of the code that a shopper entered. */
export type AppliedCoupon = {
  __typename?: 'AppliedCoupon';
  /** The code, as the shop writes it. */
  code: Scalars['String']['output'];
  /** What it takes off, of the goods and of the shipping. */
  discount: Money;
  /** As shoppers read it. */
  label: Scalars['String']['output'];
};

/** The days between which a parcel arrives. */
export type Arrival = {
  __typename?: 'Arrival';
  /** The first, such as 2026-11-27. */
  from: Scalars['String']['output'];
  /** The last. */
  until: Scalars['String']['output'];
};

/** Whether something can be had. */
export type Availability =
  /** Yes. */
  | 'IN_STOCK'
  /** Yes, but few are left. */
  | 'LOW'
  /** No. */
  | 'OUT_OF_STOCK';

/** What a product's card may be marked with. */
export type Badge =
  /** Best Sell */
  | 'BEST_SELL'
  /** Hot */
  | 'HOT'
  /** New */
  | 'NEW'
  /** Sell */
  | 'SELL'
  /** Top Sell */
  | 'TOP_SELL';

/** A cart as it is now. */
export type Cart = {
  __typename?: 'Cart';
  /** What modules of the shop add to the order as a whole, or take off. Adjustments of lines are in their totals. */
  adjustments: Array<PriceAdjustment>;
  /** When it arrives, where the shop has said how long that takes. */
  arrival?: Maybe<Arrival>;
  /** What is not as the shopper was shown. */
  changes: Array<CartChange>;
  /** The discount of the entered code. Null without a code, and where it gives no discount: `changes` says why. */
  coupon?: Maybe<AppliedCoupon>;
  /** What the order's own discounts take off. */
  discount: Money;
  /** From what subtotal on sending is free; null: from none. */
  freeShippingFrom?: Maybe<Money>;
  /** What can be had, in the order of the input. */
  lines: Array<CartLine>;
  /** What sending it costs, with its own adjustments. */
  shipping: Money;
  /** What modules of the shop take off the shipping, or add to it. */
  shippingAdjustments: Array<PriceAdjustment>;
  /**
   * How it can be sent there. A shop without shipping zones has one rate, standard. None: the shop does not deliver this cart to this
   * address.
   */
  shippingRates: Array<ShippingRate>;
  /** The sum of the lines. */
  subtotal: Money;
  /** The part of the total that is tax. */
  tax: Money;
  /** The tax by rate and kind. */
  taxes: Array<TaxLine>;
  /** What is to be paid. */
  total: Money;
};

/** What is not as the shopper was shown. */
export type CartChange = {
  __typename?: 'CartChange';
  /** What it is now. */
  after?: Maybe<Money>;
  /** How many can be had. */
  available?: Maybe<Scalars['Int']['output']>;
  /** What was shown. */
  before?: Maybe<Money>;
  /** What kind of change. */
  kind: CartChangeKind;
  /** Why a discount code does not apply, as a sentence for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  /** Of which variant; null for one of the whole cart. */
  variantId?: Maybe<Scalars['ID']['output']>;
};

/** What can change about a cart. */
export type CartChangeKind =
  /** The discount code does not apply. */
  | 'COUPON'
  /** It is not sold any more. */
  | 'GONE'
  /** A chosen option is not available for this product any more. */
  | 'OPTION'
  /** A price. */
  | 'PRICE'
  /** What sending costs, or the total. */
  | 'SHIPPING'
  /** Fewer can be had than are asked for. */
  | 'STOCK';

/** Where a cart goes. */
export type CartDestinationInput = {
  /** The country. */
  country: Scalars['CountryCode']['input'];
  /** The PIN or postcode. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** The state: by its two letters of ISO 3166-2 in India, such as MH. */
  region?: InputMaybe<Scalars['String']['input']>;
};

/** What is asked about a cart. */
export type CartInput = {
  /** The code of a discount, in any case: at most 100 characters. */
  coupon?: InputMaybe<Scalars['String']['input']>;
  /** Where it goes; without it taxes and shipping rates are those of the shop's own state. */
  destination?: InputMaybe<CartDestinationInput>;
  /** At most 100 lines; lines of one variant are one. */
  lines: Array<CartLineInput>;
  /** The id of the shipping rate that the shopper chose, from `Cart.shippingRates`; null: the cheapest that delivers. */
  shippingRate?: InputMaybe<Scalars['ID']['input']>;
};

/** A line of a cart. */
export type CartLine = {
  __typename?: 'CartLine';
  /** What modules of the shop add to the line, or take off. Chosen options are among them. */
  adjustments: Array<PriceAdjustment>;
  /** Whether it can be had. */
  availability: Availability;
  /** How many can be had, where that is less than 999. */
  available?: Maybe<Scalars['Int']['output']>;
  /** Before any discount; null where it is not on sale. */
  compareAtPrice?: Maybe<Money>;
  /** Its image; null where it has none. */
  image?: Maybe<Image>;
  /** What the shopper can choose for this line, such as gift wrap. Send the ids of chosen options with the line. */
  options: Array<LineOption>;
  /** The address of its page, such as /product/red-shoe. */
  path: Scalars['String']['output'];
  /** Of one piece. */
  price: Money;
  /** The product's id. */
  productId: Scalars['ID']['output'];
  /** How many are asked for, or are to be had where these are fewer. */
  quantity: Scalars['Int']['output'];
  /** The product's title. */
  title: Scalars['String']['output'];
  /** Of all pieces, with the adjustments of the line. */
  total: Money;
  /** The variant's id, as the cart named it: it may be one from before variants had ids of their own. */
  variantId: Scalars['ID']['output'];
  /** The variant's values, such as Red / M; null where the product has no options. */
  variantTitle?: Maybe<Scalars['String']['output']>;
};

/** Some pieces of a variant. */
export type CartLineInput = {
  /** The ids of the options that the shopper chose, from `CartLine.options`: at most 20. Lines of one variant share their options. */
  options?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What the shopper was shown for one piece. */
  price?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** 1 to 999. */
  quantity: Scalars['Int']['input'];
  /** The variant's id. */
  variantId: Scalars['ID']['input'];
};

/** A group of products. */
export type Category = {
  __typename?: 'Category';
  /** The categories that lie directly in it, in the order POSITION; the first 100. */
  children: Array<Category>;
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  /** The handles it had before, the latest first: they are kept for it, so that its former addresses lead to it. */
  formerHandles: Array<Scalars['String']['output']>;
  /** What names it in the address of its page. */
  handle: Scalars['String']['output'];
  /** Whether its handle was chosen: it is not the one that was made for it. */
  hasOwnHandle: Scalars['Boolean']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The image that stands for it. */
  image?: Maybe<Image>;
  /** The name, trimmed; 1 to 100 characters. */
  name: Scalars['String']['output'];
  /** The category that it lies in, or null at the top. */
  parent?: Maybe<Category>;
  /** How many products are in it. */
  productCount: Scalars['Int']['output'];
  /** The products in it and in the categories in it, a page at a time. */
  products: ProductConnection;
  /** How many products are in it and in the categories in it. */
  totalProductCount: Scalars['Int']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Starts at 1 and grows by 1 with every change. */
  version: Scalars['Int']['output'];
};


/** A group of products. */
export type CategoryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: Scalars['Int']['input'];
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: ProductOrder;
};

/** A page of categories. */
export type CategoryConnection = {
  __typename?: 'CategoryConnection';
  /** The categories of this page, with their cursors. */
  edges: Array<CategoryEdge>;
  /** The categories of this page. */
  nodes: Array<Category>;
  /** Where this page ends, and whether there is another. */
  pageInfo: PageInfo;
  /** How many categories match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A category in a page. */
export type CategoryEdge = {
  __typename?: 'CategoryEdge';
  /** Where it stands: hand it to `after` to continue behind it. */
  cursor: Scalars['String']['output'];
  /** The category. */
  node: Category;
};

/** Which categories to answer. */
export type CategoryFilter = {
  /** Only those at the top, or only those that lie in another one. */
  isTopLevel?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those that lie directly in the category with this id. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those whose name has words that begin with each of these words. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** How categories are ordered. */
export type CategoryOrder = {
  /** Which way. */
  direction?: OrderDirection;
  /** By what. */
  field: CategoryOrderField;
};

/** What categories can be ordered by. */
export type CategoryOrderField =
  /** When it was added. */
  | 'CREATED_AT'
  /** The name, letters before case and accents. */
  | 'NAME'
  /** The order in which they are shown: as they were added, unless they were moved. */
  | 'POSITION';

/** A category as it is now. */
export type CategoryState = {
  __typename?: 'CategoryState';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  /** What names it in the address of its page. */
  handle: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The image that stands for it. */
  image?: Maybe<Image>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** The id of the category that it lies in. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Its version. */
  version: Scalars['Int']['output'];
};

/** A rate of tax of a category. */
export type CategoryTaxRate = {
  __typename?: 'CategoryTaxRate';
  /** The category's id. */
  categoryId: Scalars['ID']['output'];
  /** In per cent. */
  rate: Scalars['Float']['output'];
};

/** A rate of tax for a category. */
export type CategoryTaxRateInput = {
  /** The category's id. */
  categoryId: Scalars['ID']['input'];
  /** 0 to 100, with at most two decimals. */
  rate: Scalars['Float']['input'];
};

/** A category that a field names. */
export type CategoryValue = {
  __typename?: 'CategoryValue';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether it is gone. */
  isDeleted: Scalars['Boolean']['output'];
  /** What it is called, or was when it was deleted; null where that is not remembered any more. */
  name?: Maybe<Scalars['String']['output']>;
};

/** A change of something in the shop. */
export type Change = {
  __typename?: 'Change';
  /** What happened to it. */
  action: ChangeAction;
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** Who made it: the name of an operator, a token and whose it is, or the command line; null where nobody was signed in. */
  by?: Maybe<Scalars['String']['output']>;
  /** The id of the operator, also where a token of theirs was used. */
  byId?: Maybe<Scalars['ID']['output']>;
  /** Whether it can be undone, unless something changed the same again. */
  canUndo: Scalars['Boolean']['output'];
  /** What is different since; all it had, if it was deleted; nothing, if it was created, but of an operator or invitation what they may do; of a bulk change what it set. Never a secret. */
  fields: Array<FieldChange>;
  /** What belongs to it, if it is many changes in one; null for a change by itself. */
  group?: Maybe<ChangeGroup>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** What the operator should know about it, such as why an undo restored a product as a draft; null for most changes. */
  note?: Maybe<Scalars['String']['output']>;
  /** What it was a part of; null for a change by itself. */
  source?: Maybe<ChangeSource>;
  /** What kind of thing was changed. */
  subject: ChangeSubject;
  /** Its id; for CONTENT the name of the section. */
  subjectId: Scalars['ID']['output'];
  /** What it was called after the change, or before it was deleted: of CONTENT, STOREFRONT and SELLING its id, of a webhook its host, of an import its file. */
  subjectName: Scalars['String']['output'];
  /** The id of the change that this one undid. */
  undoes?: Maybe<Scalars['ID']['output']>;
  /** The id of the change that undid this one. */
  undoneBy?: Maybe<Scalars['ID']['output']>;
};

/** What happened to something. */
export type ChangeAction =
  /** It was changed. */
  | 'CHANGED'
  /** It was made. */
  | 'CREATED'
  /** It was deleted. */
  | 'DELETED';

/** A page of changes. */
export type ChangeConnection = {
  __typename?: 'ChangeConnection';
  /** The changes of this page. */
  nodes: Array<Change>;
  /** Where this page ends, and whether there is another. */
  pageInfo: PageInfo;
  /** How many changes match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Many changes that were made together: an import, a bulk change, or the undo of either. */
export type ChangeGroup = {
  __typename?: 'ChangeGroup';
  /** How many were changed. */
  changed: Scalars['Int']['output'];
  /** How many things were made. */
  created: Scalars['Int']['output'];
  /** How many were deleted. */
  deleted: Scalars['Int']['output'];
  /** The name of the imported file, or null. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Whether its changes are still being made. */
  isOpen: Scalars['Boolean']['output'];
  /** The progress of the latest request to undo it; null if there was none. */
  undoing?: Maybe<GroupUndoing>;
  /** 0 for the work itself, 1 for its undo. Older histories have undos of undos. */
  undos: Scalars['Int']['output'];
  /** What was done first: an import, or a bulk change. */
  work: ChangeSource;
};

/** A change of one's own password. */
export type ChangePasswordInput = {
  /** The password until now. */
  currentPassword: Scalars['String']['input'];
  /** 12 to 200 characters, not among the most common ones. */
  newPassword: Scalars['String']['input'];
};

/** What a change is a part of. Modules add their own. */
export type ChangeSource =
  /** A change of many products at once. */
  | 'BULK'
  /** The deletion of the category that it was in. */
  | 'CATEGORY_DELETION'
  /** An import of products. */
  | 'IMPORT'
  /** An invitation that was followed. */
  | 'INVITATION'
  /** The undo of other changes. */
  | 'UNDO';

/** What kind of thing was changed. Each module adds its own. */
export type ChangeSubject =
  /** A category. */
  | 'CATEGORY'
  /** A section of what the storefront says about the shop. */
  | 'CONTENT'
  /** A discount. */
  | 'DISCOUNT'
  /** An invitation to become one. */
  | 'INVITATION'
  /** An operator of the admin. */
  | 'OPERATOR'
  /** A product. */
  | 'PRODUCT'
  /** An address that leads to another one. */
  | 'REDIRECT'
  /** How the shop sells. */
  | 'SELLING'
  /** Addresses, and what it costs to send orders there. */
  | 'SHIPPING_ZONE'
  /** What is shown at `/`, and how it gets there. */
  | 'STOREFRONT';

/** Which changes to answer. */
export type ChangeSubjectInput = {
  /** Only those of this one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Those of this kind of thing. */
  kind: ChangeSubject;
};

/** The fields that a change can be of. Modules add their own. */
export type ChangedField =
  /** Of a webhook: scheme, host and port. */
  | 'ADDRESS'
  /** Of an operator. */
  | 'API_TOKEN'
  /** Of a product. */
  | 'ATTRIBUTES'
  /** Of a product. */
  | 'BADGE'
  /** Of how the shop sells. */
  | 'BANK_DETAILS'
  /** Of a product. */
  | 'BARCODE'
  /** Of a product. */
  | 'BRAND'
  /** Of a discount: the pieces that are paid for in full. */
  | 'BUYS'
  /** Of how the shop sells. */
  | 'CASH_ON_DELIVERY_UP_TO'
  /** Of a product. */
  | 'CATEGORY_ID'
  /** Of a discount: how many categories it names. */
  | 'CATEGORY_IDS'
  /** Of how the shop sells: those of categories. */
  | 'CATEGORY_TAX_RATES'
  /** Of a discount. */
  | 'CODE'
  /** Of a discount: whether it applies together with others. */
  | 'COMBINES'
  /** Of the storefront content: `part` says which. */
  | 'CONTENT'
  /** Of how the shop sells. */
  | 'COUNTRIES'
  /** Of how the shop sells. */
  | 'CURRENCY'
  /** Of a product: what modules of the shop add. */
  | 'CUSTOM_FIELDS'
  /** Of how the shop sells. */
  | 'DELIVERY_DAYS_FROM'
  /** Of how the shop sells. */
  | 'DELIVERY_DAYS_UNTIL'
  /** Of a product or category. */
  | 'DESCRIPTION'
  /** Of an operator or invitation. */
  | 'EMAIL'
  /** Of a discount. */
  | 'ENDS_AT'
  /** Of a webhook: what it is told of. */
  | 'EVENTS'
  /** Of an invitation. */
  | 'EXPIRES_AT'
  /** Of how the shop sells. */
  | 'FREE_SHIPPING_FROM'
  /** Of a redirect: the old address. */
  | 'FROM'
  /** Of a discount: the pieces that are discounted for that. */
  | 'GETS'
  /** Of how the shop sells. */
  | 'GSTIN'
  /** Of a product or category. */
  | 'HANDLE'
  /** Of a category. */
  | 'IMAGE'
  /** Of a product. */
  | 'IMAGES'
  /** Of a product. */
  | 'IS_FEATURED'
  /** Of a product. */
  | 'IS_NEW'
  /** Of a webhook. */
  | 'IS_PAUSED'
  /** Of a product. */
  | 'IS_POPULAR'
  /** Of how the shop sells. */
  | 'IS_SELLING'
  /** Of a discount: `DiscountKind`. */
  | 'KIND'
  /** Of an invitation. */
  | 'LINK'
  /** Of a discount: what the goods must cost. */
  | 'MINIMUM'
  /** Of a category or operator. */
  | 'NAME'
  /** Who gets an email about each new order. */
  | 'NEW_ORDER_EMAILS'
  /** Of a product. */
  | 'OPTIONS'
  /** Of a category: what it lies in. */
  | 'PARENT_ID'
  /** Of an operator: how many. */
  | 'PASSKEYS'
  /** Of an operator. */
  | 'PASSWORD'
  /** Of a webhook: the rest of its address, of which nothing is told. */
  | 'PATH'
  /** Of how the shop sells. */
  | 'PAY_WITHIN_HOURS'
  /** Of a category: where it stands in the order. */
  | 'PLACE'
  /** Of a shipping zone. */
  | 'POSTAL_CODES'
  /** Of a discount: how many products it names. */
  | 'PRODUCT_IDS'
  /** Of the storefront. */
  | 'PUBLISHES_AUTOMATICALLY'
  /** Of a shipping zone: its rates, each with its price. */
  | 'RATES'
  /** Of a shipping zone: its states. */
  | 'REGIONS'
  /** Of a product. */
  | 'REGULAR_PRICE'
  /** Of a redirect: whether it applies although the shop has a page at the old address. */
  | 'REPLACES_PAGE'
  /** Of an operator: a link to set another password. */
  | 'RESET_LINK'
  /** Of an operator or invitation. */
  | 'ROLE'
  /** Of an operator: whether there is one. */
  | 'SECOND_FACTOR'
  /** Of a webhook. */
  | 'SECRET'
  /** Of a product. */
  | 'SELLING_PRICE'
  /** Of how the shop sells. */
  | 'SHIPPING_PERCENT'
  /** Of the storefront: what shoppers see. */
  | 'SHOWN'
  /** Of a product. */
  | 'SHOW_FROM'
  /** Of a product. */
  | 'SHOW_UNTIL'
  /** Of a product. */
  | 'SKU'
  /** Of a discount. */
  | 'STARTS_AT'
  /** Of a product. */
  | 'STATUS'
  /** Of a product. */
  | 'STOCK'
  /** Of a product. */
  | 'TAGS'
  /** Of how the shop sells. */
  | 'TAKES_CASH_ON_DELIVERY'
  /** Of how the shop sells. */
  | 'TAX_RATE'
  /** Of how the shop sells. */
  | 'TAX_REGION'
  /** Of a product. */
  | 'TITLE'
  /** Of a redirect: the new address. */
  | 'TO'
  /** Of how the shop sells. */
  | 'UPI_ID'
  /** Of a discount: how many orders of one customer can use it. */
  | 'USES_EACH'
  /** Of a discount: how many orders can use it. */
  | 'USES_IN_ALL'
  /** Of a discount: per cent, or an amount in minor units. */
  | 'VALUE'
  /** Of a product: those of its variants that differ. */
  | 'VARIANTS'
  /** Of a product, in grams. */
  | 'WEIGHT_GRAMS';

/** A contact detail that was corrected. */
export type ContactChange = {
  __typename?: 'ContactChange';
  /** As it is now; null: none. */
  after?: Maybe<Scalars['String']['output']>;
  /** As it was, an address on several lines; null: none. */
  before?: Maybe<Scalars['String']['output']>;
  /** Which. */
  field: ContactField;
};

/** The contact details of an order. */
export type ContactField =
  /** Where the bill goes. */
  | 'BILLING_ADDRESS'
  /** Where mails about it go. */
  | 'EMAIL'
  /** The telephone number. */
  | 'PHONE'
  /** Where it is shipped. */
  | 'SHIPPING_ADDRESS';

/** What is wrong with a part of the storefront content. */
export type ContentError = {
  __typename?: 'ContentError';
  /** What is wrong. */
  message: Scalars['String']['output'];
  /** Where, such as `slides.0.title`. */
  path: Scalars['String']['output'];
};

/** A discount with a code. */
export type CouponInput = {
  /** Of BUY_X_GET_Y: 1 to 99. */
  buys?: InputMaybe<Scalars['Int']['input']>;
  /** At most 200. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 50 letters, digits, hyphens, dots and underscores, unlike all other codes. */
  code: Scalars['String']['input'];
  /** Whether it applies together with others that combine. */
  combines?: Scalars['Boolean']['input'];
  /** From when on it applies. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of BUY_X_GET_Y: 1 to 99. */
  gets?: InputMaybe<Scalars['Int']['input']>;
  /** The discount to change; null: a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** What it gives. */
  kind: DiscountKind;
  /** Of the goods it applies to, before discounts. */
  minimum?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** At most 500. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** At most 60 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** When it ends. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
  /** At least 1, for each email address. */
  usesEach?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  usesInAll?: InputMaybe<Scalars['Int']['input']>;
  /** As of `DiscountInput`. */
  value?: InputMaybe<Scalars['Float']['input']>;
  /** The version that was read: a later one is a `CONFLICT`. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A category to add. */
export type CreateCategoryInput = {
  /** What it is about: at most 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What names it in the address of its page: small letters, digits and hyphens. Without one it is made from the name. */
  handle?: InputMaybe<Scalars['String']['input']>;
  /** An image that stands for it. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** What the image shows, in at most 200 characters; the name, if nothing is said. */
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  /** The name: 1 to 100 characters after trimming. */
  name: Scalars['String']['input'];
  /** The id of the category that it lies in; categories lie at most 3 deep. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** A product to add. */
export type CreateProductInput = {
  /** At most 50 facts about it. */
  attributes?: InputMaybe<Array<ProductAttributeInput>>;
  /** The badge on its card. */
  badge?: InputMaybe<Badge>;
  /** The number printed as bars on it: at most 100 characters. */
  barcode?: InputMaybe<Scalars['String']['input']>;
  /** Its brand: at most 100 characters. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** The id of its category. */
  categoryId: Scalars['ID']['input'];
  /** Values of custom fields: those that are not named stay as they are. At most 100. */
  customFields?: InputMaybe<Array<CustomFieldInput>>;
  /** The description: 1 to 5,000 characters after trimming. */
  description: Scalars['String']['input'];
  /** What names it in the address of its page: small letters, digits and hyphens. Without one it is made from the title. */
  handle?: InputMaybe<Scalars['String']['input']>;
  /** What each image shows, in their order, in at most 200 characters; null for those that the title describes. */
  imageAlts?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** Whether to show it among the featured products. */
  isFeatured?: Scalars['Boolean']['input'];
  /** Whether to show it among the new products. */
  isNew?: Scalars['Boolean']['input'];
  /** Whether to show it among the popular products. */
  isPopular?: Scalars['Boolean']['input'];
  /** At most 3 things that are chosen when it is bought. */
  options?: InputMaybe<Array<ProductOptionInput>>;
  /** The price before any discount; null where it is not on sale. */
  regularPrice?: InputMaybe<Scalars['Price']['input']>;
  /** The price asked; less than the regular one. */
  sellingPrice: Scalars['Price']['input'];
  /** The moment from which on it is shown. */
  showFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** The moment from which on it is not shown any more. */
  showUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** The number that the shop keeps it under: at most 100 characters. No other product has it, in whatever case. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Where it is shown: everywhere, if nothing is said. Only a draft may lack images. */
  status?: InputMaybe<ProductStatus>;
  /** How many there are; null where they are not counted. */
  stock?: InputMaybe<Scalars['Int']['input']>;
  /** At most 20 words that it is grouped and found by, of at most 50 characters each, without commas. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The title: 1 to 255 characters after trimming. */
  title: Scalars['String']['input'];
  /**
   * Its variants: at most 100, each of a combination of its options that no other has. Where they are not named, there is one for each
   * combination, with what it had before.
   */
  variants?: InputMaybe<Array<ProductVariantInput>>;
  /** What it weighs, where its variants say nothing else. */
  weightGrams?: InputMaybe<Scalars['Int']['input']>;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** What to tell of. */
  events: Array<WebhookEventKind>;
  /** Whether messages are sent. */
  isOn?: Scalars['Boolean']['input'];
  /** Begins with https://, or with http:// on this machine; in a private network only where PRIVATE_NETWORKS names it. */
  url: Scalars['String']['input'];
};

/** What a refused change would have overwritten. */
export type CurrentState = CategoryState | ProductState | SellingSettings | StorefrontContentState | Webhook;

/** A field that a module of the shop adds to products. */
export type CustomField = {
  __typename?: 'CustomField';
  /** A hint for operators. */
  hint?: Maybe<Scalars['String']['output']>;
  /** As operators read it. */
  label: Scalars['String']['output'];
  /** The name of the module. */
  module: Scalars['String']['output'];
  /** The field's name, unique within the module. */
  name: Scalars['String']['output'];
  /** What it holds. */
  type: CustomFieldType;
  /** Its value as text, such as `true`, `12` or, of money, minor units; null: none. */
  value?: Maybe<Scalars['String']['output']>;
};

/** A new value of a custom field. */
export type CustomFieldInput = {
  /** The name of the module. */
  module: Scalars['String']['input'];
  /** The field's name. */
  name: Scalars['String']['input'];
  /** Its value as text, such as `true`, `12` or, of money, minor units. Null or blank removes it. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** What a custom field holds. */
export type CustomFieldType =
  /** `true`; otherwise it has no value. */
  | 'BOOLEAN'
  /** An amount in minor units of the shop's currency. */
  | 'MONEY'
  /** A whole number, from 0 to 1,000,000,000. */
  | 'NUMBER'
  /** At most 1,000 characters. */
  | 'TEXT';

/** What was sold on a day. */
export type DaySales = {
  __typename?: 'DaySales';
  /** Which, such as 2026-11-27. */
  day: Scalars['String']['output'];
  /** How many orders were placed. */
  orderCount: Scalars['Int']['output'];
  /** The part of it that is paid. */
  paidRevenue: Money;
  /** What they come to, with shipping and tax, without what was paid back. */
  revenue: Money;
  /** The part of it that is not paid yet, such as cash on delivery. */
  unpaidRevenue: Money;
};

/** Whether and how the shop delivers to an address. */
export type Delivery = {
  __typename?: 'Delivery';
  /** When an order by the cheapest rate arrives; null: not said. */
  arrival?: Maybe<Arrival>;
  /** Whether the shop delivers there. */
  isServed: Scalars['Boolean']['output'];
  /** The rates to choose from. */
  rates: Array<ShippingRate>;
  /** Whether an order of that value can be paid in cash when it arrives, with at least one of the rates. */
  takesCashOnDelivery: Scalars['Boolean']['output'];
};

/** Something that makes carts cheaper: by a code, or by itself. */
export type Discount = {
  __typename?: 'Discount';
  /** Of AMOUNT: what it takes off. */
  amount?: Maybe<Money>;
  /** Of BUY_X_GET_Y: how many pieces are paid for in full. */
  buys?: Maybe<Scalars['Int']['output']>;
  /** The categories of `categoryIds`, with their names. */
  categories: Array<DiscountTarget>;
  /** The categories that it applies to, with those below them. A deleted one counts no products. */
  categoryIds: Array<Scalars['ID']['output']>;
  /** The code that shoppers enter, in any case; null: it applies by itself. */
  code?: Maybe<Scalars['String']['output']>;
  /** Whether it applies together with other discounts that combine. Otherwise a cart gets what saves most. */
  combines: Scalars['Boolean']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** What it has taken off these orders. */
  discounted: Money;
  /** From when on it applies; null: at once. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /** Of BUY_X_GET_Y: how many of the cheapest pieces are discounted for that. */
  gets?: Maybe<Scalars['Int']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** What it gives. */
  kind: DiscountKind;
  /** As shoppers read it. */
  label: Scalars['String']['output'];
  /** What the goods it applies to must cost at least, before discounts; null: anything. */
  minimum?: Maybe<Money>;
  /** Of PERCENT and BUY_X_GET_Y. */
  percent?: Maybe<Scalars['Float']['output']>;
  /** With `categoryIds`: the products that it applies to. Both empty: all goods. */
  productIds: Array<Scalars['ID']['output']>;
  /** The products of `productIds`, with their titles. */
  products: Array<DiscountTarget>;
  /** What these orders came to. */
  sales: Money;
  /** Whether it applies now. */
  status: DiscountStatus;
  /** The name that shoppers read; null: its code, or words such as 10% off. */
  title?: Maybe<Scalars['String']['output']>;
  /** When it ends; null: never. */
  until?: Maybe<Scalars['DateTime']['output']>;
  /** How many orders have used it, without canceled ones. */
  uses: Scalars['Int']['output'];
  /** How many orders of one email address can use it; null: any number. */
  usesEach?: Maybe<Scalars['Int']['output']>;
  /** How many orders can use it; null: any number. */
  usesInAll?: Maybe<Scalars['Int']['output']>;
  /** PERCENT: per cent. AMOUNT: minor units. BUY_X_GET_Y: how many per cent the discounted pieces are cheaper. FREE_SHIPPING: 0. */
  value: Scalars['Float']['output'];
  /** Goes up by one with each change. */
  version: Scalars['Int']['output'];
};

/** Discounts, the newest first. */
export type DiscountConnection = {
  __typename?: 'DiscountConnection';
  /** Of this page. */
  nodes: Array<Discount>;
  /** Where this page ends, and whether there is another. */
  pageInfo: PageInfo;
  /** How many match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A discount. */
export type DiscountInput = {
  /** Of BUY_X_GET_Y: 1 to 99. */
  buys?: InputMaybe<Scalars['Int']['input']>;
  /** At most 200. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 50 letters, digits, hyphens, dots and underscores, unlike all other codes; null: it applies by itself. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Whether it applies together with others that combine. */
  combines?: Scalars['Boolean']['input'];
  /** From when on it applies. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of BUY_X_GET_Y: 1 to 99. */
  gets?: InputMaybe<Scalars['Int']['input']>;
  /** The discount to change; null: a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** What it gives. */
  kind: DiscountKind;
  /** Of the goods it applies to, before discounts. */
  minimum?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** At most 500. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** At most 60 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** When it ends. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
  /** At least 1, for each email address. */
  usesEach?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  usesInAll?: InputMaybe<Scalars['Int']['input']>;
  /** PERCENT: 0.01 to 100. AMOUNT: minor units. BUY_X_GET_Y: per cent off the discounted pieces; null: 100. FREE_SHIPPING: ignored. */
  value?: InputMaybe<Scalars['Float']['input']>;
  /** The version that was read: a later one is a `CONFLICT`. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What a discount gives. */
export type DiscountKind =
  /** An amount off the goods, once for each order. */
  | 'AMOUNT'
  /** The cheapest pieces for less, for each group of pieces that are bought. */
  | 'BUY_X_GET_Y'
  /** The shipping. */
  | 'FREE_SHIPPING'
  /** A part of the price of the goods. */
  | 'PERCENT';

/** Whether a discount applies. */
export type DiscountStatus =
  /** It does. */
  | 'ACTIVE'
  /** It has ended. */
  | 'ENDED'
  /** It begins later. */
  | 'SCHEDULED'
  /** As many orders have used it as can. */
  | 'USED_UP';

/** A product or category that a discount applies to. */
export type DiscountTarget = {
  __typename?: 'DiscountTarget';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its title or name; null: it was deleted. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Every kind of error there is. */
export type ErrorCode =
  /** The input breaks a rule, or the request is malformed. */
  | 'BAD_USER_INPUT'
  /** Somebody else has changed it since the version that was named. */
  | 'CONFLICT'
  /** The caller may not do this. */
  | 'FORBIDDEN'
  /** The document is no GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not fit this schema. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** Something went wrong on the server. */
  | 'INTERNAL_SERVER_ERROR'
  /** There is nothing with this id. */
  | 'NOT_FOUND'
  /** A file, the request or the answer is over its limit. */
  | 'PAYLOAD_TOO_LARGE'
  /** Too many calls from one client, network or token: try again after `Retry-After`. The HTTP status is 429. */
  | 'RATE_LIMITED'
  /** The operation asks for more than is answered at a time. */
  | 'TOO_EXPENSIVE'
  /** Nobody is signed in. */
  | 'UNAUTHENTICATED'
  /** The server or its database is busy or stopping: try again after `Retry-After`. */
  | 'UNAVAILABLE'
  /** A file is no image, or the body is of a type that this call does not take. */
  | 'UNSUPPORTED_MEDIA_TYPE';

/**
 * What `extensions` of an error holds. No field answers it: it is how to read the `errors` beside `data`. What does not
 * apply to an error is left out of it.
 */
export type ErrorExtensions = {
  __typename?: 'ErrorExtensions';
  /** The cart as it is now, for an order that is not what its shopper was shown. */
  cart?: Maybe<Cart>;
  /** What kind of error it is. */
  code: ErrorCode;
  /** What is wrong with which part of the storefront content: the first 20 faults. */
  contentErrors?: Maybe<Array<ContentError>>;
  /** The state that the caller did not know of, for CONFLICT. */
  current?: Maybe<CurrentState>;
  /** What is wrong with which field of the input, for BAD_USER_INPUT and refused images. */
  fieldErrors?: Maybe<FieldErrors>;
  /** What is wrong with which of the images that were sent: all of them at once. */
  imageErrors?: Maybe<Array<ImageError>>;
  /** What to name when asking for help, for INTERNAL_SERVER_ERROR: the log holds the cause under it. */
  requestId?: Maybe<Scalars['ID']['output']>;
};

/** What is different in one field. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** What it became, or null if there is nothing. */
  after?: Maybe<FieldValue>;
  /** What it was, or null if there was nothing. */
  before?: Maybe<FieldValue>;
  /** Which field it is. */
  field: ChangedField;
  /** Which part of the section, by its name in `StorefrontContentValues`; null for other fields, and where the section is a list. */
  part?: Maybe<Scalars['String']['output']>;
};

/** What is wrong with which field or argument, in sentences. */
export type FieldErrors = {
  __typename?: 'FieldErrors';
  /** Of a cursor. */
  after?: Maybe<Scalars['String']['output']>;
  /** Of an amount of money. */
  amount?: Maybe<Scalars['String']['output']>;
  /** Of the moment of an answer. */
  answeredAt?: Maybe<Scalars['String']['output']>;
  /** Of its attributes. */
  attributes?: Maybe<Scalars['String']['output']>;
  /** Of its badge. */
  badge?: Maybe<Scalars['String']['output']>;
  /** Of its bank account. */
  bankDetails?: Maybe<Scalars['String']['output']>;
  /** Of its barcode. */
  barcode?: Maybe<Scalars['String']['output']>;
  /** Of where its bill goes: `billingAddress.city`. */
  billingAddress?: Maybe<Scalars['String']['output']>;
  /** Of its brand. */
  brand?: Maybe<Scalars['String']['output']>;
  /** Of brands. */
  brands?: Maybe<Scalars['String']['output']>;
  /** Of its pieces to buy. */
  buys?: Maybe<Scalars['String']['output']>;
  /** Of who carries a parcel. */
  carrier?: Maybe<Scalars['String']['output']>;
  /** Of the total up to which it does. */
  cashOnDeliveryUpTo?: Maybe<Scalars['String']['output']>;
  /** Of its category. */
  categoryId?: Maybe<Scalars['String']['output']>;
  /** Of its categories. */
  categoryIds?: Maybe<Scalars['String']['output']>;
  /** Of the rates of categories. */
  categoryTaxRates?: Maybe<Scalars['String']['output']>;
  /** Of the code of a second factor. */
  code?: Maybe<Scalars['String']['output']>;
  /** Of the countries that a shop sends to. */
  countries?: Maybe<Scalars['String']['output']>;
  /** Of the code of a discount, in a cart or an order. */
  coupon?: Maybe<Scalars['String']['output']>;
  /** Of what all prices are in. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Of the password until now. */
  currentPassword?: Maybe<Scalars['String']['output']>;
  /** Of its custom fields; of one of them by `customFields.MODULE.NAME`. */
  customFields?: Maybe<Scalars['String']['output']>;
  /** Of the first day of delivery. */
  deliveryDaysFrom?: Maybe<Scalars['String']['output']>;
  /** Of the last one. */
  deliveryDaysUntil?: Maybe<Scalars['String']['output']>;
  /** Of how many more there are of a variant. */
  delta?: Maybe<Scalars['String']['output']>;
  /** Of its description. */
  description?: Maybe<Scalars['String']['output']>;
  /** Of an account's email. */
  email?: Maybe<Scalars['String']['output']>;
  /** Of what a webhook is told of. */
  events?: Maybe<Scalars['String']['output']>;
  /** Of the size of a page. */
  first?: Maybe<Scalars['String']['output']>;
  /** Of the subtotal from which sending is free. */
  freeShippingFrom?: Maybe<Scalars['String']['output']>;
  /** Of a report's first day. */
  from?: Maybe<Scalars['String']['output']>;
  /** Of its discounted pieces. */
  gets?: Maybe<Scalars['String']['output']>;
  /** Of a GST number. */
  gstin?: Maybe<Scalars['String']['output']>;
  /** Of its handle, or of a category's. */
  handle?: Maybe<Scalars['String']['output']>;
  /** Of what tells an attempt from others. */
  idempotencyKey?: Maybe<Scalars['String']['output']>;
  /** Of ids. */
  ids?: Maybe<Scalars['String']['output']>;
  /** Of what a category's image is said to show. */
  imageAlt?: Maybe<Scalars['String']['output']>;
  /** Of what its images are said to show. */
  imageAlts?: Maybe<Scalars['String']['output']>;
  /** Of its images; `imageErrors` says of which. */
  images?: Maybe<Scalars['String']['output']>;
  /** Of whether it is featured. */
  isFeatured?: Maybe<Scalars['String']['output']>;
  /** Of whether it is new. */
  isNew?: Maybe<Scalars['String']['output']>;
  /** Of whether it is popular. */
  isPopular?: Maybe<Scalars['String']['output']>;
  /** Of whether shoppers can order. */
  isSelling?: Maybe<Scalars['String']['output']>;
  /** Of a discount's kind. */
  kind?: Maybe<Scalars['String']['output']>;
  /** Of the size of a page that ends its list. */
  last?: Maybe<Scalars['String']['output']>;
  /** Of a cart's lines, or a parcel's; of one of them as `lines.2.quantity`, counted from 0. */
  lines?: Maybe<Scalars['String']['output']>;
  /** Of from how many on a variant is low. */
  lowAt?: Maybe<Scalars['String']['output']>;
  /** Of the highest price. */
  maxPrice?: Maybe<Scalars['String']['output']>;
  /** Of the text of a message. */
  message?: Maybe<Scalars['String']['output']>;
  /** Of the lowest price. */
  minPrice?: Maybe<Scalars['String']['output']>;
  /** Of its minimum. */
  minimum?: Maybe<Scalars['String']['output']>;
  /** Of the category that the products of a deleted one are to go to. */
  moveProductsTo?: Maybe<Scalars['String']['output']>;
  /** Of a name: of a category, a person or a token. */
  name?: Maybe<Scalars['String']['output']>;
  /** Of who gets an email about each new order. */
  newOrderEmails?: Maybe<Scalars['String']['output']>;
  /** Of the new password. */
  newPassword?: Maybe<Scalars['String']['output']>;
  /** Of a note. */
  note?: Maybe<Scalars['String']['output']>;
  /** Of how many to leave out. */
  offset?: Maybe<Scalars['String']['output']>;
  /** Of how many there are of a variant. */
  onHand?: Maybe<Scalars['String']['output']>;
  /** Of its options. */
  options?: Maybe<Scalars['String']['output']>;
  /** Of the order number in a message. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** Of the category that a category is to lie in. */
  parentId?: Maybe<Scalars['String']['output']>;
  /** Of a password. */
  password?: Maybe<Scalars['String']['output']>;
  /** Of the hours after which an order that is not paid ends. */
  payWithinHours?: Maybe<Scalars['String']['output']>;
  /** Of how an order is paid. */
  paymentMethod?: Maybe<Scalars['String']['output']>;
  /** Of a telephone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Of its postcodes. */
  postalCodes?: Maybe<Scalars['String']['output']>;
  /** Of its products. */
  productIds?: Maybe<Scalars['String']['output']>;
  /** Of its rates, each by its place from 0: `rates.0.price`. */
  rates?: Maybe<Scalars['String']['output']>;
  /** Of a reason. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Of the states of a shipping zone. */
  regions?: Maybe<Scalars['String']['output']>;
  /** Of its regular price. */
  regularPrice?: Maybe<Scalars['String']['output']>;
  /** Of what a token is for. */
  scopes?: Maybe<Scalars['String']['output']>;
  /** Of what orders are searched for. */
  search?: Maybe<Scalars['String']['output']>;
  /** Of its selling price. */
  sellingPrice?: Maybe<Scalars['String']['output']>;
  /** Of how much of the shipping to refund. */
  shipping?: Maybe<Scalars['String']['output']>;
  /** Of where an order goes: `shippingAddress.city`. */
  shippingAddress?: Maybe<Scalars['String']['output']>;
  /** Of what sending costs. */
  shippingPercent?: Maybe<Scalars['String']['output']>;
  /** Of the moment from which on it is shown. */
  showFrom?: Maybe<Scalars['String']['output']>;
  /** Of the moment from which on it is not shown any more. */
  showUntil?: Maybe<Scalars['String']['output']>;
  /** Of its SKU. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Of its status. */
  status?: Maybe<Scalars['String']['output']>;
  /** Of its stock. */
  stock?: Maybe<Scalars['String']['output']>;
  /** Of its tags. */
  tags?: Maybe<Scalars['String']['output']>;
  /** Of whether it takes cash on delivery. */
  takesCashOnDelivery?: Maybe<Scalars['String']['output']>;
  /** Of its rate of tax. */
  taxRate?: Maybe<Scalars['String']['output']>;
  /** Of the shop's own state. */
  taxRegion?: Maybe<Scalars['String']['output']>;
  /** Of the words of a search. */
  text?: Maybe<Scalars['String']['output']>;
  /** Of a product's title. */
  title?: Maybe<Scalars['String']['output']>;
  /** Of its last one. */
  to?: Maybe<Scalars['String']['output']>;
  /** Of what a shopper agreed to pay. */
  total?: Maybe<Scalars['String']['output']>;
  /** Of the number that a carrier knows a parcel by. */
  trackingNumber?: Maybe<Scalars['String']['output']>;
  /** Of where a parcel can be followed. */
  trackingUrl?: Maybe<Scalars['String']['output']>;
  /** Of the moment since which a mail is tried, as it was read. */
  triedFrom?: Maybe<Scalars['String']['output']>;
  /** Of its end. */
  until?: Maybe<Scalars['String']['output']>;
  /** Of whom UPI pays. */
  upiId?: Maybe<Scalars['String']['output']>;
  /** Of the address of a webhook. */
  url?: Maybe<Scalars['String']['output']>;
  /** Of how many orders of one customer can. */
  usesEach?: Maybe<Scalars['String']['output']>;
  /** Of how many orders can use it. */
  usesInAll?: Maybe<Scalars['String']['output']>;
  /** Of its per cent, or its amount. */
  value?: Maybe<Scalars['String']['output']>;
  /** Of the variants that are asked for. */
  variantIds?: Maybe<Scalars['String']['output']>;
  /** Of its variants; of one of them as `variants.2.sku`, counted from 0. */
  variants?: Maybe<Scalars['String']['output']>;
  /** Of its weight. */
  weightGrams?: Maybe<Scalars['String']['output']>;
};

/**
 * A value of a field: each kind of value has a field here, and all others are null. So they count as one where the cost of an
 * operation is bounded.
 */
export type FieldValue = {
  __typename?: 'FieldValue';
  /** Of a badge. */
  badge?: Maybe<Badge>;
  /** Of a category. */
  category?: Maybe<CategoryValue>;
  /** Of a part of the storefront content, as in `StorefrontContentValues`; a long text is cut as `text` is. */
  content?: Maybe<Scalars['StorefrontContentValues']['output']>;
  /** Of images, and those in a part of the storefront content. */
  images?: Maybe<Array<Image>>;
  /** Of what is so or not. */
  isOn?: Maybe<Scalars['Boolean']['output']>;
  /** Of options and attributes. */
  lists?: Maybe<Array<NamedValues>>;
  /** Of a moment. */
  moment?: Maybe<Scalars['DateTime']['output']>;
  /** Of a number. */
  number?: Maybe<Scalars['Int']['output']>;
  /** Of a place among categories. */
  place?: Maybe<PlaceValue>;
  /** Of a price. */
  price?: Maybe<Scalars['Price']['output']>;
  /** Of a role. */
  role?: Maybe<Role>;
  /** Of what is secret: which of two it is. */
  secret?: Maybe<SecretValue>;
  /** Of what shoppers see. */
  shown?: Maybe<ShownValue>;
  /** Of the status of a product. */
  status?: Maybe<ProductStatus>;
  /** Of a text; a long one from where it differs, with an ellipsis where it is cut. */
  text?: Maybe<Scalars['String']['output']>;
  /** Of tags, and of what a webhook is told of. */
  texts?: Maybe<Array<Scalars['String']['output']>>;
  /** Of a token. */
  token?: Maybe<TokenValue>;
  /** Of variants: those that differ, in their order. */
  variants?: Maybe<Array<VariantValue>>;
  /** True where each product of a bulk change got another value. */
  varies?: Maybe<Scalars['Boolean']['output']>;
};

/** A parcel. */
export type Fulfilment = {
  __typename?: 'Fulfilment';
  /** When it was handed over. */
  at: Scalars['DateTime']['output'];
  /** Who carries it. */
  carrier?: Maybe<Scalars['String']['output']>;
  /** Names it within its order. */
  id: Scalars['ID']['output'];
  /** What is in it. */
  lines: Array<FulfilmentLine>;
  /** When it came back undelivered; null: it did not. What is in it counts as not shipped then. */
  returnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number that the carrier knows it by. */
  trackingNumber?: Maybe<Scalars['String']['output']>;
  /** Where it can be followed. */
  trackingUrl?: Maybe<Scalars['String']['output']>;
};

/** What was shipped, and how. */
export type FulfilmentInput = {
  /** Who carries it: at most 100 characters. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** Which lines, and how many of each; left out: all that is not shipped yet. */
  lines?: InputMaybe<Array<FulfilmentLineInput>>;
  /** The number that the carrier knows it by: at most 100 characters. */
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
  /** Begins with https:// or http://. */
  trackingUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Pieces in a parcel. */
export type FulfilmentLine = {
  __typename?: 'FulfilmentLine';
  /** The order's line. */
  lineId: Scalars['ID']['output'];
  /** How many. */
  quantity: Scalars['Int']['output'];
};

/** Pieces that were shipped. */
export type FulfilmentLineInput = {
  /** The order's line. */
  lineId: Scalars['ID']['input'];
  /** How many. */
  quantity: Scalars['Int']['input'];
};

/** The progress of the undo of a group. */
export type GroupUndoing = {
  __typename?: 'GroupUndoing';
  /** How many of them were processed. */
  done: Scalars['Int']['output'];
  /** The first ten of the changes that could not be undone. */
  firstLeft: Array<LeftChange>;
  /** Whether it is waiting or in progress. */
  isRunning: Scalars['Boolean']['output'];
  /** How many of these could not be undone. */
  left: Scalars['Int']['output'];
  /** Why the job gave up; `undoChanges` continues. */
  stopped?: Maybe<Scalars['String']['output']>;
  /** How many changes it has to undo: those that were not undone before. */
  total: Scalars['Int']['output'];
};

/** An image of a product, stored as WebP. */
export type Image = {
  __typename?: 'Image';
  /** What it shows, for those who cannot see it. */
  alt: Scalars['String']['output'];
  /** Its height in pixels: at most 1600. */
  height: Scalars['Int']['output'];
  /** What names it in `updateProduct`: the hash of its content. */
  id: Scalars['ID']['output'];
  /** The same, where the operator said it; null where it follows from the title. */
  ownAlt?: Maybe<Scalars['String']['output']>;
  /**
   * The address of a copy that fits 320 × 320 pixels.
   * @deprecated Ask for `url(width: 320)`.
   */
  thumbnailUrl: Scalars['String']['output'];
  /** Its address on this server, such as /uploads/<hash>.webp: of the smallest copy that is wide enough, or of the largest. */
  url: Scalars['String']['output'];
  /** Its width in pixels: at most 1600. */
  width: Scalars['Int']['output'];
};


/** An image of a product, stored as WebP. */
export type ImageUrlArgs = {
  isAbsolute?: Scalars['Boolean']['input'];
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** What is wrong with one image. */
export type ImageError = {
  __typename?: 'ImageError';
  /** Its place among the images of the call, from 0. */
  index: Scalars['Int']['output'];
  /** What is wrong, with the name of the file. */
  message: Scalars['String']['output'];
};

/** One image of a product: one it already has, or a new file. */
export type ImageInput =
  /** The id of an image the product has, to keep it in this place. */
  { id: Scalars['ID']['input']; upload?: never; }
  |  /** A new image for this place. */
  { id?: never; upload: Scalars['Upload']['input']; };

/** How large and how many the images of a product may be, as this server was started. */
export type ImageLimits = {
  __typename?: 'ImageLimits';
  /** The bytes that one file may have. */
  maxBytes: Scalars['Int']['output'];
  /** The images that one product may have. */
  maxCount: Scalars['Int']['output'];
};

/** What lies on the shelf of a variant. */
export type Inventory = {
  __typename?: 'Inventory';
  /** How many can be sold; null where they are not counted. */
  available?: Maybe<Scalars['Int']['output']>;
  /** Low at so many or fewer. */
  lowAt?: Maybe<Scalars['Int']['output']>;
  /** How many there are; null: not tracked, always in stock. */
  onHand?: Maybe<Scalars['Int']['output']>;
  /** The product it is of; null where that was deleted. */
  product?: Maybe<Product>;
  /** How many of these are sold, and not shipped yet. */
  reserved: Scalars['Int']['output'];
  /** Whether it can be had. */
  state: Availability;
  /** When it last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The variant it is of; null where that was deleted. */
  variant?: Maybe<ProductVariant>;
  /** The variant's id. */
  variantId: Scalars['ID']['output'];
};

/** A page of what lies on the shelves. */
export type InventoryConnection = {
  __typename?: 'InventoryConnection';
  /** How many variants are low, drafts aside, whatever the filter. */
  lowCount: Scalars['Int']['output'];
  /** Of this page. */
  nodes: Array<Inventory>;
  /** How many variants are out of stock, drafts aside, whatever the filter. */
  outCount: Scalars['Int']['output'];
  /** Where this page ends, and whether there is another. */
  pageInfo: PageInfo;
  /** How many match, on all pages. */
  totalCount: Scalars['Int']['output'];
  /** How many variants are tracked, whatever the filter. */
  trackedCount: Scalars['Int']['output'];
  /** How many variants are not tracked, whatever the filter. */
  untrackedCount: Scalars['Int']['output'];
};

/** Which variants to answer. */
export type InventoryFilter = {
  /** Words of the product's title, its SKU, brand or tags. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those of this state. */
  state?: InputMaybe<Availability>;
  /** Only those that are tracked, or only those that are not. */
  tracking?: InputMaybe<InventoryTracking>;
  /** False: without variants of drafts. */
  withDrafts?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One change of how many lie on the shelf. */
export type InventoryMovement = {
  __typename?: 'InventoryMovement';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Who did it; null for nobody signed in. */
  by?: Maybe<Scalars['String']['output']>;
  /** How many more; negative: less. */
  delta: Scalars['Int']['output'];
  /** What names it. */
  id: Scalars['ID']['output'];
  /** What the operator said of it. */
  note?: Maybe<Scalars['String']['output']>;
  /** How many there were afterwards; null: not counted. */
  onHandAfter?: Maybe<Scalars['Int']['output']>;
  /** The number of the order that it belongs to. */
  order?: Maybe<Scalars['String']['output']>;
  /** Why. */
  reason: InventoryReason;
};

/** A page of movements. */
export type InventoryMovementConnection = {
  __typename?: 'InventoryMovementConnection';
  /** Of this page. */
  nodes: Array<InventoryMovement>;
  /** Where this page ends, and whether there is another. */
  pageInfo: PageInfo;
};

/** Why the number of a variant changed. */
export type InventoryReason =
  /** It was counted anew, lost, found or delivered. */
  | 'CORRECTED'
  /** A file said so. */
  | 'IMPORTED'
  /** It came back. */
  | 'RETURNED'
  /** It was sold, and shipped. */
  | 'SOLD';

/** Whether the stock of a variant is tracked. */
export type InventoryTracking =
  /** The shop knows how many there are. */
  | 'TRACKED'
  /** It is always in stock. */
  | 'UNTRACKED';

/** An invitation to make an account. */
export type Invitation = {
  __typename?: 'Invitation';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who is invited. */
  email: Scalars['String']['output'];
  /** When it ends: after a week. */
  expiresAt: Scalars['DateTime']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** What the account will be allowed to do. */
  role: Role;
};

/** What becomes of a late payment. */
export type LatePaymentResolution =
  /** It was paid back. */
  | 'PAID_BACK'
  /** What was ordered is reserved again, where it can be had, and the order goes on. */
  | 'RESERVE_AGAIN';

/** A change that could not be undone. */
export type LeftChange = {
  __typename?: 'LeftChange';
  /** The name of what it changed. */
  name: Scalars['String']['output'];
  /** Why it could not be undone. */
  reason: Scalars['String']['output'];
};

/** Something that a shopper can choose for a cart line, such as gift wrap. */
export type LineOption = {
  __typename?: 'LineOption';
  /** What it costs for all pieces of the line; 0: free. */
  amount: Money;
  /** The name of the module that offers it and the option's name, such as gift-wrap/wrap. */
  id: Scalars['ID']['output'];
  /** Whether the line has it. */
  isChosen: Scalars['Boolean']['output'];
  /** As shoppers read it. */
  label: Scalars['String']['output'];
};

/** A mail to a shopper or an operator. */
export type Mail = {
  __typename?: 'Mail';
  /** How often it was tried, since it was queued or sent again. */
  attempts: Scalars['Int']['output'];
  /** What it says. What lets its receiver in is covered. */
  content: MailContent;
  /** Why the last attempt failed, or null. */
  error?: Maybe<Scalars['String']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether a server has taken it up to send it: it cannot be canceled meanwhile. */
  isBeingSent: Scalars['Boolean']['output'];
  /** What it is about. */
  kind: MailKind;
  /** The `Message-ID` by which its receiver knows it; null until it is tried. */
  messageId?: Maybe<Scalars['String']['output']>;
  /** When it is tried next; null for one that is not. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the order that it is about, or null. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** The number of the order that it is about, or null. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** When it was queued. */
  queuedAt: Scalars['DateTime']['output'];
  /** When it was sent; null for one that was not. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** The same as it travels, headers and all: an `.eml` file. */
  source: Scalars['String']['output'];
  /** Where it stands. */
  state: MailState;
  /** What it says in one line. */
  subject: Scalars['String']['output'];
  /** The address that it goes to. */
  to: Scalars['String']['output'];
  /** Since when it is tried: when it was queued, or sent again last. */
  triedFrom: Scalars['DateTime']['output'];
  /** From when on what it leads to is not valid any more, or null. */
  validUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of mails. */
export type MailConnection = {
  __typename?: 'MailConnection';
  /** How many wait after an attempt that failed, of all that the caller may see. */
  delayedCount: Scalars['Int']['output'];
  /** How many could not be sent, of all that the caller may see. */
  failedCount: Scalars['Int']['output'];
  /** Of this page. */
  nodes: Array<Mail>;
  /** Where this page ends, and whether there is another. */
  pageInfo: PageInfo;
  /** How many match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** What a mail says. */
export type MailContent = {
  __typename?: 'MailContent';
  /** Its HTML, as a document of its own. */
  html: Scalars['String']['output'];
  /** Its subject. */
  subject: Scalars['String']['output'];
  /** The same without markup. */
  text: Scalars['String']['output'];
};

/** Which mails to answer. */
export type MailFilter = {
  /** Only those of a kind. */
  kind?: InputMaybe<MailKind>;
  /** Only those about the order with this id. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those to addresses with this in them, or about the order of this number. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those that stand there. */
  state?: InputMaybe<MailState>;
};

/** What a mail is about. */
export type MailKind =
  /** A shopper sent a message from the contact page, for the shop. */
  | 'CONTACT_MESSAGE'
  /** An order was placed, for the shop. */
  | 'NEW_ORDER'
  /** Somebody is invited to work in the admin. */
  | 'OPERATOR_INVITATION'
  /** An order is off. */
  | 'ORDER_CANCELED'
  /** The link that lets a shopper change an order, sent at their request. */
  | 'ORDER_LINK'
  /** The payment of an order has arrived. */
  | 'ORDER_PAID'
  /** An order was placed, and how it is paid. */
  | 'ORDER_PLACED'
  /** A payment, or a part of it, was refunded. */
  | 'ORDER_REFUNDED'
  /** All or a part of an order is on its way. */
  | 'ORDER_SHIPPED'
  /** An operator may choose a new password. */
  | 'PASSWORD_RESET';

/** How mails are sent. */
export type MailSettings = {
  __typename?: 'MailSettings';
  /** Whom mails are from: `MAIL_FROM`, or the shop by its e-mail address. */
  from: Scalars['String']['output'];
  /** Whether there is a mail server (`SMTP_URL`); without one mails are kept in files. */
  isSmtpConfigured: Scalars['Boolean']['output'];
};

/** Where a mail stands. */
export type MailState =
  /** An operator took it back: it is not sent. */
  | 'CANCELED'
  /** It was refused, or given up after three days: `error` says why. */
  | 'FAILED'
  /** It lies in a file of `DATA_DIR/mail`, because no mail server was configured; or it came with a backup, and may have been sent from elsewhere. */
  | 'KEPT'
  /** The mail server has taken it. */
  | 'SENT'
  /** It is sent as soon as the mail server takes it. */
  | 'WAITING';

/** A message that a shopper sent from the contact page. */
export type Message = {
  __typename?: 'Message';
  /** When an operator marked it as done; null while it is open. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** The operator or API token that marked it as done; null while it is open, or if the shop has no accounts. */
  doneBy?: Maybe<Scalars['String']['output']>;
  /** The shopper's email address, as they typed it: nobody has verified it. */
  email: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether an operator marked it as done. */
  isDone: Scalars['Boolean']['output'];
  /** The shopper's name. */
  name: Scalars['String']['output'];
  /** The order number that the shopper typed, or null. No order may have it. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** The shopper's telephone number, or null. */
  phone?: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** The message. Lines end with a line feed. */
  text: Scalars['String']['output'];
};

/** Messages, the newest first. */
export type MessageConnection = {
  __typename?: 'MessageConnection';
  /** Of this page. */
  nodes: Array<Message>;
  /** How many are open, whatever the filter. */
  openCount: Scalars['Int']['output'];
  /** Where this page ends, and whether there is another. */
  pageInfo: PageInfo;
  /** How many match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Which messages to answer. */
export type MessageFilter = {
  /** Only those that are done, or only those that are open. */
  isDone?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those with this text in the name, email address, telephone number, order number or message. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** An amount of money: whole minor units, such as paise for INR, of a currency. */
export type Money = {
  __typename?: 'Money';
  /** In the smallest unit of the currency, such as paise. */
  amount: Scalars['MinorUnits']['output'];
  /** Of ISO 4217, such as INR. */
  currency: Scalars['CurrencyCode']['output'];
};

/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a note that only the shop sees. */
  addOrderNote: Order;
  /** Corrects how many of a variant lie on the shelf. Two corrections at once lose nothing: `delta` adds to what is there then. */
  adjustInventory: Inventory;
  /** Begins to make a passkey: answers what the browser is to make it of, within five minutes. */
  beginPasskey: Scalars['WebAuthn']['output'];
  /** Begins to sign in with a passkey: answers what the browser is to have signed, within five minutes. */
  beginPasskeySignIn: Scalars['WebAuthn']['output'];
  /**
   * Begins to set up one's own second factor: an authenticator app is told the secret. It is asked for once a code of it was
   * entered.
   */
  beginSecondFactor: SecondFactorSetup;
  /**
   * Takes back a mail that waits, or lays aside one that failed: it is not sent. One that was canceled already is answered as it is.
   * CONFLICT tells that it is just being sent, or that it is out.
   */
  cancelMail: Mail;
  /**
   * Cancels an order for its shopper, as long as it is not shipped and nothing is paid. It takes the token of the shopper's link;
   * a tracking token only reads, and is refused with FORBIDDEN.
   */
  cancelOrder: Order;
  /** Cancels an order that is not shipped, for the shop. */
  cancelOrderById: Order;
  /** Changes one's own password, and ends all other sessions. */
  changePassword: Session;
  /**
   * Does what `updateProducts` does, and answers only the count. It fails with BAD_USER_INPUT where no product may change.
   * @deprecated Use `updateProducts`, which also lists the products that stayed as they are.
   */
  changeProducts: Scalars['Int']['output'];
  /** Changes what somebody may do. There is always an owner. */
  changeRole: Operator;
  /** Finishes the setup. Answers the recovery codes, each of which takes the place of one code: they are not shown again. */
  confirmSecondFactor: Array<Scalars['String']['output']>;
  /** Corrects the email address, telephone number or addresses of an order, also after it was shipped. */
  correctOrderContact: Order;
  /** Corrects the carrier, tracking number and link of a parcel that is on its way. */
  correctParcelTracking: Order;
  /** Makes a token for a program, which sends it as `Authorization: Bearer <token>`. */
  createApiToken: NewApiToken;
  /** Adds a category. Two categories may have the same name. */
  createCategory: Category;
  /** Makes a link with which somebody sets a forgotten password, once, within a day; another one takes its place. */
  createPasswordReset: NewPasswordReset;
  /** Adds a product with its images, in their order; the first one stands for the product. */
  createProduct: Product;
  /**
   * Redirects an old address, from the next release on. Redirects that lead to the old address lead to the new one instead, so
   * that no redirect leads to another one.
   */
  createRedirect: Redirect;
  /**
   * Tells another address of what happens, from now on: signed as the specification of Standard Webhooks has it,
   * and again after growing waits until it is answered by a status from 200 to 299.
   */
  createWebhook: NewWebhook;
  /**
   * Deletes a category and answers it as it was. Its products stay, uncategorised or in another category; the categories
   * in it lie where it lay.
   */
  deleteCategory: Category;
  /** Deletes a discount, and answers it as it was. Orders keep what they were given. */
  deleteDiscount: Discount;
  /** Deletes a product and answers it as it was. Images no other product uses go with it. */
  deleteProduct: Product;
  /** Deletes many products with the images that no others use, and answers how many there were. */
  deleteProducts: Scalars['Int']['output'];
  /** Deletes a redirect, and answers it as it was. */
  deleteRedirect: Redirect;
  /** Deletes a shipping zone, and answers it as it was. Without zones, the percentage of the selling settings counts again. */
  deleteShippingZone: ShippingZone;
  /** Tells an address nothing any more, and forgets what waits for it. Answers the id. */
  deleteWebhook: Scalars['ID']['output'];
  /** Adds a copy of a product as a draft: with its images, a handle of its own, and without an SKU. */
  duplicateProduct: Product;
  /**
   * Emails the shopper the link that lets them change an order, to the address that they entered. The answer is always true: it does not tell whether the order exists
   * or an email was sent. At most one email in 5 minutes, and 5 a day.
   */
  emailOrderLink: Scalars['Boolean']['output'];
  /** Ends all of one's own sessions but this one. Answers how many. */
  endOtherSessions: Scalars['Int']['output'];
  /** Ends one of one's own sessions. */
  endSession: SignedInSession;
  /** Deletes a message and the email about it. This cannot be undone. Returns the message's id. */
  eraseMessage: Scalars['ID']['output'];
  /** Takes the name, addresses and telephone out of an order that is over; what the law asks to keep stays. */
  eraseOrderDetails: Order;
  /** Notes that an order, or some lines of it, was shipped: it leaves the shelf. */
  fulfilOrder: Order;
  /** Invites somebody to make an account; a second invitation takes the place of the first. */
  inviteOperator: NewInvitation;
  /** Marks a message as done, or as open again. */
  markMessageDone: Message;
  /** Notes that an order has arrived. */
  markOrderDelivered: Order;
  /** Notes that what an order costs was paid. Of an order that was canceled the payment is kept, and the shop says what becomes of it. */
  markOrderPaid: Order;
  /** Records a refund of a canceled order that was made elsewhere, such as by bank transfer. No money is moved. */
  markOrderRefunded: Order;
  /** Records that a parcel came back undelivered, or was lost. */
  markParcelUndelivered: Order;
  /** Puts a category at another place in the order POSITION, in which categories are shown. */
  moveCategory: Category;
  /**
   * Places an order: exactly once for each key, which answers the same order for ever. Where a price, stock or the total is not what the
   * shopper saw, it is refused with CONFLICT and the cart as it is now in `extensions.cart`; nothing is reserved then. A key that comes
   * again with other input is refused with CONFLICT too, without a cart.
   */
  placeOrder: Order;
  /**
   * Makes the pages as they would be with some sections changed, and changes nothing. Answers a number: operators see these pages
   * at `/?release=` and the number, nobody else does, and the last four previews are kept. Needs a catalogue that is live.
   */
  previewStorefrontContent: Scalars['Int']['output'];
  /**
   * Makes a release of the catalogue as it is now, and shows it: the first time **Use my catalogue**, later **Go live**.
   * Answers once it is under way.
   */
  publishStorefront: Storefront;
  /**
   * Refunds a part or all of what was paid for an order, also of a canceled one: once for each key. Where a payment provider received
   * the payment and can refund, it is asked to, and the refund is PENDING until it answers. Otherwise the refund is recorded as made by hand,
   * and no money is moved. Refused with BAD_USER_INPUT for more than can still be refunded, and with CONFLICT for an order that is not paid,
   * or a key that comes again with other input.
   */
  refundOrder: Order;
  /** Keeps the passkey that the browser has made: from then on it signs in. */
  registerPasskey: Passkey;
  /** Ends an account, with its sessions, tokens and passkeys. There is always an owner. */
  removeOperator: Operator;
  /** Makes one of one's own passkeys worthless. */
  removePasskey: Passkey;
  /** Takes one's own second factor away. */
  removeSecondFactor: Operator;
  /**
   * Removes the webhook that `setWebhook` sets.
   * @deprecated There may be several: use `deleteWebhook`.
   */
  removeWebhook: Webhook;
  /**
   * Reopens a canceled order: its stock is reserved again. Refused with CONFLICT where something is out of stock, or its payment is
   * refunded.
   */
  reopenOrder: Order;
  /** Sends an email about an order again, to the address that the order has now. */
  resendOrderEmail: Order;
  /**
   * Sends a message once more, with the same `webhook-id`, whether it has arrived or not. One that is just being sent, or
   * is about to be, is sent once.
   */
  resendWebhookDelivery: WebhookDelivery;
  /** Sets a forgotten password by an owner's link, and ends all sessions; answers the email to sign in with. */
  resetPassword: Scalars['String']['output'];
  /** Decides on the payment of a canceled order: reopens the order, or records that all of it was refunded. */
  resolveLatePayment: Order;
  /**
   * Tells the webhook that `setWebhook` sets again what is shown from now on, after a restored backup has paused it.
   * @deprecated There may be several: use `updateWebhook` with `isOn`.
   */
  resumeWebhook: Webhook;
  /** Makes one of one's own tokens worthless. */
  revokeApiToken: ApiToken;
  /** Shows a former release at once. Nothing is published by itself from then on, until `publishStorefront`. */
  rollBackStorefront: Storefront;
  /** Signs messages with a new secret, at once: what is refused until its receiver knows it is sent again. */
  rotateWebhookSecret: NewWebhook;
  /** Adds or changes a discount with a code: another name of `saveDiscount`. */
  saveCoupon: Discount;
  /** Adds a discount, or changes the one with the id of the input. It applies to carts from then on. */
  saveDiscount: Discount;
  /**
   * Creates or changes a shipping zone, with all its rates. From the first zone on, zones decide where the shop delivers and what that
   * costs, in place of the percentage of the selling settings. Carts that use a rate that is removed are told so.
   */
  saveShippingZone: ShippingZone;
  /**
   * Sends a mail once more; one that failed, is kept, was canceled or waits is tried at once. CONFLICT tells that what it leads to is
   * not valid any more, or that it is just being sent.
   */
  sendMailAgain: Mail;
  /**
   * Sends a message to the shop: operators see it in the admin, and it is emailed to the shop's email address. RATE_LIMITED after too
   * many messages from one address.
   */
  sendMessage: Scalars['Boolean']['output'];
  /**
   * Sets the first webhook, where there may be several. Makes a new secret each time.
   * @deprecated There may be several: use `createWebhook`, `updateWebhook` and `rotateWebhookSecret`.
   */
  setWebhook: NewWebhook;
  /** Shows the sample content again, at once. The releases are kept. */
  showSample: Storefront;
  /** Signs in, and sets the cookie of a session, which ends after 12 hours without use. */
  signIn: Session;
  /** Signs in with a passkey, without a password or a code. */
  signInWithPasskey: Session;
  /** Ends the session: its cookie leads nowhere from then on. */
  signOut: Session;
  /**
   * Makes an account, and signs in with it: the first one, which is an owner's, while everybody may do everything; then by
   * an invitation.
   */
  signUp: Session;
  /** Sends a message that tells of nothing, once, and answers what came of it as the first of the answers. */
  testWebhook: Webhook;
  /**
   * Undoes a change: restores the former values, deletes what it created, and restores what it deleted. Returns the change that
   * this makes, or the one that undid it before; it can be undone too. CONFLICT names the fields that were changed again since.
   * A token also needs the scope that the change itself needed. Changes of operators and invitations cannot be undone.
   */
  undoChange: Change;
  /**
   * Requests that all changes of a group are undone, each as `undoChange` does. A job of the server undoes them in the
   * background, also after a restart; what was changed again since stays as it is. Returns the group, whose `undoing` has the
   * progress. The undo is a group in the history too, which cannot be undone as a whole. Where the job gave up, another request
   * continues.
   */
  undoChanges: Change;
  /** Takes back a delivery that was recorded by mistake. */
  undoOrderDelivery: Order;
  /** Takes back a payment that was recorded by mistake. */
  undoOrderPayment: Order;
  /** Takes back the refunds that were recorded by mistake: they are owed again. */
  undoOrderRefund: Order;
  /** Changes a category. Fields left out stay as they are. */
  updateCategory: Category;
  /** Changes from how many on a variant counts as low, and whether it is counted. */
  updateInventorySettings: Inventory;
  /** Changes a product. Fields left out stay as they are. */
  updateProduct: Product;
  /**
   * Gives many products the same values. Products that may not become active or hidden stay as they are and are listed with the
   * reasons; the others change. Any other broken rule stops the whole call with BAD_USER_INPUT, which names the products, and
   * nothing changes. Repeating the call is safe, except for relative changes of price or stock: send a key with these.
   */
  updateProducts: ProductsUpdate;
  /** Changes one's own name. */
  updateProfile: Operator;
  /** Changes a redirect, as `createRedirect` makes one. */
  updateRedirect: Redirect;
  /** Changes how the shop sells. Fields left out stay as they are. It opens only when nothing is missing. */
  updateSellingSettings: SellingSettings;
  /** Changes what the storefront says about the shop, some sections at a time. */
  updateStorefrontContent: StorefrontContent;
  /** Changes how the storefront is published. Fields left out stay as they are. */
  updateStorefrontSettings: Storefront;
  /** Changes a webhook. Fields left out stay as they are, and so does its secret; what waits goes to the new address. */
  updateWebhook: Webhook;
  /** Makes an invitation worthless. */
  withdrawInvitation: Invitation;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationAddOrderNoteArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationAdjustInventoryArgs = {
  delta?: InputMaybe<Scalars['Int']['input']>;
  expected?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  onHand?: InputMaybe<Scalars['Int']['input']>;
  reason: InventoryReason;
  variantId: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationBeginPasskeyArgs = {
  password: Scalars['String']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationBeginSecondFactorArgs = {
  password: Scalars['String']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationCancelMailArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationCancelOrderArgs = {
  token: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationCancelOrderByIdArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationChangeProductsArgs = {
  change: ProductsChange;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  selection: ProductSelection;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationChangeRoleArgs = {
  id: Scalars['ID']['input'];
  password: Scalars['String']['input'];
  role: Role;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationConfirmSecondFactorArgs = {
  code: Scalars['String']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationCorrectOrderContactArgs = {
  id: Scalars['ID']['input'];
  input: OrderContactInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationCorrectParcelTrackingArgs = {
  id: Scalars['ID']['input'];
  input: ParcelTrackingInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationCreateApiTokenArgs = {
  name: Scalars['String']['input'];
  password: Scalars['String']['input'];
  scopes: Array<TokenScope>;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationCreateCategoryArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreateCategoryInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationCreatePasswordResetArgs = {
  id: Scalars['ID']['input'];
  password: Scalars['String']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationCreateProductArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  images: Array<Scalars['Upload']['input']>;
  input: CreateProductInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationCreateRedirectArgs = {
  input: RedirectInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationDeleteCategoryArgs = {
  id: Scalars['ID']['input'];
  moveProductsTo?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationDeleteDiscountArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationDeleteProductArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationDeleteProductsArgs = {
  selection: ProductSelection;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationDeleteRedirectArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationDeleteShippingZoneArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationDuplicateProductArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationEmailOrderLinkArgs = {
  token: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationEraseMessageArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationEraseOrderDetailsArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationFulfilOrderArgs = {
  id: Scalars['ID']['input'];
  input: FulfilmentInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationInviteOperatorArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  role: Role;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationMarkMessageDoneArgs = {
  id: Scalars['ID']['input'];
  isDone: Scalars['Boolean']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationMarkOrderDeliveredArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationMarkOrderPaidArgs = {
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationMarkOrderRefundedArgs = {
  id: Scalars['ID']['input'];
  input: RefundRecordInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationMarkParcelUndeliveredArgs = {
  id: Scalars['ID']['input'];
  input: UndeliveredParcelInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationMoveCategoryArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationPlaceOrderArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: PlaceOrderInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationPreviewStorefrontContentArgs = {
  images?: Array<Scalars['Upload']['input']>;
  values: Scalars['StorefrontContentValues']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationRefundOrderArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
  input: RefundInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationRegisterPasskeyArgs = {
  name: Scalars['String']['input'];
  response: Scalars['WebAuthn']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationRemoveOperatorArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationRemoveSecondFactorArgs = {
  password: Scalars['String']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationReopenOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationResendOrderEmailArgs = {
  id: Scalars['ID']['input'];
  mailId: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationResendWebhookDeliveryArgs = {
  answeredAt?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationResetPasswordArgs = {
  newPassword: Scalars['String']['input'];
  secret: Scalars['String']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationResolveLatePaymentArgs = {
  id: Scalars['ID']['input'];
  resolution: LatePaymentResolution;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationRevokeApiTokenArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationRollBackStorefrontArgs = {
  release: Scalars['Int']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationSaveCouponArgs = {
  input: CouponInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationSaveDiscountArgs = {
  input: DiscountInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationSaveShippingZoneArgs = {
  input: ShippingZoneInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationSendMailAgainArgs = {
  id: Scalars['ID']['input'];
  triedFrom?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationSendMessageArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: SendMessageInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationSetWebhookArgs = {
  events?: InputMaybe<Array<WebhookEventKind>>;
  url: Scalars['String']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationSignInWithPasskeyArgs = {
  isRemembered?: Scalars['Boolean']['input'];
  response: Scalars['WebAuthn']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationTestWebhookArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationUndoChangeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationUndoChangesArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationUndoOrderDeliveryArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationUndoOrderPaymentArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationUndoOrderRefundArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationUpdateCategoryArgs = {
  id: Scalars['ID']['input'];
  input: UpdateCategoryInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationUpdateInventorySettingsArgs = {
  isCounted?: InputMaybe<Scalars['Boolean']['input']>;
  lowAt?: InputMaybe<Scalars['Int']['input']>;
  variantId: Scalars['ID']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationUpdateProductArgs = {
  id: Scalars['ID']['input'];
  input: UpdateProductInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationUpdateProductsArgs = {
  change: ProductsChange;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  selection: ProductSelection;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationUpdateProfileArgs = {
  name: Scalars['String']['input'];
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationUpdateRedirectArgs = {
  id: Scalars['ID']['input'];
  input: UpdateRedirectInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationUpdateSellingSettingsArgs = {
  input: SellingSettingsInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationUpdateStorefrontContentArgs = {
  images?: Array<Scalars['Upload']['input']>;
  input: UpdateStorefrontContentInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationUpdateStorefrontSettingsArgs = {
  input: StorefrontSettingsInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationUpdateWebhookArgs = {
  id: Scalars['ID']['input'];
  input: UpdateWebhookInput;
};


/** What can be changed. A change is kept by a majority of the database's nodes before it is answered. */
export type MutationWithdrawInvitationArgs = {
  id: Scalars['ID']['input'];
};

/** Values that have a name: an option and its values, or an attribute. */
export type NamedValues = {
  __typename?: 'NamedValues';
  /** The name. */
  name: Scalars['String']['output'];
  /** The values: of an attribute there is one. */
  values: Array<Scalars['String']['output']>;
};

/** An entry of a menu. */
export type NavigationEntry = {
  __typename?: 'NavigationEntry';
  /** The entries below it. */
  entries: Array<NavigationEntry>;
  /** Where it leads, such as /category/dresses. */
  path: Scalars['String']['output'];
  /** What it says. */
  title: Scalars['String']['output'];
};

/** A token with its secret, which is shown this once. */
export type NewApiToken = {
  __typename?: 'NewApiToken';
  /** The token. */
  apiToken: ApiToken;
  /** What the program sends. */
  secret: Scalars['String']['output'];
};

/** An invitation with its secret, which is shown this once. */
export type NewInvitation = {
  __typename?: 'NewInvitation';
  /** The invitation. */
  invitation: Invitation;
  /** What `signUp` takes. Whoever has it can make the account: hand it over in private. */
  secret: Scalars['String']['output'];
};

/** What a forgotten password is set with, which is shown this once. */
export type NewPasswordReset = {
  __typename?: 'NewPasswordReset';
  /** When it ends: after a day. */
  expiresAt: Scalars['DateTime']['output'];
  /** What `resetPassword` takes. Whoever has it can set the password: hand it over in private. */
  secret: Scalars['String']['output'];
};

/** A webhook as it was set. */
export type NewWebhook = {
  __typename?: 'NewWebhook';
  /** What messages are signed with: `whsec_` and base64. It is not answered again. */
  secret: Scalars['String']['output'];
  /** The webhook. */
  webhook: Webhook;
};

/** Somebody who works in the admin. */
export type Operator = {
  __typename?: 'Operator';
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What they sign in with, in small letters. */
  email: Scalars['String']['output'];
  /** Whether a second factor is asked for. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** What they are called. */
  name: Scalars['String']['output'];
  /** What they may do. */
  role: Role;
  /** When they last signed in, or null if never. */
  signedInAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What somebody has bought, as it was then. */
export type Order = {
  __typename?: 'Order';
  /** What modules of the shop added to the order as a whole, or took off. Adjustments of lines are in their totals. */
  adjustments: Array<PriceAdjustment>;
  /** When it arrives, where the shop has said how long that takes. */
  arrival?: Maybe<Arrival>;
  /** Where the bill goes; null once its details were erased. */
  billingAddress?: Maybe<Address>;
  /**
   * Whether `emailOrderLink` can email the shopper's link: only to the address that the shopper entered. False once an operator has
   * changed the address.
   */
  canEmailLink: Scalars['Boolean']['output'];
  /** What the order's own discounts take off. */
  discount: Money;
  /** Where emails about it go; empty for a tracking token, and once its details were erased. */
  email: Scalars['String']['output'];
  /** What has happened, the first first. What only the shop sees is left out for the shopper. */
  events: Array<OrderEvent>;
  /** The parcels. */
  fulfilments: Array<Fulfilment>;
  /** The GST number of a business. */
  gstin?: Maybe<Scalars['String']['output']>;
  /** Whether a refund is owed for a payment that came after the order was canceled. */
  hasLatePayment: Scalars['Boolean']['output'];
  /** 24 hexadecimal digits, for the shop; null for the shopper. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Whether its shopper may cancel it now. */
  isCancellable: Scalars['Boolean']['output'];
  /** Whether its personal details were erased. */
  isErased: Scalars['Boolean']['output'];
  /** Whether some, but not all, of it is shipped. Its status is CONFIRMED until the rest is shipped. */
  isPartlyShipped: Scalars['Boolean']['output'];
  /** Whether the token only reads, as a tracking token does: personal details are left out, and nothing can be changed. */
  isReadOnly: Scalars['Boolean']['output'];
  /** How many pieces. */
  itemCount: Scalars['Int']['output'];
  /** What was bought. */
  lines: Array<OrderLine>;
  /** What the shopper said. */
  note?: Maybe<Scalars['String']['output']>;
  /** Counts up without gaps, such as 1001. */
  number: Scalars['String']['output'];
  /** Until when it must be paid, or its stock is given back; null where that does not end. */
  payBy?: Maybe<Scalars['DateTime']['output']>;
  /** How to pay, as long as that is open. */
  payment?: Maybe<PaymentInstructions>;
  /** The payment method's name, such as cash_on_delivery; none for an order that costs nothing, which counts as paid at once. */
  paymentMethod: Scalars['String']['output'];
  /** What was paid. */
  paymentStatus: PaymentStatus;
  /** A telephone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** When. */
  placedAt: Scalars['DateTime']['output'];
  /** What the shop still has to pay back, of a canceled order; 0: nothing. */
  refundOwed: Money;
  /** What can still be refunded. */
  refundable: Refundable;
  /** What was paid back. */
  refunded: Money;
  /** Its refunds, the first one first. Those that were recorded by mistake are left out, and for shoppers those that failed. */
  refunds: Array<Refund>;
  /** What sending costs, with its own adjustments. */
  shipping: Money;
  /** Where it goes; null once its details were erased. */
  shippingAddress?: Maybe<Address>;
  /** What modules of the shop took off the shipping, or added to it. */
  shippingAdjustments: Array<PriceAdjustment>;
  /** The shipping rate that the shopper chose; null in a shop without shipping zones. */
  shippingRate?: Maybe<OrderShippingRate>;
  /** Where it stands. */
  status: OrderStatus;
  /** The sum of the lines. */
  subtotal: Money;
  /** The part of the total that is tax. */
  tax: Money;
  /** The tax by rate and kind. */
  taxes: Array<TaxLine>;
  /** The token of the shopper's link, which can change the order. Only for who placed the order or holds the link; null for the shop. */
  token?: Maybe<Scalars['ID']['output']>;
  /** What is to be paid. */
  total: Money;
};

/** Who caused an order event. */
export type OrderActor = {
  __typename?: 'OrderActor';
  /** The id of the operator's account or of the API token, or null. */
  id?: Maybe<Scalars['ID']['output']>;
  /** What kind of actor. */
  kind: OrderActorKind;
  /** The operator's or the token's name. Null for shoppers, the system and an admin without accounts, and where shoppers read it. */
  name?: Maybe<Scalars['String']['output']>;
};

/** What kind of actor caused an order event. */
export type OrderActorKind =
  /** A program with an API token. */
  | 'API_TOKEN'
  /** An operator. Shoppers are told this of API tokens too. */
  | 'OPERATOR'
  /** The shopper, by placing the order or by the link to it. */
  | 'SHOPPER'
  /** The server: an order was not paid in time. */
  | 'SYSTEM';

/** A page of orders. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** Of this page. */
  nodes: Array<Order>;
  /** How many are to be shipped or wait for a payment, of all there are. */
  openCount: Scalars['Int']['output'];
  /** Where this page ends, and whether there is another. */
  pageInfo: PageInfo;
  /** How many match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Contact details to correct. Fields left out stay as they are. */
export type OrderContactInput = {
  /** Where the bill goes; null: where it is shipped. */
  billingAddress?: InputMaybe<AddressInput>;
  /**
   * Where emails about it go. Those that wait are sent there. A new address gets links that only show the order, and the
   * shopper's former link only shows it too: only the shop can cancel the order then.
   */
  email?: InputMaybe<Scalars['String']['input']>;
  /** A telephone number; null: none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Where it goes, in the same state and country: those decide its tax. */
  shippingAddress?: InputMaybe<AddressInput>;
};

/** Which way an order goes. */
export type OrderDirection =
  /** Smallest or oldest first. */
  | 'ASC'
  /** Largest or newest first. */
  | 'DESC';

/** Something that happened to an order. */
export type OrderEvent = {
  __typename?: 'OrderEvent';
  /** Who caused it. */
  actor: OrderActor;
  /** Of a refund, or of one that was undone. */
  amount?: Maybe<Money>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** The name of the operator or the API token; null for the shopper and the system. Shoppers are told no names. */
  by?: Maybe<Scalars['String']['output']>;
  /** The carrier of a parcel. */
  carrier?: Maybe<Scalars['String']['output']>;
  /** Of contact details that were corrected. */
  changes?: Maybe<Array<ContactChange>>;
  /** What names it. */
  id: Scalars['ID']['output'];
  /** Of a parcel that came back: whether its pieces went back to stock; null for the shopper's eyes. */
  isRestocked?: Maybe<Scalars['Boolean']['output']>;
  /** What. */
  kind: OrderEventKind;
  /** What was said of it. */
  note?: Maybe<Scalars['String']['output']>;
  /** The number that the carrier knows the parcel by. */
  trackingNumber?: Maybe<Scalars['String']['output']>;
  /** Where the parcel can be followed. */
  trackingUrl?: Maybe<Scalars['String']['output']>;
};

/** What can happen to an order. */
export type OrderEventKind =
  /** Its shopper or the shop canceled it. */
  | 'CANCELED'
  /** Its email address, telephone number or addresses were corrected. */
  | 'CONTACT_CHANGED'
  /** It arrived. */
  | 'DELIVERED'
  /** A delivery that was recorded by mistake was taken back. */
  | 'DELIVERY_UNDONE'
  /** An email about it was sent again. */
  | 'EMAIL_RESENT'
  /** Its personal details were erased. */
  | 'ERASED'
  /** It was not paid in time. */
  | 'EXPIRED'
  /** The shopper was emailed the link that lets them change the order. */
  | 'LINK_EMAILED'
  /** The shop noted something. */
  | 'NOTED'
  /** It was paid. */
  | 'PAID'
  /** Its payment, or a part of it, was paid back. */
  | 'PAID_BACK'
  /** It was paid after it was canceled. */
  | 'PAID_LATE'
  /** A payment that was recorded by mistake was taken back. */
  | 'PAYMENT_UNDONE'
  /** It was placed. */
  | 'PLACED'
  /** The payment provider refused to refund. */
  | 'REFUND_FAILED'
  /** A payment provider was asked to refund its payment, or a part of it. */
  | 'REFUND_REQUESTED'
  /** A refund that was recorded by mistake was taken back. */
  | 'REFUND_UNDONE'
  /** It was canceled, and reopened: what it needs is reserved again. */
  | 'RESERVED_AGAIN'
  /** All or a part of it was shipped. */
  | 'SHIPPED'
  /** The tracking of a parcel was corrected. */
  | 'TRACKING_CHANGED'
  /** A parcel came back undelivered, or was lost. */
  | 'UNDELIVERED';

/** Which orders to answer. */
export type OrderFilter = {
  /** Only canceled ones whose payment, or a part of it, the shop still has to refund. */
  isRefundOwed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those of which so much was paid. */
  paymentStatus?: InputMaybe<PaymentStatus>;
  /** An order's number, a telephone number in any notation, a PIN or postcode, an email address, or words that a name, a product or a SKU begin with. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those that stand there. */
  status?: InputMaybe<OrderStatus>;
};

/** Pieces that were bought, as they were then. */
export type OrderLine = {
  __typename?: 'OrderLine';
  /** What modules of the shop added to the line, or took off, such as an option that the shopper chose. */
  adjustments: Array<PriceAdjustment>;
  /** What names it within its order. */
  id: Scalars['ID']['output'];
  /** Its image then. */
  image?: Maybe<Image>;
  /** The address of its page then. */
  path: Scalars['String']['output'];
  /** Of one piece. */
  price: Money;
  /** The product's id, which may be gone by now. */
  productId: Scalars['ID']['output'];
  /** How many. */
  quantity: Scalars['Int']['output'];
  /** The options that were chosen. */
  selectedOptions: Array<SelectedOption>;
  /** How many were shipped. */
  shipped: Scalars['Int']['output'];
  /** The number that the shop keeps it under. */
  sku?: Maybe<Scalars['String']['output']>;
  /** The part of it that is tax. */
  tax: Money;
  /** The rate of its tax, in per cent. */
  taxRate: Scalars['Float']['output'];
  /** The product's title. */
  title: Scalars['String']['output'];
  /** Of all pieces, with the adjustments of the line. */
  total: Money;
  /** The variant's id, which may be gone by now. */
  variantId: Scalars['ID']['output'];
  /** Such as Red / M; null where the product had no options. */
  variantTitle?: Maybe<Scalars['String']['output']>;
};

/** How orders are ordered. */
export type OrderOrder = {
  /** Which way. */
  direction?: OrderDirection;
  /** By what. */
  field: OrderOrderField;
};

/** What orders can be ordered by. */
export type OrderOrderField =
  /** When they were placed. */
  | 'PLACED_AT'
  /** What they cost. */
  | 'TOTAL';

/** A shipping rate as it was when the order was placed. */
export type OrderShippingRate = {
  __typename?: 'OrderShippingRate';
  /** The rate's id. */
  id: Scalars['ID']['output'];
  /** Whether the shopper collects the order. */
  isPickup: Scalars['Boolean']['output'];
  /** As shoppers read it. */
  name: Scalars['String']['output'];
};

/** Where an order stands. */
export type OrderStatus =
  /** It waits for its payment. */
  | 'AWAITING_PAYMENT'
  /** It is off. */
  | 'CANCELED'
  /** It is to be shipped. */
  | 'CONFIRMED'
  /** It arrived. */
  | 'DELIVERED'
  /** All of it is under way. */
  | 'SHIPPED';

/** Where a page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last edge, or null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is another page behind this one. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is a page before this one. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first edge, or null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** The tracking of a parcel, whole: fields left out are emptied. */
export type ParcelTrackingInput = {
  /** Who carries it: at most 100 characters. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** Whether the shopper gets an email with it. */
  isMailed?: Scalars['Boolean']['input'];
  /** The parcel's id, such as 1. */
  parcelId: Scalars['ID']['input'];
  /** The number that the carrier knows it by: at most 100 characters. */
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
  /** Begins with https:// or http://. */
  trackingUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Lets an operator in from a device, by a finger or a PIN. */
export type Passkey = {
  __typename?: 'Passkey';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** When somebody last signed in with it, or null if never. */
  usedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** How to pay an order. */
export type PaymentInstructions = {
  __typename?: 'PaymentInstructions';
  /** For providers that need one: null. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** The payment method's name. */
  method: Scalars['String']['output'];
  /** The same as a QR code, an SVG. */
  qrSvg?: Maybe<Scalars['String']['output']>;
  /** What a transfer names. */
  reference: Scalars['String']['output'];
  /** In words, for people. */
  text?: Maybe<Scalars['String']['output']>;
  /** What a UPI app opens: upi://pay?… */
  upiUri?: Maybe<Scalars['String']['output']>;
};

/** What was paid of an order. */
export type PaymentStatus =
  /** The payer's bank took it back. */
  | 'CHARGEBACK'
  /** All. */
  | 'PAID'
  /** Some was paid back. */
  | 'PARTLY_REFUNDED'
  /** Nothing yet. */
  | 'PENDING'
  /** All was paid back. */
  | 'REFUNDED';

/** What is ordered. */
export type PlaceOrderInput = {
  /** Where the bill goes; null: where it goes itself. */
  billingAddress?: InputMaybe<AddressInput>;
  /** The code of a discount, in any case. A code that does not apply is refused with CONFLICT. */
  coupon?: InputMaybe<Scalars['String']['input']>;
  /** What the total was shown in: an order in another currency is refused with CONFLICT. Without it, the shop's. */
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** Where mails about it go. */
  email: Scalars['String']['input'];
  /** The GST number of a business, with a right check digit. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 lines; lines of one variant are one. */
  lines: Array<CartLineInput>;
  /** What the shopper has to say: at most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** One of the shop's payment methods, such as cash_on_delivery. Ignored for an order that costs nothing. */
  paymentMethod?: InputMaybe<Scalars['String']['input']>;
  /** A telephone number. Cash on delivery needs one, here or in the shipping address. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Where it goes. */
  shippingAddress: AddressInput;
  /**
   * The id of the shipping rate that the shopper chose, from `Cart.shippingRates`; null: the cheapest that delivers. One that is not
   * offered any more is a CONFLICT.
   */
  shippingRate?: InputMaybe<Scalars['ID']['input']>;
  /** What the shopper agreed to pay. */
  total: Scalars['MinorUnits']['input'];
};

/** A place among the categories. */
export type PlaceValue = {
  __typename?: 'PlaceValue';
  /** The name of the category before it; null for the first. */
  behind?: Maybe<Scalars['String']['output']>;
};

/** What a module of the shop adds to a price, or takes off. */
export type PriceAdjustment = {
  __typename?: 'PriceAdjustment';
  /** Negative for a discount; 0 for a free option. */
  amount: Money;
  /** Whether it adds or takes off. */
  kind: PriceAdjustmentKind;
  /** As shoppers read it. */
  label: Scalars['String']['output'];
  /** The name of the module that made it. */
  module: Scalars['String']['output'];
};

/** Whether an adjustment adds or takes off. */
export type PriceAdjustmentKind =
  /** It takes off. */
  | 'DISCOUNT'
  /** It adds. */
  | 'SURCHARGE';

/** What becomes of a price: one of these. A product whose selling price would not be less than its regular one refuses the change. */
export type PriceChange =
  /** It becomes so much more; less, where this is negative. */
  { add: Scalars['Price']['input']; percent?: never; set?: never; }
  |  /** It becomes so many per cent more, with at most two decimals; less, where this is negative. Half a paisa is rounded up. */
  { add?: never; percent: Scalars['Float']['input']; set?: never; }
  |  /** It becomes this. */
  { add?: never; percent?: never; set: Scalars['Price']['input']; };

/** What the cheapest and the dearest cost. */
export type PriceRange = {
  __typename?: 'PriceRange';
  /** The most. */
  max: Money;
  /** The least. */
  min: Money;
};

/** Something for sale. */
export type Product = {
  __typename?: 'Product';
  /** Its facts, line by line, such as its weight. */
  attributes: Array<ProductAttribute>;
  /** The badge on the product's card, or null for none. */
  badge?: Maybe<Badge>;
  /** The number printed as bars on it, where it has one variant. */
  barcode?: Maybe<Scalars['String']['output']>;
  /** Its brand. */
  brand?: Maybe<Scalars['String']['output']>;
  /** The category, or null once it was deleted. */
  category?: Maybe<Category>;
  /** The price before any discount; null where it is not on sale. */
  compareAtPrice?: Maybe<Money>;
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** The custom fields of modules: all for operators, those that are public for others. */
  customFields: Array<CustomField>;
  /** The description; 1 to 5,000 characters. */
  description: Scalars['String']['output'];
  /** How much less the selling price is than the regular one, in percent of it, with at most two decimals. */
  discountPercentage: Scalars['Float']['output'];
  /** The handles it had before, the latest first: they are kept for it, so that its former addresses lead to it. */
  formerHandles: Array<Scalars['String']['output']>;
  /** What names it in the address of its page. */
  handle: Scalars['String']['output'];
  /** Whether its handle was chosen: it is not the one that was made for it. */
  hasOwnHandle: Scalars['Boolean']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The images in their order: 1 to 10. A draft may have none yet. */
  images: Array<Image>;
  /** Shown among the featured products. */
  isFeatured: Scalars['Boolean']['output'];
  /** Shown among the new products. */
  isNew: Scalars['Boolean']['output'];
  /** Shown among the popular products. */
  isPopular: Scalars['Boolean']['output'];
  /** What is chosen when it is bought, such as its colour. */
  options: Array<ProductOption>;
  /** What is asked for it, and for each of its variants that has no price of its own. */
  price: Money;
  /** What its variants that are sold cost, from the least to the most. */
  priceRange: PriceRange;
  /**
   * The price before any discount; the same as the one asked where it is not on sale.
   * @deprecated Ask for `compareAtPrice`, which names its currency.
   */
  regularPrice: Scalars['Price']['output'];
  /**
   * The price asked.
   * @deprecated Ask for `price`, which names its currency.
   */
  sellingPrice: Scalars['Price']['output'];
  /** Not shown before this moment. */
  showFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Not shown from this moment on. */
  showUntil?: Maybe<Scalars['DateTime']['output']>;
  /** What is true of it now, by its status and its schedule. */
  shownStatus: ShownStatus;
  /** The number that the shop keeps it under. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Where it is shown. */
  status: ProductStatus;
  /**
   * How many there are of its counted variants together, or null where none is counted.
   * @deprecated Each variant is counted by itself: see `variants` and their `inventory`.
   */
  stock?: Maybe<Scalars['Int']['output']>;
  /** Words that it is grouped and found by. */
  tags: Array<Scalars['String']['output']>;
  /** The title; 1 to 255 characters. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** How many variants there are of its options; null where it has no options, and is sold as it is. */
  variantCount?: Maybe<Scalars['Int']['output']>;
  /**
   * What is sold: one variant for each combination of its options that there is, in their order. A product without options has one,
   * titled like the product.
   */
  variants: Array<ProductVariant>;
  /** Starts at 1 and grows by 1 with every change. */
  version: Scalars['Int']['output'];
  /** What it weighs, where its variants say nothing else. */
  weightGrams?: Maybe<Scalars['Int']['output']>;
};


/** Something for sale. */
export type ProductVariantsArgs = {
  first?: Scalars['Int']['input'];
};

/** A fact about a product. */
export type ProductAttribute = {
  __typename?: 'ProductAttribute';
  /** Such as Weight; 1 to 50 characters. */
  name: Scalars['String']['output'];
  /** Such as 200 g; 1 to 200 characters. */
  value: Scalars['String']['output'];
};

/** A fact about a product. */
export type ProductAttributeInput = {
  /** Such as Weight: 1 to 50 characters, without a colon. */
  name: Scalars['String']['input'];
  /** 1 to 200 characters. */
  value: Scalars['String']['input'];
};

/** A page of products. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** The products of this page, with their cursors. */
  edges: Array<ProductEdge>;
  /** The products of this page. */
  nodes: Array<Product>;
  /** Where this page ends, and whether there is another. */
  pageInfo: PageInfo;
  /** How many products match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A product in a page. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** Where it stands: hand it to `after` to continue behind it. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: Product;
};

/**
 * Which products to answer: those that match every field that is given. What is asked of options, prices, sale and availability one of
 * their variants fits as a whole.
 */
export type ProductFilter = {
  /** Only those with this badge. */
  badge?: InputMaybe<Badge>;
  /** Only those of one of these brands: at most 20. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only those of the category with this id. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** With `categoryId`: also those of the categories in it, as its page lists them. */
  includesSubcategories?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those of which something that fits can be had now, or nothing at all. */
  isAvailable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those that are, or are not, featured. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those that are, or are not, new. */
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those of which something that fits is on sale, or nothing at all. What costs least of a product says whether it is. */
  isOnSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those that are, or are not, popular. */
  isPopular?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those of which a variant costs so much or less. */
  maxPrice?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** Only those of which a variant costs so much or more. */
  minPrice?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** Only those with a variant of each of these options, with one of the values that are named of it: at most 20. */
  options?: InputMaybe<Array<SelectedOptionInput>>;
  /** Only those of which this is true now. */
  shownStatus?: InputMaybe<ShownStatus>;
  /** Only those of this status. */
  status?: InputMaybe<ProductStatus>;
  /** Only those with each of these tags: at most 20. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * Only those that fit what is asked for. Of what is live, as the storefront's search finds it: by words of the title, the categories, the
   * brand, tags, options and attributes, in singular or plural, in Latin or Hindi letters, begun, or mistyped where nothing has the word. Of
   * products as they are edited: those that have each word, in the SKU or the description too; where nothing has them, and to whoever asks
   * by relevance, also similar ones.
   */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** What is chosen when a product is bought. */
export type ProductOption = {
  __typename?: 'ProductOption';
  /** Such as Colour; 1 to 255 characters. */
  name: Scalars['String']['output'];
  /** What there is to choose from, such as Red: 1 to 100 values of 1 to 255 characters. */
  values: Array<Scalars['String']['output']>;
};

/** Something that is chosen when a product is bought. */
export type ProductOptionInput = {
  /** Such as Colour: 1 to 255 characters, without a colon. */
  name: Scalars['String']['input'];
  /** 1 to 100 values of 1 to 255 characters, without a |. */
  values: Array<Scalars['String']['input']>;
};

/** How products are ordered. */
export type ProductOrder = {
  /** Which way. */
  direction?: OrderDirection;
  /** By what. */
  field: ProductOrderField;
};

/** What products can be ordered by. */
export type ProductOrderField =
  /** The name of the category, letters before case and accents; uncategorised ones last. */
  | 'CATEGORY'
  /** When it was added. */
  | 'CREATED_AT'
  /** The price before any discount. */
  | 'REGULAR_PRICE'
  /**
   * What fits the text of the filter best, first, as the storefront's search has it, and of what is as good the featured first, then the
   * newest; without a text, the featured and the newest. Of products as they are edited the newest 2,000 that match. The direction does
   * not count.
   */
  | 'RELEVANCE'
  /** The selling price. */
  | 'SELLING_PRICE'
  /** Active, draft, hidden. */
  | 'STATUS'
  /** The title, letters before case and accents. */
  | 'TITLE'
  /** When it was last changed. */
  | 'UPDATED_AT';

/** How much of a product was sold. */
export type ProductSales = {
  __typename?: 'ProductSales';
  /** The product's id, which may be gone by now. */
  productId: Scalars['ID']['output'];
  /** How many pieces. */
  quantity: Scalars['Int']['output'];
  /** What they come to, without shipping. */
  revenue: Money;
  /** The product's title when it was last sold. */
  title: Scalars['String']['output'];
};

/** Products by their ids, or all that match a filter: one of the two, and 10,000 products at most. */
export type ProductSelection = {
  /** All that match. */
  filter?: InputMaybe<ProductFilter>;
  /** Their ids. Those that there are not are left out. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A product as it is now. */
export type ProductState = {
  __typename?: 'ProductState';
  /** Its facts, line by line. */
  attributes: Array<ProductAttribute>;
  /** Its badge, or null for none. */
  badge?: Maybe<Badge>;
  /** The number printed as bars on it, where it has one variant. */
  barcode?: Maybe<Scalars['String']['output']>;
  /** Its brand. */
  brand?: Maybe<Scalars['String']['output']>;
  /** The id of its category, also when that was deleted since. */
  categoryId: Scalars['ID']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** The custom fields of modules. */
  customFields: Array<CustomField>;
  /** Its description. */
  description: Scalars['String']['output'];
  /** How much less the selling price is than the regular one, in percent of it. */
  discountPercentage: Scalars['Float']['output'];
  /** What names it in the address of its page. */
  handle: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Its images in their order. */
  images: Array<Image>;
  /** Whether it is shown among the featured products. */
  isFeatured: Scalars['Boolean']['output'];
  /** Whether it is shown among the new products. */
  isNew: Scalars['Boolean']['output'];
  /** Whether it is shown among the popular products. */
  isPopular: Scalars['Boolean']['output'];
  /** What is chosen when it is bought. */
  options: Array<ProductOption>;
  /** The price before any discount. */
  regularPrice: Scalars['Price']['output'];
  /** The price asked. */
  sellingPrice: Scalars['Price']['output'];
  /** Not shown before this moment. */
  showFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Not shown from this moment on. */
  showUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The number that the shop keeps it under. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Where it is shown. */
  status: ProductStatus;
  /** How many there are, or null where they are not counted. */
  stock?: Maybe<Scalars['Int']['output']>;
  /** Words that it is grouped and found by. */
  tags: Array<Scalars['String']['output']>;
  /** Its title. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Its variants; none where it has no options. */
  variants: Array<VariantState>;
  /** Its version. */
  version: Scalars['Int']['output'];
  /** What it weighs, where its variants say nothing else. */
  weightGrams?: Maybe<Scalars['Int']['output']>;
};

/** Where a product is shown. */
export type ProductStatus =
  /** Everywhere. */
  | 'ACTIVE'
  /** Nowhere: it is still being written. */
  | 'DRAFT'
  /** On its own page, for those who know its address, and in no list. */
  | 'HIDDEN';

/** One of the things that are sold under a product's name. */
export type ProductVariant = {
  __typename?: 'ProductVariant';
  /** Whether it can be had now. */
  availability: Availability;
  /** The number printed as bars on it. */
  barcode?: Maybe<Scalars['String']['output']>;
  /** The price before any discount; null where it is not on sale. */
  compareAtPrice?: Maybe<Money>;
  /** 24 hexadecimal digits, which stay the same as long as the variant exists. Never the id of its product. */
  id: Scalars['ID']['output'];
  /** Its own image; null where it has none but the product's. */
  image?: Maybe<Image>;
  /** What lies on the shelf; null for callers who may not see that. */
  inventory?: Maybe<Inventory>;
  /** Whether it is sold at all. */
  isSold: Scalars['Boolean']['output'];
  /** What it has of its own, as `ProductVariantInput` takes it back. */
  own: VariantState;
  /** What is asked for it: its own price, or the product's. */
  price: Money;
  /** One for each option of the product, in their order. */
  selectedOptions: Array<SelectedOption>;
  /** The number that the shop keeps it under. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Its values, such as Red / M; the product's title where it has no options. */
  title: Scalars['String']['output'];
  /** What it weighs: its own weight, or the product's. */
  weightGrams?: Maybe<Scalars['Int']['output']>;
};

/** A variant of a product. What is left out or null is the product's. */
export type ProductVariantInput = {
  /** The number printed as bars on it: at most 100 characters. */
  barcode?: InputMaybe<Scalars['String']['input']>;
  /** The price before any discount; not less than what is asked. */
  compareAtPrice?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** Its id, where it is there already; without one it is that of the same combination. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Its image: the place of one of the product's images after this call, from 0. Left out: as before; null: none of its own. */
  image?: InputMaybe<Scalars['Int']['input']>;
  /** False: it is not sold. */
  isSold?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many lie on the shelf, from 0; null where they are not counted. Left out: as before. */
  onHand?: InputMaybe<Scalars['Int']['input']>;
  /** What is asked for it. */
  price?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** One value for each of the product's options, in any order; none where the product has no options. */
  selectedOptions: Array<SelectedOptionInput>;
  /** The number that the shop keeps it under: at most 100 characters. Nothing else in the shop has it, in whatever case. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** What it weighs. */
  weightGrams?: InputMaybe<Scalars['Int']['input']>;
};

/** What many products get alike. Fields left out stay as they are. */
export type ProductsChange = {
  /** Their badge; null for none. */
  badge?: InputMaybe<Badge>;
  /** The id of their category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether they are among the featured ones. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they are among the new ones. */
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they are among the popular ones. */
  isPopular?: InputMaybe<Scalars['Boolean']['input']>;
  /** What becomes of the price before any discount. */
  regularPrice?: InputMaybe<PriceChange>;
  /** What becomes of the price asked. */
  sellingPrice?: InputMaybe<PriceChange>;
  /** Whether shoppers see them. */
  status?: InputMaybe<ProductStatus>;
  /** What becomes of how many there are. */
  stock?: InputMaybe<StockChange>;
};

/** The result of `updateProducts`. */
export type ProductsUpdate = {
  __typename?: 'ProductsUpdate';
  /** How many products changed. Those that already had the values do not count. */
  changed: Scalars['Int']['output'];
  /** How many products stayed as they are because they may not become active or hidden. */
  skipped: Scalars['Int']['output'];
  /** The first 100 of these. */
  skippedProducts: Array<SkippedProduct>;
};

/** Something that could not be published as it was saved. */
export type PublishFault = {
  __typename?: 'PublishFault';
  /** What is wrong with it. */
  kind: PublishFaultKind;
  /** The title of the product or the name of the category, or null for the content. */
  name?: Maybe<Scalars['String']['output']>;
  /** What shoppers see of it. */
  outcome: PublishFaultOutcome;
  /** The address of the page on which it was found. */
  path: Scalars['String']['output'];
  /** What it is. */
  subject: PublishFaultSubject;
  /** The id of the product or category, or null for the content. */
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** Where the link leads, which image is missing, or what was wrong when the page was made. */
  target?: Maybe<Scalars['String']['output']>;
};

/** What can be wrong with a page. */
export type PublishFaultKind =
  /** A link in its text leads nowhere. */
  | 'DEAD_LINK'
  /** It is empty. */
  | 'EMPTY'
  /** An image was lost. */
  | 'IMAGE_MISSING'
  /** It has no title. */
  | 'NO_TITLE'
  /** It could not be made. */
  | 'RENDERING';

/** What shoppers see of something with a fault. */
export type PublishFaultOutcome =
  /** What was live of it before. */
  | 'KEPT'
  /** Nothing: its page is not there, and no list has it. */
  | 'LEFT_OUT'
  /** What was saved, with the link that leads nowhere, or without the image. */
  | 'SHOWN';

/** What can be at fault. */
export type PublishFaultSubject =
  /** A category. */
  | 'CATEGORY'
  /** The storefront content. */
  | 'CONTENT'
  /** A product. */
  | 'PRODUCT';

/** How far a release is. */
export type PublishProgress = {
  __typename?: 'PublishProgress';
  /** How many pages are done. */
  pages: Scalars['Int']['output'];
  /** What is being done. */
  step: PublishStep;
  /** How many pages there are to do. */
  totalPages: Scalars['Int']['output'];
};

/** What is done to make a release, in this order. */
export type PublishStep =
  /** The pages are checked. */
  | 'CHECKING'
  /** The catalogue is read. */
  | 'READING'
  /** Pages are made. */
  | 'RENDERING'
  /** The release is written to the disk. */
  | 'SAVING';

/** What can be read. */
export type Query = {
  __typename?: 'Query';
  /** One's own API tokens. */
  apiTokens: Array<ApiToken>;
  /**
   * Whether variants can be had now, in the order of their ids; those that there are not, or that are not shown, are left out. It is
   * as it was within the last second.
   */
  availability: Array<VariantAvailability>;
  /** A cart with the prices, taxes and stock of this moment. Nothing is stored. */
  cart: Cart;
  /** Categories, a page at a time. */
  categories: CategoryConnection;
  /** The category with this id or handle, or null when there is none. Name exactly one of both. */
  category?: Maybe<Category>;
  /** The change with this id. NOT_FOUND where there is none, or none that the caller may see. */
  change: Change;
  /** Discounts with a code, the newest first. */
  coupons: DiscountConnection;
  /**
   * Whether and how the shop delivers to an address: for product pages and carts. What orders of a certain weight or value cost is told
   * for one piece of each variant.
   */
  delivery: Delivery;
  /** One discount. */
  discount: Discount;
  /** Discounts, the newest first. */
  discounts: DiscountConnection;
  /**
   * What was changed in the shop, by whom and when, the newest first. Many changes that were made together, as by an import,
   * are one here; of one thing all are listed. Changes of operators and invitations are for owners who are signed in: for all
   * others they are not there.
   */
  history: ChangeConnection;
  /** What may be sent as a product's images. */
  imageLimits: ImageLimits;
  /** The stock of all variants, tracked or not, a page at a time, by product and variant. */
  inventory: InventoryConnection;
  /** How the number of one variant came about, the latest movement first. */
  inventoryMovements: InventoryMovementConnection;
  /** Who is invited, and has not made an account yet. */
  invitations: Array<Invitation>;
  /** The mail with this id. NOT_FOUND where there is none, or none that the caller may see. */
  mail: Mail;
  /** How mails of a kind look, with made-up data. */
  mailPreview: MailContent;
  /** How mails are sent. */
  mailSettings: MailSettings;
  /**
   * The mails that were queued, the newest first: those that wait, that could not be sent, and those of the last 90 days. Mails
   * about accounts are for owners who are signed in: for all others they are not there.
   */
  mails: MailConnection;
  /** The messages that shoppers sent from the contact page, the newest first. */
  messages: MessageConnection;
  /** Who works in the admin, in the order in which their accounts were made. */
  operators: Array<Operator>;
  /**
   * The order that this token opens, or null. The token of the shopper's link shows all of it. A token of `trackOrder`, and a link
   * that was replaced because an operator changed the email address, show it without personal details.
   */
  order?: Maybe<Order>;
  /** The order with this id, with what only the shop sees of it. */
  orderById: Order;
  /** Orders, a page at a time. */
  orders: OrderConnection;
  /** One's own passkeys, the oldest first. */
  passkeys: Array<Passkey>;
  /** The product with this id or handle, or null when there is none. Name exactly one of both. */
  product?: Maybe<Product>;
  /** The custom fields that modules of the shop add to products, without values. */
  productFields: Array<CustomField>;
  /** Products, a page at a time. */
  products: ProductConnection;
  /** The redirects of the shop, by old address. */
  redirects: RedirectConnection;
  /** The releases that can be gone back to, the newest first. */
  releases: ReleaseConnection;
  /**
   * What was sold on some days, and on as many before them: orders count on the day they were placed, paid or not, and those that were
   * canceled do not.
   */
  salesReport: SalesReport;
  /** How the shop sells, and what it still needs for that. */
  sellingSettings: SellingSettings;
  /** Who asks, and whether there are accounts. */
  session: Session;
  /** Where one is signed in, what was used last first; 100 at most. */
  sessions: Array<SignedInSession>;
  /** The shipping zones of the shop, the oldest first; at most 100. */
  shippingZones: Array<ShippingZone>;
  /** The shop itself, as its storefront tells of it. */
  shop: Shop;
  /** What shoppers see at `/`, and what is being made of it. */
  storefront: Storefront;
  /** What the storefront says about the shop. */
  storefrontContent: StorefrontContent;
  /**
   * A token that reads an order without personal details for 30 days, and changes nothing, by the order's number and email address.
   * Null both for an unknown number and for a wrong address.
   */
  trackOrder?: Maybe<Scalars['ID']['output']>;
  /**
   * The webhook that `setWebhook` sets.
   * @deprecated There may be several: ask for `webhooks`.
   */
  webhook: Webhook;
  /** The messages to webhooks of the last week, the newest first. */
  webhookDeliveries: WebhookDeliveryConnection;
  /** The addresses that are told of what happens: ten at most. */
  webhooks: Array<Webhook>;
};


/** What can be read. */
export type QueryAvailabilityArgs = {
  variantIds: Array<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryCartArgs = {
  input: CartInput;
};


/** What can be read. */
export type QueryCategoriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CategoryFilter>;
  first?: Scalars['Int']['input'];
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: CategoryOrder;
};


/** What can be read. */
export type QueryCategoryArgs = {
  handle?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryChangeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryCouponsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be read. */
export type QueryDeliveryArgs = {
  country: Scalars['CountryCode']['input'];
  postalCode?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  variantIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** What can be read. */
export type QueryDiscountArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryDiscountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
  in?: InputMaybe<Scalars['ID']['input']>;
  of?: InputMaybe<ChangeSubjectInput>;
  offset?: Scalars['Int']['input'];
};


/** What can be read. */
export type QueryInventoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InventoryFilter>;
  first?: Scalars['Int']['input'];
};


/** What can be read. */
export type QueryInventoryMovementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  variantId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryMailArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryMailPreviewArgs = {
  kind: MailKind;
};


/** What can be read. */
export type QueryMailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MailFilter>;
  first?: Scalars['Int']['input'];
};


/** What can be read. */
export type QueryMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MessageFilter>;
  first?: Scalars['Int']['input'];
};


/** What can be read. */
export type QueryOrderArgs = {
  token: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOrderByIdArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: OrderOrder;
};


/** What can be read. */
export type QueryProductArgs = {
  handle?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: Scalars['Int']['input'];
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: ProductOrder;
};


/** What can be read. */
export type QueryRedirectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryReleasesArgs = {
  first?: Scalars['Int']['input'];
};


/** What can be read. */
export type QuerySalesReportArgs = {
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};


/** What can be read. */
export type QueryTrackOrderArgs = {
  email: Scalars['String']['input'];
  number: Scalars['String']['input'];
};


/** What can be read. */
export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookDeliveryFilter>;
  first?: Scalars['Int']['input'];
};

/** An address that leads to another one. The live storefront answers it with status 301. */
export type Redirect = {
  __typename?: 'Redirect';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * The path that is redirected: in lower case, decoded, and without a slash at the end. It applies to every spelling of the same
   * path.
   */
  from: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether it applies although the shop has a page at `from`. */
  replacesPage: Scalars['Boolean']['output'];
  /** Where it leads: a path of the shop, or an address of another site that begins with https://. */
  to: Scalars['String']['output'];
  /** Goes up by one with each change. */
  version: Scalars['Int']['output'];
};

/** Redirects, by old address. */
export type RedirectConnection = {
  __typename?: 'RedirectConnection';
  /** Of this page. */
  nodes: Array<Redirect>;
  /** Where this page ends, and whether there is another. */
  pageInfo: PageInfo;
  /** How many match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A new redirect. */
export type RedirectInput = {
  /**
   * A path such as `/pages/about-us`, or a full address of a former shop, of which the path counts. It must not have a query or
   * a fragment.
   */
  from: Scalars['String']['input'];
  /** Whether the redirect applies although the shop has a page at `from`. Otherwise such a redirect is refused. */
  replacesPage?: Scalars['Boolean']['input'];
  /** A path of the shop, or an address of another site that begins with https://. It must not be redirected itself. */
  to: Scalars['String']['input'];
};

/** Money that went back to the shopper of an order, or is about to. */
export type Refund = {
  __typename?: 'Refund';
  /** How much. */
  amount: Money;
  /** When it was requested or recorded. */
  at: Scalars['DateTime']['output'];
  /** Why the payment provider has not refunded yet, or refused to; null for shoppers. */
  error?: Maybe<Scalars['String']['output']>;
  /** Identifies it. */
  id: Scalars['ID']['output'];
  /** Whether the team made it, rather than a payment provider. */
  isManual: Scalars['Boolean']['output'];
  /** The units that it is for; none for a refund of shipping or of an amount. */
  lines: Array<RefundLine>;
  /** The note of the team; null for shoppers. */
  note?: Maybe<Scalars['String']['output']>;
  /** The part that refunds shipping. */
  shipping: Money;
  /** Its state. */
  state: RefundState;
};

/** What to refund: lines, shipping, an amount, or several of these. */
export type RefundInput = {
  /** How much in all, instead of the sum of lines and shipping; without lines and shipping: this amount. */
  amount?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** Whether to record it as made by hand, although the payment provider could refund. */
  isManual?: Scalars['Boolean']['input'];
  /** Units of lines. A line may be named twice: with the units that go back to stock, and with the others. */
  lines?: InputMaybe<Array<RefundLineInput>>;
  /** Such as the reason or the reference of a transfer: at most 500 characters. Only the team sees it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** How much of the shipping. */
  shipping?: InputMaybe<Scalars['MinorUnits']['input']>;
};

/** Units of an order's line that were refunded. */
export type RefundLine = {
  __typename?: 'RefundLine';
  /** Their share of what was paid for the line. */
  amount: Money;
  /** The order's line. */
  line: OrderLine;
  /** How many. */
  quantity: Scalars['Int']['output'];
  /** Whether they went back to stock; false for shoppers. */
  restock: Scalars['Boolean']['output'];
};

/** Units of an order's line to refund. */
export type RefundLineInput = {
  /** The order's line. */
  lineId: Scalars['ID']['input'];
  /** How many: at least 1. */
  quantity: Scalars['Int']['input'];
  /** Whether they go back to stock. Only shipped units can; others are still in stock. */
  restock?: Scalars['Boolean']['input'];
};

/** A refund that was made outside the shop. */
export type RefundRecordInput = {
  /** How much; left out: all that is owed. */
  amount?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** Whether nothing more is owed afterwards, though less was refunded. */
  isFinal?: Scalars['Boolean']['input'];
  /** Such as the reference of the transfer: at most 500 characters. Only the team sees it. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** The state of a refund. */
export type RefundState =
  /** It was made. */
  | 'DONE'
  /** The payment provider refused it. */
  | 'FAILED'
  /** The payment provider was asked, and has not answered yet. It is asked again until it does. */
  | 'PENDING';

/** What of an order can still be refunded. */
export type Refundable = {
  __typename?: 'Refundable';
  /** How much in all: what was paid, less all refunds and those under way. */
  amount: Money;
  /** Whether a payment provider refunds; otherwise the team does, and records it. */
  isThroughProvider: Scalars['Boolean']['output'];
  /** Its lines. */
  lines: Array<RefundableLine>;
  /** How much of the shipping. */
  shipping: Money;
};

/** An order's line, as far as it can be refunded. */
export type RefundableLine = {
  __typename?: 'RefundableLine';
  /** The order's line. */
  lineId: Scalars['ID']['output'];
  /** What was paid for all its units, after all discounts. */
  paid: Money;
  /** How many units were bought. */
  quantity: Scalars['Int']['output'];
  /** How many of them were refunded, or are being refunded. */
  refunded: Scalars['Int']['output'];
  /** How many can go back to stock: those that were shipped and not restocked by a refund. */
  restockable: Scalars['Int']['output'];
};

/** The storefront as it was made at one moment. */
export type Release = {
  __typename?: 'Release';
  /** The bytes of the pages that were made for it. */
  bytes: Scalars['Float']['output'];
  /** What it was made for. */
  cause: ReleaseCause;
  /** Who asked for it, or saved what it shows, as far as that is known. */
  causedBy: Array<Scalars['String']['output']>;
  /** How much differs from the release before; null where it is not known what that showed. */
  changed?: Maybe<ReleaseCounts>;
  /** The latest changes that it shows first, five at most, as long as the history has them; many that were made together are one. */
  changes: Array<Change>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** How long it took. */
  durationMs: Scalars['Int']['output'];
  /** Whether it is the one that shoppers see. */
  isCurrent: Scalars['Boolean']['output'];
  /** Counts up from 1. */
  number: Scalars['Int']['output'];
  /** How many pages and redirects it has. */
  pages: Scalars['Int']['output'];
  /** How many of them were not made for it: those that are as before, and those that are made when they are asked for. */
  reused: Scalars['Int']['output'];
  /** Where it can be looked at. */
  url: Scalars['String']['output'];
};

/** What a release was made for. */
export type ReleaseCause =
  /** The catalogue was used instead of the sample. */
  | 'CATALOGUE_USED'
  /** A product or a deal came to a date of its own. */
  | 'DATE_REACHED'
  /** An import has ended. */
  | 'IMPORTED'
  /** No release is made for this any more: the program that makes the pages is another one. */
  | 'PAGES_RENEWED'
  /** No release is made for this any more: files of the release before were lost. */
  | 'REPAIRED'
  /** It was asked for. */
  | 'REQUESTED'
  /** Changes were saved. */
  | 'SAVED'
  /** No release is made for this any more: the server was started, and something differed. */
  | 'SERVER_STARTED'
  /** Something sold out, or came back; releases made by stock alone are not kept to go back to. */
  | 'STOCK';

/** Releases, the newest first. */
export type ReleaseConnection = {
  __typename?: 'ReleaseConnection';
  /** The releases. */
  nodes: Array<Release>;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** How much differs between two releases. */
export type ReleaseCounts = {
  __typename?: 'ReleaseCounts';
  /** How many categories are new, changed or gone. */
  categories: Scalars['Int']['output'];
  /** Whether the storefront content differs. */
  content: Scalars['Boolean']['output'];
  /** How many products are new, changed or gone. */
  products: Scalars['Int']['output'];
  /** How many redirects are new, changed or gone. */
  redirects: Scalars['Int']['output'];
};

/** What an operator may do: each may do what those after it may, and more. */
export type Role =
  /** Whatever is in the shop: catalogue, content, publishing. */
  | 'EDITOR'
  /** Everything, and who else may do what. */
  | 'OWNER'
  /** Look at everything, and change nothing. */
  | 'VIEWER';

/** How much was sold. */
export type Sales = {
  __typename?: 'Sales';
  /** How many orders were placed. */
  orderCount: Scalars['Int']['output'];
  /** The part of it that is paid. */
  paidRevenue: Money;
  /** What they come to, with shipping and tax, without what was paid back. */
  revenue: Money;
  /** The part of it that is not paid yet, such as cash on delivery. */
  unpaidRevenue: Money;
};

/** What was sold on some days. */
export type SalesReport = {
  __typename?: 'SalesReport';
  /** Day by day, those without an order too. */
  byDay: Array<DaySales>;
  /** On these days. */
  current: Sales;
  /** The first day. */
  from: Scalars['String']['output'];
  /** Whether the shop was ever opened for orders. */
  hasSold: Scalars['Boolean']['output'];
  /** On as many days before them. */
  previous: Sales;
  /** Whose days these are: those of the shop, such as Asia/Kolkata. */
  timeZone: Scalars['String']['output'];
  /** The last day. */
  to: Scalars['String']['output'];
  /** What brought in the most, at most ten: of the newest 20,000 orders where there are more. */
  topProducts: Array<ProductSales>;
};

/** What an authenticator app is told. */
export type SecondFactorSetup = {
  __typename?: 'SecondFactorSetup';
  /** In base 32, to be typed. */
  secret: Scalars['String']['output'];
  /** The same for a QR code. */
  uri: Scalars['String']['output'];
};

/** Which of two secrets, of which nothing else is told. */
export type SecretValue =
  /** The one until then. */
  | 'FORMER'
  /** The one from then on. */
  | 'NEW';

/** A value that was chosen of an option. */
export type SelectedOption = {
  __typename?: 'SelectedOption';
  /** The option, such as Colour. */
  name: Scalars['String']['output'];
  /** The value, such as Red. */
  value: Scalars['String']['output'];
};

/** A value that is chosen of an option. */
export type SelectedOptionInput = {
  /** The option's name. */
  name: Scalars['String']['input'];
  /** One of its values. */
  value: Scalars['String']['input'];
};

/** What a shop needs before it can sell. */
export type SellingNeed =
  /** An address, and an email address or a telephone number. */
  | 'ADDRESS'
  /** A catalogue that is live. */
  | 'CATALOGUE'
  /** A way to pay. */
  | 'PAYMENT'
  /** What is said of returns, delivery, privacy and terms. */
  | 'POLICIES';

/** How the shop sells. */
export type SellingSettings = {
  __typename?: 'SellingSettings';
  /** The bank account that transfers go to, in words, line by line; null: it takes none. */
  bankDetails?: Maybe<Scalars['String']['output']>;
  /** Up to what total; null: any. */
  cashOnDeliveryUpTo?: Maybe<Scalars['MinorUnits']['output']>;
  /** Of categories with a rate of their own. */
  categoryTaxRates: Array<CategoryTaxRate>;
  /** The countries that it sends to. */
  countries: Array<Scalars['CountryCode']['output']>;
  /** What all prices are in. */
  currency: Scalars['CurrencyCode']['output'];
  /** The first day on which an order arrives, counted from the next; null: not said. */
  deliveryDaysFrom?: Maybe<Scalars['Int']['output']>;
  /** The last one. */
  deliveryDaysUntil?: Maybe<Scalars['Int']['output']>;
  /** From what subtotal on sending is free; null: from none. */
  freeShippingFrom?: Maybe<Scalars['MinorUnits']['output']>;
  /** The shop's GST number. */
  gstin?: Maybe<Scalars['String']['output']>;
  /** Whether an order was ever placed: the currency cannot be changed any more. */
  hasOrders: Scalars['Boolean']['output'];
  /** Whether shoppers can order. */
  isSelling: Scalars['Boolean']['output'];
  /** What must be there before it can. */
  missing: Array<SellingNeed>;
  /** Who gets an email about each new order; empty: nobody. */
  newOrderEmails: Array<Scalars['String']['output']>;
  /** After how many hours an order that is not paid gives its stock back. */
  payWithinHours: Scalars['Int']['output'];
  /** What sending costs, in per cent of the subtotal. */
  shippingPercent: Scalars['Float']['output'];
  /** Whether it takes cash on delivery. */
  takesCashOnDelivery: Scalars['Boolean']['output'];
  /** In per cent; prices include it. */
  taxRate: Scalars['Float']['output'];
  /** The shop's own state, by its two letters of ISO 3166-2, such as MH. */
  taxRegion?: Maybe<Scalars['String']['output']>;
  /** Whom UPI pays, such as shop@bank; null: it does not take UPI. */
  upiId?: Maybe<Scalars['String']['output']>;
  /** Grows by 1 with every change; 0 before the first. */
  version: Scalars['Int']['output'];
};

/** A change to how the shop sells; null takes away what it can be without. */
export type SellingSettingsInput = {
  /** At most 1,000 characters. */
  bankDetails?: InputMaybe<Scalars['String']['input']>;
  /** Up to what total. */
  cashOnDeliveryUpTo?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** All there are. */
  categoryTaxRates?: InputMaybe<Array<CategoryTaxRateInput>>;
  /** At least one. */
  countries?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /**
   * What all prices are in, until the first order: 1,499 rupees become 1,499 dollars. Amounts of the same input are in it. Refused
   * where a price has decimals that it has not.
   */
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** 0 to 365. */
  deliveryDaysFrom?: InputMaybe<Scalars['Int']['input']>;
  /** Not less than the first. */
  deliveryDaysUntil?: InputMaybe<Scalars['Int']['input']>;
  /** From what subtotal on sending is free. */
  freeShippingFrom?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** With a right check digit. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** Whether shoppers can order. */
  isSelling?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 10 email addresses that get an email about each new order, without the shopper's details; empty: nobody. */
  newOrderEmails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 1 to 720. */
  payWithinHours?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 100, with at most two decimals. */
  shippingPercent?: InputMaybe<Scalars['Float']['input']>;
  /** Whether it takes cash on delivery. */
  takesCashOnDelivery?: InputMaybe<Scalars['Boolean']['input']>;
  /** 0 to 100, with at most two decimals. */
  taxRate?: InputMaybe<Scalars['Float']['input']>;
  /** A state of India by its two letters. */
  taxRegion?: InputMaybe<Scalars['String']['input']>;
  /** Such as shop@bank. */
  upiId?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read: a newer one refuses the change with CONFLICT. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A message to the shop. */
export type SendMessageInput = {
  /** The address that the shop answers to. */
  email: Scalars['String']['input'];
  /** 1 to 5,000 characters, with line breaks. */
  message: Scalars['String']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** The number of the order that the message is about, up to 40 characters. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** A telephone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** For a field that people do not see. A message with text in it is dropped without an error, because a program filled it. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Who asks. */
export type Session = {
  __typename?: 'Session';
  /** What the prices that an operator enters are in. */
  currency: Scalars['CurrencyCode']['output'];
  /** Whether there is an account. */
  hasAccounts: Scalars['Boolean']['output'];
  /** Whether everything may be done without signing in: there is no account, and the server is reached from this machine only. */
  isOpen: Scalars['Boolean']['output'];
  /** Who is signed in, or null. */
  operator?: Maybe<Operator>;
  /** Why no passkeys can be used at this address, in a sentence; null where they can. */
  passkeyObstacle?: Maybe<Scalars['String']['output']>;
};

/** One way to send a cart. */
export type ShippingRate = {
  __typename?: 'ShippingRate';
  /** When the cart arrives; null: not said. */
  arrival?: Maybe<Arrival>;
  /** The rate's id. */
  id: Scalars['ID']['output'];
  /** Whether the cart's total is with this rate. */
  isChosen: Scalars['Boolean']['output'];
  /** Whether the shopper collects the order. */
  isPickup: Scalars['Boolean']['output'];
  /** As shoppers read it, such as Express. */
  name: Scalars['String']['output'];
  /** What it costs for this cart. */
  price: Money;
  /** Whether the order can be paid in cash when it arrives, if the shop offers that payment method. */
  takesCashOnDelivery: Scalars['Boolean']['output'];
};

/** How the price of a shipping rate is found. */
export type ShippingRateKind =
  /** It is always the same. */
  | 'FLAT'
  /** It is a percentage of the value of the goods, after discounts. */
  | 'PERCENT'
  /** The shopper collects the order. */
  | 'PICKUP'
  /** The rate is for orders whose goods have a certain value, after discounts. */
  | 'SUBTOTAL'
  /** The rate is for orders of a certain weight. Pieces of unknown weight count as 0 grams. */
  | 'WEIGHT';

/**
 * Addresses, and what it costs to send orders there. Of several zones that an address is in, the most specific one counts: the
 * narrowest postcodes, then the state, then the country, then the zone of all other countries.
 */
export type ShippingZone = {
  __typename?: 'ShippingZone';
  /** Its countries; none: all that no other zone names. */
  countries: Array<Scalars['CountryCode']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** For the team. */
  name: Scalars['String']['output'];
  /** Postcodes of its only country, such as 400001, 400001-400099 or 4000*. */
  postalCodes: Array<Scalars['String']['output']>;
  /** How orders can be sent there; none: the shop does not deliver there. */
  rates: Array<ShippingZoneRate>;
  /** The states of its only country, by their two letters in India. */
  regions: Array<Scalars['String']['output']>;
  /** Goes up by one with each change. */
  version: Scalars['Int']['output'];
};

/** A shipping zone. */
export type ShippingZoneInput = {
  /** Two letters each; none: all countries that no other zone names. Zones of states or postcodes have exactly one. */
  countries: Array<Scalars['CountryCode']['input']>;
  /** Of a zone that exists; without it, a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 100 characters, for the team. */
  name: Scalars['String']['input'];
  /** Postcodes of its only country, such as 400001, 400001-400099 or 4000*. At most 1,000. With states, either is enough. */
  postalCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** All its rates, in the order in which shoppers see them; at most 20. None: the shop does not deliver there. */
  rates: Array<ShippingZoneRateInput>;
  /** The states of its only country: by their two letters in India, elsewhere as shoppers write them. At most 100. */
  regions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The version that was read: a later one is a `CONFLICT`. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A shipping rate of a zone. */
export type ShippingZoneRate = {
  __typename?: 'ShippingZoneRate';
  /** The first day on which an order arrives, counted from the next; null: not said. */
  daysFrom?: Maybe<Scalars['Int']['output']>;
  /** The last one. */
  daysUntil?: Maybe<Scalars['Int']['output']>;
  /** From what value of the goods on it is free; null: from none. */
  freeFrom?: Maybe<Scalars['MinorUnits']['output']>;
  /** Of WEIGHT in grams, of SUBTOTAL in minor units: the least that it is for; null: no bound. */
  from?: Maybe<Scalars['MinorUnits']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** How its price is found. */
  kind: ShippingRateKind;
  /** As shoppers read it. */
  name: Scalars['String']['output'];
  /** Of PERCENT: the percentage of the value of the goods. */
  percent?: Maybe<Scalars['Float']['output']>;
  /** What it costs; 0 for a percentage. */
  price: Scalars['MinorUnits']['output'];
  /** Whether orders can be paid in cash when they arrive. */
  takesCashOnDelivery: Scalars['Boolean']['output'];
  /** What it is for is less than this; null: no bound. */
  until?: Maybe<Scalars['MinorUnits']['output']>;
};

/** A shipping rate of a zone. */
export type ShippingZoneRateInput = {
  /** 0 to 365, counted from the day after the order. */
  daysFrom?: InputMaybe<Scalars['Int']['input']>;
  /** Not less than the first. */
  daysUntil?: InputMaybe<Scalars['Int']['input']>;
  /** From what value of the goods on it is free. */
  freeFrom?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** Of WEIGHT in grams, of SUBTOTAL in minor units: the least that it is for. */
  from?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** Of a rate that the zone has; without it, a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** How its price is found. */
  kind: ShippingRateKind;
  /** As shoppers read it: 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Of PERCENT: 0 to 100, with at most two decimals. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** What it costs; without it, nothing. Ignored for PERCENT. */
  price?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** Whether orders can be paid in cash when they arrive. */
  takesCashOnDelivery?: Scalars['Boolean']['input'];
  /** What it is for is less than this. */
  until?: InputMaybe<Scalars['MinorUnits']['input']>;
};

/** The shop itself. */
export type Shop = {
  __typename?: 'Shop';
  /** How to reach it. */
  contact: ShopContact;
  /** The countries that it sends to. */
  countries: Array<Scalars['CountryCode']['output']>;
  /** What all its prices are in. */
  currency: Scalars['CurrencyCode']['output'];
  /** Whether shoppers can order. */
  isSelling: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its categories as a menu. */
  navigation: Array<NavigationEntry>;
  /** How they can pay, by name, such as cash_on_delivery. */
  paymentMethods: Array<Scalars['String']['output']>;
  /** What it promises, and its terms. */
  policies: Array<ShopPolicy>;
};

/** How to reach a shop. */
export type ShopContact = {
  __typename?: 'ShopContact';
  /** Its address, line by line. */
  address?: Maybe<Scalars['String']['output']>;
  /** An email address. */
  email?: Maybe<Scalars['String']['output']>;
  /** A telephone number. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** Something that a shop promises. */
export type ShopPolicy = {
  __typename?: 'ShopPolicy';
  /** The address of its page. */
  path: Scalars['String']['output'];
  /** Its text. */
  text: Scalars['String']['output'];
  /** Such as Privacy Policy. */
  title: Scalars['String']['output'];
};

/** What is true of a product now. */
export type ShownStatus =
  /** It is active, and shown. */
  | 'ACTIVE'
  /** It is a draft. */
  | 'DRAFT'
  /** It is active, and not shown any more. */
  | 'ENDED'
  /** It is hidden. */
  | 'HIDDEN'
  /** It is active, and not shown yet. */
  | 'SCHEDULED';

/** What shoppers see. */
export type ShownValue = {
  __typename?: 'ShownValue';
  /** The sample, or a release. */
  mode: StorefrontMode;
  /** The number of the release; null for the sample, and for a release that was still to be made. */
  release?: Maybe<Scalars['Int']['output']>;
};

/** Who signs in. */
export type SignInInput = {
  /** A code of the second factor, or a recovery code, where the account has one: without it UNAUTHENTICATED names the field. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The account's email. */
  email: Scalars['String']['input'];
  /** Whether the browser keeps the cookie when it is closed. */
  isRemembered?: Scalars['Boolean']['input'];
  /** Its password. */
  password: Scalars['String']['input'];
};

/** A new account. */
export type SignUpInput = {
  /** What to sign in with; an invitation names its own. */
  email: Scalars['String']['input'];
  /** The secret of an invitation; without one only the first account can be made. */
  invitation?: InputMaybe<Scalars['String']['input']>;
  /** 12 to 200 characters, not among the most common ones. */
  password: Scalars['String']['input'];
};

/** A browser in which somebody is signed in. */
export type SignedInSession = {
  __typename?: 'SignedInSession';
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** Which browser it is, as far as it says, such as Firefox on Linux. */
  device: Scalars['String']['output'];
  /** Tells it from others; it lets nobody in. */
  id: Scalars['ID']['output'];
  /** Whether it is the one that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to within five minutes. */
  usedAt: Scalars['DateTime']['output'];
};

/** A product that a bulk change left as it is. */
export type SkippedProduct = {
  __typename?: 'SkippedProduct';
  /** The product's id. */
  id: Scalars['ID']['output'];
  /** Why it may not become active or hidden. */
  reasons: Array<ActivationFault>;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** What becomes of how many there are: one of these. */
export type StockChange =
  /** It becomes so much more; less, where this is negative. A product whose stock is not counted refuses the change. */
  { add: Scalars['Int']['input']; isCounted?: never; set?: never; }
  |  /** False: it is not counted any more. */
  { add?: never; isCounted: Scalars['Boolean']['input']; set?: never; }
  |  /** It becomes this. */
  { add?: never; isCounted?: never; set: Scalars['Int']['input']; };

/** What shoppers see at `/`, and what is being made of it. */
export type Storefront = {
  __typename?: 'Storefront';
  /** Why the last release could not be made, or null when it could. */
  error?: Maybe<Scalars['String']['output']>;
  /** What is not live as it was saved, or not whole: fifty of these at most. It holds back nothing else. */
  faults: Array<PublishFault>;
  /** Whether nothing goes live by itself because a former release is shown, until `publishStorefront` or until changes are to go live by themselves. */
  isPaused: Scalars['Boolean']['output'];
  /** What is shown. */
  mode: StorefrontMode;
  /** When it is tried again by itself, after a failure. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far the release is that is being made, or null when none is. */
  progress?: Maybe<PublishProgress>;
  /** Whether each change goes live by itself; otherwise `publishStorefront` does it. */
  publishesAutomatically: Scalars['Boolean']['output'];
  /** The number of the release that is shown, or null for the sample content. */
  release?: Maybe<Scalars['Int']['output']>;
  /** How what is shown stands to the catalogue. */
  state: StorefrontState;
  /** How many products, categories, texts and redirects were changed and are not live yet. */
  waiting: Scalars['Int']['output'];
};

/** What the storefront says about the shop: texts, links and images. */
export type StorefrontContent = {
  __typename?: 'StorefrontContent';
  /** The names of the sections that were changed. */
  changedSections: Array<Scalars['String']['output']>;
  /** All sections as they are when nothing was entered. */
  defaults: Scalars['StorefrontContentValues']['output'];
  /**
   * All sections. Sections that were never changed hold the sample's texts, until the shop shows its own catalogue. From then on
   * no sample text is in them: they are empty, or hold the neutral text that shoppers read.
   */
  values: Scalars['StorefrontContentValues']['output'];
  /** Grows by 1 with every change; 0 before the first. */
  version: Scalars['Int']['output'];
};

/** What the storefront says about the shop as it is now. */
export type StorefrontContentState = {
  __typename?: 'StorefrontContentState';
  /** The names of the sections that were changed. */
  changedSections: Array<Scalars['String']['output']>;
  /** All sections as they are when nothing was entered. */
  defaults: Scalars['StorefrontContentValues']['output'];
  /** All sections. */
  values: Scalars['StorefrontContentValues']['output'];
  /** Its version. */
  version: Scalars['Int']['output'];
};

/** What shoppers see at `/`. */
export type StorefrontMode =
  /** A release of the catalogue. */
  | 'CATALOGUE'
  /** The sample content. */
  | 'SAMPLE';

/** A change to how the storefront is published. */
export type StorefrontSettingsInput = {
  /** Whether each change goes live by itself. */
  publishesAutomatically?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How what is shown stands to the catalogue. */
export type StorefrontState =
  /** The last release could not be made: `error` says why. */
  | 'FAILED'
  /** It is the catalogue, or the sample content. */
  | 'LIVE'
  /** A release is being made. */
  | 'PUBLISHING'
  /** There are changes that are not live. */
  | 'WAITING';

/** Which tax. */
export type TaxKind =
  /** Of the central government, within a state. */
  | 'CGST'
  /** Between two states. */
  | 'IGST'
  /** Of the state, within it. */
  | 'SGST'
  /** Of a shop whose prices are not in rupees. */
  | 'TAX';

/** A tax of an order, by its rate. */
export type TaxLine = {
  __typename?: 'TaxLine';
  /** How much. */
  amount: Money;
  /** Which. */
  kind: TaxKind;
  /** In per cent, such as 9. */
  rate: Scalars['Float']['output'];
  /** What it is of, without the tax. */
  taxable: Money;
};

/** What an API token is for. Each module adds its own. */
export type TokenScope =
  /** To change categories and products. */
  | 'CATALOGUE'
  /** To change what the storefront says about the shop. */
  | 'CONTENT'
  /** To see and change discounts. */
  | 'DISCOUNTS'
  /** To see orders and their emails, and to fulfil, cancel and mark them as paid. */
  | 'ORDERS'
  /** To change payment settings, together with SETTINGS: the UPI ID, bank details and cash on delivery. */
  | 'PAYMENTS'
  /** To publish, and to go back to an earlier release. */
  | 'PUBLISH'
  /** To read what the admin shows. */
  | 'READ'
  /** To refund orders: money goes back to shoppers. */
  | 'REFUNDS'
  /** To change how the shop sells: shipping, taxes, currency, and whether it is open. Not payment settings. */
  | 'SETTINGS'
  /** To read what shoppers see, from an app, with limits of its own. */
  | 'STOREFRONT'
  /** To see and change webhooks, with their secrets. */
  | 'WEBHOOKS';

/** A token for the API. */
export type TokenValue = {
  __typename?: 'TokenValue';
  /** What it is called. */
  name: Scalars['String']['output'];
  /** What it is for. */
  scopes: Array<TokenScope>;
};

/** What becomes of an order whose parcel came back. */
export type UndeliveredOutcome =
  /** The order is canceled. Only possible once nothing else of it is on its way. */
  | 'CANCEL'
  /** Its pieces are to be shipped again: the order is CONFIRMED. They must be in stock. */
  | 'SHIP_AGAIN';

/** A parcel that did not reach its shopper. */
export type UndeliveredParcelInput = {
  /** At most 500 characters; only the team sees it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** What becomes of the order. */
  outcome: UndeliveredOutcome;
  /** The parcel's id, such as 1. */
  parcelId: Scalars['ID']['input'];
  /** Whether its pieces go back to stock. Those that are lost or broken do not. */
  restock: Scalars['Boolean']['input'];
};

/** A change to a category: what is left out stays as it is, and null takes away what it can be without. */
export type UpdateCategoryInput = {
  /** What it is about: at most 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What names it in the address of its page. Null makes one from the name. Former ones stay its own. */
  handle?: InputMaybe<Scalars['String']['input']>;
  /** A new image. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** What the image shows, in at most 200 characters. */
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  /** The new name: 1 to 100 characters after trimming. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The id of the category that it lies in; null puts it at the top. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The version that was read: a newer one refuses the change with CONFLICT and the current state. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A change to a product: what is left out stays as it is, and null takes away what it can be without. */
export type UpdateProductInput = {
  /** At most 50 facts about it. */
  attributes?: InputMaybe<Array<ProductAttributeInput>>;
  /** The new badge; null takes it away. */
  badge?: InputMaybe<Badge>;
  /** The number printed as bars on it: at most 100 characters. */
  barcode?: InputMaybe<Scalars['String']['input']>;
  /** Its brand: at most 100 characters. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** The id of its new category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Values of custom fields: those that are not named stay as they are. At most 100. */
  customFields?: InputMaybe<Array<CustomFieldInput>>;
  /** The new description: 1 to 5,000 characters after trimming. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What names it in the address of its page: small letters, digits and hyphens. Null makes one from the title. Former ones stay its own. */
  handle?: InputMaybe<Scalars['String']['input']>;
  /** What each image shows, in their order, in at most 200 characters; null for those that the title describes. */
  imageAlts?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** All its images, in their new order. Images it has that are not named here are dropped. */
  images?: InputMaybe<Array<ImageInput>>;
  /** Whether to show it among the featured products. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to show it among the new products. */
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to show it among the popular products. */
  isPopular?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 3 things that are chosen when it is bought. */
  options?: InputMaybe<Array<ProductOptionInput>>;
  /** The new price before any discount; null: it is not on sale. */
  regularPrice?: InputMaybe<Scalars['Price']['input']>;
  /** The new price asked; less than the regular one. */
  sellingPrice?: InputMaybe<Scalars['Price']['input']>;
  /** The moment from which on it is shown. */
  showFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** The moment from which on it is not shown any more. */
  showUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** The number that the shop keeps it under: at most 100 characters. No other product has it, in whatever case. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Where it is shown; null is everywhere. */
  status?: InputMaybe<ProductStatus>;
  /** How many there are; null where they are not counted. */
  stock?: InputMaybe<Scalars['Int']['input']>;
  /** At most 20 words that it is grouped and found by, of at most 50 characters each, without commas. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The new title: 1 to 255 characters after trimming. */
  title?: InputMaybe<Scalars['String']['input']>;
  /**
   * Its variants: at most 100, each of a combination of its options that no other has. Where they are not named, there is one for each
   * combination, with what it had before.
   */
  variants?: InputMaybe<Array<ProductVariantInput>>;
  /** The version that was read: a newer one refuses the change with CONFLICT and the current state. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** What it weighs, where its variants say nothing else. */
  weightGrams?: InputMaybe<Scalars['Int']['input']>;
};

/** A change to a redirect. */
export type UpdateRedirectInput = {
  /** As of a new redirect. */
  from: Scalars['String']['input'];
  /** As of a new redirect. */
  replacesPage?: Scalars['Boolean']['input'];
  /** As of a new redirect. */
  to: Scalars['String']['input'];
  /** The version that was read: a later one is a `CONFLICT`. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A change to what the storefront says about the shop. */
export type UpdateStorefrontContentInput = {
  /** Whole sections; null empties a section. Sections left out stay as they are. */
  values: Scalars['StorefrontContentValues']['input'];
  /** The version that was read: a newer one refuses the change with CONFLICT and the current state. */
  version: Scalars['Int']['input'];
};

/** A change to a webhook. */
export type UpdateWebhookInput = {
  /** What to tell of. */
  events?: InputMaybe<Array<WebhookEventKind>>;
  /** Whether messages are sent. While they are not, nothing that happens is told later. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** As of a new webhook. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read: a later one is a `CONFLICT`. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Whether a variant can be had. */
export type VariantAvailability = {
  __typename?: 'VariantAvailability';
  /** How many are left, where these are few. */
  left?: Maybe<Scalars['Int']['output']>;
  /** Whether it can be had. */
  state: Availability;
  /** The variant's id, as it was asked for: it may be one from before variants had ids of their own. */
  variantId: Scalars['ID']['output'];
};

/** A variant as `ProductVariantInput` takes it: what is null is the product's. */
export type VariantState = {
  __typename?: 'VariantState';
  /** The number printed as bars on it. */
  barcode?: Maybe<Scalars['String']['output']>;
  /** The price before any discount. */
  compareAtPrice?: Maybe<Scalars['MinorUnits']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The place of its image among the product's, from 0. */
  image?: Maybe<Scalars['Int']['output']>;
  /** Whether it is sold. */
  isSold: Scalars['Boolean']['output'];
  /** What is asked for it. */
  price?: Maybe<Scalars['MinorUnits']['output']>;
  /** One value for each option of the product, in their order. */
  selectedOptions: Array<SelectedOption>;
  /** The number that the shop keeps it under. */
  sku?: Maybe<Scalars['String']['output']>;
  /** What it weighs. */
  weightGrams?: Maybe<Scalars['Int']['output']>;
};

/** A variant of a product: what it has of its own; what is null is the product's. */
export type VariantValue = {
  __typename?: 'VariantValue';
  /** The number printed as bars on it. */
  barcode?: Maybe<Scalars['String']['output']>;
  /** The price before any discount. */
  compareAtPrice?: Maybe<Scalars['MinorUnits']['output']>;
  /** The address of its image. */
  image?: Maybe<Scalars['String']['output']>;
  /** Whether it is sold. */
  isSold: Scalars['Boolean']['output'];
  /** What is asked for it, in the shop's currency. */
  price?: Maybe<Scalars['MinorUnits']['output']>;
  /** The number that the shop keeps it under. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Its values, such as Red / M. */
  title: Scalars['String']['output'];
  /** What it weighs. */
  weightGrams?: Maybe<Scalars['Int']['output']>;
};

/**
 * An address that is told by POST of each release that is shown, of each that is gone back to, and of the sample. The
 * body is JSON: `type` (`release.published`, `release.restored`, `sample.shown` or `test`), `timestamp`, and `data` about the
 * release: `release`, `cause`, `causedBy`, `pages`, `reused`, `changed` as in `Release`, and `changes`, the ids of its changes. Of
 * products and categories (`product.created`, `.updated`, `.deleted`, and so for `category`) `data` has the `id` and `title` or
 * `name`; of stock (`stock.sold_out`, `stock.back`) `variantId`, `productId` and `at`; of orders (`order.placed`, `.paid`,
 * `.shipped`, `.delivered`, `.canceled`, `.expired`, `.paid_late`, `.reserved_again`, `.paid_back`) `id`, `number`, `status`,
 * `paymentStatus` and `total`, as they were then, and nothing of who ordered. The header `webhook-id` is the same each time a message is sent again.
 */
export type Webhook = {
  __typename?: 'Webhook';
  /** The last ten answers, the newest first. */
  answers: Array<WebhookAnswer>;
  /** What it is told of. */
  events: Array<WebhookEventKind>;
  /** What names it. */
  id: Scalars['ID']['output'];
  /** Whether nothing is sent: `pausedBecause` says why. */
  isPaused: Scalars['Boolean']['output'];
  /** Why nothing is sent, or null. */
  pausedBecause?: Maybe<WebhookPause>;
  /** Where messages are sent, or null while nobody is told. */
  url?: Maybe<Scalars['String']['output']>;
  /** Goes up by one with each change; 0 of one that is not set. */
  version: Scalars['Int']['output'];
  /** How many messages have not arrived yet. */
  waiting: Scalars['Int']['output'];
};

/** What came of sending a message once. */
export type WebhookAnswer = {
  __typename?: 'WebhookAnswer';
  /** When it was sent. */
  at: Scalars['DateTime']['output'];
  /** Which attempt it was, counted from 1. */
  attempt: Scalars['Int']['output'];
  /** How long it took. */
  durationMs: Scalars['Int']['output'];
  /** Why there was no answer, or null. */
  error?: Maybe<Scalars['String']['output']>;
  /** The `type` of the message. */
  event: Scalars['String']['output'];
  /** How the answer begins, as text of at most 500 characters; null where there was none. */
  excerpt?: Maybe<Scalars['String']['output']>;
  /** The number of the release that it told of, or null. */
  release?: Maybe<Scalars['Int']['output']>;
  /** The HTTP status, or null when there was no answer. */
  status?: Maybe<Scalars['Int']['output']>;
};

/** A message to a webhook. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** What came of it the last time; null before the first. */
  answer?: Maybe<WebhookAnswer>;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** How often it was sent, since it happened or was sent again. */
  attempts: Scalars['Int']['output'];
  /** Its `data` as JSON; null for releases. */
  body?: Maybe<Scalars['String']['output']>;
  /** Its `type`. */
  event: Scalars['String']['output'];
  /** What names it: the header `webhook-id` is this behind `msg_`. */
  id: Scalars['ID']['output'];
  /** When it is sent next; null for one that has arrived or was given up. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number of the release that it tells of, or null. */
  release?: Maybe<Scalars['Int']['output']>;
  /** How it stands. */
  state: WebhookDeliveryState;
  /** The id of the webhook. */
  webhookId: Scalars['ID']['output'];
};

/** Messages, the newest first. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** Of this page. */
  nodes: Array<WebhookDelivery>;
  /** Where this page ends, and whether there is another. */
  pageInfo: PageInfo;
  /** How many match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Which messages to answer. */
export type WebhookDeliveryFilter = {
  /** Those that are so. */
  state?: InputMaybe<WebhookDeliveryState>;
  /** Those to this webhook. */
  webhookId?: InputMaybe<Scalars['ID']['input']>;
};

/** How a message stands. */
export type WebhookDeliveryState =
  /** It was taken, by a status from 200 to 299. */
  | 'ARRIVED'
  /** It was not taken the last time: it is sent again, or was given up. */
  | 'FAILED'
  /** It is to be sent. */
  | 'WAITING';

/** What a webhook can be told of. */
export type WebhookEventKind =
  /** Categories that are made, changed and deleted. */
  | 'CATEGORY'
  /** Orders, and what happens to them. */
  | 'ORDER'
  /** Products that are made, changed and deleted. */
  | 'PRODUCT'
  /** What is shown at `/`: releases, and the sample. */
  | 'RELEASE'
  /** Variants that sell out and come back. */
  | 'STOCK';

/** Why a webhook is sent nothing. */
export type WebhookPause =
  /** Nothing was taken for five days: it has to be switched on. */
  | 'FAILING'
  /** This server has no key to its secret. */
  | 'NO_KEY'
  /** A backup was restored, and this may be a copy of the shop in another place: it has to be switched on. */
  | 'RESTORED'
  /** It was switched off. */
  | 'SWITCHED_OFF';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  CurrentState:
    | ( CategoryState )
    | ( ProductState )
    | ( SellingSettings )
    | ( StorefrontContentState )
    | ( Webhook )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ActivationFault: ActivationFault;
  Address: ResolverTypeWrapper<Address>;
  AddressInput: AddressInput;
  ApiToken: ResolverTypeWrapper<ApiTokenModel>;
  AppliedCoupon: ResolverTypeWrapper<AppliedCoupon>;
  Arrival: ResolverTypeWrapper<Arrival>;
  Availability: Availability;
  Badge: Badge;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Cart: ResolverTypeWrapper<Cart>;
  CartChange: ResolverTypeWrapper<CartChange>;
  CartChangeKind: CartChangeKind;
  CartDestinationInput: CartDestinationInput;
  CartInput: CartInput;
  CartLine: ResolverTypeWrapper<CartLine>;
  CartLineInput: CartLineInput;
  Category: ResolverTypeWrapper<CategoryModel>;
  CategoryConnection: ResolverTypeWrapper<CategoryPage>;
  CategoryEdge: ResolverTypeWrapper<Omit<CategoryEdge, 'node'> & { node: ResolversTypes['Category'] }>;
  CategoryFilter: CategoryFilter;
  CategoryOrder: CategoryOrder;
  CategoryOrderField: CategoryOrderField;
  CategoryState: ResolverTypeWrapper<CategoryState>;
  CategoryTaxRate: ResolverTypeWrapper<CategoryTaxRate>;
  CategoryTaxRateInput: CategoryTaxRateInput;
  CategoryValue: ResolverTypeWrapper<CategoryValue>;
  Change: ResolverTypeWrapper<ChangeModel>;
  ChangeAction: ChangeAction;
  ChangeConnection: ResolverTypeWrapper<HistoryPage>;
  ChangeGroup: ResolverTypeWrapper<ChangeGroup>;
  ChangePasswordInput: ChangePasswordInput;
  ChangeSource: ChangeSource;
  ChangeSubject: ChangeSubject;
  ChangeSubjectInput: ChangeSubjectInput;
  ChangedField: ChangedField;
  ContactChange: ResolverTypeWrapper<ContactChange>;
  ContactField: ContactField;
  ContentError: ResolverTypeWrapper<ContentError>;
  CountryCode: ResolverTypeWrapper<Scalars['CountryCode']['output']>;
  CouponInput: CouponInput;
  CreateCategoryInput: CreateCategoryInput;
  CreateProductInput: CreateProductInput;
  CreateWebhookInput: CreateWebhookInput;
  CurrencyCode: ResolverTypeWrapper<Scalars['CurrencyCode']['output']>;
  CurrentState: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CurrentState']>;
  CustomField: ResolverTypeWrapper<CustomField>;
  CustomFieldInput: CustomFieldInput;
  CustomFieldType: CustomFieldType;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DaySales: ResolverTypeWrapper<DaySales>;
  Delivery: ResolverTypeWrapper<Delivery>;
  Discount: ResolverTypeWrapper<DiscountModel>;
  DiscountConnection: ResolverTypeWrapper<DiscountPage>;
  DiscountInput: DiscountInput;
  DiscountKind: DiscountKind;
  DiscountStatus: DiscountStatus;
  DiscountTarget: ResolverTypeWrapper<DiscountTarget>;
  ErrorCode: ErrorCode;
  ErrorExtensions: ResolverTypeWrapper<Omit<ErrorExtensions, 'current'> & { current?: Maybe<ResolversTypes['CurrentState']> }>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldErrors: ResolverTypeWrapper<FieldErrors>;
  FieldValue: ResolverTypeWrapper<FieldValue>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Fulfilment: ResolverTypeWrapper<Fulfilment>;
  FulfilmentInput: FulfilmentInput;
  FulfilmentLine: ResolverTypeWrapper<FulfilmentLine>;
  FulfilmentLineInput: FulfilmentLineInput;
  GroupUndoing: ResolverTypeWrapper<GroupUndoing>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Image>;
  ImageError: ResolverTypeWrapper<ImageError>;
  ImageInput: ImageInput;
  ImageLimits: ResolverTypeWrapper<ImageLimits>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Inventory: ResolverTypeWrapper<Level>;
  InventoryConnection: ResolverTypeWrapper<StockPage>;
  InventoryFilter: InventoryFilter;
  InventoryMovement: ResolverTypeWrapper<Movement>;
  InventoryMovementConnection: ResolverTypeWrapper<MovementPage>;
  InventoryReason: InventoryReason;
  InventoryTracking: InventoryTracking;
  Invitation: ResolverTypeWrapper<InvitationModel>;
  LatePaymentResolution: LatePaymentResolution;
  LeftChange: ResolverTypeWrapper<LeftChange>;
  LineOption: ResolverTypeWrapper<LineOption>;
  Mail: ResolverTypeWrapper<MailModel>;
  MailConnection: ResolverTypeWrapper<MailPage>;
  MailContent: ResolverTypeWrapper<MailContent>;
  MailFilter: MailFilter;
  MailKind: MailKind;
  MailSettings: ResolverTypeWrapper<MailSettings>;
  MailState: MailState;
  Message: ResolverTypeWrapper<MessageModel>;
  MessageConnection: ResolverTypeWrapper<MessagePage>;
  MessageFilter: MessageFilter;
  MinorUnits: ResolverTypeWrapper<Scalars['MinorUnits']['output']>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedValues: ResolverTypeWrapper<NamedValues>;
  NavigationEntry: ResolverTypeWrapper<NavigationEntry>;
  NewApiToken: ResolverTypeWrapper<Omit<NewApiToken, 'apiToken'> & { apiToken: ResolversTypes['ApiToken'] }>;
  NewInvitation: ResolverTypeWrapper<Omit<NewInvitation, 'invitation'> & { invitation: ResolversTypes['Invitation'] }>;
  NewPasswordReset: ResolverTypeWrapper<NewPasswordReset>;
  NewWebhook: ResolverTypeWrapper<NewWebhook>;
  Operator: ResolverTypeWrapper<OperatorModel>;
  Order: ResolverTypeWrapper<OrderView>;
  OrderActor: ResolverTypeWrapper<OrderActor>;
  OrderActorKind: OrderActorKind;
  OrderConnection: ResolverTypeWrapper<OrderPage>;
  OrderContactInput: OrderContactInput;
  OrderDirection: OrderDirection;
  OrderEvent: ResolverTypeWrapper<OrderEvent>;
  OrderEventKind: OrderEventKind;
  OrderFilter: OrderFilter;
  OrderLine: ResolverTypeWrapper<OrderLine>;
  OrderOrder: OrderOrder;
  OrderOrderField: OrderOrderField;
  OrderShippingRate: ResolverTypeWrapper<OrderShippingRate>;
  OrderStatus: OrderStatus;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  ParcelTrackingInput: ParcelTrackingInput;
  Passkey: ResolverTypeWrapper<PasskeyModel>;
  PaymentInstructions: ResolverTypeWrapper<PaymentInstructions>;
  PaymentStatus: PaymentStatus;
  PlaceOrderInput: PlaceOrderInput;
  PlaceValue: ResolverTypeWrapper<PlaceValue>;
  Price: ResolverTypeWrapper<Scalars['Price']['output']>;
  PriceAdjustment: ResolverTypeWrapper<PriceAdjustment>;
  PriceAdjustmentKind: PriceAdjustmentKind;
  PriceChange: PriceChange;
  PriceRange: ResolverTypeWrapper<PriceRange>;
  Product: ResolverTypeWrapper<ProductModel>;
  ProductAttribute: ResolverTypeWrapper<ProductAttribute>;
  ProductAttributeInput: ProductAttributeInput;
  ProductConnection: ResolverTypeWrapper<ProductPage>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFilter: ProductFilter;
  ProductOption: ResolverTypeWrapper<ProductOption>;
  ProductOptionInput: ProductOptionInput;
  ProductOrder: ProductOrder;
  ProductOrderField: ProductOrderField;
  ProductSales: ResolverTypeWrapper<ProductSales>;
  ProductSelection: ProductSelection;
  ProductState: ResolverTypeWrapper<ProductState>;
  ProductStatus: ProductStatus;
  ProductVariant: ResolverTypeWrapper<ProductVariantModel>;
  ProductVariantInput: ProductVariantInput;
  ProductsChange: ProductsChange;
  ProductsUpdate: ResolverTypeWrapper<ProductsUpdate>;
  PublishFault: ResolverTypeWrapper<PublishFault>;
  PublishFaultKind: PublishFaultKind;
  PublishFaultOutcome: PublishFaultOutcome;
  PublishFaultSubject: PublishFaultSubject;
  PublishProgress: ResolverTypeWrapper<PublishProgress>;
  PublishStep: PublishStep;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Redirect: ResolverTypeWrapper<RedirectModel>;
  RedirectConnection: ResolverTypeWrapper<RedirectPage>;
  RedirectInput: RedirectInput;
  Refund: ResolverTypeWrapper<SeenRefund>;
  RefundInput: RefundInput;
  RefundLine: ResolverTypeWrapper<RefundLine>;
  RefundLineInput: RefundLineInput;
  RefundRecordInput: RefundRecordInput;
  RefundState: RefundState;
  Refundable: ResolverTypeWrapper<RefundableModel>;
  RefundableLine: ResolverTypeWrapper<RefundableLine>;
  Release: ResolverTypeWrapper<ReleaseModel>;
  ReleaseCause: ReleaseCause;
  ReleaseConnection: ResolverTypeWrapper<Omit<ReleaseConnection, 'nodes'> & { nodes: Array<ResolversTypes['Release']> }>;
  ReleaseCounts: ResolverTypeWrapper<ReleaseCounts>;
  Role: Role;
  Sales: ResolverTypeWrapper<Sales>;
  SalesReport: ResolverTypeWrapper<SalesReportModel>;
  SecondFactorSetup: ResolverTypeWrapper<SecondFactorSetup>;
  SecretValue: SecretValue;
  SelectedOption: ResolverTypeWrapper<SelectedOption>;
  SelectedOptionInput: SelectedOptionInput;
  SellingNeed: SellingNeed;
  SellingSettings: ResolverTypeWrapper<SellingSettings>;
  SellingSettingsInput: SellingSettingsInput;
  SendMessageInput: SendMessageInput;
  Session: ResolverTypeWrapper<Omit<Session, 'operator'> & { operator?: Maybe<ResolversTypes['Operator']> }>;
  ShippingRate: ResolverTypeWrapper<ShippingRate>;
  ShippingRateKind: ShippingRateKind;
  ShippingZone: ResolverTypeWrapper<Zone>;
  ShippingZoneInput: ShippingZoneInput;
  ShippingZoneRate: ResolverTypeWrapper<ShippingZoneRate>;
  ShippingZoneRateInput: ShippingZoneRateInput;
  Shop: ResolverTypeWrapper<ShopDetails>;
  ShopContact: ResolverTypeWrapper<ShopContact>;
  ShopPolicy: ResolverTypeWrapper<ShopPolicy>;
  ShownStatus: ShownStatus;
  ShownValue: ResolverTypeWrapper<ShownValue>;
  SignInInput: SignInInput;
  SignUpInput: SignUpInput;
  SignedInSession: ResolverTypeWrapper<SessionModel>;
  SkippedProduct: ResolverTypeWrapper<SkippedProduct>;
  StockChange: StockChange;
  Storefront: ResolverTypeWrapper<StorefrontModel>;
  StorefrontContent: ResolverTypeWrapper<StorefrontContent>;
  StorefrontContentState: ResolverTypeWrapper<StorefrontContentState>;
  StorefrontContentValues: ResolverTypeWrapper<Scalars['StorefrontContentValues']['output']>;
  StorefrontMode: StorefrontMode;
  StorefrontSettingsInput: StorefrontSettingsInput;
  StorefrontState: StorefrontState;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TaxKind: TaxKind;
  TaxLine: ResolverTypeWrapper<TaxLine>;
  TokenScope: TokenScope;
  TokenValue: ResolverTypeWrapper<TokenValue>;
  UndeliveredOutcome: UndeliveredOutcome;
  UndeliveredParcelInput: UndeliveredParcelInput;
  UpdateCategoryInput: UpdateCategoryInput;
  UpdateProductInput: UpdateProductInput;
  UpdateRedirectInput: UpdateRedirectInput;
  UpdateStorefrontContentInput: UpdateStorefrontContentInput;
  UpdateWebhookInput: UpdateWebhookInput;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  VariantAvailability: ResolverTypeWrapper<VariantAvailability>;
  VariantState: ResolverTypeWrapper<VariantState>;
  VariantValue: ResolverTypeWrapper<VariantValue>;
  WebAuthn: ResolverTypeWrapper<Scalars['WebAuthn']['output']>;
  Webhook: ResolverTypeWrapper<Webhook>;
  WebhookAnswer: ResolverTypeWrapper<WebhookAnswer>;
  WebhookDelivery: ResolverTypeWrapper<DeliveryModel>;
  WebhookDeliveryConnection: ResolverTypeWrapper<DeliveryPage>;
  WebhookDeliveryFilter: WebhookDeliveryFilter;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookEventKind: WebhookEventKind;
  WebhookPause: WebhookPause;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Address;
  AddressInput: AddressInput;
  ApiToken: ApiTokenModel;
  AppliedCoupon: AppliedCoupon;
  Arrival: Arrival;
  Boolean: Scalars['Boolean']['output'];
  Cart: Cart;
  CartChange: CartChange;
  CartDestinationInput: CartDestinationInput;
  CartInput: CartInput;
  CartLine: CartLine;
  CartLineInput: CartLineInput;
  Category: CategoryModel;
  CategoryConnection: CategoryPage;
  CategoryEdge: Omit<CategoryEdge, 'node'> & { node: ResolversParentTypes['Category'] };
  CategoryFilter: CategoryFilter;
  CategoryOrder: CategoryOrder;
  CategoryState: CategoryState;
  CategoryTaxRate: CategoryTaxRate;
  CategoryTaxRateInput: CategoryTaxRateInput;
  CategoryValue: CategoryValue;
  Change: ChangeModel;
  ChangeConnection: HistoryPage;
  ChangeGroup: ChangeGroup;
  ChangePasswordInput: ChangePasswordInput;
  ChangeSubjectInput: ChangeSubjectInput;
  ContactChange: ContactChange;
  ContentError: ContentError;
  CountryCode: Scalars['CountryCode']['output'];
  CouponInput: CouponInput;
  CreateCategoryInput: CreateCategoryInput;
  CreateProductInput: CreateProductInput;
  CreateWebhookInput: CreateWebhookInput;
  CurrencyCode: Scalars['CurrencyCode']['output'];
  CurrentState: ResolversUnionTypes<ResolversParentTypes>['CurrentState'];
  CustomField: CustomField;
  CustomFieldInput: CustomFieldInput;
  DateTime: Scalars['DateTime']['output'];
  DaySales: DaySales;
  Delivery: Delivery;
  Discount: DiscountModel;
  DiscountConnection: DiscountPage;
  DiscountInput: DiscountInput;
  DiscountTarget: DiscountTarget;
  ErrorExtensions: Omit<ErrorExtensions, 'current'> & { current?: Maybe<ResolversParentTypes['CurrentState']> };
  FieldChange: FieldChange;
  FieldErrors: FieldErrors;
  FieldValue: FieldValue;
  Float: Scalars['Float']['output'];
  Fulfilment: Fulfilment;
  FulfilmentInput: FulfilmentInput;
  FulfilmentLine: FulfilmentLine;
  FulfilmentLineInput: FulfilmentLineInput;
  GroupUndoing: GroupUndoing;
  ID: Scalars['ID']['output'];
  Image: Image;
  ImageError: ImageError;
  ImageInput: ImageInput;
  ImageLimits: ImageLimits;
  Int: Scalars['Int']['output'];
  Inventory: Level;
  InventoryConnection: StockPage;
  InventoryFilter: InventoryFilter;
  InventoryMovement: Movement;
  InventoryMovementConnection: MovementPage;
  Invitation: InvitationModel;
  LeftChange: LeftChange;
  LineOption: LineOption;
  Mail: MailModel;
  MailConnection: MailPage;
  MailContent: MailContent;
  MailFilter: MailFilter;
  MailSettings: MailSettings;
  Message: MessageModel;
  MessageConnection: MessagePage;
  MessageFilter: MessageFilter;
  MinorUnits: Scalars['MinorUnits']['output'];
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NamedValues: NamedValues;
  NavigationEntry: NavigationEntry;
  NewApiToken: Omit<NewApiToken, 'apiToken'> & { apiToken: ResolversParentTypes['ApiToken'] };
  NewInvitation: Omit<NewInvitation, 'invitation'> & { invitation: ResolversParentTypes['Invitation'] };
  NewPasswordReset: NewPasswordReset;
  NewWebhook: NewWebhook;
  Operator: OperatorModel;
  Order: OrderView;
  OrderActor: OrderActor;
  OrderConnection: OrderPage;
  OrderContactInput: OrderContactInput;
  OrderEvent: OrderEvent;
  OrderFilter: OrderFilter;
  OrderLine: OrderLine;
  OrderOrder: OrderOrder;
  OrderShippingRate: OrderShippingRate;
  PageInfo: PageInfo;
  ParcelTrackingInput: ParcelTrackingInput;
  Passkey: PasskeyModel;
  PaymentInstructions: PaymentInstructions;
  PlaceOrderInput: PlaceOrderInput;
  PlaceValue: PlaceValue;
  Price: Scalars['Price']['output'];
  PriceAdjustment: PriceAdjustment;
  PriceChange: PriceChange;
  PriceRange: PriceRange;
  Product: ProductModel;
  ProductAttribute: ProductAttribute;
  ProductAttributeInput: ProductAttributeInput;
  ProductConnection: ProductPage;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFilter: ProductFilter;
  ProductOption: ProductOption;
  ProductOptionInput: ProductOptionInput;
  ProductOrder: ProductOrder;
  ProductSales: ProductSales;
  ProductSelection: ProductSelection;
  ProductState: ProductState;
  ProductVariant: ProductVariantModel;
  ProductVariantInput: ProductVariantInput;
  ProductsChange: ProductsChange;
  ProductsUpdate: ProductsUpdate;
  PublishFault: PublishFault;
  PublishProgress: PublishProgress;
  Query: Record<PropertyKey, never>;
  Redirect: RedirectModel;
  RedirectConnection: RedirectPage;
  RedirectInput: RedirectInput;
  Refund: SeenRefund;
  RefundInput: RefundInput;
  RefundLine: RefundLine;
  RefundLineInput: RefundLineInput;
  RefundRecordInput: RefundRecordInput;
  Refundable: RefundableModel;
  RefundableLine: RefundableLine;
  Release: ReleaseModel;
  ReleaseConnection: Omit<ReleaseConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Release']> };
  ReleaseCounts: ReleaseCounts;
  Sales: Sales;
  SalesReport: SalesReportModel;
  SecondFactorSetup: SecondFactorSetup;
  SelectedOption: SelectedOption;
  SelectedOptionInput: SelectedOptionInput;
  SellingSettings: SellingSettings;
  SellingSettingsInput: SellingSettingsInput;
  SendMessageInput: SendMessageInput;
  Session: Omit<Session, 'operator'> & { operator?: Maybe<ResolversParentTypes['Operator']> };
  ShippingRate: ShippingRate;
  ShippingZone: Zone;
  ShippingZoneInput: ShippingZoneInput;
  ShippingZoneRate: ShippingZoneRate;
  ShippingZoneRateInput: ShippingZoneRateInput;
  Shop: ShopDetails;
  ShopContact: ShopContact;
  ShopPolicy: ShopPolicy;
  ShownValue: ShownValue;
  SignInInput: SignInInput;
  SignUpInput: SignUpInput;
  SignedInSession: SessionModel;
  SkippedProduct: SkippedProduct;
  StockChange: StockChange;
  Storefront: StorefrontModel;
  StorefrontContent: StorefrontContent;
  StorefrontContentState: StorefrontContentState;
  StorefrontContentValues: Scalars['StorefrontContentValues']['output'];
  StorefrontSettingsInput: StorefrontSettingsInput;
  String: Scalars['String']['output'];
  TaxLine: TaxLine;
  TokenValue: TokenValue;
  UndeliveredParcelInput: UndeliveredParcelInput;
  UpdateCategoryInput: UpdateCategoryInput;
  UpdateProductInput: UpdateProductInput;
  UpdateRedirectInput: UpdateRedirectInput;
  UpdateStorefrontContentInput: UpdateStorefrontContentInput;
  UpdateWebhookInput: UpdateWebhookInput;
  Upload: Scalars['Upload']['output'];
  VariantAvailability: VariantAvailability;
  VariantState: VariantState;
  VariantValue: VariantValue;
  WebAuthn: Scalars['WebAuthn']['output'];
  Webhook: Webhook;
  WebhookAnswer: WebhookAnswer;
  WebhookDelivery: DeliveryModel;
  WebhookDeliveryConnection: DeliveryPage;
  WebhookDeliveryFilter: WebhookDeliveryFilter;
};

export type CacheControlDirectiveArgs = {
  maxAge?: Maybe<Scalars['Int']['input']>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  sizedFields?: Maybe<Array<Scalars['String']['input']>>;
  slicingArguments?: Maybe<Array<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type NeedsDirectiveArgs = {
  role: Role;
  scope?: Maybe<TokenScope>;
};

export type NeedsDirectiveResolver<Result, Parent, ContextType = Context, Args = NeedsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['TokenScope']>, ParentType, ContextType>;
  usedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AppliedCouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedCoupon'] = ResolversParentTypes['AppliedCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArrivalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Arrival'] = ResolversParentTypes['Arrival']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  adjustments?: Resolver<Array<ResolversTypes['PriceAdjustment']>, ParentType, ContextType>;
  arrival?: Resolver<Maybe<ResolversTypes['Arrival']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['CartChange']>, ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freeShippingFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CartLine']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shippingAdjustments?: Resolver<Array<ResolversTypes['PriceAdjustment']>, ParentType, ContextType>;
  shippingRates?: Resolver<Array<ResolversTypes['ShippingRate']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['TaxLine']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartChange'] = ResolversParentTypes['CartChange']> = {
  after?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  available?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CartChangeKind'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  adjustments?: Resolver<Array<ResolversTypes['PriceAdjustment']>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  available?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  compareAtPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['LineOption']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variantTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  children?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formerHandles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasOwnHandle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<CategoryProductsArgs, 'first' | 'offset' | 'orderBy'>>;
  totalProductCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryConnection'] = ResolversParentTypes['CategoryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CategoryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryEdge'] = ResolversParentTypes['CategoryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
};

export type CategoryStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryState'] = ResolversParentTypes['CategoryState']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryTaxRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryTaxRate'] = ResolversParentTypes['CategoryTaxRate']> = {
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CategoryValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryValue'] = ResolversParentTypes['CategoryValue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  action?: Resolver<ResolversTypes['ChangeAction'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  byId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['ChangeGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['ChangeSource']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['ChangeSubject'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subjectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undoes?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  undoneBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeConnection'] = ResolversParentTypes['ChangeConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeGroup'] = ResolversParentTypes['ChangeGroup']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  undoing?: Resolver<Maybe<ResolversTypes['GroupUndoing']>, ParentType, ContextType>;
  undos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  work?: Resolver<ResolversTypes['ChangeSource'], ParentType, ContextType>;
};

export type ContactChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactChange'] = ResolversParentTypes['ContactChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['ContactField'], ParentType, ContextType>;
};

export type ContentErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentError'] = ResolversParentTypes['ContentError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface CountryCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CountryCode'], any> {
  name: 'CountryCode';
}

export interface CurrencyCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CurrencyCode'], any> {
  name: 'CurrencyCode';
}

export type CurrentStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrentState'] = ResolversParentTypes['CurrentState']> = {
  __resolveType: TypeResolveFn<'CategoryState' | 'ProductState' | 'SellingSettings' | 'StorefrontContentState' | 'Webhook', ParentType, ContextType>;
};

export type CustomFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomField'] = ResolversParentTypes['CustomField']> = {
  hint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  module?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CustomFieldType'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DaySalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DaySales'] = ResolversParentTypes['DaySales']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unpaidRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Delivery'] = ResolversParentTypes['Delivery']> = {
  arrival?: Resolver<Maybe<ResolversTypes['Arrival']>, ParentType, ContextType>;
  isServed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['ShippingRate']>, ParentType, ContextType>;
  takesCashOnDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  buys?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['DiscountTarget']>, ParentType, ContextType>;
  categoryIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  combines?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  discounted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gets?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DiscountKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['DiscountTarget']>, ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DiscountStatus'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usesEach?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usesInAll?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiscountConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountConnection'] = ResolversParentTypes['DiscountConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Discount']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiscountTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountTarget'] = ResolversParentTypes['DiscountTarget']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ErrorExtensionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorExtensions'] = ResolversParentTypes['ErrorExtensions']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  contentErrors?: Resolver<Maybe<Array<ResolversTypes['ContentError']>>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['CurrentState']>, ParentType, ContextType>;
  fieldErrors?: Resolver<Maybe<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  imageErrors?: Resolver<Maybe<Array<ResolversTypes['ImageError']>>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  after?: Resolver<Maybe<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['ChangedField'], ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FieldErrorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldErrors'] = ResolversParentTypes['FieldErrors']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  badge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  barcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brands?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buys?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cashOnDeliveryUpTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryIds?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryTaxRates?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countries?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customFields?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryDaysFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryDaysUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  events?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  first?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freeShippingFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gets?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  idempotencyKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ids?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageAlt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageAlts?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFeatured?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isNew?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPopular?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSelling?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lowAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  moveProductsTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newOrderEmails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onHand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  password?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payWithinHours?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCodes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productIds?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rates?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regularPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scopes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingPercent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takesCashOnDelivery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxRate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxRegion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  triedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upiId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usesEach?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usesInAll?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variantIds?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variants?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weightGrams?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FieldValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldValue'] = ResolversParentTypes['FieldValue']> = {
  badge?: Resolver<Maybe<ResolversTypes['Badge']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['CategoryValue']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['StorefrontContentValues']>, ParentType, ContextType>;
  images?: Resolver<Maybe<Array<ResolversTypes['Image']>>, ParentType, ContextType>;
  isOn?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lists?: Resolver<Maybe<Array<ResolversTypes['NamedValues']>>, ParentType, ContextType>;
  moment?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['PlaceValue']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['SecretValue']>, ParentType, ContextType>;
  shown?: Resolver<Maybe<ResolversTypes['ShownValue']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ProductStatus']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  texts?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['TokenValue']>, ParentType, ContextType>;
  variants?: Resolver<Maybe<Array<ResolversTypes['VariantValue']>>, ParentType, ContextType>;
  varies?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type FulfilmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Fulfilment'] = ResolversParentTypes['Fulfilment']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['FulfilmentLine']>, ParentType, ContextType>;
  returnedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  trackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FulfilmentLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfilmentLine'] = ResolversParentTypes['FulfilmentLine']> = {
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupUndoingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupUndoing'] = ResolversParentTypes['GroupUndoing']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstLeft?: Resolver<Array<ResolversTypes['LeftChange']>, ParentType, ContextType>;
  isRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopped?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownAlt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ImageUrlArgs, 'isAbsolute'>>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImageErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageError'] = ResolversParentTypes['ImageError']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageLimits'] = ResolversParentTypes['ImageLimits']> = {
  maxBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InventoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Inventory'] = ResolversParentTypes['Inventory']> = {
  available?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lowAt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  onHand?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type InventoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryConnection'] = ResolversParentTypes['InventoryConnection']> = {
  lowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Inventory']>, ParentType, ContextType>;
  outCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trackedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  untrackedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InventoryMovementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryMovement'] = ResolversParentTypes['InventoryMovement']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delta?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onHandAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['InventoryReason'], ParentType, ContextType>;
};

export type InventoryMovementConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryMovementConnection'] = ResolversParentTypes['InventoryMovementConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['InventoryMovement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type LeftChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeftChange'] = ResolversParentTypes['LeftChange']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LineOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineOption'] = ResolversParentTypes['LineOption']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mail'] = ResolversParentTypes['Mail']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['MailContent'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBeingSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MailKind'], ParentType, ContextType>;
  messageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  queuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  triedFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MailConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailConnection'] = ResolversParentTypes['MailConnection']> = {
  delayedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Mail']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailContent'] = ResolversParentTypes['MailContent']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailSettings'] = ResolversParentTypes['MailSettings']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSmtpConfigured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  doneBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  openCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface MinorUnitsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MinorUnits'], any> {
  name: 'MinorUnits';
}

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addOrderNote?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationAddOrderNoteArgs, 'id' | 'text'>>;
  adjustInventory?: Resolver<ResolversTypes['Inventory'], ParentType, ContextType, RequireFields<MutationAdjustInventoryArgs, 'reason' | 'variantId'>>;
  beginPasskey?: Resolver<ResolversTypes['WebAuthn'], ParentType, ContextType, RequireFields<MutationBeginPasskeyArgs, 'password'>>;
  beginPasskeySignIn?: Resolver<ResolversTypes['WebAuthn'], ParentType, ContextType>;
  beginSecondFactor?: Resolver<ResolversTypes['SecondFactorSetup'], ParentType, ContextType, RequireFields<MutationBeginSecondFactorArgs, 'password'>>;
  cancelMail?: Resolver<ResolversTypes['Mail'], ParentType, ContextType, RequireFields<MutationCancelMailArgs, 'id'>>;
  cancelOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'token'>>;
  cancelOrderById?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCancelOrderByIdArgs, 'id'>>;
  changePassword?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeProducts?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationChangeProductsArgs, 'change' | 'selection'>>;
  changeRole?: Resolver<ResolversTypes['Operator'], ParentType, ContextType, RequireFields<MutationChangeRoleArgs, 'id' | 'password' | 'role'>>;
  confirmSecondFactor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'code'>>;
  correctOrderContact?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCorrectOrderContactArgs, 'id' | 'input'>>;
  correctParcelTracking?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCorrectParcelTrackingArgs, 'id' | 'input'>>;
  createApiToken?: Resolver<ResolversTypes['NewApiToken'], ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'name' | 'password' | 'scopes'>>;
  createCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationCreateCategoryArgs, 'input'>>;
  createPasswordReset?: Resolver<ResolversTypes['NewPasswordReset'], ParentType, ContextType, RequireFields<MutationCreatePasswordResetArgs, 'id' | 'password'>>;
  createProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationCreateProductArgs, 'images' | 'input'>>;
  createRedirect?: Resolver<ResolversTypes['Redirect'], ParentType, ContextType, RequireFields<MutationCreateRedirectArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['NewWebhook'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deleteCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationDeleteCategoryArgs, 'id'>>;
  deleteDiscount?: Resolver<ResolversTypes['Discount'], ParentType, ContextType, RequireFields<MutationDeleteDiscountArgs, 'id'>>;
  deleteProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationDeleteProductArgs, 'id'>>;
  deleteProducts?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationDeleteProductsArgs, 'selection'>>;
  deleteRedirect?: Resolver<ResolversTypes['Redirect'], ParentType, ContextType, RequireFields<MutationDeleteRedirectArgs, 'id'>>;
  deleteShippingZone?: Resolver<ResolversTypes['ShippingZone'], ParentType, ContextType, RequireFields<MutationDeleteShippingZoneArgs, 'id'>>;
  deleteWebhook?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  duplicateProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationDuplicateProductArgs, 'id'>>;
  emailOrderLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEmailOrderLinkArgs, 'token'>>;
  endOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['SignedInSession'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  eraseMessage?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationEraseMessageArgs, 'id'>>;
  eraseOrderDetails?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationEraseOrderDetailsArgs, 'id'>>;
  fulfilOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationFulfilOrderArgs, 'id' | 'input'>>;
  inviteOperator?: Resolver<ResolversTypes['NewInvitation'], ParentType, ContextType, RequireFields<MutationInviteOperatorArgs, 'email' | 'password' | 'role'>>;
  markMessageDone?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationMarkMessageDoneArgs, 'id' | 'isDone'>>;
  markOrderDelivered?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationMarkOrderDeliveredArgs, 'id'>>;
  markOrderPaid?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationMarkOrderPaidArgs, 'id'>>;
  markOrderRefunded?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationMarkOrderRefundedArgs, 'id' | 'input'>>;
  markParcelUndelivered?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationMarkParcelUndeliveredArgs, 'id' | 'input'>>;
  moveCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationMoveCategoryArgs, 'id'>>;
  placeOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'idempotencyKey' | 'input'>>;
  previewStorefrontContent?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationPreviewStorefrontContentArgs, 'images' | 'values'>>;
  publishStorefront?: Resolver<ResolversTypes['Storefront'], ParentType, ContextType>;
  refundOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationRefundOrderArgs, 'id' | 'idempotencyKey' | 'input'>>;
  registerPasskey?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType, RequireFields<MutationRegisterPasskeyArgs, 'name' | 'response'>>;
  removeOperator?: Resolver<ResolversTypes['Operator'], ParentType, ContextType, RequireFields<MutationRemoveOperatorArgs, 'id'>>;
  removePasskey?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  removeSecondFactor?: Resolver<ResolversTypes['Operator'], ParentType, ContextType, RequireFields<MutationRemoveSecondFactorArgs, 'password'>>;
  removeWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  reopenOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationReopenOrderArgs, 'id'>>;
  resendOrderEmail?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationResendOrderEmailArgs, 'id' | 'mailId'>>;
  resendWebhookDelivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationResendWebhookDeliveryArgs, 'id'>>;
  resetPassword?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'newPassword' | 'secret'>>;
  resolveLatePayment?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationResolveLatePaymentArgs, 'id' | 'resolution'>>;
  resumeWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  revokeApiToken?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'id'>>;
  rollBackStorefront?: Resolver<ResolversTypes['Storefront'], ParentType, ContextType, RequireFields<MutationRollBackStorefrontArgs, 'release'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['NewWebhook'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'id'>>;
  saveCoupon?: Resolver<ResolversTypes['Discount'], ParentType, ContextType, RequireFields<MutationSaveCouponArgs, 'input'>>;
  saveDiscount?: Resolver<ResolversTypes['Discount'], ParentType, ContextType, RequireFields<MutationSaveDiscountArgs, 'input'>>;
  saveShippingZone?: Resolver<ResolversTypes['ShippingZone'], ParentType, ContextType, RequireFields<MutationSaveShippingZoneArgs, 'input'>>;
  sendMailAgain?: Resolver<ResolversTypes['Mail'], ParentType, ContextType, RequireFields<MutationSendMailAgainArgs, 'id'>>;
  sendMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'idempotencyKey' | 'input'>>;
  setWebhook?: Resolver<ResolversTypes['NewWebhook'], ParentType, ContextType, RequireFields<MutationSetWebhookArgs, 'url'>>;
  showSample?: Resolver<ResolversTypes['Storefront'], ParentType, ContextType>;
  signIn?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInWithPasskey?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationSignInWithPasskeyArgs, 'isRemembered' | 'response'>>;
  signOut?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
  signUp?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  testWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, Partial<MutationTestWebhookArgs>>;
  undoChange?: Resolver<ResolversTypes['Change'], ParentType, ContextType, RequireFields<MutationUndoChangeArgs, 'id'>>;
  undoChanges?: Resolver<ResolversTypes['Change'], ParentType, ContextType, RequireFields<MutationUndoChangesArgs, 'id'>>;
  undoOrderDelivery?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUndoOrderDeliveryArgs, 'id' | 'reason'>>;
  undoOrderPayment?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUndoOrderPaymentArgs, 'id' | 'reason'>>;
  undoOrderRefund?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUndoOrderRefundArgs, 'id' | 'reason'>>;
  updateCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationUpdateCategoryArgs, 'id' | 'input'>>;
  updateInventorySettings?: Resolver<ResolversTypes['Inventory'], ParentType, ContextType, RequireFields<MutationUpdateInventorySettingsArgs, 'variantId'>>;
  updateProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationUpdateProductArgs, 'id' | 'input'>>;
  updateProducts?: Resolver<ResolversTypes['ProductsUpdate'], ParentType, ContextType, RequireFields<MutationUpdateProductsArgs, 'change' | 'selection'>>;
  updateProfile?: Resolver<ResolversTypes['Operator'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'name'>>;
  updateRedirect?: Resolver<ResolversTypes['Redirect'], ParentType, ContextType, RequireFields<MutationUpdateRedirectArgs, 'id' | 'input'>>;
  updateSellingSettings?: Resolver<ResolversTypes['SellingSettings'], ParentType, ContextType, RequireFields<MutationUpdateSellingSettingsArgs, 'input'>>;
  updateStorefrontContent?: Resolver<ResolversTypes['StorefrontContent'], ParentType, ContextType, RequireFields<MutationUpdateStorefrontContentArgs, 'images' | 'input'>>;
  updateStorefrontSettings?: Resolver<ResolversTypes['Storefront'], ParentType, ContextType, RequireFields<MutationUpdateStorefrontSettingsArgs, 'input'>>;
  updateWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'id' | 'input'>>;
  withdrawInvitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType, RequireFields<MutationWithdrawInvitationArgs, 'id'>>;
};

export type NamedValuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedValues'] = ResolversParentTypes['NamedValues']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NavigationEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NavigationEntry'] = ResolversParentTypes['NavigationEntry']> = {
  entries?: Resolver<Array<ResolversTypes['NavigationEntry']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewApiToken'] = ResolversParentTypes['NewApiToken']> = {
  apiToken?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewInvitation'] = ResolversParentTypes['NewInvitation']> = {
  invitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewPasswordResetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewPasswordReset'] = ResolversParentTypes['NewPasswordReset']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewWebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewWebhook'] = ResolversParentTypes['NewWebhook']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type OperatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Operator'] = ResolversParentTypes['Operator']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  signedInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  adjustments?: Resolver<Array<ResolversTypes['PriceAdjustment']>, ParentType, ContextType>;
  arrival?: Resolver<Maybe<ResolversTypes['Arrival']>, ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  canEmailLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  fulfilments?: Resolver<Array<ResolversTypes['Fulfilment']>, ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasLatePayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isCancellable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isErased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPartlyShipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReadOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['PaymentInstructions']>, ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  refundOwed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundable?: Resolver<ResolversTypes['Refundable'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shippingAdjustments?: Resolver<Array<ResolversTypes['PriceAdjustment']>, ParentType, ContextType>;
  shippingRate?: Resolver<Maybe<ResolversTypes['OrderShippingRate']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['TaxLine']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderActor'] = ResolversParentTypes['OrderActor']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderActorKind'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  openCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  actor?: Resolver<ResolversTypes['OrderActor'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Maybe<Array<ResolversTypes['ContactChange']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRestocked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderEventKind'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  adjustments?: Resolver<Array<ResolversTypes['PriceAdjustment']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  selectedOptions?: Resolver<Array<ResolversTypes['SelectedOption']>, ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variantTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderShippingRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderShippingRate'] = ResolversParentTypes['OrderShippingRate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPickup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PaymentInstructionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentInstructions'] = ResolversParentTypes['PaymentInstructions']> = {
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrSvg?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upiUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlaceValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceValue'] = ResolversParentTypes['PlaceValue']> = {
  behind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface PriceScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Price'], any> {
  name: 'Price';
}

export type PriceAdjustmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceAdjustment'] = ResolversParentTypes['PriceAdjustment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PriceAdjustmentKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  module?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  max?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  badge?: Resolver<Maybe<ResolversTypes['Badge']>, ParentType, ContextType>;
  barcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  compareAtPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customFields?: Resolver<Array<ResolversTypes['CustomField']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  formerHandles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasOwnHandle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPopular?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceRange?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  regularPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  sellingPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  showFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  showUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shownStatus?: Resolver<ResolversTypes['ShownStatus'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  variantCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['ProductVariant']>, ParentType, ContextType, RequireFields<ProductVariantsArgs, 'first'>>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weightGrams?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductSalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSales'] = ResolversParentTypes['ProductSales']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductState'] = ResolversParentTypes['ProductState']> = {
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  badge?: Resolver<Maybe<ResolversTypes['Badge']>, ParentType, ContextType>;
  barcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customFields?: Resolver<Array<ResolversTypes['CustomField']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPopular?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  regularPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  sellingPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  showFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  showUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['VariantState']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weightGrams?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  barcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  compareAtPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  inventory?: Resolver<Maybe<ResolversTypes['Inventory']>, ParentType, ContextType>;
  isSold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['VariantState'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  selectedOptions?: Resolver<Array<ResolversTypes['SelectedOption']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weightGrams?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductsUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductsUpdate'] = ResolversParentTypes['ProductsUpdate']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skippedProducts?: Resolver<Array<ResolversTypes['SkippedProduct']>, ParentType, ContextType>;
};

export type PublishFaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishFault'] = ResolversParentTypes['PublishFault']> = {
  kind?: Resolver<ResolversTypes['PublishFaultKind'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['PublishFaultOutcome'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['PublishFaultSubject'], ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PublishProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishProgress'] = ResolversParentTypes['PublishProgress']> = {
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['PublishStep'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  apiTokens?: Resolver<Array<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  availability?: Resolver<Array<ResolversTypes['VariantAvailability']>, ParentType, ContextType, RequireFields<QueryAvailabilityArgs, 'variantIds'>>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<QueryCartArgs, 'input'>>;
  categories?: Resolver<ResolversTypes['CategoryConnection'], ParentType, ContextType, RequireFields<QueryCategoriesArgs, 'first' | 'offset' | 'orderBy'>>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, Partial<QueryCategoryArgs>>;
  change?: Resolver<ResolversTypes['Change'], ParentType, ContextType, RequireFields<QueryChangeArgs, 'id'>>;
  coupons?: Resolver<ResolversTypes['DiscountConnection'], ParentType, ContextType, RequireFields<QueryCouponsArgs, 'first'>>;
  delivery?: Resolver<ResolversTypes['Delivery'], ParentType, ContextType, RequireFields<QueryDeliveryArgs, 'country'>>;
  discount?: Resolver<ResolversTypes['Discount'], ParentType, ContextType, RequireFields<QueryDiscountArgs, 'id'>>;
  discounts?: Resolver<ResolversTypes['DiscountConnection'], ParentType, ContextType, RequireFields<QueryDiscountsArgs, 'first'>>;
  history?: Resolver<ResolversTypes['ChangeConnection'], ParentType, ContextType, RequireFields<QueryHistoryArgs, 'first' | 'offset'>>;
  imageLimits?: Resolver<ResolversTypes['ImageLimits'], ParentType, ContextType>;
  inventory?: Resolver<ResolversTypes['InventoryConnection'], ParentType, ContextType, RequireFields<QueryInventoryArgs, 'first'>>;
  inventoryMovements?: Resolver<ResolversTypes['InventoryMovementConnection'], ParentType, ContextType, RequireFields<QueryInventoryMovementsArgs, 'first' | 'variantId'>>;
  invitations?: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['Mail'], ParentType, ContextType, RequireFields<QueryMailArgs, 'id'>>;
  mailPreview?: Resolver<ResolversTypes['MailContent'], ParentType, ContextType, RequireFields<QueryMailPreviewArgs, 'kind'>>;
  mailSettings?: Resolver<ResolversTypes['MailSettings'], ParentType, ContextType>;
  mails?: Resolver<ResolversTypes['MailConnection'], ParentType, ContextType, RequireFields<QueryMailsArgs, 'first'>>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<QueryMessagesArgs, 'first'>>;
  operators?: Resolver<Array<ResolversTypes['Operator']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'token'>>;
  orderById?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<QueryOrderByIdArgs, 'id'>>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'first' | 'orderBy'>>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, Partial<QueryProductArgs>>;
  productFields?: Resolver<Array<ResolversTypes['CustomField']>, ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'first' | 'offset' | 'orderBy'>>;
  redirects?: Resolver<ResolversTypes['RedirectConnection'], ParentType, ContextType, RequireFields<QueryRedirectsArgs, 'first'>>;
  releases?: Resolver<ResolversTypes['ReleaseConnection'], ParentType, ContextType, RequireFields<QueryReleasesArgs, 'first'>>;
  salesReport?: Resolver<ResolversTypes['SalesReport'], ParentType, ContextType, RequireFields<QuerySalesReportArgs, 'from' | 'to'>>;
  sellingSettings?: Resolver<ResolversTypes['SellingSettings'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['SignedInSession']>, ParentType, ContextType>;
  shippingZones?: Resolver<Array<ResolversTypes['ShippingZone']>, ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  storefront?: Resolver<ResolversTypes['Storefront'], ParentType, ContextType>;
  storefrontContent?: Resolver<ResolversTypes['StorefrontContent'], ParentType, ContextType>;
  trackOrder?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<QueryTrackOrderArgs, 'email' | 'number'>>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveryConnection'], ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'first'>>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type RedirectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Redirect'] = ResolversParentTypes['Redirect']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  replacesPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RedirectConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedirectConnection'] = ResolversParentTypes['RedirectConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Redirect']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isManual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['RefundLine']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RefundState'], ParentType, ContextType>;
};

export type RefundLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundLine'] = ResolversParentTypes['RefundLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['OrderLine'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RefundableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refundable'] = ResolversParentTypes['Refundable']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isThroughProvider?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['RefundableLine']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RefundableLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundableLine'] = ResolversParentTypes['RefundableLine']> = {
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restockable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReleaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Release'] = ResolversParentTypes['Release']> = {
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['ReleaseCause'], ParentType, ContextType>;
  causedBy?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changed?: Resolver<Maybe<ResolversTypes['ReleaseCounts']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReleaseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReleaseConnection'] = ResolversParentTypes['ReleaseConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Release']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReleaseCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReleaseCounts'] = ResolversParentTypes['ReleaseCounts']> = {
  categories?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  redirects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sales'] = ResolversParentTypes['Sales']> = {
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unpaidRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SalesReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesReport'] = ResolversParentTypes['SalesReport']> = {
  byDay?: Resolver<Array<ResolversTypes['DaySales']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Sales'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasSold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['Sales'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topProducts?: Resolver<Array<ResolversTypes['ProductSales']>, ParentType, ContextType>;
};

export type SecondFactorSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorSetup'] = ResolversParentTypes['SecondFactorSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedOption'] = ResolversParentTypes['SelectedOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellingSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellingSettings'] = ResolversParentTypes['SellingSettings']> = {
  bankDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cashOnDeliveryUpTo?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  categoryTaxRates?: Resolver<Array<ResolversTypes['CategoryTaxRate']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  deliveryDaysFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deliveryDaysUntil?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  freeShippingFrom?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasOrders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['SellingNeed']>, ParentType, ContextType>;
  newOrderEmails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  payWithinHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shippingPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  takesCashOnDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxRegion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upiId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  hasAccounts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['Operator']>, ParentType, ContextType>;
  passkeyObstacle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShippingRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingRate'] = ResolversParentTypes['ShippingRate']> = {
  arrival?: Resolver<Maybe<ResolversTypes['Arrival']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPickup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  takesCashOnDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShippingZoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingZone'] = ResolversParentTypes['ShippingZone']> = {
  countries?: Resolver<Array<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['ShippingZoneRate']>, ParentType, ContextType>;
  regions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShippingZoneRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingZoneRate'] = ResolversParentTypes['ShippingZoneRate']> = {
  daysFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  daysUntil?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  freeFrom?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ShippingRateKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  takesCashOnDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
};

export type ShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  contact?: Resolver<ResolversTypes['ShopContact'], ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  isSelling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navigation?: Resolver<Array<ResolversTypes['NavigationEntry']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  policies?: Resolver<Array<ResolversTypes['ShopPolicy']>, ParentType, ContextType>;
};

export type ShopContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopContact'] = ResolversParentTypes['ShopContact']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShopPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPolicy'] = ResolversParentTypes['ShopPolicy']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShownValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShownValue'] = ResolversParentTypes['ShownValue']> = {
  mode?: Resolver<ResolversTypes['StorefrontMode'], ParentType, ContextType>;
  release?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SignedInSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedInSession'] = ResolversParentTypes['SignedInSession']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SkippedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkippedProduct'] = ResolversParentTypes['SkippedProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['ActivationFault']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StorefrontResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Storefront'] = ResolversParentTypes['Storefront']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['PublishFault']>, ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['StorefrontMode'], ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['PublishProgress']>, ParentType, ContextType>;
  publishesAutomatically?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  release?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StorefrontState'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StorefrontContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StorefrontContent'] = ResolversParentTypes['StorefrontContent']> = {
  changedSections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  defaults?: Resolver<ResolversTypes['StorefrontContentValues'], ParentType, ContextType>;
  values?: Resolver<ResolversTypes['StorefrontContentValues'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StorefrontContentStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StorefrontContentState'] = ResolversParentTypes['StorefrontContentState']> = {
  changedSections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  defaults?: Resolver<ResolversTypes['StorefrontContentValues'], ParentType, ContextType>;
  values?: Resolver<ResolversTypes['StorefrontContentValues'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface StorefrontContentValuesScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['StorefrontContentValues'], any> {
  name: 'StorefrontContentValues';
}

export type TaxLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxLine'] = ResolversParentTypes['TaxLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TaxKind'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TokenValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenValue'] = ResolversParentTypes['TokenValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['TokenScope']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type VariantAvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariantAvailability'] = ResolversParentTypes['VariantAvailability']> = {
  left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VariantStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariantState'] = ResolversParentTypes['VariantState']> = {
  barcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  compareAtPrice?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isSold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  selectedOptions?: Resolver<Array<ResolversTypes['SelectedOption']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weightGrams?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type VariantValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariantValue'] = ResolversParentTypes['VariantValue']> = {
  barcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  compareAtPrice?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weightGrams?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export interface WebAuthnScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['WebAuthn'], any> {
  name: 'WebAuthn';
}

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  answers?: Resolver<Array<ResolversTypes['WebhookAnswer']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEventKind']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pausedBecause?: Resolver<Maybe<ResolversTypes['WebhookPause']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookAnswer'] = ResolversParentTypes['WebhookAnswer']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  release?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  answer?: Resolver<Maybe<ResolversTypes['WebhookAnswer']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  release?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  webhookId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Address?: AddressResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  AppliedCoupon?: AppliedCouponResolvers<ContextType>;
  Arrival?: ArrivalResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartChange?: CartChangeResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryConnection?: CategoryConnectionResolvers<ContextType>;
  CategoryEdge?: CategoryEdgeResolvers<ContextType>;
  CategoryState?: CategoryStateResolvers<ContextType>;
  CategoryTaxRate?: CategoryTaxRateResolvers<ContextType>;
  CategoryValue?: CategoryValueResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangeConnection?: ChangeConnectionResolvers<ContextType>;
  ChangeGroup?: ChangeGroupResolvers<ContextType>;
  ContactChange?: ContactChangeResolvers<ContextType>;
  ContentError?: ContentErrorResolvers<ContextType>;
  CountryCode?: GraphQLScalarType;
  CurrencyCode?: GraphQLScalarType;
  CurrentState?: CurrentStateResolvers<ContextType>;
  CustomField?: CustomFieldResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DaySales?: DaySalesResolvers<ContextType>;
  Delivery?: DeliveryResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  DiscountConnection?: DiscountConnectionResolvers<ContextType>;
  DiscountTarget?: DiscountTargetResolvers<ContextType>;
  ErrorExtensions?: ErrorExtensionsResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldErrors?: FieldErrorsResolvers<ContextType>;
  FieldValue?: FieldValueResolvers<ContextType>;
  Fulfilment?: FulfilmentResolvers<ContextType>;
  FulfilmentLine?: FulfilmentLineResolvers<ContextType>;
  GroupUndoing?: GroupUndoingResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageError?: ImageErrorResolvers<ContextType>;
  ImageLimits?: ImageLimitsResolvers<ContextType>;
  Inventory?: InventoryResolvers<ContextType>;
  InventoryConnection?: InventoryConnectionResolvers<ContextType>;
  InventoryMovement?: InventoryMovementResolvers<ContextType>;
  InventoryMovementConnection?: InventoryMovementConnectionResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  LeftChange?: LeftChangeResolvers<ContextType>;
  LineOption?: LineOptionResolvers<ContextType>;
  Mail?: MailResolvers<ContextType>;
  MailConnection?: MailConnectionResolvers<ContextType>;
  MailContent?: MailContentResolvers<ContextType>;
  MailSettings?: MailSettingsResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MinorUnits?: GraphQLScalarType;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedValues?: NamedValuesResolvers<ContextType>;
  NavigationEntry?: NavigationEntryResolvers<ContextType>;
  NewApiToken?: NewApiTokenResolvers<ContextType>;
  NewInvitation?: NewInvitationResolvers<ContextType>;
  NewPasswordReset?: NewPasswordResetResolvers<ContextType>;
  NewWebhook?: NewWebhookResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderActor?: OrderActorResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderShippingRate?: OrderShippingRateResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PaymentInstructions?: PaymentInstructionsResolvers<ContextType>;
  PlaceValue?: PlaceValueResolvers<ContextType>;
  Price?: GraphQLScalarType;
  PriceAdjustment?: PriceAdjustmentResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductOption?: ProductOptionResolvers<ContextType>;
  ProductSales?: ProductSalesResolvers<ContextType>;
  ProductState?: ProductStateResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  ProductsUpdate?: ProductsUpdateResolvers<ContextType>;
  PublishFault?: PublishFaultResolvers<ContextType>;
  PublishProgress?: PublishProgressResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Redirect?: RedirectResolvers<ContextType>;
  RedirectConnection?: RedirectConnectionResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RefundLine?: RefundLineResolvers<ContextType>;
  Refundable?: RefundableResolvers<ContextType>;
  RefundableLine?: RefundableLineResolvers<ContextType>;
  Release?: ReleaseResolvers<ContextType>;
  ReleaseConnection?: ReleaseConnectionResolvers<ContextType>;
  ReleaseCounts?: ReleaseCountsResolvers<ContextType>;
  Sales?: SalesResolvers<ContextType>;
  SalesReport?: SalesReportResolvers<ContextType>;
  SecondFactorSetup?: SecondFactorSetupResolvers<ContextType>;
  SelectedOption?: SelectedOptionResolvers<ContextType>;
  SellingSettings?: SellingSettingsResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  ShippingRate?: ShippingRateResolvers<ContextType>;
  ShippingZone?: ShippingZoneResolvers<ContextType>;
  ShippingZoneRate?: ShippingZoneRateResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopContact?: ShopContactResolvers<ContextType>;
  ShopPolicy?: ShopPolicyResolvers<ContextType>;
  ShownValue?: ShownValueResolvers<ContextType>;
  SignedInSession?: SignedInSessionResolvers<ContextType>;
  SkippedProduct?: SkippedProductResolvers<ContextType>;
  Storefront?: StorefrontResolvers<ContextType>;
  StorefrontContent?: StorefrontContentResolvers<ContextType>;
  StorefrontContentState?: StorefrontContentStateResolvers<ContextType>;
  StorefrontContentValues?: GraphQLScalarType;
  TaxLine?: TaxLineResolvers<ContextType>;
  TokenValue?: TokenValueResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  VariantAvailability?: VariantAvailabilityResolvers<ContextType>;
  VariantState?: VariantStateResolvers<ContextType>;
  VariantValue?: VariantValueResolvers<ContextType>;
  WebAuthn?: GraphQLScalarType;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookAnswer?: WebhookAnswerResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  needs?: NeedsDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
};
