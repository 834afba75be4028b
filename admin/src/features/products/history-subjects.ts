import { generatePath } from 'react-router';
import { PATHS } from '../../paths.ts';
import type { SubjectsOfFeature } from '../history/subject-facts.ts';

export const SUBJECTS: SubjectsOfFeature = {
  PRODUCT: {
    word: 'product',
    label: 'Products',
    screen: (id) => generatePath(PATHS.editProduct, { id }),
  },
};
