import { isAllowed, type Needs, type Viewer } from '../accounts/roles.ts';
import type { ChangeSubject } from './entry.ts';

/** Whoever may see the operators (`Query.operators`) sees what was changed of them, and nobody else: no token does. */
export const ACCOUNT_NEEDS: Needs = { role: 'OWNER', scope: null };

const FOR_ALL: readonly ChangeSubject[] = ['PRODUCT', 'CATEGORY', 'CONTENT', 'STOREFRONT'];
const FOR_OWNERS: readonly ChangeSubject[] = [...FOR_ALL, 'OPERATOR', 'INVITATION'];

/** The kinds of things whose changes somebody is shown. All others are for them as if they were not there. */
export function visibleSubjects(viewer: Viewer): readonly ChangeSubject[] {
  return isAllowed(viewer, ACCOUNT_NEEDS) ? FOR_OWNERS : FOR_ALL;
}
