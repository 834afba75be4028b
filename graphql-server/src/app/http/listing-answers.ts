import { readQuery, writeQuery } from '@mela/rules/listing/listing-query.ts';
import type { FastifyInstance } from 'fastify';
import { UserError } from '../../kernel/errors.ts';
import type { CurrentRelease } from '../../modules/publishing/current-release.ts';
import type { ListingSearch } from '../../modules/search/listing-search.ts';
import { appMessages } from '../messages.ts';
import { encodingsFor } from './file-cache.ts';
import { PageUnavailable } from './page-cache.ts';
import { matches, type ReleasePages } from './release-pages.ts';
import { NEVER_CACHED } from './security.ts';

const ADDRESS = '/index/find';
const MAX_LENGTH = 1_000;
const MAX_TEXT = 200;
/** How long a CDN may cache the response to the same query. */
const CACHED = 'public, max-age=10, stale-while-revalidate=60';

interface Searches {
  publisher: { current: CurrentRelease };
  /** Searches the live release. */
  listingSearch: ListingSearch;
  /** Searches previewed releases. It is separate, so that shoppers never wait for previews. */
  previewSearch: ListingSearch;
}

/** GET /index/find: a page of a listing, sorted and filtered on the server, for shops with too many products to do that in the browser. */
export function addListingAnswers(
  app: FastifyInstance,
  pages: ReleasePages,
  { publisher: { current }, listingSearch, previewSearch }: Searches,
): void {
  // Ignore errors: the next request fails too, and reports the error.
  current.follow(({ _id }) => void listingSearch.warm(_id).catch(() => {}));
  app.get(ADDRESS, async (request, reply) => {
    const parameters = normalize(request.url.split('?', 2)[1] ?? '');
    const shown = await pages.shownTo(request);
    if (!shown && current.isLost) throw new PageUnavailable();
    if (!shown) throw new UserError('NOT_FOUND', appMessages.noProductsToSearch);
    const { release, isPreview } = shown;
    // A CDN may cache the response, because it does not change as long as the release is live.
    const caching = isPreview ? NEVER_CACHED : CACHED;
    const headers = { 'cache-control': caching, etag: `W/"${release}"`, vary: 'accept-encoding' };
    if (matches(request.headers['if-none-match'], headers.etag))
      return reply.headers(headers).code(304).send();
    const found = await (isPreview ? previewSearch : listingSearch).find(release, parameters);
    if (!found) throw new UserError('NOT_FOUND', appMessages.noProductsToSearch);
    const isCompressed = encodingsFor(request.headers['accept-encoding'])[0] === 'br';
    reply.headers(headers);
    if (isCompressed) reply.header('content-encoding', 'br');
    const body = Buffer.from(isCompressed ? found.compressed : found.json);
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

/** The query in a canonical form: parameters in a fixed order, without unrelated ones. */
function normalize(parameters: string): string {
  const asked = new URLSearchParams(parameters);
  const query = readQuery(asked);
  if (parameters.length > MAX_LENGTH || query.text.length > MAX_TEXT) {
    throw new UserError('BAD_USER_INPUT', appMessages.searchTooLong({ max: MAX_TEXT }));
  }
  const normal = new URLSearchParams(writeQuery(query));
  for (const name of ['category', 'brand', 'collection']) {
    const value = asked.get(name);
    if (value) normal.set(name, value);
  }
  return normal.toString();
}
