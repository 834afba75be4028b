import type { FastifyRequest } from 'fastify';
import { assertMay, type Needs } from '../../kernel/roles.ts';
import { needsOf } from '../graphql/needs.ts';
import { schema } from '../graphql/schema.ts';
import { viewerOf } from '../http/caller.ts';
import { CALLS } from './calls.ts';

/** The default for a call that is not listed: the strictest rule, so that a forgotten call stays closed. */
const UNSAID: Needs = { role: 'OWNER', scope: null };
/** The paths without a rule: the list of calls, and all unknown paths. */
const OPEN_PATHS = new Set(['/api', '/api/', '/api/*']);

const NEEDS = new Map(
  CALLS.map(({ call, needs }) => [
    call.replaceAll(/\{(\w+)\}/g, ':$1'),
    typeof needs === 'string' ? ofField(needs) : needs,
  ]),
);

/**
 * Checks the caller's rights by the headers, before the body is received. If the call is an operation on the schema, the schema
 * checks them again.
 * @throws UserError
 */
export function assertMayCall(request: FastifyRequest): void {
  const { method, routeOptions } = request;
  const path = routeOptions.url ?? '/api/*';
  if (OPEN_PATHS.has(path)) return;
  const needs = NEEDS.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);
  if (needs !== null) assertMay(viewerOf(request), needs ?? UNSAID);
}

function ofField(coordinate: string): Needs | null {
  const [type, name = ''] = coordinate.split('.');
  const root = type === 'Query' ? schema.getQueryType() : schema.getMutationType();
  const field = root?.getFields()[name];
  if (!field) throw new Error(`The schema has no ${coordinate}.`);
  return needsOf(schema, field);
}
