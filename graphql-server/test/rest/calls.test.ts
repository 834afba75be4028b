import { expect, test } from 'vitest';
import { callApi } from './api.ts';
import { serveShop } from './shop.ts';

const shop = serveShop();

test.each(['GET ', 'GET /'] as const)('%j lists the calls, and each exists', async (path) => {
  const { status, envelope } = await callApi<{ call: string }[]>(shop, path as 'GET /');
  expect(status).toBe(200);
  expect(envelope).toMatchObject({ success: true, status: 200, message: 'Available calls' });
  const calls = envelope.data?.map(({ call }) => call) ?? [];
  expect(calls).toHaveLength(26);
  for (const call of calls) {
    const [method = '', address = ''] = call.split(' ');
    const response = await fetch(shop.url + address.replace('{id}', shop.categoryId), { method });
    expect(await response.text()).not.toContain('This call does not exist.');
  }
});
