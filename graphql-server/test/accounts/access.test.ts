import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { rootFieldsOf } from '../../src/app/graphql/needs.ts';
import { schema } from '../../src/app/graphql/schema.ts';
import { CALLS } from '../../src/app/rest/calls.ts';
import { get, onlyError } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';
import { Browser, invited, programOf } from './callers.ts';

const app = serveApp();
const anonymous = new Browser(app);
const callers: Record<string, Browser> = { anonymous };

beforeAll(async () => {
  const owner = new Browser(app);
  await owner.signUp('owner@mela.example');
  const editor = await invited(owner, app, 'editor@mela.example', 'EDITOR');
  const viewer = await invited(owner, app, 'viewer@mela.example', 'VIEWER');
  Object.assign(callers, { owner, editor, viewer });
  callers['a program that reads'] = await programOf(editor, app, ['READ']);
  callers['a program for the catalogue'] = await programOf(editor, app, ['CATALOGUE']);
  callers['a program that publishes'] = await programOf(owner, app, ['PUBLISH', 'CONTENT']);
  callers['a program of a viewer'] = await programOf(viewer, app, ['READ', 'CATALOGUE', 'PUBLISH']);
});

const READERS = ['owner', 'editor', 'viewer', 'a program that reads', 'a program of a viewer'];
const WRITERS = ['owner', 'editor', 'a program for the catalogue'];
/** The callers with an account. None of the tokens has the scope ORDERS. */
const SIGNED_IN = ['owner', 'editor', 'viewer'];
const EVERYBODY = ['anonymous', 'a program that publishes', ...new Set([...READERS, ...WRITERS])];
/** The public fields: public data, and signing in and out. */
const PUBLIC = new Set([
  ...['category', 'categories', 'collection', 'collections', 'product', 'products', 'availability', 'shop'],
  ...['cart', 'delivery', 'order', 'trackOrder', 'placeOrder', 'cancelOrder', 'emailOrderLink'],
  'confirmPayment',
  'confirmDraftOrder',
  ...['sendMessage', 'requestStockAlert', 'leaveStockAlerts'],
  ...['subscribeToNewsletter', 'confirmNewsletter', 'leaveNewsletter'],
  'requestReturn',
  ...['session', 'signIn', 'beginPasskeySignIn', 'signInWithPasskey', 'signOut', 'signUp', 'resetPassword'],
]);
/**
 * A mutation that takes a file, which a document cannot contain. `media.test.ts` tests that strangers cannot
 * call it.
 */
const WITH_FILE = 'replaceImage';
/** Every call of the facade, with the callers that may make it. */
const ALLOWED: Record<string, string[]> = {
  'GET /api/category/list': EVERYBODY,
  'POST /api/category/add': WRITERS,
  'PUT /api/category/update/{id}': WRITERS,
  'DELETE /api/category/delete/{id}': WRITERS,
  'GET /api/product/list': EVERYBODY,
  'POST /api/product/add': WRITERS,
  'GET /api/product/export': READERS,
  'GET /api/product/template': READERS,
  'POST /api/product/import': WRITERS,
  'GET /api/product/import': READERS,
  'DELETE /api/product/import': WRITERS,
  'GET /api/inventory/export': READERS,
  'POST /api/inventory/import': WRITERS,
  'GET /api/redirects/export': READERS,
  'POST /api/redirects/import': ['owner', 'editor', 'a program that publishes'],
  'GET /api/newsletter/export': SIGNED_IN,
  'GET /api/invoices/{id}/pdf': EVERYBODY,
  'GET /api/invoices/{id}/page': EVERYBODY,
  'GET /api/invoices/of-order': EVERYBODY,
  'GET /api/invoices/print': SIGNED_IN,
  'GET /api/orders/packing-slips': SIGNED_IN,
  'GET /api/invoices/return/{table}': SIGNED_IN,
  'GET /api/reports/{report}': SIGNED_IN,
  'GET /api/mails/{id}/html': SIGNED_IN,
  'GET /api/mail-templates/{kind}/html': SIGNED_IN,
  'GET /api/history/list': READERS,
};

describe('the facade', () => {
  it('answers every call only for permitted callers, and reveals nothing to others', async () => {
    expect(Object.keys(ALLOWED)).toEqual(CALLS.map(({ call }) => call));
    for (const [call, allowed] of Object.entries(ALLOWED)) {
      const [method = '', path = ''] = call
        .replace('{id}', '0'.repeat(24))
        .replace('{kind}', 'ORDER_PLACED')
        .split(' ');
      for (const [name, { headers, cookie }] of Object.entries(callers)) {
        const answer = await fetch(app.url + path, { method, headers: { ...headers, cookie } });
        const body = await answer.text();
        if (allowed.includes(name)) {
          expect([401, 403], `${call} by ${name}: ${body}`).not.toContain(answer.status);
        } else {
          expect(answer.status, `${call} by ${name}`).toBe(name === 'anonymous' ? 401 : 403);
          expect(Object.keys(JSON.parse(body))).toEqual(['success', 'status', 'message']);
        }
      }
    }
  });
});

describe('a HEAD request', () => {
  it('is refused like the call itself', async () => {
    for (const path of ['/api/product/export', '/api/product/template', '/api/product/import']) {
      expect((await fetch(app.url + path, { method: 'HEAD' })).status, path).toBe(401);
    }
  });
});

describe('an anonymous caller', () => {
  it('is refused every operation that is not public, on every path (CVE-2023-40027, GHSA-w42g-7vfc-xf37)', async () => {
    for (const field of rootFieldsOf(schema).filter(({ name }) => !PUBLIC.has(name) && name !== WITH_FILE)) {
      const isMutation = schema.getMutationType()?.getFields()[field.name] === field;
      const args = field.args.filter(isRequired).map(({ name, type }) => `${name}: ${sample(type)}`);
      const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
      const document = `{ ${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${selection} }`;
      const answer = await anonymous.ask(isMutation ? `mutation ${document}` : document);
      const message = expect.stringMatching(/^Sign in first\./);
      // If a field can be null, its error leaves the other fields of the operation.
      const [status, data] = isNonNullType(field.type) ? [401, null] : [200, { [field.name]: null }];
      expect([answer.status, onlyError(answer).message], document).toEqual([status, message]);
      expect(answer.data, document).toEqual(data);
      if (!isMutation) {
        const read = await get(app, `query=${encodeURIComponent(document)}`);
        expect([read.status, onlyError(read).message]).toEqual([status, message]);
      }
    }
  });

  it('cannot upload files', async () => {
    for (const path of ['/graphql', '/api/product/add', '/api/product/import']) {
      const form = new FormData();
      form.append('operations', '{"query":"{ __typename }"}');
      form.append('0', new File(['x'.repeat(100_000)], 'a.png'));
      const init = path.endsWith('import')
        ? { body: 'title\n', headers: { 'content-type': 'text/csv' } }
        : { body: form };
      expect((await fetch(app.url + path, { method: 'POST', ...init })).status, path).toBe(401);
    }
    expect(await app.temporaryFiles()).toEqual([]);
  });
});

describe('a release that is not live', () => {
  it('is visible only to the team; others get the same response as without asking for it', async () => {
    // Compare the ETag instead of the body, which depends on the build.
    const answerOf = async (answer: Response) => [answer.status, answer.headers.get('etag')];
    const plain = await answerOf(await fetch(app.url));
    for (const [name, { headers, cookie }] of Object.entries(callers)) {
      const ask = (path: string, more: string) =>
        fetch(app.url + path, { headers: { ...headers, cookie: `${cookie}; ${more}` }, redirect: 'manual' });
      const begun = await ask('/?release=1', '');
      const isOperator = ['owner', 'editor', 'viewer'].includes(name);
      expect(begun.headers.getSetCookie(), name).toHaveLength(isOperator ? 1 : 0);
      expect(await answerOf(begun), name).toEqual(isOperator ? [302, null] : plain);
      // This release does not exist.
      expect(await answerOf(await ask('/', 'release=1')), name).toEqual(plain);
    }
  });
});

/** A value that the schema accepts. Its ids belong to no item. */
function sample(type: GraphQLInputType): string {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequired);
    return `{ ${fields.map((field) => `${field.name}: ${sample(field.type)}`).join(', ')} }`;
  }
  return (
    { Int: '1', Float: '1', Boolean: 'false', Price: '1', StorefrontContentValues: '{}' }[type.name] ??
    `"${'0'.repeat(24)}"`
  );
}

function isRequired({ type, defaultValue }: Pick<GraphQLArgument, 'type' | 'defaultValue'>): boolean {
  return isNonNullType(type) && defaultValue === undefined;
}
