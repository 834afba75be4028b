import { type Attack, answerOf } from './attack.ts';

/** The maximum length of a document and of a body. */
const MOST_LETTERS = 20_000;
const MOST_BYTES = 100 * 1024;
const MOST_REST_BYTES = 64 * 1024;

/** Documents and variables that are slow to parse, validate or execute. */
export const GRAPHQL_ATTACKS: Attack[] = [
  attack('500 lists', `{ ${repeat(500, (index) => `a${index}: products(first: 100) { id }`)} }`),
  attack('50 lists', `{ ${repeat(50, (index) => `a${index}: products(first: 3) { totalCount }`)} }`),
  attack('selections 1,500 deep', `{ ${'category { '.repeat(1_500)}${'}'.repeat(1_500)} }`),
  attack('fragments that double 20 times', doublingFragments(20)),
  attack('900 directives on one field', `{ __typename ${'@skip(if: false) '.repeat(MOST_LETTERS / 20)} }`),
  attack('400 fields that are not there', `{ ${repeat(400, (index) => `x${index}`)} }`),
  attack('the same field 900 times', `{ ${'__typename '.repeat(900)} }`),
  attack(
    'the schema, nested',
    `{ __schema { types { ${'fields { type { '.repeat(3)}name${' } }'.repeat(3)} } } }`,
  ),
  attack('a text of 90 kB', 'query ($text: String) { products(filter: { text: $text }) { totalCount } }', {
    text: repeat(9_000, (index) => `word${index}`),
  }),
  {
    name: 'GraphQL: 100 kB of nested JSON',
    send: ({ url }) => post(url, '['.repeat(MOST_BYTES / 2) + ']'.repeat(MOST_BYTES / 2)),
  },
  {
    name: 'REST: 60 kB of nested JSON',
    send: ({ url }) =>
      post(url, '['.repeat(MOST_REST_BYTES / 2) + ']'.repeat(MOST_REST_BYTES / 2), '/api/category/add'),
  },
  {
    name: 'REST: JSON of 5,000 names',
    send: ({ url }) => post(url, `{${repeat(5_000, (index) => `"${index}":{}`, ',')}}`, '/api/category/add'),
  },
];

function attack(name: string, query: string, variables: object = {}): Attack {
  return { name: `GraphQL: ${name}`, send: ({ url }) => post(url, JSON.stringify({ query, variables })) };
}

function post(url: string, body: string, path = '/graphql'): Promise<string> {
  return answerOf(
    fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
  );
}

function repeat(count: number, text: (index: number) => string, separator = ' '): string {
  return Array.from({ length: count }, (_, index) => text(index)).join(separator);
}

function doublingFragments(count: number): string {
  const fragments = repeat(
    count,
    (index) => `fragment f${index} on Product { ...f${index + 1} ...f${index + 1} }`,
  );
  return `{ products { nodes { ...f0 } } } ${fragments} fragment f${count} on Product { id }`;
}
