import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The part of S3's REST protocol that the server uses, in memory; for machines without a real object store. */
export function createSmallObjectStore(accessKeyId: string): Server {
  const objects = new Map<string, { body: Buffer; changedAt: Date }>();
  return createServer(async (request, response) => {
    if (!request.headers.authorization?.includes(`Credential=${accessKeyId}/`)) {
      response.writeHead(403, { 'content-type': 'application/xml' });
      return void response.end('<Error><Code>InvalidAccessKeyId</Code></Error>');
    }
    const url = new URL(request.url ?? '', 'http://localhost');
    const key = decodeURIComponent(url.pathname).split('/').slice(2).join('/');
    if (key === '') sendList(response, url.searchParams, objects);
    else await answerFor(objects, key, request, response);
  });
}

type Objects = Map<string, { body: Buffer; changedAt: Date }>;

async function answerFor(objects: Objects, key: string, request: IncomingMessage, response: ServerResponse) {
  const { method } = request;
  if (method === 'PUT') objects.set(key, { body: await buffer(request), changedAt: new Date() });
  if (method === 'DELETE') objects.delete(key);
  const found = objects.get(key);
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && !found) {
    response.writeHead(404).end(method === 'GET' ? '<Error><Code>NoSuchKey</Code></Error>' : undefined);
    return;
  }
  response.writeHead(method === 'DELETE' ? 204 : 200).end(method === 'GET' ? found?.body : undefined);
}

function sendList(response: ServerResponse, query: URLSearchParams, objects: Objects): void {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, Math.min(2, Number(query.get('max-keys'))));
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.changedAt.toISOString()}</LastModified></Contents>`,
  );
  const isTruncated = page.length < keys.length;
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
  );
}
