import { expect, it } from 'vitest';
import { ask } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';

const app = serveApp({ TRUST_PROXY: 'loopback' });
const TRACK = '{ trackOrder(number: "1001", email: "asha@example.com") }';

it('says to whom asks too often when to ask again, and goes on answering others', async () => {
  const from = (address: string) => ask(app, TRACK, {}, { 'x-forwarded-for': address });
  for (let asked = 0; asked < 30; asked += 1) expect((await from('203.0.113.7')).errors).toEqual([]);
  const refused = await from('203.0.113.7');
  expect(refused.errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(500);
  expect(seconds).toBeLessThanOrEqual(600);
  expect((await from('198.51.100.9')).errors).toEqual([]);
});
