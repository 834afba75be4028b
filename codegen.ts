import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

const SCALARS = {
  ID: { input: 'string', output: 'string' },
  MinorUnits: 'number',
  CurrencyCode: 'string',
  CountryCode: 'string',
  Date: 'string',
};

/** The JSON types of scalars: browsers receive a time as text, and send a file as a File. */
const BROWSER_SCALARS = {
  ...SCALARS,
  DateTime: 'string',
  Price: 'number',
  StorefrontContentValues: 'unknown',
  WebAuthn: 'unknown',
  MessageParams: 'unknown',
  FieldReasons: 'unknown',
  Upload: 'File',
};

/** GraphQL types whose resolvers get an object of another type; each module lists its own in `resolver-types.json`. */
function moduleTypes(): Record<string, string> {
  const types = globSync('graphql-server/src/modules/*/resolver-types.json')
    .toSorted()
    .flatMap((file) => {
      const folder = relative('graphql-server/src', dirname(file));
      const declared = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      return Object.entries(declared).map(([name, type]) => [name, `./${join(folder, type)}`] as const);
    });
  return Object.fromEntries(types);
}

/** Generates all GraphQL types of the project from one schema: one file for the server and one for each client. */
const config: CodegenConfig = {
  schema: ['graphql-server/src/app/graphql/*.graphql', 'graphql-server/src/modules/*/*.graphql'],
  importExtension: '.ts',
  generates: {
    'graphql-server/src/schema.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: './kernel/kernel.ts#Context',
        mappers: {
          Shop: './app/shop/read-shop-details.ts#ShopDetails',
          Image: './kernel/images/image.ts#SeenImage',
          Change: './kernel/history/describe.ts#Change as ChangeModel',
          ChangeConnection: './kernel/history/read.ts#HistoryPage',
          ...moduleTypes(),
        },
        scalars: {
          ...SCALARS,
          DateTime: { input: 'unknown', output: 'Date' },
          Price: { input: 'unknown', output: 'number' },
          StorefrontContentValues: 'unknown',
          WebAuthn: 'unknown',
          MessageParams: 'unknown',
          FieldReasons: 'unknown',
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
          MessageParams: 'unknown',
          FieldReasons: 'unknown',
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
    // Types only: the storefront sends its operations as they are written in these files.
    'site/src/features/shopper.generated.ts': {
      documents: 'site/src/features/*/*-answer.ts',
      plugins: ['typescript-operations'],
      config: { scalars: BROWSER_SCALARS, strictScalars: true, enumType: 'string-literal' },
    },
  },
};

export default config;
