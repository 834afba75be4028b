import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { serveApp } from '../serve.ts';
import { csvRequests, graphqlRequests, multipartRequests, restRequests } from './inputs.ts';
import { send } from './send.ts';

/** The same ones every time: those of `npm run bench -- fuzz` are new each time. */
const SEED = 2026;
const RUNS = 500;
const SCHEMA = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

const app = serveApp();

test.for([
  ['calls of the facade', restRequests],
  ['forms with files', multipartRequests],
  ['files to import', csvRequests],
  ['GraphQL documents and variables', graphqlRequests(SCHEMA)],
] as const)('made-up %s are never a fault of the server', async ([, requests]) => {
  await fc.assert(
    fc.asyncProperty(requests, (request) => send(app.url, request)),
    { numRuns: RUNS, seed: SEED },
  );
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
});
