import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { serveApp } from '../serve.ts';
import { ask, get } from './ask.ts';

const app = serveApp();
const AUDITS = serverAudits({ url: () => `${app.url}/graphql`, fetchFn: fetch });
const GRAPHQL_TYPE = 'application/graphql-response+json';
const MISFITS: Record<string, [query: string, variables: object, code: string]> = {
  'a document that is no GraphQL': ['{', {}, 'GRAPHQL_PARSE_FAILED'],
  'a document that does not fit the schema': ['{ nothing }', {}, 'GRAPHQL_VALIDATION_FAILED'],
  'a variable that does not fit': [
    'query ($id: ID!) { product(id: $id) { id } }',
    { id: {} },
    'BAD_USER_INPUT',
  ],
};

describe('GraphQL over HTTP', () => {
  it('passes the whole audit', () => expect(AUDITS.length).toBeGreaterThanOrEqual(61));

  it.for(AUDITS.map((audit) => [audit.name, audit] as const))('%s', async ([, audit]) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });

  it.for(Object.keys(MISFITS))('answers %s with 400 only in its own media type', async (name) => {
    const [query, variables, code] = MISFITS[name] ?? ['', {}, ''];
    for (const [accept, status] of [
      ['application/json', 200],
      ['*/*', 200],
      [GRAPHQL_TYPE, 400],
      [`${GRAPHQL_TYPE}, application/json;q=0.9`, 400],
    ] as const) {
      const answer = await ask(app, query, variables, { accept });
      expect([answer.status, answer.errors[0]?.extensions.code]).toEqual([status, code]);
      expect(answer.text).not.toContain('"data"');
    }
  });

  it.for(['{ __typename }', '{', ''])(
    'answers a program that asks %s by GET with JSON, and gives a browser the playground, no page of Apollo’s',
    async (query) => {
      const parameters = `query=${encodeURIComponent(query)}`;
      const { headers, text } = await get(app, parameters, { accept: 'application/json, */*;q=0.8' });
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(text).not.toMatch(/apollographql|<html/);

      // Without a query this is a request for the playground, whether it is built or not.
      const page = await fetch(`${app.url}/graphql?${parameters}`, {
        headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
      });
      expect(page.headers.get('content-type')).not.toContain('json');
      expect(await page.text()).not.toMatch(/apollographql|"data"|"errors"/);
    },
  );
});
