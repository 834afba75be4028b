/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Upload } from 'graphql-upload-ts';
import type { TypedQueryDocumentNode as DocumentNode } from 'graphql';
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

/** The kinds of changes. */
export type ChangeAction =
  /** The item was changed. */
  | 'CHANGED'
  /** The item was created. */
  | 'CREATED'
  /** The item was deleted. */
  | 'DELETED';

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
  id?: string | null | undefined;
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

/** A new category. */
export type CreateCategoryInput = {
  /** The description, in the Markdown of `Product.description`: at most 2,000 characters. */
  description?: string | null | undefined;
  /** The handle for its page's path: lower-case letters, digits and hyphens. By default generated from the name. */
  handle?: string | null | undefined;
  /** The image. */
  image?: Upload | null | undefined;
  /** The alt text of the image: at most 200 characters. By default the name. */
  imageAlt?: string | null | undefined;
  /** The name: 1 to 100 characters after trimming. */
  name: string;
  /** The id of the parent category. Categories have at most 3 levels. */
  parentId?: string | null | undefined;
  /** The description for search engines and link previews: at most 500 characters. */
  seoDescription?: string | null | undefined;
  /** The title for search engines and link previews: at most 200 characters. */
  seoTitle?: string | null | undefined;
};

/** A new product. */
export type CreateProductInput = {
  /** At most 50 attributes. */
  attributes?: Array<ProductAttributeInput> | null | undefined;
  /** The badge on its card. */
  badge?: Badge | null | undefined;
  /** The barcode number: at most 100 characters. */
  barcode?: string | null | undefined;
  /** Its brand: at most 100 characters. */
  brand?: string | null | undefined;
  /** The id of its category. */
  categoryId: string;
  /** What the shop pays for one item of a variant that has no cost of its own. */
  cost?: number | null | undefined;
  /** Values of custom fields: at most 100. */
  customFields?: Array<CustomFieldInput> | null | undefined;
  /** The description: 1 to 5,000 characters after trimming, in the Markdown of `Product.description`. */
  description: string;
  /** The handle for its page's path: lower-case letters, digits and hyphens. By default generated from the title. */
  handle?: string | null | undefined;
  /** The alt text of each image in order, at most 200 characters. Null uses the title. */
  imageAlts?: Array<string | null | undefined> | null | undefined;
  /** Whether it is a featured product. */
  isFeatured?: boolean;
  /** Whether it is a new product. */
  isNew?: boolean;
  /** Whether it is a popular product. */
  isPopular?: boolean;
  /** At most 3 options. */
  options?: Array<ProductOptionInput> | null | undefined;
  /** The price before a discount. Null if not on sale. */
  regularPrice?: unknown;
  /** The selling price, below the regular one. */
  sellingPrice: unknown;
  /** The description for search engines and link previews: at most 500 characters. */
  seoDescription?: string | null | undefined;
  /** The title for search engines and link previews: at most 200 characters. */
  seoTitle?: string | null | undefined;
  /** The start of visibility. */
  showFrom?: unknown;
  /** The end of visibility. */
  showUntil?: unknown;
  /** The stock keeping unit: at most 100 characters. Unique in the shop, ignoring case. */
  sku?: string | null | undefined;
  /** Its visibility. By default active. Only a draft may have no images. */
  status?: ProductStatus | null | undefined;
  /** The stock. Null if untracked. */
  stock?: number | null | undefined;
  /** At most 20 words for grouping and searching, of at most 50 characters each, without commas. */
  tags?: Array<string> | null | undefined;
  /** The title: 1 to 255 characters after trimming. */
  title: string;
  /**
   * Its variants: at most 100, each with a unique combination of option values. If omitted, the shop creates one
   * variant per combination of option values.
   */
  variants?: Array<ProductVariantInput> | null | undefined;
  /** The weight of variants that have no weight of their own, in grams. */
  weightGrams?: number | null | undefined;
};

/** A new value of a custom field. */
export type CustomFieldInput = {
  /** The name of the module. */
  module: string;
  /** The field's name. */
  name: string;
  /** The value as text, such as `true`, `12`, or minor units of money. Null or blank removes it. */
  value?: string | null | undefined;
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

/** An attribute of a product. */
export type ProductAttributeInput = {
  /** The name, such as Weight: 1 to 50 characters, without a colon. */
  name: string;
  /** The value: 1 to 200 characters. */
  value: string;
};

/** An option of a product. */
export type ProductOptionInput = {
  /** The name, such as Colour: 1 to 255 characters, without a colon. */
  name: string;
  /** 1 to 100 values of 1 to 255 characters, without the character `|`. */
  values: Array<string>;
};

/** The visibility of a product. */
export type ProductStatus =
  /** Visible in lists and on its own page. */
  | 'ACTIVE'
  /** Not visible, because it is not finished. */
  | 'DRAFT'
  /** Not in any list. Its own page is visible to anyone who knows the address. */
  | 'HIDDEN';

/** A variant of a product. Omitted or null fields use the product's value. */
export type ProductVariantInput = {
  /** The barcode number: at most 100 characters. */
  barcode?: string | null | undefined;
  /** The price before a discount, at least the price. */
  compareAtPrice?: number | null | undefined;
  /** What the shop pays for an item. */
  cost?: number | null | undefined;
  /** The id of an existing variant. Without it, this means the variant with the same combination of option values, or a new one. */
  id?: string | null | undefined;
  /** The index of its image among the product's images after this call, from 0. Omitted: unchanged. Null: none of its own. */
  image?: number | null | undefined;
  /** Whether it is for sale. */
  isSold?: boolean | null | undefined;
  /** The on-hand quantity, from 0. Null: untracked. Omitted: unchanged. */
  onHand?: number | null | undefined;
  /** The price. */
  price?: number | null | undefined;
  /** One value per option of the product, in any order. Empty without options. */
  selectedOptions: Array<SelectedOptionInput>;
  /** The stock keeping unit: at most 100 characters. Unique in the shop, ignoring case. */
  sku?: string | null | undefined;
  /** The weight in grams. */
  weightGrams?: number | null | undefined;
};

/** The roles of operators. Each includes the rights of those below it. */
export type Role =
  /** Manages the shop: catalogue, content, orders, publishing. */
  | 'EDITOR'
  /** All rights, including managing operators. */
  | 'OWNER'
  /** Sees everything and changes nothing. */
  | 'VIEWER';

/** Two versions of a secret: before and after a change. */
export type SecretValue =
  /** The previous secret. */
  | 'FORMER'
  /** The new secret. */
  | 'NEW';

/** A selected option value. */
export type SelectedOptionInput = {
  /** The option's name. */
  name: string;
  /** One of its values. */
  value: string;
};

/** What shoppers see at `/`. */
export type StorefrontMode =
  /** The shop's catalogue. */
  | 'CATALOGUE'
  /** The sample content. */
  | 'SAMPLE';

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

/** Changes of a category. Omitted fields stay unchanged, and null clears optional ones. */
export type UpdateCategoryInput = {
  /** The description, in the Markdown of `Product.description`: at most 2,000 characters. */
  description?: string | null | undefined;
  /** The handle for its page's path. Null generates it from the name. Former handles stay reserved. */
  handle?: string | null | undefined;
  /** A new image. */
  image?: Upload | null | undefined;
  /** The alt text of the image: at most 200 characters. */
  imageAlt?: string | null | undefined;
  /** The new name: 1 to 100 characters after trimming. */
  name?: string | null | undefined;
  /** The id of the parent category. Null moves it to the top level. */
  parentId?: string | null | undefined;
  /** The description for search engines and link previews: at most 500 characters. */
  seoDescription?: string | null | undefined;
  /** The title for search engines and link previews: at most 200 characters. */
  seoTitle?: string | null | undefined;
  /** The version that the caller read. Fails with CONFLICT and the current state if there is a newer one. */
  version?: number | null | undefined;
};

export type ListCategoriesQueryVariables = Exact<{
  first: number;
  offset: number;
  after?: string | null | undefined;
}>;


export type ListCategoriesQuery = { list: { nodes: Array<{ id: string, name: string, handle: string, hasOwnHandle: boolean, description: string | null, parent: { id: string } | null, image: { url: string, ownAlt: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CountCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountCategoriesQuery = { list: { totalCount: number } };

export type ListProductsQueryVariables = Exact<{
  first: number;
  offset: number;
  after?: string | null | undefined;
}>;


export type ListProductsQuery = { list: { nodes: Array<{ id: string, title: string, description: string, regularPrice: number, sellingPrice: number, discountPercentage: number, badge: Badge | null, isFeatured: boolean, isPopular: boolean, isNew: boolean, handle: string, hasOwnHandle: boolean, brand: string | null, sku: string | null, stock: number | null, tags: Array<string>, status: ProductStatus, showFrom: Date | null, showUntil: Date | null, seoTitle: string | null, seoDescription: string | null, category: { id: string, name: string } | null, images: Array<{ url: string, ownAlt: string | null }>, options: Array<{ name: string, values: Array<string> }>, attributes: Array<{ name: string, value: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CountProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type CountProductsQuery = { list: { totalCount: number } };

export type AddCategoryMutationVariables = Exact<{
  input: CreateCategoryInput;
  key?: string | null | undefined;
}>;


export type AddCategoryMutation = { category: { id: string, name: string, handle: string, hasOwnHandle: boolean, description: string | null, parent: { id: string } | null, image: { url: string, ownAlt: string | null } | null } };

export type UpdateCategoryMutationVariables = Exact<{
  id: string;
  input: UpdateCategoryInput;
}>;


export type UpdateCategoryMutation = { category: { id: string, name: string, handle: string, hasOwnHandle: boolean, description: string | null, parent: { id: string } | null, image: { url: string, ownAlt: string | null } | null } };

export type DeleteCategoryMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCategoryMutation = { category: { id: string, name: string, handle: string, hasOwnHandle: boolean, description: string | null, parent: { id: string } | null, image: { url: string, ownAlt: string | null } | null } };

export type AddProductMutationVariables = Exact<{
  input: CreateProductInput;
  images: Array<Upload> | Upload;
  key?: string | null | undefined;
}>;


export type AddProductMutation = { product: { id: string, title: string, description: string, regularPrice: number, sellingPrice: number, discountPercentage: number, badge: Badge | null, isFeatured: boolean, isPopular: boolean, isNew: boolean, handle: string, hasOwnHandle: boolean, brand: string | null, sku: string | null, stock: number | null, tags: Array<string>, status: ProductStatus, showFrom: Date | null, showUntil: Date | null, seoTitle: string | null, seoDescription: string | null, category: { id: string, name: string } | null, images: Array<{ url: string, ownAlt: string | null }>, options: Array<{ name: string, values: Array<string> }>, attributes: Array<{ name: string, value: string }> } };

export type ListChangesQueryVariables = Exact<{
  first: number;
  offset: number;
  after?: string | null | undefined;
  of?: ChangeSubjectInput | null | undefined;
  by?: string | null | undefined;
  in?: string | null | undefined;
}>;


export type ListChangesQuery = { list: { nodes: Array<{ id: string, at: Date, by: string | null, byId: string | null, subject: ChangeSubject, subjectId: string, subjectName: string, action: ChangeAction, source: ChangeSource | null, undoes: string | null, undoneBy: string | null, note: string | null, canUndo: boolean, fields: Array<{ field: ChangedField, part: string | null, before: { text: string | null, texts: Array<string> | null, number: number | null, price: number | null, isOn: boolean | null, moment: Date | null, badge: Badge | null, status: ProductStatus | null, role: Role | null, secret: SecretValue | null, content: unknown, varies: boolean | null, token: { name: string, scopes: Array<TokenScope> } | null, category: { id: string, name: string | null, isDeleted: boolean } | null, place: { behind: string | null } | null, images: Array<{ url: string }> | null, lists: Array<{ name: string, values: Array<string> }> | null, variants: Array<{ title: string, sku: string | null, barcode: string | null, price: number | null, compareAtPrice: number | null, weightGrams: number | null, cost: number | null, isSold: boolean, image: string | null }> | null, shown: { mode: StorefrontMode, release: number | null } | null } | null, after: { text: string | null, texts: Array<string> | null, number: number | null, price: number | null, isOn: boolean | null, moment: Date | null, badge: Badge | null, status: ProductStatus | null, role: Role | null, secret: SecretValue | null, content: unknown, varies: boolean | null, token: { name: string, scopes: Array<TokenScope> } | null, category: { id: string, name: string | null, isDeleted: boolean } | null, place: { behind: string | null } | null, images: Array<{ url: string }> | null, lists: Array<{ name: string, values: Array<string> }> | null, variants: Array<{ title: string, sku: string | null, barcode: string | null, price: number | null, compareAtPrice: number | null, weightGrams: number | null, cost: number | null, isSold: boolean, image: string | null }> | null, shown: { mode: StorefrontMode, release: number | null } | null } | null }>, group: { work: ChangeSource, undos: number, fileName: string | null, created: number, changed: number, deleted: number, undoing: { isRunning: boolean, total: number, done: number, left: number, stopped: string | null } | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CountChangesQueryVariables = Exact<{
  of?: ChangeSubjectInput | null | undefined;
  by?: string | null | undefined;
  in?: string | null | undefined;
}>;


export type CountChangesQuery = { list: { totalCount: number } };

export type FindCategoryQueryVariables = Exact<{
  id: string;
}>;


export type FindCategoryQuery = { category: { id: string } | null };

export type ReadMailQueryVariables = Exact<{
  id: string;
}>;


export type ReadMailQuery = { mail: { content: { html: string } } };

export type ReadMailTemplateQueryVariables = Exact<{
  kind: MailKind;
}>;


export type ReadMailTemplateQuery = { mailPreview: { html: string } };

export type RestCategoryFragment = { id: string, name: string, handle: string, hasOwnHandle: boolean, description: string | null, parent: { id: string } | null, image: { url: string, ownAlt: string | null } | null };

export type RestChangeFragment = { id: string, at: Date, by: string | null, byId: string | null, subject: ChangeSubject, subjectId: string, subjectName: string, action: ChangeAction, source: ChangeSource | null, undoes: string | null, undoneBy: string | null, note: string | null, canUndo: boolean, fields: Array<{ field: ChangedField, part: string | null, before: { text: string | null, texts: Array<string> | null, number: number | null, price: number | null, isOn: boolean | null, moment: Date | null, badge: Badge | null, status: ProductStatus | null, role: Role | null, secret: SecretValue | null, content: unknown, varies: boolean | null, token: { name: string, scopes: Array<TokenScope> } | null, category: { id: string, name: string | null, isDeleted: boolean } | null, place: { behind: string | null } | null, images: Array<{ url: string }> | null, lists: Array<{ name: string, values: Array<string> }> | null, variants: Array<{ title: string, sku: string | null, barcode: string | null, price: number | null, compareAtPrice: number | null, weightGrams: number | null, cost: number | null, isSold: boolean, image: string | null }> | null, shown: { mode: StorefrontMode, release: number | null } | null } | null, after: { text: string | null, texts: Array<string> | null, number: number | null, price: number | null, isOn: boolean | null, moment: Date | null, badge: Badge | null, status: ProductStatus | null, role: Role | null, secret: SecretValue | null, content: unknown, varies: boolean | null, token: { name: string, scopes: Array<TokenScope> } | null, category: { id: string, name: string | null, isDeleted: boolean } | null, place: { behind: string | null } | null, images: Array<{ url: string }> | null, lists: Array<{ name: string, values: Array<string> }> | null, variants: Array<{ title: string, sku: string | null, barcode: string | null, price: number | null, compareAtPrice: number | null, weightGrams: number | null, cost: number | null, isSold: boolean, image: string | null }> | null, shown: { mode: StorefrontMode, release: number | null } | null } | null }>, group: { work: ChangeSource, undos: number, fileName: string | null, created: number, changed: number, deleted: number, undoing: { isRunning: boolean, total: number, done: number, left: number, stopped: string | null } | null } | null };

export type RestFieldValueFragment = { text: string | null, texts: Array<string> | null, number: number | null, price: number | null, isOn: boolean | null, moment: Date | null, badge: Badge | null, status: ProductStatus | null, role: Role | null, secret: SecretValue | null, content: unknown, varies: boolean | null, token: { name: string, scopes: Array<TokenScope> } | null, category: { id: string, name: string | null, isDeleted: boolean } | null, place: { behind: string | null } | null, images: Array<{ url: string }> | null, lists: Array<{ name: string, values: Array<string> }> | null, variants: Array<{ title: string, sku: string | null, barcode: string | null, price: number | null, compareAtPrice: number | null, weightGrams: number | null, cost: number | null, isSold: boolean, image: string | null }> | null, shown: { mode: StorefrontMode, release: number | null } | null };

export type RestProductFragment = { id: string, title: string, description: string, regularPrice: number, sellingPrice: number, discountPercentage: number, badge: Badge | null, isFeatured: boolean, isPopular: boolean, isNew: boolean, handle: string, hasOwnHandle: boolean, brand: string | null, sku: string | null, stock: number | null, tags: Array<string>, status: ProductStatus, showFrom: Date | null, showUntil: Date | null, seoTitle: string | null, seoDescription: string | null, category: { id: string, name: string } | null, images: Array<{ url: string, ownAlt: string | null }>, options: Array<{ name: string, values: Array<string> }>, attributes: Array<{ name: string, value: string }> };

export const RestCategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnHandle"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"ownAlt"}}]}}]}}]} as unknown as DocumentNode<RestCategoryFragment, unknown>;
export const RestFieldValueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFieldValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"behind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"compareAtPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weightGrams"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"release"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"varies"}}]}}]} as unknown as DocumentNode<RestFieldValueFragment, unknown>;
export const RestChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Change"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"byId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFieldValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFieldValue"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"work"}},{"kind":"Field","name":{"kind":"Name","value":"undos"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"undoing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"stopped"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoes"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFieldValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"behind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"compareAtPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weightGrams"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"release"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"varies"}}]}}]} as unknown as DocumentNode<RestChangeFragment, unknown>;
export const RestProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"sellingPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"ownAlt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnHandle"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"showFrom"}},{"kind":"Field","name":{"kind":"Name","value":"showUntil"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}}]}}]} as unknown as DocumentNode<RestProductFragment, unknown>;
export const ListCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnHandle"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"ownAlt"}}]}}]}}]} as unknown as DocumentNode<ListCategoriesQuery, ListCategoriesQueryVariables>;
export const CountCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CountCategoriesQuery, CountCategoriesQueryVariables>;
export const ListProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"sellingPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"ownAlt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnHandle"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"showFrom"}},{"kind":"Field","name":{"kind":"Name","value":"showUntil"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}}]}}]} as unknown as DocumentNode<ListProductsQuery, ListProductsQueryVariables>;
export const CountProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CountProductsQuery, CountProductsQueryVariables>;
export const AddCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCategoryInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"createCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnHandle"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"ownAlt"}}]}}]}}]} as unknown as DocumentNode<AddCategoryMutation, AddCategoryMutationVariables>;
export const UpdateCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"updateCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnHandle"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"ownAlt"}}]}}]}}]} as unknown as DocumentNode<UpdateCategoryMutation, UpdateCategoryMutationVariables>;
export const DeleteCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"deleteCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnHandle"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"ownAlt"}}]}}]}}]} as unknown as DocumentNode<DeleteCategoryMutation, DeleteCategoryMutationVariables>;
export const AddProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProductInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"images"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"product"},"name":{"kind":"Name","value":"createProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"images"},"value":{"kind":"Variable","name":{"kind":"Name","value":"images"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestProduct"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"sellingPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"ownAlt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnHandle"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"showFrom"}},{"kind":"Field","name":{"kind":"Name","value":"showUntil"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}}]}}]} as unknown as DocumentNode<AddProductMutation, AddProductMutationVariables>;
export const ListChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeSubjectInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"in"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}},{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"in"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFieldValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"behind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"compareAtPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weightGrams"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"release"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"varies"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Change"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"byId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFieldValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFieldValue"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"work"}},{"kind":"Field","name":{"kind":"Name","value":"undos"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"undoing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"stopped"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoes"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]} as unknown as DocumentNode<ListChangesQuery, ListChangesQueryVariables>;
export const CountChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeSubjectInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"in"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}},{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"in"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CountChangesQuery, CountChangesQueryVariables>;
export const FindCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<FindCategoryQuery, FindCategoryQueryVariables>;
export const ReadMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]}}]} as unknown as DocumentNode<ReadMailQuery, ReadMailQueryVariables>;
export const ReadMailTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadMailTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]} as unknown as DocumentNode<ReadMailTemplateQuery, ReadMailTemplateQueryVariables>;