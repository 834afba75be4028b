/**
 * A server with the minimum of work for a page: it answers every request with the same status, headers and
 * bytes.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The parent's first message, which the server answers with its port. The headers are alternating names and
 * values.
 */
export interface RawPage {
  headers: string[];
  bodyBase64: string;
}

process.once('message', ({ headers, bodyBase64 }: RawPage) => {
  const body = Buffer.from(bodyBase64, 'base64');
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  }).listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
