import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { Browser } from '../accounts/callers.ts';
import { ask, onlyError } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';

const app = serveApp();
const open = serveApp({ ADMIN: 'open' });

const ADD = 'mutation { createCategory(input: { name: "Hats" }) { id } }';
const READ = '{ orders { totalCount } }';
const SIGN_UP =
  'mutation { signUp(input: { email: "evil@example.com", password: "indigo-loom-at-dawn" }) { isOpen } }';
const PROXIES = [
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'],
];

it.each(PROXIES)('without an account a request with %s has no permissions', async (name) => {
  const headers = { [name]: name === 'x-forwarded-host' ? 'localhost' : '203.0.113.7' };
  for (const query of [ADD, READ, SIGN_UP]) {
    const answer = await ask(app, query, {}, headers);
    expect(onlyError(answer)).toMatchObject({
      message: expect.stringMatching(/npm run operator -- add EMAIL.*ADMIN=open/),
      extensions: { code: 'FORBIDDEN' },
    });
  }
  const rest = await fetch(`${app.url}/api/category/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"name":"Hats"}',
  });
  expect([rest.status, await rest.json()]).toMatchObject([403, { success: false }]);
  const { data } = await ask(app, '{ session { isOpen hasAccounts } products { totalCount } }', {}, headers);
  expect(data).toMatchObject({ session: { isOpen: false, hasAccounts: false }, products: { totalCount: 0 } });
  expect(await app.db.collection('categories').countDocuments()).toBe(0);
});

it('the same goes for a request as nginx forwards it by default, without any header', async () => {
  const { port } = new URL(app.url);
  const body = JSON.stringify({ query: ADD });
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    connect(Number(port), '127.0.0.1')
      .on('data', (chunk) => {
        text += chunk;
      })
      .on('end', () => resolve(text))
      .on('error', reject)
      // Node.js drops unanswered requests when a client ends its half of the connection.
      .write(
        `POST /graphql HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
  });
  expect(answer).toContain('npm run operator -- add EMAIL');
  expect(await app.db.collection('categories').countDocuments()).toBe(0);
});

it('ADMIN=open lets them in', async () => {
  const { errors } = await ask(open, ADD, {}, { 'x-forwarded-for': '203.0.113.7' });
  expect(errors).toEqual([]);
});

it('a direct request from this machine has all permissions, and with an account a proxy is allowed', async () => {
  expect((await ask(app, ADD)).errors).toEqual([]);
  const owner = new Browser(app);
  await owner.signUp('owner@shop.test');
  const proxied = new Browser(app, { 'x-forwarded-for': '203.0.113.7', via: '1.1 proxy' });
  await proxied.signIn('owner@shop.test');
  expect((await proxied.ask(READ)).errors).toEqual([]);
});
