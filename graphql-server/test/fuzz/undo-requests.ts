import fc from 'fast-check';
import { CHANGE_ID, type FuzzedRequest, ID, id, text } from './values.ts';

const change = fc.oneof({ weight: 5, arbitrary: fc.constant(CHANGE_ID) }, { weight: 1, arbitrary: id });
const few = fc.array(fc.constant(ID), { maxLength: 5 });
const badge = fc.constantFrom('HOT', 'NEW', null);

const WHOLE =
  'id at canUndo undoneBy fields { field before { text } after { text } } group { work undos isOpen undoing { isRunning done left stopped } }';

/** Bulk changes, and requests that read and undo changes, by various callers. */
export const UNDO_OPERATIONS: readonly [query: string, variables: fc.Arbitrary<object>][] = [
  [
    'mutation ($ids: [ID!], $badge: Badge) { changeProducts(selection: { ids: $ids }, change: { badge: $badge }) }',
    fc.record({ ids: few, badge }),
  ],
  [
    'mutation ($badge: Badge, $isNew: Boolean) { changeProducts(selection: { filter: {} }, change: { badge: $badge, isNew: $isNew }) }',
    fc.record({ badge, isNew: fc.boolean() }),
  ],
  ['mutation ($ids: [ID!]) { deleteProducts(selection: { ids: $ids }) }', fc.record({ ids: few })],
  ['{ products(first: 50) { nodes { id } } }', fc.constant({})],
  ['mutation { createCategory(input: { name: "Fuzzed" }) { id } }', fc.constant({})],
  ['mutation ($id: ID!) { deleteCategory(id: $id) { id } }', fc.record({ id })],
  [`{ history(first: 20) { nodes { ${WHOLE} } } }`, fc.constant({})],
  [
    `query ($in: ID, $by: ID, $after: String) { history(in: $in, by: $by, after: $after) { nodes { ${WHOLE} } totalCount } }`,
    fc.record({ in: change, by: id, after: change }, { requiredKeys: [] }),
  ],
  [`query ($id: ID!) { change(id: $id) { ${WHOLE} } }`, fc.record({ id: change })],
  [`mutation ($id: ID!) { undoChange(id: $id) { ${WHOLE} } }`, fc.record({ id: change })],
  [`mutation ($id: ID!) { undoChanges(id: $id) { ${WHOLE} } }`, fc.record({ id: change })],
  ['{ operators { id name role } }', fc.constant({})],
  ['mutation ($name: String!) { updateProfile(name: $name) { id } }', fc.record({ name: text })],
];

const byGraphql = fc
  .constantFrom(...UNDO_OPERATIONS)
  .chain(([query, variables]) => variables.map((chosen) => JSON.stringify({ query, variables: chosen })))
  .map((body) => ({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body,
  }));

const byRest = fc
  .tuple(fc.constantFrom('/list?in=', '/list?limit=20&x='), fc.constant(CHANGE_ID))
  .map(([path, one]) => ({ method: 'GET', path: `/api/history${path}${one}`, headers: {} }));

const imports = fc.integer({ min: 1, max: 20 }).map((rows) => {
  const made = Array.from({ length: rows }, (_, row) => `Undone ${row},x,Fuzzed,20,10,draft`);
  const body = `title,description,category,regular_price,selling_price,status\n${made.join('\n')}`;
  return {
    method: 'POST',
    path: '/api/product/import?dry_run=0&name=undone.csv',
    headers: { 'content-type': 'text/csv' },
    body,
  };
});

export const undoRequests: fc.Arbitrary<FuzzedRequest> = fc.oneof(
  { weight: 6, arbitrary: byGraphql },
  { weight: 3, arbitrary: byRest },
  { weight: 1, arbitrary: imports },
);
