import * as screensText from '#messages/screens.ts';
import * as sharedText from '#messages/shared.ts';
import { PATHS } from '../../paths.ts';
import { knownSession } from '../../session/session-state.ts';
import type { Feature } from '../features.ts';
import type { Change, FieldChange } from '../history/read-history.ts';

const screen = () => `${PATHS.profile}?tab=moderators`;

const INVITATION_WORDS: Record<Change['action'], string> = {
  CREATED: sharedText.invited,
  CHANGED: screensText.renewedInvitationFor,
  DELETED: screensText.withdrewInvitationFor,
};

/** Descriptions of changes that are better than the field's values. */
const FIELD_WORDS: Partial<Record<FieldChange['field'], (field: FieldChange) => string>> = {
  SECOND_FACTOR: ({ after }) =>
    after?.isOn ? screensText.turnedTwoFactorOn : screensText.turnedTwoFactorOff,
  RESET_LINK: () => screensText.createdResetLink,
  PASSKEYS: ({ before, after }) =>
    (after?.number ?? 0) > (before?.number ?? 0) ? screensText.addedPasskey : screensText.removedPasskey,
  API_TOKEN: ({ after }) => (after ? screensText.createdApiToken : screensText.revokedApiToken),
};

function accountWords({ action, fields: [first] }: Change): string | null {
  if (action === 'DELETED') return screensText.removedAccount;
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
      menu: { group: 'settings', title: screensText.profile, place: 10 },
    },
  ],
  subjects: {
    OPERATOR: {
      word: screensText.account,
      label: screensText.accounts,
      ...{ screen, isForOwners: true, isSometimesFinal: true },
      words: accountWords,
    },
    INVITATION: {
      word: screensText.invitation,
      label: screensText.invitations,
      ...{ screen, isForOwners: true, isSometimesFinal: true, isItsFields: true },
      words: ({ action }) => INVITATION_WORDS[action],
    },
  },
};
