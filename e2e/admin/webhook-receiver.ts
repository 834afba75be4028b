import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Shop, test as shopTest, useOwnShop } from '../shop-server.ts';

/** A webhook receiver that answers as the test chooses. */
export interface Receiver {
  url: string;
  /** The ids and types of the received messages. */
  told: { id: string; type: string }[];
  answer: { status: number; body: string };
}

/** A test with a receiver, and with a shop of its own, which may send messages to local programs. */
export const test = shopTest.extend<{ ownShop: Shop; receiver: Receiver }>({
  ownShop: ({ server }, use) => useOwnShop(server, use, { PRIVATE_NETWORKS: '127.0.0.1' }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  receiver: async ({}, use) => {
    const receiver: Receiver = { url: '', told: [], answer: { status: 200, body: 'ok' } };
    const server = createServer(async (request, response) => {
      const { type } = JSON.parse(await text(request));
      receiver.told.push({ id: String(request.headers['webhook-id']), type });
      response.writeHead(receiver.answer.status).end(receiver.answer.body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use(receiver);
    server.closeAllConnections();
    server.close();
  },
});
