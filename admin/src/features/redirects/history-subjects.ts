import type { SubjectsOfFeature } from '../history/subject-facts.ts';
import { REDIRECTS_PATH } from './screens.ts';

export const SUBJECTS: SubjectsOfFeature = {
  REDIRECT: { word: 'redirect', label: 'Redirects', screen: () => REDIRECTS_PATH },
};
