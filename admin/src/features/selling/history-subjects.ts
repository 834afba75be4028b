import { PATHS } from '../../paths.ts';
import type { SubjectsOfFeature } from '../history/subject-facts.ts';

export const SUBJECTS: SubjectsOfFeature = {
  SELLING: {
    word: 'selling settings',
    label: 'Selling',
    screen: () => PATHS.selling,
    nameOf: () => 'Selling',
    isItsFields: true,
  },
};
