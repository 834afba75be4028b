import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLScalarType, Kind, parse, type ScalarTypeDefinitionNode } from 'graphql';
import { GraphQLUpload } from 'graphql-upload-ts';
import type { Resolvers } from '../../schema.generated.ts';
import { DEFINITIONS, MODULES } from '../shop/modules.ts';
import { enforceNeeds } from './needs.ts';
import { historyResolvers, imageResolvers, shopResolvers } from './resolvers.ts';
import {
  CountryCode,
  CurrencyCode,
  DateTime,
  MinorUnits,
  Price,
  StorefrontContentValues,
  WebAuthn,
} from './scalars.ts';

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

const RESOLVERS = [
  scalars,
  historyResolvers,
  imageResolvers,
  shopResolvers,
  ...MODULES.flatMap(({ resolvers }) => resolvers as Resolvers[]),
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
