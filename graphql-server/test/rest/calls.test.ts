import { expect, test } from 'vitest';
import { callApi } from './api.ts';
import { serveShop } from './shop.ts';

const shop = serveShop();

test.each(['GET ', 'GET /'] as const)('%j lists the calls, each of which there is', async (path) => {
  const { status, envelope } = await callApi<{ call: string }[]>(shop, path as 'GET /');
  expect(status).toBe(200);
  expect(envelope).toMatchObject({ success: true, status: 200, message: 'These calls can be made' });
  const calls = envelope.data?.map(({ call }) => call) ?? [];
  expect(calls).toHaveLength(18);
  for (const call of calls) {
    const [method = '', address = ''] = call.split(' ');
    const response = await fetch(shop.url + address.replace('{id}', shop.categoryId), { method });
    expect(await response.text()).not.toContain('There is no such call.');
  }
});
