import { SECTION_TITLES } from '@mela/rules/content/section-titles.ts';
import { PATHS } from '../../paths.ts';
import type { SubjectsOfFeature } from '../history/subject-facts.ts';

type Section = keyof typeof SECTION_TITLES;

export const SUBJECTS: SubjectsOfFeature = {
  CONTENT: {
    word: 'storefront content',
    label: 'Storefront content',
    screen: (section) => `${PATHS.storefrontContent}?section=${section}`,
    nameOf: ({ subjectId, subjectName }) => SECTION_TITLES[subjectId as Section] ?? subjectName,
  },
};
