import type { CodegenConfig } from '@graphql-codegen/cli';

const SCALARS = {
  ID: { input: 'string', output: 'string' },
  MinorUnits: 'number',
  CurrencyCode: 'string',
  CountryCode: 'string',
};

/** What JSON carries: the browser gets a moment as text, and sends a file as a File. */
const BROWSER_SCALARS = {
  ...SCALARS,
  DateTime: 'string',
  Price: 'number',
  StorefrontContentValues: 'unknown',
  WebAuthn: 'unknown',
  Upload: 'File',
};

/** Every generated type of the project: from the one schema, into one file for each side of the wire. */
const config: CodegenConfig = {
  schema: ['graphql-server/src/app/graphql/*.graphql', 'graphql-server/src/modules/*/*.graphql'],
  importExtension: '.ts',
  generates: {
    'graphql-server/src/schema.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: './kernel/resolver-context.ts#Context',
        mappers: {
          Category: './modules/catalogue/categories/category.ts#Category as CategoryModel',
          CategoryConnection: './modules/catalogue/categories/service.ts#CategoryPage',
          Product: './modules/catalogue/products/product.ts#Product as ProductModel',
          ProductVariant:
            './modules/catalogue/products/product-variant.ts#ProductVariant as ProductVariantModel',
          Inventory: './modules/inventory/level.ts#Level',
          InventoryConnection: './modules/catalogue/stock-list/list-stock.ts#StockPage',
          InventoryMovement: './modules/inventory/collection.ts#Movement',
          InventoryMovementConnection: './modules/inventory/list-movements.ts#MovementPage',
          ProductConnection: './modules/catalogue/products/list.ts#ProductPage',
          Redirect: './modules/redirects/collection.ts#Redirect as RedirectModel',
          RedirectConnection: './modules/redirects/list-redirects.ts#RedirectPage',
          Shop: './app/shop/read-shop-details.ts#ShopDetails',
          Storefront: './modules/publishing/storefront.ts#Storefront as StorefrontModel',
          Release: './modules/publishing/storefront.ts#Release as ReleaseModel',
          Order: './modules/orders/order-view.ts#OrderView',
          OrderConnection: './modules/orders/list-orders.ts#OrderPage',
          SalesReport: './modules/orders/report-sales.ts#SalesReport as SalesReportModel',
          Change: './kernel/history/describe.ts#Change as ChangeModel',
          ChangeConnection: './kernel/history/read.ts#HistoryPage',
          WebhookDelivery: './modules/publishing/webhook/collection.ts#Delivery as DeliveryModel',
          WebhookDeliveryConnection: './modules/publishing/webhook/list-deliveries.ts#DeliveryPage',
          Mail: './modules/mail/collection.ts#Mail as MailModel',
          MailConnection: './modules/mail/list-mails.ts#MailPage',
          Operator: './modules/accounts/collections.ts#Operator as OperatorModel',
          Invitation: './modules/accounts/collections.ts#Invitation as InvitationModel',
          ApiToken: './modules/accounts/collections.ts#ApiToken as ApiTokenModel',
          Passkey: './modules/accounts/collections.ts#Passkey as PasskeyModel',
          SignedInSession: './modules/accounts/collections.ts#Session as SessionModel',
        },
        scalars: {
          ...SCALARS,
          DateTime: { input: 'unknown', output: 'Date' },
          Price: { input: 'unknown', output: 'number' },
          StorefrontContentValues: 'unknown',
          WebAuthn: 'unknown',
          Upload: './kernel/uploads/graphql-operations.ts#GraphqlFile',
        },
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        maybeValue: 'T | null',
        inputMaybeValue: 'T | null | undefined',
      },
    },
    'graphql-server/src/app/rest/operations.generated.ts': {
      documents: 'graphql-server/src/app/rest/operations.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars: {
          ...SCALARS,
          DateTime: { input: 'unknown', output: 'Date' },
          Price: { input: 'unknown', output: 'number' },
          StorefrontContentValues: 'unknown',
          WebAuthn: 'unknown',
          Upload: 'graphql-upload-ts#Upload',
        },
        strictScalars: true,
        useTypeImports: true,
        enumType: 'string-literal',
        documentNodeImport: 'graphql#TypedQueryDocumentNode',
      },
    },
    'admin/src/graphql.generated.ts': {
      documents: 'admin/src/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars: BROWSER_SCALARS,
        strictScalars: true,
        useTypeImports: true,
        enumType: 'string-literal',
        documentNodeImport: '@apollo/client#TypedDocumentNode',
      },
    },
    // Types alone: the storefront sends its operations as they stand in these files.
    'site/src/features/shopper.generated.ts': {
      documents: 'site/src/features/*/*-answer.ts',
      plugins: ['typescript-operations'],
      config: { scalars: BROWSER_SCALARS, strictScalars: true, enumType: 'string-literal' },
    },
  },
};

export default config;
