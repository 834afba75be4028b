import { describe, expect, it } from 'vitest';
import type { Revisions } from '../../kernel/mongodb/revision.ts';
import { audienceKey, type CachePolicy, ResponseCache } from './response-cache.ts';

const RESPONSE = { body: '{"data":{}}', contentType: 'application/json' };
const PUBLIC: CachePolicy = { scope: 'PUBLIC', readFrom: ['categories', 'products'] };
const PRIVATE: CachePolicy = { ...PUBLIC, scope: 'PRIVATE' };
const OPERATOR = { principal: 'anonymous', release: null };
const AFTER_ANOTHER_CHANGE = {
  categories: 1,
  products: 2,
  inventory: 0,
};

describe('a cached response', () => {
  it('is found by its key alone, until what it was read from changes', () => {
    const { find, keep, revision } = start();
    keep('key', PUBLIC);
    expect(find('key')).toMatchObject(RESPONSE);
    expect(find('another key')).toBeNull();
    revision.current = AFTER_ANOTHER_CHANGE;
    expect(find('key')).toBeNull();
  });

  it('outlives changes of what it was not read from', () => {
    const { find, keep, revision } = start();
    keep('categories', { scope: 'PUBLIC', readFrom: ['categories'] });
    keep('products', { scope: 'PUBLIC', readFrom: ['products'] });
    keep('limits', { scope: 'PUBLIC', readFrom: [] });
    revision.current = AFTER_ANOTHER_CHANGE;
    expect([find('categories'), find('products'), find('limits')]).toMatchObject([RESPONSE, null, RESPONSE]);
  });

  it('is everybody\u2019s when it is public, and otherwise of the one who asked', () => {
    const { find, keep } = start();
    keep('public', PUBLIC, 'a');
    keep('private', PRIVATE, 'a');
    expect([find('public', 'a'), find('public', 'b')]).toMatchObject([RESPONSE, RESPONSE]);
    expect([find('private', 'a'), find('private', 'b')]).toMatchObject([RESPONSE, null]);
    expect(find('a\nprivate', 'b')).toBeNull();
  });

  it('is not found when it was read before a change that came meanwhile', () => {
    const { cache, find, keep, revision } = start();
    const { revisions: before } = cache;
    revision.current = AFTER_ANOTHER_CHANGE;
    keep('key', PUBLIC, 'anonymous', before);
    expect(find('key')).toBeNull();
  });

  it('is neither kept nor found while changes would go unseen', () => {
    const { cache, find, keep, revision } = start();
    const { current } = revision;
    keep('earlier', PUBLIC);
    revision.current = null;
    keep('key', PUBLIC, 'anonymous', cache.revisions);
    expect([find('earlier'), find('key')]).toEqual([null, null]);
    revision.current = current;
    expect(find('key')).toBeNull();
  });

  it('is not kept when it or its key is too long', () => {
    const { cache, find, keep } = start();
    const long = { ...RESPONSE, body: 'x'.repeat(1024 * 1024 + 1) };
    cache.keep(OPERATOR, 'long', PUBLIC, cache.revisions, long);
    keep('k'.repeat(8_001), PUBLIC);
    expect([find('long'), find('k'.repeat(8_001))]).toEqual([null, null]);
  });

  it('of a release outlives what is saved after it, and not another release', () => {
    const { cache, find, revision } = start();
    const ofStock = { ...PUBLIC, readFrom: ['products', 'inventory'] } as const;
    for (const [key, policy] of [
      ['key', PUBLIC],
      ['stock', ofStock],
    ] as const)
      cache.keep({ principal: 'shopper', release: 1 }, key, policy, cache.revisions, RESPONSE);
    revision.current = AFTER_ANOTHER_CHANGE;
    expect([find('key'), find('stock')]).toMatchObject([RESPONSE, RESPONSE]);
    revision.current = { ...AFTER_ANOTHER_CHANGE, inventory: 1 };
    expect([find('key'), find('stock')]).toMatchObject([RESPONSE, null]);
    const asked = { shownAt: new Date(), publisher: { origin: '' } };
    expect(audienceKey({ ...asked, release: 2 })).not.toBe(audienceKey({ ...asked, release: 1 }));
  });

  it('gives way to newer ones when all together are too long', () => {
    const { cache, find } = start();
    const long = { ...RESPONSE, body: 'x'.repeat(1024 * 1024) };
    for (let index = 0; index < 20; index += 1) {
      cache.keep(OPERATOR, `key ${index}`, PUBLIC, cache.revisions, long);
    }
    expect(find('key 0')).toBeNull();
    expect(find('key 19')).toMatchObject(long);
  });
});

function start() {
  const revision: { current: Revisions | null } = {
    current: { categories: 1, products: 1, inventory: 0 },
  };
  const cache = new ResponseCache(revision);
  return {
    revision,
    cache,
    find: (key: string, principal = 'anonymous') => cache.find(principal, key),
    keep: (key: string, policy: CachePolicy, principal = 'anonymous', readAt = cache.revisions) =>
      cache.keep({ principal, release: null }, key, policy, readAt, RESPONSE),
  };
}
