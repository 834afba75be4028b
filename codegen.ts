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
  schema: 'graphql-server/schema/*.graphql',
  importExtension: '.ts',
  generates: {
    'graphql-server/src/graphql/schema.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../shop/context.ts#Context',
        mappers: {
          Category: '../catalogue/categories/category.ts#Category as CategoryModel',
          CategoryConnection: '../catalogue/categories/service.ts#CategoryPage',
          Product: '../catalogue/products/product.ts#Product as ProductModel',
          ProductVariant: '../catalogue/products/product-variant.ts#ProductVariant as ProductVariantModel',
          Inventory: '../inventory/level.ts#Level',
          InventoryConnection: '../catalogue/stock-list/list-stock.ts#StockPage',
          InventoryMovement: '../inventory/collection.ts#Movement',
          InventoryMovementConnection: '../inventory/list-movements.ts#MovementPage',
          ProductConnection: '../catalogue/products/list.ts#ProductPage',
          Redirect: '../redirects/collection.ts#Redirect as RedirectModel',
          RedirectConnection: '../redirects/list-redirects.ts#RedirectPage',
          Shop: '../shop/read-shop-details.ts#ShopDetails',
          Storefront: '../publishing/storefront.ts#Storefront as StorefrontModel',
          Release: '../publishing/storefront.ts#Release as ReleaseModel',
          Order: '../orders/order-view.ts#OrderView',
          OrderConnection: '../orders/list-orders.ts#OrderPage',
          SalesReport: '../orders/report-sales.ts#SalesReport as SalesReportModel',
          Change: '../history/describe.ts#Change as ChangeModel',
          ChangeConnection: '../history/read.ts#HistoryPage',
          WebhookDelivery: '../publishing/webhook/collection.ts#Delivery as DeliveryModel',
          WebhookDeliveryConnection: '../publishing/webhook/list-deliveries.ts#DeliveryPage',
          Mail: '../mail/collection.ts#Mail as MailModel',
          MailConnection: '../mail/list-mails.ts#MailPage',
          Operator: '../accounts/collections.ts#Operator as OperatorModel',
          Invitation: '../accounts/collections.ts#Invitation as InvitationModel',
          ApiToken: '../accounts/collections.ts#ApiToken as ApiTokenModel',
          Passkey: '../accounts/collections.ts#Passkey as PasskeyModel',
          SignedInSession: '../accounts/collections.ts#Session as SessionModel',
        },
        scalars: {
          ...SCALARS,
          DateTime: { input: 'unknown', output: 'Date' },
          Price: { input: 'unknown', output: 'number' },
          StorefrontContentValues: 'unknown',
          WebAuthn: 'unknown',
          Upload: '../uploads/graphql-operations.ts#GraphqlFile',
        },
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        maybeValue: 'T | null',
        inputMaybeValue: 'T | null | undefined',
      },
    },
    'graphql-server/src/rest/operations.generated.ts': {
      documents: 'graphql-server/src/rest/operations.graphql',
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
