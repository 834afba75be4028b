import { expect, test } from 'vitest';
import { operationText } from './execute-once.ts';

const DOCUMENT = `# A comment.
fragment Name on Thing {
  name
}

fragment Row on Thing {
  id
  ...Name
  ... on Other {
    more
  }
}

query Read($id: ID!) {
  thing(id: $id) {
    ...Row
  }
}

mutation Remove($id: ID!) {
  remove(id: $id) {
    id
  }
}
`;

test('an operation goes with the fragments that it spreads, theirs too, and with nothing else', () => {
  const text = operationText(DOCUMENT, 'Read');
  const definitions = [...text.matchAll(/^(?:query|mutation|fragment) \w+/gm)].map(([heading]) => heading);
  expect(definitions).toEqual(['query Read', 'fragment Row', 'fragment Name']);
});

test('an operation without fragments goes alone', () => {
  expect(operationText(DOCUMENT, 'Remove')).toBe(
    'mutation Remove($id: ID!) {\n  remove(id: $id) {\n    id\n  }\n}\n',
  );
});
