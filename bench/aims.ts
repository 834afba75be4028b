/** A target and where it is measured: a cell of a benchmark's table, or the worst of several rows. */
export interface Aim {
  what: string;
  /** The part of `npm run bench` that measures it. */
  bench: string;
  /** The beginning of the table's title. */
  table: string;
  /** The beginning of the row's name; an empty string selects all rows. */
  row: string;
  /** The column's heading; the default is the first column of figures. */
  column?: string;
  atMost?: number;
  atLeast?: number;
  unit?: string;
}

const RAW = '× raw';
const PUBLISHING = { bench: 'publish', table: 'Publishing' };
const REQUESTS = { bench: 'requests', table: 'Requests', column: RAW };
const CATALOGUE = { bench: 'catalogue', table: '100000 products', column: 'p95', atMost: 50, unit: 'ms' };
const PAGES = { bench: 'weights', table: 'Bytes of a page', column: 'HTML and CSS', unit: 'B' };
const HOME = { bench: 'weights', table: 'The home page', unit: 'B' };
const LIGHTHOUSE = { bench: 'lighthouse', table: 'Lighthouse', row: '' };
const INVOICES = { bench: 'orders', table: '500 invoices', row: '' };
const ORDERS = { bench: 'orders', table: 'Orders of' };
const STOCK = { bench: 'stock', table: '', row: '' };
const MATRIX = { bench: 'matrix', table: 'The form of a product', row: '100 variants', unit: 'ms' };
const LOAD = { bench: 'load', table: 'Load', row: '' };
const LOST = { table: 'Kill points', row: 'lost', atMost: 0 };

/** docs/figures.md has the same rows in the same order, with the measured values. */
export const AIMS: readonly Aim[] = [
  {
    ...REQUESTS,
    what: 'GraphQL, 50 products, cached',
    row: 'GraphQL products(first: 50) with category and images, kept',
    atMost: 3,
  },
  {
    ...REQUESTS,
    what: 'GraphQL, 50 products, uncached',
    row: 'GraphQL products(first: 50) with category and images, fresh',
    atMost: 3,
  },
  { ...REQUESTS, what: 'REST, 50 products, cached', row: 'REST 50 products, kept', atMost: 2 },
  { ...REQUESTS, what: 'REST, 50 products, uncached', row: 'REST 50 products, fresh', atMost: 2 },
  { ...REQUESTS, what: 'REST, list of categories, cached', row: 'REST category list, kept', atMost: 2 },
  { ...REQUESTS, what: 'REST, list of categories, uncached', row: 'REST category list, fresh', atMost: 2 },
  { ...CATALOGUE, what: '100,000 products: a GraphQL page at any depth', row: 'GraphQL page' },
  { ...CATALOGUE, what: '100,000 products: a REST page by offset', row: 'REST page' },
  { ...CATALOGUE, what: '100,000 products: a search with its total', row: 'Search' },
  {
    what: 'memory after all of these',
    bench: 'catalogue',
    table: 'Resident memory',
    row: 'after all',
    atMost: 250,
    unit: 'MB',
  },
  {
    what: 'memory after queries that are all different',
    bench: 'memory',
    table: 'Memory of the server, queries',
    row: 'after 20 s',
    column: 'MB resident',
    atMost: 250,
    unit: 'MB',
  },
  {
    what: 'memory after imports of 700,000 image paths',
    bench: 'import-memory',
    table: 'Memory of the server after imports',
    row: '30 s',
    atMost: 250,
    unit: 'MB',
  },
  { ...LOAD, what: '200 readers and 20 writers: p99 ÷ p50', column: 'p99 ÷ p50', atMost: 10 },
  { ...LOAD, what: '200 readers and 20 writers: errors', column: 'other errors', atMost: 0 },
  {
    what: '2,000 clients: refused without Retry-After',
    bench: 'load',
    table: 'Over capacity',
    row: '',
    column: 'without Retry-After',
    atMost: 0,
  },
  {
    what: 'attacks: processor time in one turn of the loop',
    bench: 'attacks',
    table: 'Attacks',
    row: '',
    column: 'CPU in a turn, ms',
    atMost: 50,
    unit: 'ms',
  },
  {
    what: 'attacks: memory',
    bench: 'attacks',
    table: 'Attacks',
    row: '',
    column: 'memory, + MB',
    atMost: 100,
    unit: 'MB',
  },
  {
    what: 'a search beside an attack of searches, longest',
    bench: 'attacks',
    table: 'An ordinary search',
    row: '',
    column: 'longest, ms',
    atMost: 1_000,
    unit: 'ms',
  },
  { ...LOST, what: '500 kills while products change: lost, doubled, damaged', bench: 'kills' },
  {
    ...PUBLISHING,
    what: 'first release of 1,000 products',
    row: 'first release of 1000 products',
    atMost: 5,
    unit: 's',
  },
  {
    ...PUBLISHING,
    what: 'first release of 10,000 products',
    row: 'first release of 10000 products',
    atMost: 30,
    unit: 's',
  },
  {
    ...PUBLISHING,
    what: 'a save until its page is served, p95',
    row: 'one product saved until its page is served, p95',
    atMost: 1,
    unit: 's',
  },
  { ...PUBLISHING, what: '100 saves in 5 s, after the last', row: '100 saves in 5 s', atMost: 2, unit: 's' },
  { ...PUBLISHING, what: 'releases made of them', row: 'releases made of them', atMost: 6 },
  {
    ...PUBLISHING,
    what: 'a text of every page changed, 10,000 products',
    row: 'a text of every page changed',
    atMost: 30,
    unit: 's',
  },
  { ...PUBLISHING, what: 'API meanwhile, p95 × quiet', row: 'the one divided by the other', atMost: 2 },
  {
    ...PUBLISHING,
    what: 'memory of the publisher at most',
    row: 'publisher, most memory',
    atMost: 500,
    unit: 'MB',
  },
  {
    what: '50 kills while publishing: releases that were mixed',
    bench: 'publish-kills',
    table: 'Publishing',
    row: '50 kills',
    atMost: 0,
  },
  {
    what: 'the start after one, p95, longer than another',
    bench: 'publish-kills',
    table: 'Publishing',
    row: 'next start',
    atMost: 2,
    unit: 's',
  },
  { ...PAGES, what: 'home page with its CSS', row: '/', atMost: 14_600 },
  { ...PAGES, what: 'product page with its CSS', row: '/product', atMost: 13_500 },
  { ...PAGES, what: 'cart with its CSS', row: '/cart', atMost: 10_000 },
  { ...PAGES, what: 'shop of 50 cards with its CSS', row: '/shop', atMost: 14_500 },
  { ...PAGES, what: 'script before a touch, every page', row: '', column: 'script', atMost: 2_048 },
  { ...HOME, what: 'script of the home page, all islands', row: 'script', atMost: 76_800 },
  { ...HOME, what: 'home page on a phone, unscrolled', row: 'all of it', atMost: 153_600 },
  { ...HOME, what: 'image of a card, on average', row: 'card image', atMost: 5_120 },
  { ...LIGHTHOUSE, what: 'Lighthouse, every page: performance', column: 'performance', atLeast: 100 },
  { ...LIGHTHOUSE, what: 'accessibility', column: 'accessibility', atLeast: 100 },
  { ...LIGHTHOUSE, what: 'best practices', column: 'best-practices', atLeast: 100 },
  { ...LIGHTHOUSE, what: 'search engines', column: 'seo', atLeast: 100 },
  { ...LIGHTHOUSE, what: 'blocking time', column: 'TBT ms', atMost: 10, unit: 'ms' },
  {
    what: 'a page from this server, CPU',
    bench: 'static',
    table: 'A page',
    row: '',
    column: RAW,
    atMost: 1.25,
  },
  { what: 'build of the sample', bench: 'builds', table: 'Builds', row: 'the sample', atMost: 20, unit: 's' },
  { what: 'build of 10,000 products', bench: 'builds', table: 'Builds', row: '10000', atMost: 30, unit: 's' },
  {
    what: 'list of 100,000 products until 50 rows, first time',
    bench: 'admin',
    table: 'The list of',
    row: 'for the first time',
    atMost: 1_000,
    unit: 'ms',
  },
  {
    what: 'typing in the product form, worst',
    bench: 'admin',
    table: 'Typing',
    row: '100 %',
    atMost: 100,
    unit: 'ms',
  },
  {
    what: 'who is signed in, CPU more than an open shop',
    bench: 'signed-in',
    table: 'Signed in',
    row: 'GraphQL products(first: 50) with category and images: signed in',
    column: 'more',
    atMost: 200,
    unit: 'µs',
  },
  {
    what: 'import of products of 100 variants, rows a second',
    bench: 'import',
    table: 'Import of',
    row: 'rows',
    column: 'rows a second',
    atLeast: 2_000,
  },
  {
    ...MATRIX,
    what: 'a product of 100 variants, from its link to the matrix',
    column: 'to its fields',
    atMost: 300,
  },
  { ...MATRIX, what: 'saving it, until it says so', column: 'until saved', atMost: 150 },
  {
    what: 'availability of 50 variants, cached',
    bench: 'availability',
    table: 'Availability',
    row: 'the same 50',
    column: RAW,
    atMost: 1.5,
  },
  {
    what: 'availability of 50 variants, uncached',
    bench: 'availability',
    table: 'Availability',
    row: '50 that nobody',
    column: RAW,
    atMost: 4,
  },
  {
    what: 'products(50) from the release against what is edited',
    bench: 'released',
    table: 'products(first: 50)',
    row: 'a shopper',
    column: '× edited',
    atMost: 1,
  },
  { ...STOCK, what: 'stock changes a second', row: 'changes a second', atLeast: 200 },
  { ...STOCK, what: 'stock changes lost', row: 'lost', atMost: 0 },
  { ...STOCK, what: 'API meanwhile, p95 × quiet', row: 'p95 meanwhile', atMost: 2 },
  {
    what: 'add to cart, to count and drawer',
    bench: 'touch',
    table: 'Milliseconds from a press',
    row: 'add to cart',
    atMost: 100,
    unit: 'ms',
  },
  {
    what: 'choosing a variant, to the next paint',
    bench: 'touch',
    table: 'Milliseconds from a press',
    row: 'choosing',
    atMost: 50,
    unit: 'ms',
  },
  {
    ...ORDERS,
    what: 'orders a second, spread over variants',
    row: 'spread',
    column: 'per second',
    atLeast: 300,
  },
  {
    ...ORDERS,
    what: 'orders a second, all of one variant',
    row: 'all of one',
    column: 'per second',
    atLeast: 300,
  },
  { ...ORDERS, what: 'orders, p95', row: '', column: 'p95 ms', atMost: 120, unit: 'ms' },
  { ...INVOICES, what: '500 invoices as one PDF', column: 'seconds', atMost: 10, unit: 's' },
  { ...INVOICES, what: 'pages and carts meanwhile, p95 × before', column: '× before', atMost: 2 },
  {
    what: 'list of 100,000 orders, median',
    bench: 'orders',
    table: '20 of',
    row: '',
    column: 'median ms',
    atMost: 600,
    unit: 'ms',
  },
  { ...LOST, what: '500 kills while orders are placed: lost, doubled, damaged', bench: 'order-kills' },
  {
    what: 'a hard day: seconds until a page shows an edit, worst',
    bench: 'hard-day',
    table: 'Pages after an edit',
    row: '',
    column: 'max',
    atMost: 60,
    unit: 's',
  },
  { what: 'a hard day: faults', bench: 'hard-day', table: 'What is not so', row: '', atMost: 0 },
];

/** The target as text, such as `≤ 50 ms`. */
export function aimText({ atMost, atLeast, unit }: Aim): string {
  const bound = atMost === undefined ? `≥ ${atLeast}` : atMost === 0 ? '0' : `≤ ${atMost}`;
  return unit === undefined ? bound : `${bound} ${unit}`;
}
