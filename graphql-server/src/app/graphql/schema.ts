import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLScalarType, Kind, parse, type ScalarTypeDefinitionNode } from 'graphql';
import { GraphQLUpload } from 'graphql-upload-ts';
import { DEFINITIONS } from './definitions.ts';
import { enforceNeeds } from './needs.ts';
import { accountResolvers } from './resolvers/accounts.ts';
import { categoryResolvers } from './resolvers/categories.ts';
import { historyResolvers } from './resolvers/history.ts';
import { imageResolvers } from './resolvers/images.ts';
import { inventoryResolvers } from './resolvers/inventory.ts';
import { mailResolvers } from './resolvers/mail.ts';
import { orderResolvers } from './resolvers/orders.ts';
import { productVariantResolvers } from './resolvers/product-variants.ts';
import { productResolvers } from './resolvers/products.ts';
import { redirectResolvers } from './resolvers/redirects.ts';
import { salesResolvers } from './resolvers/sales.ts';
import { sellingResolvers } from './resolvers/selling.ts';
import { shopResolvers } from './resolvers/shop.ts';
import { storefrontResolvers } from './resolvers/storefront.ts';
import { contentResolvers } from './resolvers/storefront-content.ts';
import {
  CountryCode,
  CurrencyCode,
  DateTime,
  MinorUnits,
  Price,
  StorefrontContentValues,
  WebAuthn,
} from './scalars.ts';
import type { Resolvers } from './schema.generated.ts';

const DOCUMENT = parse(DEFINITIONS);

const scalars: Resolvers = {
  CountryCode: described(CountryCode),
  CurrencyCode: described(CurrencyCode),
  DateTime: described(DateTime),
  MinorUnits: described(MinorUnits),
  Price: described(Price),
  StorefrontContentValues: described(StorefrontContentValues),
  Upload: described(GraphQLUpload),
  WebAuthn: described(WebAuthn),
};

/** A new domain is a line here. */
const RESOLVERS = [
  scalars,
  accountResolvers,
  categoryResolvers,
  historyResolvers,
  imageResolvers,
  inventoryResolvers,
  mailResolvers,
  orderResolvers,
  productVariantResolvers,
  productResolvers,
  redirectResolvers,
  salesResolvers,
  sellingResolvers,
  shopResolvers,
  storefrontResolvers,
  contentResolvers,
];

/** What both transports run operations on: Apollo for /graphql, `execute.ts` for REST. Neither gets past who may do what. */
export const schema = enforceNeeds(
  // That the schema is valid was found out when its types were made of it: no start need look again.
  makeExecutableSchema({ typeDefs: DOCUMENT, resolvers: RESOLVERS, assumeValidSDL: true }),
);

/** What a scalar does replaces everything the schema says of it: its description is put back. */
function described<Inside, Outside>(
  scalar: GraphQLScalarType<Inside, Outside>,
): GraphQLScalarType<Inside, Outside> {
  const definition = DOCUMENT.definitions.find(
    (candidate) => candidate.kind === Kind.SCALAR_TYPE_DEFINITION && candidate.name.value === scalar.name,
  ) as ScalarTypeDefinitionNode | undefined;
  return new GraphQLScalarType({ ...scalar.toConfig(), description: definition?.description?.value });
}
