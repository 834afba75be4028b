import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { StalledBodies } from './stalled-bodies.ts';

const STALL_MS = 2_000;

async function startServer() {
  const stalled = new StalledBodies((socket) => void socket.end('stalled'), STALL_MS);
  const server = createServer(async (request, response) => {
    stalled.watch(request, response);
    const body = await text(request).catch(() => null);
    if (body !== null) response.end(`${body.length} bytes`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const answer = text(socket);
    const length = 20 * 1_024;
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`);
    return { socket, answer, length };
  };
}

test('a half-sent body is aborted', async () => {
  const post = await startServer();
  const { socket, answer } = post();
  socket.write('x'.repeat(5_000));
  expect(await answer).toBe('stalled');
});

test('a body that arrives byte by byte is aborted', async () => {
  const post = await startServer();
  const { socket, answer } = post();
  const trickle = setInterval(() => socket.writable && socket.write('x'), 20);
  expect(await answer).toBe('stalled');
  clearInterval(trickle);
});

test('a slow body that makes progress is received, however long it takes', async () => {
  const post = await startServer();
  const { socket, answer, length } = post();
  for (let sent = 0; sent < length; sent += 1_024) {
    socket.write('x'.repeat(1_024));
    await sleep(STALL_MS / 16);
  }
  expect(await answer).toContain(`${length} bytes`);
});
