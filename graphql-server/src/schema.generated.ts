import type { GraphqlFile } from './kernel/uploads/graphql-operations.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ShopDetails } from './app/shop/read-shop-details.ts';
import type { SeenImage } from './kernel/images/image.ts';
import type { Change as ChangeModel } from './kernel/history/describe.ts';
import type { HistoryPage } from './kernel/history/read.ts';
import type { Operator as OperatorModel, Invitation as InvitationModel, ApiToken as ApiTokenModel, Passkey as PasskeyModel, Session as SessionModel } from './modules/accounts/collections.ts';
import type { Category as CategoryModel } from './modules/catalogue/categories/category.ts';
import type { CategoryPage } from './modules/catalogue/categories/service.ts';
import type { Product as ProductModel } from './modules/catalogue/products/product.ts';
import type { ProductVariant as ProductVariantModel } from './modules/catalogue/products/product-variant.ts';
import type { StockPage } from './modules/catalogue/stock-list/list-stock.ts';
import type { ListFacet } from './modules/catalogue/products/product-facets.ts';
import type { ProductPage } from './modules/catalogue/products/list.ts';
import type { Level } from './modules/inventory/level.ts';
import type { Movement } from './modules/inventory/collection.ts';
import type { MovementPage } from './modules/inventory/list-movements.ts';
import type { ProductCollection as ProductCollectionModel } from './modules/collections/collection.ts';
import type { Customer as CustomerModel } from './modules/customers/collection.ts';
import type { CustomerPage } from './modules/customers/list-customers.ts';
import type { OrderView } from './modules/orders/order-view.ts';
import type { DraftPage } from './modules/draft-orders/list-drafts.ts';
import type { SeenInvoice } from './modules/invoices/collection.ts';
import type { Mail as MailModel } from './modules/mail/collection.ts';
import type { MailPage } from './modules/mail/list-mails.ts';
import type { MediaPage } from './modules/media/list-media.ts';
import type { MediaImage as MediaImageModel, MediaUsage as MediaUsageModel } from './modules/media/media-image.ts';
import type { Message as MessageModel } from './modules/messages/collection.ts';
import type { MessagePage } from './modules/messages/list-messages.ts';
import type { Subscriber as SubscriberModel } from './modules/newsletter/collection.ts';
import type { SubscriberPage } from './modules/newsletter/list-subscribers.ts';
import type { PaymentAttempt as PaymentAttemptModel } from './modules/online-payments/collection.ts';
import type { PaymentProvider as PaymentProviderModel } from './modules/payments/payment-provider.ts';
import type { OrderPage } from './modules/orders/list-orders.ts';
import type { Discount as DiscountModel } from './modules/promotions/collection.ts';
import type { DiscountPage } from './modules/promotions/list-discounts.ts';
import type { Storefront as StorefrontModel, Release as ReleaseModel } from './modules/publishing/storefront.ts';
import type { ShopContent as ShopContentModel, ProductsSection as ProductsSectionModel, ProductGroup } from './modules/publishing/shown/release-content.ts';
import type { Redirect as RedirectModel } from './modules/redirects/collection.ts';
import type { RedirectPage } from './modules/redirects/list-redirects.ts';
import type { SeenRefund } from './modules/refunds/load-refunds.ts';
import type { Refundable as RefundableModel } from './modules/refunds/refundable.ts';
import type { SalesReport as SalesReportModel } from './modules/reports/sales-report.ts';
import type { SeenReturn, SeenReceipt } from './modules/returns/load-returns.ts';
import type { ReturnPage } from './modules/returns/list-returns.ts';
import type { Zone } from './modules/shipping/collection.ts';
import type { StockAlert as StockAlertModel } from './modules/stock-alerts/collection.ts';
import type { AlertPage, WaitedVariant as WaitedVariantModel, WaitedPage } from './modules/stock-alerts/list-alerts.ts';
import type { TaxClass as TaxClassModel } from './modules/taxes/collection.ts';
import type { Delivery as DeliveryModel } from './modules/webhooks/collection.ts';
import type { DeliveryPage } from './modules/webhooks/list-deliveries.ts';
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
  /** A two-letter ISO 3166-1 country code, such as IN. */
  CountryCode: { input: string; output: string; }
  /** A three-letter ISO 4217 currency code, such as INR. */
  CurrencyCode: { input: string; output: string; }
  /** A date of the shop's calendar, such as 2026-11-27. */
  Date: { input: string; output: string; }
  /**
   * A time. Returned in UTC as an ISO 8601 string with milliseconds. Input can have any time zone, such as 2026-01-31T09:00+05:30, or
   * be a date, which means midnight UTC.
   */
  DateTime: { input: unknown; output: Date; }
  /**
   * Reasons by input field, such as `{ "lines": { "reason": "orders.tooManyLines", "params": { "max": 100 } } }`.
   * No field returns this scalar: it documents `extensions.fieldReasons` of errors.
   */
  FieldReasons: { input: unknown; output: unknown; }
  /**
   * The values in an error message by name, such as `{ "max": 100 }`. No field returns this scalar: it documents
   * `extensions.params` of errors.
   */
  MessageParams: { input: unknown; output: unknown; }
  /** An integer number of a currency's smallest units, such as paise: up to 2^53. Returned as a number. */
  MinorUnits: { input: number; output: number; }
  /**
   * An amount of rupees with at most two decimals, such as 1499 or 1499.5. Accepts a number or a decimal string and returns a number.
   * Exact: the database stores integer paise.
   */
  Price: { input: unknown; output: number; }
  /**
   * Sections of the storefront content by name, as JSON: `shop`, `topBar`, `footer`, `home`, `slides`, `features`,
   * `promos`, `banners`, `deals`, `about`, `contact`, `grievanceOfficer`, `help`, `search`, `seo`, `privacy`,
   * `terms`. Query `storefrontContent` to see the structure of each. An image is the name of a sample image
   * (`sample:home/hero-1`), an uploaded image as the API returned it, or `{ "upload": 0, "alt": "…" }` for a file
   * of the request.
   */
  StorefrontContentValues: { input: unknown; output: unknown; }
  /** A file, sent as defined by the GraphQL multipart request specification. */
  Upload: { input: GraphqlFile; output: GraphqlFile; }
  /**
   * JSON as defined by WebAuthn: input of `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`, or the
   * `toJSON()` result of a browser's response.
   */
  WebAuthn: { input: unknown; output: unknown; }
};

/** The brands of the shop's products. */
export type AboutBrands = {
  __typename?: 'AboutBrands';
  /** The text below the heading. */
  lead?: Maybe<Scalars['String']['output']>;
  /** The brands, with the paths of their listings. */
  links: Array<ContentLink>;
  /** The heading. */
  title: Scalars['String']['output'];
};

/** The offices. */
export type AboutOffices = {
  __typename?: 'AboutOffices';
  /** The text below the heading. */
  lead?: Maybe<Scalars['String']['output']>;
  /** The offices. */
  places: Array<ContentPlace>;
  /** The heading. */
  title: Scalars['String']['output'];
};

/** The page about the shop. */
export type AboutPage = {
  __typename?: 'AboutPage';
  /** The brands of the shop's products. */
  brands: AboutBrands;
  /** The first paragraph. */
  lead: FormattedText;
  /** The offices. */
  offices: AboutOffices;
  /** Promises with a figure, such as 30 days. */
  promises: Array<AboutPromise>;
  /** The team. */
  team: AboutTeam;
  /** The text. */
  text: FormattedText;
  /** The heading. */
  title: Scalars['String']['output'];
};

/** A promise. */
export type AboutPromise = {
  __typename?: 'AboutPromise';
  /** The figure. */
  figure: Scalars['String']['output'];
  /** Its description. */
  text: Scalars['String']['output'];
};

/** The team. */
export type AboutTeam = {
  __typename?: 'AboutTeam';
  /** The text below the heading. */
  lead?: Maybe<Scalars['String']['output']>;
  /** The people. */
  people: Array<TeamMember>;
  /** The heading. */
  title: Scalars['String']['output'];
};

/** Why a product cannot be active or hidden. A draft may have any of these. */
export type ActivationFault =
  /** It has no image. */
  | 'NO_IMAGE'
  /** Its price, or that of a variant for sale, is 0 without being reduced from a higher price. */
  | 'NO_PRICE';

/** An address as entered. */
export type Address = {
  __typename?: 'Address';
  /** The city. */
  city: Scalars['String']['output'];
  /** The country. */
  country: Scalars['CountryCode']['output'];
  /** House and street. */
  line1: Scalars['String']['output'];
  /** A second address line. */
  line2?: Maybe<Scalars['String']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** The phone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The PIN or postcode. Empty in countries without postcodes. */
  postalCode: Scalars['String']['output'];
  /** The state. In India its two-letter code. */
  region?: Maybe<Scalars['String']['output']>;
  /** The state's name. */
  regionName?: Maybe<Scalars['String']['output']>;
};

/** An address. */
export type AddressInput = {
  /** The city: 1 to 100 characters. */
  city: Scalars['String']['input'];
  /** The country. */
  country: Scalars['CountryCode']['input'];
  /** House and street: 1 to 200 characters. */
  line1: Scalars['String']['input'];
  /** A second address line: at most 200 characters. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** The name: 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** A phone number for the carrier. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The PIN or postcode. In India six digits that belong to the state. */
  postalCode: Scalars['String']['input'];
  /** The state. In India its two-letter ISO 3166-2 code, such as MH, or its name. */
  region?: InputMaybe<Scalars['String']['input']>;
};

/** A token that gives a program a part of the operator's rights. */
export type ApiToken = {
  __typename?: 'ApiToken';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** Its scopes. */
  scopes: Array<TokenScope>;
  /** When it was last used, accurate to five minutes. Null if never. */
  usedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The discount of an entered code. */
export type AppliedCoupon = {
  __typename?: 'AppliedCoupon';
  /** The code in the shop's spelling. */
  code: Scalars['String']['output'];
  /** The discount on goods and shipping. */
  discount: Money;
  /** The displayed name. */
  label: Scalars['String']['output'];
};

/** A range of delivery dates. */
export type Arrival = {
  __typename?: 'Arrival';
  /** The first date, such as 2026-11-27. */
  from: Scalars['String']['output'];
  /** The last date. */
  until: Scalars['String']['output'];
};

/** Matches products that have one of these values for an attribute. Ignores case and accents. */
export type AttributeFilter = {
  /** The attribute, such as Fabric. */
  name: Scalars['String']['input'];
  /** The values, such as Cotton. */
  values: Array<Scalars['String']['input']>;
};

/** The availability of a variant. */
export type Availability =
  /** In stock. */
  | 'IN_STOCK'
  /** In stock, but few are left. */
  | 'LOW'
  /** Out of stock. */
  | 'OUT_OF_STOCK';

/** The badges of product cards. */
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

/** The sort orders of best sellers. */
export type BestSellerOrder =
  /** Revenue. */
  | 'REVENUE'
  /** Units. */
  | 'UNITS';

/** A banner with a headline and a button. */
export type CampaignSection = HomeSection & {
  __typename?: 'CampaignSection';
  /** The button. */
  action: ContentLink;
  /** The image. */
  image: Image;
  /** The text. */
  text?: Maybe<Scalars['String']['output']>;
  /** The headline. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A cart at current prices. */
export type Cart = {
  __typename?: 'Cart';
  /** Adjustments by modules to the whole order. Those of lines are in the line totals. */
  adjustments: Array<PriceAdjustment>;
  /** The delivery dates, if the shop has configured delivery times. */
  arrival?: Maybe<Arrival>;
  /** The differences from what the shopper was shown. */
  changes: Array<CartChange>;
  /** The discount of the entered code. Null without a code, or if it does not apply: `changes` says why. */
  coupon?: Maybe<AppliedCoupon>;
  /** The discounts on the whole order. */
  discount: Money;
  /** The subtotal for free shipping. Null: shipping is never free. */
  freeShippingFrom?: Maybe<Money>;
  /** Whether prices include tax. Otherwise `total` is `subtotal` − `discount` + `shipping` + `tax`. */
  isTaxIncluded: Scalars['Boolean']['output'];
  /** The available lines, in the order of the input. */
  lines: Array<CartLine>;
  /** The shipping costs after adjustments. */
  shipping: Money;
  /** Adjustments by modules to the shipping. */
  shippingAdjustments: Array<PriceAdjustment>;
  /**
   * The shipping rates to the destination. A shop without shipping zones has one rate, standard. Empty if the
   * shop does not deliver this cart there.
   */
  shippingRates: Array<ShippingRate>;
  /** The sum of the lines. */
  subtotal: Money;
  /** The tax in the total. */
  tax: Money;
  /** The tax by rate and kind of tax. */
  taxes: Array<TaxLine>;
  /** The amount to pay. */
  total: Money;
};

/** A difference from what the shopper was shown. */
export type CartChange = {
  __typename?: 'CartChange';
  /** The current value. */
  after?: Maybe<Money>;
  /** The available quantity. */
  available?: Maybe<Scalars['Int']['output']>;
  /** The value that the shopper was shown. */
  before?: Maybe<Money>;
  /** The kind of change. */
  kind: CartChangeKind;
  /** Why a discount code does not apply, as a sentence for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  /** The variant. Null for the whole cart. */
  variantId?: Maybe<Scalars['ID']['output']>;
};

/** The kinds of changes to a cart. */
export type CartChangeKind =
  /** The discount code does not apply. */
  | 'COUPON'
  /** The variant is no longer available. */
  | 'GONE'
  /** A chosen option is no longer available for this product. */
  | 'OPTION'
  /** A price has changed. */
  | 'PRICE'
  /** The shipping costs or the total have changed. */
  | 'SHIPPING'
  /** Fewer are available than requested. */
  | 'STOCK';

/** The destination of a cart. */
export type CartDestinationInput = {
  /** The country. */
  country: Scalars['CountryCode']['input'];
  /** The PIN or postcode. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** The state. In India its two-letter ISO 3166-2 code, such as MH. */
  region?: InputMaybe<Scalars['String']['input']>;
};

/** The input for pricing a cart. */
export type CartInput = {
  /** A discount code, case-insensitive: at most 100 characters. */
  coupon?: InputMaybe<Scalars['String']['input']>;
  /** The destination. Without it, taxes and shipping rates are those of the shop's own state. */
  destination?: InputMaybe<CartDestinationInput>;
  /** At most 100 lines. Lines of the same variant are merged. */
  lines: Array<CartLineInput>;
  /** The id of the chosen shipping rate, from `Cart.shippingRates`. Null: the cheapest that delivers. */
  shippingRate?: InputMaybe<Scalars['ID']['input']>;
};

/** A line of a cart. */
export type CartLine = {
  __typename?: 'CartLine';
  /** Adjustments by modules to the line, including chosen options. */
  adjustments: Array<PriceAdjustment>;
  /** The availability. */
  availability: Availability;
  /** The available quantity, if it is below 999. */
  available?: Maybe<Scalars['Int']['output']>;
  /** The unit price before a discount. Null if not on sale. */
  compareAtPrice?: Maybe<Money>;
  /** The image. Null for none. */
  image?: Maybe<Image>;
  /** The options for this line, such as gift wrap. Send the ids of chosen options with the line. */
  options: Array<LineOption>;
  /** The path of its page, such as /product/red-shoe. */
  path: Scalars['String']['output'];
  /** The unit price. */
  price: Money;
  /** The product's id. */
  productId: Scalars['ID']['output'];
  /** The quantity: the requested one, or the available one if that is lower. */
  quantity: Scalars['Int']['output'];
  /** The product's title. */
  title: Scalars['String']['output'];
  /** The price of all units including the line's adjustments. */
  total: Money;
  /** The variant id as sent, which can be a former id of the variant. */
  variantId: Scalars['ID']['output'];
  /** The option values, such as Red / M. Null without options. */
  variantTitle?: Maybe<Scalars['String']['output']>;
};

/** A quantity of a variant. */
export type CartLineInput = {
  /** The ids of the chosen options, from `CartLine.options`: at most 20. Lines of the same variant share their options. */
  options?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The unit price that the shopper was shown. */
  price?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** 1 to 999. */
  quantity: Scalars['Int']['input'];
  /** The variant's id. */
  variantId: Scalars['ID']['input'];
};

/** A tile for each category that has products. */
export type CategoriesSection = HomeSection & {
  __typename?: 'CategoriesSection';
  /** The tiles. */
  tiles: Array<CategoryTile>;
  /** The heading. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A group of products. */
export type Category = {
  __typename?: 'Category';
  /** Its direct subcategories in the order POSITION. At most 100. */
  children: Array<Category>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The description, in the Markdown of `Product.description`. */
  description?: Maybe<Scalars['String']['output']>;
  /** Its former handles, latest first. They stay reserved, so that old addresses redirect to it. */
  formerHandles: Array<Scalars['String']['output']>;
  /** Its handle, the last part of its page's path. */
  handle: Scalars['String']['output'];
  /** Whether the handle was chosen instead of generated. */
  hasOwnHandle: Scalars['Boolean']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The image. */
  image?: Maybe<Image>;
  /** The name: 1 to 100 characters, trimmed. */
  name: Scalars['String']['output'];
  /** The parent category. Null at the top level. */
  parent?: Maybe<Category>;
  /** The number of its products, without subcategories. */
  productCount: Scalars['Int']['output'];
  /** A page of its products, including subcategories. */
  products: ProductConnection;
  /** The description for search engines and link previews. Null: the description, or else a sentence about its products. */
  seoDescription?: Maybe<Scalars['String']['output']>;
  /** The title for search engines and link previews. Null: the name and the shop's name. */
  seoTitle?: Maybe<Scalars['String']['output']>;
  /** The number of its products, including subcategories. */
  totalProductCount: Scalars['Int']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Starts at 1 and increases with every change. */
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
  /** The categories with their cursors. */
  edges: Array<CategoryEdge>;
  /** The categories on this page. */
  nodes: Array<Category>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of matching categories on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A category on a page. */
export type CategoryEdge = {
  __typename?: 'CategoryEdge';
  /** Its position, for `after`. */
  cursor: Scalars['String']['output'];
  /** The category. */
  node: Category;
};

/** Filters categories. */
export type CategoryFilter = {
  /** True: only top-level categories. False: only subcategories. */
  isTopLevel?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only direct subcategories of the category with this id. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Only categories whose name has, for each of these words, a word that starts with it. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A sort order of categories. */
export type CategoryOrder = {
  /** The direction. */
  direction?: OrderDirection;
  /** The sort field. */
  field: CategoryOrderField;
};

/** The sort fields of categories. */
export type CategoryOrderField =
  /** When it was created. */
  | 'CREATED_AT'
  /** The name: first by letters, then by case and accents. */
  | 'NAME'
  /** The order that shoppers see: by creation, unless categories were moved. */
  | 'POSITION';

/** A category as it is now, in the response to a conflict. */
export type CategoryState = {
  __typename?: 'CategoryState';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The description, in the Markdown of `Product.description`. */
  description?: Maybe<Scalars['String']['output']>;
  /** Its handle, the last part of its page's path. */
  handle: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The image. */
  image?: Maybe<Image>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** The id of the parent category. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** The description for search engines and link previews. */
  seoDescription?: Maybe<Scalars['String']['output']>;
  /** The title for search engines and link previews. */
  seoTitle?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Its version. */
  version: Scalars['Int']['output'];
};

/** The tax rate of a category. */
export type CategoryTaxRate = {
  __typename?: 'CategoryTaxRate';
  /** The category's id. */
  categoryId: Scalars['ID']['output'];
  /** In per cent. */
  rate: Scalars['Float']['output'];
};

/** The tax rate of a category. */
export type CategoryTaxRateInput = {
  /** The category's id. */
  categoryId: Scalars['ID']['input'];
  /** The rate in per cent: 0 to 100, with at most two decimals. */
  rate: Scalars['Float']['input'];
};

/** A tile of a category. */
export type CategoryTile = {
  __typename?: 'CategoryTile';
  /** The image of the category or of one of its products. */
  image: Image;
  /** The name of the category. */
  title: Scalars['String']['output'];
  /** The path of its page. */
  url: Scalars['String']['output'];
};

/** A category as a value. */
export type CategoryValue = {
  __typename?: 'CategoryValue';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Whether it was deleted. */
  isDeleted: Scalars['Boolean']['output'];
  /** Its name, or its last name if it was deleted. Null if that is no longer known. */
  name?: Maybe<Scalars['String']['output']>;
};

/** A change in the shop. */
export type Change = {
  __typename?: 'Change';
  /** What happened to the item. */
  action: ChangeAction;
  /** When it was created. */
  at: Scalars['DateTime']['output'];
  /** The author: the name of an operator, a token with its owner, or the command line. Null without a sign-in. */
  by?: Maybe<Scalars['String']['output']>;
  /** The id of the operator, including the owner of a token. */
  byId?: Maybe<Scalars['ID']['output']>;
  /** Whether it can be reverted, unless the same fields have changed again. */
  canUndo: Scalars['Boolean']['output'];
  /**
   * The changed fields: all fields of a deleted item, none of a created one, and the new values of a bulk
   * change. A created operator or invitation lists its rights. Secrets are never included.
   */
  fields: Array<FieldChange>;
  /** The group, if the entry stands for many changes. Null for a single change. */
  group?: Maybe<ChangeGroup>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** A remark for the operator, such as why a revert restored a product as a draft. Usually null. */
  note?: Maybe<Scalars['String']['output']>;
  /** What the change belongs to. Null for a single change. */
  source?: Maybe<ChangeSource>;
  /** The kind of item that changed. */
  subject: ChangeSubject;
  /** The item's id. For CONTENT the name of the section. */
  subjectId: Scalars['ID']['output'];
  /**
   * The item's name after the change, or before its deletion. CONTENT, STOREFRONT and SELLING have their id
   * instead, a webhook its host, an import its file name.
   */
  subjectName: Scalars['String']['output'];
  /** The id of the change that this one reverted. */
  undoes?: Maybe<Scalars['ID']['output']>;
  /** The id of the change that reverted this one. */
  undoneBy?: Maybe<Scalars['ID']['output']>;
};

/** The kinds of changes. */
export type ChangeAction =
  /** The item was changed. */
  | 'CHANGED'
  /** The item was created. */
  | 'CREATED'
  /** The item was deleted. */
  | 'DELETED';

/** A page of changes. */
export type ChangeConnection = {
  __typename?: 'ChangeConnection';
  /** The changes on this page. */
  nodes: Array<Change>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of matching changes on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A group of changes: an import, a bulk change, or the revert of one. */
export type ChangeGroup = {
  __typename?: 'ChangeGroup';
  /** The number of changed items. */
  changed: Scalars['Int']['output'];
  /** The number of created items. */
  created: Scalars['Int']['output'];
  /** The number of deleted items. */
  deleted: Scalars['Int']['output'];
  /** The name of the imported file, or null. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Whether the work is still in progress. */
  isOpen: Scalars['Boolean']['output'];
  /** The progress of the latest revert. Null without one. */
  undoing?: Maybe<GroupUndoing>;
  /** 0 for the work itself, 1 for its revert. Old entries can be reverts of reverts. */
  undos: Scalars['Int']['output'];
  /** The original work: an import or a bulk change. */
  work: ChangeSource;
};

/** A new password for the caller. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: Scalars['String']['input'];
  /** 12 to 200 characters, not a very common password. */
  newPassword: Scalars['String']['input'];
};

/** What a change can belong to. Modules add their own. */
export type ChangeSource =
  /** A bulk change of products. */
  | 'BULK'
  /** The deletion of a product's category. */
  | 'CATEGORY_DELETION'
  /** A product import. */
  | 'IMPORT'
  /** An accepted invitation. */
  | 'INVITATION'
  /** A revert. */
  | 'UNDO';

/** The kinds of items in the activity. Each module adds its own. */
export type ChangeSubject =
  /** A category. */
  | 'CATEGORY'
  /** A collection. */
  | 'COLLECTION'
  /** A section of the storefront content. */
  | 'CONTENT'
  /** A discount. */
  | 'DISCOUNT'
  /** An invitation. */
  | 'INVITATION'
  /** An operator of the admin. */
  | 'OPERATOR'
  /** A product. */
  | 'PRODUCT'
  /** A redirect. */
  | 'REDIRECT'
  /** The selling settings. */
  | 'SELLING'
  /** A shipping zone. */
  | 'SHIPPING_ZONE'
  /** The release that is shown, and how releases are published. */
  | 'STOREFRONT'
  /** A tax class. */
  | 'TAX_CLASS';

/** Selects the changes of one kind of item, or of one item. */
export type ChangeSubjectInput = {
  /** Only changes of the item with this id. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Changes of this kind of item. */
  kind: ChangeSubject;
};

/** The fields in the activity. Modules add their own. */
export type ChangedField =
  /** For a webhook: the scheme, host and port of its URL. */
  | 'ADDRESS'
  /** An API token of an operator. */
  | 'API_TOKEN'
  /** A product's attributes. */
  | 'ATTRIBUTES'
  /** A product's badge. */
  | 'BADGE'
  /** The bank account for transfers. */
  | 'BANK_DETAILS'
  /** A product's barcode. */
  | 'BARCODE'
  /** A product's brand. */
  | 'BRAND'
  /** For a discount: the number of units at full price. */
  | 'BUYS'
  /** The maximum total for cash on delivery. */
  | 'CASH_ON_DELIVERY_UP_TO'
  /** A product's category. */
  | 'CATEGORY_ID'
  /** For a discount: the number of categories. */
  | 'CATEGORY_IDS'
  /** The tax rates of categories. */
  | 'CATEGORY_TAX_RATES'
  /** The code of a discount. */
  | 'CODE'
  /** For a discount: whether it combines with others. */
  | 'COMBINES'
  /** For a collection: its conditions as texts. */
  | 'CONDITIONS'
  /** A part of the storefront content, named by `part`. */
  | 'CONTENT'
  /** What the shop pays for an item of a product. */
  | 'COST'
  /** The destination countries. */
  | 'COUNTRIES'
  /** The currency of all prices. */
  | 'CURRENCY'
  /** A product's fields of modules. */
  | 'CUSTOM_FIELDS'
  /** The first delivery day. */
  | 'DELIVERY_DAYS_FROM'
  /** The last delivery day. */
  | 'DELIVERY_DAYS_UNTIL'
  /** The description of a product or category. */
  | 'DESCRIPTION'
  /** The email address of an operator or invitation. */
  | 'EMAIL'
  /** The address of the page for newsletter and stock alert links in emails. */
  | 'EMAILS_URL'
  /** The end of a discount. */
  | 'ENDS_AT'
  /** For a webhook: its events. */
  | 'EVENTS'
  /** When an invitation expires. */
  | 'EXPIRES_AT'
  /** The subtotal for free shipping. */
  | 'FREE_SHIPPING_FROM'
  /** For a redirect: the old path. */
  | 'FROM'
  /** For a discount: the number of discounted units. */
  | 'GETS'
  /** The shop's GST number. */
  | 'GSTIN'
  /** The handle of a product or category. */
  | 'HANDLE'
  /** The address of the home page in emails. */
  | 'HOME_URL'
  /** For a tax class: the HSN code of its products. */
  | 'HSN'
  /** A category's image. */
  | 'IMAGE'
  /** A product's images. */
  | 'IMAGES'
  /** For a tax class: whether it is the default. */
  | 'IS_DEFAULT'
  /** For a tax class: whether its goods are exempt from tax by law. */
  | 'IS_EXEMPT'
  /** Whether a product is featured. */
  | 'IS_FEATURED'
  /** For a collection: whether the menu links to it. */
  | 'IS_IN_MENU'
  /** Whether a product is new. */
  | 'IS_NEW'
  /** For a webhook: whether it is paused. */
  | 'IS_PAUSED'
  /** Whether a product is popular. */
  | 'IS_POPULAR'
  /** Whether shoppers can order. */
  | 'IS_SELLING'
  /** The kind of a discount: a `DiscountKind`. */
  | 'KIND'
  /** The link of an invitation. */
  | 'LINK'
  /** For a collection: whether products must meet all conditions, or any, as text. */
  | 'MATCH'
  /** For a discount: the minimum value of the goods. */
  | 'MINIMUM'
  /** The name of a category or operator. */
  | 'NAME'
  /** The recipients of emails about new orders. */
  | 'NEW_ORDER_EMAILS'
  /** The enabled payment providers. */
  | 'ONLINE_METHODS'
  /** A product's options. */
  | 'OPTIONS'
  /** The address of the order page in emails. */
  | 'ORDER_URL'
  /** A category's parent. */
  | 'PARENT_ID'
  /** The number of an operator's passkeys. */
  | 'PASSKEYS'
  /** The password of an operator. Its value is never shown. */
  | 'PASSWORD'
  /** For a webhook: the rest of its URL, which is not shown. */
  | 'PATH'
  /** The hours after which an unpaid order expires. */
  | 'PAY_WITHIN_HOURS'
  /** A category's position. */
  | 'PLACE'
  /** For a shipping zone: its postcodes. */
  | 'POSTAL_CODES'
  /** Whether prices include tax. */
  | 'PRICES_INCLUDE_TAX'
  /** For a discount: the number of products. */
  | 'PRODUCT_IDS'
  /** The address of product pages in emails. */
  | 'PRODUCT_URL'
  /** Whether changes are published automatically. */
  | 'PUBLISHES_AUTOMATICALLY'
  /** For a tax class: its rate. */
  | 'RATE'
  /** For a shipping zone: its rates with prices. */
  | 'RATES'
  /** For a shipping zone: its states. */
  | 'REGIONS'
  /** A product's regular price. */
  | 'REGULAR_PRICE'
  /** For a redirect: whether it replaces an existing page. */
  | 'REPLACES_PAGE'
  /** A password reset link for an operator. */
  | 'RESET_LINK'
  /** The instructions for returns. */
  | 'RETURN_INSTRUCTIONS'
  /** The role of an operator or invitation. */
  | 'ROLE'
  /** Whether an operator uses two-factor authentication. */
  | 'SECOND_FACTOR'
  /** For a webhook: its signing secret. Its value is never shown. */
  | 'SECRET'
  /** A product's selling price. */
  | 'SELLING_PRICE'
  /** The SEO description of a product or category. */
  | 'SEO_DESCRIPTION'
  /** The SEO title of a product or category. */
  | 'SEO_TITLE'
  /** The shipping costs in per cent of the subtotal. */
  | 'SHIPPING_PERCENT'
  /** What shoppers see: the sample, or a release. */
  | 'SHOWN'
  /** The start of a product's visibility. */
  | 'SHOW_FROM'
  /** The end of a product's visibility. */
  | 'SHOW_UNTIL'
  /** A product's SKU. */
  | 'SKU'
  /** The start of a discount. */
  | 'STARTS_AT'
  /** A product's status. */
  | 'STATUS'
  /** A product's stock. */
  | 'STOCK'
  /** A product's tags. */
  | 'TAGS'
  /** Whether the shop accepts cash on delivery. */
  | 'TAKES_CASH_ON_DELIVERY'
  /** The tax rate of products without a tax class. */
  | 'TAX_RATE'
  /** The shop's own state. */
  | 'TAX_REGION'
  /** The time zone of the shop's days. */
  | 'TIME_ZONE'
  /** A product's title. */
  | 'TITLE'
  /** For a redirect: the target. */
  | 'TO'
  /** The UPI id. */
  | 'UPI_ID'
  /** For a discount: the maximum number of orders per customer. */
  | 'USES_EACH'
  /** For a discount: the maximum number of orders. */
  | 'USES_IN_ALL'
  /** For a discount: per cent, or an amount with its currency, as text. */
  | 'VALUE'
  /** The variants of a product that differ. */
  | 'VARIANTS'
  /** A product's weight in grams. */
  | 'WEIGHT_GRAMS';

/** A page of the products that meet certain conditions, at `/collection/HANDLE`. */
export type Collection = {
  __typename?: 'Collection';
  /** Its conditions. */
  conditions: Array<CollectionCondition>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The description, in the Markdown of `Product.description`. */
  description?: Maybe<Scalars['String']['output']>;
  /** Its former handles, latest first. They stay reserved, so that old addresses redirect to it. */
  formerHandles: Array<Scalars['String']['output']>;
  /** Its handle, the last part of its page's path. */
  handle: Scalars['String']['output'];
  /** Whether the handle was chosen instead of generated. */
  hasOwnHandle: Scalars['Boolean']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The image. */
  image?: Maybe<Image>;
  /** Whether the storefront's menu links to it, if it has products. */
  isInMenu: Scalars['Boolean']['output'];
  /** Whether products must meet all conditions, or any. */
  match: CollectionMatch;
  /** The name: 1 to 100 characters, trimmed. */
  name: Scalars['String']['output'];
  /** A page of its products that shoppers see. */
  products: ProductConnection;
  /** The description for search engines and link previews. Null: the description, or else a sentence about its products. */
  seoDescription?: Maybe<Scalars['String']['output']>;
  /** The title for search engines and link previews. Null: the name and the shop's name. */
  seoTitle?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Starts at 1 and increases with every change. */
  version: Scalars['Int']['output'];
};


/** A page of the products that meet certain conditions, at `/collection/HANDLE`. */
export type CollectionProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: Scalars['Int']['input'];
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: ProductOrder;
};

/** A condition of a collection. */
export type CollectionCondition = {
  __typename?: 'CollectionCondition';
  /** The kind of condition. */
  kind: CollectionConditionKind;
  /** The value to compare with. Empty if the kind needs no value. */
  value: Scalars['String']['output'];
};

/** A condition of a collection. */
export type CollectionConditionInput = {
  /** The kind of condition. */
  kind: CollectionConditionKind;
  /** The value to compare with. */
  value?: Scalars['String']['input'];
};

/** What a condition of a collection compares. */
export type CollectionConditionKind =
  /** The product was created in the last `value` days, counted in whole days of the shop's time zone. */
  | 'ADDED_WITHIN'
  /** The badge is `value`, such as BEST_SELL. */
  | 'BADGE'
  /** The brand is `value`. Ignores case and accents. */
  | 'BRAND'
  /** The product is in the category with the id `value`, or in one of its subcategories. */
  | 'CATEGORY'
  /** At least one variant is in stock. */
  | 'IN_STOCK'
  /** The product is on sale. */
  | 'ON_SALE'
  /** The price is above `value`, in minor units. */
  | 'PRICE_ABOVE'
  /** The price is below `value`, in minor units. The price of a product with variants is its lowest. */
  | 'PRICE_BELOW'
  /** One of the product's tags is `value`. Ignores case and accents. */
  | 'TAG';

/** A collection. Omitted fields are removed, except the image, its alt text and the handle. */
export type CollectionInput = {
  /** 1 to 20 conditions. */
  conditions: Array<CollectionConditionInput>;
  /** The description, in the Markdown of `Product.description`: at most 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The handle for its page's path: lower-case letters, digits and hyphens. Null generates it from the name. Former handles stay reserved. */
  handle?: InputMaybe<Scalars['String']['input']>;
  /** The collection to replace. Null creates a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** A new image. Null removes the image. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** The alt text of the image: at most 200 characters. By default the name. */
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  /** Whether the storefront's menu links to it, if it has products. */
  isInMenu?: Scalars['Boolean']['input'];
  /** Whether products must meet all conditions, or any. */
  match?: CollectionMatch;
  /** The name: 1 to 100 characters after trimming. */
  name: Scalars['String']['input'];
  /** The description for search engines and link previews: at most 500 characters. */
  seoDescription?: InputMaybe<Scalars['String']['input']>;
  /** The title for search engines and link previews: at most 200 characters. */
  seoTitle?: InputMaybe<Scalars['String']['input']>;
  /** The version that the caller read. Fails with CONFLICT if there is a newer one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** How the conditions of a collection combine. */
export type CollectionMatch =
  /** Products meet every condition. */
  | 'ALL'
  /** Products meet at least one condition. */
  | 'ANY';

/** A corrected contact detail. */
export type ContactChange = {
  __typename?: 'ContactChange';
  /** The new value. Null: none. */
  after?: Maybe<Scalars['String']['output']>;
  /** The former value, with an address on several lines. Null: none. */
  before?: Maybe<Scalars['String']['output']>;
  /** The corrected detail. */
  field: ContactField;
};

/** The contact details of an order. */
export type ContactField =
  /** The billing address. */
  | 'BILLING_ADDRESS'
  /** The email address for messages about the order. */
  | 'EMAIL'
  /** The shopper's note. */
  | 'NOTE'
  /** The phone number. */
  | 'PHONE'
  /** The shipping address. */
  | 'SHIPPING_ADDRESS';

/** The page with contact details. */
export type ContactPage = {
  __typename?: 'ContactPage';
  /** The first sentence, as Markdown with links. */
  lead?: Maybe<Scalars['String']['output']>;
  /** Stores and other places. */
  locations: Array<ContentPlace>;
  /** A map. */
  map?: Maybe<Image>;
  /** Where the map leads. */
  mapUrl?: Maybe<Scalars['String']['output']>;
};

/** An error in the storefront content. */
export type ContentError = {
  __typename?: 'ContentError';
  /** The message. */
  message: Scalars['String']['output'];
  /** The values in the message, by name. Absent if it has none. */
  params?: Maybe<Scalars['MessageParams']['output']>;
  /** The path, such as `slides.0.title`. */
  path: Scalars['String']['output'];
  /** What exactly is wrong, such as text.required. */
  reason: Scalars['String']['output'];
};

/** The footer of each page. */
export type ContentFooter = {
  __typename?: 'ContentFooter';
  /** The shop's apps: App Store, Google Play. */
  apps: Array<ContentLink>;
  /** The company's details, such as its registered name and number. */
  company?: Maybe<Scalars['String']['output']>;
  /** Groups of links. */
  groups: Array<LinkGroup>;
  /** Whether the pages offer the newsletter. */
  hasNewsletter: Scalars['Boolean']['output'];
  /** The shop's pages in social networks: Instagram, Facebook, YouTube, X. */
  networks: Array<ContentLink>;
  /** The names of the accepted ways to pay, such as UPI and Visa. */
  paymentMarks: Array<Scalars['String']['output']>;
};

/** A link or a button. */
export type ContentLink = {
  __typename?: 'ContentLink';
  /** Its text. */
  text: Scalars['String']['output'];
  /** A path of the shop's own pages, such as /category/dresses, or an address that begins with https:, http:, mailto: or tel:. */
  url: Scalars['String']['output'];
};

/** An office or a store. */
export type ContentPlace = {
  __typename?: 'ContentPlace';
  /** An email address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Its image. */
  image?: Maybe<Image>;
  /** The lines of its address. */
  lines: Array<Scalars['String']['output']>;
  /** The phone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  title: Scalars['String']['output'];
};

/** The bar above the header. */
export type ContentTopBar = {
  __typename?: 'ContentTopBar';
  /** Messages shown in turn. */
  messages: Array<TopBarMessage>;
  /** A promotion. */
  promotion?: Maybe<Scalars['String']['output']>;
};

/** A discount with a code. */
export type CouponInput = {
  /** For BUY_X_GET_Y: the number of units at full price, 1 to 99. */
  buys?: InputMaybe<Scalars['Int']['input']>;
  /** The categories that it applies to: at most 200. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The code: 1 to 50 letters, digits, hyphens, dots and underscores, unique. */
  code: Scalars['String']['input'];
  /** Whether it can be combined with other discounts that also combine. */
  combines?: Scalars['Boolean']['input'];
  /** The start. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** For BUY_X_GET_Y: the number of discounted units, 1 to 99. */
  gets?: InputMaybe<Scalars['Int']['input']>;
  /** The discount to change. Null creates a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The kind. */
  kind: DiscountKind;
  /** The minimum value of the goods that it applies to, before discounts. */
  minimum?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** The products that it applies to: at most 500. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The name for shoppers: at most 60 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The end. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
  /** The maximum number of orders per email address: at least 1. */
  usesEach?: InputMaybe<Scalars['Int']['input']>;
  /** The maximum number of orders: at least 1. */
  usesInAll?: InputMaybe<Scalars['Int']['input']>;
  /** As in `DiscountInput`. */
  value?: InputMaybe<Scalars['Float']['input']>;
  /** The version that the caller read. Fails with CONFLICT if there is a newer one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A new category. */
export type CreateCategoryInput = {
  /** The description, in the Markdown of `Product.description`: at most 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The handle for its page's path: lower-case letters, digits and hyphens. By default generated from the name. */
  handle?: InputMaybe<Scalars['String']['input']>;
  /** The image. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** The alt text of the image: at most 200 characters. By default the name. */
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  /** The name: 1 to 100 characters after trimming. */
  name: Scalars['String']['input'];
  /** The id of the parent category. Categories have at most 3 levels. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The description for search engines and link previews: at most 500 characters. */
  seoDescription?: InputMaybe<Scalars['String']['input']>;
  /** The title for search engines and link previews: at most 200 characters. */
  seoTitle?: InputMaybe<Scalars['String']['input']>;
};

/** A new product. */
export type CreateProductInput = {
  /** At most 50 attributes. */
  attributes?: InputMaybe<Array<ProductAttributeInput>>;
  /** The badge on its card. */
  badge?: InputMaybe<Badge>;
  /** The barcode number: at most 100 characters. */
  barcode?: InputMaybe<Scalars['String']['input']>;
  /** Its brand: at most 100 characters. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** The id of its category. */
  categoryId: Scalars['ID']['input'];
  /** What the shop pays for one item of a variant that has no cost of its own. */
  cost?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** Values of custom fields: at most 100. */
  customFields?: InputMaybe<Array<CustomFieldInput>>;
  /** The description: 1 to 5,000 characters after trimming, in the Markdown of `Product.description`. */
  description: Scalars['String']['input'];
  /** The handle for its page's path: lower-case letters, digits and hyphens. By default generated from the title. */
  handle?: InputMaybe<Scalars['String']['input']>;
  /** The alt text of each image in order, at most 200 characters. Null uses the title. */
  imageAlts?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** Whether it is a featured product. */
  isFeatured?: Scalars['Boolean']['input'];
  /** Whether it is a new product. */
  isNew?: Scalars['Boolean']['input'];
  /** Whether it is a popular product. */
  isPopular?: Scalars['Boolean']['input'];
  /** At most 3 options. */
  options?: InputMaybe<Array<ProductOptionInput>>;
  /** The price before a discount. Null if not on sale. */
  regularPrice?: InputMaybe<Scalars['Price']['input']>;
  /** The selling price, below the regular one. */
  sellingPrice: Scalars['Price']['input'];
  /** The description for search engines and link previews: at most 500 characters. */
  seoDescription?: InputMaybe<Scalars['String']['input']>;
  /** The title for search engines and link previews: at most 200 characters. */
  seoTitle?: InputMaybe<Scalars['String']['input']>;
  /** The start of visibility. */
  showFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** The end of visibility. */
  showUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** The stock keeping unit: at most 100 characters. Unique in the shop, ignoring case. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Its visibility. By default active. Only a draft may have no images. */
  status?: InputMaybe<ProductStatus>;
  /** The stock. Null if untracked. */
  stock?: InputMaybe<Scalars['Int']['input']>;
  /** At most 20 words for grouping and searching, of at most 50 characters each, without commas. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The title: 1 to 255 characters after trimming. */
  title: Scalars['String']['input'];
  /**
   * Its variants: at most 100, each with a unique combination of option values. If omitted, the shop creates one
   * variant per combination of option values.
   */
  variants?: InputMaybe<Array<ProductVariantInput>>;
  /** The weight of variants that have no weight of their own, in grams. */
  weightGrams?: InputMaybe<Scalars['Int']['input']>;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** The events. */
  events: Array<WebhookEventKind>;
  /** Whether it is on. */
  isOn?: Scalars['Boolean']['input'];
  /** An https URL, or http for this machine. In a private network only if PRIVATE_NETWORKS allows it. */
  url: Scalars['String']['input'];
};

/** The state that a rejected change would have overwritten. */
export type CurrentState = CategoryState | ProductState | SellingSettings | StorefrontContentState | Webhook;

/** A custom field that a module adds to products. */
export type CustomField = {
  __typename?: 'CustomField';
  /** A hint for operators. */
  hint?: Maybe<Scalars['String']['output']>;
  /** Whether shoppers see it too, or only operators. */
  isPublic: Scalars['Boolean']['output'];
  /** The label for operators. */
  label: Scalars['String']['output'];
  /** The name of the module. */
  module: Scalars['String']['output'];
  /** The field's name, unique within the module. */
  name: Scalars['String']['output'];
  /** The type. */
  type: CustomFieldType;
  /** The value as text, such as `true`, `12`, or minor units of money. Null: none. */
  value?: Maybe<Scalars['String']['output']>;
};

/** A choice of a custom field. */
export type CustomFieldChoice = {
  __typename?: 'CustomFieldChoice';
  /** The label for operators. */
  label: Scalars['String']['output'];
  /** The name of the module. */
  module: Scalars['String']['output'];
  /** The field's name. */
  name: Scalars['String']['output'];
  /** The value that is stored. */
  value: Scalars['String']['output'];
};

/** A new value of a custom field. */
export type CustomFieldInput = {
  /** The name of the module. */
  module: Scalars['String']['input'];
  /** The field's name. */
  name: Scalars['String']['input'];
  /** The value as text, such as `true`, `12`, or minor units of money. Null or blank removes it. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** The types of custom fields. */
export type CustomFieldType =
  /** `true`, or no value. */
  | 'BOOLEAN'
  /** The value of one of its choices. */
  | 'CHOICE'
  /** An amount in minor units of the shop's currency. */
  | 'MONEY'
  /** An integer from 0 to 1,000,000,000. */
  | 'NUMBER'
  /** At most 1,000 characters. */
  | 'TEXT';

/** A customer: all orders with the same email address. */
export type Customer = {
  __typename?: 'Customer';
  /** The email address, as in the latest order. */
  email: Scalars['String']['output'];
  /** The date of the first order. */
  firstOrderAt: Scalars['DateTime']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The date of the last order. */
  lastOrderAt: Scalars['DateTime']['output'];
  /** Messages sent from the contact page with this email address, newest first. At most 500. */
  messages: Array<Message>;
  /** The name in the latest order. */
  name: Scalars['String']['output'];
  /** The team's notes, oldest first. */
  notes: Array<CustomerNote>;
  /** The number of orders. */
  orderCount: Scalars['Int']['output'];
  /** The orders, newest first. */
  orders: CustomerOrderConnection;
  /** The phone number in the latest order. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The amount paid for orders that are not canceled, less refunds. */
  spent: Money;
};


/** A customer: all orders with the same email address. */
export type CustomerOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A page of customers. */
export type CustomerConnection = {
  __typename?: 'CustomerConnection';
  /** The items on this page. */
  nodes: Array<Customer>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of matches on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The format of a customer's file. */
export type CustomerExportFormat =
  /** A row per order, return, message, note and record of other modules. */
  | 'CSV'
  /** All data as one object. */
  | 'JSON';

/** Filters customers. */
export type CustomerFilter = {
  /** Beginnings of words of the name or email address, or the beginning of a phone number. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A team note about a customer. */
export type CustomerNote = {
  __typename?: 'CustomerNote';
  /** The time. */
  at: Scalars['DateTime']['output'];
  /** The author. Null in a shop without accounts. */
  by?: Maybe<Scalars['String']['output']>;
  /** Identifies it. */
  id: Scalars['ID']['output'];
  /** The text. */
  text: Scalars['String']['output'];
};

/** A sort order of customers. */
export type CustomerOrder = {
  /** The direction. */
  direction?: OrderDirection;
  /** The sort field. */
  field: CustomerOrderField;
};

/** A page of a customer's orders, newest first. */
export type CustomerOrderConnection = {
  __typename?: 'CustomerOrderConnection';
  /** The items on this page. */
  nodes: Array<Order>;
  /** The position of this page. */
  pageInfo: PageInfo;
};

/** The sort fields of customers. */
export type CustomerOrderField =
  /** The last order. */
  | 'LAST_ORDER'
  /** The number of orders. */
  | 'ORDERS'
  /** The amount paid. */
  | 'SPENT';

/** The sales of a day. */
export type DaySales = {
  __typename?: 'DaySales';
  /** The day. */
  date: Scalars['Date']['output'];
  /** The number of orders. */
  orders: Scalars['Int']['output'];
  /** The total of these orders with shipping and tax, less refunds. */
  revenue: Money;
};

/** Deals with an end time. The admin's section Countdown is a section with a single deal. */
export type DealsSection = HomeSection & {
  __typename?: 'DealsSection';
  /** The deals. When a deal ends, a new release removes it from the home page within seconds. */
  deals: Array<HomeDeal>;
  /** No heading. */
  title?: Maybe<Scalars['String']['output']>;
};

/** Delivery to an address. */
export type Delivery = {
  __typename?: 'Delivery';
  /** The delivery dates of the cheapest rate. Null: unknown. */
  arrival?: Maybe<Arrival>;
  /** Whether the shop delivers there. */
  isServed: Scalars['Boolean']['output'];
  /** The available rates. */
  rates: Array<ShippingRate>;
  /** Whether cash on delivery is possible for goods of this value with at least one of the rates. */
  takesCashOnDelivery: Scalars['Boolean']['output'];
};

/** A discount, with a code or automatic. */
export type Discount = {
  __typename?: 'Discount';
  /** For AMOUNT: the amount of the discount. */
  amount?: Maybe<Money>;
  /** For BUY_X_GET_Y: the number of units at full price. */
  buys?: Maybe<Scalars['Int']['output']>;
  /** The categories of `categoryIds` with their names. */
  categories: Array<DiscountTarget>;
  /** The categories that the discount applies to, including subcategories. Deleted ones are ignored. */
  categoryIds: Array<Scalars['ID']['output']>;
  /** The code, case-insensitive. Null: automatic. */
  code?: Maybe<Scalars['String']['output']>;
  /** Whether it can be combined with other discounts that also combine. Otherwise a cart gets only its best discount. */
  combines: Scalars['Boolean']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The discount on these orders. */
  discounted: Money;
  /** The start. Null: at once. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /** For BUY_X_GET_Y: the number of cheapest units that are discounted. */
  gets?: Maybe<Scalars['Int']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The kind of discount. */
  kind: DiscountKind;
  /** The displayed name. */
  label: Scalars['String']['output'];
  /** The minimum value of the goods that it applies to, before discounts. Null: none. */
  minimum?: Maybe<Money>;
  /** For PERCENT and BUY_X_GET_Y: the percentage. */
  percent?: Maybe<Scalars['Float']['output']>;
  /** The products that the discount applies to, in addition to `categoryIds`. If both are empty, it applies to all goods. */
  productIds: Array<Scalars['ID']['output']>;
  /** The products of `productIds` with their titles. */
  products: Array<DiscountTarget>;
  /** The total of these orders. */
  sales: Money;
  /** The current status. */
  status: DiscountStatus;
  /** The name for shoppers. Null: its code, or a text such as 10% off. */
  title?: Maybe<Scalars['String']['output']>;
  /** The end. Null: never. */
  until?: Maybe<Scalars['DateTime']['output']>;
  /** The number of orders that used it, without canceled ones. */
  uses: Scalars['Int']['output'];
  /** The maximum number of orders per email address. Null: unlimited. */
  usesEach?: Maybe<Scalars['Int']['output']>;
  /** The maximum number of orders. Null: unlimited. */
  usesInAll?: Maybe<Scalars['Int']['output']>;
  /** For PERCENT: per cent. For AMOUNT: minor units. For BUY_X_GET_Y: the discount on the cheapest units in per cent. For FREE_SHIPPING: 0. */
  value: Scalars['Float']['output'];
  /** Increases by 1 with every change. */
  version: Scalars['Int']['output'];
};

/** A page of discounts, newest first. */
export type DiscountConnection = {
  __typename?: 'DiscountConnection';
  /** The items on this page. */
  nodes: Array<Discount>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of matches on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A discount. */
export type DiscountInput = {
  /** For BUY_X_GET_Y: the number of units at full price, 1 to 99. */
  buys?: InputMaybe<Scalars['Int']['input']>;
  /** The categories that it applies to: at most 200. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The code: 1 to 50 letters, digits, hyphens, dots and underscores, unique. Null: the discount is automatic. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Whether it can be combined with other discounts that also combine. */
  combines?: Scalars['Boolean']['input'];
  /** The start. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** For BUY_X_GET_Y: the number of discounted units, 1 to 99. */
  gets?: InputMaybe<Scalars['Int']['input']>;
  /** The discount to change. Null creates a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The kind. */
  kind: DiscountKind;
  /** The minimum value of the goods that it applies to, before discounts. */
  minimum?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** The products that it applies to: at most 500. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The name for shoppers: at most 60 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The end. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
  /** The maximum number of orders per email address: at least 1. */
  usesEach?: InputMaybe<Scalars['Int']['input']>;
  /** The maximum number of orders: at least 1. */
  usesInAll?: InputMaybe<Scalars['Int']['input']>;
  /**
   * PERCENT: 0.01 to 100. AMOUNT: minor units. BUY_X_GET_Y: the discount on the cheaper units in per cent. Null: 100. FREE_SHIPPING:
   * ignored.
   */
  value?: InputMaybe<Scalars['Float']['input']>;
  /** The version that the caller read. Fails with CONFLICT if there is a newer one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The kinds of discounts. */
export type DiscountKind =
  /** An amount off the goods, once per order. */
  | 'AMOUNT'
  /** A discount on the cheapest units of each group that is bought. */
  | 'BUY_X_GET_Y'
  /** Free shipping. */
  | 'FREE_SHIPPING'
  /** A percentage off the price of the goods. */
  | 'PERCENT';

/** The uses of a discount. */
export type DiscountSales = {
  __typename?: 'DiscountSales';
  /** The discount on these orders. */
  discounted: Money;
  /** The discount's id. The discount may have been deleted. */
  id: Scalars['ID']['output'];
  /** Its code or title in the newest of the orders. */
  label: Scalars['String']['output'];
  /** The number of orders that used it. */
  orders: Scalars['Int']['output'];
  /** The revenue of these orders. */
  revenue: Money;
};

/** The statuses of discounts. */
export type DiscountStatus =
  /** Active. */
  | 'ACTIVE'
  /** Ended. */
  | 'ENDED'
  /** Starts later. */
  | 'SCHEDULED'
  /** Used up: it has reached its maximum number of orders. */
  | 'USED_UP';

/** A product or category that a discount applies to. */
export type DiscountTarget = {
  __typename?: 'DiscountTarget';
  /** The id. */
  id: Scalars['ID']['output'];
  /** Its title or name. Null: deleted. */
  name?: Maybe<Scalars['String']['output']>;
};

/** A column of the lines of a document. */
export type DocumentColumn = {
  __typename?: 'DocumentColumn';
  /** Whether its cells are numbers, which are aligned right. */
  isNumber: Scalars['Boolean']['output'];
  /** The heading, such as Quantity. */
  title: Scalars['String']['output'];
};

/** A fact of a document. */
export type DocumentFact = {
  __typename?: 'DocumentFact';
  /** The label, such as Date. */
  label: Scalars['String']['output'];
  /** The text, such as 3 December 2026. */
  text: Scalars['String']['output'];
};

/** A seller, buyer or recipient. */
export type DocumentParty = {
  __typename?: 'DocumentParty';
  /** The label, such as Billed to. */
  label: Scalars['String']['output'];
  /** Name, address and tax number. */
  lines: Array<Scalars['String']['output']>;
};

/** A printable document. The PDF and the web page show the same contents. */
export type DocumentSheet = {
  __typename?: 'DocumentSheet';
  /** The columns of the lines. */
  columns: Array<DocumentColumn>;
  /** Facts such as date and order number. */
  facts: Array<DocumentFact>;
  /** Sentences at the end. */
  notes: Array<Scalars['String']['output']>;
  /** The number of the document. */
  number: Scalars['String']['output'];
  /** The seller, the buyer and the recipient. */
  parties: Array<DocumentParty>;
  /** The cells of each line. */
  rows: Array<Array<Scalars['String']['output']>>;
  /** The taxes by rate. Null for none. */
  taxes?: Maybe<DocumentTaxes>;
  /** The title, such as Tax invoice. */
  title: Scalars['String']['output'];
  /** The sums below the lines. */
  totals: Array<DocumentTotal>;
  /** The total in words. Empty for none. */
  words: Scalars['String']['output'];
};

/** A table of taxes. */
export type DocumentTaxes = {
  __typename?: 'DocumentTaxes';
  /** The headings. */
  columns: Array<Scalars['String']['output']>;
  /** The cells for each tax rate. */
  rows: Array<Array<Scalars['String']['output']>>;
};

/** A sum of a document. */
export type DocumentTotal = {
  __typename?: 'DocumentTotal';
  /** The amount with its currency. */
  amount: Scalars['String']['output'];
  /** Whether it is the grand total. */
  isTotal: Scalars['Boolean']['output'];
  /** The label, such as Total. */
  label: Scalars['String']['output'];
};

/** The details of a draft order. */
export type DraftDetails = {
  __typename?: 'DraftDetails';
  /** When the draft is deleted, 90 days after `expiresAt`. Saving or sending the draft postpones it; placing it prevents it. */
  deletedOn?: Maybe<Scalars['DateTime']['output']>;
  /** The discount that the shop entered. */
  discount: Money;
  /** When the link expires. Null for a draft from an earlier version of Mela, which does not expire until the shop saves or sends it. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the link has expired. Saving or sending the draft renews it. */
  isExpired: Scalars['Boolean']['output'];
  /** The URL of its page, for sending it by WhatsApp or otherwise. Null for shoppers. */
  link?: Maybe<Scalars['String']['output']>;
  /** The payment methods with which the shopper can confirm it. */
  paymentMethods: Array<Scalars['String']['output']>;
  /** The shipping costs that the shop entered. Null: those of the shipping rate. */
  shipping?: Maybe<Money>;
};

/** A page of draft orders. */
export type DraftOrderConnection = {
  __typename?: 'DraftOrderConnection';
  /** The items on this page. */
  nodes: Array<Order>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of matches on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Filters draft orders. */
export type DraftOrderFilter = {
  /** A draft's number such as D12, an email address, a phone number, a PIN, or words from names, products and SKUs. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The contents of a draft order. */
export type DraftOrderInput = {
  /** The billing address. Null: same as the shipping address. */
  billingAddress?: InputMaybe<AddressInput>;
  /** A discount on the items. */
  discount?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** The email address for messages about the order. Null: no emails are sent. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The GST number of a business, with a valid check digit. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 lines. Lines of the same variant are merged. */
  lines: Array<DraftOrderLineInput>;
  /** The shopper's note, at most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The shipping costs, which replace those of the rate. */
  shipping?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** The shipping address, which is required for sending the link and placing the order. */
  shippingAddress?: InputMaybe<AddressInput>;
  /** The id of a shipping rate. Null: the cheapest. */
  shippingRate?: InputMaybe<Scalars['ID']['input']>;
  /** The version that the caller read. Fails with CONFLICT if the draft has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A quantity of a variant. */
export type DraftOrderLineInput = {
  /** 1 to 999. */
  quantity: Scalars['Int']['input'];
  /** The variant's id. */
  variantId: Scalars['ID']['input'];
};

/** A line of an order whose quantity was edited. */
export type EditedItem = {
  __typename?: 'EditedItem';
  /** The quantity after the edit. 0: the line was removed. */
  after: Scalars['Int']['output'];
  /** The quantity before the edit. 0: the line was added. */
  before: Scalars['Int']['output'];
  /** The product's title. */
  title: Scalars['String']['output'];
  /** The option values, such as Red / M. Null if the product had no options. */
  variantTitle?: Maybe<Scalars['String']['output']>;
};

/** A text beside an image. */
export type EditorialSection = HomeSection & {
  __typename?: 'EditorialSection';
  /** The text. */
  body: FormattedText;
  /** The image. */
  image: Image;
  /** Whether the image is on the right. */
  isImageRight: Scalars['Boolean']['output'];
  /** The heading. */
  title?: Maybe<Scalars['String']['output']>;
};

/** The kinds of errors. */
export type ErrorCode =
  /** The input is invalid, or the request is malformed. */
  | 'BAD_USER_INPUT'
  /** Someone else has changed it since the given version. */
  | 'CONFLICT'
  /** The caller lacks the rights. */
  | 'FORBIDDEN'
  /** The document is not valid GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not match this schema. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** An internal error. */
  | 'INTERNAL_SERVER_ERROR'
  /** The id does not exist. */
  | 'NOT_FOUND'
  /** A file, the request or the response exceeds its limit. */
  | 'PAYLOAD_TOO_LARGE'
  /** Too many calls from one client, network or token: retry after `Retry-After`. The HTTP status is 429. */
  | 'RATE_LIMITED'
  /** The operation exceeds the cost limit. */
  | 'TOO_EXPENSIVE'
  /** A sign-in is required. */
  | 'UNAUTHENTICATED'
  /** The server or its database is busy or stopping: retry after `Retry-After`. */
  | 'UNAVAILABLE'
  /** A file is not an image, or the body has an unsupported type. */
  | 'UNSUPPORTED_MEDIA_TYPE';

/**
 * The `extensions` of an error. No field returns this type: it documents the `errors` beside `data`. Fields that
 * do not apply are absent.
 */
export type ErrorExtensions = {
  __typename?: 'ErrorExtensions';
  /** The current cart, for an order that differs from what its shopper was shown. */
  cart?: Maybe<Cart>;
  /** The kind of error. */
  code: ErrorCode;
  /** The first 20 errors in the storefront content. */
  contentErrors?: Maybe<Array<ContentError>>;
  /** The current state, for CONFLICT. */
  current?: Maybe<CurrentState>;
  /** Messages by input field, for BAD_USER_INPUT and invalid images. */
  fieldErrors?: Maybe<FieldErrors>;
  /** The reason and values of each message in fieldErrors, by input field. */
  fieldReasons?: Maybe<Scalars['FieldReasons']['output']>;
  /** Messages for all invalid images of the request. */
  imageErrors?: Maybe<Array<ImageError>>;
  /** The values in the message, by name. Absent if the message has none. */
  params?: Maybe<Scalars['MessageParams']['output']>;
  /** What exactly is wrong, such as orders.tooManyNotes. Reasons are stable; the texts of messages may change. */
  reason?: Maybe<Scalars['String']['output']>;
  /** An id to mention in support requests, for INTERNAL_SERVER_ERROR. The server's log contains it with the cause. */
  requestId?: Maybe<Scalars['ID']['output']>;
};

/** A row of the shop's advantages. */
export type FeaturesSection = HomeSection & {
  __typename?: 'FeaturesSection';
  /** The features. */
  features: Array<HomeFeature>;
  /** No heading. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A changed field. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** The new value. Null if there is none. */
  after?: Maybe<FieldValue>;
  /** The former value. Null if there was none. */
  before?: Maybe<FieldValue>;
  /** The name of the field. */
  field: ChangedField;
  /** The name of the changed part of a content section, as in `StorefrontContentValues`. Null for other fields, and for a section that is a list. */
  part?: Maybe<Scalars['String']['output']>;
};

/** Error messages by input field or argument, as sentences. */
export type FieldErrors = {
  __typename?: 'FieldErrors';
  /** The error for the cursor. */
  after?: Maybe<Scalars['String']['output']>;
  /** The error for an alt text. */
  alt?: Maybe<Scalars['String']['output']>;
  /** The error for an amount of money. */
  amount?: Maybe<Scalars['String']['output']>;
  /** The error for the time of a webhook's last answer. */
  answeredAt?: Maybe<Scalars['String']['output']>;
  /** The error for the attributes. */
  attributes?: Maybe<Scalars['String']['output']>;
  /** The error for the badge. */
  badge?: Maybe<Scalars['String']['output']>;
  /** The error for the bank account. */
  bankDetails?: Maybe<Scalars['String']['output']>;
  /** The error for the barcode. */
  barcode?: Maybe<Scalars['String']['output']>;
  /** The error for the billing address: `billingAddress.city`. */
  billingAddress?: Maybe<Scalars['String']['output']>;
  /** The error for the brand. */
  brand?: Maybe<Scalars['String']['output']>;
  /** The error for brands. */
  brands?: Maybe<Scalars['String']['output']>;
  /** The error for the number of units at full price. */
  buys?: Maybe<Scalars['String']['output']>;
  /** The error for a carrier. */
  carrier?: Maybe<Scalars['String']['output']>;
  /** The error for the maximum total with cash on delivery. */
  cashOnDeliveryUpTo?: Maybe<Scalars['String']['output']>;
  /** The error for the category. */
  categoryId?: Maybe<Scalars['String']['output']>;
  /** The error for the categories. */
  categoryIds?: Maybe<Scalars['String']['output']>;
  /** The error for the tax rates of categories. */
  categoryTaxRates?: Maybe<Scalars['String']['output']>;
  /** The error for a code: of a second factor, or of a discount. */
  code?: Maybe<Scalars['String']['output']>;
  /** The error for the conditions of a collection, by index from 0: `conditions.0.value`. */
  conditions?: Maybe<Scalars['String']['output']>;
  /** The error for the cost. */
  cost?: Maybe<Scalars['String']['output']>;
  /** The error for the destination countries. */
  countries?: Maybe<Scalars['String']['output']>;
  /** The error for a discount code in a cart or an order. */
  coupon?: Maybe<Scalars['String']['output']>;
  /** The error for the currency of prices. */
  currency?: Maybe<Scalars['String']['output']>;
  /** The error for the current password. */
  currentPassword?: Maybe<Scalars['String']['output']>;
  /** The error for the custom fields, or one of them as `customFields.MODULE.NAME`. */
  customFields?: Maybe<Scalars['String']['output']>;
  /** The error for the first delivery day. */
  deliveryDaysFrom?: Maybe<Scalars['String']['output']>;
  /** The error for the last delivery day. */
  deliveryDaysUntil?: Maybe<Scalars['String']['output']>;
  /** The error for a stock difference. */
  delta?: Maybe<Scalars['String']['output']>;
  /** The error for the description. */
  description?: Maybe<Scalars['String']['output']>;
  /** The error for a discount that the shop entered. */
  discount?: Maybe<Scalars['String']['output']>;
  /** The error for an email address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The error for the address of the page for newsletter and stock alert links in emails. */
  emailsUrl?: Maybe<Scalars['String']['output']>;
  /** The error for a webhook's events. */
  events?: Maybe<Scalars['String']['output']>;
  /** The error for an image file. */
  file?: Maybe<Scalars['String']['output']>;
  /** The error for the page size. */
  first?: Maybe<Scalars['String']['output']>;
  /** The error for the subtotal with free shipping. */
  freeShippingFrom?: Maybe<Scalars['String']['output']>;
  /** The error for the first day of a report or a list. */
  from?: Maybe<Scalars['String']['output']>;
  /** The error for the number of discounted units. */
  gets?: Maybe<Scalars['String']['output']>;
  /** The error for a GST number. */
  gstin?: Maybe<Scalars['String']['output']>;
  /** The error for the handle of a product or category. */
  handle?: Maybe<Scalars['String']['output']>;
  /** The error for the address of the home page in emails. */
  homeUrl?: Maybe<Scalars['String']['output']>;
  /** The error for an HSN code. */
  hsn?: Maybe<Scalars['String']['output']>;
  /** The error for the idempotency key. */
  idempotencyKey?: Maybe<Scalars['String']['output']>;
  /** The error for ids. */
  ids?: Maybe<Scalars['String']['output']>;
  /** The error for the alt text of a category's image. */
  imageAlt?: Maybe<Scalars['String']['output']>;
  /** The error for the alt texts. */
  imageAlts?: Maybe<Scalars['String']['output']>;
  /** The error for the images. `imageErrors` has the details. */
  images?: Maybe<Scalars['String']['output']>;
  /** The error for the featured flag. */
  isFeatured?: Maybe<Scalars['String']['output']>;
  /** The error for the new flag. */
  isNew?: Maybe<Scalars['String']['output']>;
  /** The error for the popular flag. */
  isPopular?: Maybe<Scalars['String']['output']>;
  /** The error for whether shoppers can order. */
  isSelling?: Maybe<Scalars['String']['output']>;
  /** The error for a discount's kind. */
  kind?: Maybe<Scalars['String']['output']>;
  /** The error for the page size from the end. */
  last?: Maybe<Scalars['String']['output']>;
  /** The error for the lines of a cart or parcel, or one of them as `lines.2.quantity`, counted from 0. */
  lines?: Maybe<Scalars['String']['output']>;
  /** The error for a low-stock threshold. */
  lowAt?: Maybe<Scalars['String']['output']>;
  /** The error for the highest price. */
  maxPrice?: Maybe<Scalars['String']['output']>;
  /** The error for the text of a message. */
  message?: Maybe<Scalars['String']['output']>;
  /** The error for the lowest price. */
  minPrice?: Maybe<Scalars['String']['output']>;
  /** The error for the minimum. */
  minimum?: Maybe<Scalars['String']['output']>;
  /** The error for the category that receives a deleted one's products. */
  moveProductsTo?: Maybe<Scalars['String']['output']>;
  /** The error for the name of a category, a person or a token. */
  name?: Maybe<Scalars['String']['output']>;
  /** The error for the recipients of emails about new orders. */
  newOrderEmails?: Maybe<Scalars['String']['output']>;
  /** The error for the new password. */
  newPassword?: Maybe<Scalars['String']['output']>;
  /** The error for a note. */
  note?: Maybe<Scalars['String']['output']>;
  /** The error for the number of items to skip. */
  offset?: Maybe<Scalars['String']['output']>;
  /** The error for a stock quantity. */
  onHand?: Maybe<Scalars['String']['output']>;
  /** The error for the payment providers. */
  onlineMethods?: Maybe<Scalars['String']['output']>;
  /** The error for the options. */
  options?: Maybe<Scalars['String']['output']>;
  /** The error for the order number of a message. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** The error for the address of the order page in emails. */
  orderUrl?: Maybe<Scalars['String']['output']>;
  /** The error for the parent category. */
  parentId?: Maybe<Scalars['String']['output']>;
  /** The error for a password. */
  password?: Maybe<Scalars['String']['output']>;
  /** The error for the hours until an unpaid order expires. */
  payWithinHours?: Maybe<Scalars['String']['output']>;
  /** The error for the payment method. */
  paymentMethod?: Maybe<Scalars['String']['output']>;
  /** The error for a phone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The error for its postcodes. */
  postalCodes?: Maybe<Scalars['String']['output']>;
  /** The error for the products. */
  productIds?: Maybe<Scalars['String']['output']>;
  /** The error for the address of product pages in emails. */
  productUrl?: Maybe<Scalars['String']['output']>;
  /** The error for the result of a payment provider's script. */
  proof?: Maybe<Scalars['String']['output']>;
  /** The error for the rate of a tax class. */
  rate?: Maybe<Scalars['String']['output']>;
  /** The error for its rates, by index from 0: `rates.0.price`. */
  rates?: Maybe<Scalars['String']['output']>;
  /** The error for a reason. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The error for the states of a shipping zone. */
  regions?: Maybe<Scalars['String']['output']>;
  /** The error for the regular price. */
  regularPrice?: Maybe<Scalars['String']['output']>;
  /** The error for the items sent instead of returned ones. */
  replacement?: Maybe<Scalars['String']['output']>;
  /** The error for the instructions for returns. */
  returnInstructions?: Maybe<Scalars['String']['output']>;
  /** The error for a token's scopes. */
  scopes?: Maybe<Scalars['String']['output']>;
  /** The error for a search. */
  search?: Maybe<Scalars['String']['output']>;
  /** The error for the selling price. */
  sellingPrice?: Maybe<Scalars['String']['output']>;
  /** The error for the SEO description of a product or category. */
  seoDescription?: Maybe<Scalars['String']['output']>;
  /** The error for the SEO title of a product or category. */
  seoTitle?: Maybe<Scalars['String']['output']>;
  /** The error for the refunded shipping. */
  shipping?: Maybe<Scalars['String']['output']>;
  /** The error for the shipping address: `shippingAddress.city`. */
  shippingAddress?: Maybe<Scalars['String']['output']>;
  /** The error for the shipping costs. */
  shippingPercent?: Maybe<Scalars['String']['output']>;
  /** The error for a shipping rate. */
  shippingRate?: Maybe<Scalars['String']['output']>;
  /** The error for the start of visibility. */
  showFrom?: Maybe<Scalars['String']['output']>;
  /** The error for the end of visibility. */
  showUntil?: Maybe<Scalars['String']['output']>;
  /** The error for the SKU. */
  sku?: Maybe<Scalars['String']['output']>;
  /** The error for the status. */
  status?: Maybe<Scalars['String']['output']>;
  /** The error for the stock. */
  stock?: Maybe<Scalars['String']['output']>;
  /** The error for the tags. */
  tags?: Maybe<Scalars['String']['output']>;
  /** The error for cash on delivery. */
  takesCashOnDelivery?: Maybe<Scalars['String']['output']>;
  /** The error for the tax rate. */
  taxRate?: Maybe<Scalars['String']['output']>;
  /** The error for the shop's own state. */
  taxRegion?: Maybe<Scalars['String']['output']>;
  /** The error for the search text. */
  text?: Maybe<Scalars['String']['output']>;
  /** The error for the shop's time zone. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** The error for a product's title. */
  title?: Maybe<Scalars['String']['output']>;
  /** The error for the last day of a report or a list. */
  to?: Maybe<Scalars['String']['output']>;
  /** The error for the total that the shopper agreed to. */
  total?: Maybe<Scalars['String']['output']>;
  /** The error for a tracking number. */
  trackingNumber?: Maybe<Scalars['String']['output']>;
  /** The error for a tracking URL. */
  trackingUrl?: Maybe<Scalars['String']['output']>;
  /** The error for an email's `triedFrom`. */
  triedFrom?: Maybe<Scalars['String']['output']>;
  /** The error for the end. */
  until?: Maybe<Scalars['String']['output']>;
  /** The error for the UPI id. */
  upiId?: Maybe<Scalars['String']['output']>;
  /** The error for a webhook's URL. */
  url?: Maybe<Scalars['String']['output']>;
  /** The error for the maximum number of orders per customer. */
  usesEach?: Maybe<Scalars['String']['output']>;
  /** The error for the maximum number of orders. */
  usesInAll?: Maybe<Scalars['String']['output']>;
  /** The error for the percentage or amount. */
  value?: Maybe<Scalars['String']['output']>;
  /** The error for the variant ids. */
  variantIds?: Maybe<Scalars['String']['output']>;
  /** The error for the variants, or one of them as `variants.2.sku`, counted from 0. */
  variants?: Maybe<Scalars['String']['output']>;
  /** The error for the weight. */
  weightGrams?: Maybe<Scalars['String']['output']>;
};

/** A value of a field. Each kind of value has its own field here, and the others are null. Together they cost as much as one field. */
export type FieldValue = {
  __typename?: 'FieldValue';
  /** A badge. */
  badge?: Maybe<Badge>;
  /** A category. */
  category?: Maybe<CategoryValue>;
  /** A part of the storefront content, as in `StorefrontContentValues`. Long text is shortened as in `text`. */
  content?: Maybe<Scalars['StorefrontContentValues']['output']>;
  /** Images of a product or in the storefront content. */
  images?: Maybe<Array<Image>>;
  /** A yes/no value. */
  isOn?: Maybe<Scalars['Boolean']['output']>;
  /** Options or attributes. */
  lists?: Maybe<Array<NamedValues>>;
  /** A time. */
  moment?: Maybe<Scalars['DateTime']['output']>;
  /** A number. */
  number?: Maybe<Scalars['Int']['output']>;
  /** A position among categories. */
  place?: Maybe<PlaceValue>;
  /** A price. */
  price?: Maybe<Scalars['Price']['output']>;
  /** A role. */
  role?: Maybe<Role>;
  /** Which version of a secret this was. The secret itself is never shown. */
  secret?: Maybe<SecretValue>;
  /** What shoppers saw. */
  shown?: Maybe<ShownValue>;
  /** The status of a product. */
  status?: Maybe<ProductStatus>;
  /** Text. Long text is shortened around the difference, with ellipses. */
  text?: Maybe<Scalars['String']['output']>;
  /** Tags, or the events of a webhook. */
  texts?: Maybe<Array<Scalars['String']['output']>>;
  /** A token. */
  token?: Maybe<TokenValue>;
  /** The variants that differ, in order. */
  variants?: Maybe<Array<VariantValue>>;
  /** True if a bulk change gave each product a different value. */
  varies?: Maybe<Scalars['Boolean']['output']>;
};

/** A text with light formatting. Placeholders for facts about the shop are filled in. */
export type FormattedText = {
  __typename?: 'FormattedText';
  /** As HTML of the elements p, h2 to h6, ul, ol, li, strong, em, br and a. It contains nothing that runs as a script. */
  html: Scalars['String']['output'];
  /** As Markdown: paragraphs, headings, lists, bold and links. */
  markdown: Scalars['String']['output'];
};

/** A parcel. */
export type Fulfilment = {
  __typename?: 'Fulfilment';
  /** When it was shipped. */
  at: Scalars['DateTime']['output'];
  /** The carrier. */
  carrier?: Maybe<Scalars['String']['output']>;
  /** Its id within the order. */
  id: Scalars['ID']['output'];
  /** The shipped units of each line. */
  lines: Array<FulfilmentLine>;
  /** When it came back undelivered. Null if it did not. Once it has, its units count as not shipped. */
  returnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The tracking number. */
  trackingNumber?: Maybe<Scalars['String']['output']>;
  /** The tracking URL. */
  trackingUrl?: Maybe<Scalars['String']['output']>;
};

/** The contents and tracking of the parcel. */
export type FulfilmentInput = {
  /** The carrier: at most 100 characters. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** The shipped lines with quantities. By default everything that is not shipped yet. */
  lines?: InputMaybe<Array<FulfilmentLineInput>>;
  /** The tracking number: at most 100 characters. */
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
  /** An https or http URL. */
  trackingUrl?: InputMaybe<Scalars['String']['input']>;
  /** The version that the caller read. Fails with CONFLICT if the order has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Units in a parcel. */
export type FulfilmentLine = {
  __typename?: 'FulfilmentLine';
  /** The order's line. */
  lineId: Scalars['ID']['output'];
  /** The quantity. */
  quantity: Scalars['Int']['output'];
};

/** Shipped units. */
export type FulfilmentLineInput = {
  /** The order's line. */
  lineId: Scalars['ID']['input'];
  /** The quantity. */
  quantity: Scalars['Int']['input'];
};

/** The officer who answers the complaints of shoppers (Consumer Protection (E-Commerce) Rules, 2020). */
export type GrievanceOfficer = {
  __typename?: 'GrievanceOfficer';
  /** The lines of the address. */
  address?: Maybe<Scalars['String']['output']>;
  /** The officer's position in the company. */
  designation: Scalars['String']['output'];
  /** An email address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The officer's name. */
  name: Scalars['String']['output'];
  /** The phone number. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** The progress of reverting a group. */
export type GroupUndoing = {
  __typename?: 'GroupUndoing';
  /** The number of changes that the job has processed. */
  done: Scalars['Int']['output'];
  /** The first ten changes that the job could not revert. */
  firstLeft: Array<LeftChange>;
  /** Whether the job is waiting or running. */
  isRunning: Scalars['Boolean']['output'];
  /** The number of processed changes that the job could not revert. */
  left: Scalars['Int']['output'];
  /** Why the job gave up. `undoChanges` continues it. */
  stopped?: Maybe<Scalars['String']['output']>;
  /** The number of changes to revert, without those reverted before. */
  total: Scalars['Int']['output'];
};

/** The page that helps shoppers. */
export type HelpPage = {
  __typename?: 'HelpPage';
  /** The closing paragraph. */
  closing?: Maybe<FormattedText>;
  /** Frequently asked questions. */
  questions: Array<HelpQuestion>;
  /** Sections, such as Shipping and Returns. */
  sections: Array<HelpSection>;
};

/** A frequently asked question. */
export type HelpQuestion = {
  __typename?: 'HelpQuestion';
  /** The answer. */
  answer: Scalars['String']['output'];
  /** The question. */
  question: Scalars['String']['output'];
};

/** A section of the help page. */
export type HelpSection = {
  __typename?: 'HelpSection';
  /** The anchor in links to it, such as /help#shipping. */
  id: Scalars['ID']['output'];
  /** The text. */
  text: FormattedText;
  /** The heading. */
  title: Scalars['String']['output'];
};

/** A deal. */
export type HomeDeal = {
  __typename?: 'HomeDeal';
  /** The button. */
  action: ContentLink;
  /** The name of the background colour, such as women or leather. */
  backdrop: Scalars['String']['output'];
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** The image. */
  image: Image;
  /** The text. */
  text?: Maybe<Scalars['String']['output']>;
  /** The headline. */
  title: Scalars['String']['output'];
};

/** An advantage of the shop. */
export type HomeFeature = {
  __typename?: 'HomeFeature';
  /** The line below it. */
  detail?: Maybe<Scalars['String']['output']>;
  /** The name of its icon, such as truck, wallet or shield-check. */
  icon: Scalars['String']['output'];
  /** The feature. */
  title: Scalars['String']['output'];
};

/** A logo. */
export type HomeLogo = {
  __typename?: 'HomeLogo';
  /** The logo. */
  image: Image;
  /** Whose logo it is. */
  name: Scalars['String']['output'];
  /** Where it leads; see `ContentLink.url`. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A group of products. */
export type HomeProductGroup = {
  __typename?: 'HomeProductGroup';
  /** The products. */
  products: Array<Product>;
  /** The heading. */
  title: Scalars['String']['output'];
};

/** A banner. */
export type HomePromo = {
  __typename?: 'HomePromo';
  /** The name of the background colour, such as women or leather. */
  backdrop: Scalars['String']['output'];
  /** The image. */
  image: Image;
  /** A short line above the title. */
  label?: Maybe<Scalars['String']['output']>;
  /** The title. */
  title: Scalars['String']['output'];
  /** Where it leads; see `ContentLink.url`. */
  url: Scalars['String']['output'];
};

/** A section of the home page. More kinds can be added: skip those that you do not know. */
export type HomeSection = {
  /** The heading. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A slide. */
export type HomeSlide = {
  __typename?: 'HomeSlide';
  /** The button. */
  action: ContentLink;
  /** The image. */
  image: Image;
  /** The line below the headline. */
  subtitle?: Maybe<Scalars['String']['output']>;
  /** The text. */
  text?: Maybe<Scalars['String']['output']>;
  /** The headline. */
  title: Scalars['String']['output'];
};

/** An image, such as one of a product. Uploaded images are stored as WebP. */
export type Image = {
  __typename?: 'Image';
  /** The alt text. */
  alt: Scalars['String']['output'];
  /** Its height in pixels: at most 1600. */
  height: Scalars['Int']['output'];
  /** The hash of an uploaded image, as `updateProduct` takes it, or the name of a sample image. */
  id: Scalars['ID']['output'];
  /** The operator's alt text. Null if it is derived from the title. */
  ownAlt?: Maybe<Scalars['String']['output']>;
  /**
   * The URL of a copy that fits 320 × 320 pixels.
   * @deprecated Ask for `url(width: 320)`.
   */
  thumbnailUrl: Scalars['String']['output'];
  /** Its URL on this server, such as /uploads/<hash>.webp. Returns the smallest copy that is wide enough, or else the largest. */
  url: Scalars['String']['output'];
  /** Its width in pixels: at most 1600. */
  width: Scalars['Int']['output'];
};


/** An image, such as one of a product. Uploaded images are stored as WebP. */
export type ImageUrlArgs = {
  isAbsolute?: Scalars['Boolean']['input'];
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** An error of one image. */
export type ImageError = {
  __typename?: 'ImageError';
  /** Its index among the images of the request, from 0. */
  index: Scalars['Int']['output'];
  /** The message, with the file name. */
  message: Scalars['String']['output'];
  /** The values in the message, by name. Absent if the message has none. */
  params?: Maybe<Scalars['MessageParams']['output']>;
  /** What exactly is wrong, such as image.tooLarge. */
  reason: Scalars['String']['output'];
};

/** An image of a product: an existing one or a new file. */
export type ImageInput =
  /** The id of an existing image, to keep it in this position. */
  { id: Scalars['ID']['input']; upload?: never; }
  |  /** A new image for this position. */
  { id?: never; upload: Scalars['Upload']['input']; };

/** The limits for product images, as configured on this server. */
export type ImageLimits = {
  __typename?: 'ImageLimits';
  /** The maximum file size in bytes. */
  maxBytes: Scalars['Int']['output'];
  /** The maximum number of images per product. */
  maxCount: Scalars['Int']['output'];
};

/** The sales of a day, a week or a month. */
export type IntervalSales = {
  __typename?: 'IntervalSales';
  /** The discounts on products, without free shipping. */
  discounts: Money;
  /** The first day. */
  from: Scalars['Date']['output'];
  /** The number of orders. */
  orders: Scalars['Int']['output'];
  /** The paid part of the revenue. */
  paidRevenue: Money;
  /** The revenue of the matching days in the preceding period: its first days match the first days of this one. */
  previousRevenue: Money;
  /** The refunds of these orders. */
  refunds: Money;
  /** The total of these orders with shipping and tax, less refunds. */
  revenue: Money;
  /** The tax in these orders, with refunds not subtracted. */
  taxes: Money;
  /** The last day. */
  to: Scalars['Date']['output'];
  /** The unpaid part of the revenue, and money that a bank took back. */
  unpaidRevenue: Money;
};

/** The stock of a variant. */
export type Inventory = {
  __typename?: 'Inventory';
  /** The available quantity. Null if untracked. */
  available?: Maybe<Scalars['Int']['output']>;
  /** The low-stock threshold. */
  lowAt?: Maybe<Scalars['Int']['output']>;
  /** The on-hand quantity. Null: untracked, always in stock. */
  onHand?: Maybe<Scalars['Int']['output']>;
  /** The product. Null if deleted. */
  product?: Maybe<Product>;
  /** The quantity that is sold but not shipped yet. */
  reserved: Scalars['Int']['output'];
  /** The availability. */
  state: Availability;
  /** When the stock last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The variant. Null if deleted. */
  variant?: Maybe<ProductVariant>;
  /** The variant's id. */
  variantId: Scalars['ID']['output'];
};

/** A page of stock. */
export type InventoryConnection = {
  __typename?: 'InventoryConnection';
  /** The number of variants with low stock, without drafts and regardless of the filter. */
  lowCount: Scalars['Int']['output'];
  /** The items on this page. */
  nodes: Array<Inventory>;
  /** The number of variants out of stock, without drafts and regardless of the filter. */
  outCount: Scalars['Int']['output'];
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of matches on all pages. */
  totalCount: Scalars['Int']['output'];
  /** The number of tracked variants, regardless of the filter. */
  trackedCount: Scalars['Int']['output'];
  /** The number of untracked variants, regardless of the filter. */
  untrackedCount: Scalars['Int']['output'];
};

/** Filters variants. */
export type InventoryFilter = {
  /** Words of the product's title, SKU, brand or tags. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only variants with this availability. */
  state?: InputMaybe<Availability>;
  /** Only tracked variants, or only untracked ones. */
  tracking?: InputMaybe<InventoryTracking>;
  /** False: omits variants of drafts. */
  withDrafts?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A change of a stock quantity. */
export type InventoryMovement = {
  __typename?: 'InventoryMovement';
  /** The time. */
  at: Scalars['DateTime']['output'];
  /** The author. Null without a sign-in. */
  by?: Maybe<Scalars['String']['output']>;
  /** The change. Negative for a reduction. */
  delta: Scalars['Int']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The operator's note. */
  note?: Maybe<Scalars['String']['output']>;
  /** The quantity afterwards. Null if untracked. */
  onHandAfter?: Maybe<Scalars['Int']['output']>;
  /** The number of the order that caused it. */
  order?: Maybe<Scalars['String']['output']>;
  /** The reason. */
  reason: InventoryReason;
};

/** A page of stock movements. */
export type InventoryMovementConnection = {
  __typename?: 'InventoryMovementConnection';
  /** The items on this page. */
  nodes: Array<InventoryMovement>;
  /** The position of this page. */
  pageInfo: PageInfo;
};

/** The reason for a stock movement. */
export type InventoryReason =
  /** Recounted, lost, found or delivered. */
  | 'CORRECTED'
  /** Imported from a file. */
  | 'IMPORTED'
  /** Returned by a shopper. */
  | 'RETURNED'
  /** Shipped to a shopper. */
  | 'SOLD';

/** Whether the stock of a variant is tracked. */
export type InventoryTracking =
  /** Tracked. */
  | 'TRACKED'
  /** Untracked: always in stock. */
  | 'UNTRACKED';

/** An invitation to create an account. */
export type Invitation = {
  __typename?: 'Invitation';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The invited email address. */
  email: Scalars['String']['output'];
  /** When it expires: after a week. */
  expiresAt: Scalars['DateTime']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The role of the future account. */
  role: Role;
};

/** An invoice, a bill of supply or a credit note. */
export type Invoice = {
  __typename?: 'Invoice';
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether this is the credit note of a refund that was recorded by mistake. It no longer counts. */
  isCanceled: Scalars['Boolean']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** The kind of document. */
  kind: InvoiceKind;
  /** The number, which is sequential in each financial year: such as INV/26-27/1, BOS/26-27/1 or CN/26-27/1. */
  number: Scalars['String']['output'];
  /** The URL of the document as a page to read and print, with the same access rules as `url`. */
  pageUrl: Scalars['String']['output'];
  /** Its contents, as the PDF and the page show them. */
  sheet: DocumentSheet;
  /**
   * The URL of the PDF, for a session or an API token with the scope ORDERS. For shoppers the URL contains the order's token and
   * needs no other right.
   */
  url: Scalars['String']['output'];
};

/** The kinds of documents of an order. */
export type InvoiceKind =
  /** A bill of supply, for goods that the law exempts from tax. */
  | 'BILL_OF_SUPPLY'
  /** A credit note, which reverses an invoice fully or partly. */
  | 'CREDIT_NOTE'
  /** A tax invoice. */
  | 'INVOICE';

/** The decisions about a late payment. */
export type LatePaymentResolution =
  /** The payment was refunded. */
  | 'PAID_BACK'
  /** The order is reopened, if everything is in stock. */
  | 'RESERVE_AGAIN';

/** A change that could not be reverted. */
export type LeftChange = {
  __typename?: 'LeftChange';
  /** The name of the changed item. */
  name: Scalars['String']['output'];
  /** Why it could not be reverted. */
  reason: Scalars['String']['output'];
};

/** The privacy policy, or the terms. */
export type LegalPage = {
  __typename?: 'LegalPage';
  /** Since when it applies, as the shop entered it. */
  inForceSince?: Maybe<Scalars['String']['output']>;
  /** The first sentence. */
  lead?: Maybe<Scalars['String']['output']>;
  /** The text. */
  text: FormattedText;
};

/** An option for a cart line, such as gift wrap. */
export type LineOption = {
  __typename?: 'LineOption';
  /** The price for all units of the line. 0: free. */
  amount: Money;
  /** The name of its module and of the option, such as gift-wrap/wrap. */
  id: Scalars['ID']['output'];
  /** Whether it is chosen. */
  isChosen: Scalars['Boolean']['output'];
  /** The displayed name. */
  label: Scalars['String']['output'];
};

/** A group of links. */
export type LinkGroup = {
  __typename?: 'LinkGroup';
  /** The links. */
  links: Array<ContentLink>;
  /** The heading. */
  title: Scalars['String']['output'];
};

/** Logos, such as those of makers. */
export type LogosSection = HomeSection & {
  __typename?: 'LogosSection';
  /** The logos. */
  logos: Array<HomeLogo>;
  /** The heading. */
  title?: Maybe<Scalars['String']['output']>;
};

/** An email to a shopper or an operator. */
export type Mail = {
  __typename?: 'Mail';
  /** The number of attempts since it was queued or sent again. */
  attempts: Scalars['Int']['output'];
  /** The content. Links that sign in or change an order are hidden. */
  content: MailContent;
  /** Why the last attempt failed. Null if it did not. */
  error?: Maybe<Scalars['String']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether a server is sending it right now. It cannot be canceled meanwhile. */
  isBeingSent: Scalars['Boolean']['output'];
  /** The kind of email. */
  kind: MailKind;
  /** Its `Message-ID`. Null before the first attempt. */
  messageId?: Maybe<Scalars['String']['output']>;
  /** The next attempt. Null for none. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the order it is about. Null for none. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** The number of the order it is about. Null for none. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** When it was queued. */
  queuedAt: Scalars['DateTime']['output'];
  /** When it was sent. Null if it was not. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** The source with all headers: an `.eml` file. */
  source: Scalars['String']['output'];
  /** The state. */
  state: MailState;
  /** The subject. */
  subject: Scalars['String']['output'];
  /** The recipient's address. */
  to: Scalars['String']['output'];
  /** The start of the current attempts: when it was queued, or last sent again. */
  triedFrom: Scalars['DateTime']['output'];
  /** When its link expires. Null: never. */
  validUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of emails. */
export type MailConnection = {
  __typename?: 'MailConnection';
  /** The number of emails that wait for another attempt and that the caller may see. */
  delayedCount: Scalars['Int']['output'];
  /** The number of failed emails that the caller may see. */
  failedCount: Scalars['Int']['output'];
  /** The items on this page. */
  nodes: Array<Mail>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of matches on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The content of an email. */
export type MailContent = {
  __typename?: 'MailContent';
  /** The HTML document. */
  html: Scalars['String']['output'];
  /** Its subject. */
  subject: Scalars['String']['output'];
  /** The plain text. */
  text: Scalars['String']['output'];
};

/** Filters emails. */
export type MailFilter = {
  /** Only emails of this kind. */
  kind?: InputMaybe<MailKind>;
  /** Only emails about the order with this id. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
  /** Only emails to addresses that contain this text, or about the order with this number. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only emails in this state. */
  state?: InputMaybe<MailState>;
};

/** The kinds of emails. */
export type MailKind =
  /** A shopper sent a message from the contact page. For the shop. */
  | 'CONTACT_MESSAGE'
  /** The link to an order that the shop has prepared, which confirms and pays it. */
  | 'DRAFT_ORDER'
  /** The link that confirms an address for the newsletter. */
  | 'NEWSLETTER_CONFIRM'
  /** An address was confirmed for the newsletter. */
  | 'NEWSLETTER_WELCOME'
  /** An order was placed. For the shop. */
  | 'NEW_ORDER'
  /** A return was requested. For the shop. */
  | 'NEW_RETURN'
  /** An invitation to the admin. */
  | 'OPERATOR_INVITATION'
  /** An order was canceled. */
  | 'ORDER_CANCELED'
  /** An order was edited: what has changed, and what is still to be paid. */
  | 'ORDER_EDITED'
  /** The link with which a shopper changes an order, sent on request. */
  | 'ORDER_LINK'
  /** A payment was received. */
  | 'ORDER_PAID'
  /** An order was placed, with payment instructions. */
  | 'ORDER_PLACED'
  /** A payment was refunded fully or partly. */
  | 'ORDER_REFUNDED'
  /** A return was requested, accepted, declined or received. */
  | 'ORDER_RETURN'
  /** An order or part of it was shipped. */
  | 'ORDER_SHIPPED'
  /** A link to set a new password. */
  | 'PASSWORD_RESET'
  /** A sold-out variant is back. For a shopper who asked. */
  | 'STOCK_ALERT'
  /** A test message. */
  | 'TEST_MESSAGE';

/** The email settings. */
export type MailSettings = {
  __typename?: 'MailSettings';
  /** The sender: `MAIL_FROM`, or the shop's name and email address. */
  from: Scalars['String']['output'];
  /** Whether a mail server is configured (`SMTP_URL`). Otherwise emails are stored as files. */
  isSmtpConfigured: Scalars['Boolean']['output'];
};

/** The states of emails. */
export type MailState =
  /** Canceled by an operator. */
  | 'CANCELED'
  /** Rejected, or given up after three days. `error` says why. */
  | 'FAILED'
  /**
   * Stored as a file in `DATA_DIR/mail`, because no mail server was configured. Also an email restored from a
   * backup, which another server may have sent.
   */
  | 'KEPT'
  /** Accepted by the mail server. */
  | 'SENT'
  /** Waiting to be sent. */
  | 'WAITING';

/** A change of an image wherever it is shown. */
export type MediaChange = {
  __typename?: 'MediaChange';
  /** The number of changed objects. */
  changed: Scalars['Int']['output'];
  /** The number of objects that could not be changed. */
  failed: Scalars['Int']['output'];
  /** The first ten objects that could not be changed. */
  failures: Array<MediaFailure>;
  /** The image after the change: for `replaceImage` the new one. */
  image: MediaImage;
};

/** A page of the media library. */
export type MediaConnection = {
  __typename?: 'MediaConnection';
  /** The items on this page. */
  nodes: Array<MediaImage>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of matches on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An object that could not be changed. */
export type MediaFailure = {
  __typename?: 'MediaFailure';
  /** Why it could not be changed. */
  message: Scalars['String']['output'];
  /** The object. */
  usage: MediaUsage;
};

/** Filters images. An image matches if it meets every condition. */
export type MediaFilter = {
  /** True: only images that are shown somewhere. False: only unused ones. */
  isUsed?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only images that are shown somewhere without an alt text. False: only others. */
  lacksAlt?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only images with this text in their file name, in an alt text, or in the title of an object that shows them. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** An uploaded image. */
export type MediaImage = {
  __typename?: 'MediaImage';
  /** The latest upload, or the creation of the first product or category that shows it. Null if unknown. */
  addedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The size of the stored file in bytes. Null if unknown. */
  bytes?: Maybe<Scalars['Int']['output']>;
  /** The name of the uploaded file. Null for uploads from before names were stored. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The height in pixels. Null if unknown. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Identifies it, as `Image.id`. */
  id: Scalars['ID']['output'];
  /** Whether it is shown somewhere without an alt text of its own. */
  lacksAlt: Scalars['Boolean']['output'];
  /** The URL of a copy that fits 320 × 320 pixels. */
  thumbnailUrl: Scalars['String']['output'];
  /** Its URL on this server. It fits 1600 × 1600 pixels. */
  url: Scalars['String']['output'];
  /** The number of products, categories and content sections that show it. */
  usageCount: Scalars['Int']['output'];
  /** The objects that show it: products and categories, each sorted by title, and sections of the content. */
  usages: Array<MediaUsage>;
  /** The width in pixels. Null if unknown. */
  width?: Maybe<Scalars['Int']['output']>;
};


/** An uploaded image. */
export type MediaImageUsagesArgs = {
  first?: Scalars['Int']['input'];
};

/** An object that shows an image. */
export type MediaUsage = {
  __typename?: 'MediaUsage';
  /** The alt text. Null without one. */
  alt?: Maybe<Scalars['String']['output']>;
  /** The object's id. For CONTENT the name of the section. */
  id: Scalars['ID']['output'];
  /** The kind of object: PRODUCT, CATEGORY or CONTENT, or a kind that a module adds. */
  kind: ChangeSubject;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** Names an object that shows an image. */
export type MediaUsageInput = {
  /** The object's id. For CONTENT the name of the section. */
  id: Scalars['ID']['input'];
  /** The kind of the object. */
  kind: ChangeSubject;
};

/** A message from the contact page. */
export type Message = {
  __typename?: 'Message';
  /** When an operator marked it as done. Null while it is open. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** The operator or API token that marked it as done. Null while it is open, and in a shop without accounts. */
  doneBy?: Maybe<Scalars['String']['output']>;
  /** The shopper's email address as typed. Not verified. */
  email: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether an operator marked it as done. */
  isDone: Scalars['Boolean']['output'];
  /** The shopper's name. */
  name: Scalars['String']['output'];
  /** The order number as typed, or null. It may not exist. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** The shopper's phone number, or null. */
  phone?: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** The message. Lines are separated by line feeds. */
  text: Scalars['String']['output'];
};

/** A page of messages. */
export type MessageConnection = {
  __typename?: 'MessageConnection';
  /** The items on this page. */
  nodes: Array<Message>;
  /** The number of open messages, regardless of the filter. */
  openCount: Scalars['Int']['output'];
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of matches on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Filters messages. */
export type MessageFilter = {
  /** True: only messages marked as done. False: only open ones. */
  isDone?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only messages with this text in the name, email address, phone number, order number or message. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** An amount of money in minor units of its currency, such as paise. */
export type Money = {
  __typename?: 'Money';
  /** In the currency's smallest unit, such as paise. */
  amount: Scalars['MinorUnits']['output'];
  /** The ISO 4217 code, such as INR. */
  currency: Scalars['CurrencyCode']['output'];
};

/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds an internal note. */
  addCustomerNote: Customer;
  /** Adds an internal note. */
  addOrderNote: Order;
  /** Adjusts the stock of a variant. Concurrent adjustments with `delta` are both applied. */
  adjustInventory: Inventory;
  /** Starts creating a passkey: returns the options for the browser, valid for five minutes. */
  beginPasskey: Scalars['WebAuthn']['output'];
  /** Starts a sign-in with a passkey: returns the challenge for the browser, valid for five minutes. */
  beginPasskeySignIn: Scalars['WebAuthn']['output'];
  /**
   * Starts setting up the caller's second factor: returns the secret for an authenticator app. It takes effect once a code is
   * confirmed.
   */
  beginSecondFactor: SecondFactorSetup;
  /** Cancels a waiting or failed email. Returns an already canceled one unchanged. Fails with CONFLICT if it was sent, or is being sent right now. */
  cancelMail: Mail;
  /**
   * Lets the shopper cancel an order before it is shipped or paid. Requires the token of the shopper's link. A
   * tracking token is rejected with FORBIDDEN.
   */
  cancelOrder: Order;
  /** Lets the team cancel an unshipped order. */
  cancelOrderById: Order;
  /** Changes the caller's password and ends all other sessions. */
  changePassword: Session;
  /**
   * Like `updateProducts`, but only returns the count. Fails with BAD_USER_INPUT if no product can change.
   * @deprecated Use `updateProducts`, which also lists the products that stayed as they are.
   */
  changeProducts: Scalars['Int']['output'];
  /** Changes an operator's role. At least one owner must remain. */
  changeRole: Operator;
  /** Asks the payment provider about all payments of an order. */
  checkPayments: Order;
  /**
   * Lets the shopper place a draft order, with one of `DraftDetails.paymentMethods`. A repeated call returns the
   * same order. Fails with CONFLICT if something is out of stock, the total has changed, or more than 30 days
   * have passed since the shop saved or sent the draft.
   */
  confirmDraftOrder: Order;
  /** Confirms an address with the token of the emailed link. Returns false if the token is not valid. */
  confirmNewsletter: Scalars['Boolean']['output'];
  /**
   * Asks the payment provider about an order's payment, after the shopper has paid or returned from the
   * provider. Returns the updated order. The payment may still be pending; then the provider reports its outcome
   * later.
   */
  confirmPayment: Order;
  /** Completes the setup. Returns the recovery codes, each of which replaces one code. They are not shown again. */
  confirmSecondFactor: Array<Scalars['String']['output']>;
  /** Corrects the email address, phone number or addresses of an order, also after shipping. */
  correctOrderContact: Order;
  /** Corrects the carrier, tracking number and link of a parcel that is on its way. */
  correctParcelTracking: Order;
  /** Creates a token for a program, which sends it as `Authorization: Bearer <token>`. */
  createApiToken: NewApiToken;
  /** Creates a category. Names need not be unique. */
  createCategory: Category;
  /**
   * Creates a draft order, for example for a shopper on the phone. It is an order with the status DRAFT, priced
   * like a cart. Its link lets the shopper confirm and pay it within 30 days. A draft reserves no stock, and
   * webhooks and reports ignore it. A repeated call with the same key returns the same draft, or the order that
   * it became. A key with another draft fails with CONFLICT.
   */
  createDraftOrder: Order;
  /** Creates a link for setting a forgotten password once within a day. A new link replaces the previous one. */
  createPasswordReset: NewPasswordReset;
  /** Creates a product with its images in order. The first image represents the product. */
  createProduct: Product;
  /**
   * Creates a redirect that takes effect with the next release. Existing redirects to the old path are changed
   * to the new target, so that there are no chains.
   */
  createRedirect: Redirect;
  /**
   * Creates a webhook for events from now on. Messages are signed as defined by Standard Webhooks, and retried at increasing
   * intervals until the response status is 200 to 299.
   */
  createWebhook: NewWebhook;
  /**
   * Accepts or declines a return and emails the shopper. Declining an accepted return ends it: no further items
   * are expected. Fails with CONFLICT if the shop has already decided otherwise.
   */
  decideReturn: Return;
  /**
   * Deletes a category and returns its last state. Its products become uncategorised or move to another category, and its
   * subcategories move up.
   */
  deleteCategory: Category;
  /** Deletes a collection and returns its last state. Its products are not deleted. */
  deleteCollection: Collection;
  /** Deletes a note. */
  deleteCustomerNote: Customer;
  /** Deletes a discount and returns its last state. Existing orders keep the discount. */
  deleteDiscount: Discount;
  /** Deletes a draft order. Its link stops working. */
  deleteDraftOrder: Scalars['ID']['output'];
  /**
   * Deletes an unused image, and returns its id. Fails with CONFLICT if something shows it, or if an order, a
   * release or the activity still needs it. Unused images are also deleted automatically, at the earliest one
   * day after the upload.
   */
  deleteImage: Scalars['ID']['output'];
  /** Deletes a product and returns its last state. Images that no other product uses are deleted too. */
  deleteProduct: Product;
  /** Deletes many products, and the images that no other product uses. Returns the number of products. */
  deleteProducts: Scalars['Int']['output'];
  /** Deletes a redirect and returns its last state. */
  deleteRedirect: Redirect;
  /** Deletes a shipping zone and returns its last state. Without zones, the percentage in the selling settings applies again. */
  deleteShippingZone: ShippingZone;
  /** Deletes a request. Returns its id. */
  deleteStockAlert: Scalars['ID']['output'];
  /** Deletes a subscriber and the emails sent to them. Returns the id. */
  deleteSubscriber: Scalars['ID']['output'];
  /**
   * Deletes a tax class and returns its last state. Its products use the class of their category, the default class, or else the
   * rate in the selling settings.
   */
  deleteTaxClass: TaxClass;
  /** Deletes a webhook with its waiting messages. Returns the id. */
  deleteWebhook: Scalars['ID']['output'];
  /** Copies a product as a draft, with its images, a handle of its own, and without an SKU. */
  duplicateProduct: Product;
  /**
   * Edits an order before it is shipped. Existing lines keep their agreed prices, discounts and tax rates. Added
   * lines are priced like those of a cart. Stock is reserved and released. If the total rises, the difference is
   * due (`Order.amountDue`). If it falls, a refund is owed (`Order.refundOwed`). Fails with CONFLICT if a parcel
   * was shipped, a payment was refunded or is pending, or something is out of stock.
   */
  editOrder: Order;
  /**
   * Emails the link that lets the shopper change an order, to the address that they entered. Always returns
   * true, which does not reveal whether the order exists or an email was sent. At most one email in 5 minutes,
   * and 5 a day.
   */
  emailOrderLink: Scalars['Boolean']['output'];
  /** Ends all other sessions of the caller. Returns their number. */
  endOtherSessions: Scalars['Int']['output'];
  /** Ends one of the caller's sessions. */
  endSession: SignedInSession;
  /**
   * Erases a customer's personal data: in all orders with their returns and emails, in messages, other emails,
   * notes, and records of other modules such as the newsletter. Data needed for bookkeeping and taxes stays.
   * Fails with CONFLICT while an order is open or a refund is owed. Cannot be undone. Returns the customer's id.
   */
  eraseCustomer: Scalars['ID']['output'];
  /** Deletes a message and the email about it. This cannot be undone. Returns the message's id. */
  eraseMessage: Scalars['ID']['output'];
  /** Erases name, addresses and phone number from a completed order. Data that the law requires stays. */
  eraseOrderDetails: Order;
  /**
   * Records a parcel with all or some units of an order, which leave the stock. A repeated call with the same
   * key ships nothing more and returns the current order. The same key with another parcel fails with CONFLICT.
   */
  fulfilOrder: Order;
  /** Invites someone to create an account. A second invitation replaces the first. */
  inviteOperator: NewInvitation;
  /** Unsubscribes with the token of a link in an email. Returns false if the token is not valid. */
  leaveNewsletter: Scalars['Boolean']['output'];
  /** Deletes all requests of an email address with the token of a link in an alert. Returns false if the token is not valid. */
  leaveStockAlerts: Scalars['Boolean']['output'];
  /** Marks a message as done or open. */
  markMessageDone: Message;
  /** Marks an order as delivered. */
  markOrderDelivered: Order;
  /** Marks the items that are still to ship as packed. Editing, shipping or canceling the order removes the mark. */
  markOrderPacked: Order;
  /** Marks an order as paid. For a canceled order, the payment is recorded, and the team decides what to do with it. */
  markOrderPaid: Order;
  /** Records a refund of a canceled order that was made elsewhere, such as by bank transfer. Moves no money. */
  markOrderRefunded: Order;
  /** Records that a parcel came back undelivered, or was lost. */
  markParcelUndelivered: Order;
  /** Moves a category to another position in the order POSITION, in which shoppers see categories. */
  moveCategory: Category;
  /**
   * Lets the team place a draft order: reserves its stock and turns it into an ordinary order with the same id
   * and link. A repeated call returns the same order. Fails with CONFLICT if something is out of stock.
   */
  placeDraftOrder: Order;
  /**
   * Places an order exactly once per key. Repeated calls return the same order, at any time. If a price, the
   * stock or the total differs from what the shopper saw, it fails with CONFLICT and the current cart in
   * `extensions.cart`, and reserves nothing. The same key with other input also fails with CONFLICT, but without
   * a cart.
   */
  placeOrder: Order;
  /**
   * Creates a preview of the pages with some changed sections, and changes nothing. Returns a number: only
   * operators see the preview, at `/?release=` followed by this number. The last four previews are kept.
   * Requires a live catalogue.
   */
  previewStorefrontContent: Scalars['Int']['output'];
  /**
   * Publishes the current catalogue as a release: the first time **Use my catalogue**, later **Go live**.
   * Returns as soon as publishing has started.
   */
  publishStorefront: Storefront;
  /**
   * Records received items of an accepted return, once per key. `input.lines` lists the items and whether to
   * restock them. Each item is refunded with its share of the payment, unless `input.amount` replaces the sum; 0
   * refunds nothing. `replacement` places a free order for the same shopper.
   */
  receiveReturn: Return;
  /**
   * Refunds an order's payment fully or partly, including canceled orders: once per key. If a payment provider
   * received the payment and supports refunds, the refund is requested there and stays PENDING until it answers.
   * Otherwise it is recorded by hand and moves no money. Fails with BAD_USER_INPUT if it exceeds the refundable
   * amount, and with CONFLICT for an unpaid order or the same key with other input.
   */
  refundOrder: Order;
  /** Refunds money that a payment provider received and that pays no order, such as a wrong amount. */
  refundStrayPayment: Order;
  /** Stores the created passkey, which can sign in from then on. */
  registerPasskey: Passkey;
  /** Removes an operator with their sessions, tokens and passkeys. At least one owner must remain. */
  removeOperator: Operator;
  /** Removes one of the caller's passkeys. */
  removePasskey: Passkey;
  /** Removes the caller's second factor. */
  removeSecondFactor: Operator;
  /**
   * Removes the webhook of `setWebhook`.
   * @deprecated There may be several: use `deleteWebhook`.
   */
  removeWebhook: Webhook;
  /** Reopens a canceled order and reserves its stock again. Fails with CONFLICT if something is out of stock, or its payment was refunded. */
  reopenOrder: Order;
  /**
   * Shows another image wherever products, categories and the storefront content show this one. Alt texts stay.
   * Each object is changed by its usual rules and recorded in the activity. Objects that cannot be changed are
   * listed; all others are changed. If the request is interrupted, sending it again continues it. A token also
   * needs the scope CONTENT to change the storefront content.
   */
  replaceImage: MediaChange;
  /**
   * Requests a return of items of a delivered order within the return period: once per key. Fails with CONFLICT
   * if nothing can be returned, and with BAD_USER_INPUT if a quantity is too high. To send a photo, use a
   * multipart request with the same token in the header `Order-Token`.
   */
  requestReturn: Return;
  /**
   * Requests an email when a sold-out variant is back. A repeated request of the same address counts once. Fails
   * with NOT_FOUND if shoppers do not see the variant, with CONFLICT if it is in stock or the address already
   * waits for 20 items, and with RATE_LIMITED after too many calls from one network.
   */
  requestStockAlert: Scalars['Boolean']['output'];
  /** Sends an email about an order again, to the order's current address. */
  resendOrderEmail: Order;
  /**
   * Sends a message again, with the same `webhook-id`, whether it was delivered or not. A message that is being
   * sent right now is not sent twice.
   */
  resendWebhookDelivery: WebhookDelivery;
  /** Sets a forgotten password with a link from an owner, and ends all sessions. Returns the email to sign in with. */
  resetPassword: Scalars['String']['output'];
  /** Settles the late payment of a canceled order: reopens the order, or records a full refund. */
  resolveLatePayment: Order;
  /**
   * Resumes the webhook of `setWebhook` after a restored backup has paused it. The first message is about the current release.
   * @deprecated There may be several: use `updateWebhook` with `isOn`.
   */
  resumeWebhook: Webhook;
  /** Revokes one of the caller's tokens. */
  revokeApiToken: ApiToken;
  /** Shows an earlier release at once. Pauses automatic publishing until `publishStorefront`. */
  rollBackStorefront: Storefront;
  /** Replaces the signing secret at once. The server retries messages that the receiver rejects because it does not know the new secret yet. */
  rotateWebhookSecret: NewWebhook;
  /** Creates or replaces a collection. A shop can have 200. Its page appears on the storefront with the next release. */
  saveCollection: Collection;
  /** Creates or changes a discount with a code. An alternative to `saveDiscount`. */
  saveCoupon: Discount;
  /** Creates a discount, or changes the one with the input's id. It applies to carts from then on. */
  saveDiscount: Discount;
  /**
   * Creates or changes a shipping zone with all its rates. Once a zone exists, zones determine where the shop
   * delivers and at what price, instead of the percentage in the selling settings. Carts that use a removed rate
   * report the change.
   */
  saveShippingZone: ShippingZone;
  /** Creates or changes a tax class. Carts use its rate at once. Existing orders stay unchanged. */
  saveTaxClass: TaxClass;
  /** Emails the shopper the link for confirming and paying a draft order. The shopper then has 30 days to confirm it. */
  sendDraftOrder: Order;
  /**
   * Sends an email again at once, whether it failed, was stored as a file, was canceled, or is waiting. Fails
   * with CONFLICT if its link has expired, or if it is being sent right now.
   */
  sendMailAgain: Mail;
  /**
   * Sends a message to the shop. Operators see it in the admin and get an email. Fails with RATE_LIMITED after
   * too many messages from one IP address.
   */
  sendMessage: Scalars['Boolean']['output'];
  /** Sends a test message, which shows whether the mail server accepts emails of the shop. */
  sendTestMail: Mail;
  /** Sets the alt text of an image, wherever it is shown or in one object. Works like `replaceImage`. */
  setImageAltText: MediaChange;
  /**
   * Sets the first webhook, even if there are several. Creates a new secret each time.
   * @deprecated There may be several: use `createWebhook`, `updateWebhook` and `rotateWebhookSecret`.
   */
  setWebhook: NewWebhook;
  /** Shows the sample content again, at once. Keeps the releases. */
  showSample: Storefront;
  /** Signs in and sets a session cookie, which expires after 12 hours without use. */
  signIn: Session;
  /** Signs in with a passkey, without a password or code. */
  signInWithPasskey: Session;
  /** Ends the session and invalidates its cookie. */
  signOut: Session;
  /** Creates an account and signs in: the first one as an owner while the shop is open to everyone, later ones by invitation. */
  signUp: Session;
  /**
   * Signs up an email address for the newsletter, and emails a link that confirms it. The response does not
   * reveal whether the address was already signed up. Fails with RATE_LIMITED after too many calls from one
   * network.
   */
  subscribeToNewsletter: Scalars['Boolean']['output'];
  /** Tests a payment provider's keys and diagnoses problems. */
  testPaymentProvider: PaymentProviderTest;
  /** Sends a test message once. Its result is the first of `answers`. */
  testWebhook: Webhook;
  /**
   * Reverts a change: restores former values, deletes what was created and restores what was deleted. Returns the reverting change,
   * or an earlier one, which can be reverted too. CONFLICT names the fields that changed again since. A token also needs the scope
   * of the original change. Changes of operators and invitations cannot be reverted.
   */
  undoChange: Change;
  /**
   * Requests the revert of all changes of a group, each as by `undoChange`. A background job reverts them, even
   * after a restart of the server, and skips items that changed again since. Returns the group, whose `undoing`
   * shows the progress. The revert is a group too, which cannot be reverted as a whole. If the job gave up,
   * another request continues it.
   */
  undoChanges: Change;
  /** Reverts a delivery that was recorded by mistake. */
  undoOrderDelivery: Order;
  /** Removes the mark of a packed order. */
  undoOrderPacking: Order;
  /** Reverts a payment that was recorded by mistake. */
  undoOrderPayment: Order;
  /** Reverts refunds that were recorded by mistake. They are then owed again. */
  undoOrderRefund: Order;
  /** Changes a category. Omitted fields stay unchanged. */
  updateCategory: Category;
  /** Replaces the contents of a draft order and prices it again. The shopper then has 30 days to confirm it. */
  updateDraftOrder: Order;
  /** Changes the low-stock threshold of a variant, and whether its inventory is tracked. */
  updateInventorySettings: Inventory;
  /** Changes a product. Omitted fields stay unchanged. */
  updateProduct: Product;
  /**
   * Sets the same values in many products. Products that cannot become active or hidden are skipped and listed with the reasons. Any
   * other invalid value fails the whole call with BAD_USER_INPUT, which names the products. Repeating the call is safe, except for
   * relative changes of price or stock, which need a key.
   */
  updateProducts: ProductsUpdate;
  /** Changes the caller's name. */
  updateProfile: Operator;
  /** Changes a redirect, with the same rules as `createRedirect`. */
  updateRedirect: Redirect;
  /** Changes the selling settings. Omitted fields stay unchanged. The shop can only open when nothing is missing. */
  updateSellingSettings: SellingSettings;
  /** Changes some sections of the storefront content. */
  updateStorefrontContent: StorefrontContent;
  /** Changes the publishing settings. Omitted fields stay unchanged. */
  updateStorefrontSettings: Storefront;
  /** Changes a webhook. Omitted fields and the secret stay unchanged. Waiting messages are sent to the new URL. */
  updateWebhook: Webhook;
  /** Withdraws an invitation. */
  withdrawInvitation: Invitation;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationAddCustomerNoteArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationAddOrderNoteArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationAdjustInventoryArgs = {
  delta?: InputMaybe<Scalars['Int']['input']>;
  expected?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  onHand?: InputMaybe<Scalars['Int']['input']>;
  reason: InventoryReason;
  variantId: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationBeginPasskeyArgs = {
  password: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationBeginSecondFactorArgs = {
  password: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationCancelMailArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationCancelOrderArgs = {
  token: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationCancelOrderByIdArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationChangeProductsArgs = {
  change: ProductsChange;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  selection: ProductSelection;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationChangeRoleArgs = {
  id: Scalars['ID']['input'];
  password: Scalars['String']['input'];
  role: Role;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationCheckPaymentsArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationConfirmDraftOrderArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  paymentMethod: Scalars['String']['input'];
  token: Scalars['ID']['input'];
  total?: InputMaybe<Scalars['MinorUnits']['input']>;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationConfirmNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationConfirmPaymentArgs = {
  proof?: InputMaybe<PaymentProofInput>;
  token: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationConfirmSecondFactorArgs = {
  code: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationCorrectOrderContactArgs = {
  id: Scalars['ID']['input'];
  input: OrderContactInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationCorrectParcelTrackingArgs = {
  id: Scalars['ID']['input'];
  input: ParcelTrackingInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationCreateApiTokenArgs = {
  name: Scalars['String']['input'];
  password: Scalars['String']['input'];
  scopes: Array<TokenScope>;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationCreateCategoryArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreateCategoryInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationCreateDraftOrderArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DraftOrderInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationCreatePasswordResetArgs = {
  id: Scalars['ID']['input'];
  password: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationCreateProductArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  images: Array<Scalars['Upload']['input']>;
  input: CreateProductInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationCreateRedirectArgs = {
  input: RedirectInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationDecideReturnArgs = {
  accept: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationDeleteCategoryArgs = {
  id: Scalars['ID']['input'];
  moveProductsTo?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationDeleteCollectionArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationDeleteCustomerNoteArgs = {
  id: Scalars['ID']['input'];
  noteId: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationDeleteDiscountArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationDeleteDraftOrderArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationDeleteImageArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationDeleteProductArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationDeleteProductsArgs = {
  selection: ProductSelection;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationDeleteRedirectArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationDeleteShippingZoneArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationDeleteStockAlertArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationDeleteSubscriberArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationDeleteTaxClassArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationDuplicateProductArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationEditOrderArgs = {
  id: Scalars['ID']['input'];
  input: OrderEditInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationEmailOrderLinkArgs = {
  token: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationEraseCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationEraseMessageArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationEraseOrderDetailsArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationFulfilOrderArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: FulfilmentInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationInviteOperatorArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  role: Role;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationLeaveNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationLeaveStockAlertsArgs = {
  token: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationMarkMessageDoneArgs = {
  id: Scalars['ID']['input'];
  isDone: Scalars['Boolean']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationMarkOrderDeliveredArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationMarkOrderPackedArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationMarkOrderPaidArgs = {
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationMarkOrderRefundedArgs = {
  id: Scalars['ID']['input'];
  input: RefundRecordInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationMarkParcelUndeliveredArgs = {
  id: Scalars['ID']['input'];
  input: UndeliveredParcelInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationMoveCategoryArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationPlaceDraftOrderArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  isPaid?: Scalars['Boolean']['input'];
  paymentMethod: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationPlaceOrderArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: PlaceOrderInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationPreviewStorefrontContentArgs = {
  images?: Array<Scalars['Upload']['input']>;
  values: Scalars['StorefrontContentValues']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationReceiveReturnArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
  input: RefundInput;
  replacement?: InputMaybe<Array<ReplacementLineInput>>;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationRefundOrderArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
  input: RefundInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationRefundStrayPaymentArgs = {
  attemptId: Scalars['ID']['input'];
  chargeId: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationRegisterPasskeyArgs = {
  name: Scalars['String']['input'];
  response: Scalars['WebAuthn']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationRemoveOperatorArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationRemoveSecondFactorArgs = {
  password: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationReopenOrderArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationReplaceImageArgs = {
  file: Scalars['Upload']['input'];
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationRequestReturnArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: ReturnInput;
  token: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationRequestStockAlertArgs = {
  email: Scalars['String']['input'];
  variantId: Scalars['ID']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationResendOrderEmailArgs = {
  id: Scalars['ID']['input'];
  mailId: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationResendWebhookDeliveryArgs = {
  answeredAt?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationResetPasswordArgs = {
  newPassword: Scalars['String']['input'];
  secret: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationResolveLatePaymentArgs = {
  id: Scalars['ID']['input'];
  resolution: LatePaymentResolution;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationRevokeApiTokenArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationRollBackStorefrontArgs = {
  release: Scalars['Int']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationSaveCollectionArgs = {
  input: CollectionInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationSaveCouponArgs = {
  input: CouponInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationSaveDiscountArgs = {
  input: DiscountInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationSaveShippingZoneArgs = {
  input: ShippingZoneInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationSaveTaxClassArgs = {
  input: TaxClassInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationSendDraftOrderArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationSendMailAgainArgs = {
  id: Scalars['ID']['input'];
  triedFrom?: InputMaybe<Scalars['DateTime']['input']>;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationSendMessageArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: SendMessageInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationSendTestMailArgs = {
  to: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationSetImageAltTextArgs = {
  alt: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  usage?: InputMaybe<MediaUsageInput>;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationSetWebhookArgs = {
  events?: InputMaybe<Array<WebhookEventKind>>;
  url: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationSignInWithPasskeyArgs = {
  isRemembered?: Scalars['Boolean']['input'];
  response: Scalars['WebAuthn']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationSubscribeToNewsletterArgs = {
  email: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationTestPaymentProviderArgs = {
  method: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationTestWebhookArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationUndoChangeArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationUndoChangesArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationUndoOrderDeliveryArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationUndoOrderPackingArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationUndoOrderPaymentArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationUndoOrderRefundArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationUpdateCategoryArgs = {
  id: Scalars['ID']['input'];
  input: UpdateCategoryInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationUpdateDraftOrderArgs = {
  id: Scalars['ID']['input'];
  input: DraftOrderInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationUpdateInventorySettingsArgs = {
  isCounted?: InputMaybe<Scalars['Boolean']['input']>;
  lowAt?: InputMaybe<Scalars['Int']['input']>;
  variantId: Scalars['ID']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationUpdateProductArgs = {
  id: Scalars['ID']['input'];
  input: UpdateProductInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationUpdateProductsArgs = {
  change: ProductsChange;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  selection: ProductSelection;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationUpdateProfileArgs = {
  name: Scalars['String']['input'];
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationUpdateRedirectArgs = {
  id: Scalars['ID']['input'];
  input: UpdateRedirectInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationUpdateSellingSettingsArgs = {
  input: SellingSettingsInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationUpdateStorefrontContentArgs = {
  images?: Array<Scalars['Upload']['input']>;
  input: UpdateStorefrontContentInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationUpdateStorefrontSettingsArgs = {
  input: StorefrontSettingsInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationUpdateWebhookArgs = {
  id: Scalars['ID']['input'];
  input: UpdateWebhookInput;
};


/** All mutations. The server responds once a majority of the database's nodes has stored the change. */
export type MutationWithdrawInvitationArgs = {
  id: Scalars['ID']['input'];
};

/** A named list of values: an option with its values, or an attribute. */
export type NamedValues = {
  __typename?: 'NamedValues';
  /** The name. */
  name: Scalars['String']['output'];
  /** The values. An attribute has one. */
  values: Array<Scalars['String']['output']>;
};

/** A menu entry. */
export type NavigationEntry = {
  __typename?: 'NavigationEntry';
  /** The sub-entries. */
  entries: Array<NavigationEntry>;
  /** The path, such as /category/dresses. */
  path: Scalars['String']['output'];
  /** The label. */
  title: Scalars['String']['output'];
};

/** A token with its secret, which is only shown once. */
export type NewApiToken = {
  __typename?: 'NewApiToken';
  /** The token. */
  apiToken: ApiToken;
  /** The secret that the program sends. */
  secret: Scalars['String']['output'];
};

/** An invitation with its secret, which is only shown once. */
export type NewInvitation = {
  __typename?: 'NewInvitation';
  /** The invitation. */
  invitation: Invitation;
  /** The secret for `signUp`. Anyone who has it can create the account, so send it privately. */
  secret: Scalars['String']['output'];
};

/** A password reset with its secret, which is only shown once. */
export type NewPasswordReset = {
  __typename?: 'NewPasswordReset';
  /** When it expires: after a day. */
  expiresAt: Scalars['DateTime']['output'];
  /** The secret for `resetPassword`. Anyone who has it can set the password, so send it privately. */
  secret: Scalars['String']['output'];
};

/** A new webhook with its secret. */
export type NewWebhook = {
  __typename?: 'NewWebhook';
  /** The signing secret: `whsec_` and base64. It is not shown again. */
  secret: Scalars['String']['output'];
  /** The webhook. */
  webhook: Webhook;
};

/** An operator of the shop. */
export type Operator = {
  __typename?: 'Operator';
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The email address for signing in, in lower case. */
  email: Scalars['String']['output'];
  /** Whether two-factor authentication is on. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The role. */
  role: Role;
  /** The last sign-in. Null if never. */
  signedInAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An order, with copies of everything bought. */
export type Order = {
  __typename?: 'Order';
  /** Adjustments by modules to the whole order. Those of lines are in the line totals. */
  adjustments: Array<PriceAdjustment>;
  /** The amount that the shopper still has to pay. 0 once the order is paid or canceled. */
  amountDue: Money;
  /** The delivery dates, if the shop has configured delivery times. */
  arrival?: Maybe<Arrival>;
  /** The billing address. Null after erasure. */
  billingAddress?: Maybe<Address>;
  /**
   * Whether `emailOrderLink` can email the shopper's link, which is only sent to the address that the shopper entered. False once an
   * operator has changed the address.
   */
  canEmailLink: Scalars['Boolean']['output'];
  /** The customer's id. Null after erasure. */
  customerId?: Maybe<Scalars['ID']['output']>;
  /** The discounts on the whole order. */
  discount: Money;
  /** All invoices, bills of supply and credit notes, oldest first. Empty for a tracking token. */
  documents: Array<Invoice>;
  /** The details of a draft order. Null once it is placed. */
  draft?: Maybe<DraftDetails>;
  /** The email address. Empty for a tracking token, and after erasure. */
  email: Scalars['String']['output'];
  /** The events, oldest first. Shoppers do not see internal ones. */
  events: Array<OrderEvent>;
  /** The parcels. */
  fulfilments: Array<Fulfilment>;
  /** The GST number of a business. */
  gstin?: Maybe<Scalars['String']['output']>;
  /** Whether a refund is owed for a payment after the cancellation. */
  hasLatePayment: Scalars['Boolean']['output'];
  /** 24 hexadecimal digits. Null for shoppers. */
  id?: Maybe<Scalars['ID']['output']>;
  /**
   * The invoice, or the bill of supply if all goods are exempt from tax. Null until the order is paid or its first parcel is shipped,
   * and for a tracking token.
   */
  invoice?: Maybe<Invoice>;
  /** Whether the shopper can cancel it now. */
  isCancellable: Scalars['Boolean']['output'];
  /** Whether its personal details were erased. */
  isErased: Scalars['Boolean']['output'];
  /** Whether it is shipped partly. Its status is CONFIRMED until the rest is shipped. */
  isPartlyShipped: Scalars['Boolean']['output'];
  /** Whether the given token is read-only, such as a tracking token: personal details are omitted, and nothing can be changed. */
  isReadOnly: Scalars['Boolean']['output'];
  /** Whether the team entered the shipping costs of this order instead of using a shipping rate. */
  isShippingEntered: Scalars['Boolean']['output'];
  /** Whether prices include tax. Otherwise `total` is `subtotal` − `discount` + `shipping` + `tax`. */
  isTaxIncluded: Scalars['Boolean']['output'];
  /** The number of units. */
  itemCount: Scalars['Int']['output'];
  /** The lines. */
  lines: Array<OrderLine>;
  /** The shopper's note. */
  note?: Maybe<Scalars['String']['output']>;
  /** The order number, sequential without gaps, such as 1001. */
  number: Scalars['String']['output'];
  /** When the items still to be shipped were packed. Null if they are not packed, and for shoppers. */
  packedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The payment deadline, after which the stock is released. Null: none. */
  payBy?: Maybe<Scalars['DateTime']['output']>;
  /** How to pay, while a payment is due. */
  payment?: Maybe<PaymentInstructions>;
  /** The attempts to pay through a payment provider, oldest first. Empty for shoppers. */
  paymentAttempts: Array<PaymentAttempt>;
  /** The payment method's name, such as cash_on_delivery. `none` for a free order, which counts as paid. */
  paymentMethod: Scalars['String']['output'];
  /** The payment status. */
  paymentStatus: PaymentStatus;
  /** The payments: charges, refunds and chargebacks, oldest first. Empty for shoppers. */
  payments: Array<Payment>;
  /** The phone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** When it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** The amount that the shop still has to refund, because the order was canceled, or was edited to a lower total. 0: nothing. */
  refundOwed: Money;
  /** What can still be refunded. */
  refundable: Refundable;
  /** The refunded amount. */
  refunded: Money;
  /** The refunds, oldest first, without reverted ones. Shoppers do not see failed ones. */
  refunds: Array<Refund>;
  /** What the shopper can return. */
  returnable: Returnable;
  /** The returns, oldest first. Empty for a read-only token. */
  returns: Array<Return>;
  /** The shipping costs after adjustments. */
  shipping: Money;
  /** The shipping address. Null after erasure. */
  shippingAddress?: Maybe<Address>;
  /** Adjustments by modules to the shipping. */
  shippingAdjustments: Array<PriceAdjustment>;
  /** The chosen shipping rate. Null in a shop without shipping zones. */
  shippingRate?: Maybe<OrderShippingRate>;
  /** The status. */
  status: OrderStatus;
  /** The sum of the lines. */
  subtotal: Money;
  /** The tax in the total. */
  tax: Money;
  /** The tax by rate and kind. */
  taxes: Array<TaxLine>;
  /**
   * The token of the shopper's link, which can change the order. Returned only to the shopper who placed it and
   * to holders of the link. Null for operators.
   */
  token?: Maybe<Scalars['ID']['output']>;
  /** The amount to pay. */
  total: Money;
  /** Increases with every change. Send it with a change, which is then rejected if the order has a newer version. */
  version: Scalars['Int']['output'];
};

/** Who caused an order event. */
export type OrderActor = {
  __typename?: 'OrderActor';
  /** The id of the operator's account or of the API token, or null. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The kind of actor. */
  kind: OrderActorKind;
  /** The name of the operator or token. Null for shoppers, the system and an admin without accounts, and whenever a shopper reads it. */
  name?: Maybe<Scalars['String']['output']>;
};

/** The kinds of actors that cause order events. */
export type OrderActorKind =
  /** A program with an API token. */
  | 'API_TOKEN'
  /** An operator. Shoppers see API tokens as operators, too. */
  | 'OPERATOR'
  /** The shopper, in the checkout or with the order's link. */
  | 'SHOPPER'
  /** The server, such as when an order was not paid in time. */
  | 'SYSTEM';

/** A page of orders. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** The items on this page. */
  nodes: Array<Order>;
  /** The number of all orders that wait for payment or shipping. */
  openCount: Scalars['Int']['output'];
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of matches on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Corrected contact details. Omitted fields stay unchanged. */
export type OrderContactInput = {
  /** The billing address. Null: same as the shipping address. */
  billingAddress?: InputMaybe<AddressInput>;
  /**
   * The new email address, which waiting emails go to as well. A new address only gets read-only links, and the
   * shopper's previous link becomes read-only, so only the shop can cancel the order from then on.
   */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The phone number. Null: none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The shipping address, in the same state and country, which determine the tax. */
  shippingAddress?: InputMaybe<AddressInput>;
  /** The version that the caller read. Fails with CONFLICT if the order has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A sort direction. */
export type OrderDirection =
  /** Ascending. */
  | 'ASC'
  /** Descending. */
  | 'DESC';

/** An edit of an order. Omitted fields stay unchanged. */
export type OrderEditInput = {
  /** The billing address. Null: same as the shipping address. */
  billingAddress?: InputMaybe<AddressInput>;
  /**
   * The email address for messages about the order. Waiting emails go to it too. A new address gets read-only
   * links, and the shopper's previous link becomes read-only.
   */
  email?: InputMaybe<Scalars['String']['input']>;
  /** All lines of the edited order, at most 100. Omitted lines are removed. */
  lines?: InputMaybe<Array<OrderEditLineInput>>;
  /** The shopper's note, at most 1,000 characters. Null: none. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The phone number. Null: none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /**
   * Whether to calculate the shipping costs by the shop's rates. Otherwise an amount that the team entered
   * (`Order.isShippingEntered`) stays, even with more items or another address.
   */
  resetShipping?: InputMaybe<Scalars['Boolean']['input']>;
  /** The shipping address. Another state, country or PIN changes tax and shipping. */
  shippingAddress?: InputMaybe<AddressInput>;
  /** The version that the caller read. Fails with CONFLICT if the order has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A line of an edited order: an existing line, or an added variant. */
export type OrderEditLineInput = {
  /** The id of an existing line. */
  lineId?: InputMaybe<Scalars['ID']['input']>;
  /** 0 to 999. 0 removes the line. */
  quantity: Scalars['Int']['input'];
  /** The id of a variant to add. If the order already contains this variant, its line changes. */
  variantId?: InputMaybe<Scalars['ID']['input']>;
};

/** An event of an order. */
export type OrderEvent = {
  __typename?: 'OrderEvent';
  /** Who caused it. */
  actor: OrderActor;
  /** The amount of a refund, of a reverted refund, or of one of several payments that was reverted. */
  amount?: Maybe<Money>;
  /** The time. */
  at: Scalars['DateTime']['output'];
  /** The name of the operator or API token. Null for shoppers and the system, and whenever a shopper reads it. */
  by?: Maybe<Scalars['String']['output']>;
  /** The carrier of a parcel. */
  carrier?: Maybe<Scalars['String']['output']>;
  /** Only for a correction: the corrected contact details. Null for shoppers. */
  changes?: Maybe<Array<ContactChange>>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Only for an undelivered parcel: whether its units were restocked. Null for shoppers. */
  isRestocked?: Maybe<Scalars['Boolean']['output']>;
  /** Only for an edit: the lines that were added, changed or removed. */
  items?: Maybe<Array<EditedItem>>;
  /** The kind of event. */
  kind: OrderEventKind;
  /** A note. */
  note?: Maybe<Scalars['String']['output']>;
  /** Only for an edit: the total after it. */
  totalAfter?: Maybe<Money>;
  /** Only for an edit: the total before it. */
  totalBefore?: Maybe<Money>;
  /** The tracking number of a parcel. */
  trackingNumber?: Maybe<Scalars['String']['output']>;
  /** The tracking URL of a parcel. */
  trackingUrl?: Maybe<Scalars['String']['output']>;
};

/** The kinds of order events. */
export type OrderEventKind =
  /** Canceled by the shopper or the shop. */
  | 'CANCELED'
  /** The shop lost the dispute. */
  | 'CHARGEBACK_LOST'
  /** The payer's bank disputes the payment and holds the money. */
  | 'CHARGEBACK_OPENED'
  /** The shop won the dispute and got the money back. */
  | 'CHARGEBACK_WON'
  /** The email address, phone number or addresses were corrected. */
  | 'CONTACT_CHANGED'
  /** Delivered. */
  | 'DELIVERED'
  /** A delivery was recorded by mistake and reverted. */
  | 'DELIVERY_UNDONE'
  /** Its lines were edited, or its total changed with its address. */
  | 'EDITED'
  /** An email was sent again. */
  | 'EMAIL_RESENT'
  /** The personal details were erased. */
  | 'ERASED'
  /** Not paid in time. */
  | 'EXPIRED'
  /** The shopper was emailed the link that lets them change the order. */
  | 'LINK_EMAILED'
  /** An internal note was added. */
  | 'NOTED'
  /** The items that are still to ship were packed. */
  | 'PACKED'
  /** The mark of a packed order was removed. */
  | 'PACKING_UNDONE'
  /** Paid. */
  | 'PAID'
  /** Refunded fully or partly. */
  | 'PAID_BACK'
  /** Paid after the cancellation. */
  | 'PAID_LATE'
  /** A pending payment failed. */
  | 'PAYMENT_FAILED'
  /** A payment is pending, such as a bank debit, which extends the payment deadline. */
  | 'PAYMENT_PENDING'
  /** A payment was recorded by mistake and reverted. */
  | 'PAYMENT_UNDONE'
  /** Placed. */
  | 'PLACED'
  /** The payment provider rejected the refund. */
  | 'REFUND_FAILED'
  /** A refund was requested from the payment provider. */
  | 'REFUND_REQUESTED'
  /** A refund was recorded by mistake and reverted, or failed at the payment provider afterwards. */
  | 'REFUND_UNDONE'
  /** Reopened after a cancellation. Its stock is reserved again. */
  | 'RESERVED_AGAIN'
  /** The return was accepted. */
  | 'RETURN_ACCEPTED'
  /** The return was declined, or the shop no longer expects further items. */
  | 'RETURN_DECLINED'
  /** Returned items were received. */
  | 'RETURN_RECEIVED'
  /** The shopper requested a return. */
  | 'RETURN_REQUESTED'
  /** Shipped fully or partly. */
  | 'SHIPPED'
  /** The tracking of a parcel was corrected. */
  | 'TRACKING_CHANGED'
  /** A parcel came back undelivered, or was lost. */
  | 'UNDELIVERED';

/** Filters orders. */
export type OrderFilter = {
  /** Only orders with this discount, by the `id` of `DiscountSales`. */
  discountId?: InputMaybe<Scalars['ID']['input']>;
  /** Only orders that this figure of the sales report counts. */
  figure?: InputMaybe<SalesFigure>;
  /** Only orders placed on or after this day in the shop's time zone. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** True: only confirmed orders that are packed. False: only confirmed orders that are still to be packed. */
  isPacked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only orders for which the shop still owes a refund. */
  isRefundOwed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only orders with this payment status. */
  paymentStatus?: InputMaybe<PaymentStatus>;
  /** Only orders with this product. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * An order number, a phone number in any notation, a PIN or postcode, an email address, or beginnings of words
   * of a name, product or SKU.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only orders with this status. */
  status?: InputMaybe<OrderStatus>;
  /** Only orders placed on or before this day in the shop's time zone. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** A line of an order, copied when it was placed. */
export type OrderLine = {
  __typename?: 'OrderLine';
  /** Adjustments by modules to the line, such as a chosen option. */
  adjustments: Array<PriceAdjustment>;
  /** The HSN code. Null: unknown. */
  hsn?: Maybe<Scalars['String']['output']>;
  /** Its id within the order. */
  id: Scalars['ID']['output'];
  /** The product's image when the order was placed. */
  image?: Maybe<Image>;
  /** Whether the goods are exempt from tax by law. */
  isTaxExempt: Scalars['Boolean']['output'];
  /** The path of the product's page when the order was placed. */
  path: Scalars['String']['output'];
  /** The unit price. */
  price: Money;
  /** The product's id, which may have been deleted. */
  productId: Scalars['ID']['output'];
  /** The quantity. */
  quantity: Scalars['Int']['output'];
  /** The quantity that will not be shipped because it was refunded first. */
  removed: Scalars['Int']['output'];
  /** The selected option values. */
  selectedOptions: Array<SelectedOption>;
  /** The shipped quantity. */
  shipped: Scalars['Int']['output'];
  /** The stock keeping unit. */
  sku?: Maybe<Scalars['String']['output']>;
  /** The tax in the total. */
  tax: Money;
  /** The tax rate in per cent. */
  taxRate: Scalars['Float']['output'];
  /** The product's title. */
  title: Scalars['String']['output'];
  /** The price of all units including the line's adjustments. */
  total: Money;
  /** The variant's id, which may have been deleted. */
  variantId: Scalars['ID']['output'];
  /** The option values, such as Red / M. Null if the product had no options. */
  variantTitle?: Maybe<Scalars['String']['output']>;
};

/** A sort order of orders. */
export type OrderOrder = {
  /** The direction. */
  direction?: OrderDirection;
  /** The sort field. */
  field: OrderOrderField;
};

/** The sort fields of orders. */
export type OrderOrderField =
  /** The time of placement. */
  | 'PLACED_AT'
  /** The total. */
  | 'TOTAL';

/** The shipping rate of an order, copied when it was placed. */
export type OrderShippingRate = {
  __typename?: 'OrderShippingRate';
  /** The rate's id. */
  id: Scalars['ID']['output'];
  /** Whether the shopper picks up the order. */
  isPickup: Scalars['Boolean']['output'];
  /** The displayed name. */
  name: Scalars['String']['output'];
};

/** The statuses of orders. */
export type OrderStatus =
  /** Waiting for its payment. */
  | 'AWAITING_PAYMENT'
  /** Canceled. */
  | 'CANCELED'
  /** To be shipped. */
  | 'CONFIRMED'
  /** Delivered. */
  | 'DELIVERED'
  /** Prepared by the shop, and not placed yet. */
  | 'DRAFT'
  /** Fully shipped. */
  | 'SHIPPED';

/** The position of a page in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last edge, or null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is another page after this one. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is a page before this one. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first edge, or null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** The complete tracking details of a parcel. Omitted fields are cleared. */
export type ParcelTrackingInput = {
  /** The carrier: at most 100 characters. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** Whether to email the correction to the shopper. */
  isMailed?: Scalars['Boolean']['input'];
  /** The parcel's id, such as 1. */
  parcelId: Scalars['ID']['input'];
  /** The tracking number: at most 100 characters. */
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
  /** An https or http URL. */
  trackingUrl?: InputMaybe<Scalars['String']['input']>;
};

/** A passkey, with which an operator signs in from a device. */
export type Passkey = {
  __typename?: 'Passkey';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** When it was last used to sign in. Null if never. */
  usedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A movement of money of an order: received, refunded, or taken back by a bank. */
export type Payment = {
  __typename?: 'Payment';
  /** The amount. */
  amount: Money;
  /** When it was recorded. */
  at: Scalars['DateTime']['output'];
  /** The operator or token that recorded it. Null if the provider reported it. */
  by?: Maybe<Scalars['String']['output']>;
  /** Identifies it. */
  id: Scalars['ID']['output'];
  /** Charge, refund or chargeback. */
  kind: PaymentKind;
  /** The payment method, such as stripe. */
  method: Scalars['String']['output'];
  /** The payment provider's id. Null for a payment that was recorded by hand. */
  providerId?: Maybe<Scalars['String']['output']>;
  /** The URL in the payment provider's dashboard. */
  providerUrl?: Maybe<Scalars['String']['output']>;
  /** The state. Only succeeded payments count. */
  state: PaymentState;
};

/** An attempt to pay an order through a payment provider. */
export type PaymentAttempt = {
  __typename?: 'PaymentAttempt';
  /** The amount to pay. */
  amount: Money;
  /** When the server last asked the provider. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the server could not ask the provider. The server retries until it gets an answer. */
  error?: Maybe<Scalars['String']['output']>;
  /** The provider's events, oldest first. */
  events: Array<ProviderEvent>;
  /** Why the shopper's last try failed, such as a declined card. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Identifies it. */
  id: Scalars['ID']['output'];
  /** Whether the shopper can no longer pay with it. */
  isClosed: Scalars['Boolean']['output'];
  /** Whether test keys were used, so that no money moves. */
  isTest: Scalars['Boolean']['output'];
  /** The payment method, such as stripe. */
  method: Scalars['String']['output'];
  /** The payment provider's id. Null until the provider has answered. */
  providerId?: Maybe<Scalars['String']['output']>;
  /** The URL in the payment provider's dashboard. */
  providerUrl?: Maybe<Scalars['String']['output']>;
  /** When it started. */
  startedAt: Scalars['DateTime']['output'];
  /** Money received with this attempt that does not count for any order. */
  strays: Array<StrayPayment>;
};

/** Payment instructions for an order. */
export type PaymentInstructions = {
  __typename?: 'PaymentInstructions';
  /** The secret with which the browser pays through Stripe. Null for other methods, and while Stripe is unreachable. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** The payment method's name. */
  method: Scalars['String']['output'];
  /** The payment provider's key for browsers. Null for other methods, and while the provider is unreachable. */
  publicKey?: Maybe<Scalars['String']['output']>;
  /** The URL for UPI apps as a QR code, in SVG. */
  qrSvg?: Maybe<Scalars['String']['output']>;
  /** The reference for a transfer, or the payment provider's id: a Stripe PaymentIntent, a Razorpay order. */
  reference: Scalars['String']['output'];
  /** The instructions as text. */
  text?: Maybe<Scalars['String']['output']>;
  /** The `upi://pay?…` URL for UPI apps. */
  upiUri?: Maybe<Scalars['String']['output']>;
};

/** The kinds of payments. */
export type PaymentKind =
  /** Received by the shop. */
  | 'CHARGE'
  /** Taken back by the payer's bank. Pending while disputed. */
  | 'CHARGEBACK'
  /** Returned by the shop. */
  | 'REFUND';

/** The result of a payment provider's script in the browser. */
export type PaymentProofInput = {
  /** The provider's id of the payment. */
  paymentId: Scalars['String']['input'];
  /** The provider's signature. */
  signature: Scalars['String']['input'];
};

/** A payment provider. Its keys are environment variables of the server. */
export type PaymentProvider = {
  __typename?: 'PaymentProvider';
  /** When the last event was received. Null: never. */
  lastEventAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its payment method, such as stripe. */
  method: Scalars['String']['output'];
  /** The environment variables that are not set. */
  missing: Array<Scalars['String']['output']>;
  /** Whether the keys are test or live keys. Null: no keys are set. */
  mode?: Maybe<PaymentProviderMode>;
  /** Its name, such as Stripe. */
  title: Scalars['String']['output'];
  /** The webhook URL to configure at the provider. */
  webhookUrl: Scalars['String']['output'];
};

/** The kinds of keys. */
export type PaymentProviderMode =
  /** Live keys. */
  | 'LIVE'
  /** Test keys: no money moves. */
  | 'TEST';

/** The result of testing a payment provider's keys. */
export type PaymentProviderTest = {
  __typename?: 'PaymentProviderTest';
  /** Whether shoppers can pay and events are received. */
  isReady: Scalars['Boolean']['output'];
  /** The problems, the most serious first. */
  problems: Array<Scalars['String']['output']>;
};

/** The states of payments. */
export type PaymentState =
  /** Recorded by mistake, or no longer needed. */
  | 'CANCELED'
  /** Failed. */
  | 'FAILED'
  /** The provider has not confirmed it yet. */
  | 'PENDING'
  /** Completed. Only these payments count. */
  | 'SUCCEEDED';

/** The payment statuses of orders. */
export type PaymentStatus =
  /** Taken back by the payer's bank. */
  | 'CHARGEBACK'
  /** Fully paid. */
  | 'PAID'
  /** Partly refunded. */
  | 'PARTLY_REFUNDED'
  /** Not paid yet. */
  | 'PENDING'
  /** Fully refunded. */
  | 'REFUNDED';

/** An order to place. */
export type PlaceOrderInput = {
  /** The billing address. Null: same as the shipping address. */
  billingAddress?: InputMaybe<AddressInput>;
  /** A discount code, case-insensitive. CONFLICT if it does not apply. */
  coupon?: InputMaybe<Scalars['String']['input']>;
  /** The currency of the total. Fails with CONFLICT if the shop uses another currency. By default the shop's. */
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** The email address for messages about the order. */
  email: Scalars['String']['input'];
  /** The GST number of a business, with a valid check digit. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 lines. Lines of the same variant are merged. */
  lines: Array<CartLineInput>;
  /** A note from the shopper: at most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** One of the shop's payment methods, such as cash_on_delivery. Not needed for a free order. */
  paymentMethod?: InputMaybe<Scalars['String']['input']>;
  /** A phone number. Required for cash on delivery, here or in the shipping address. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The shipping address. */
  shippingAddress: AddressInput;
  /**
   * The id of the chosen shipping rate, from `Cart.shippingRates`. Null: the cheapest that delivers. CONFLICT if it is no longer
   * offered.
   */
  shippingRate?: InputMaybe<Scalars['ID']['input']>;
  /** The total that the shopper agreed to. */
  total: Scalars['MinorUnits']['input'];
};

/** A position among the categories. */
export type PlaceValue = {
  __typename?: 'PlaceValue';
  /** The name of the preceding category. Null for the first position. */
  behind?: Maybe<Scalars['String']['output']>;
};

/** A price adjustment by a module. */
export type PriceAdjustment = {
  __typename?: 'PriceAdjustment';
  /** Negative for a discount. 0 for a free option. */
  amount: Money;
  /** Whether this is a discount or a surcharge. */
  kind: PriceAdjustmentKind;
  /** The displayed name. */
  label: Scalars['String']['output'];
  /** The name of the module. */
  module: Scalars['String']['output'];
};

/** The kinds of price adjustments. */
export type PriceAdjustmentKind =
  /** A discount. */
  | 'DISCOUNT'
  /** A surcharge. */
  | 'SURCHARGE';

/** A change of a price. Products whose selling price would not be below the regular one are rejected. */
export type PriceChange =
  /** The amount to add. Negative to reduce the price. */
  { add: Scalars['Price']['input']; percent?: never; set?: never; }
  |  /** The percentage to add, with at most two decimals. Negative to reduce the price. Half a paisa is rounded up. */
  { add?: never; percent: Scalars['Float']['input']; set?: never; }
  |  /** The new price. */
  { add?: never; percent?: never; set: Scalars['Price']['input']; };

/** A range of prices. */
export type PriceRange = {
  __typename?: 'PriceRange';
  /** The highest price. */
  max: Money;
  /** The lowest price. */
  min: Money;
};

/** A product. */
export type Product = {
  __typename?: 'Product';
  /** Its attributes, such as fabric. */
  attributes: Array<ProductAttribute>;
  /** The badge on the product's card. Null for none. */
  badge?: Maybe<Badge>;
  /** The barcode number, if the product has a single variant. */
  barcode?: Maybe<Scalars['String']['output']>;
  /** Its brand. */
  brand?: Maybe<Scalars['String']['output']>;
  /** The category. Null if it was deleted. */
  category?: Maybe<Category>;
  /** The price before a discount. Null if not on sale. */
  compareAtPrice?: Maybe<Money>;
  /** What the shop pays for one item of a variant that has no cost of its own. Null for callers who may not see costs. */
  cost?: Maybe<Scalars['MinorUnits']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The custom fields of modules: all for operators, public ones for others. */
  customFields: Array<CustomField>;
  /**
   * The description: 1 to 5,000 characters of Markdown with paragraphs, line breaks, bold, italic, nested lists and links to `https:` and
   * `mailto:`. Everything else in it is plain text.
   */
  description: Scalars['String']['output'];
  /** The discount from the regular to the selling price in per cent, with at most two decimals. */
  discountPercentage: Scalars['Float']['output'];
  /** Its former handles, latest first. They stay reserved, so that old addresses redirect to it. */
  formerHandles: Array<Scalars['String']['output']>;
  /** Its handle, the last part of its page's path. */
  handle: Scalars['String']['output'];
  /** Whether the handle was chosen instead of generated. */
  hasOwnHandle: Scalars['Boolean']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The images in order: 1 to 10. A draft may have none. */
  images: Array<Image>;
  /** The tax rate included in its prices, in per cent: 0 if tax is added to them. Null for callers who may not see stock. */
  includedTaxRate?: Maybe<Scalars['Float']['output']>;
  /** Whether it is a featured product. */
  isFeatured: Scalars['Boolean']['output'];
  /** Whether it is a new product. */
  isNew: Scalars['Boolean']['output'];
  /** Whether it is a popular product. */
  isPopular: Scalars['Boolean']['output'];
  /** The options, such as colour. */
  options: Array<ProductOption>;
  /** The price of the product, and of its variants without a price of their own. */
  price: Money;
  /** The lowest and highest price of its variants for sale. */
  priceRange: PriceRange;
  /**
   * The price before a discount. Equals the selling price if not on sale.
   * @deprecated Ask for `compareAtPrice`, which names its currency.
   */
  regularPrice: Scalars['Price']['output'];
  /**
   * Related products, best first, as on its page: products that shoppers order together with it, then similar
   * ones. Computed for the live release; empty before the first one.
   */
  relatedProducts: Array<Product>;
  /**
   * The selling price.
   * @deprecated Ask for `price`, which names its currency.
   */
  sellingPrice: Scalars['Price']['output'];
  /** The description for search engines and link previews. Null: the first sentence of the description. */
  seoDescription?: Maybe<Scalars['String']['output']>;
  /** The title for search engines and link previews. Null: the title and the shop's name. */
  seoTitle?: Maybe<Scalars['String']['output']>;
  /** The start of visibility. Null: no start. */
  showFrom?: Maybe<Scalars['DateTime']['output']>;
  /** The end of visibility. Null: no end. */
  showUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Its current visibility, considering its schedule. */
  shownStatus: ShownStatus;
  /** The stock keeping unit. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Its visibility. */
  status: ProductStatus;
  /**
   * The total stock of its tracked variants. Null if none is tracked.
   * @deprecated Each variant has its own stock: see `variants` and their `inventory`.
   */
  stock?: Maybe<Scalars['Int']['output']>;
  /** Words for grouping and searching. */
  tags: Array<Scalars['String']['output']>;
  /** The title: 1 to 255 characters. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The number of variants. Null without options. */
  variantCount?: Maybe<Scalars['Int']['output']>;
  /**
   * The variants in order, one per existing combination of option values. A product without options has one variant with the
   * product's title.
   */
  variants: Array<ProductVariant>;
  /** Starts at 1 and increases with every change. */
  version: Scalars['Int']['output'];
  /** The weight of variants that have no weight of their own, in grams. */
  weightGrams?: Maybe<Scalars['Int']['output']>;
};


/** A product. */
export type ProductRelatedProductsArgs = {
  first?: Scalars['Int']['input'];
};


/** A product. */
export type ProductVariantsArgs = {
  first?: Scalars['Int']['input'];
};

/** An attribute of a product. */
export type ProductAttribute = {
  __typename?: 'ProductAttribute';
  /** The name, such as Weight: 1 to 50 characters. */
  name: Scalars['String']['output'];
  /** The value, such as 200 g: 1 to 200 characters. */
  value: Scalars['String']['output'];
};

/** An attribute of a product. */
export type ProductAttributeInput = {
  /** The name, such as Weight: 1 to 50 characters, without a colon. */
  name: Scalars['String']['input'];
  /** The value: 1 to 200 characters. */
  value: Scalars['String']['input'];
};

/** A page of products. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** The products with their cursors. */
  edges: Array<ProductEdge>;
  /**
   * The filters that this list offers, with the number of products for each value, as on the storefront's pages:
   * at most 10 options and 20 attributes. Null for the unpublished catalogue, before the first release, and for
   * a list of ids.
   */
  facets?: Maybe<Array<ProductFacet>>;
  /** The products on this page. */
  nodes: Array<Product>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /**
   * The lowest and highest price of the matching variants, ignoring the filter's price limits. Null without
   * products, and where `facets` is null.
   */
  priceRange?: Maybe<PriceRange>;
  /** The number of matching products on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A product on a page. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** Its position, for `after`. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: Product;
};

/** A filter of a list of products, with its values. */
export type ProductFacet = {
  __typename?: 'ProductFacet';
  /** The kind. It determines which field of `ProductFilter` takes the values. */
  kind: ProductFacetKind;
  /** The option or attribute, such as Fabric. Null for other kinds. */
  name?: Maybe<Scalars['String']['output']>;
  /** The number of values that find products. */
  valueCount: Scalars['Int']['output'];
  /** The values: the most frequent ones first, but sizes from small to large. Chosen values are always included. */
  values: Array<ProductFacetValue>;
};


/** A filter of a list of products, with its values. */
export type ProductFacetValuesArgs = {
  first?: Scalars['Int']['input'];
};

/** The kinds of facets. */
export type ProductFacetKind =
  /** The values of one attribute: `attributes`. */
  | 'ATTRIBUTE'
  /** In stock: `isAvailable`. */
  | 'AVAILABILITY'
  /** Brands: `brands`. */
  | 'BRAND'
  /** Categories with their subcategories: `categoryId` and `includesSubcategories`. */
  | 'CATEGORY'
  /** The values of one option: `options`. */
  | 'OPTION'
  /** On sale: `isOnSale`. */
  | 'SALE'
  /** Tags: `anyTags`. Products without all of `tags` are not counted. */
  | 'TAG';

/** A value of a facet. */
export type ProductFacetValue = {
  __typename?: 'ProductFacetValue';
  /** The number of products with this value that match the rest of the filter, ignoring other values chosen in the same facet. */
  count: Scalars['Int']['output'];
  /** Whether the filter names this value. */
  isSelected: Scalars['Boolean']['output'];
  /** The name for shoppers. */
  label: Scalars['String']['output'];
  /** The value for the filter: the id of a category, `true` for availability and sale, otherwise text in its most frequent spelling. */
  value: Scalars['String']['output'];
};

/**
 * Filters products: those that match every given field. Conditions on options, prices, sale and availability must hold for the same
 * variant.
 */
export type ProductFilter = {
  /** Only products with any of these tags: at most 20. */
  anyTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * Only products that have each of these attributes with one of its values: at most 20 values in all. An attribute without values
   * matches none. Condition and Item condition are the same attribute.
   */
  attributes?: InputMaybe<Array<AttributeFilter>>;
  /** Only products with this badge. */
  badge?: InputMaybe<Badge>;
  /** Only products of one of these brands: at most 20. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only products in the category with this id. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** With `categoryId`: includes subcategories, as on the category's page. */
  includesSubcategories?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only products with a matching variant in stock. False: only products without one. */
  isAvailable?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only featured products. False: only others. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only new products. False: only others. */
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only products whose cheapest matching variant is on sale. False: only others. */
  isOnSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only popular products. False: only others. */
  isPopular?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * True: only products that lack information required by Indian law: the country of origin, the net quantity, or the manufacturer,
   * packer or importer. False: only products with all of it. For operators.
   */
  lacksLegalInformation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only products with a variant at this price or less. */
  maxPrice?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** Only products with a variant at this price or more. */
  minPrice?: InputMaybe<Scalars['MinorUnits']['input']>;
  /**
   * Only products with a variant that has, for each of these options, one of the given values. At most 20
   * values. As on the shop's pages, Colour, Colours, Color and Colors are the same option, and so are Size and
   * Sizes.
   */
  options?: InputMaybe<Array<SelectedOptionInput>>;
  /** Only products with this current visibility. */
  shownStatus?: InputMaybe<ShownStatus>;
  /** Only products with this status. */
  status?: InputMaybe<ProductStatus>;
  /** Only products with all of these tags: at most 20. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * Only products that match a search text. Among live products it searches like the storefront: words of the
   * title, categories, brand, tags, options and attributes, in singular or plural, in Latin or Hindi script, by
   * prefix, and with typos if there is no exact match. In the unpublished catalogue, it finds products that
   * contain every word, including in the SKU or description. Without exact matches, and when sorted by
   * relevance, it finds similar words too.
   */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Groups of products, such as the tabs Featured, Popular and New added. */
export type ProductGroupsSection = HomeSection & {
  __typename?: 'ProductGroupsSection';
  /** The groups. */
  groups: Array<HomeProductGroup>;
  /** The heading. */
  title?: Maybe<Scalars['String']['output']>;
};

/** An option of a product. */
export type ProductOption = {
  __typename?: 'ProductOption';
  /** The name, such as Colour: 1 to 255 characters. */
  name: Scalars['String']['output'];
  /** The values, such as Red: 1 to 100 values of 1 to 255 characters. */
  values: Array<Scalars['String']['output']>;
};

/** An option of a product. */
export type ProductOptionInput = {
  /** The name, such as Colour: 1 to 255 characters, without a colon. */
  name: Scalars['String']['input'];
  /** 1 to 100 values of 1 to 255 characters, without the character `|`. */
  values: Array<Scalars['String']['input']>;
};

/** A sort order of products. */
export type ProductOrder = {
  /** The direction. */
  direction?: OrderDirection;
  /** The sort field. */
  field: ProductOrderField;
};

/** The sort fields of products. */
export type ProductOrderField =
  /** The name of the category: first by letters, then by case and accents. Uncategorised products last. */
  | 'CATEGORY'
  /** When it was created. */
  | 'CREATED_AT'
  /** The lowest price of its variants for sale, which its card shows. The storefront's lists use this order when sorted by price. */
  | 'LOWEST_PRICE'
  /** The price before any discount. */
  | 'REGULAR_PRICE'
  /**
   * The best matches of the filter's text first, as in the storefront's search. Equal matches, and products
   * without a text, are sorted with featured products first, then newest first. A text search in the
   * unpublished catalogue ranks only the newest 2,000 matches. Ignores the direction.
   */
  | 'RELEVANCE'
  /** The selling price. */
  | 'SELLING_PRICE'
  /** The status, in the order active, draft, hidden. */
  | 'STATUS'
  /** The title: first by letters, then by case and accents. */
  | 'TITLE'
  /** When it was last changed. */
  | 'UPDATED_AT';

/** The sales of a product. */
export type ProductSales = {
  __typename?: 'ProductSales';
  /** The product's id. The product may have been deleted. */
  productId: Scalars['ID']['output'];
  /** The price of these units, before discounts on whole orders. */
  revenue: Money;
  /** The product's title in the newest of the orders. */
  title: Scalars['String']['output'];
  /** The number of sold units, less refunded ones. */
  units: Scalars['Int']['output'];
};

/** Selects products by id, or all that match a filter. Pass one of the two. At most 10,000 products. */
export type ProductSelection = {
  /** All matching products. */
  filter?: InputMaybe<ProductFilter>;
  /** Their ids. Unknown ids are ignored. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A product as it is now, in the response to a conflict. */
export type ProductState = {
  __typename?: 'ProductState';
  /** The attributes. */
  attributes: Array<ProductAttribute>;
  /** The badge. Null for none. */
  badge?: Maybe<Badge>;
  /** The barcode number, if the product has a single variant. */
  barcode?: Maybe<Scalars['String']['output']>;
  /** Its brand. */
  brand?: Maybe<Scalars['String']['output']>;
  /** The id of the category, even if it was deleted. */
  categoryId: Scalars['ID']['output'];
  /** What the shop pays for one item of a variant that has no cost of its own. */
  cost?: Maybe<Scalars['MinorUnits']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The custom fields of modules. */
  customFields: Array<CustomField>;
  /** Its description. */
  description: Scalars['String']['output'];
  /** The discount from the regular to the selling price in per cent. */
  discountPercentage: Scalars['Float']['output'];
  /** Its handle, the last part of its page's path. */
  handle: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The images in order. */
  images: Array<Image>;
  /** Whether it is a featured product. */
  isFeatured: Scalars['Boolean']['output'];
  /** Whether it is a new product. */
  isNew: Scalars['Boolean']['output'];
  /** Whether it is a popular product. */
  isPopular: Scalars['Boolean']['output'];
  /** The options. */
  options: Array<ProductOption>;
  /** The price before any discount. */
  regularPrice: Scalars['Price']['output'];
  /** The selling price. */
  sellingPrice: Scalars['Price']['output'];
  /** The description for search engines and link previews. */
  seoDescription?: Maybe<Scalars['String']['output']>;
  /** The title for search engines and link previews. */
  seoTitle?: Maybe<Scalars['String']['output']>;
  /** The start of visibility. Null: no start. */
  showFrom?: Maybe<Scalars['DateTime']['output']>;
  /** The end of visibility. Null: no end. */
  showUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The stock keeping unit. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Its visibility. */
  status: ProductStatus;
  /** The stock. Null if untracked. */
  stock?: Maybe<Scalars['Int']['output']>;
  /** Words for grouping and searching. */
  tags: Array<Scalars['String']['output']>;
  /** Its title. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The variants. Empty without options. */
  variants: Array<VariantState>;
  /** Its version. */
  version: Scalars['Int']['output'];
  /** The weight of variants that have no weight of their own, in grams. */
  weightGrams?: Maybe<Scalars['Int']['output']>;
};

/** The visibility of a product. */
export type ProductStatus =
  /** Visible in lists and on its own page. */
  | 'ACTIVE'
  /** Not visible, because it is not finished. */
  | 'DRAFT'
  /** Not in any list. Its own page is visible to anyone who knows the address. */
  | 'HIDDEN';

/** A variant of a product. */
export type ProductVariant = {
  __typename?: 'ProductVariant';
  /** The current availability. */
  availability: Availability;
  /** The barcode number. */
  barcode?: Maybe<Scalars['String']['output']>;
  /** The price before a discount. Null if not on sale. */
  compareAtPrice?: Maybe<Money>;
  /** What the shop pays for an item: its own cost, or the product's. Null for callers who may not see costs. */
  cost?: Maybe<Scalars['MinorUnits']['output']>;
  /** 24 hexadecimal digits, which never change. Always different from the product's id. */
  id: Scalars['ID']['output'];
  /** Its own image. Null if it uses the product's. */
  image?: Maybe<Image>;
  /** The stock. Null for callers who may not see stock. */
  inventory?: Maybe<Inventory>;
  /** Whether it is for sale. */
  isSold: Scalars['Boolean']['output'];
  /** Its own values, in the form of `ProductVariantInput`. */
  own: VariantState;
  /** The price: its own, or the product's. */
  price: Money;
  /** One value per option of the product, in order. */
  selectedOptions: Array<SelectedOption>;
  /** The stock keeping unit. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Its option values, such as Red / M. Without options, the product's title. */
  title: Scalars['String']['output'];
  /** The weight in grams: its own, or the product's. */
  weightGrams?: Maybe<Scalars['Int']['output']>;
};

/** A variant of a product. Omitted or null fields use the product's value. */
export type ProductVariantInput = {
  /** The barcode number: at most 100 characters. */
  barcode?: InputMaybe<Scalars['String']['input']>;
  /** The price before a discount, at least the price. */
  compareAtPrice?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** What the shop pays for an item. */
  cost?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** The id of an existing variant. Without it, this means the variant with the same combination of option values, or a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The index of its image among the product's images after this call, from 0. Omitted: unchanged. Null: none of its own. */
  image?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it is for sale. */
  isSold?: InputMaybe<Scalars['Boolean']['input']>;
  /** The on-hand quantity, from 0. Null: untracked. Omitted: unchanged. */
  onHand?: InputMaybe<Scalars['Int']['input']>;
  /** The price. */
  price?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** One value per option of the product, in any order. Empty without options. */
  selectedOptions: Array<SelectedOptionInput>;
  /** The stock keeping unit: at most 100 characters. Unique in the shop, ignoring case. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** The weight in grams. */
  weightGrams?: InputMaybe<Scalars['Int']['input']>;
};

/** Values to set in many products. Omitted fields stay unchanged. */
export type ProductsChange = {
  /** The new badge. Null removes it. */
  badge?: InputMaybe<Badge>;
  /** The id of the new category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the products are featured. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the products are new. */
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the products are popular. */
  isPopular?: InputMaybe<Scalars['Boolean']['input']>;
  /** The change of the regular price. */
  regularPrice?: InputMaybe<PriceChange>;
  /** The change of the selling price. */
  sellingPrice?: InputMaybe<PriceChange>;
  /** The new visibility. */
  status?: InputMaybe<ProductStatus>;
  /** The change of the stock. */
  stock?: InputMaybe<StockChange>;
};

/** Products: of a category, or chosen by a rule such as New arrivals. */
export type ProductsSection = HomeSection & {
  __typename?: 'ProductsSection';
  /** An image beside the products. */
  banner?: Maybe<Image>;
  /** The products: at least one at the time of publishing. */
  products: Array<Product>;
  /** The text below the heading. */
  text?: Maybe<Scalars['String']['output']>;
  /** The heading. */
  title?: Maybe<Scalars['String']['output']>;
  /** The path of the page that lists all of them. */
  url: Scalars['String']['output'];
};

/** The result of `updateProducts`. */
export type ProductsUpdate = {
  __typename?: 'ProductsUpdate';
  /** The number of changed products, without those that already had the values. */
  changed: Scalars['Int']['output'];
  /** The number of products that were skipped because they cannot become active or hidden. */
  skipped: Scalars['Int']['output'];
  /** The first 100 skipped products. */
  skippedProducts: Array<SkippedProduct>;
};

/** Banners side by side. */
export type PromosSection = HomeSection & {
  __typename?: 'PromosSection';
  /** The banners. */
  promos: Array<HomePromo>;
  /** No heading. */
  title?: Maybe<Scalars['String']['output']>;
};

/** An event from a payment provider. */
export type ProviderEvent = {
  __typename?: 'ProviderEvent';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** When it was received. */
  receivedAt: Scalars['DateTime']['output'];
  /** How it was received. */
  source: ProviderEventSource;
  /** The provider's event type, such as payment_intent.succeeded. */
  type: Scalars['String']['output'];
};

/** The sources of events. */
export type ProviderEventSource =
  /** From the shopper's browser. */
  | 'BROWSER'
  /** From the provider. */
  | 'WEBHOOK';

/** Something that could not be published as it was saved. */
export type PublishFault = {
  __typename?: 'PublishFault';
  /** The problem. */
  kind: PublishFaultKind;
  /** The title of the product or the name of the category. Null for the content. */
  name?: Maybe<Scalars['String']['output']>;
  /** What shoppers see instead. */
  outcome: PublishFaultOutcome;
  /** The path of the page with the problem. */
  path: Scalars['String']['output'];
  /** The kind of item. */
  subject: PublishFaultSubject;
  /** The id of the product or category. Null for the content. */
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** The target of the link, the missing image, or the rendering error. */
  target?: Maybe<Scalars['String']['output']>;
};

/** The problems that a page can have. */
export type PublishFaultKind =
  /** A link in the text is broken. */
  | 'DEAD_LINK'
  /** The page is empty. */
  | 'EMPTY'
  /** An image file is missing. */
  | 'IMAGE_MISSING'
  /** The page has no title. */
  | 'NO_TITLE'
  /** Rendering failed. */
  | 'RENDERING';

/** What shoppers see of an item with a problem. */
export type PublishFaultOutcome =
  /** The previously live version. */
  | 'KEPT'
  /** Nothing: it has no page and is in no list. */
  | 'LEFT_OUT'
  /** The saved version with the broken link, or without the image. */
  | 'SHOWN';

/** The kinds of items that can have a problem when published. */
export type PublishFaultSubject =
  /** A category. */
  | 'CATEGORY'
  /** The storefront content. */
  | 'CONTENT'
  /** A product. */
  | 'PRODUCT';

/** The progress of a release. */
export type PublishProgress = {
  __typename?: 'PublishProgress';
  /** The number of finished pages. */
  pages: Scalars['Int']['output'];
  /** The current step. */
  step: PublishStep;
  /** The number of all pages. */
  totalPages: Scalars['Int']['output'];
};

/** The steps of a release, in order. */
export type PublishStep =
  /** Checking pages. */
  | 'CHECKING'
  /** Reading the catalogue. */
  | 'READING'
  /** Rendering pages. */
  | 'RENDERING'
  /** Saving the release. */
  | 'SAVING';

/** All queries. */
export type Query = {
  __typename?: 'Query';
  /** The caller's API tokens. */
  apiTokens: Array<ApiToken>;
  /** The availability of variants in the order of their ids. Omits unknown and hidden variants. The data is at most a second old. */
  availability: Array<VariantAvailability>;
  /** Prices a cart with current prices, taxes and stock. Changes nothing. */
  cart: Cart;
  /** A page of categories. */
  categories: CategoryConnection;
  /** The category with this id or handle. Null if it does not exist. Pass exactly one of the two. */
  category?: Maybe<Category>;
  /** The change with this id. NOT_FOUND if it does not exist, or the caller may not see it. */
  change: Change;
  /** The collection with this id or handle. Null if it does not exist. Pass exactly one of the two. */
  collection?: Maybe<Collection>;
  /** All collections by name. */
  collections: Array<Collection>;
  /** A page of discounts with a code, newest first. */
  coupons: DiscountConnection;
  /** A customer by its id. */
  customerById: Customer;
  /**
   * A customer's personal data as a file to send to them: contact details, orders, returns, messages, emails,
   * notes, and records of other modules such as the newsletter. TOO_EXPENSIVE for more than 500 orders.
   */
  customerExport: Scalars['String']['output'];
  /** A page of customers, one for each email address that has placed an order. */
  customers: CustomerConnection;
  /**
   * Delivery to an address, for product pages and carts. Calculates rates that depend on weight or value for one
   * unit of each variant.
   */
  delivery: Delivery;
  /** The discount with this id. */
  discount: Discount;
  /** A page of discounts, newest first. */
  discounts: DiscountConnection;
  /** The draft order with this id. NOT_FOUND once it is placed. */
  draftOrder: Order;
  /** A page of draft orders, newest first. */
  draftOrders: DraftOrderConnection;
  /**
   * The activity of the shop: what changed, who changed it and when, newest first. A group of changes, such as an import, is one
   * entry here. With `of.id` all changes of one item are listed. Only signed-in owners see changes of operators and invitations.
   */
  history: ChangeConnection;
  /** The limits for product images. */
  imageLimits: ImageLimits;
  /** A page of the stock of all variants, tracked or not, sorted by product and variant. */
  inventory: InventoryConnection;
  /** The stock movements of a variant, latest first. */
  inventoryMovements: InventoryMovementConnection;
  /** Open invitations. */
  invitations: Array<Invitation>;
  /** The email with this id. NOT_FOUND if it does not exist, or the caller may not see it. */
  mail: Mail;
  /** A preview of a kind of email with sample data. */
  mailPreview: MailContent;
  /** The email settings. */
  mailSettings: MailSettings;
  /**
   * A page of emails, newest first: all waiting and failed ones, and the others of the last 90 days. Only
   * signed-in owners see emails about accounts.
   */
  mails: MailConnection;
  /**
   * A page of the images that were uploaded or are used by products, categories and the storefront content,
   * newest first. Searches file names, alt texts, and the titles of what shows an image. Images that were
   * uploaded before the library existed come last.
   */
  media: MediaConnection;
  /** An image of the media library. Null if it does not exist. */
  mediaImage?: Maybe<MediaImage>;
  /** A page of messages from the contact page, newest first. */
  messages: MessageConnection;
  /** The operators, in order of creation. */
  operators: Array<Operator>;
  /**
   * The order for a token, or null if there is none. With the token of the shopper's link, it contains
   * everything. With a token from `trackOrder`, and with a link that was replaced when an operator changed the
   * email address, it contains no personal details.
   */
  order?: Maybe<Order>;
  /** The order with this id, including internal details. */
  orderById: Order;
  /** A page of orders. */
  orders: OrderConnection;
  /** The caller's passkeys, oldest first. */
  passkeys: Array<Passkey>;
  /** The payment providers of this shop. */
  paymentProviders: Array<PaymentProvider>;
  /** Returns the order as it would be after an edit, with the amount due or owed. Changes nothing. */
  previewOrderEdit: Order;
  /** The product with this id or handle. Null if it does not exist. Pass exactly one of the two. */
  product?: Maybe<Product>;
  /** The choices of custom fields of the type CHOICE. */
  productFieldChoices: Array<CustomFieldChoice>;
  /** The custom fields that modules add to products, without values. */
  productFields: Array<CustomField>;
  /** A page of products. */
  products: ProductConnection;
  /** The products that shoppers would see in a collection with these conditions. */
  productsMatching: ProductConnection;
  /** A page of redirects, sorted by old path. */
  redirects: RedirectConnection;
  /** The releases that can be restored, newest first. */
  releases: ReleaseConnection;
  /** The return with this id. */
  returnById: Return;
  /** A page of the returns of all orders, newest first. */
  returns: ReturnConnection;
  /**
   * The sales of a period, compared with the period of equal length before it. Each order counts on the day it
   * was placed, whether or not it is paid, and all its later refunds are subtracted. Canceled orders do not
   * count.
   */
  salesReport: SalesReport;
  /** The selling settings, and what is missing before shoppers can order. */
  sellingSettings: SellingSettings;
  /** The current session, and whether the shop has accounts. */
  session: Session;
  /** The caller's sessions, most recently used first. At most 100. */
  sessions: Array<SignedInSession>;
  /** The shipping zones, oldest first. At most 100. */
  shippingZones: Array<ShippingZone>;
  /** The shop. */
  shop: Shop;
  /** A page of the sold-out variants that shoppers wait for, with the most requested first. */
  stockAlerts: WaitedVariantConnection;
  /** A page of the requests for a variant, newest first. */
  stockAlertsOf: StockAlertConnection;
  /** What shoppers see at `/`, and the state of publishing. */
  storefront: Storefront;
  /** The texts, links and images of the storefront. */
  storefrontContent: StorefrontContent;
  /** A page of newsletter subscribers, newest first, including those who have not confirmed their address yet. */
  subscribers: SubscriberConnection;
  /** The tax classes, oldest first. At most 50. */
  taxClasses: Array<TaxClass>;
  /**
   * Finds an order by its number and email address. Returns a read-only token for 30 days, without personal
   * details. Returns null both for an unknown number and for a wrong address.
   */
  trackOrder?: Maybe<Scalars['ID']['output']>;
  /**
   * The webhook that `setWebhook` manages.
   * @deprecated There may be several: ask for `webhooks`.
   */
  webhook: Webhook;
  /** A page of the webhook messages of the last week, newest first. */
  webhookDeliveries: WebhookDeliveryConnection;
  /** The webhooks, at most ten. */
  webhooks: Array<Webhook>;
};


/** All queries. */
export type QueryAvailabilityArgs = {
  variantIds: Array<Scalars['ID']['input']>;
};


/** All queries. */
export type QueryCartArgs = {
  input: CartInput;
};


/** All queries. */
export type QueryCategoriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CategoryFilter>;
  first?: Scalars['Int']['input'];
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: CategoryOrder;
};


/** All queries. */
export type QueryCategoryArgs = {
  handle?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** All queries. */
export type QueryChangeArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. */
export type QueryCollectionArgs = {
  handle?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** All queries. */
export type QueryCouponsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** All queries. */
export type QueryCustomerByIdArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. */
export type QueryCustomerExportArgs = {
  format: CustomerExportFormat;
  id: Scalars['ID']['input'];
};


/** All queries. */
export type QueryCustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CustomerFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: CustomerOrder;
};


/** All queries. */
export type QueryDeliveryArgs = {
  country: Scalars['CountryCode']['input'];
  postalCode?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  variantIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** All queries. */
export type QueryDiscountArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. */
export type QueryDiscountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All queries. */
export type QueryDraftOrderArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. */
export type QueryDraftOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DraftOrderFilter>;
  first?: Scalars['Int']['input'];
};


/** All queries. */
export type QueryHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
  in?: InputMaybe<Scalars['ID']['input']>;
  of?: InputMaybe<ChangeSubjectInput>;
  offset?: Scalars['Int']['input'];
};


/** All queries. */
export type QueryInventoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InventoryFilter>;
  first?: Scalars['Int']['input'];
};


/** All queries. */
export type QueryInventoryMovementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  variantId: Scalars['ID']['input'];
};


/** All queries. */
export type QueryMailArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. */
export type QueryMailPreviewArgs = {
  kind: MailKind;
};


/** All queries. */
export type QueryMailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MailFilter>;
  first?: Scalars['Int']['input'];
};


/** All queries. */
export type QueryMediaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MediaFilter>;
  first?: Scalars['Int']['input'];
};


/** All queries. */
export type QueryMediaImageArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. */
export type QueryMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MessageFilter>;
  first?: Scalars['Int']['input'];
};


/** All queries. */
export type QueryOrderArgs = {
  token: Scalars['ID']['input'];
};


/** All queries. */
export type QueryOrderByIdArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: OrderOrder;
};


/** All queries. */
export type QueryPreviewOrderEditArgs = {
  id: Scalars['ID']['input'];
  input: OrderEditInput;
};


/** All queries. */
export type QueryProductArgs = {
  handle?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** All queries. */
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


/** All queries. */
export type QueryProductsMatchingArgs = {
  conditions: Array<CollectionConditionInput>;
  first?: Scalars['Int']['input'];
  match?: CollectionMatch;
};


/** All queries. */
export type QueryRedirectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All queries. */
export type QueryReleasesArgs = {
  first?: Scalars['Int']['input'];
};


/** All queries. */
export type QueryReturnByIdArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. */
export type QueryReturnsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReturnFilter>;
  first?: Scalars['Int']['input'];
};


/** All queries. */
export type QuerySalesReportArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** All queries. */
export type QueryStockAlertsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All queries. */
export type QueryStockAlertsOfArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  variantId: Scalars['ID']['input'];
};


/** All queries. */
export type QuerySubscribersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SubscriberFilter>;
  first?: Scalars['Int']['input'];
};


/** All queries. */
export type QueryTrackOrderArgs = {
  email: Scalars['String']['input'];
  number: Scalars['String']['input'];
};


/** All queries. */
export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookDeliveryFilter>;
  first?: Scalars['Int']['input'];
};

/** A quote. */
export type QuoteSection = HomeSection & {
  __typename?: 'QuoteSection';
  /** Who said it. */
  author: Scalars['String']['output'];
  /** The quote. */
  quote: Scalars['String']['output'];
  /** No heading. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A redirect from an old path. The live storefront answers with status 301. */
export type Redirect = {
  __typename?: 'Redirect';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The old path: in lower case, decoded, without a trailing slash. Matches every spelling of the path. */
  from: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether it replaces the shop's page at `from`. */
  replacesPage: Scalars['Boolean']['output'];
  /** The target: a path of the shop, or an https URL of another site. */
  to: Scalars['String']['output'];
  /** Increases by 1 with every change. */
  version: Scalars['Int']['output'];
};

/** A page of redirects, sorted by old path. */
export type RedirectConnection = {
  __typename?: 'RedirectConnection';
  /** The items on this page. */
  nodes: Array<Redirect>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of matches on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A new redirect. */
export type RedirectInput = {
  /** A path such as `/pages/about-us`, or a URL of a former shop, whose path is used. No query or fragment. */
  from: Scalars['String']['input'];
  /** Whether the redirect may replace the shop's page at `from`. Otherwise such a redirect is rejected. */
  replacesPage?: Scalars['Boolean']['input'];
  /** The target: a path of the shop, or an https URL of another site. The target must not be redirected itself. */
  to: Scalars['String']['input'];
};

/** A completed or pending refund of an order. */
export type Refund = {
  __typename?: 'Refund';
  /** The amount. */
  amount: Money;
  /** When it was requested or recorded. */
  at: Scalars['DateTime']['output'];
  /** The credit note. Null until the refund is made. */
  creditNote?: Maybe<Invoice>;
  /** Why the payment provider has not made the refund yet, or has rejected it. Null for shoppers. */
  error?: Maybe<Scalars['String']['output']>;
  /** Identifies it. */
  id: Scalars['ID']['output'];
  /** Whether it was made by hand instead of by a payment provider. */
  isManual: Scalars['Boolean']['output'];
  /** The refunded units. Empty for a refund of shipping or an amount. */
  lines: Array<RefundLine>;
  /** The team's note. Null for shoppers. */
  note?: Maybe<Scalars['String']['output']>;
  /** The refunded shipping. */
  shipping: Money;
  /** The state. */
  state: RefundState;
};

/** A refund of lines, shipping, an amount, or several of these. */
export type RefundInput = {
  /** The total, which replaces the sum of lines and shipping. Without lines and shipping, the amount to refund. */
  amount?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** Whether to record it by hand, even if the payment provider could refund. */
  isManual?: Scalars['Boolean']['input'];
  /** Units of lines. A line can appear twice: once with units to restock, once with others. */
  lines?: InputMaybe<Array<RefundLineInput>>;
  /** An internal note of at most 500 characters, such as the reason or the reference of a transfer. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The shipping costs to refund. */
  shipping?: InputMaybe<Scalars['MinorUnits']['input']>;
};

/** Refunded units of an order's line. */
export type RefundLine = {
  __typename?: 'RefundLine';
  /** The refunded part of the line's price. */
  amount: Money;
  /** Whether they were shipped. Unshipped units were removed from the order. */
  isShipped: Scalars['Boolean']['output'];
  /** The order's line. */
  line: OrderLine;
  /** The quantity. */
  quantity: Scalars['Int']['output'];
  /** Whether they were restocked. False for shoppers. */
  restock: Scalars['Boolean']['output'];
};

/** Units of an order's line to refund. */
export type RefundLineInput = {
  /** Whether they are shipped units. Unshipped units are removed from the order. By default unshipped units are refunded first. */
  isShipped?: InputMaybe<Scalars['Boolean']['input']>;
  /** The order's line. */
  lineId: Scalars['ID']['input'];
  /** The quantity: at least 1. */
  quantity: Scalars['Int']['input'];
  /**
   * Whether to restock them. By default unshipped units are restocked, and shipped ones are not. Unshipped units
   * that are not restocked count as lost, for example because they are broken.
   */
  restock?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A refund that was made outside the shop. */
export type RefundRecordInput = {
  /** The amount. By default everything that is owed. */
  amount?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** Whether nothing more is owed afterwards, even if the refund is lower than the owed amount. */
  isFinal?: Scalars['Boolean']['input'];
  /** An internal note of at most 500 characters, such as the reference of the transfer. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** The states of refunds. */
export type RefundState =
  /** The money was refunded. */
  | 'DONE'
  /** Rejected by the payment provider. */
  | 'FAILED'
  /** Requested from the payment provider, which has not answered yet. Retried until it does. */
  | 'PENDING';

/** The refundable part of an order. */
export type Refundable = {
  __typename?: 'Refundable';
  /** The refundable amount: the payment less completed and pending refunds. */
  amount: Money;
  /** Whether a payment provider makes refunds. Otherwise the team makes and records them. */
  isThroughProvider: Scalars['Boolean']['output'];
  /** The refundable units by line. */
  lines: Array<RefundableLine>;
  /** The refundable shipping. */
  shipping: Money;
};

/** The refundable part of an order's line. */
export type RefundableLine = {
  __typename?: 'RefundableLine';
  /** The order's line. */
  lineId: Scalars['ID']['output'];
  /** The payment for all its units, after all discounts. */
  paid: Money;
  /** The ordered quantity. */
  quantity: Scalars['Int']['output'];
  /** The quantity with completed or pending refunds. */
  refunded: Scalars['Int']['output'];
  /** The shipped quantity that has not come back yet and can be restocked. */
  restockable: Scalars['Int']['output'];
  /** The refundable quantity that was not shipped. A refund removes it from the order. */
  unshipped: Scalars['Int']['output'];
};

/** A release: the storefront at one point in time. */
export type Release = {
  __typename?: 'Release';
  /** The size of the pages rendered for it, in bytes. */
  bytes: Scalars['Float']['output'];
  /** The cause. */
  cause: ReleaseCause;
  /** Who requested it or saved its changes, as far as known. */
  causedBy: Array<Scalars['String']['output']>;
  /** The number of differences from the previous release. Null if unknown. */
  changed?: Maybe<ReleaseCounts>;
  /** At most five of the latest changes that this release was the first to show, as far as the activity still has them. A group counts as one. */
  changes: Array<Change>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** How long it took, in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** Whether shoppers see it. */
  isCurrent: Scalars['Boolean']['output'];
  /** Sequential from 1. */
  number: Scalars['Int']['output'];
  /** The number of pages and redirects. */
  pages: Scalars['Int']['output'];
  /** The number of pages that were not rendered for it, because they are unchanged or will be rendered on request. */
  reused: Scalars['Int']['output'];
  /** The URL for viewing it. */
  url: Scalars['String']['output'];
};

/** The causes of releases. */
export type ReleaseCause =
  /** The catalogue replaced the sample. */
  | 'CATALOGUE_USED'
  /** A product or a deal reached a scheduled date. */
  | 'DATE_REACHED'
  /** An import has ended. */
  | 'IMPORTED'
  /** No longer used: the renderer was updated. */
  | 'PAGES_RENEWED'
  /** No longer used: files of the previous release were lost. */
  | 'REPAIRED'
  /** An operator requested it. */
  | 'REQUESTED'
  /** Changes were saved. */
  | 'SAVED'
  /** No longer used: the server was started, and something differed. */
  | 'SERVER_STARTED'
  /** A variant sold out or came back. Releases with only such changes cannot be restored. */
  | 'STOCK';

/** A page of releases, newest first. */
export type ReleaseConnection = {
  __typename?: 'ReleaseConnection';
  /** The releases. */
  nodes: Array<Release>;
  /** The number of releases. */
  totalCount: Scalars['Int']['output'];
};

/** The number of differences between two releases. */
export type ReleaseCounts = {
  __typename?: 'ReleaseCounts';
  /** The number of new, changed and removed categories. */
  categories: Scalars['Int']['output'];
  /** Whether the content differs. */
  content: Scalars['Boolean']['output'];
  /** The number of new, changed and removed products. */
  products: Scalars['Int']['output'];
  /** The number of new, changed and removed redirects. */
  redirects: Scalars['Int']['output'];
};

/** A variant to send instead of returned items. */
export type ReplacementLineInput = {
  /** The quantity: 1 to 999. */
  quantity: Scalars['Int']['input'];
  /** The variant's id. */
  variantId: Scalars['ID']['input'];
};

/** The length of an interval. Weeks begin on Monday. The first and last interval can be shorter. */
export type ReportInterval =
  /** A day. */
  | 'DAY'
  /** A month. */
  | 'MONTH'
  /** A week. */
  | 'WEEK';

/** A return of items of an order. */
export type Return = {
  __typename?: 'Return';
  /** When it was accepted or declined. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the shopper sent a photo. */
  hasPhoto: Scalars['Boolean']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The units to return. */
  lines: Array<ReturnLine>;
  /** The message to the shopper with the decision. */
  note?: Maybe<Scalars['String']['output']>;
  /** The return number, such as 1001-R1. */
  number: Scalars['String']['output'];
  /** The order. */
  order: Order;
  /** The photo as a data URL. Null for shoppers, and without a photo. */
  photo?: Maybe<Scalars['String']['output']>;
  /** The reason in the shopper's words. Empty after erasure. */
  reason: Scalars['String']['output'];
  /** The received items and the compensation. */
  receipts: Array<ReturnReceipt>;
  /** When it was requested. */
  requestedAt: Scalars['DateTime']['output'];
  /** The state. */
  status: ReturnStatus;
};

/** A page of returns, newest first. */
export type ReturnConnection = {
  __typename?: 'ReturnConnection';
  /** The items on this page. */
  nodes: Array<Return>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of returns that await a decision, regardless of the filter. */
  requestedCount: Scalars['Int']['output'];
  /** The number of matches on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Filters returns. */
export type ReturnFilter = {
  /** An order number or a return number. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only returns in this state. */
  status?: InputMaybe<ReturnStatus>;
};

/** A return request. */
export type ReturnInput = {
  /** Units of lines. */
  lines: Array<ReturnLineInput>;
  /** A photo, which only the team sees. */
  photo?: InputMaybe<Scalars['Upload']['input']>;
  /** The reason: at most 1,000 characters. */
  reason: Scalars['String']['input'];
};

/** Units of an order's line to return. */
export type ReturnLine = {
  __typename?: 'ReturnLine';
  /** The order's line. */
  line: OrderLine;
  /** The quantity. */
  quantity: Scalars['Int']['output'];
  /** The received quantity. */
  received: Scalars['Int']['output'];
};

/** Units of an order's line to return. */
export type ReturnLineInput = {
  /** The order's line. */
  lineId: Scalars['ID']['input'];
  /** The quantity: at least 1. */
  quantity: Scalars['Int']['input'];
};

/** The reasons why nothing of an order can be returned. */
export type ReturnObstacle =
  /** Everything has been returned or refunded, or the token is read-only. */
  | 'NOTHING_LEFT'
  /** The order is not delivered. */
  | 'NOT_DELIVERED'
  /** The shop accepts no returns. */
  | 'NOT_OFFERED'
  /** The return period is over. */
  | 'PERIOD_OVER';

/** Items received together. */
export type ReturnReceipt = {
  __typename?: 'ReturnReceipt';
  /** When they were received. */
  at: Scalars['DateTime']['output'];
  /** The name of the operator or API token. Null for shoppers. */
  by?: Maybe<Scalars['String']['output']>;
  /** The name of the operator or API token that recorded it. Null for shoppers. */
  refund?: Maybe<Refund>;
  /** The id of the replacement order. Null for shoppers. */
  replacementId?: Maybe<Scalars['ID']['output']>;
  /** The number of the replacement order. */
  replacementNumber?: Maybe<Scalars['String']['output']>;
};

/** The states of returns. */
export type ReturnStatus =
  /** Accepted; the shop expects the items. */
  | 'ACCEPTED'
  /** Declined. */
  | 'DECLINED'
  /** All items were received, or the shop no longer expects the rest. */
  | 'RECEIVED'
  /** Awaits the shop's decision. */
  | 'REQUESTED';

/** The returnable part of an order. */
export type Returnable = {
  __typename?: 'Returnable';
  /** The last day of the return period in the shop's time zone, such as 2026-11-27. */
  lastDay?: Maybe<Scalars['String']['output']>;
  /** The returnable items. */
  lines: Array<ReturnableLine>;
  /** Why nothing can be returned. Null if something can be returned. */
  obstacle?: Maybe<ReturnObstacle>;
  /** The end of the return period. Null: it has not started, or the shop accepts no returns. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Returnable units of an order's line. */
export type ReturnableLine = {
  __typename?: 'ReturnableLine';
  /** The order's line. */
  lineId: Scalars['ID']['output'];
  /** The quantity. */
  quantity: Scalars['Int']['output'];
};

/** The roles of operators. Each includes the rights of those below it. */
export type Role =
  /** Manages the shop: catalogue, content, orders, publishing. */
  | 'EDITOR'
  /** All rights, including managing operators. */
  | 'OWNER'
  /** Sees everything and changes nothing. */
  | 'VIEWER';

/** A figure of the sales report, used to list the orders that it counts. Canceled orders are in none. */
export type SalesFigure =
  /** Orders with a discount on their products. */
  | 'DISCOUNTED'
  /** All orders. */
  | 'ORDERS'
  /** Paid orders, even if a part was refunded. */
  | 'PAID'
  /** Orders with a refund. */
  | 'REFUNDED'
  /** Orders that are not paid yet, such as cash on delivery, or whose payment a bank took back. */
  | 'UNPAID';

/** The sales of a period. */
export type SalesFigures = {
  __typename?: 'SalesFigures';
  /** The average revenue per order. */
  average: Money;
  /** The discounts on products, without free shipping. */
  discounts: Money;
  /** The first day. */
  from: Scalars['Date']['output'];
  /** The number of orders. */
  orders: Scalars['Int']['output'];
  /** The paid part of the revenue. */
  paidRevenue: Money;
  /** The refunds of these orders. */
  refunds: Money;
  /** The total of these orders with shipping and tax, less refunds. */
  revenue: Money;
  /** The tax in these orders, with refunds not subtracted. */
  taxes: Money;
  /** The last day. */
  to: Scalars['Date']['output'];
  /** The unpaid part of the revenue, such as cash on delivery, and money that a bank took back. */
  unpaidRevenue: Money;
};

/** The sales of a period. */
export type SalesReport = {
  __typename?: 'SalesReport';
  /** The average revenue per order. */
  average: Money;
  /** The best-selling products. */
  bestSellers: Array<ProductSales>;
  /** Every day of the period, including days without orders. */
  days: Array<DaySales>;
  /** The used discounts, largest first. At most 100. */
  discountUses: Array<DiscountSales>;
  /** The discounts on products, without free shipping. */
  discounts: Money;
  /** The first day. */
  from: Scalars['Date']['output'];
  /** Whether the shop has ever received an order. */
  hasSold: Scalars['Boolean']['output'];
  /** The period by day, week or month. */
  intervals: Array<IntervalSales>;
  /** The number of orders. */
  orders: Scalars['Int']['output'];
  /** The paid part of the revenue. */
  paidRevenue: Money;
  /** The same figures for the preceding period of equal length. */
  previous: SalesFigures;
  /** The refunds of these orders. */
  refunds: Money;
  /** The total of these orders with shipping and tax, less refunds. */
  revenue: Money;
  /** Taxes by kind and rate, with refunds not subtracted. */
  taxRates: Array<TaxSales>;
  /** The tax in these orders, with refunds not subtracted. */
  taxes: Money;
  /** The time zone of the days, such as Asia/Kolkata. */
  timeZone: Scalars['String']['output'];
  /** The last day. */
  to: Scalars['Date']['output'];
  /** The unpaid part of the revenue, such as cash on delivery, and money that a bank took back. */
  unpaidRevenue: Money;
};


/** The sales of a period. */
export type SalesReportBestSellersArgs = {
  by?: BestSellerOrder;
  first?: Scalars['Int']['input'];
};


/** The sales of a period. */
export type SalesReportIntervalsArgs = {
  by?: ReportInterval;
};

/** The secret for an authenticator app. */
export type SecondFactorSetup = {
  __typename?: 'SecondFactorSetup';
  /** The secret in base 32, for typing. */
  secret: Scalars['String']['output'];
  /** The secret as a URI, for a QR code. */
  uri: Scalars['String']['output'];
};

/** Two versions of a secret: before and after a change. */
export type SecretValue =
  /** The previous secret. */
  | 'FORMER'
  /** The new secret. */
  | 'NEW';

/** A selected option value. */
export type SelectedOption = {
  __typename?: 'SelectedOption';
  /** The option, such as Colour. */
  name: Scalars['String']['output'];
  /** The value, such as Red. */
  value: Scalars['String']['output'];
};

/** A selected option value. */
export type SelectedOptionInput = {
  /** The option's name. */
  name: Scalars['String']['input'];
  /** One of its values. */
  value: Scalars['String']['input'];
};

/** What a shop needs before it can sell. */
export type SellingNeed =
  /** An address, and an email address or a phone number. */
  | 'ADDRESS'
  /** A published catalogue. */
  | 'CATALOGUE'
  /** A payment method. */
  | 'PAYMENT'
  /** Texts about returns, delivery, privacy and terms. */
  | 'POLICIES';

/** The selling settings. */
export type SellingSettings = {
  __typename?: 'SellingSettings';
  /** The bank account for transfers, as lines of text. Null: the shop does not accept transfers. */
  bankDetails?: Maybe<Scalars['String']['output']>;
  /** The maximum total for cash on delivery. Null: no limit. */
  cashOnDeliveryUpTo?: Maybe<Scalars['MinorUnits']['output']>;
  /** The categories with a tax rate of their own. */
  categoryTaxRates: Array<CategoryTaxRate>;
  /** The destination countries. */
  countries: Array<Scalars['CountryCode']['output']>;
  /** The currency of all prices. */
  currency: Scalars['CurrencyCode']['output'];
  /** The first delivery day. 1 is the day after the order. Null: unknown. */
  deliveryDaysFrom?: Maybe<Scalars['Int']['output']>;
  /** The last delivery day. */
  deliveryDaysUntil?: Maybe<Scalars['Int']['output']>;
  /** The page for newsletter and stock alert links in emails, such as https://app.example/emails/{action}/{token}. Null: Mela's own page. */
  emailsUrl?: Maybe<Scalars['String']['output']>;
  /** The subtotal for free shipping. Null: shipping is never free. */
  freeShippingFrom?: Maybe<Scalars['MinorUnits']['output']>;
  /** The shop's GST number. */
  gstin?: Maybe<Scalars['String']['output']>;
  /** Whether an order was ever placed. After that, the currency can no longer change. */
  hasOrders: Scalars['Boolean']['output'];
  /** The home page that emails link to. Null: Mela's own home page. The three addresses below work alike. */
  homeUrl?: Maybe<Scalars['String']['output']>;
  /** Whether shoppers can order. */
  isSelling: Scalars['Boolean']['output'];
  /** What is missing before shoppers can order. */
  missing: Array<SellingNeed>;
  /** The recipients of an email about each new order. */
  newOrderEmails: Array<Scalars['String']['output']>;
  /** The enabled payment providers, such as stripe. */
  onlineMethods: Array<Scalars['String']['output']>;
  /** The order page that emails and the links of draft orders lead to, such as https://app.example/orders/{token}. Null: Mela's own page. */
  orderUrl?: Maybe<Scalars['String']['output']>;
  /** The hours after which an unpaid order expires and releases its stock. */
  payWithinHours: Scalars['Int']['output'];
  /** Whether prices include tax. Otherwise it is added to the total of carts and orders. */
  pricesIncludeTax: Scalars['Boolean']['output'];
  /** The product page that emails link to, such as https://app.example/products/{handle}?variant={variant}. Null: Mela's own page. */
  productUrl?: Maybe<Scalars['String']['output']>;
  /** The instructions for sending items back, which the email about an accepted return contains. Null: the email only contains the team's note. */
  returnInstructions?: Maybe<Scalars['String']['output']>;
  /** The shipping costs, in per cent of the subtotal. */
  shippingPercent: Scalars['Float']['output'];
  /** Whether the shop accepts cash on delivery. */
  takesCashOnDelivery: Scalars['Boolean']['output'];
  /** The tax rate of products without a tax class, in per cent. */
  taxRate: Scalars['Float']['output'];
  /** The shop's own state: its two-letter ISO 3166-2 code, such as MH. */
  taxRegion?: Maybe<Scalars['String']['output']>;
  /** The IANA name of the time zone of the shop's days, such as Asia/Kolkata. */
  timeZone: Scalars['String']['output'];
  /** The UPI id, such as shop@bank. Null: the shop does not accept UPI. */
  upiId?: Maybe<Scalars['String']['output']>;
  /** Increases by 1 with every change. 0 before the first. */
  version: Scalars['Int']['output'];
};

/** Changes of the selling settings. Null clears optional fields. */
export type SellingSettingsInput = {
  /** The bank account for transfers: at most 1,000 characters. */
  bankDetails?: InputMaybe<Scalars['String']['input']>;
  /** The maximum total for cash on delivery. */
  cashOnDeliveryUpTo?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** The tax rates of all categories that have one. */
  categoryTaxRates?: InputMaybe<Array<CategoryTaxRateInput>>;
  /** The destination countries: at least one. */
  countries?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /**
   * The currency of all prices, which can change until the first order. Amounts keep their number: 1,499 rupees
   * become 1,499 dollars. Amounts in the same input are in the new currency. Rejected if a price has more
   * decimals than the currency allows.
   */
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** The first delivery day: 0 to 365. */
  deliveryDaysFrom?: InputMaybe<Scalars['Int']['input']>;
  /** The last delivery day: not less than the first. */
  deliveryDaysUntil?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The page for newsletter and stock alert links in emails, with `{action}` and `{token}`. The action `confirm`
   * stands for `confirmNewsletter(token)`, `newsletter` for `leaveNewsletter(token)`, and `alerts` for
   * `leaveStockAlerts(token)`.
   */
  emailsUrl?: InputMaybe<Scalars['String']['input']>;
  /** The subtotal for free shipping. */
  freeShippingFrom?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** The shop's GST number, with a valid check digit. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /**
   * The home page that emails link to: an https: address of at most 500 characters, or http: for localhost. The
   * same limits apply to the three addresses below.
   */
  homeUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether shoppers can order. */
  isSelling?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 10 recipients of an email about each new order, which omits the shopper's details. */
  newOrderEmails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Payment providers whose keys are set, such as stripe and razorpay. Empty: none. */
  onlineMethods?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The order page that emails link to. `{token}` stands for the token of `order(token)`. */
  orderUrl?: InputMaybe<Scalars['String']['input']>;
  /** The hours after which an unpaid order expires: 1 to 720. */
  payWithinHours?: InputMaybe<Scalars['Int']['input']>;
  /** Whether prices include tax. Existing orders stay unchanged. */
  pricesIncludeTax?: InputMaybe<Scalars['Boolean']['input']>;
  /** The product page that emails link to. `{handle}` stands for the product's handle, and the optional `{variant}` for the variant's id. */
  productUrl?: InputMaybe<Scalars['String']['input']>;
  /** The instructions for sending items back: at most 1,000 characters. */
  returnInstructions?: InputMaybe<Scalars['String']['input']>;
  /** The shipping costs in per cent of the subtotal: 0 to 100, with at most two decimals. */
  shippingPercent?: InputMaybe<Scalars['Float']['input']>;
  /** Whether the shop accepts cash on delivery. */
  takesCashOnDelivery?: InputMaybe<Scalars['Boolean']['input']>;
  /** The tax rate in per cent: 0 to 100, with at most two decimals. */
  taxRate?: InputMaybe<Scalars['Float']['input']>;
  /** The two-letter code of an Indian state. */
  taxRegion?: InputMaybe<Scalars['String']['input']>;
  /** The shop's time zone by its IANA name, such as Asia/Kolkata. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** The UPI id, such as shop@bank. */
  upiId?: InputMaybe<Scalars['String']['input']>;
  /** The version that the caller read. Fails with CONFLICT if there is a newer one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A message to the shop. */
export type SendMessageInput = {
  /** The email address to reply to. */
  email: Scalars['String']['input'];
  /** 1 to 5,000 characters, with line breaks. */
  message: Scalars['String']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** The number of a related order, up to 40 characters. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** The phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** A honeypot field that people do not see. Messages that fill it are dropped without an error. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A session. */
export type Session = {
  __typename?: 'Session';
  /** The currency of prices in the admin. */
  currency: Scalars['CurrencyCode']['output'];
  /** Whether the shop has an account. */
  hasAccounts: Scalars['Boolean']['output'];
  /** Whether everyone has all rights without signing in, because the shop has no account and the server is only reachable from this machine. */
  isOpen: Scalars['Boolean']['output'];
  /** The signed-in operator. Null without one. */
  operator?: Maybe<Operator>;
  /** Why passkeys do not work at this address, as a sentence. Null if they do. */
  passkeyObstacle?: Maybe<Scalars['String']['output']>;
  /** The IANA name of the time zone of the shop's days, such as Asia/Kolkata. */
  timeZone: Scalars['String']['output'];
};

/** A shipping rate for a cart. */
export type ShippingRate = {
  __typename?: 'ShippingRate';
  /** The delivery dates. Null: unknown. */
  arrival?: Maybe<Arrival>;
  /** The rate's id. */
  id: Scalars['ID']['output'];
  /** Whether the cart's total uses this rate. */
  isChosen: Scalars['Boolean']['output'];
  /** Whether the shopper picks up the order. */
  isPickup: Scalars['Boolean']['output'];
  /** The displayed name, such as Express. */
  name: Scalars['String']['output'];
  /** The price for this cart. */
  price: Money;
  /** Whether cash on delivery is possible with this rate, if the shop offers it. */
  takesCashOnDelivery: Scalars['Boolean']['output'];
};

/** The kinds of shipping rates. */
export type ShippingRateKind =
  /** A fixed price. */
  | 'FLAT'
  /** A percentage of the value of the goods, after discounts. */
  | 'PERCENT'
  /** The shopper picks up the order. */
  | 'PICKUP'
  /** For orders in a range of values of the goods, after discounts. */
  | 'SUBTOTAL'
  /** For orders in a range of weights. Units of unknown weight count as 0 grams. */
  | 'WEIGHT';

/**
 * A group of addresses with its shipping rates. If several zones match an address, the most specific one applies: the narrowest
 * postcodes, then the state, then the country, then the zone of all other countries.
 */
export type ShippingZone = {
  __typename?: 'ShippingZone';
  /** Its countries. Empty: all countries that belong to no other zone. */
  countries: Array<Scalars['CountryCode']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The internal name. */
  name: Scalars['String']['output'];
  /** The postcodes of its only country that it covers, such as 400001, 400001-400099 or 4000*. */
  postalCodes: Array<Scalars['String']['output']>;
  /** The shipping rates. Empty: the shop does not deliver there. */
  rates: Array<ShippingZoneRate>;
  /** The states of its only country that it covers. In India their two-letter codes. */
  regions: Array<Scalars['String']['output']>;
  /** Increases by 1 with every change. */
  version: Scalars['Int']['output'];
};

/** A shipping zone. */
export type ShippingZoneInput = {
  /** Two-letter codes. Empty: all countries that belong to no other zone. Zones with states or postcodes have exactly one country. */
  countries: Array<Scalars['CountryCode']['input']>;
  /** The id of an existing zone. Null creates a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The internal name: 1 to 100 characters. */
  name: Scalars['String']['input'];
  /**
   * Postcodes of its only country, such as 400001, 400001-400099 or 4000*. At most 1,000. If the zone has states too, matching
   * either is enough.
   */
  postalCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** All rates, in the order that shoppers see. At most 20. Empty: the shop does not deliver there. */
  rates: Array<ShippingZoneRateInput>;
  /** States of its only country: in India their two-letter codes, elsewhere as shoppers write them. At most 100. */
  regions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The version that the caller read. Fails with CONFLICT if there is a newer one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A shipping rate of a zone. */
export type ShippingZoneRate = {
  __typename?: 'ShippingZoneRate';
  /** The first delivery day. 1 is the day after the order. Null: unknown. */
  daysFrom?: Maybe<Scalars['Int']['output']>;
  /** The last delivery day. */
  daysUntil?: Maybe<Scalars['Int']['output']>;
  /** The value of the goods from which it is free. Null: shipping is never free. */
  freeFrom?: Maybe<Scalars['MinorUnits']['output']>;
  /** The minimum: for WEIGHT in grams, for SUBTOTAL in minor units. Null: none. */
  from?: Maybe<Scalars['MinorUnits']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** How the price is calculated. */
  kind: ShippingRateKind;
  /** The displayed name. */
  name: Scalars['String']['output'];
  /** For PERCENT: the percentage of the value of the goods. */
  percent?: Maybe<Scalars['Float']['output']>;
  /** The price. 0 for a percentage. */
  price: Scalars['MinorUnits']['output'];
  /** Whether cash on delivery is possible. */
  takesCashOnDelivery: Scalars['Boolean']['output'];
  /** The maximum, which is excluded. Null: none. */
  until?: Maybe<Scalars['MinorUnits']['output']>;
};

/** A shipping rate of a zone. */
export type ShippingZoneRateInput = {
  /** The first delivery day: 0 to 365. 1 is the day after the order. */
  daysFrom?: InputMaybe<Scalars['Int']['input']>;
  /** The last delivery day: not less than the first. */
  daysUntil?: InputMaybe<Scalars['Int']['input']>;
  /** The value of the goods from which it is free. */
  freeFrom?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** The minimum: for WEIGHT in grams, for SUBTOTAL in minor units. */
  from?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** The id of an existing rate. Null creates a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** How the price is calculated. */
  kind: ShippingRateKind;
  /** The displayed name: 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** For PERCENT: 0 to 100, with at most two decimals. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** The price. By default 0. Ignored for PERCENT. */
  price?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** Whether cash on delivery is possible. */
  takesCashOnDelivery?: Scalars['Boolean']['input'];
  /** The maximum, which is excluded. */
  until?: InputMaybe<Scalars['MinorUnits']['input']>;
};

/** Public information about the shop. */
export type Shop = {
  __typename?: 'Shop';
  /** Contact details. */
  contact: ShopContact;
  /**
   * The texts, links and images of the live release, as Mela's own pages show them. Null until the shop shows
   * its own catalogue.
   */
  content?: Maybe<ShopContent>;
  /** The destination countries. */
  countries: Array<Scalars['CountryCode']['output']>;
  /** The currency of all prices. */
  currency: Scalars['CurrencyCode']['output'];
  /** The officer to whom shoppers in India can complain. Null if the shop has named no one. */
  grievanceOfficer?: Maybe<GrievanceOfficer>;
  /** Whether shoppers can order. */
  isSelling: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The categories as a menu. */
  navigation: Array<NavigationEntry>;
  /** The payment methods by name, such as cash_on_delivery. */
  paymentMethods: Array<Scalars['String']['output']>;
  /** Policies and terms. */
  policies: Array<ShopPolicy>;
  /** The IANA name of the time zone of the shop's days, such as Asia/Kolkata. */
  timeZone: Scalars['String']['output'];
};

/** The contact details of a shop. */
export type ShopContact = {
  __typename?: 'ShopContact';
  /** The lines of the address. */
  address?: Maybe<Scalars['String']['output']>;
  /** An email address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The phone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The phone number for WhatsApp, with its country code. */
  whatsapp?: Maybe<Scalars['String']['output']>;
};

/** The texts, links and images of the shop's pages. */
export type ShopContent = {
  __typename?: 'ShopContent';
  /** The page /about. */
  about: AboutPage;
  /** The page /contactus. `Shop.contact` and `Shop.grievanceOfficer` have its other details. */
  contact: ContactPage;
  /** What the shop promises about delivery times. */
  delivery?: Maybe<Scalars['String']['output']>;
  /** The home page's description for search engines, unless `seoDescription` is set. */
  description: Scalars['String']['output'];
  /** The footer of each page. */
  footer: ContentFooter;
  /** The page /help. */
  help: HelpPage;
  /** The sections of the home page, in order. Sections that cannot be shown are omitted. */
  home: Array<HomeSection>;
  /** The opening hours. */
  hours?: Maybe<Scalars['String']['output']>;
  /** The uploaded logo. Null: the pages show the name. */
  logo?: Maybe<Image>;
  /** The page /privacy. */
  privacy: LegalPage;
  /** The days in which shoppers can return items. 0: no returns. Null: not stated. */
  returnDays?: Maybe<Scalars['Int']['output']>;
  /** The home page's description for search engines and link previews. Null: `description`. */
  seoDescription?: Maybe<Scalars['String']['output']>;
  /** The home page's title for search engines and link previews. Null: the name and the tagline. */
  seoTitle?: Maybe<Scalars['String']['output']>;
  /** The image for link previews of pages without an image of their own. Null: the first slide's, or the logo. */
  socialImage?: Maybe<Image>;
  /** A few words after the name in the home page's title. */
  tagline: Scalars['String']['output'];
  /** The page /terms. */
  terms: LegalPage;
  /** The bar above the header. */
  topBar: ContentTopBar;
  /** The years of warranty. 0: none. Null: not stated. */
  warrantyYears?: Maybe<Scalars['Int']['output']>;
};

/** A policy of a shop. */
export type ShopPolicy = {
  __typename?: 'ShopPolicy';
  /** The path of its page. */
  path: Scalars['String']['output'];
  /** Its text. */
  text: Scalars['String']['output'];
  /** The title, such as Privacy Policy. */
  title: Scalars['String']['output'];
};

/** The current visibility of a product. */
export type ShownStatus =
  /** Active and visible. */
  | 'ACTIVE'
  /** A draft. */
  | 'DRAFT'
  /** Active, but no longer visible: `showUntil` has passed. */
  | 'ENDED'
  /** Hidden. */
  | 'HIDDEN'
  /** Active, but not visible yet: `showFrom` is in the future. */
  | 'SCHEDULED';

/** What shoppers saw: the sample, or a release of the catalogue. */
export type ShownValue = {
  __typename?: 'ShownValue';
  /** The sample or the catalogue. */
  mode: StorefrontMode;
  /** The number of the release. Null for the sample, and for a release that was not created yet. */
  release?: Maybe<Scalars['Int']['output']>;
};

/** The credentials for signing in. */
export type SignInInput = {
  /**
   * A code of the second factor, or a recovery code. Without it, accounts with a second factor get UNAUTHENTICATED that names this
   * field.
   */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The account's email. */
  email: Scalars['String']['input'];
  /** Whether the browser keeps the session cookie after it is closed. */
  isRemembered?: Scalars['Boolean']['input'];
  /** Its password. */
  password: Scalars['String']['input'];
};

/** A new account. */
export type SignUpInput = {
  /** The email address for signing in. With an invitation, it must be the invited address. */
  email: Scalars['String']['input'];
  /** The secret of an invitation. Required except for the first account. */
  invitation?: InputMaybe<Scalars['String']['input']>;
  /** 12 to 200 characters, not a very common password. */
  password: Scalars['String']['input'];
};

/** A session of the operator in a browser. */
export type SignedInSession = {
  __typename?: 'SignedInSession';
  /** When it started. */
  createdAt: Scalars['DateTime']['output'];
  /** The browser, as far as known, such as Firefox on Linux. */
  device: Scalars['String']['output'];
  /** Identifies the session. This id cannot be used to sign in. */
  id: Scalars['ID']['output'];
  /** Whether it is the caller's session. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, accurate to five minutes. */
  usedAt: Scalars['DateTime']['output'];
};

/** A product that a bulk change skipped. */
export type SkippedProduct = {
  __typename?: 'SkippedProduct';
  /** The product's id. */
  id: Scalars['ID']['output'];
  /** Why it cannot become active or hidden. */
  reasons: Array<ActivationFault>;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** Large slides, shown in turn. */
export type SlidesSection = HomeSection & {
  __typename?: 'SlidesSection';
  /** The slides. */
  slides: Array<HomeSlide>;
  /** No heading. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A shopper's request for an email when a variant is back in stock. */
export type StockAlert = {
  __typename?: 'StockAlert';
  /** The email address in lower case. */
  email: Scalars['String']['output'];
  /** When the request is deleted if the variant has not come back in stock. */
  expiresAt: Scalars['DateTime']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When it was requested. */
  requestedAt: Scalars['DateTime']['output'];
};

/** A page of requests. */
export type StockAlertConnection = {
  __typename?: 'StockAlertConnection';
  /** The items on this page. */
  nodes: Array<StockAlert>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of requests for the variant. */
  totalCount: Scalars['Int']['output'];
};

/** A change of the stock. */
export type StockChange =
  /** The quantity to add. Negative to reduce the stock. Untracked products are rejected. */
  { add: Scalars['Int']['input']; isCounted?: never; set?: never; }
  |  /** False: stop tracking the stock. */
  { add?: never; isCounted: Scalars['Boolean']['input']; set?: never; }
  |  /** The new quantity. */
  { add?: never; isCounted?: never; set: Scalars['Int']['input']; };

/** What shoppers see at `/`, and the state of publishing. */
export type Storefront = {
  __typename?: 'Storefront';
  /** Why the last release failed. Null if it did not. */
  error?: Maybe<Scalars['String']['output']>;
  /** Items that could not be published as they were saved: at most fifty. They do not hold back other changes. */
  faults: Array<PublishFault>;
  /**
   * Whether automatic publishing is paused because the shop shows an earlier release. `publishStorefront`
   * resumes it, and so does turning automatic publishing on again.
   */
  isPaused: Scalars['Boolean']['output'];
  /** The sample content or the catalogue. */
  mode: StorefrontMode;
  /** When a failed release is retried. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** The progress of the release that is being created. Null if there is none. */
  progress?: Maybe<PublishProgress>;
  /** Whether changes are published automatically. Otherwise call `publishStorefront`. */
  publishesAutomatically: Scalars['Boolean']['output'];
  /** The number of the shown release. Null for the sample content. */
  release?: Maybe<Scalars['Int']['output']>;
  /** The state of publishing. */
  state: StorefrontState;
  /** The number of changed products, categories, sections and redirects that are not live yet. */
  waiting: Scalars['Int']['output'];
};

/** The texts, links and images of the storefront. */
export type StorefrontContent = {
  __typename?: 'StorefrontContent';
  /** The names of changed sections. */
  changedSections: Array<Scalars['String']['output']>;
  /** The defaults of all sections. */
  defaults: Scalars['StorefrontContentValues']['output'];
  /**
   * All sections. Until the shop shows its own catalogue, unchanged sections contain the sample's texts. From then on they are
   * empty, or contain the neutral text that shoppers read.
   */
  values: Scalars['StorefrontContentValues']['output'];
  /** Increases by 1 with every change. 0 before the first. */
  version: Scalars['Int']['output'];
};

/** The storefront content as it is now, in the response to a conflict. */
export type StorefrontContentState = {
  __typename?: 'StorefrontContentState';
  /** The names of changed sections. */
  changedSections: Array<Scalars['String']['output']>;
  /** The defaults of all sections. */
  defaults: Scalars['StorefrontContentValues']['output'];
  /** All sections. */
  values: Scalars['StorefrontContentValues']['output'];
  /** Its version. */
  version: Scalars['Int']['output'];
};

/** What shoppers see at `/`. */
export type StorefrontMode =
  /** The shop's catalogue. */
  | 'CATALOGUE'
  /** The sample content. */
  | 'SAMPLE';

/** Changes of the publishing settings. */
export type StorefrontSettingsInput = {
  /** Whether changes are published automatically. */
  publishesAutomatically?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The state of publishing. */
export type StorefrontState =
  /** The last release failed: `error` says why. */
  | 'FAILED'
  /** Everything is published, or the sample content is shown. */
  | 'LIVE'
  /** A release is in progress. */
  | 'PUBLISHING'
  /** Some changes are not published. */
  | 'WAITING';

/** Money that a payment provider received and that does not count for any order. */
export type StrayPayment = {
  __typename?: 'StrayPayment';
  /** The amount. */
  amount: Money;
  /** The provider's id of the charge. */
  chargeId: Scalars['String']['output'];
  /** Why its refund failed. */
  error?: Maybe<Scalars['String']['output']>;
  /** Why it does not count for an order. */
  reason: StrayReason;
  /** The state of its refund. Null: the team has to decide. */
  refund?: Maybe<StrayRefund>;
};

/** Why money does not count for any order. */
export type StrayReason =
  /** The order was already paid. */
  | 'PAID_TWICE'
  /** The amount differs from the order's total. */
  | 'WRONG_AMOUNT'
  /** The currency differs from the order's. */
  | 'WRONG_CURRENCY';

/** The state of refunding money that does not count for any order. */
export type StrayRefund =
  /** Refunded. */
  | 'DONE'
  /** In progress. */
  | 'DUE'
  /** Rejected by the provider. */
  | 'FAILED';

/** A newsletter subscriber. */
export type Subscriber = {
  __typename?: 'Subscriber';
  /** When the address was confirmed. Null: not yet. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The email address in lower case. */
  email: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When the address was last signed up. */
  requestedAt: Scalars['DateTime']['output'];
  /** The state. */
  state: SubscriberState;
};

/** A page of subscribers. */
export type SubscriberConnection = {
  __typename?: 'SubscriberConnection';
  /** The items on this page. */
  nodes: Array<Subscriber>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of confirmed subscribers, regardless of the filter. */
  subscribedCount: Scalars['Int']['output'];
  /** The number of matches on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Filters subscribers. */
export type SubscriberFilter = {
  /** Only subscribers with this text in the address. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only subscribers in this state. */
  state?: InputMaybe<SubscriberState>;
};

/** The states of subscribers. */
export type SubscriberState =
  /** Not confirmed, so the address gets no newsletter. Deleted a week after the sign-up. */
  | 'PENDING'
  /** Confirmed. */
  | 'SUBSCRIBED';

/**
 * Goods that are taxed alike. A product uses its own class (its custom field `taxes/class`), else that of the
 * nearest ancestor category with one, else the default class. Without a default class, the rate in the selling
 * settings applies.
 */
export type TaxClass = {
  __typename?: 'TaxClass';
  /** The categories with this class, including subcategories. */
  categoryIds: Array<Scalars['ID']['output']>;
  /** The HSN code of products without their own. Null: none. */
  hsn?: Maybe<Scalars['String']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether it is the default class. */
  isDefault: Scalars['Boolean']['output'];
  /** Whether the goods are exempt from tax by law, which requires a bill of supply. */
  isExempt: Scalars['Boolean']['output'];
  /** The internal name. */
  name: Scalars['String']['output'];
  /** The rate in per cent. */
  rate: Scalars['Float']['output'];
  /** Increases by 1 with every change. */
  version: Scalars['Int']['output'];
};

/** A tax class. */
export type TaxClassInput = {
  /** The ids of the categories with this class: at most 500, none of which has another class. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The HSN code of products without their own: 4, 6 or 8 digits. */
  hsn?: InputMaybe<Scalars['String']['input']>;
  /** The id of an existing class. Null creates a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it becomes the default class, replacing the former one. */
  isDefault?: Scalars['Boolean']['input'];
  /** Whether the goods are exempt from tax by law. */
  isExempt?: Scalars['Boolean']['input'];
  /** The internal name: 1 to 60 characters, unique. */
  name: Scalars['String']['input'];
  /** The rate in per cent: 0 to 100, with at most two decimals. 0 for exempt goods. */
  rate: Scalars['Float']['input'];
  /** The version that the caller read. Fails with CONFLICT if there is a newer one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The kinds of taxes. */
export type TaxKind =
  /** Central GST, for sales within a state. */
  | 'CGST'
  /** Integrated GST, for sales between states. */
  | 'IGST'
  /** State GST, for sales within a state. */
  | 'SGST'
  /** The tax of a shop whose prices are not in rupees. */
  | 'TAX';

/** A tax of an order. */
export type TaxLine = {
  __typename?: 'TaxLine';
  /** The amount. */
  amount: Money;
  /** The kind of tax. */
  kind: TaxKind;
  /** The rate in per cent, such as 9. */
  rate: Scalars['Float']['output'];
  /** The taxable amount, without the tax. */
  taxable: Money;
};

/** A tax of one rate. */
export type TaxSales = {
  __typename?: 'TaxSales';
  /** The tax. */
  amount: Money;
  /** CGST, SGST, IGST or TAX. */
  kind: TaxKind;
  /** The rate in per cent. */
  rate: Scalars['Float']['output'];
  /** The taxable amount, without the tax. */
  taxable: Money;
};

/** A person of the team. */
export type TeamMember = {
  __typename?: 'TeamMember';
  /** The portrait. */
  image?: Maybe<Image>;
  /** The name. */
  name: Scalars['String']['output'];
  /** The role. */
  role: Scalars['String']['output'];
};

/** The scopes of API tokens. Each module adds its own. */
export type TokenScope =
  /** Changes categories and products. */
  | 'CATALOGUE'
  /** Changes the storefront content. */
  | 'CONTENT'
  /** Reads and changes discounts. */
  | 'DISCOUNTS'
  /** Reads and deletes newsletter subscribers. */
  | 'NEWSLETTER'
  /** Reads orders and their emails, fulfils and cancels them, and marks them as paid. */
  | 'ORDERS'
  /** Together with SETTINGS: changes payment settings, which are the UPI id, bank details, cash on delivery and payment providers. */
  | 'PAYMENTS'
  /** Publishes and restores releases. */
  | 'PUBLISH'
  /** Reads what the admin shows. */
  | 'READ'
  /** Refunds orders. */
  | 'REFUNDS'
  /** Changes the selling settings: shipping, taxes, currency, and whether the shop is open. Excludes payment settings. */
  | 'SETTINGS'
  /** Reads what shoppers see, for an app, with separate rate limits. */
  | 'STOREFRONT'
  /** Reads and changes webhooks, including their secrets. */
  | 'WEBHOOKS';

/** An API token. */
export type TokenValue = {
  __typename?: 'TokenValue';
  /** The name. */
  name: Scalars['String']['output'];
  /** Its scopes. */
  scopes: Array<TokenScope>;
};

/** A message of the bar above the header. */
export type TopBarMessage = {
  __typename?: 'TopBarMessage';
  /** The link after it. */
  link?: Maybe<ContentLink>;
  /** The message. */
  text: Scalars['String']['output'];
};

/** What can happen to an order after a parcel came back. */
export type UndeliveredOutcome =
  /** The order is canceled, which requires that no other parcel is on its way. */
  | 'CANCEL'
  /** The units will be shipped again: the order becomes CONFIRMED. They must be in stock. */
  | 'SHIP_AGAIN';

/** A parcel that did not reach the shopper. */
export type UndeliveredParcelInput = {
  /** An internal note of at most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** What happens to the order. */
  outcome: UndeliveredOutcome;
  /** The parcel's id, such as 1. */
  parcelId: Scalars['ID']['input'];
  /** Whether to restock its units. Lost and broken ones are not. */
  restock: Scalars['Boolean']['input'];
};

/** Changes of a category. Omitted fields stay unchanged, and null clears optional ones. */
export type UpdateCategoryInput = {
  /** The description, in the Markdown of `Product.description`: at most 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The handle for its page's path. Null generates it from the name. Former handles stay reserved. */
  handle?: InputMaybe<Scalars['String']['input']>;
  /** A new image. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** The alt text of the image: at most 200 characters. */
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  /** The new name: 1 to 100 characters after trimming. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The id of the parent category. Null moves it to the top level. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The description for search engines and link previews: at most 500 characters. */
  seoDescription?: InputMaybe<Scalars['String']['input']>;
  /** The title for search engines and link previews: at most 200 characters. */
  seoTitle?: InputMaybe<Scalars['String']['input']>;
  /** The version that the caller read. Fails with CONFLICT and the current state if there is a newer one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Changes of a product. Omitted fields stay unchanged, and null clears optional ones. */
export type UpdateProductInput = {
  /** At most 50 attributes. */
  attributes?: InputMaybe<Array<ProductAttributeInput>>;
  /** The new badge. Null removes it. */
  badge?: InputMaybe<Badge>;
  /** The barcode number: at most 100 characters. */
  barcode?: InputMaybe<Scalars['String']['input']>;
  /** Its brand: at most 100 characters. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** The id of its new category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** What the shop pays for one item of a variant that has no cost of its own. */
  cost?: InputMaybe<Scalars['MinorUnits']['input']>;
  /** Values of custom fields. Omitted fields stay unchanged. At most 100. */
  customFields?: InputMaybe<Array<CustomFieldInput>>;
  /** The new description: 1 to 5,000 characters after trimming, in the Markdown of `Product.description`. */
  description?: InputMaybe<Scalars['String']['input']>;
  /**
   * The handle for its page's path: lower-case letters, digits and hyphens. Null generates it from the title. Former handles stay
   * reserved.
   */
  handle?: InputMaybe<Scalars['String']['input']>;
  /** The alt text of each image in order, at most 200 characters. Null uses the title. */
  imageAlts?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** All images in their new order. Existing images that are not listed are removed. */
  images?: InputMaybe<Array<ImageInput>>;
  /** Whether it is a featured product. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is a new product. */
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is a popular product. */
  isPopular?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 3 options. */
  options?: InputMaybe<Array<ProductOptionInput>>;
  /** The new price before a discount. Null: not on sale. */
  regularPrice?: InputMaybe<Scalars['Price']['input']>;
  /** The new selling price, below the regular one. */
  sellingPrice?: InputMaybe<Scalars['Price']['input']>;
  /** The description for search engines and link previews: at most 500 characters. */
  seoDescription?: InputMaybe<Scalars['String']['input']>;
  /** The title for search engines and link previews: at most 200 characters. */
  seoTitle?: InputMaybe<Scalars['String']['input']>;
  /** The start of visibility. */
  showFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** The end of visibility. */
  showUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** The stock keeping unit: at most 100 characters. Unique in the shop, ignoring case. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Its visibility. Null means active. */
  status?: InputMaybe<ProductStatus>;
  /** The stock. Null if untracked. */
  stock?: InputMaybe<Scalars['Int']['input']>;
  /** At most 20 words for grouping and searching, of at most 50 characters each, without commas. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The new title: 1 to 255 characters after trimming. */
  title?: InputMaybe<Scalars['String']['input']>;
  /**
   * Its variants: at most 100, each with a unique combination of option values. If omitted, there is one variant
   * per combination of option values; existing combinations keep their values.
   */
  variants?: InputMaybe<Array<ProductVariantInput>>;
  /** The version that the caller read. Fails with CONFLICT and the current state if there is a newer one. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** The weight of variants that have no weight of their own, in grams. */
  weightGrams?: InputMaybe<Scalars['Int']['input']>;
};

/** Changes of a redirect. */
export type UpdateRedirectInput = {
  /** As in `RedirectInput`. */
  from: Scalars['String']['input'];
  /** As in `RedirectInput`. */
  replacesPage?: Scalars['Boolean']['input'];
  /** As in `RedirectInput`. */
  to: Scalars['String']['input'];
  /** The version that the caller read. Fails with CONFLICT if there is a newer one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Changes of the storefront content. */
export type UpdateStorefrontContentInput = {
  /** Complete sections. Null clears a section. Omitted sections stay unchanged. */
  values: Scalars['StorefrontContentValues']['input'];
  /** The version that the caller read. Fails with CONFLICT and the current state if there is a newer one. */
  version: Scalars['Int']['input'];
};

/** Changes of a webhook. */
export type UpdateWebhookInput = {
  /** The events. */
  events?: InputMaybe<Array<WebhookEventKind>>;
  /** Whether it is on. Events that happen while it is off are not sent later. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** As in `CreateWebhookInput`. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** The version that the caller read. Fails with CONFLICT if there is a newer one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The availability of a variant. */
export type VariantAvailability = {
  __typename?: 'VariantAvailability';
  /** The remaining quantity, if low. */
  left?: Maybe<Scalars['Int']['output']>;
  /** The availability. */
  state: Availability;
  /** The requested variant id, which can be a former id of the variant. */
  variantId: Scalars['ID']['output'];
};

/** A variant in the form of `ProductVariantInput`. Null means that the product's value applies. */
export type VariantState = {
  __typename?: 'VariantState';
  /** The barcode number. */
  barcode?: Maybe<Scalars['String']['output']>;
  /** The price before any discount. */
  compareAtPrice?: Maybe<Scalars['MinorUnits']['output']>;
  /** What the shop pays for an item. Null for callers who may not see costs. */
  cost?: Maybe<Scalars['MinorUnits']['output']>;
  /** The id. */
  id: Scalars['ID']['output'];
  /** The index of its image among the product's, from 0. */
  image?: Maybe<Scalars['Int']['output']>;
  /** Whether it is for sale. */
  isSold: Scalars['Boolean']['output'];
  /** The price. */
  price?: Maybe<Scalars['MinorUnits']['output']>;
  /** One value per option of the product, in order. */
  selectedOptions: Array<SelectedOption>;
  /** The stock keeping unit. */
  sku?: Maybe<Scalars['String']['output']>;
  /** The weight in grams. */
  weightGrams?: Maybe<Scalars['Int']['output']>;
};

/** A variant's own values. Null means that the product's value applies. */
export type VariantValue = {
  __typename?: 'VariantValue';
  /** The barcode number. */
  barcode?: Maybe<Scalars['String']['output']>;
  /** The price before any discount. */
  compareAtPrice?: Maybe<Scalars['MinorUnits']['output']>;
  /** What the shop pays for one. */
  cost?: Maybe<Scalars['MinorUnits']['output']>;
  /** The URL of its image. */
  image?: Maybe<Scalars['String']['output']>;
  /** Whether it is for sale. */
  isSold: Scalars['Boolean']['output'];
  /** The price in the shop's currency. */
  price?: Maybe<Scalars['MinorUnits']['output']>;
  /** The stock keeping unit. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Its option values, such as Red / M. */
  title: Scalars['String']['output'];
  /** The weight. */
  weightGrams?: Maybe<Scalars['Int']['output']>;
};

/** A video. */
export type VideoSection = HomeSection & {
  __typename?: 'VideoSection';
  /** The https: address of a .vtt file with captions. */
  captionsUrl?: Maybe<Scalars['String']['output']>;
  /** The image before it plays. */
  poster: Image;
  /** The heading. */
  title?: Maybe<Scalars['String']['output']>;
  /** The https: address of an .mp4 or .webm file. */
  url: Scalars['String']['output'];
};

/** A variant that shoppers wait for. */
export type WaitedVariant = {
  __typename?: 'WaitedVariant';
  /** Its product. Null if it was deleted. */
  product?: Maybe<Product>;
  /** The time of the first request. */
  since: Scalars['DateTime']['output'];
  /** The variant's option values, such as Red / M. Empty without options. Null if the variant was deleted. */
  title?: Maybe<Scalars['String']['output']>;
  /** The variant's id. */
  variantId: Scalars['ID']['output'];
  /** The number of requests. */
  waiting: Scalars['Int']['output'];
};

/** A page of variants that shoppers wait for. */
export type WaitedVariantConnection = {
  __typename?: 'WaitedVariantConnection';
  /** The items on this page. */
  nodes: Array<WaitedVariant>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of matching requests on all pages. */
  requestCount: Scalars['Int']['output'];
  /** The number of matching variants on all pages. */
  totalCount: Scalars['Int']['output'];
};

/**
 * A URL that receives events by POST. The body is JSON: `type` (`release.published`, `release.restored`,
 * `sample.shown` or `test`), `timestamp`, and `data` about the release: `release`, `cause`, `causedBy`, `pages`,
 * `reused`, `changed` as in `Release`, and `changes`, which lists the ids of its changes. For products and
 * categories (`product.created`, `.updated`, `.deleted`, and the same for `category`) `data` has the `id` and
 * `title` or `name`. For stock (`stock.sold_out`, `stock.back`) it has `variantId`, `productId` and `at`. For
 * orders (`order.placed`, `.paid`, `.shipped`, `.delivered`, `.canceled`, `.expired`, `.paid_late`,
 * `.reserved_again`, `.paid_back`) it has `id`, `number`, `status`, `paymentStatus` and `total` at that time,
 * without the customer's details. The header `webhook-id` stays the same when a message is sent again.
 */
export type Webhook = {
  __typename?: 'Webhook';
  /** The last ten answers, newest first. */
  answers: Array<WebhookAnswer>;
  /** The events. */
  events: Array<WebhookEventKind>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether sending is paused: `pausedBecause` says why. */
  isPaused: Scalars['Boolean']['output'];
  /** Why sending is paused. Null if it is not. */
  pausedBecause?: Maybe<WebhookPause>;
  /** The URL. Null if none is set. */
  url?: Maybe<Scalars['String']['output']>;
  /** Increases by 1 with every change. 0 if none is set. */
  version: Scalars['Int']['output'];
  /** The number of undelivered messages. */
  waiting: Scalars['Int']['output'];
};

/** The result of an attempt to send a message. */
export type WebhookAnswer = {
  __typename?: 'WebhookAnswer';
  /** When it was sent. */
  at: Scalars['DateTime']['output'];
  /** The number of the attempt, from 1. */
  attempt: Scalars['Int']['output'];
  /** How long it took, in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** Why there was no response. Null if there was one. */
  error?: Maybe<Scalars['String']['output']>;
  /** The `type` of the message. */
  event: Scalars['String']['output'];
  /** The start of the response: at most 500 characters of text. Null without a response. */
  excerpt?: Maybe<Scalars['String']['output']>;
  /** The number of the release it was about, or null. */
  release?: Maybe<Scalars['Int']['output']>;
  /** The HTTP status. Null without a response. */
  status?: Maybe<Scalars['Int']['output']>;
};

/** A message to a webhook. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** The last answer. Null before the first attempt. */
  answer?: Maybe<WebhookAnswer>;
  /** When the event happened. */
  at: Scalars['DateTime']['output'];
  /** The number of attempts since the event, or since an operator last sent it again. */
  attempts: Scalars['Int']['output'];
  /** The message's `data` as JSON. Null for releases. */
  body?: Maybe<Scalars['String']['output']>;
  /** The message's `type`, such as order.placed. */
  event: Scalars['String']['output'];
  /** Its id. The header `webhook-id` is `msg_` followed by this id. */
  id: Scalars['ID']['output'];
  /** The next attempt. Null if delivered or given up. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number of the release it is about, or null. */
  release?: Maybe<Scalars['Int']['output']>;
  /** The state. */
  state: WebhookDeliveryState;
  /** The id of the webhook. */
  webhookId: Scalars['ID']['output'];
};

/** A page of messages. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The items on this page. */
  nodes: Array<WebhookDelivery>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of matches on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Filters messages. */
export type WebhookDeliveryFilter = {
  /** Only messages in this state. */
  state?: InputMaybe<WebhookDeliveryState>;
  /** Only messages to this webhook. */
  webhookId?: InputMaybe<Scalars['ID']['input']>;
};

/** The states of messages. */
export type WebhookDeliveryState =
  /** Delivered: the status was 200 to 299. */
  | 'ARRIVED'
  /** Failed at the last attempt: it will be retried, or was given up. */
  | 'FAILED'
  /** Waiting to be sent. */
  | 'WAITING';

/** The events of webhooks. */
export type WebhookEventKind =
  /** Created, changed and deleted categories. */
  | 'CATEGORY'
  /** Orders and their events. */
  | 'ORDER'
  /** Created, changed and deleted products. */
  | 'PRODUCT'
  /** Releases, and switches to the sample: changes of what `/` shows. */
  | 'RELEASE'
  /** Variants that sell out or come back. */
  | 'STOCK';

/** The reasons for pausing a webhook. */
export type WebhookPause =
  /** All messages failed for five days. Switch the webhook on to resume. */
  | 'FAILING'
  /** This server lacks the key to its secret. */
  | 'NO_KEY'
  /** A backup was restored, so this shop may be a copy of another one. Switch the webhook on to resume. */
  | 'RESTORED'
  /** Switched off. */
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
    | ( Omit<CategoryState, 'image'> & { image?: Maybe<_RefType['Image']> } )
    | ( Omit<ProductState, 'images'> & { images: Array<_RefType['Image']> } )
    | ( SellingSettings )
    | ( StorefrontContentState )
    | ( Webhook )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  HomeSection:
    | ( Omit<CampaignSection, 'image'> & { image: _RefType['Image'] } )
    | ( Omit<CategoriesSection, 'tiles'> & { tiles: Array<_RefType['CategoryTile']> } )
    | ( Omit<DealsSection, 'deals'> & { deals: Array<_RefType['HomeDeal']> } )
    | ( Omit<EditorialSection, 'image'> & { image: _RefType['Image'] } )
    | ( FeaturesSection )
    | ( Omit<LogosSection, 'logos'> & { logos: Array<_RefType['HomeLogo']> } )
    | ( Omit<ProductGroupsSection, 'groups'> & { groups: Array<_RefType['HomeProductGroup']> } )
    | ( ProductsSectionModel )
    | ( Omit<PromosSection, 'promos'> & { promos: Array<_RefType['HomePromo']> } )
    | ( QuoteSection )
    | ( Omit<SlidesSection, 'slides'> & { slides: Array<_RefType['HomeSlide']> } )
    | ( Omit<VideoSection, 'poster'> & { poster: _RefType['Image'] } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AboutBrands: ResolverTypeWrapper<AboutBrands>;
  AboutOffices: ResolverTypeWrapper<Omit<AboutOffices, 'places'> & { places: Array<ResolversTypes['ContentPlace']> }>;
  AboutPage: ResolverTypeWrapper<Omit<AboutPage, 'offices' | 'team'> & { offices: ResolversTypes['AboutOffices'], team: ResolversTypes['AboutTeam'] }>;
  AboutPromise: ResolverTypeWrapper<AboutPromise>;
  AboutTeam: ResolverTypeWrapper<Omit<AboutTeam, 'people'> & { people: Array<ResolversTypes['TeamMember']> }>;
  ActivationFault: ActivationFault;
  Address: ResolverTypeWrapper<Address>;
  AddressInput: AddressInput;
  ApiToken: ResolverTypeWrapper<ApiTokenModel>;
  AppliedCoupon: ResolverTypeWrapper<AppliedCoupon>;
  Arrival: ResolverTypeWrapper<Arrival>;
  AttributeFilter: AttributeFilter;
  Availability: Availability;
  Badge: Badge;
  BestSellerOrder: BestSellerOrder;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CampaignSection: ResolverTypeWrapper<Omit<CampaignSection, 'image'> & { image: ResolversTypes['Image'] }>;
  Cart: ResolverTypeWrapper<Omit<Cart, 'lines'> & { lines: Array<ResolversTypes['CartLine']> }>;
  CartChange: ResolverTypeWrapper<CartChange>;
  CartChangeKind: CartChangeKind;
  CartDestinationInput: CartDestinationInput;
  CartInput: CartInput;
  CartLine: ResolverTypeWrapper<Omit<CartLine, 'image'> & { image?: Maybe<ResolversTypes['Image']> }>;
  CartLineInput: CartLineInput;
  CategoriesSection: ResolverTypeWrapper<Omit<CategoriesSection, 'tiles'> & { tiles: Array<ResolversTypes['CategoryTile']> }>;
  Category: ResolverTypeWrapper<CategoryModel>;
  CategoryConnection: ResolverTypeWrapper<CategoryPage>;
  CategoryEdge: ResolverTypeWrapper<Omit<CategoryEdge, 'node'> & { node: ResolversTypes['Category'] }>;
  CategoryFilter: CategoryFilter;
  CategoryOrder: CategoryOrder;
  CategoryOrderField: CategoryOrderField;
  CategoryState: ResolverTypeWrapper<Omit<CategoryState, 'image'> & { image?: Maybe<ResolversTypes['Image']> }>;
  CategoryTaxRate: ResolverTypeWrapper<CategoryTaxRate>;
  CategoryTaxRateInput: CategoryTaxRateInput;
  CategoryTile: ResolverTypeWrapper<Omit<CategoryTile, 'image'> & { image: ResolversTypes['Image'] }>;
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
  Collection: ResolverTypeWrapper<ProductCollectionModel>;
  CollectionCondition: ResolverTypeWrapper<CollectionCondition>;
  CollectionConditionInput: CollectionConditionInput;
  CollectionConditionKind: CollectionConditionKind;
  CollectionInput: CollectionInput;
  CollectionMatch: CollectionMatch;
  ContactChange: ResolverTypeWrapper<ContactChange>;
  ContactField: ContactField;
  ContactPage: ResolverTypeWrapper<Omit<ContactPage, 'locations' | 'map'> & { locations: Array<ResolversTypes['ContentPlace']>, map?: Maybe<ResolversTypes['Image']> }>;
  ContentError: ResolverTypeWrapper<ContentError>;
  ContentFooter: ResolverTypeWrapper<ContentFooter>;
  ContentLink: ResolverTypeWrapper<ContentLink>;
  ContentPlace: ResolverTypeWrapper<Omit<ContentPlace, 'image'> & { image?: Maybe<ResolversTypes['Image']> }>;
  ContentTopBar: ResolverTypeWrapper<ContentTopBar>;
  CountryCode: ResolverTypeWrapper<Scalars['CountryCode']['output']>;
  CouponInput: CouponInput;
  CreateCategoryInput: CreateCategoryInput;
  CreateProductInput: CreateProductInput;
  CreateWebhookInput: CreateWebhookInput;
  CurrencyCode: ResolverTypeWrapper<Scalars['CurrencyCode']['output']>;
  CurrentState: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CurrentState']>;
  CustomField: ResolverTypeWrapper<CustomField>;
  CustomFieldChoice: ResolverTypeWrapper<CustomFieldChoice>;
  CustomFieldInput: CustomFieldInput;
  CustomFieldType: CustomFieldType;
  Customer: ResolverTypeWrapper<CustomerModel>;
  CustomerConnection: ResolverTypeWrapper<CustomerPage>;
  CustomerExportFormat: CustomerExportFormat;
  CustomerFilter: CustomerFilter;
  CustomerNote: ResolverTypeWrapper<CustomerNote>;
  CustomerOrder: CustomerOrder;
  CustomerOrderConnection: ResolverTypeWrapper<Omit<CustomerOrderConnection, 'nodes'> & { nodes: Array<ResolversTypes['Order']> }>;
  CustomerOrderField: CustomerOrderField;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DaySales: ResolverTypeWrapper<DaySales>;
  DealsSection: ResolverTypeWrapper<Omit<DealsSection, 'deals'> & { deals: Array<ResolversTypes['HomeDeal']> }>;
  Delivery: ResolverTypeWrapper<Delivery>;
  Discount: ResolverTypeWrapper<DiscountModel>;
  DiscountConnection: ResolverTypeWrapper<DiscountPage>;
  DiscountInput: DiscountInput;
  DiscountKind: DiscountKind;
  DiscountSales: ResolverTypeWrapper<DiscountSales>;
  DiscountStatus: DiscountStatus;
  DiscountTarget: ResolverTypeWrapper<DiscountTarget>;
  DocumentColumn: ResolverTypeWrapper<DocumentColumn>;
  DocumentFact: ResolverTypeWrapper<DocumentFact>;
  DocumentParty: ResolverTypeWrapper<DocumentParty>;
  DocumentSheet: ResolverTypeWrapper<DocumentSheet>;
  DocumentTaxes: ResolverTypeWrapper<DocumentTaxes>;
  DocumentTotal: ResolverTypeWrapper<DocumentTotal>;
  DraftDetails: ResolverTypeWrapper<OrderView>;
  DraftOrderConnection: ResolverTypeWrapper<DraftPage>;
  DraftOrderFilter: DraftOrderFilter;
  DraftOrderInput: DraftOrderInput;
  DraftOrderLineInput: DraftOrderLineInput;
  EditedItem: ResolverTypeWrapper<EditedItem>;
  EditorialSection: ResolverTypeWrapper<Omit<EditorialSection, 'image'> & { image: ResolversTypes['Image'] }>;
  ErrorCode: ErrorCode;
  ErrorExtensions: ResolverTypeWrapper<Omit<ErrorExtensions, 'cart' | 'current'> & { cart?: Maybe<ResolversTypes['Cart']>, current?: Maybe<ResolversTypes['CurrentState']> }>;
  FeaturesSection: ResolverTypeWrapper<FeaturesSection>;
  FieldChange: ResolverTypeWrapper<Omit<FieldChange, 'after' | 'before'> & { after?: Maybe<ResolversTypes['FieldValue']>, before?: Maybe<ResolversTypes['FieldValue']> }>;
  FieldErrors: ResolverTypeWrapper<FieldErrors>;
  FieldReasons: ResolverTypeWrapper<Scalars['FieldReasons']['output']>;
  FieldValue: ResolverTypeWrapper<Omit<FieldValue, 'images'> & { images?: Maybe<Array<ResolversTypes['Image']>> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FormattedText: ResolverTypeWrapper<FormattedText>;
  Fulfilment: ResolverTypeWrapper<Fulfilment>;
  FulfilmentInput: FulfilmentInput;
  FulfilmentLine: ResolverTypeWrapper<FulfilmentLine>;
  FulfilmentLineInput: FulfilmentLineInput;
  GrievanceOfficer: ResolverTypeWrapper<GrievanceOfficer>;
  GroupUndoing: ResolverTypeWrapper<GroupUndoing>;
  HelpPage: ResolverTypeWrapper<HelpPage>;
  HelpQuestion: ResolverTypeWrapper<HelpQuestion>;
  HelpSection: ResolverTypeWrapper<HelpSection>;
  HomeDeal: ResolverTypeWrapper<Omit<HomeDeal, 'image'> & { image: ResolversTypes['Image'] }>;
  HomeFeature: ResolverTypeWrapper<HomeFeature>;
  HomeLogo: ResolverTypeWrapper<Omit<HomeLogo, 'image'> & { image: ResolversTypes['Image'] }>;
  HomeProductGroup: ResolverTypeWrapper<ProductGroup>;
  HomePromo: ResolverTypeWrapper<Omit<HomePromo, 'image'> & { image: ResolversTypes['Image'] }>;
  HomeSection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['HomeSection']>;
  HomeSlide: ResolverTypeWrapper<Omit<HomeSlide, 'image'> & { image: ResolversTypes['Image'] }>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<SeenImage>;
  ImageError: ResolverTypeWrapper<ImageError>;
  ImageInput: ImageInput;
  ImageLimits: ResolverTypeWrapper<ImageLimits>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntervalSales: ResolverTypeWrapper<IntervalSales>;
  Inventory: ResolverTypeWrapper<Level>;
  InventoryConnection: ResolverTypeWrapper<StockPage>;
  InventoryFilter: InventoryFilter;
  InventoryMovement: ResolverTypeWrapper<Movement>;
  InventoryMovementConnection: ResolverTypeWrapper<MovementPage>;
  InventoryReason: InventoryReason;
  InventoryTracking: InventoryTracking;
  Invitation: ResolverTypeWrapper<InvitationModel>;
  Invoice: ResolverTypeWrapper<SeenInvoice>;
  InvoiceKind: InvoiceKind;
  LatePaymentResolution: LatePaymentResolution;
  LeftChange: ResolverTypeWrapper<LeftChange>;
  LegalPage: ResolverTypeWrapper<LegalPage>;
  LineOption: ResolverTypeWrapper<LineOption>;
  LinkGroup: ResolverTypeWrapper<LinkGroup>;
  LogosSection: ResolverTypeWrapper<Omit<LogosSection, 'logos'> & { logos: Array<ResolversTypes['HomeLogo']> }>;
  Mail: ResolverTypeWrapper<MailModel>;
  MailConnection: ResolverTypeWrapper<MailPage>;
  MailContent: ResolverTypeWrapper<MailContent>;
  MailFilter: MailFilter;
  MailKind: MailKind;
  MailSettings: ResolverTypeWrapper<MailSettings>;
  MailState: MailState;
  MediaChange: ResolverTypeWrapper<Omit<MediaChange, 'failures' | 'image'> & { failures: Array<ResolversTypes['MediaFailure']>, image: ResolversTypes['MediaImage'] }>;
  MediaConnection: ResolverTypeWrapper<MediaPage>;
  MediaFailure: ResolverTypeWrapper<Omit<MediaFailure, 'usage'> & { usage: ResolversTypes['MediaUsage'] }>;
  MediaFilter: MediaFilter;
  MediaImage: ResolverTypeWrapper<MediaImageModel>;
  MediaUsage: ResolverTypeWrapper<MediaUsageModel>;
  MediaUsageInput: MediaUsageInput;
  Message: ResolverTypeWrapper<MessageModel>;
  MessageConnection: ResolverTypeWrapper<MessagePage>;
  MessageFilter: MessageFilter;
  MessageParams: ResolverTypeWrapper<Scalars['MessageParams']['output']>;
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
  OrderEditInput: OrderEditInput;
  OrderEditLineInput: OrderEditLineInput;
  OrderEvent: ResolverTypeWrapper<OrderEvent>;
  OrderEventKind: OrderEventKind;
  OrderFilter: OrderFilter;
  OrderLine: ResolverTypeWrapper<Omit<OrderLine, 'image'> & { image?: Maybe<ResolversTypes['Image']> }>;
  OrderOrder: OrderOrder;
  OrderOrderField: OrderOrderField;
  OrderShippingRate: ResolverTypeWrapper<OrderShippingRate>;
  OrderStatus: OrderStatus;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  ParcelTrackingInput: ParcelTrackingInput;
  Passkey: ResolverTypeWrapper<PasskeyModel>;
  Payment: ResolverTypeWrapper<Payment>;
  PaymentAttempt: ResolverTypeWrapper<PaymentAttemptModel>;
  PaymentInstructions: ResolverTypeWrapper<PaymentInstructions>;
  PaymentKind: PaymentKind;
  PaymentProofInput: PaymentProofInput;
  PaymentProvider: ResolverTypeWrapper<PaymentProviderModel>;
  PaymentProviderMode: PaymentProviderMode;
  PaymentProviderTest: ResolverTypeWrapper<PaymentProviderTest>;
  PaymentState: PaymentState;
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
  ProductFacet: ResolverTypeWrapper<ListFacet>;
  ProductFacetKind: ProductFacetKind;
  ProductFacetValue: ResolverTypeWrapper<ProductFacetValue>;
  ProductFilter: ProductFilter;
  ProductGroupsSection: ResolverTypeWrapper<Omit<ProductGroupsSection, 'groups'> & { groups: Array<ResolversTypes['HomeProductGroup']> }>;
  ProductOption: ResolverTypeWrapper<ProductOption>;
  ProductOptionInput: ProductOptionInput;
  ProductOrder: ProductOrder;
  ProductOrderField: ProductOrderField;
  ProductSales: ResolverTypeWrapper<ProductSales>;
  ProductSelection: ProductSelection;
  ProductState: ResolverTypeWrapper<Omit<ProductState, 'images'> & { images: Array<ResolversTypes['Image']> }>;
  ProductStatus: ProductStatus;
  ProductVariant: ResolverTypeWrapper<ProductVariantModel>;
  ProductVariantInput: ProductVariantInput;
  ProductsChange: ProductsChange;
  ProductsSection: ResolverTypeWrapper<ProductsSectionModel>;
  ProductsUpdate: ResolverTypeWrapper<ProductsUpdate>;
  PromosSection: ResolverTypeWrapper<Omit<PromosSection, 'promos'> & { promos: Array<ResolversTypes['HomePromo']> }>;
  ProviderEvent: ResolverTypeWrapper<ProviderEvent>;
  ProviderEventSource: ProviderEventSource;
  PublishFault: ResolverTypeWrapper<PublishFault>;
  PublishFaultKind: PublishFaultKind;
  PublishFaultOutcome: PublishFaultOutcome;
  PublishFaultSubject: PublishFaultSubject;
  PublishProgress: ResolverTypeWrapper<PublishProgress>;
  PublishStep: PublishStep;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuoteSection: ResolverTypeWrapper<QuoteSection>;
  Redirect: ResolverTypeWrapper<RedirectModel>;
  RedirectConnection: ResolverTypeWrapper<RedirectPage>;
  RedirectInput: RedirectInput;
  Refund: ResolverTypeWrapper<SeenRefund>;
  RefundInput: RefundInput;
  RefundLine: ResolverTypeWrapper<Omit<RefundLine, 'line'> & { line: ResolversTypes['OrderLine'] }>;
  RefundLineInput: RefundLineInput;
  RefundRecordInput: RefundRecordInput;
  RefundState: RefundState;
  Refundable: ResolverTypeWrapper<RefundableModel>;
  RefundableLine: ResolverTypeWrapper<RefundableLine>;
  Release: ResolverTypeWrapper<ReleaseModel>;
  ReleaseCause: ReleaseCause;
  ReleaseConnection: ResolverTypeWrapper<Omit<ReleaseConnection, 'nodes'> & { nodes: Array<ResolversTypes['Release']> }>;
  ReleaseCounts: ResolverTypeWrapper<ReleaseCounts>;
  ReplacementLineInput: ReplacementLineInput;
  ReportInterval: ReportInterval;
  Return: ResolverTypeWrapper<SeenReturn>;
  ReturnConnection: ResolverTypeWrapper<ReturnPage>;
  ReturnFilter: ReturnFilter;
  ReturnInput: ReturnInput;
  ReturnLine: ResolverTypeWrapper<Omit<ReturnLine, 'line'> & { line: ResolversTypes['OrderLine'] }>;
  ReturnLineInput: ReturnLineInput;
  ReturnObstacle: ReturnObstacle;
  ReturnReceipt: ResolverTypeWrapper<SeenReceipt>;
  ReturnStatus: ReturnStatus;
  Returnable: ResolverTypeWrapper<Returnable>;
  ReturnableLine: ResolverTypeWrapper<ReturnableLine>;
  Role: Role;
  SalesFigure: SalesFigure;
  SalesFigures: ResolverTypeWrapper<SalesFigures>;
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
  ShopContent: ResolverTypeWrapper<ShopContentModel>;
  ShopPolicy: ResolverTypeWrapper<ShopPolicy>;
  ShownStatus: ShownStatus;
  ShownValue: ResolverTypeWrapper<ShownValue>;
  SignInInput: SignInInput;
  SignUpInput: SignUpInput;
  SignedInSession: ResolverTypeWrapper<SessionModel>;
  SkippedProduct: ResolverTypeWrapper<SkippedProduct>;
  SlidesSection: ResolverTypeWrapper<Omit<SlidesSection, 'slides'> & { slides: Array<ResolversTypes['HomeSlide']> }>;
  StockAlert: ResolverTypeWrapper<StockAlertModel>;
  StockAlertConnection: ResolverTypeWrapper<AlertPage>;
  StockChange: StockChange;
  Storefront: ResolverTypeWrapper<StorefrontModel>;
  StorefrontContent: ResolverTypeWrapper<StorefrontContent>;
  StorefrontContentState: ResolverTypeWrapper<StorefrontContentState>;
  StorefrontContentValues: ResolverTypeWrapper<Scalars['StorefrontContentValues']['output']>;
  StorefrontMode: StorefrontMode;
  StorefrontSettingsInput: StorefrontSettingsInput;
  StorefrontState: StorefrontState;
  StrayPayment: ResolverTypeWrapper<StrayPayment>;
  StrayReason: StrayReason;
  StrayRefund: StrayRefund;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscriber: ResolverTypeWrapper<SubscriberModel>;
  SubscriberConnection: ResolverTypeWrapper<SubscriberPage>;
  SubscriberFilter: SubscriberFilter;
  SubscriberState: SubscriberState;
  TaxClass: ResolverTypeWrapper<TaxClassModel>;
  TaxClassInput: TaxClassInput;
  TaxKind: TaxKind;
  TaxLine: ResolverTypeWrapper<TaxLine>;
  TaxSales: ResolverTypeWrapper<TaxSales>;
  TeamMember: ResolverTypeWrapper<Omit<TeamMember, 'image'> & { image?: Maybe<ResolversTypes['Image']> }>;
  TokenScope: TokenScope;
  TokenValue: ResolverTypeWrapper<TokenValue>;
  TopBarMessage: ResolverTypeWrapper<TopBarMessage>;
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
  VideoSection: ResolverTypeWrapper<Omit<VideoSection, 'poster'> & { poster: ResolversTypes['Image'] }>;
  WaitedVariant: ResolverTypeWrapper<WaitedVariantModel>;
  WaitedVariantConnection: ResolverTypeWrapper<WaitedPage>;
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
  AboutBrands: AboutBrands;
  AboutOffices: Omit<AboutOffices, 'places'> & { places: Array<ResolversParentTypes['ContentPlace']> };
  AboutPage: Omit<AboutPage, 'offices' | 'team'> & { offices: ResolversParentTypes['AboutOffices'], team: ResolversParentTypes['AboutTeam'] };
  AboutPromise: AboutPromise;
  AboutTeam: Omit<AboutTeam, 'people'> & { people: Array<ResolversParentTypes['TeamMember']> };
  Address: Address;
  AddressInput: AddressInput;
  ApiToken: ApiTokenModel;
  AppliedCoupon: AppliedCoupon;
  Arrival: Arrival;
  AttributeFilter: AttributeFilter;
  Boolean: Scalars['Boolean']['output'];
  CampaignSection: Omit<CampaignSection, 'image'> & { image: ResolversParentTypes['Image'] };
  Cart: Omit<Cart, 'lines'> & { lines: Array<ResolversParentTypes['CartLine']> };
  CartChange: CartChange;
  CartDestinationInput: CartDestinationInput;
  CartInput: CartInput;
  CartLine: Omit<CartLine, 'image'> & { image?: Maybe<ResolversParentTypes['Image']> };
  CartLineInput: CartLineInput;
  CategoriesSection: Omit<CategoriesSection, 'tiles'> & { tiles: Array<ResolversParentTypes['CategoryTile']> };
  Category: CategoryModel;
  CategoryConnection: CategoryPage;
  CategoryEdge: Omit<CategoryEdge, 'node'> & { node: ResolversParentTypes['Category'] };
  CategoryFilter: CategoryFilter;
  CategoryOrder: CategoryOrder;
  CategoryState: Omit<CategoryState, 'image'> & { image?: Maybe<ResolversParentTypes['Image']> };
  CategoryTaxRate: CategoryTaxRate;
  CategoryTaxRateInput: CategoryTaxRateInput;
  CategoryTile: Omit<CategoryTile, 'image'> & { image: ResolversParentTypes['Image'] };
  CategoryValue: CategoryValue;
  Change: ChangeModel;
  ChangeConnection: HistoryPage;
  ChangeGroup: ChangeGroup;
  ChangePasswordInput: ChangePasswordInput;
  ChangeSubjectInput: ChangeSubjectInput;
  Collection: ProductCollectionModel;
  CollectionCondition: CollectionCondition;
  CollectionConditionInput: CollectionConditionInput;
  CollectionInput: CollectionInput;
  ContactChange: ContactChange;
  ContactPage: Omit<ContactPage, 'locations' | 'map'> & { locations: Array<ResolversParentTypes['ContentPlace']>, map?: Maybe<ResolversParentTypes['Image']> };
  ContentError: ContentError;
  ContentFooter: ContentFooter;
  ContentLink: ContentLink;
  ContentPlace: Omit<ContentPlace, 'image'> & { image?: Maybe<ResolversParentTypes['Image']> };
  ContentTopBar: ContentTopBar;
  CountryCode: Scalars['CountryCode']['output'];
  CouponInput: CouponInput;
  CreateCategoryInput: CreateCategoryInput;
  CreateProductInput: CreateProductInput;
  CreateWebhookInput: CreateWebhookInput;
  CurrencyCode: Scalars['CurrencyCode']['output'];
  CurrentState: ResolversUnionTypes<ResolversParentTypes>['CurrentState'];
  CustomField: CustomField;
  CustomFieldChoice: CustomFieldChoice;
  CustomFieldInput: CustomFieldInput;
  Customer: CustomerModel;
  CustomerConnection: CustomerPage;
  CustomerFilter: CustomerFilter;
  CustomerNote: CustomerNote;
  CustomerOrder: CustomerOrder;
  CustomerOrderConnection: Omit<CustomerOrderConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Order']> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DaySales: DaySales;
  DealsSection: Omit<DealsSection, 'deals'> & { deals: Array<ResolversParentTypes['HomeDeal']> };
  Delivery: Delivery;
  Discount: DiscountModel;
  DiscountConnection: DiscountPage;
  DiscountInput: DiscountInput;
  DiscountSales: DiscountSales;
  DiscountTarget: DiscountTarget;
  DocumentColumn: DocumentColumn;
  DocumentFact: DocumentFact;
  DocumentParty: DocumentParty;
  DocumentSheet: DocumentSheet;
  DocumentTaxes: DocumentTaxes;
  DocumentTotal: DocumentTotal;
  DraftDetails: OrderView;
  DraftOrderConnection: DraftPage;
  DraftOrderFilter: DraftOrderFilter;
  DraftOrderInput: DraftOrderInput;
  DraftOrderLineInput: DraftOrderLineInput;
  EditedItem: EditedItem;
  EditorialSection: Omit<EditorialSection, 'image'> & { image: ResolversParentTypes['Image'] };
  ErrorExtensions: Omit<ErrorExtensions, 'cart' | 'current'> & { cart?: Maybe<ResolversParentTypes['Cart']>, current?: Maybe<ResolversParentTypes['CurrentState']> };
  FeaturesSection: FeaturesSection;
  FieldChange: Omit<FieldChange, 'after' | 'before'> & { after?: Maybe<ResolversParentTypes['FieldValue']>, before?: Maybe<ResolversParentTypes['FieldValue']> };
  FieldErrors: FieldErrors;
  FieldReasons: Scalars['FieldReasons']['output'];
  FieldValue: Omit<FieldValue, 'images'> & { images?: Maybe<Array<ResolversParentTypes['Image']>> };
  Float: Scalars['Float']['output'];
  FormattedText: FormattedText;
  Fulfilment: Fulfilment;
  FulfilmentInput: FulfilmentInput;
  FulfilmentLine: FulfilmentLine;
  FulfilmentLineInput: FulfilmentLineInput;
  GrievanceOfficer: GrievanceOfficer;
  GroupUndoing: GroupUndoing;
  HelpPage: HelpPage;
  HelpQuestion: HelpQuestion;
  HelpSection: HelpSection;
  HomeDeal: Omit<HomeDeal, 'image'> & { image: ResolversParentTypes['Image'] };
  HomeFeature: HomeFeature;
  HomeLogo: Omit<HomeLogo, 'image'> & { image: ResolversParentTypes['Image'] };
  HomeProductGroup: ProductGroup;
  HomePromo: Omit<HomePromo, 'image'> & { image: ResolversParentTypes['Image'] };
  HomeSection: ResolversInterfaceTypes<ResolversParentTypes>['HomeSection'];
  HomeSlide: Omit<HomeSlide, 'image'> & { image: ResolversParentTypes['Image'] };
  ID: Scalars['ID']['output'];
  Image: SeenImage;
  ImageError: ImageError;
  ImageInput: ImageInput;
  ImageLimits: ImageLimits;
  Int: Scalars['Int']['output'];
  IntervalSales: IntervalSales;
  Inventory: Level;
  InventoryConnection: StockPage;
  InventoryFilter: InventoryFilter;
  InventoryMovement: Movement;
  InventoryMovementConnection: MovementPage;
  Invitation: InvitationModel;
  Invoice: SeenInvoice;
  LeftChange: LeftChange;
  LegalPage: LegalPage;
  LineOption: LineOption;
  LinkGroup: LinkGroup;
  LogosSection: Omit<LogosSection, 'logos'> & { logos: Array<ResolversParentTypes['HomeLogo']> };
  Mail: MailModel;
  MailConnection: MailPage;
  MailContent: MailContent;
  MailFilter: MailFilter;
  MailSettings: MailSettings;
  MediaChange: Omit<MediaChange, 'failures' | 'image'> & { failures: Array<ResolversParentTypes['MediaFailure']>, image: ResolversParentTypes['MediaImage'] };
  MediaConnection: MediaPage;
  MediaFailure: Omit<MediaFailure, 'usage'> & { usage: ResolversParentTypes['MediaUsage'] };
  MediaFilter: MediaFilter;
  MediaImage: MediaImageModel;
  MediaUsage: MediaUsageModel;
  MediaUsageInput: MediaUsageInput;
  Message: MessageModel;
  MessageConnection: MessagePage;
  MessageFilter: MessageFilter;
  MessageParams: Scalars['MessageParams']['output'];
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
  OrderEditInput: OrderEditInput;
  OrderEditLineInput: OrderEditLineInput;
  OrderEvent: OrderEvent;
  OrderFilter: OrderFilter;
  OrderLine: Omit<OrderLine, 'image'> & { image?: Maybe<ResolversParentTypes['Image']> };
  OrderOrder: OrderOrder;
  OrderShippingRate: OrderShippingRate;
  PageInfo: PageInfo;
  ParcelTrackingInput: ParcelTrackingInput;
  Passkey: PasskeyModel;
  Payment: Payment;
  PaymentAttempt: PaymentAttemptModel;
  PaymentInstructions: PaymentInstructions;
  PaymentProofInput: PaymentProofInput;
  PaymentProvider: PaymentProviderModel;
  PaymentProviderTest: PaymentProviderTest;
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
  ProductFacet: ListFacet;
  ProductFacetValue: ProductFacetValue;
  ProductFilter: ProductFilter;
  ProductGroupsSection: Omit<ProductGroupsSection, 'groups'> & { groups: Array<ResolversParentTypes['HomeProductGroup']> };
  ProductOption: ProductOption;
  ProductOptionInput: ProductOptionInput;
  ProductOrder: ProductOrder;
  ProductSales: ProductSales;
  ProductSelection: ProductSelection;
  ProductState: Omit<ProductState, 'images'> & { images: Array<ResolversParentTypes['Image']> };
  ProductVariant: ProductVariantModel;
  ProductVariantInput: ProductVariantInput;
  ProductsChange: ProductsChange;
  ProductsSection: ProductsSectionModel;
  ProductsUpdate: ProductsUpdate;
  PromosSection: Omit<PromosSection, 'promos'> & { promos: Array<ResolversParentTypes['HomePromo']> };
  ProviderEvent: ProviderEvent;
  PublishFault: PublishFault;
  PublishProgress: PublishProgress;
  Query: Record<PropertyKey, never>;
  QuoteSection: QuoteSection;
  Redirect: RedirectModel;
  RedirectConnection: RedirectPage;
  RedirectInput: RedirectInput;
  Refund: SeenRefund;
  RefundInput: RefundInput;
  RefundLine: Omit<RefundLine, 'line'> & { line: ResolversParentTypes['OrderLine'] };
  RefundLineInput: RefundLineInput;
  RefundRecordInput: RefundRecordInput;
  Refundable: RefundableModel;
  RefundableLine: RefundableLine;
  Release: ReleaseModel;
  ReleaseConnection: Omit<ReleaseConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Release']> };
  ReleaseCounts: ReleaseCounts;
  ReplacementLineInput: ReplacementLineInput;
  Return: SeenReturn;
  ReturnConnection: ReturnPage;
  ReturnFilter: ReturnFilter;
  ReturnInput: ReturnInput;
  ReturnLine: Omit<ReturnLine, 'line'> & { line: ResolversParentTypes['OrderLine'] };
  ReturnLineInput: ReturnLineInput;
  ReturnReceipt: SeenReceipt;
  Returnable: Returnable;
  ReturnableLine: ReturnableLine;
  SalesFigures: SalesFigures;
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
  ShopContent: ShopContentModel;
  ShopPolicy: ShopPolicy;
  ShownValue: ShownValue;
  SignInInput: SignInInput;
  SignUpInput: SignUpInput;
  SignedInSession: SessionModel;
  SkippedProduct: SkippedProduct;
  SlidesSection: Omit<SlidesSection, 'slides'> & { slides: Array<ResolversParentTypes['HomeSlide']> };
  StockAlert: StockAlertModel;
  StockAlertConnection: AlertPage;
  StockChange: StockChange;
  Storefront: StorefrontModel;
  StorefrontContent: StorefrontContent;
  StorefrontContentState: StorefrontContentState;
  StorefrontContentValues: Scalars['StorefrontContentValues']['output'];
  StorefrontSettingsInput: StorefrontSettingsInput;
  StrayPayment: StrayPayment;
  String: Scalars['String']['output'];
  Subscriber: SubscriberModel;
  SubscriberConnection: SubscriberPage;
  SubscriberFilter: SubscriberFilter;
  TaxClass: TaxClassModel;
  TaxClassInput: TaxClassInput;
  TaxLine: TaxLine;
  TaxSales: TaxSales;
  TeamMember: Omit<TeamMember, 'image'> & { image?: Maybe<ResolversParentTypes['Image']> };
  TokenValue: TokenValue;
  TopBarMessage: TopBarMessage;
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
  VideoSection: Omit<VideoSection, 'poster'> & { poster: ResolversParentTypes['Image'] };
  WaitedVariant: WaitedVariantModel;
  WaitedVariantConnection: WaitedPage;
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

export type AboutBrandsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AboutBrands'] = ResolversParentTypes['AboutBrands']> = {
  lead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['ContentLink']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AboutOfficesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AboutOffices'] = ResolversParentTypes['AboutOffices']> = {
  lead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['ContentPlace']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AboutPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AboutPage'] = ResolversParentTypes['AboutPage']> = {
  brands?: Resolver<ResolversTypes['AboutBrands'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['FormattedText'], ParentType, ContextType>;
  offices?: Resolver<ResolversTypes['AboutOffices'], ParentType, ContextType>;
  promises?: Resolver<Array<ResolversTypes['AboutPromise']>, ParentType, ContextType>;
  team?: Resolver<ResolversTypes['AboutTeam'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['FormattedText'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AboutPromiseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AboutPromise'] = ResolversParentTypes['AboutPromise']> = {
  figure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AboutTeamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AboutTeam'] = ResolversParentTypes['AboutTeam']> = {
  lead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

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

export type CampaignSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampaignSection'] = ResolversParentTypes['CampaignSection']> = {
  action?: Resolver<ResolversTypes['ContentLink'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  adjustments?: Resolver<Array<ResolversTypes['PriceAdjustment']>, ParentType, ContextType>;
  arrival?: Resolver<Maybe<ResolversTypes['Arrival']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['CartChange']>, ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freeShippingFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isTaxIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type CategoriesSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoriesSection'] = ResolversParentTypes['CategoriesSection']> = {
  tiles?: Resolver<Array<ResolversTypes['CategoryTile']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  seoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  seoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryTaxRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryTaxRate'] = ResolversParentTypes['CategoryTaxRate']> = {
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CategoryTileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryTile'] = ResolversParentTypes['CategoryTile']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type CollectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  conditions?: Resolver<Array<ResolversTypes['CollectionCondition']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formerHandles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasOwnHandle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isInMenu?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['CollectionMatch'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<CollectionProductsArgs, 'first' | 'offset' | 'orderBy'>>;
  seoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CollectionConditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionCondition'] = ResolversParentTypes['CollectionCondition']> = {
  kind?: Resolver<ResolversTypes['CollectionConditionKind'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactChange'] = ResolversParentTypes['ContactChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['ContactField'], ParentType, ContextType>;
};

export type ContactPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactPage'] = ResolversParentTypes['ContactPage']> = {
  lead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['ContentPlace']>, ParentType, ContextType>;
  map?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  mapUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentError'] = ResolversParentTypes['ContentError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<Maybe<ResolversTypes['MessageParams']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentFooterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentFooter'] = ResolversParentTypes['ContentFooter']> = {
  apps?: Resolver<Array<ResolversTypes['ContentLink']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['LinkGroup']>, ParentType, ContextType>;
  hasNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  networks?: Resolver<Array<ResolversTypes['ContentLink']>, ParentType, ContextType>;
  paymentMarks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentLink'] = ResolversParentTypes['ContentLink']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentPlace'] = ResolversParentTypes['ContentPlace']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentTopBarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentTopBar'] = ResolversParentTypes['ContentTopBar']> = {
  messages?: Resolver<Array<ResolversTypes['TopBarMessage']>, ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  module?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CustomFieldType'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomFieldChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomFieldChoice'] = ResolversParentTypes['CustomFieldChoice']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  module?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstOrderAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastOrderAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['CustomerNote']>, ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['CustomerOrderConnection'], ParentType, ContextType, RequireFields<CustomerOrdersArgs, 'first'>>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CustomerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerConnection'] = ResolversParentTypes['CustomerConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerNote'] = ResolversParentTypes['CustomerNote']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerOrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerOrderConnection'] = ResolversParentTypes['CustomerOrderConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DaySalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DaySales'] = ResolversParentTypes['DaySales']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DealsSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealsSection'] = ResolversParentTypes['DealsSection']> = {
  deals?: Resolver<Array<ResolversTypes['HomeDeal']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type DiscountSalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountSales'] = ResolversParentTypes['DiscountSales']> = {
  discounted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DiscountTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountTarget'] = ResolversParentTypes['DiscountTarget']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentColumn'] = ResolversParentTypes['DocumentColumn']> = {
  isNumber?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentFact'] = ResolversParentTypes['DocumentFact']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentPartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentParty'] = ResolversParentTypes['DocumentParty']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSheet'] = ResolversParentTypes['DocumentSheet']> = {
  columns?: Resolver<Array<ResolversTypes['DocumentColumn']>, ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['DocumentFact']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parties?: Resolver<Array<ResolversTypes['DocumentParty']>, ParentType, ContextType>;
  rows?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<ResolversTypes['DocumentTaxes']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['DocumentTotal']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentTaxesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentTaxes'] = ResolversParentTypes['DocumentTaxes']> = {
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type DocumentTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentTotal'] = ResolversParentTypes['DocumentTotal']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTotal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DraftDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DraftDetails'] = ResolversParentTypes['DraftDetails']> = {
  deletedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type DraftOrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DraftOrderConnection'] = ResolversParentTypes['DraftOrderConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditedItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditedItem'] = ResolversParentTypes['EditedItem']> = {
  after?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EditorialSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditorialSection'] = ResolversParentTypes['EditorialSection']> = {
  body?: Resolver<ResolversTypes['FormattedText'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  isImageRight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErrorExtensionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorExtensions'] = ResolversParentTypes['ErrorExtensions']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  contentErrors?: Resolver<Maybe<Array<ResolversTypes['ContentError']>>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['CurrentState']>, ParentType, ContextType>;
  fieldErrors?: Resolver<Maybe<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  fieldReasons?: Resolver<Maybe<ResolversTypes['FieldReasons']>, ParentType, ContextType>;
  imageErrors?: Resolver<Maybe<Array<ResolversTypes['ImageError']>>, ParentType, ContextType>;
  params?: Resolver<Maybe<ResolversTypes['MessageParams']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FeaturesSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeaturesSection'] = ResolversParentTypes['FeaturesSection']> = {
  features?: Resolver<Array<ResolversTypes['HomeFeature']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  after?: Resolver<Maybe<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['ChangedField'], ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FieldErrorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldErrors'] = ResolversParentTypes['FieldErrors']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  conditions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countries?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customFields?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryDaysFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryDaysUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailsUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  events?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  first?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freeShippingFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gets?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  homeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hsn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  onlineMethods?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  password?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payWithinHours?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCodes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productIds?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proof?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rates?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regularPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scopes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingPercent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingRate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export interface FieldReasonsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['FieldReasons'], any> {
  name: 'FieldReasons';
}

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

export type FormattedTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormattedText'] = ResolversParentTypes['FormattedText']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type GrievanceOfficerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrievanceOfficer'] = ResolversParentTypes['GrievanceOfficer']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GroupUndoingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupUndoing'] = ResolversParentTypes['GroupUndoing']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstLeft?: Resolver<Array<ResolversTypes['LeftChange']>, ParentType, ContextType>;
  isRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopped?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HelpPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpPage'] = ResolversParentTypes['HelpPage']> = {
  closing?: Resolver<Maybe<ResolversTypes['FormattedText']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['HelpQuestion']>, ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['HelpSection']>, ParentType, ContextType>;
};

export type HelpQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpQuestion'] = ResolversParentTypes['HelpQuestion']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HelpSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpSection'] = ResolversParentTypes['HelpSection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['FormattedText'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HomeDealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeDeal'] = ResolversParentTypes['HomeDeal']> = {
  action?: Resolver<ResolversTypes['ContentLink'], ParentType, ContextType>;
  backdrop?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HomeFeatureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeFeature'] = ResolversParentTypes['HomeFeature']> = {
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HomeLogoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeLogo'] = ResolversParentTypes['HomeLogo']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HomeProductGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeProductGroup'] = ResolversParentTypes['HomeProductGroup']> = {
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HomePromoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomePromo'] = ResolversParentTypes['HomePromo']> = {
  backdrop?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HomeSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeSection'] = ResolversParentTypes['HomeSection']> = {
  __resolveType: TypeResolveFn<'CampaignSection' | 'CategoriesSection' | 'DealsSection' | 'EditorialSection' | 'FeaturesSection' | 'LogosSection' | 'ProductGroupsSection' | 'ProductsSection' | 'PromosSection' | 'QuoteSection' | 'SlidesSection' | 'VideoSection', ParentType, ContextType>;
};

export type HomeSlideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeSlide'] = ResolversParentTypes['HomeSlide']> = {
  action?: Resolver<ResolversTypes['ContentLink'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  params?: Resolver<Maybe<ResolversTypes['MessageParams']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageLimits'] = ResolversParentTypes['ImageLimits']> = {
  maxBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntervalSalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntervalSales'] = ResolversParentTypes['IntervalSales']> = {
  discounts?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  previousRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunds?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  unpaidRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
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

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCanceled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sheet?: Resolver<ResolversTypes['DocumentSheet'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeftChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeftChange'] = ResolversParentTypes['LeftChange']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LegalPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegalPage'] = ResolversParentTypes['LegalPage']> = {
  inForceSince?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['FormattedText'], ParentType, ContextType>;
};

export type LineOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineOption'] = ResolversParentTypes['LineOption']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkGroup'] = ResolversParentTypes['LinkGroup']> = {
  links?: Resolver<Array<ResolversTypes['ContentLink']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogosSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogosSection'] = ResolversParentTypes['LogosSection']> = {
  logos?: Resolver<Array<ResolversTypes['HomeLogo']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type MediaChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaChange'] = ResolversParentTypes['MediaChange']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failures?: Resolver<Array<ResolversTypes['MediaFailure']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['MediaImage'], ParentType, ContextType>;
};

export type MediaConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaConnection'] = ResolversParentTypes['MediaConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['MediaImage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MediaFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaFailure'] = ResolversParentTypes['MediaFailure']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usage?: Resolver<ResolversTypes['MediaUsage'], ParentType, ContextType>;
};

export type MediaImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaImage'] = ResolversParentTypes['MediaImage']> = {
  addedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lacksAlt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usages?: Resolver<Array<ResolversTypes['MediaUsage']>, ParentType, ContextType, RequireFields<MediaImageUsagesArgs, 'first'>>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MediaUsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaUsage'] = ResolversParentTypes['MediaUsage']> = {
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeSubject'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export interface MessageParamsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MessageParams'], any> {
  name: 'MessageParams';
}

export interface MinorUnitsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MinorUnits'], any> {
  name: 'MinorUnits';
}

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addCustomerNote?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationAddCustomerNoteArgs, 'id' | 'text'>>;
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
  checkPayments?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCheckPaymentsArgs, 'id'>>;
  confirmDraftOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationConfirmDraftOrderArgs, 'paymentMethod' | 'token'>>;
  confirmNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationConfirmNewsletterArgs, 'token'>>;
  confirmPayment?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationConfirmPaymentArgs, 'token'>>;
  confirmSecondFactor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'code'>>;
  correctOrderContact?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCorrectOrderContactArgs, 'id' | 'input'>>;
  correctParcelTracking?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCorrectParcelTrackingArgs, 'id' | 'input'>>;
  createApiToken?: Resolver<ResolversTypes['NewApiToken'], ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'name' | 'password' | 'scopes'>>;
  createCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationCreateCategoryArgs, 'input'>>;
  createDraftOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCreateDraftOrderArgs, 'input'>>;
  createPasswordReset?: Resolver<ResolversTypes['NewPasswordReset'], ParentType, ContextType, RequireFields<MutationCreatePasswordResetArgs, 'id' | 'password'>>;
  createProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationCreateProductArgs, 'images' | 'input'>>;
  createRedirect?: Resolver<ResolversTypes['Redirect'], ParentType, ContextType, RequireFields<MutationCreateRedirectArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['NewWebhook'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  decideReturn?: Resolver<ResolversTypes['Return'], ParentType, ContextType, RequireFields<MutationDecideReturnArgs, 'accept' | 'id'>>;
  deleteCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationDeleteCategoryArgs, 'id'>>;
  deleteCollection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType, RequireFields<MutationDeleteCollectionArgs, 'id'>>;
  deleteCustomerNote?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationDeleteCustomerNoteArgs, 'id' | 'noteId'>>;
  deleteDiscount?: Resolver<ResolversTypes['Discount'], ParentType, ContextType, RequireFields<MutationDeleteDiscountArgs, 'id'>>;
  deleteDraftOrder?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteDraftOrderArgs, 'id'>>;
  deleteImage?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteImageArgs, 'id'>>;
  deleteProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationDeleteProductArgs, 'id'>>;
  deleteProducts?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationDeleteProductsArgs, 'selection'>>;
  deleteRedirect?: Resolver<ResolversTypes['Redirect'], ParentType, ContextType, RequireFields<MutationDeleteRedirectArgs, 'id'>>;
  deleteShippingZone?: Resolver<ResolversTypes['ShippingZone'], ParentType, ContextType, RequireFields<MutationDeleteShippingZoneArgs, 'id'>>;
  deleteStockAlert?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteStockAlertArgs, 'id'>>;
  deleteSubscriber?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteSubscriberArgs, 'id'>>;
  deleteTaxClass?: Resolver<ResolversTypes['TaxClass'], ParentType, ContextType, RequireFields<MutationDeleteTaxClassArgs, 'id'>>;
  deleteWebhook?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  duplicateProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationDuplicateProductArgs, 'id'>>;
  editOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationEditOrderArgs, 'id' | 'input'>>;
  emailOrderLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEmailOrderLinkArgs, 'token'>>;
  endOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['SignedInSession'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  eraseCustomer?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationEraseCustomerArgs, 'id'>>;
  eraseMessage?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationEraseMessageArgs, 'id'>>;
  eraseOrderDetails?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationEraseOrderDetailsArgs, 'id'>>;
  fulfilOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationFulfilOrderArgs, 'id' | 'input'>>;
  inviteOperator?: Resolver<ResolversTypes['NewInvitation'], ParentType, ContextType, RequireFields<MutationInviteOperatorArgs, 'email' | 'password' | 'role'>>;
  leaveNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLeaveNewsletterArgs, 'token'>>;
  leaveStockAlerts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLeaveStockAlertsArgs, 'token'>>;
  markMessageDone?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationMarkMessageDoneArgs, 'id' | 'isDone'>>;
  markOrderDelivered?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationMarkOrderDeliveredArgs, 'id'>>;
  markOrderPacked?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationMarkOrderPackedArgs, 'id'>>;
  markOrderPaid?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationMarkOrderPaidArgs, 'id'>>;
  markOrderRefunded?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationMarkOrderRefundedArgs, 'id' | 'input'>>;
  markParcelUndelivered?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationMarkParcelUndeliveredArgs, 'id' | 'input'>>;
  moveCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationMoveCategoryArgs, 'id'>>;
  placeDraftOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationPlaceDraftOrderArgs, 'id' | 'isPaid' | 'paymentMethod'>>;
  placeOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'idempotencyKey' | 'input'>>;
  previewStorefrontContent?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationPreviewStorefrontContentArgs, 'images' | 'values'>>;
  publishStorefront?: Resolver<ResolversTypes['Storefront'], ParentType, ContextType>;
  receiveReturn?: Resolver<ResolversTypes['Return'], ParentType, ContextType, RequireFields<MutationReceiveReturnArgs, 'id' | 'idempotencyKey' | 'input'>>;
  refundOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationRefundOrderArgs, 'id' | 'idempotencyKey' | 'input'>>;
  refundStrayPayment?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationRefundStrayPaymentArgs, 'attemptId' | 'chargeId'>>;
  registerPasskey?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType, RequireFields<MutationRegisterPasskeyArgs, 'name' | 'response'>>;
  removeOperator?: Resolver<ResolversTypes['Operator'], ParentType, ContextType, RequireFields<MutationRemoveOperatorArgs, 'id'>>;
  removePasskey?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  removeSecondFactor?: Resolver<ResolversTypes['Operator'], ParentType, ContextType, RequireFields<MutationRemoveSecondFactorArgs, 'password'>>;
  removeWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  reopenOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationReopenOrderArgs, 'id'>>;
  replaceImage?: Resolver<ResolversTypes['MediaChange'], ParentType, ContextType, RequireFields<MutationReplaceImageArgs, 'file' | 'id'>>;
  requestReturn?: Resolver<ResolversTypes['Return'], ParentType, ContextType, RequireFields<MutationRequestReturnArgs, 'idempotencyKey' | 'input' | 'token'>>;
  requestStockAlert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestStockAlertArgs, 'email' | 'variantId'>>;
  resendOrderEmail?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationResendOrderEmailArgs, 'id' | 'mailId'>>;
  resendWebhookDelivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationResendWebhookDeliveryArgs, 'id'>>;
  resetPassword?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'newPassword' | 'secret'>>;
  resolveLatePayment?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationResolveLatePaymentArgs, 'id' | 'resolution'>>;
  resumeWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  revokeApiToken?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'id'>>;
  rollBackStorefront?: Resolver<ResolversTypes['Storefront'], ParentType, ContextType, RequireFields<MutationRollBackStorefrontArgs, 'release'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['NewWebhook'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'id'>>;
  saveCollection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType, RequireFields<MutationSaveCollectionArgs, 'input'>>;
  saveCoupon?: Resolver<ResolversTypes['Discount'], ParentType, ContextType, RequireFields<MutationSaveCouponArgs, 'input'>>;
  saveDiscount?: Resolver<ResolversTypes['Discount'], ParentType, ContextType, RequireFields<MutationSaveDiscountArgs, 'input'>>;
  saveShippingZone?: Resolver<ResolversTypes['ShippingZone'], ParentType, ContextType, RequireFields<MutationSaveShippingZoneArgs, 'input'>>;
  saveTaxClass?: Resolver<ResolversTypes['TaxClass'], ParentType, ContextType, RequireFields<MutationSaveTaxClassArgs, 'input'>>;
  sendDraftOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationSendDraftOrderArgs, 'id'>>;
  sendMailAgain?: Resolver<ResolversTypes['Mail'], ParentType, ContextType, RequireFields<MutationSendMailAgainArgs, 'id'>>;
  sendMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'idempotencyKey' | 'input'>>;
  sendTestMail?: Resolver<ResolversTypes['Mail'], ParentType, ContextType, RequireFields<MutationSendTestMailArgs, 'to'>>;
  setImageAltText?: Resolver<ResolversTypes['MediaChange'], ParentType, ContextType, RequireFields<MutationSetImageAltTextArgs, 'alt' | 'id'>>;
  setWebhook?: Resolver<ResolversTypes['NewWebhook'], ParentType, ContextType, RequireFields<MutationSetWebhookArgs, 'url'>>;
  showSample?: Resolver<ResolversTypes['Storefront'], ParentType, ContextType>;
  signIn?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInWithPasskey?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationSignInWithPasskeyArgs, 'isRemembered' | 'response'>>;
  signOut?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
  signUp?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  subscribeToNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSubscribeToNewsletterArgs, 'email'>>;
  testPaymentProvider?: Resolver<ResolversTypes['PaymentProviderTest'], ParentType, ContextType, RequireFields<MutationTestPaymentProviderArgs, 'method'>>;
  testWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, Partial<MutationTestWebhookArgs>>;
  undoChange?: Resolver<ResolversTypes['Change'], ParentType, ContextType, RequireFields<MutationUndoChangeArgs, 'id'>>;
  undoChanges?: Resolver<ResolversTypes['Change'], ParentType, ContextType, RequireFields<MutationUndoChangesArgs, 'id'>>;
  undoOrderDelivery?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUndoOrderDeliveryArgs, 'id' | 'reason'>>;
  undoOrderPacking?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUndoOrderPackingArgs, 'id'>>;
  undoOrderPayment?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUndoOrderPaymentArgs, 'id' | 'reason'>>;
  undoOrderRefund?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUndoOrderRefundArgs, 'id' | 'reason'>>;
  updateCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationUpdateCategoryArgs, 'id' | 'input'>>;
  updateDraftOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUpdateDraftOrderArgs, 'id' | 'input'>>;
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
  amountDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  arrival?: Resolver<Maybe<ResolversTypes['Arrival']>, ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  canEmailLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['DraftDetails']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  fulfilments?: Resolver<Array<ResolversTypes['Fulfilment']>, ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasLatePayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  isCancellable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isErased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPartlyShipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReadOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShippingEntered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTaxIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['PaymentInstructions']>, ParentType, ContextType>;
  paymentAttempts?: Resolver<Array<ResolversTypes['PaymentAttempt']>, ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  refundOwed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundable?: Resolver<ResolversTypes['Refundable'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  returnable?: Resolver<ResolversTypes['Returnable'], ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['Return']>, ParentType, ContextType>;
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
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  items?: Resolver<Maybe<Array<ResolversTypes['EditedItem']>>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderEventKind'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalAfter?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalBefore?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  trackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  adjustments?: Resolver<Array<ResolversTypes['PriceAdjustment']>, ParentType, ContextType>;
  hsn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isTaxExempt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentKind'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  providerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
};

export type PaymentAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentAttempt'] = ResolversParentTypes['PaymentAttempt']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['ProviderEvent']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  providerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  strays?: Resolver<Array<ResolversTypes['StrayPayment']>, ParentType, ContextType>;
};

export type PaymentInstructionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentInstructions'] = ResolversParentTypes['PaymentInstructions']> = {
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qrSvg?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upiUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentProvider'] = ResolversParentTypes['PaymentProvider']> = {
  lastEventAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['PaymentProviderMode']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhookUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentProviderTestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentProviderTest'] = ResolversParentTypes['PaymentProviderTest']> = {
  isReady?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  cost?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customFields?: Resolver<Array<ResolversTypes['CustomField']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  formerHandles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasOwnHandle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  includedTaxRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPopular?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceRange?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  regularPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  relatedProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<ProductRelatedProductsArgs, 'first'>>;
  sellingPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  seoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  facets?: Resolver<Maybe<Array<ResolversTypes['ProductFacet']>>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  priceRange?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFacet'] = ResolversParentTypes['ProductFacet']> = {
  kind?: Resolver<ResolversTypes['ProductFacetKind'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ProductFacetValue']>, ParentType, ContextType, RequireFields<ProductFacetValuesArgs, 'first'>>;
};

export type ProductFacetValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFacetValue'] = ResolversParentTypes['ProductFacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductGroupsSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductGroupsSection'] = ResolversParentTypes['ProductGroupsSection']> = {
  groups?: Resolver<Array<ResolversTypes['HomeProductGroup']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductSalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSales'] = ResolversParentTypes['ProductSales']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductState'] = ResolversParentTypes['ProductState']> = {
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  badge?: Resolver<Maybe<ResolversTypes['Badge']>, ParentType, ContextType>;
  barcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
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
  seoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  cost?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
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

export type ProductsSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductsSection'] = ResolversParentTypes['ProductsSection']> = {
  banner?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductsUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductsUpdate'] = ResolversParentTypes['ProductsUpdate']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skippedProducts?: Resolver<Array<ResolversTypes['SkippedProduct']>, ParentType, ContextType>;
};

export type PromosSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromosSection'] = ResolversParentTypes['PromosSection']> = {
  promos?: Resolver<Array<ResolversTypes['HomePromo']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProviderEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProviderEvent'] = ResolversParentTypes['ProviderEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ProviderEventSource'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, Partial<QueryCollectionArgs>>;
  collections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
  coupons?: Resolver<ResolversTypes['DiscountConnection'], ParentType, ContextType, RequireFields<QueryCouponsArgs, 'first'>>;
  customerById?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<QueryCustomerByIdArgs, 'id'>>;
  customerExport?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryCustomerExportArgs, 'format' | 'id'>>;
  customers?: Resolver<ResolversTypes['CustomerConnection'], ParentType, ContextType, RequireFields<QueryCustomersArgs, 'first' | 'orderBy'>>;
  delivery?: Resolver<ResolversTypes['Delivery'], ParentType, ContextType, RequireFields<QueryDeliveryArgs, 'country'>>;
  discount?: Resolver<ResolversTypes['Discount'], ParentType, ContextType, RequireFields<QueryDiscountArgs, 'id'>>;
  discounts?: Resolver<ResolversTypes['DiscountConnection'], ParentType, ContextType, RequireFields<QueryDiscountsArgs, 'first'>>;
  draftOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<QueryDraftOrderArgs, 'id'>>;
  draftOrders?: Resolver<ResolversTypes['DraftOrderConnection'], ParentType, ContextType, RequireFields<QueryDraftOrdersArgs, 'first'>>;
  history?: Resolver<ResolversTypes['ChangeConnection'], ParentType, ContextType, RequireFields<QueryHistoryArgs, 'first' | 'offset'>>;
  imageLimits?: Resolver<ResolversTypes['ImageLimits'], ParentType, ContextType>;
  inventory?: Resolver<ResolversTypes['InventoryConnection'], ParentType, ContextType, RequireFields<QueryInventoryArgs, 'first'>>;
  inventoryMovements?: Resolver<ResolversTypes['InventoryMovementConnection'], ParentType, ContextType, RequireFields<QueryInventoryMovementsArgs, 'first' | 'variantId'>>;
  invitations?: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['Mail'], ParentType, ContextType, RequireFields<QueryMailArgs, 'id'>>;
  mailPreview?: Resolver<ResolversTypes['MailContent'], ParentType, ContextType, RequireFields<QueryMailPreviewArgs, 'kind'>>;
  mailSettings?: Resolver<ResolversTypes['MailSettings'], ParentType, ContextType>;
  mails?: Resolver<ResolversTypes['MailConnection'], ParentType, ContextType, RequireFields<QueryMailsArgs, 'first'>>;
  media?: Resolver<ResolversTypes['MediaConnection'], ParentType, ContextType, RequireFields<QueryMediaArgs, 'first'>>;
  mediaImage?: Resolver<Maybe<ResolversTypes['MediaImage']>, ParentType, ContextType, RequireFields<QueryMediaImageArgs, 'id'>>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<QueryMessagesArgs, 'first'>>;
  operators?: Resolver<Array<ResolversTypes['Operator']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'token'>>;
  orderById?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<QueryOrderByIdArgs, 'id'>>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'first' | 'orderBy'>>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  paymentProviders?: Resolver<Array<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  previewOrderEdit?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<QueryPreviewOrderEditArgs, 'id' | 'input'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, Partial<QueryProductArgs>>;
  productFieldChoices?: Resolver<Array<ResolversTypes['CustomFieldChoice']>, ParentType, ContextType>;
  productFields?: Resolver<Array<ResolversTypes['CustomField']>, ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'first' | 'offset' | 'orderBy'>>;
  productsMatching?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryProductsMatchingArgs, 'conditions' | 'first' | 'match'>>;
  redirects?: Resolver<ResolversTypes['RedirectConnection'], ParentType, ContextType, RequireFields<QueryRedirectsArgs, 'first'>>;
  releases?: Resolver<ResolversTypes['ReleaseConnection'], ParentType, ContextType, RequireFields<QueryReleasesArgs, 'first'>>;
  returnById?: Resolver<ResolversTypes['Return'], ParentType, ContextType, RequireFields<QueryReturnByIdArgs, 'id'>>;
  returns?: Resolver<ResolversTypes['ReturnConnection'], ParentType, ContextType, RequireFields<QueryReturnsArgs, 'first'>>;
  salesReport?: Resolver<ResolversTypes['SalesReport'], ParentType, ContextType, RequireFields<QuerySalesReportArgs, 'from' | 'to'>>;
  sellingSettings?: Resolver<ResolversTypes['SellingSettings'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['SignedInSession']>, ParentType, ContextType>;
  shippingZones?: Resolver<Array<ResolversTypes['ShippingZone']>, ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  stockAlerts?: Resolver<ResolversTypes['WaitedVariantConnection'], ParentType, ContextType, RequireFields<QueryStockAlertsArgs, 'first'>>;
  stockAlertsOf?: Resolver<ResolversTypes['StockAlertConnection'], ParentType, ContextType, RequireFields<QueryStockAlertsOfArgs, 'first' | 'variantId'>>;
  storefront?: Resolver<ResolversTypes['Storefront'], ParentType, ContextType>;
  storefrontContent?: Resolver<ResolversTypes['StorefrontContent'], ParentType, ContextType>;
  subscribers?: Resolver<ResolversTypes['SubscriberConnection'], ParentType, ContextType, RequireFields<QuerySubscribersArgs, 'first'>>;
  taxClasses?: Resolver<Array<ResolversTypes['TaxClass']>, ParentType, ContextType>;
  trackOrder?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<QueryTrackOrderArgs, 'email' | 'number'>>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveryConnection'], ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'first'>>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type QuoteSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteSection'] = ResolversParentTypes['QuoteSection']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  creditNote?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
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
  isShipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  unshipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type ReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Return'] = ResolversParentTypes['Return']> = {
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasPhoto?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ReturnLine']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receipts?: Resolver<Array<ResolversTypes['ReturnReceipt']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReturnStatus'], ParentType, ContextType>;
};

export type ReturnConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnConnection'] = ResolversParentTypes['ReturnConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Return']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  requestedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReturnLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnLine'] = ResolversParentTypes['ReturnLine']> = {
  line?: Resolver<ResolversTypes['OrderLine'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReturnReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnReceipt'] = ResolversParentTypes['ReturnReceipt']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['Refund']>, ParentType, ContextType>;
  replacementId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  replacementNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReturnableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Returnable'] = ResolversParentTypes['Returnable']> = {
  lastDay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ReturnableLine']>, ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['ReturnObstacle']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReturnableLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnableLine'] = ResolversParentTypes['ReturnableLine']> = {
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalesFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesFigures'] = ResolversParentTypes['SalesFigures']> = {
  average?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunds?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  unpaidRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SalesReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesReport'] = ResolversParentTypes['SalesReport']> = {
  average?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bestSellers?: Resolver<Array<ResolversTypes['ProductSales']>, ParentType, ContextType, RequireFields<SalesReportBestSellersArgs, 'by' | 'first'>>;
  days?: Resolver<Array<ResolversTypes['DaySales']>, ParentType, ContextType>;
  discountUses?: Resolver<Array<ResolversTypes['DiscountSales']>, ParentType, ContextType>;
  discounts?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  hasSold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  intervals?: Resolver<Array<ResolversTypes['IntervalSales']>, ParentType, ContextType, RequireFields<SalesReportIntervalsArgs, 'by'>>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['SalesFigures'], ParentType, ContextType>;
  refunds?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxRates?: Resolver<Array<ResolversTypes['TaxSales']>, ParentType, ContextType>;
  taxes?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  unpaidRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
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
  emailsUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freeShippingFrom?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasOrders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  homeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSelling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['SellingNeed']>, ParentType, ContextType>;
  newOrderEmails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  onlineMethods?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  orderUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payWithinHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pricesIncludeTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  takesCashOnDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxRegion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  content?: Resolver<Maybe<ResolversTypes['ShopContent']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  grievanceOfficer?: Resolver<Maybe<ResolversTypes['GrievanceOfficer']>, ParentType, ContextType>;
  isSelling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navigation?: Resolver<Array<ResolversTypes['NavigationEntry']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  policies?: Resolver<Array<ResolversTypes['ShopPolicy']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopContact'] = ResolversParentTypes['ShopContact']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatsapp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShopContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopContent'] = ResolversParentTypes['ShopContent']> = {
  about?: Resolver<ResolversTypes['AboutPage'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['ContactPage'], ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  footer?: Resolver<ResolversTypes['ContentFooter'], ParentType, ContextType>;
  help?: Resolver<ResolversTypes['HelpPage'], ParentType, ContextType>;
  home?: Resolver<Array<ResolversTypes['HomeSection']>, ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  privacy?: Resolver<ResolversTypes['LegalPage'], ParentType, ContextType>;
  returnDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  socialImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['LegalPage'], ParentType, ContextType>;
  topBar?: Resolver<ResolversTypes['ContentTopBar'], ParentType, ContextType>;
  warrantyYears?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type SlidesSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlidesSection'] = ResolversParentTypes['SlidesSection']> = {
  slides?: Resolver<Array<ResolversTypes['HomeSlide']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StockAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockAlert'] = ResolversParentTypes['StockAlert']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StockAlertConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockAlertConnection'] = ResolversParentTypes['StockAlertConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['StockAlert']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type StrayPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StrayPayment'] = ResolversParentTypes['StrayPayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  chargeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['StrayReason'], ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['StrayRefund']>, ParentType, ContextType>;
};

export type SubscriberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscriber'] = ResolversParentTypes['Subscriber']> = {
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SubscriberState'], ParentType, ContextType>;
};

export type SubscriberConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscriberConnection'] = ResolversParentTypes['SubscriberConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Subscriber']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  subscribedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxClassResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxClass'] = ResolversParentTypes['TaxClass']> = {
  categoryIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  hsn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExempt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxLine'] = ResolversParentTypes['TaxLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TaxKind'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TaxSalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxSales'] = ResolversParentTypes['TaxSales']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TaxKind'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TokenValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenValue'] = ResolversParentTypes['TokenValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['TokenScope']>, ParentType, ContextType>;
};

export type TopBarMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TopBarMessage'] = ResolversParentTypes['TopBarMessage']> = {
  link?: Resolver<Maybe<ResolversTypes['ContentLink']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  cost?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
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
  cost?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weightGrams?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type VideoSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoSection'] = ResolversParentTypes['VideoSection']> = {
  captionsUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  poster?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WaitedVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitedVariant'] = ResolversParentTypes['WaitedVariant']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaitedVariantConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitedVariantConnection'] = ResolversParentTypes['WaitedVariantConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['WaitedVariant']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  requestCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  AboutBrands?: AboutBrandsResolvers<ContextType>;
  AboutOffices?: AboutOfficesResolvers<ContextType>;
  AboutPage?: AboutPageResolvers<ContextType>;
  AboutPromise?: AboutPromiseResolvers<ContextType>;
  AboutTeam?: AboutTeamResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  AppliedCoupon?: AppliedCouponResolvers<ContextType>;
  Arrival?: ArrivalResolvers<ContextType>;
  CampaignSection?: CampaignSectionResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartChange?: CartChangeResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CategoriesSection?: CategoriesSectionResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryConnection?: CategoryConnectionResolvers<ContextType>;
  CategoryEdge?: CategoryEdgeResolvers<ContextType>;
  CategoryState?: CategoryStateResolvers<ContextType>;
  CategoryTaxRate?: CategoryTaxRateResolvers<ContextType>;
  CategoryTile?: CategoryTileResolvers<ContextType>;
  CategoryValue?: CategoryValueResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangeConnection?: ChangeConnectionResolvers<ContextType>;
  ChangeGroup?: ChangeGroupResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  CollectionCondition?: CollectionConditionResolvers<ContextType>;
  ContactChange?: ContactChangeResolvers<ContextType>;
  ContactPage?: ContactPageResolvers<ContextType>;
  ContentError?: ContentErrorResolvers<ContextType>;
  ContentFooter?: ContentFooterResolvers<ContextType>;
  ContentLink?: ContentLinkResolvers<ContextType>;
  ContentPlace?: ContentPlaceResolvers<ContextType>;
  ContentTopBar?: ContentTopBarResolvers<ContextType>;
  CountryCode?: GraphQLScalarType;
  CurrencyCode?: GraphQLScalarType;
  CurrentState?: CurrentStateResolvers<ContextType>;
  CustomField?: CustomFieldResolvers<ContextType>;
  CustomFieldChoice?: CustomFieldChoiceResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerConnection?: CustomerConnectionResolvers<ContextType>;
  CustomerNote?: CustomerNoteResolvers<ContextType>;
  CustomerOrderConnection?: CustomerOrderConnectionResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DaySales?: DaySalesResolvers<ContextType>;
  DealsSection?: DealsSectionResolvers<ContextType>;
  Delivery?: DeliveryResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  DiscountConnection?: DiscountConnectionResolvers<ContextType>;
  DiscountSales?: DiscountSalesResolvers<ContextType>;
  DiscountTarget?: DiscountTargetResolvers<ContextType>;
  DocumentColumn?: DocumentColumnResolvers<ContextType>;
  DocumentFact?: DocumentFactResolvers<ContextType>;
  DocumentParty?: DocumentPartyResolvers<ContextType>;
  DocumentSheet?: DocumentSheetResolvers<ContextType>;
  DocumentTaxes?: DocumentTaxesResolvers<ContextType>;
  DocumentTotal?: DocumentTotalResolvers<ContextType>;
  DraftDetails?: DraftDetailsResolvers<ContextType>;
  DraftOrderConnection?: DraftOrderConnectionResolvers<ContextType>;
  EditedItem?: EditedItemResolvers<ContextType>;
  EditorialSection?: EditorialSectionResolvers<ContextType>;
  ErrorExtensions?: ErrorExtensionsResolvers<ContextType>;
  FeaturesSection?: FeaturesSectionResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldErrors?: FieldErrorsResolvers<ContextType>;
  FieldReasons?: GraphQLScalarType;
  FieldValue?: FieldValueResolvers<ContextType>;
  FormattedText?: FormattedTextResolvers<ContextType>;
  Fulfilment?: FulfilmentResolvers<ContextType>;
  FulfilmentLine?: FulfilmentLineResolvers<ContextType>;
  GrievanceOfficer?: GrievanceOfficerResolvers<ContextType>;
  GroupUndoing?: GroupUndoingResolvers<ContextType>;
  HelpPage?: HelpPageResolvers<ContextType>;
  HelpQuestion?: HelpQuestionResolvers<ContextType>;
  HelpSection?: HelpSectionResolvers<ContextType>;
  HomeDeal?: HomeDealResolvers<ContextType>;
  HomeFeature?: HomeFeatureResolvers<ContextType>;
  HomeLogo?: HomeLogoResolvers<ContextType>;
  HomeProductGroup?: HomeProductGroupResolvers<ContextType>;
  HomePromo?: HomePromoResolvers<ContextType>;
  HomeSection?: HomeSectionResolvers<ContextType>;
  HomeSlide?: HomeSlideResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageError?: ImageErrorResolvers<ContextType>;
  ImageLimits?: ImageLimitsResolvers<ContextType>;
  IntervalSales?: IntervalSalesResolvers<ContextType>;
  Inventory?: InventoryResolvers<ContextType>;
  InventoryConnection?: InventoryConnectionResolvers<ContextType>;
  InventoryMovement?: InventoryMovementResolvers<ContextType>;
  InventoryMovementConnection?: InventoryMovementConnectionResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  LeftChange?: LeftChangeResolvers<ContextType>;
  LegalPage?: LegalPageResolvers<ContextType>;
  LineOption?: LineOptionResolvers<ContextType>;
  LinkGroup?: LinkGroupResolvers<ContextType>;
  LogosSection?: LogosSectionResolvers<ContextType>;
  Mail?: MailResolvers<ContextType>;
  MailConnection?: MailConnectionResolvers<ContextType>;
  MailContent?: MailContentResolvers<ContextType>;
  MailSettings?: MailSettingsResolvers<ContextType>;
  MediaChange?: MediaChangeResolvers<ContextType>;
  MediaConnection?: MediaConnectionResolvers<ContextType>;
  MediaFailure?: MediaFailureResolvers<ContextType>;
  MediaImage?: MediaImageResolvers<ContextType>;
  MediaUsage?: MediaUsageResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageParams?: GraphQLScalarType;
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
  Payment?: PaymentResolvers<ContextType>;
  PaymentAttempt?: PaymentAttemptResolvers<ContextType>;
  PaymentInstructions?: PaymentInstructionsResolvers<ContextType>;
  PaymentProvider?: PaymentProviderResolvers<ContextType>;
  PaymentProviderTest?: PaymentProviderTestResolvers<ContextType>;
  PlaceValue?: PlaceValueResolvers<ContextType>;
  Price?: GraphQLScalarType;
  PriceAdjustment?: PriceAdjustmentResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductFacet?: ProductFacetResolvers<ContextType>;
  ProductFacetValue?: ProductFacetValueResolvers<ContextType>;
  ProductGroupsSection?: ProductGroupsSectionResolvers<ContextType>;
  ProductOption?: ProductOptionResolvers<ContextType>;
  ProductSales?: ProductSalesResolvers<ContextType>;
  ProductState?: ProductStateResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  ProductsSection?: ProductsSectionResolvers<ContextType>;
  ProductsUpdate?: ProductsUpdateResolvers<ContextType>;
  PromosSection?: PromosSectionResolvers<ContextType>;
  ProviderEvent?: ProviderEventResolvers<ContextType>;
  PublishFault?: PublishFaultResolvers<ContextType>;
  PublishProgress?: PublishProgressResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuoteSection?: QuoteSectionResolvers<ContextType>;
  Redirect?: RedirectResolvers<ContextType>;
  RedirectConnection?: RedirectConnectionResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RefundLine?: RefundLineResolvers<ContextType>;
  Refundable?: RefundableResolvers<ContextType>;
  RefundableLine?: RefundableLineResolvers<ContextType>;
  Release?: ReleaseResolvers<ContextType>;
  ReleaseConnection?: ReleaseConnectionResolvers<ContextType>;
  ReleaseCounts?: ReleaseCountsResolvers<ContextType>;
  Return?: ReturnResolvers<ContextType>;
  ReturnConnection?: ReturnConnectionResolvers<ContextType>;
  ReturnLine?: ReturnLineResolvers<ContextType>;
  ReturnReceipt?: ReturnReceiptResolvers<ContextType>;
  Returnable?: ReturnableResolvers<ContextType>;
  ReturnableLine?: ReturnableLineResolvers<ContextType>;
  SalesFigures?: SalesFiguresResolvers<ContextType>;
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
  ShopContent?: ShopContentResolvers<ContextType>;
  ShopPolicy?: ShopPolicyResolvers<ContextType>;
  ShownValue?: ShownValueResolvers<ContextType>;
  SignedInSession?: SignedInSessionResolvers<ContextType>;
  SkippedProduct?: SkippedProductResolvers<ContextType>;
  SlidesSection?: SlidesSectionResolvers<ContextType>;
  StockAlert?: StockAlertResolvers<ContextType>;
  StockAlertConnection?: StockAlertConnectionResolvers<ContextType>;
  Storefront?: StorefrontResolvers<ContextType>;
  StorefrontContent?: StorefrontContentResolvers<ContextType>;
  StorefrontContentState?: StorefrontContentStateResolvers<ContextType>;
  StorefrontContentValues?: GraphQLScalarType;
  StrayPayment?: StrayPaymentResolvers<ContextType>;
  Subscriber?: SubscriberResolvers<ContextType>;
  SubscriberConnection?: SubscriberConnectionResolvers<ContextType>;
  TaxClass?: TaxClassResolvers<ContextType>;
  TaxLine?: TaxLineResolvers<ContextType>;
  TaxSales?: TaxSalesResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TokenValue?: TokenValueResolvers<ContextType>;
  TopBarMessage?: TopBarMessageResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  VariantAvailability?: VariantAvailabilityResolvers<ContextType>;
  VariantState?: VariantStateResolvers<ContextType>;
  VariantValue?: VariantValueResolvers<ContextType>;
  VideoSection?: VideoSectionResolvers<ContextType>;
  WaitedVariant?: WaitedVariantResolvers<ContextType>;
  WaitedVariantConnection?: WaitedVariantConnectionResolvers<ContextType>;
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
