import fc from 'fast-check';
import { type FuzzedRequest, headerText, ID } from './values.ts';

/** The parts of generated addresses. */
const PART = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      '/',
      '//',
      '..',
      '.',
      '%2e%2e',
      '%2f',
      '%5c',
      '%00',
      '%E0%A4%A',
      '%',
      '?',
      '#',
      '&',
      '=',
      ';',
      '\\',
    ],
    ...[
      'index',
      'find',
      'availability',
      'products.json',
      'admin',
      'uploads',
      '_astro',
      'graphql',
      'api',
      'metrics',
      'readyz',
    ],
    ...[
      'products',
      'category',
      'search',
      'preview',
      '404.html',
      'robots.txt',
      'sitemap.xml',
      'list',
      'export',
    ],
    ...['q=', 'sort=', 'page=', 'category=', 'brand=', 'release=', 'limit=', 'query={__typename}', ID],
    `${'0123456789abcdef'.repeat(2)}.webp`,
  ),
  fc.stringMatching(/^[!-~]{1,20}$/),
);
const START = fc.constantFrom(
  ...[
    '/',
    '/index/find?',
    '/uploads/',
    '/admin/',
    '/_astro/',
    '/products/',
    '/category/',
    '/graphql',
    '/api/',
  ],
  ...['/metrics', '/healthz', '/readyz', 'http://localhost/', '*', 'other:'],
);
const HEADERS = fc.record(
  {
    range: fc.oneof(fc.constantFrom('bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-1,3-9'), headerText),
    'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip;q=0', 'br;q=2, *'), headerText),
    ...{ 'if-none-match': headerText, 'if-modified-since': headerText, 'if-range': headerText },
    accept: fc.oneof(fc.constant('text/html'), headerText),
    cookie: fc.oneof(fc.constantFrom('preview=1', 'preview=999999', 'release=1'), headerText),
    ...{ 'x-forwarded-host': headerText, 'sec-fetch-site': headerText },
  },
  { requiredKeys: [] },
);
/** Headers with an Expect header, which Node.js handles itself. */
const EXPECTING = fc.tuple(HEADERS, headerText).map(([headers, expect]) => ({ ...headers, expect }));

/** Any address and method, with headers that affect how a file or a page is served. */
export const addressRequests: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    method: fc.constantFrom(
      'GET',
      'GET',
      'GET',
      'HEAD',
      'OPTIONS',
      'POST',
      'PUT',
      'DELETE',
      'TRACE',
      'PATCH',
    ),
    start: START,
    parts: fc.array(PART, { maxLength: 8 }),
    headers: fc.oneof({ weight: 19, arbitrary: HEADERS }, { weight: 1, arbitrary: EXPECTING }),
  })
  .map(({ method, start, parts, headers }) => ({ method, path: start + parts.join(''), headers }));
