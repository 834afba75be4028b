import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { FastifyReply } from 'fastify';
import { PLAYGROUND_CSP } from './security.ts';

/** Where the built playground lies (graphql-server/playground). */
export const PLAYGROUND_FOLDER = fileURLToPath(new URL('../../dist/playground', import.meta.url));

/** Whether somebody opens /graphql in a browser, as opposed to a program that asks by GET. */
export function isPlaygroundVisit({ method, url, headers }: IncomingMessage): boolean {
  const asksNothing = !new URLSearchParams(url?.split('?')[1]).has('query');
  return method === 'GET' && asksNothing && headers.accept?.includes('text/html') === true;
}

export function sendPlayground(reply: FastifyReply): FastifyReply {
  return reply
    .header('content-security-policy', PLAYGROUND_CSP)
    .header('cache-control', 'no-cache')
    .sendFile('index.html', PLAYGROUND_FOLDER);
}
