import { generatePath } from 'react-router';
import { PATHS } from '../../paths.ts';
import type { Change } from './read-history.ts';

interface SubjectFacts {
  /** In the middle of a sentence. */
  word: string;
  /** What all of them are called in the filter. */
  label: string;
  /** Where it is shown. */
  screen: (id: string) => string;
  isForOwners?: true;
}

const moderators = () => `${PATHS.profile}?tab=moderators`;

/** All that the history tells of, in the order of the filter. */
export const SUBJECTS: Readonly<Record<Change['subject'], SubjectFacts>> = {
  PRODUCT: {
    word: 'product',
    label: 'Products',
    screen: (id) => generatePath(PATHS.editProduct, { id }),
  },
  CATEGORY: { word: 'category', label: 'Categories', screen: () => PATHS.category },
  CONTENT: {
    word: 'storefront content',
    label: 'Storefront content',
    screen: (section) => `${PATHS.storefrontContent}?section=${section}`,
  },
  STOREFRONT: {
    word: 'storefront',
    label: 'Storefront',
    screen: (id) => (id === 'settings' ? PATHS.storefront : PATHS.webhooks),
  },
  SELLING: { word: 'selling settings', label: 'Selling', screen: () => PATHS.selling },
  REDIRECT: {
    word: 'redirect',
    label: 'Redirects',
    screen: () => PATHS.redirects,
  },
  OPERATOR: { word: 'account', label: 'Accounts', screen: moderators, isForOwners: true },
  INVITATION: { word: 'invitation', label: 'Invitations', screen: moderators, isForOwners: true },
};
