import type { IncomingMessage } from 'node:http';
import { appTexts } from '../messages.ts';

/** Headers that proxies add, besides those that begin with X-Forwarded. */
const PROXY_HEADERS = new Set([
  ...[
    'forwarded',
    'via',
    'x-real-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'x-original-host',
    'x-original-url',
  ],
  ...['x-proxyuser-ip', 'x-envoy-external-address', 'x-envoy-original-path', 'x-arr-log-id', 'x-rewrite-url'],
  ...['cf-connecting-ip', 'cf-ray', 'cdn-loop', 'true-client-ip', 'fastly-client-ip', 'fly-client-ip'],
  ...[
    'x-azure-clientip',
    'x-appengine-user-ip',
    'x-amzn-trace-id',
    'x-cloud-trace-context',
    'ngrok-trace-id',
  ],
  ...['proxy-connection', 'x-proxy-id', 'x-forwarded'],
]);
const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Why a request may have come through a proxy rather than from a person at this machine.
 * @param hostname of the request, without a port
 * @returns the rest of a sentence; null for a direct request from this machine
 */
export function forwardingSignOf(
  {
    headers,
    httpVersion,
    socket,
  }: Pick<IncomingMessage, 'headers' | 'httpVersion'> & {
    socket: { remoteAddress?: string | undefined };
  },
  hostname: string,
): string | null {
  const header = Object.keys(headers).find(
    (name) => PROXY_HEADERS.has(name) || name.startsWith('x-forwarded-'),
  );
  if (header !== undefined) return appTexts.hasHeader({ header });
  if (!LOOPBACK_NAME.test(hostname)) return appTexts.hostOfOtherMachine;
  if (!LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '')) return appTexts.fromOtherMachine;
  // nginx by default adds no header and speaks HTTP/1.0, which browsers and programs no longer do.
  if (httpVersion === '1.0') return appTexts.speaksHttp10;
  return null;
}
