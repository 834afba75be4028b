import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLScalarType, Kind, parse, type ScalarTypeDefinitionNode } from 'graphql';
import { GraphQLUpload } from 'graphql-upload-ts';
import type { Resolvers } from '../../schema.generated.ts';
import { DEFINITIONS, MODULES } from '../shop/modules.ts';
import { enforceNeeds } from './needs.ts';
import { historyResolvers, imageResolvers, shopResolvers } from './resolvers.ts';
import {
  CalendarDate,
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
  Date: described(CalendarDate),
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

/** The schema with access control. Both transports use it: Apollo for /graphql, `execute.ts` for REST. */
export const schema = enforceNeeds(
  // The code generator has already validated the schema, so skip that at each start.
  makeExecutableSchema({ typeDefs: DOCUMENT, resolvers: RESOLVERS, assumeValidSDL: true }),
);

/** Restores the schema's description, which the scalar's implementation replaces. */
function described<Inside, Outside>(
  scalar: GraphQLScalarType<Inside, Outside>,
): GraphQLScalarType<Inside, Outside> {
  const definition = DOCUMENT.definitions.find(
    (candidate) => candidate.kind === Kind.SCALAR_TYPE_DEFINITION && candidate.name.value === scalar.name,
  ) as ScalarTypeDefinitionNode | undefined;
  return new GraphQLScalarType({ ...scalar.toConfig(), description: definition?.description?.value });
}
