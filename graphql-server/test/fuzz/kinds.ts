import type fc from 'fast-check';
import { buildSchema } from 'graphql';
import { DEFINITIONS } from '../../src/app/shop/modules.ts';
import { addressRequests } from './addresses.ts';
import { deepDocuments, deepVariables } from './deep-graphql.ts';
import { deepBodies, deepCells, deepContent, deepForms } from './deep-requests.ts';
import { graphqlRequests } from './graphql-inputs.ts';
import { csvRequests, multipartRequests, restRequests } from './inputs.ts';
import { undoRequests } from './undo-requests.ts';
import type { FuzzedRequest } from './values.ts';

const SCHEMA = buildSchema(DEFINITIONS);

/** The entry points of the server. */
export const KINDS: Readonly<Record<string, fc.Arbitrary<FuzzedRequest>>> = {
  'calls of the facade': restRequests,
  'forms with files': multipartRequests,
  'files to import': csvRequests,
  'GraphQL documents and variables': graphqlRequests(SCHEMA),
  'addresses and headers': addressRequests,
  'changes of many things and undos': undoRequests,
  'GraphQL documents that go deep': deepDocuments,
  'variables that go deep': deepVariables,
  'bodies of the facade that go deep': deepBodies,
  'cells that go deep': deepCells,
  'uploads that go deep': deepForms,
  'contents that go deep': deepContent,
};
