import { ObjectId } from 'mongodb';
import { assertValid } from '../errors.ts';
import type { ApiToken } from './collections.ts';
import type { AccountContext } from './context.ts';
import { findSignedIn, found, idOf, labelFault } from './operators.ts';
import type { TokenScope } from './roles.ts';
import { hashSecret, newSecret } from './secrets.ts';

const MAX_TOKENS = 50;

/** @returns the token with its secret, which is answered this once and stored nowhere. @throws UserError when a field will not do */
export async function createApiToken(
  context: AccountContext,
  name: string,
  scopes: readonly TokenScope[],
): Promise<ApiToken & { secret: string }> {
  const { _id: operatorId } = await findSignedIn(context);
  const text = name.normalize('NFC').trim();
  const isFull = (await context.apiTokens.countDocuments({ operatorId })) >= MAX_TOKENS;
  assertValid({
    ...labelFault(text),
    ...(scopes.length === 0 && { scopes: 'Choose what the token is for' }),
    ...(isFull && { name: `There are ${MAX_TOKENS} tokens already: revoke one first` }),
  });
  const secret = newSecret();
  const token = { _id: new ObjectId(), tokenHash: hashSecret(secret), operatorId, name: text };
  const apiToken: ApiToken = { ...token, scopes: [...new Set(scopes)], createdAt: new Date() };
  await context.apiTokens.insertOne(apiToken);
  return { ...apiToken, secret };
}

/** One's own. */
export async function listApiTokens(context: AccountContext): Promise<ApiToken[]> {
  const { _id: operatorId } = await findSignedIn(context);
  return context.apiTokens.find({ operatorId }).sort({ _id: 1 }).toArray();
}

/** @throws UserError for an id that is unknown, or somebody else's. */
export async function revokeApiToken(context: AccountContext, id: string): Promise<ApiToken> {
  const { _id: operatorId } = await findSignedIn(context);
  const revoked = await context.apiTokens.findOneAndDelete({ _id: idOf(id), operatorId });
  context.identities.forget();
  return found(revoked);
}
