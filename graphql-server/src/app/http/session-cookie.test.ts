import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { readSessionToken, sessionCookieFor } from './session-cookie.ts';

const PUBLIC = { publicUrl: new URL('https://shop.example') };
const LOCAL = { publicUrl: null };

function replyTo(request: { protocol: string; hostname: string; cookie?: string }) {
  const set: string[] = [];
  const asked = { ...request, headers: { cookie: request.cookie } } as unknown as FastifyRequest;
  const header = (_: string, value: string) => set.push(value);
  return { request: asked, reply: { request: asked, header } as unknown as FastifyReply, set };
}

describe('the cookie of a session', () => {
  test.each([
    ['over https', { protocol: 'https', hostname: 'shop.example' }, LOCAL],
    [
      'behind a proxy that speaks https and passes its own name on',
      { protocol: 'http', hostname: '127.0.0.1' },
      PUBLIC,
    ],
    [
      'for another name over http, where no password is taken',
      { protocol: 'http', hostname: 'shop.example' },
      LOCAL,
    ],
  ])('%s is for this host and https alone', (_, request, config) => {
    const { reply, set } = replyTo(request);
    sessionCookieFor(reply, config).set('a-token', false);
    expect(set).toEqual(['__Host-session=a-token; Path=/; HttpOnly; SameSite=Strict; Secure']);
    const known = { ...request, cookie: 'session=tossed; __Host-session=a-token' };
    expect(readSessionToken(replyTo(known).request, config)).toBe('a-token');
  });

  test('is a plain one on this machine', () => {
    const { reply, set } = replyTo({ protocol: 'http', hostname: 'localhost' });
    sessionCookieFor(reply, LOCAL).set('a-token', true);
    expect(set).toEqual(['session=a-token; Path=/; HttpOnly; SameSite=Strict; Max-Age=2592000']);
  });

  test('is set only over HTTPS or on this machine', () => {
    const { reply } = replyTo({ protocol: 'http', hostname: 'shop.example' });
    expect(() => sessionCookieFor(reply, LOCAL).assertPrivate()).toThrow('requires HTTPS');
    expect(() => sessionCookieFor(reply, PUBLIC).assertPrivate()).not.toThrow();
  });
});
