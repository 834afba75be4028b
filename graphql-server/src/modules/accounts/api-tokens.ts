import { ObjectId } from 'mongodb';
import { assertValid } from '../../kernel/errors.ts';
import type { SubjectChange } from '../../kernel/history/recorder.ts';
import type { TokenScope } from '../../kernel/roles.ts';
import type { ApiToken, Operator } from './collections.ts';
import type { AccountContext } from './context.ts';
import { accountsMessages } from './messages.ts';
import { changeOwn, findSignedIn, found, idOf, labelFault, signedInId } from './operators.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { accountChange } from './write-account.ts';

const MAX_TOKENS = 50;

/** @returns the token with its secret, which is never stored or returned again. @throws UserError when a field is invalid */
export async function createApiToken(
  context: AccountContext,
  name: string,
  scopes: readonly TokenScope[],
): Promise<ApiToken & { secret: string }> {
  signedInId(context);
  const text = name.normalize('NFC').trim();
  assertValid({
    ...labelFault(text),
    ...(scopes.length === 0 && { scopes: accountsMessages.chooseScope }),
  });
  const secret = newSecret();
  const token = { _id: new ObjectId(), tokenHash: hashSecret(secret), name: text };
  return changeOwn(context, {}, async (operator, session) => {
    const operatorId = operator._id;
    const count = await context.apiTokens.countDocuments({ operatorId }, { session });
    if (count >= MAX_TOKENS) {
      assertValid({ name: accountsMessages.tooManyTokens({ max: MAX_TOKENS }) });
    }
    const made = { scopes: [...new Set(scopes)], createdAt: new Date() };
    const apiToken: ApiToken = { ...token, operatorId, ...made };
    await context.apiTokens.insertOne(apiToken, { session });
    await context.recorder.record(session, [tokenChange(operator, null, apiToken)]);
    return { ...apiToken, secret };
  });
}

/** The caller's own tokens. */
export async function listApiTokens(context: AccountContext): Promise<ApiToken[]> {
  const { _id: operatorId } = await findSignedIn(context);
  return context.apiTokens.find({ operatorId }).sort({ _id: 1 }).toArray();
}

/** @throws UserError for an id that is unknown or another operator's */
export async function revokeApiToken(context: AccountContext, id: string): Promise<ApiToken> {
  signedInId(context);
  const _id = idOf(id);
  const revoked = await changeOwn(context, {}, async (operator, session) => {
    const wanted = { _id, operatorId: operator._id };
    const token = found(await context.apiTokens.findOneAndDelete(wanted, { session }));
    await context.recorder.record(session, [tokenChange(operator, token, null)]);
    return token;
  });
  return revoked;
}

function tokenChange(operator: Operator, before: ApiToken | null, after: ApiToken | null): SubjectChange {
  const stateOf = (token: ApiToken | null) =>
    token ? { apiToken: { name: token.name, scopes: token.scopes } } : {};
  return accountChange(operator, stateOf(before), stateOf(after));
}
