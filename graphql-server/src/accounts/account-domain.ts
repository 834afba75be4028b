import { type Domain, NOTHING_ELSE } from '../domain.ts';
import { type AccountCollections, accountCollectionsOf, accountIndexesOf } from './collections.ts';
import { invitationSubject, operatorSubject } from './history-subjects.ts';

export const ACCOUNT_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: accountCollectionsOf,
  indexesOf: accountIndexesOf,
  subjects: { OPERATOR: operatorSubject, INVITATION: invitationSubject },
  notBackedUp: ['sessions', 'passkeyChallenges', 'signInFailures'],
  counted: { operators: 'accounts' },
} satisfies Domain<AccountCollections>;
