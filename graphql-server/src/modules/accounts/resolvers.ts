import type { Resolvers } from '../../schema.generated.ts';
import { createApiToken, listApiTokens, revokeApiToken } from './api-tokens.ts';
import type { AccountContext } from './context.ts';
import type { Identities } from './identities.ts';
import { invite, listInvitations, withdrawInvitation } from './invitations.ts';
import { accountsTexts } from './messages.ts';
import { changeName, changeRole, findSignedIn, listOperators, removeOperator } from './operators.ts';
import { endOtherSessions, endOwnSession, listSessions } from './own-sessions.ts';
import { beginPasskeySignIn, signInWithPasskey } from './passkey-sign-in.ts';
import { beginPasskey, listPasskeys, registerPasskey, removePasskey } from './passkeys.ts';
import { createPasswordReset, resetPassword } from './password-reset.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './second-factor.ts';
import { assertOwnPassword, changePassword, signIn, signOut } from './sign-in.ts';
import { signUp } from './sign-up.ts';

export const accountResolvers: Resolvers = {
  Query: {
    session: async (_, __, context) => {
      const operator = context.viewer.kind === 'operator' ? await findSignedIn(context) : null;
      return sessionOf(context, operator);
    },
    operators: (_, __, context) => listOperators(context),
    invitations: (_, __, context) => listInvitations(context),
    apiTokens: (_, __, context) => listApiTokens(context),
    passkeys: (_, __, context) => listPasskeys(context),
    sessions: (_, __, context) => listSessions(context),
  },
  Mutation: {
    signIn: async (_, { input }, context) =>
      sessionOf(context, await signIn(context, { isRemembered: false, ...input })),
    beginPasskeySignIn: (_, __, context) => beginPasskeySignIn(context),
    signInWithPasskey: async (_, { response, isRemembered }, context) =>
      sessionOf(context, await signInWithPasskey(context, response, isRemembered)),
    signOut: async (_, __, context) => {
      await signOut(context);
      return sessionOf(context, null);
    },
    signUp: async (_, { input }, context) => sessionOf(context, await signUp(context, input)),
    changePassword: async (_, { input: { currentPassword, newPassword } }, context) =>
      sessionOf(context, await changePassword(context, currentPassword, newPassword)),
    resetPassword: async (_, { secret, newPassword }, context) =>
      (await resetPassword(context, secret, newPassword)).email,
    endSession: (_, { id }, context) => endOwnSession(context, id),
    endOtherSessions: (_, __, context) => endOtherSessions(context),
    updateProfile: (_, { name }, context) => changeName(context, name),
    inviteOperator: async (_, { email, role, password }, context) => {
      await assertOwnPassword(context, password, 'password');
      const { secret, ...invitation } = await invite(context, email, role);
      return { invitation, secret };
    },
    withdrawInvitation: (_, { id }, context) => withdrawInvitation(context, id),
    changeRole: async (_, { id, role, password }, context) => {
      await assertOwnPassword(context, password, 'password');
      return changeRole(context, id, role);
    },
    createPasswordReset: async (_, { id, password }, context) => {
      await assertOwnPassword(context, password, 'password');
      return createPasswordReset(context, id);
    },
    removeOperator: (_, { id }, context) => removeOperator(context, id),
    beginSecondFactor: async (_, { password }, context) =>
      beginSecondFactor(context, await assertOwnPassword(context, password, 'password')),
    confirmSecondFactor: (_, { code }, context) => confirmSecondFactor(context, code),
    removeSecondFactor: async (_, { password }, context) => {
      await assertOwnPassword(context, password, 'password');
      return removeSecondFactor(context);
    },
    beginPasskey: async (_, { password }, context) =>
      beginPasskey(context, await assertOwnPassword(context, password, 'password')),
    registerPasskey: (_, { name, response }, context) => registerPasskey(context, name, response),
    removePasskey: (_, { id }, context) => removePasskey(context, id),
    createApiToken: async (_, { name, scopes, password }, context) => {
      await assertOwnPassword(context, password, 'password');
      const { secret, ...apiToken } = await createApiToken(context, name, scopes);
      return { apiToken, secret };
    },
    revokeApiToken: (_, { id }, context) => revokeApiToken(context, id),
  },
  Operator: {
    id: ({ _id }) => _id.toHexString(),
    hasSecondFactor: ({ secondFactor }) => secondFactor?.isConfirmed === true,
  },
  Invitation: { id: ({ _id }) => _id.toHexString() },
  ApiToken: { id: ({ _id }) => _id.toHexString() },
  SignedInSession: {
    id: ({ _id }) => _id,
    device: ({ device }) => device ?? accountsTexts.unknownBrowser,
    isCurrent: ({ _id }, _, { viewer }) => viewer.kind === 'operator' && viewer.sessionId === _id,
  },
  Passkey: { id: ({ _id }) => _id.toHexString() },
};

type SignInContext = AccountContext & {
  identities: Identities;
  shopCurrency: { readonly current: string; readonly timeZone: string };
};

async function sessionOf<Operator>(
  { identities, relyingParty, shopCurrency, viewer }: SignInContext,
  operator: Operator,
) {
  const [hasAccounts, isAdminOpen] = await Promise.all([identities.hasAccounts(), identities.isOpen()]);
  const isOpen = isAdminOpen && !('refusal' in viewer);
  const party = relyingParty();
  const passkeyObstacle = 'obstacle' in party ? party.obstacle.text : null;
  const { current: currency, timeZone } = shopCurrency;
  return { hasAccounts, isOpen, operator, passkeyObstacle, currency, timeZone };
}
