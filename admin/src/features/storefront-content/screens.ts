import { SECTION_TITLES } from '@mela/rules/content/section-titles.ts';
import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

type Section = keyof typeof SECTION_TITLES;

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.storefrontContent,
      load: async () => (await import('./StorefrontContentScreen.tsx')).StorefrontContentScreen,
      menu: { group: 'Settings', title: 'Storefront content', place: 40 },
    },
  ],
  scopes: [{ value: 'CONTENT', label: 'Change the content' }],
  subjects: {
    CONTENT: {
      word: 'storefront content',
      label: 'Storefront content',
      screen: (section) => `${PATHS.storefrontContent}?section=${section}`,
      nameOf: ({ subjectId, subjectName }) => SECTION_TITLES[subjectId as Section] ?? subjectName,
    },
  },
};
