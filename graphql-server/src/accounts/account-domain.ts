import { type Domain, NOTHING_ELSE } from '../domain.ts';
import { ACCOUNT_INDEXES, type AccountCollections, accountCollectionsOf } from './collections.ts';
import { invitationSubject, operatorSubject } from './history-subjects.ts';

export const ACCOUNT_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: accountCollectionsOf,
  indexes: ACCOUNT_INDEXES,
  subjects: { OPERATOR: operatorSubject, INVITATION: invitationSubject },
  notBackedUp: ['sessions', 'passkeyChallenges', 'signInFailures'],
  counted: { operators: 'accounts' },
} satisfies Domain<AccountCollections>;
