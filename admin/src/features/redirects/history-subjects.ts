import { PATHS } from '../../paths.ts';
import type { SubjectsOfFeature } from '../history/subject-facts.ts';

export const SUBJECTS: SubjectsOfFeature = {
  REDIRECT: { word: 'redirect', label: 'Redirects', screen: () => PATHS.redirects },
};
