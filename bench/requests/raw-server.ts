/**
 * A server with the minimum of work, for comparison: it parses a request, and sends a response that it
 * encodes again for each request. The parent process sends it the responses by path. For `/database`, it
 * first reads the products and their categories.
 */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Collections, collectionsOf } from '../../graphql-server/src/app/shop/collections.ts';
import { connectDatabase } from '../../graphql-server/src/kernel/mongodb/connect.ts';
import { facetFilter } from '../../graphql-server/src/modules/catalogue/list/facets.ts';
import { indexName } from '../../graphql-server/src/modules/catalogue/list/orders.ts';

/** The first message of the parent process; the server answers with its port. */
export interface RawServerSetting {
  answers: Record<string, unknown>;
  databaseUri: string;
  databaseName: string;
}

const PAGE_SIZE = 50;

process.once('message', async ({ answers, databaseUri, databaseName }: RawServerSetting) => {
  const client = await connectDatabase(databaseUri);
  const collections = collectionsOf(client.db(databaseName));
  const answer: RequestListener = async (request, response) => {
    const { url = '', method } = request;
    if (method === 'POST') JSON.parse(await readBody(request));
    sendJson(response, url === '/database' ? await readProducts(collections) : answers[url]);
  };
  const server = createServer(answer).listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as AddressInfo).port);
  });
});

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** The database queries of a product list, with the driver alone. */
async function readProducts({ products, categories }: Collections): Promise<unknown> {
  const nodes = await products
    .find(facetFilter([]), { projection: { facets: 0 } })
    .hint(indexName('createdAt'))
    .sort({ createdAt: 1, _id: 1 })
    .limit(PAGE_SIZE + 1)
    .toArray();
  const ids = new Map(nodes.map(({ categoryId }) => [categoryId.toHexString(), categoryId]));
  const found = categories.find({ _id: { $in: [...ids.values()] } }, { projection: { facets: 0 } });
  return { nodes, categories: await found.toArray() };
}

function sendJson(response: ServerResponse, answer: unknown): void {
  const body = JSON.stringify(answer);
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
