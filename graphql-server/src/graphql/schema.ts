import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLScalarType, Kind, parse, type ScalarTypeDefinitionNode } from 'graphql';
import { GraphQLUpload } from 'graphql-upload-ts';
import { DEFINITIONS } from './definitions.ts';
import { enforceNeeds } from './needs.ts';
import {
  accountMutations,
  accountQueries,
  apiTokenFields,
  invitationFields,
  operatorFields,
  passkeyFields,
  signedInSessionFields,
} from './resolvers/accounts.ts';
import {
  categoryConnectionFields,
  categoryFields,
  categoryMutations,
  categoryQueries,
} from './resolvers/categories.ts';
import { changeConnectionFields, historyMutations, historyQueries } from './resolvers/history.ts';
import { imageFields } from './resolvers/images.ts';
import {
  inventoryConnectionFields,
  inventoryFields,
  inventoryMovementFields,
  inventoryMutations,
  inventoryQueries,
} from './resolvers/inventory.ts';
import { mailConnectionFields, mailFields, mailMutations, mailQueries } from './resolvers/mail.ts';
import { orderConnectionFields, orderFields, orderMutations, orderQueries } from './resolvers/orders.ts';
import { productVariantFields } from './resolvers/product-variants.ts';
import {
  productConnectionFields,
  productFields,
  productMutations,
  productQueries,
} from './resolvers/products.ts';
import { sellingMutations, sellingQueries } from './resolvers/selling.ts';
import { shopFields, shopQueries } from './resolvers/shop.ts';
import {
  releaseFields,
  storefrontMutations,
  storefrontQueries,
  webhookDeliveryFields,
  webhookDeliveryPageFields,
} from './resolvers/storefront.ts';
import { contentMutations, contentQueries } from './resolvers/storefront-content.ts';
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

const resolvers: Resolvers = {
  CountryCode: described(CountryCode),
  CurrencyCode: described(CurrencyCode),
  DateTime: described(DateTime),
  MinorUnits: described(MinorUnits),
  Price: described(Price),
  StorefrontContentValues: described(StorefrontContentValues),
  Upload: described(GraphQLUpload),
  WebAuthn: described(WebAuthn),
  Query: {
    ...categoryQueries,
    ...productQueries,
    ...inventoryQueries,
    ...shopQueries,
    ...storefrontQueries,
    ...contentQueries,
    ...historyQueries,
    ...accountQueries,
    ...orderQueries,
    ...sellingQueries,
    ...mailQueries,
  },
  Mutation: {
    ...categoryMutations,
    ...productMutations,
    ...inventoryMutations,
    ...storefrontMutations,
    ...contentMutations,
    ...historyMutations,
    ...accountMutations,
    ...orderMutations,
    ...sellingMutations,
    ...mailMutations,
  },
  Category: categoryFields,
  CategoryConnection: categoryConnectionFields,
  Image: imageFields,
  Product: productFields,
  ProductConnection: productConnectionFields,
  ProductVariant: productVariantFields,
  Order: orderFields,
  OrderConnection: orderConnectionFields,
  Inventory: inventoryFields,
  InventoryConnection: inventoryConnectionFields,
  InventoryMovement: inventoryMovementFields,
  Release: releaseFields,
  WebhookDelivery: webhookDeliveryFields,
  WebhookDeliveryConnection: webhookDeliveryPageFields,
  Shop: shopFields,
  ChangeConnection: changeConnectionFields,
  Mail: mailFields,
  MailConnection: mailConnectionFields,
  Operator: operatorFields,
  Invitation: invitationFields,
  ApiToken: apiTokenFields,
  Passkey: passkeyFields,
  SignedInSession: signedInSessionFields,
};

/** What both transports run operations on: Apollo for /graphql, `execute.ts` for REST. Neither gets past who may do what. */
export const schema = enforceNeeds(makeExecutableSchema({ typeDefs: DOCUMENT, resolvers }));

/** What a scalar does replaces everything the schema says of it: its description is put back. */
function described<Inside, Outside>(
  scalar: GraphQLScalarType<Inside, Outside>,
): GraphQLScalarType<Inside, Outside> {
  const definition = DOCUMENT.definitions.find(
    (candidate) => candidate.kind === Kind.SCALAR_TYPE_DEFINITION && candidate.name.value === scalar.name,
  ) as ScalarTypeDefinitionNode | undefined;
  return new GraphQLScalarType({ ...scalar.toConfig(), description: definition?.description?.value });
}
