import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { assertMediaType, type BodyKind } from './request-bodies.ts';

describe('a content type', () => {
  it.for<[string, BodyKind]>([
    ['application/json', 'json'],
    ['application/json; charset=utf-8', 'json'],
    ['Application/JSON;charset="UTF8"', 'json'],
    ['multipart/form-data; boundary=x', 'multipart'],
  ])('"%s" is taken where %s is', ([type, kind]) => {
    expect(() => check({ 'content-type': type }, [kind])).not.toThrow();
    const other = kind === 'json' ? 'multipart' : 'json';
    expect(() => check({ 'content-type': type }, [other])).toThrow('Send the request body as');
    expect(() => check({ 'content-type': type }, [kind, other])).not.toThrow();
  });

  it.for([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/graphql',
    'application/json; charset=utf-16',
    'application/json; charset=',
    'application/json; charset=utf-8; charset=utf-16',
    'application/jsonp',
    'application/json, text/plain',
    'multipart/mixed; boundary=x',
    'multipart/form-data',
    '',
  ])('"%s" is refused, with a body or without', (type) => {
    expect(() => check({ 'content-type': type }, ['json', 'multipart'])).toThrow(
      'Send the request body as application/json in UTF-8 or multipart/form-data.',
    );
  });

  it('does not allow a compressed body', () => {
    const headers = { 'content-type': 'application/json' };
    expect(() => check({ ...headers, 'content-encoding': 'gzip' }, ['json'])).toThrow('uncompressed');
    expect(() => check({ ...headers, 'content-encoding': 'Identity' }, ['json'])).not.toThrow();
  });

  it('may be missing if there is no body', () => {
    expect(() => check({}, ['json'])).not.toThrow();
    expect(() => check({ 'content-length': '0' }, ['json'])).not.toThrow();
    expect(() => check({ 'content-length': '1' }, ['json'])).toThrow('application/json in UTF-8.');
    expect(() => check({ 'transfer-encoding': 'chunked' }, ['multipart'])).toThrow('multipart/form-data.');
  });
});

function check(headers: IncomingHttpHeaders, accepted: BodyKind[]): void {
  assertMediaType({ headers } as IncomingMessage, accepted);
}
