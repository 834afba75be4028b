import { PATHS } from '../../paths.ts';
import type { SubjectsOfFeature } from '../history/subject-facts.ts';

export const SUBJECTS: SubjectsOfFeature = {
  CATEGORY: { word: 'category', label: 'Categories', screen: () => PATHS.category },
};
