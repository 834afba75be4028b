import { connectDatabase } from '../../graphql-server/src/kernel/mongodb/connect.ts';
import type { ServedCatalogue } from '../catalogue/with-catalogue.ts';
import { type Attack, answerOf } from './attack.ts';

const AT_ONCE = 100;
/** The maximum size of an operation's body. */
const MOST_LETTERS = 90_000;
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { isOpen } }';
const SIGN_IN_WITH_PASSKEY =
  'mutation ($response: WebAuthn!) { signInWithPasskey(response: $response) { isOpen } }';

/** Requests that strangers can send to sign in. */
export const ACCOUNT_ATTACKS: Attack[] = [
  {
    name: `accounts: ${AT_ONCE} sign-ins at once, an ordinary request behind them`,
    send: async (served) => {
      await forgetFailures(served);
      const attempts = Array.from({ length: AT_ONCE }, (_, index) =>
        ask(served, SIGN_IN, { input: { email: `${index}@mela.example`, password: 'wrong' } }),
      );
      const started = performance.now();
      const ordinary = await answerOf(fetch(`${served.url}/api/category/list`));
      const ms = (performance.now() - started).toFixed(0);
      const statuses = await Promise.all(attempts.map(async (answer) => (await answer).status));
      const counted = [...Map.groupBy(statuses, (status) => status)].map(
        ([one, all]) => `${all.length} × ${one}`,
      );
      return `${ordinary} after ${ms} ms; ${counted.join(', ')}`;
    },
  },
  alone('an email of 90 kB', SIGN_IN, { input: { email: 'e'.repeat(MOST_LETTERS), password: 'wrong' } }),
  alone('a password of 90 kB', SIGN_IN, {
    input: { email: 'a@mela.example', password: '\ufdfa'.repeat(MOST_LETTERS / 3) },
  }),
  {
    name: 'accounts: an answer of a passkey, 80 kB of nested JSON',
    send: async (served) => {
      await forgetFailures(served);
      const nested = '['.repeat(MOST_LETTERS / 3) + ']'.repeat(MOST_LETTERS / 3);
      const clientData = Buffer.from('['.repeat(10_000)).toString('base64url');
      const response = `{"id":"a","response":{"clientDataJSON":"${clientData}"},"nested":${nested}}`;
      const query = JSON.stringify(SIGN_IN_WITH_PASSKEY);
      return answerOf(post(served, `{"query":${query},"variables":{"response":${response}}}`));
    },
  },
];

function alone(name: string, query: string, variables: object): Attack {
  return {
    name: `accounts: ${name}`,
    send: async (served) => {
      await forgetFailures(served);
      return answerOf(ask(served, query, variables));
    },
  };
}

function ask(served: ServedCatalogue, query: string, variables: object): Promise<Response> {
  return post(served, JSON.stringify({ query, variables }));
}

function post({ url }: ServedCatalogue, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${url}/graphql`, { method: 'POST', headers, body });
}

/**
 * Removes the records of failed attempts, because the server would otherwise check only the first five
 * attempts.
 */
async function forgetFailures({ databaseUri, databaseName }: ServedCatalogue): Promise<void> {
  const client = await connectDatabase(databaseUri);
  await client.db(databaseName).collection('signInFailures').deleteMany({});
  await client.close();
}
