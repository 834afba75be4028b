import { invitationSubject, operatorSubject } from '../accounts/history-subjects.ts';
import { categorySubject, productSubject } from '../catalogue/history-subjects.ts';
import type { Subjects } from '../history/context.ts';
import { storefrontSubject } from '../publishing/history-subject.ts';
import { contentSubject } from '../storefront-content/history-subject.ts';

/** All that the history remembers. */
export const SUBJECTS: Subjects = {
  PRODUCT: productSubject,
  CATEGORY: categorySubject,
  CONTENT: contentSubject,
  STOREFRONT: storefrontSubject,
  OPERATOR: operatorSubject,
  INVITATION: invitationSubject,
};
