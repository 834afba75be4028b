import { beforeAll, expect, it } from 'vitest';
import { askFor } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { buy, openShop, sell } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
/** A second server on the same database. */
const other = serveApp({ MONGODB_DB: app.name }, makeSmallSite());
let id = '';
beforeAll(async () => {
  await openShop(app);
  ({ id } = await sell(app, 'Bench', 100));
});

/** Follows a server's stream. @returns functions to read its next event and to end it */
async function follow(url: string) {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/orders/events`, { signal: abort.signal });
  const chunks = response.body?.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  let text = '';
  const next = async (): Promise<{ openCount: number; revision: number }> => {
    for (;;) {
      const [, data] = /event: orders\ndata: (.*)\n\n/.exec(text) ?? [];
      if (data !== undefined) {
        text = text.slice(text.indexOf('\n\n') + 2);
        return JSON.parse(data);
      }
      const { value, done } = (await chunks?.next()) ?? { done: true };
      if (done) throw new Error('The stream has ended.');
      text += value;
    }
  };
  return { response, next, end: () => abort.abort() };
}

it('the streams of every server announce an order, without its content', async () => {
  const streams = await Promise.all([follow(app.url), follow(other.url)]);
  const [stream] = streams;
  expect(stream?.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream?.response.headers.get('cache-control')).toBe('private, no-store');
  expect(stream?.response.headers.get('x-content-type-options')).toBe('nosniff');
  const before = await Promise.all(streams.map(({ next }) => next()));
  const { token } = await buy(app, id);
  const after = await Promise.all(streams.map(({ next }) => next()));
  for (const [index, state] of after.entries()) {
    expect(Object.keys(state)).toEqual(['revision', 'openCount']);
    expect(state.openCount).toBe((before[index]?.openCount ?? 0) + 1);
    expect(state.revision).toBeGreaterThan(before[index]?.revision ?? 0);
  }
  await askFor(app, 'mutation ($token: ID!) { cancelOrder(token: $token) { status } }', { token });
  const canceled = await Promise.all(streams.map(({ next }) => next()));
  expect(canceled.map(({ openCount }) => openCount)).toEqual(before.map(({ openCount }) => openCount));
  for (const { end } of streams) end();
});

it('a page of another site gets no events', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await fetch(`${app.url}/api/orders/events`, { headers })).status).toBe(403);
});
