import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReleaseRecord } from '../../modules/publishing/releases.ts';
import { PageCache } from './page-cache.ts';
import { ReleasePages } from './release-pages.ts';

const HOME = Buffer.from(
  '<a href="/">Home</a> <a href="/category/shoes">Shoes</a> <img src="/uploads/a.webp">',
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Creates a storefront that serves a release. @returns a function that switches to the release with this number */
function servePages(): (number: number) => void {
  vi.spyOn(PageCache.prototype, 'read').mockResolvedValue({ body: HOME, etag: '', headers: [] });
  const follow = vi.fn<(follower: (release: ReleaseRecord) => void) => void>();
  const current = { release: null as ReleaseRecord | null, follow, prepareWith: () => {} };
  const pages = { onRenewed: () => {} };
  new ReleasePages({ current, pages, assets: {} } as never, async () => true);
  return (number) => {
    current.release = { _id: number } as ReleaseRecord;
    for (const [follower] of follow.mock.calls) follower(current.release);
  };
}

test('two seconds after a release its home page and the pages it links to are compressed at the highest level', async () => {
  const warm = vi.spyOn(PageCache.prototype, 'warm').mockResolvedValue();
  const show = servePages();
  show(1);
  await vi.advanceTimersByTimeAsync(1_000);
  show(2);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(warm).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(warm.mock.calls).toEqual([
    [2, '/'],
    [2, '/category/shoes'],
    [2, '/uploads/a.webp'],
  ]);
});

test('compression stops if another release goes live meanwhile', async () => {
  const show = servePages();
  const warm = vi.spyOn(PageCache.prototype, 'warm').mockImplementation(async () => show(2));
  show(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(warm).toHaveBeenCalledOnce();
});
