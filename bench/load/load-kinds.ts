import { seededRandom } from '../../graphql-server/test/seeded-random.ts';
import { searchKinds } from '../catalogue/page-requests.ts';
import { sampleCategories } from '../catalogue/sample-categories.ts';
import { QUESTIONS, questionBytes } from '../requests/questions.ts';
import { graphqlBytes } from '../requests/request-bytes.ts';

export const READERS = 200;
export const WRITERS = 20;
const PRODUCT_COUNT = 1_000;
const SEED = 2026;
const RENAME =
  'mutation Rename($id: ID!, $name: String!) { updateCategory(id: $id, input: { name: $name }) { id } }';
/** The difference between the request numbers of two clients, which makes every request unique. */
const TURNS_PER_CLIENT = 1_000_000;

/** The kind of request that one client repeats. */
export interface LoadKind {
  name: string;
  /** The client's request number `turn`. */
  request: (client: number, turn: number) => Buffer;
}

export interface Client {
  kind: LoadKind;
  index: number;
}

/** The readers and writers of a busy shop. */
export function busyClients(): Client[] {
  return [...clientsOf(readKinds(), READERS), ...clientsOf([writeKind()], WRITERS)];
}

/** The given number of clients, with the kinds in turn. */
export function clientsOf(kinds: LoadKind[], count: number): Client[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: kinds[index % kinds.length] as LoadKind,
    index,
  }));
}

/** The lists that pages and the admin read, uncached. */
export function readKinds(): LoadKind[] {
  return QUESTIONS.map((question) => ({
    name: question.name,
    request: (client, turn) => questionBytes(question, client * TURNS_PER_CLIENT + turn),
  }));
}

/** Each client renames its own category, which invalidates cached lists. */
function writeKind(): LoadKind {
  const ids = sampleCategories().map(({ _id }) => _id.toHexString());
  return {
    name: 'GraphQL updateCategory',
    request: (client, turn) =>
      graphqlBytes(RENAME, { id: ids[client % ids.length], name: `Category ${client} at ${turn}` }),
  };
}

/** Searches with a total, the most expensive kind of request. */
export function heavyKinds(): LoadKind[] {
  const categoryId = sampleCategories()[0]?._id.toHexString() ?? '';
  return searchKinds(PRODUCT_COUNT, categoryId)
    .slice(-2)
    .map(({ name, request }) => ({
      name,
      request: (client, turn) => request(seededRandom(SEED, client, turn)),
    }));
}
