import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { bytes, type FuzzedRequest, id, text, value } from './values.ts';

/** Operations that are not sent, because they would start the publishing process, which has its own tests. */
const NOT_ASKED = new Set(['publishStorefront']);
const MAX_DEPTH = 3;
const MAX_ITEMS = 4;

const base64url = bytes.map((content) => content.toString('base64url'));
const clientData = fc
  .record({ type: text, challenge: fc.oneof(base64url, text), origin: text })
  .map((content) => Buffer.from(JSON.stringify(content)).toString('base64url'));

const SCALARS: Record<string, fc.Arbitrary<unknown>> = {
  ID: id,
  String: text,
  Int: fc.oneof(fc.integer({ min: -1, max: 100 }), fc.integer()),
  Float: fc.double({ noNaN: true }),
  Boolean: fc.boolean(),
  Price: fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.double({ noNaN: true })),
  DateTime: fc.oneof(
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    text,
  ),
  WebAuthn: fc.record({
    ...{ id: fc.oneof(base64url, text), rawId: base64url, type: fc.constantFrom('public-key', 'other') },
    response: fc.record(
      {
        clientDataJSON: fc.oneof(clientData, text),
        ...{ attestationObject: base64url, authenticatorData: base64url, signature: base64url },
        userHandle: fc.oneof(base64url, value),
      },
      { requiredKeys: ['clientDataJSON'] },
    ),
    clientExtensionResults: value,
  }),
};

/** Operations of the schema with valid and invalid values, and invalid documents. */
export function graphqlRequests(schema: GraphQLSchema): fc.Arbitrary<FuzzedRequest> {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type, index) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      field,
      kind: index === 0 ? 'query' : 'mutation',
    })),
  );
  const operation = fc
    .constantFrom(...roots.filter(({ field }) => !NOT_ASKED.has(field.name)))
    .chain(({ field, kind }) =>
      fc.record({
        document: fc.integer({ min: 0, max: MAX_DEPTH }).map((depth) => documentOf(kind, field, depth)),
        variables: fc.oneof(
          { weight: 4, arbitrary: variablesOf(field, fitting) },
          { weight: 1, arbitrary: variablesOf(field, (type) => fc.oneof(fitting(type), value)) },
        ),
      }),
    )
    .map(({ document, variables }) => ({ query: document, variables }));
  return fc
    .oneof(
      { weight: 9, arbitrary: operation },
      { weight: 1, arbitrary: fc.record({ query: value, variables: value }) },
    )
    .map((content) => ({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
    }));
}

type RootField = GraphQLField<unknown, unknown>;

function variablesOf({ args }: RootField, make: (type: GraphQLInputType) => fc.Arbitrary<unknown>) {
  const required = args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
  const all = Object.fromEntries(args.map(({ name, type }) => [name, make(type)]));
  return fc.record(all, { requiredKeys: required });
}

/** Values that the schema accepts. The call may still reject them, depending on its target. */
function fitting(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return fitting(type.ofType);
  if (isListType(type)) return fc.array(fitting(type.ofType), { maxLength: MAX_ITEMS });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? value;
  const fields = Object.values(type.getFields());
  const requiredKeys = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
  const all = Object.fromEntries(fields.map((field) => [field.name, fitting(field.type)]));
  return fc.record(all, { requiredKeys });
}

function documentOf(kind: string, field: RootField, depth: number): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`);
  const passed = field.args.map(({ name }) => `${name}: $${name}`);
  const within = (items: string[]) => (items.length > 0 ? `(${items.join(', ')})` : '');
  return `${kind} ${within(declared)} { ${field.name}${within(passed)} ${selectionOf(field.type, depth)} }`;
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(
    ({ type: inside }) => depth > 0 || !isObjectType(getNamedType(inside)),
  );
  return `{ __typename ${fields.map((field) => `${field.name} ${selectionOf(field.type, depth - 1)}`).join(' ')} }`;
}
