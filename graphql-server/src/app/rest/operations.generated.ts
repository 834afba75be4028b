/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Upload } from 'graphql-upload-ts';
import type { TypedQueryDocumentNode as DocumentNode } from 'graphql';
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

/** What happened to something. */
export type ChangeAction =
  /** It was changed. */
  | 'CHANGED'
  /** It was made. */
  | 'CREATED'
  /** It was deleted. */
  | 'DELETED';

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
  id?: string | null | undefined;
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

/** A category to add. */
export type CreateCategoryInput = {
  /** What it is about: at most 2,000 characters. */
  description?: string | null | undefined;
  /** What names it in the address of its page: small letters, digits and hyphens. Without one it is made from the name. */
  handle?: string | null | undefined;
  /** An image that stands for it. */
  image?: Upload | null | undefined;
  /** What the image shows, in at most 200 characters; the name, if nothing is said. */
  imageAlt?: string | null | undefined;
  /** The name: 1 to 100 characters after trimming. */
  name: string;
  /** The id of the category that it lies in; categories lie at most 3 deep. */
  parentId?: string | null | undefined;
};

/** A product to add. */
export type CreateProductInput = {
  /** At most 50 facts about it. */
  attributes?: Array<ProductAttributeInput> | null | undefined;
  /** The badge on its card. */
  badge?: Badge | null | undefined;
  /** The number printed as bars on it: at most 100 characters. */
  barcode?: string | null | undefined;
  /** Its brand: at most 100 characters. */
  brand?: string | null | undefined;
  /** The id of its category. */
  categoryId: string;
  /** Values of custom fields: those that are not named stay as they are. At most 100. */
  customFields?: Array<CustomFieldInput> | null | undefined;
  /** The description: 1 to 5,000 characters after trimming. */
  description: string;
  /** What names it in the address of its page: small letters, digits and hyphens. Without one it is made from the title. */
  handle?: string | null | undefined;
  /** What each image shows, in their order, in at most 200 characters; null for those that the title describes. */
  imageAlts?: Array<string | null | undefined> | null | undefined;
  /** Whether to show it among the featured products. */
  isFeatured?: boolean;
  /** Whether to show it among the new products. */
  isNew?: boolean;
  /** Whether to show it among the popular products. */
  isPopular?: boolean;
  /** At most 3 things that are chosen when it is bought. */
  options?: Array<ProductOptionInput> | null | undefined;
  /** The price before any discount; null where it is not on sale. */
  regularPrice?: unknown;
  /** The price asked; less than the regular one. */
  sellingPrice: unknown;
  /** The moment from which on it is shown. */
  showFrom?: unknown;
  /** The moment from which on it is not shown any more. */
  showUntil?: unknown;
  /** The number that the shop keeps it under: at most 100 characters. No other product has it, in whatever case. */
  sku?: string | null | undefined;
  /** Where it is shown: everywhere, if nothing is said. Only a draft may lack images. */
  status?: ProductStatus | null | undefined;
  /** How many there are; null where they are not counted. */
  stock?: number | null | undefined;
  /** At most 20 words that it is grouped and found by, of at most 50 characters each, without commas. */
  tags?: Array<string> | null | undefined;
  /** The title: 1 to 255 characters after trimming. */
  title: string;
  /**
   * Its variants: at most 100, each of a combination of its options that no other has. Where they are not named, there is one for each
   * combination, with what it had before.
   */
  variants?: Array<ProductVariantInput> | null | undefined;
  /** What it weighs, where its variants say nothing else. */
  weightGrams?: number | null | undefined;
};

/** A new value of a custom field. */
export type CustomFieldInput = {
  /** The name of the module. */
  module: string;
  /** The field's name. */
  name: string;
  /** Its value as text, such as `true`, `12` or, of money, minor units. Null or blank removes it. */
  value?: string | null | undefined;
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

/** A fact about a product. */
export type ProductAttributeInput = {
  /** Such as Weight: 1 to 50 characters, without a colon. */
  name: string;
  /** 1 to 200 characters. */
  value: string;
};

/** Something that is chosen when a product is bought. */
export type ProductOptionInput = {
  /** Such as Colour: 1 to 255 characters, without a colon. */
  name: string;
  /** 1 to 100 values of 1 to 255 characters, without a |. */
  values: Array<string>;
};

/** Where a product is shown. */
export type ProductStatus =
  /** Everywhere. */
  | 'ACTIVE'
  /** Nowhere: it is still being written. */
  | 'DRAFT'
  /** On its own page, for those who know its address, and in no list. */
  | 'HIDDEN';

/** A variant of a product. What is left out or null is the product's. */
export type ProductVariantInput = {
  /** The number printed as bars on it: at most 100 characters. */
  barcode?: string | null | undefined;
  /** The price before any discount; not less than what is asked. */
  compareAtPrice?: number | null | undefined;
  /** Its id, where it is there already; without one it is that of the same combination. */
  id?: string | null | undefined;
  /** Its image: the place of one of the product's images after this call, from 0. Left out: as before; null: none of its own. */
  image?: number | null | undefined;
  /** False: it is not sold. */
  isSold?: boolean | null | undefined;
  /** How many lie on the shelf, from 0; null where they are not counted. Left out: as before. */
  onHand?: number | null | undefined;
  /** What is asked for it. */
  price?: number | null | undefined;
  /** One value for each of the product's options, in any order; none where the product has no options. */
  selectedOptions: Array<SelectedOptionInput>;
  /** The number that the shop keeps it under: at most 100 characters. Nothing else in the shop has it, in whatever case. */
  sku?: string | null | undefined;
  /** What it weighs. */
  weightGrams?: number | null | undefined;
};

/** What an operator may do: each may do what those after it may, and more. */
export type Role =
  /** Whatever is in the shop: catalogue, content, publishing. */
  | 'EDITOR'
  /** Everything, and who else may do what. */
  | 'OWNER'
  /** Look at everything, and change nothing. */
  | 'VIEWER';

/** Which of two secrets, of which nothing else is told. */
export type SecretValue =
  /** The one until then. */
  | 'FORMER'
  /** The one from then on. */
  | 'NEW';

/** A value that is chosen of an option. */
export type SelectedOptionInput = {
  /** The option's name. */
  name: string;
  /** One of its values. */
  value: string;
};

/** What shoppers see at `/`. */
export type StorefrontMode =
  /** A release of the catalogue. */
  | 'CATALOGUE'
  /** The sample content. */
  | 'SAMPLE';

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

/** A change to a category: what is left out stays as it is, and null takes away what it can be without. */
export type UpdateCategoryInput = {
  /** What it is about: at most 2,000 characters. */
  description?: string | null | undefined;
  /** What names it in the address of its page. Null makes one from the name. Former ones stay its own. */
  handle?: string | null | undefined;
  /** A new image. */
  image?: Upload | null | undefined;
  /** What the image shows, in at most 200 characters. */
  imageAlt?: string | null | undefined;
  /** The new name: 1 to 100 characters after trimming. */
  name?: string | null | undefined;
  /** The id of the category that it lies in; null puts it at the top. */
  parentId?: string | null | undefined;
  /** The version that was read: a newer one refuses the change with CONFLICT and the current state. */
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


export type ListProductsQuery = { list: { nodes: Array<{ id: string, title: string, description: string, regularPrice: number, sellingPrice: number, discountPercentage: number, badge: Badge | null, isFeatured: boolean, isPopular: boolean, isNew: boolean, handle: string, hasOwnHandle: boolean, brand: string | null, sku: string | null, stock: number | null, tags: Array<string>, status: ProductStatus, showFrom: Date | null, showUntil: Date | null, category: { id: string, name: string } | null, images: Array<{ url: string, ownAlt: string | null }>, options: Array<{ name: string, values: Array<string> }>, attributes: Array<{ name: string, value: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

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


export type AddProductMutation = { product: { id: string, title: string, description: string, regularPrice: number, sellingPrice: number, discountPercentage: number, badge: Badge | null, isFeatured: boolean, isPopular: boolean, isNew: boolean, handle: string, hasOwnHandle: boolean, brand: string | null, sku: string | null, stock: number | null, tags: Array<string>, status: ProductStatus, showFrom: Date | null, showUntil: Date | null, category: { id: string, name: string } | null, images: Array<{ url: string, ownAlt: string | null }>, options: Array<{ name: string, values: Array<string> }>, attributes: Array<{ name: string, value: string }> } };

export type ListChangesQueryVariables = Exact<{
  first: number;
  offset: number;
  after?: string | null | undefined;
  of?: ChangeSubjectInput | null | undefined;
  by?: string | null | undefined;
  in?: string | null | undefined;
}>;


export type ListChangesQuery = { list: { nodes: Array<{ id: string, at: Date, by: string | null, byId: string | null, subject: ChangeSubject, subjectId: string, subjectName: string, action: ChangeAction, source: ChangeSource | null, undoes: string | null, undoneBy: string | null, note: string | null, canUndo: boolean, fields: Array<{ field: ChangedField, part: string | null, before: { text: string | null, texts: Array<string> | null, number: number | null, price: number | null, isOn: boolean | null, moment: Date | null, badge: Badge | null, status: ProductStatus | null, role: Role | null, secret: SecretValue | null, content: unknown, varies: boolean | null, token: { name: string, scopes: Array<TokenScope> } | null, category: { id: string, name: string | null, isDeleted: boolean } | null, place: { behind: string | null } | null, images: Array<{ url: string }> | null, lists: Array<{ name: string, values: Array<string> }> | null, variants: Array<{ title: string, sku: string | null, barcode: string | null, price: number | null, compareAtPrice: number | null, weightGrams: number | null, isSold: boolean, image: string | null }> | null, shown: { mode: StorefrontMode, release: number | null } | null } | null, after: { text: string | null, texts: Array<string> | null, number: number | null, price: number | null, isOn: boolean | null, moment: Date | null, badge: Badge | null, status: ProductStatus | null, role: Role | null, secret: SecretValue | null, content: unknown, varies: boolean | null, token: { name: string, scopes: Array<TokenScope> } | null, category: { id: string, name: string | null, isDeleted: boolean } | null, place: { behind: string | null } | null, images: Array<{ url: string }> | null, lists: Array<{ name: string, values: Array<string> }> | null, variants: Array<{ title: string, sku: string | null, barcode: string | null, price: number | null, compareAtPrice: number | null, weightGrams: number | null, isSold: boolean, image: string | null }> | null, shown: { mode: StorefrontMode, release: number | null } | null } | null }>, group: { work: ChangeSource, undos: number, fileName: string | null, created: number, changed: number, deleted: number, undoing: { isRunning: boolean, total: number, done: number, left: number, stopped: string | null } | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

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

export type RestChangeFragment = { id: string, at: Date, by: string | null, byId: string | null, subject: ChangeSubject, subjectId: string, subjectName: string, action: ChangeAction, source: ChangeSource | null, undoes: string | null, undoneBy: string | null, note: string | null, canUndo: boolean, fields: Array<{ field: ChangedField, part: string | null, before: { text: string | null, texts: Array<string> | null, number: number | null, price: number | null, isOn: boolean | null, moment: Date | null, badge: Badge | null, status: ProductStatus | null, role: Role | null, secret: SecretValue | null, content: unknown, varies: boolean | null, token: { name: string, scopes: Array<TokenScope> } | null, category: { id: string, name: string | null, isDeleted: boolean } | null, place: { behind: string | null } | null, images: Array<{ url: string }> | null, lists: Array<{ name: string, values: Array<string> }> | null, variants: Array<{ title: string, sku: string | null, barcode: string | null, price: number | null, compareAtPrice: number | null, weightGrams: number | null, isSold: boolean, image: string | null }> | null, shown: { mode: StorefrontMode, release: number | null } | null } | null, after: { text: string | null, texts: Array<string> | null, number: number | null, price: number | null, isOn: boolean | null, moment: Date | null, badge: Badge | null, status: ProductStatus | null, role: Role | null, secret: SecretValue | null, content: unknown, varies: boolean | null, token: { name: string, scopes: Array<TokenScope> } | null, category: { id: string, name: string | null, isDeleted: boolean } | null, place: { behind: string | null } | null, images: Array<{ url: string }> | null, lists: Array<{ name: string, values: Array<string> }> | null, variants: Array<{ title: string, sku: string | null, barcode: string | null, price: number | null, compareAtPrice: number | null, weightGrams: number | null, isSold: boolean, image: string | null }> | null, shown: { mode: StorefrontMode, release: number | null } | null } | null }>, group: { work: ChangeSource, undos: number, fileName: string | null, created: number, changed: number, deleted: number, undoing: { isRunning: boolean, total: number, done: number, left: number, stopped: string | null } | null } | null };

export type RestFieldValueFragment = { text: string | null, texts: Array<string> | null, number: number | null, price: number | null, isOn: boolean | null, moment: Date | null, badge: Badge | null, status: ProductStatus | null, role: Role | null, secret: SecretValue | null, content: unknown, varies: boolean | null, token: { name: string, scopes: Array<TokenScope> } | null, category: { id: string, name: string | null, isDeleted: boolean } | null, place: { behind: string | null } | null, images: Array<{ url: string }> | null, lists: Array<{ name: string, values: Array<string> }> | null, variants: Array<{ title: string, sku: string | null, barcode: string | null, price: number | null, compareAtPrice: number | null, weightGrams: number | null, isSold: boolean, image: string | null }> | null, shown: { mode: StorefrontMode, release: number | null } | null };

export type RestProductFragment = { id: string, title: string, description: string, regularPrice: number, sellingPrice: number, discountPercentage: number, badge: Badge | null, isFeatured: boolean, isPopular: boolean, isNew: boolean, handle: string, hasOwnHandle: boolean, brand: string | null, sku: string | null, stock: number | null, tags: Array<string>, status: ProductStatus, showFrom: Date | null, showUntil: Date | null, category: { id: string, name: string } | null, images: Array<{ url: string, ownAlt: string | null }>, options: Array<{ name: string, values: Array<string> }>, attributes: Array<{ name: string, value: string }> };

export const RestCategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnHandle"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"ownAlt"}}]}}]}}]} as unknown as DocumentNode<RestCategoryFragment, unknown>;
export const RestFieldValueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFieldValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"behind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"compareAtPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weightGrams"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"release"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"varies"}}]}}]} as unknown as DocumentNode<RestFieldValueFragment, unknown>;
export const RestChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Change"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"byId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFieldValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFieldValue"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"work"}},{"kind":"Field","name":{"kind":"Name","value":"undos"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"undoing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"stopped"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoes"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFieldValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"behind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"compareAtPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weightGrams"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"release"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"varies"}}]}}]} as unknown as DocumentNode<RestChangeFragment, unknown>;
export const RestProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"sellingPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"ownAlt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnHandle"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"showFrom"}},{"kind":"Field","name":{"kind":"Name","value":"showUntil"}}]}}]} as unknown as DocumentNode<RestProductFragment, unknown>;
export const ListCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnHandle"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"ownAlt"}}]}}]}}]} as unknown as DocumentNode<ListCategoriesQuery, ListCategoriesQueryVariables>;
export const CountCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CountCategoriesQuery, CountCategoriesQueryVariables>;
export const ListProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"sellingPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"ownAlt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnHandle"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"showFrom"}},{"kind":"Field","name":{"kind":"Name","value":"showUntil"}}]}}]} as unknown as DocumentNode<ListProductsQuery, ListProductsQueryVariables>;
export const CountProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CountProductsQuery, CountProductsQueryVariables>;
export const AddCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCategoryInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"createCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnHandle"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"ownAlt"}}]}}]}}]} as unknown as DocumentNode<AddCategoryMutation, AddCategoryMutationVariables>;
export const UpdateCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"updateCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnHandle"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"ownAlt"}}]}}]}}]} as unknown as DocumentNode<UpdateCategoryMutation, UpdateCategoryMutationVariables>;
export const DeleteCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"deleteCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnHandle"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"ownAlt"}}]}}]}}]} as unknown as DocumentNode<DeleteCategoryMutation, DeleteCategoryMutationVariables>;
export const AddProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProductInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"images"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"product"},"name":{"kind":"Name","value":"createProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"images"},"value":{"kind":"Variable","name":{"kind":"Name","value":"images"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestProduct"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"sellingPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"ownAlt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnHandle"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"showFrom"}},{"kind":"Field","name":{"kind":"Name","value":"showUntil"}}]}}]} as unknown as DocumentNode<AddProductMutation, AddProductMutationVariables>;
export const ListChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeSubjectInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"in"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}},{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"in"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFieldValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"behind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"compareAtPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weightGrams"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"release"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"varies"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Change"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"byId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFieldValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFieldValue"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"work"}},{"kind":"Field","name":{"kind":"Name","value":"undos"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"undoing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"stopped"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoes"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]} as unknown as DocumentNode<ListChangesQuery, ListChangesQueryVariables>;
export const CountChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeSubjectInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"in"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}},{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"in"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CountChangesQuery, CountChangesQueryVariables>;
export const FindCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<FindCategoryQuery, FindCategoryQueryVariables>;
export const ReadMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]}}]} as unknown as DocumentNode<ReadMailQuery, ReadMailQueryVariables>;
export const ReadMailTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadMailTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]} as unknown as DocumentNode<ReadMailTemplateQuery, ReadMailTemplateQueryVariables>;