import type { Subject } from '../../kernel/history/context.ts';
import {
  describeFields,
  type FieldKinds,
  flag,
  moment,
  number,
  role,
  secret,
  text,
} from '../../kernel/history/field-values.ts';
import type { Needs } from '../../kernel/roles.ts';
import type { ApiToken } from './collections.ts';

/** Only callers who may read `Query.operators` see the changes. Tokens cannot. */
const OWNERS: Needs = { role: 'OWNER', scope: null };

const SHARED: FieldKinds = { email: text, role };

const OPERATOR_KINDS: FieldKinds = {
  name: text,
  ...SHARED,
  password: secret,
  resetLink: secret,
  secondFactor: flag,
  passkeys: number,
  apiToken: ({ name, scopes }: Pick<ApiToken, 'name' | 'scopes'>) => ({ token: { name, scopes } }),
};

const INVITATION_KINDS: FieldKinds = { ...SHARED, link: secret, expiresAt: moment };

export const operatorSubject: Subject = {
  seenBy: OWNERS,
  describe: async () => (entry) => describeFields(entry, OPERATOR_KINDS),
};

export const invitationSubject: Subject = {
  seenBy: OWNERS,
  describe: async () => (entry) => describeFields(entry, INVITATION_KINDS),
};
