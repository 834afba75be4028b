import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ResponseCache, responseKey } from './response-cache.ts';

const RESPONSE = { body: '{"data":{}}', contentType: 'application/json' };
const publisher = { origin: 'https://shop.example' };

describe('a cached response', () => {
  it('is found by its key only', () => {
    const cache = new ResponseCache();
    cache.keep('key', {}, RESPONSE);
    expect([cache.find('key'), cache.find('another key')]).toEqual([RESPONSE, null]);
  });

  it('is for one release, one origin and one request', () => {
    const keys = [
      responseKey({ release: 1, publisher }, 'a'),
      responseKey({ release: 2, publisher }, 'a'),
      responseKey({ release: 1, publisher: { origin: 'https://other.example' } }, 'a'),
      responseKey({ release: 1, publisher }, 'b'),
    ];
    expect(new Set(keys).size).toBe(4);
    expect(responseKey({ release: 1, publisher }, 'a')).toBe(keys[0]);
  });

  it('is never for the catalogue that is being edited', () => {
    expect(responseKey({ release: null, publisher }, 'a')).toBeNull();
  });

  it('with a maximum age expires, others last as long as their release', async () => {
    const cache = new ResponseCache();
    cache.keep('stock', { maxAgeMs: 1 }, RESPONSE);
    cache.keep('key', {}, RESPONSE);
    await sleep(50);
    expect([cache.find('stock'), cache.find('key')]).toEqual([null, RESPONSE]);
  });

  it('is not stored if it or its key is too long', () => {
    const cache = new ResponseCache();
    cache.keep('long', {}, { ...RESPONSE, body: 'x'.repeat(1024 * 1024 + 1) });
    cache.keep('k'.repeat(8_001), {}, RESPONSE);
    expect([cache.find('long'), cache.find('k'.repeat(8_001))]).toEqual([null, null]);
  });

  it('is evicted when the total size exceeds the limit', () => {
    const cache = new ResponseCache();
    const long = { ...RESPONSE, body: 'x'.repeat(1024 * 1024) };
    for (let index = 0; index < 20; index += 1) cache.keep(`key ${index}`, {}, long);
    expect([cache.find('key 0'), cache.find('key 19')]).toEqual([null, long]);
  });
});
