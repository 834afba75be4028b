import fc from 'fast-check';
import { type Db, ObjectId } from 'mongodb';
import { tokenScopesOf } from '../../src/app/graphql/needs.ts';
import { schema } from '../../src/app/graphql/schema.ts';
import { openCollections } from '../../src/kernel/declared-collections.ts';
import { ROLES } from '../../src/kernel/roles.ts';
import { ACCOUNT_COLLECTIONS } from '../../src/modules/accounts/collections.ts';
import { hashPassword } from '../../src/modules/accounts/passwords.ts';
import { hashSecret } from '../../src/modules/accounts/secrets.ts';
import { PASSWORD } from '../accounts/callers.ts';
import { type FuzzedRequest, headerText } from './values.ts';

const TOKEN_SCOPES = tokenScopesOf(schema);
const SECRETS = [...ROLES, ...TOKEN_SCOPES];

/** The sender of a request: anonymous, an operator of each role with a cookie or a token, or an imitation of these. */
const credentials: fc.Arbitrary<Record<string, string>> = fc.oneof(
  fc.constant({}),
  fc.constantFrom(...ROLES).map((role) => ({ cookie: `session=${role}` })),
  fc.constantFrom(...SECRETS).map((secret) => ({ authorization: `Bearer ${secret}` })),
  fc.record(
    {
      ...{
        cookie: headerText,
        authorization: fc.oneof(
          headerText,
          headerText.map((one) => `Bearer ${one}`),
        ),
      },
      ...{ origin: headerText, host: headerText, 'x-forwarded-for': headerText, forwarded: headerText },
    },
    { requiredKeys: [] },
  ),
);

/** Excludes requests that would create the first account, because an account closes the open shop. */
export function keepingOpen(requests: fc.Arbitrary<FuzzedRequest>): fc.Arbitrary<FuzzedRequest> {
  return requests.filter(({ body = '' }) => !body.includes('signUp'));
}

/** The same requests, sent by any permitted caller, and by strangers. */
export function byAnybody(requests: fc.Arbitrary<FuzzedRequest>): fc.Arbitrary<FuzzedRequest> {
  return fc
    .tuple(requests, credentials)
    .map(([request, more]) => ({ ...request, headers: { ...request.headers, ...more } }));
}

let passwordHash: Promise<string> | undefined;

/** Gives a shop a signed-in operator of each role with tokens, whatever earlier requests did to them. */
export async function giveAccounts(db: Pick<Db, 'collection'>): Promise<void> {
  const { operators, sessions, apiTokens, signInFailures } = openCollections(ACCOUNT_COLLECTIONS, db);
  passwordHash ??= hashPassword(PASSWORD);
  const at = new Date();
  for (const [index, role] of ROLES.entries()) {
    const _id = ObjectId.createFromTime(index + 1);
    const account = {
      email: `${role.toLowerCase()}@mela.example`,
      name: role,
      role,
      version: 1,
      createdAt: at,
    };
    await operators.replaceOne({ _id }, { ...account, passwordHash: await passwordHash }, { upsert: true });
    const session = { operatorId: _id, createdAt: at, usedAt: at, isRemembered: false };
    await sessions.replaceOne({ _id: hashSecret(role) }, session, { upsert: true });
  }
  const operatorId = ObjectId.createFromTime(ROLES.length);
  for (const [index, secret] of SECRETS.entries()) {
    const scopes = TOKEN_SCOPES.filter((scope) => scope === secret || secret === 'OWNER');
    const token = { tokenHash: hashSecret(secret), operatorId, name: secret, scopes, createdAt: at };
    await apiTokens.replaceOne({ _id: ObjectId.createFromTime(index + 1) }, token, { upsert: true });
  }
  await signInFailures.deleteMany({});
}
