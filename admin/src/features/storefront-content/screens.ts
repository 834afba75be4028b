import { SECTION_TITLES } from '@mela/rules/content/section-titles.ts';
import * as screensText from '#messages/screens.ts';
import * as sharedText from '#messages/shared.ts';
import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

type Section = keyof typeof SECTION_TITLES;

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.storefrontContent,
      load: async () => (await import('./StorefrontContentScreen.tsx')).StorefrontContentScreen,
      menu: { group: 'settings', title: sharedText.storefrontContent, place: 40 },
    },
  ],
  scopes: [{ value: 'CONTENT', label: screensText.changeContent }],
  subjects: {
    CONTENT: {
      word: screensText.storefrontContent,
      label: sharedText.storefrontContent,
      screen: (section) => `${PATHS.storefrontContent}?section=${section}`,
      nameOf: ({ subjectId, subjectName }) => SECTION_TITLES[subjectId as Section] ?? subjectName,
    },
  },
};
