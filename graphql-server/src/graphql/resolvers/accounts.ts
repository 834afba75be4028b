import { createApiToken, listApiTokens, revokeApiToken } from '../../accounts/api-tokens.ts';
import type { AccountContext } from '../../accounts/context.ts';
import { invite, listInvitations, withdrawInvitation } from '../../accounts/invitations.ts';
import {
  changeName,
  changeRole,
  findSignedIn,
  found,
  listOperators,
  removeOperator,
} from '../../accounts/operators.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from '../../accounts/second-factor.ts';
import { assertOwnPassword, changePassword, signIn, signOut } from '../../accounts/sign-in.ts';
import { signUp } from '../../accounts/sign-up.ts';
import type {
  ApiTokenResolvers,
  InvitationResolvers,
  MutationResolvers,
  OperatorResolvers,
  QueryResolvers,
} from '../schema.generated.ts';

export const accountQueries: QueryResolvers = {
  session: async (_, __, context) => {
    const operator = context.viewer.kind === 'operator' ? await findSignedIn(context) : null;
    return sessionOf(context, operator);
  },
  operators: (_, __, context) => listOperators(context),
  invitations: (_, __, context) => listInvitations(context),
  apiTokens: (_, __, context) => listApiTokens(context),
};

export const accountMutations: MutationResolvers = {
  signIn: async (_, { input }, context) =>
    sessionOf(context, await signIn(context, { isRemembered: false, ...input })),
  signOut: async (_, __, context) => {
    await signOut(context);
    return sessionOf(context, null);
  },
  signUp: async (_, { input }, context) => sessionOf(context, await signUp(context, input)),
  changePassword: async (_, { input: { currentPassword, newPassword } }, context) =>
    sessionOf(context, await changePassword(context, currentPassword, newPassword)),
  updateProfile: (_, { name }, context) => changeName(context, name),
  inviteOperator: async (_, { email, role }, context) => {
    const { secret, ...invitation } = await invite(context, email, role);
    return { invitation, secret };
  },
  withdrawInvitation: (_, { id }, context) => withdrawInvitation(context, id),
  changeRole: (_, { id, role }, context) => changeRole(context, id, role),
  removeOperator: (_, { id }, context) => removeOperator(context, id),
  beginSecondFactor: async (_, { password }, context) =>
    beginSecondFactor(context, await assertOwnPassword(context, password, 'password')),
  confirmSecondFactor: (_, { code }, context) => confirmSecondFactor(context, code),
  removeSecondFactor: async (_, { password }, context) =>
    found(await removeSecondFactor(context, await assertOwnPassword(context, password, 'password'))),
  createApiToken: async (_, { name, scopes }, context) => {
    const { secret, ...apiToken } = await createApiToken(context, name, scopes);
    return { apiToken, secret };
  },
  revokeApiToken: (_, { id }, context) => revokeApiToken(context, id),
};

export const operatorFields: OperatorResolvers = {
  id: ({ _id }) => _id.toHexString(),
  hasSecondFactor: ({ secondFactor }) => secondFactor?.isConfirmed === true,
};

export const invitationFields: InvitationResolvers = { id: ({ _id }) => _id.toHexString() };

export const apiTokenFields: ApiTokenResolvers = { id: ({ _id }) => _id.toHexString() };

async function sessionOf<Operator>({ identities }: AccountContext, operator: Operator) {
  return { hasAccounts: await identities.hasAccounts(), isOpen: await identities.isOpen(), operator };
}
