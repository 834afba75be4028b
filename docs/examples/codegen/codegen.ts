// Types for your operations, by https://the-guild.dev/graphql/codegen: SHOP=https://shop.example npx graphql-codegen
// biome-ignore lint/style/noDefaultExport: GraphQL Code Generator reads the default export.
export default {
  schema: `${process.env['SHOP'] ?? 'http://localhost:4000'}/graphql`,
  documents: 'src/**/*.graphql',
  generates: {
    'src/shop.generated.ts': {
      plugins: ['typescript-operations'],
      config: {
        strictScalars: true,
        scalars: {
          ID: 'string',
          // Amounts in the currency's smallest unit, such as paise.
          MinorUnits: 'number',
          // Codes by ISO 4217, such as INR, and ISO 3166-1, such as IN.
          CurrencyCode: 'string',
          CountryCode: 'string',
          // ISO 8601 in UTC.
          Date: 'string',
          DateTime: 'string',
          Price: 'number',
          StorefrontContentValues: 'unknown',
          WebAuthn: 'unknown',
          MessageParams: 'unknown',
          FieldReasons: 'unknown',
          Upload: 'File',
        },
      },
    },
  },
};
