import { buildSchema, getNamedType, isLeafType } from 'graphql';
import { expect, test } from 'vitest';
import { DEFINITIONS } from '../../src/app/shop/modules.ts';
import { ask } from '../graphql/ask.ts';
import { callApi, json } from '../rest/api.ts';
import { serveShop } from '../rest/shop.ts';

const SCHEMA = buildSchema(DEFINITIONS);
const OPERATORS = [{ $gt: '' }, { $ne: null }, { $where: 'sleep(1000)' }, { $regex: '.*' }];
/** Scalars that accept any object. */
const OPEN = new Set(['StorefrontContentValues']);

const INPUTS = [SCHEMA.getQueryType(), SCHEMA.getMutationType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {}).flatMap((field) =>
    field.args
      .filter(({ type }) => isLeafType(getNamedType(type)) && !OPEN.has(getNamedType(type).name))
      .map(({ name, type }) => ({ kind: root?.name.toLowerCase(), field, name, type: String(type) })),
  ),
);

/**
 * The codes of a refusal. UNAUTHENTICATED is the answer to an invalid passkey response, which signs nobody
 * in.
 */
const REFUSED = /^(BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED|UNAUTHENTICATED)$/;

const shop = serveShop();

test.for(INPUTS)(
  'an operator of the database is no $name of $field.name (CVE-2026-40887)',
  async ({ kind, field, name, type }) => {
    const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
    for (const operator of OPERATORS) {
      const query = `${kind} ($value: ${type}) { ${field.name}(${name}: $value) ${selection} }`;
      const { errors, data } = await ask(shop, query, { value: operator });
      expect(errors[0]?.extensions.code).toMatch(REFUSED);
      expect(data?.[field.name] ?? null).toBeNull();
    }
  },
);

test.for(OPERATORS)('the operator %j is no field of the facade (CVE-2026-40887)', async (operator) => {
  for (const body of [
    { name: operator },
    { name: 'Hats', handle: operator },
    { name: 'Hats', parent_id: operator },
  ]) {
    expect((await callApi(shop, 'POST /category/add', json(body))).status).toBe(400);
  }
  const [name] = Object.keys(operator);
  for (const call of [`/category/list?limit[${name}]=1`, `/product/list?offset[${name}]=0`] as const) {
    const { status, envelope } = await callApi(shop, `GET ${call}`);
    expect([200, 400]).toContain(status);
    expect(envelope.status).toBe(status);
  }
});
