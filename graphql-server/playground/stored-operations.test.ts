import { expect, test } from 'vitest';
import { withoutSecrets } from './stored-operations.ts';

const VARIABLES = '{\n  // Your "own".\n  "input": { "email": "a@b.example", "password": "a \\"b\\" c" }\n}';
const REDACTED = VARIABLES.replace('a \\"b\\" c', '');

test.each([
  [
    'the tabs',
    { tabs: [{ query: 'mutation SignIn', variables: VARIABLES }] },
    { tabs: [{ query: 'mutation SignIn', variables: REDACTED }] },
  ],
  [
    'the history',
    { queries: [{ variables: '{"currentPassword":"x","newPassword":"y"}' }] },
    { queries: [{ variables: '{"currentPassword":"","newPassword":""}' }] },
  ],
])('%s are stored without the passwords in them', (_what, given, stored) => {
  expect(JSON.parse(withoutSecrets(JSON.stringify(given)))).toEqual(stored);
});

test.each([
  [
    'mutation { signIn(input: { email: "a", password: "b", code: "123456" }) { isOpen } }',
    'mutation { signIn(input: { email: "a", password: "", code: "" }) { isOpen } }',
  ],
  [
    '{ products(filter: { text: "password" }) { totalCount } }',
    '{ products(filter: { text: "password" }) { totalCount } }',
  ],
  ['true', 'true'],
])('%s is stored as %s', (given, stored) => {
  expect(withoutSecrets(given)).toBe(stored);
});
