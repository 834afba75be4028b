import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../src/kernel/s3-settings.ts';

/** The number of names on a page of a list, which is so small that every list has several pages. */
const NAMES_PER_PAGE = 2;

type Objects = Map<string, { body: Buffer; changedAt: Date }>;
type Account = Pick<S3Settings, 'bucket' | 'region' | 'accessKeyId' | 'secretAccessKey'>;

/** The parts of S3's REST protocol that the server uses, in memory: one account with one bucket. */
export function createSmallObjectStore(account: Account): Server {
  const objects: Objects = new Map();
  return createServer(async (request, response) => {
    const body = await buffer(request);
    const url = new URL(request.url ?? '', 'http://localhost');
    const [bucket, ...rest] = decodeURIComponent(url.pathname).slice(1).split('/');
    const key = rest.join('/');
    const fault = faultOfKeys(account, request, url);
    if (fault) sendError(request, response, 403, fault);
    else if (bucket !== account.bucket) sendError(request, response, 404, 'NoSuchBucket');
    else if (key === '') sendList(response, url.searchParams, objects);
    else answerFor(objects, key, request, response, body);
  });
}

/**
 * Checks AWS Signature Version 4 without a signed payload.
 * @returns the code of the error; undefined if the signature is valid
 */
function faultOfKeys(account: Account, { headers, method }: IncomingMessage, url: URL): string | undefined {
  const [, keyId, day = '', scope, signedHeaders = '', signature = ''] =
    /Credential=([^/]*)\/(\d+)(\S*), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (keyId !== account.accessKeyId) return 'InvalidAccessKeyId';
  const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const names = signedHeaders.split(';');
  const canonical = [
    ...[method, url.pathname, query.join('&')],
    ...names.map((name) => `${name}:${headers[name]}`),
    ...['', signedHeaders, headers['x-amz-content-sha256']],
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = `AWS4-HMAC-SHA256\n${headers['x-amz-date']}\n${day}${scope}\n${hash}`;
  const signingKey = [day, account.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    sign,
    `AWS4${account.secretAccessKey}`,
  );
  const expected = sign(signingKey, text);
  const given = Buffer.from(signature, 'hex');
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  return isRight ? undefined : 'SignatureDoesNotMatch';
}

function sendError({ method }: IncomingMessage, response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`);
}

function answerFor(
  objects: Objects,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): void {
  const { method } = request;
  if (method === 'PUT') objects.set(key, { body, changedAt: new Date() });
  if (method === 'DELETE') objects.delete(key);
  const found = objects.get(key);
  if (!found && method !== 'DELETE') sendError(request, response, 404, 'NoSuchKey');
  else response.writeHead(method === 'DELETE' ? 204 : 200).end(method === 'GET' ? found?.body : undefined);
}

function sendList(response: ServerResponse, query: URLSearchParams, objects: Objects): void {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, Math.min(NAMES_PER_PAGE, Number(query.get('max-keys'))));
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
