import { PATHS } from '../../paths.ts';
import { knownSession } from '../../session/session-state.ts';
import type { Feature } from '../features.ts';
import type { Change, FieldChange } from '../history/read-history.ts';

const screen = () => `${PATHS.profile}?tab=moderators`;

const INVITATION_WORDS: Record<Change['action'], string> = {
  CREATED: 'Invited',
  CHANGED: 'Renewed the invitation for',
  DELETED: 'Withdrew the invitation for',
};

/** Labels that describe a change better than the field's values. */
const FIELD_WORDS: Partial<Record<FieldChange['field'], (field: FieldChange) => string>> = {
  SECOND_FACTOR: ({ after }) => `Turned ${after?.isOn ? 'on' : 'off'} two-factor authentication`,
  RESET_LINK: () => 'Created a reset link',
  PASSKEYS: ({ before, after }) =>
    `${(after?.number ?? 0) > (before?.number ?? 0) ? 'Added' : 'Removed'} a passkey`,
  API_TOKEN: ({ after }) => `${after ? 'Created' : 'Revoked'} an API token`,
};

function accountWords({ action, fields: [first] }: Change): string | null {
  if (action === 'DELETED') return 'Removed the account';
  if (action === 'CREATED' || !first) return null;
  return FIELD_WORDS[first.field]?.(first) ?? null;
}

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.profile,
      load: async () =>
        (await knownSession()).operator
          ? (await import('./AccountScreen.tsx')).AccountScreen
          : (await import('../profile/SampleProfileScreen.tsx')).SampleProfileScreen,
      menu: { group: 'Settings', title: 'Profile', place: 10 },
    },
  ],
  subjects: {
    OPERATOR: {
      word: 'account',
      label: 'Accounts',
      ...{ screen, isForOwners: true, isSometimesFinal: true },
      words: accountWords,
    },
    INVITATION: {
      word: 'invitation',
      label: 'Invitations',
      ...{ screen, isForOwners: true, isSometimesFinal: true, isItsFields: true },
      words: ({ action }) => INVITATION_WORDS[action],
    },
  },
};
