import { OUTSIDE, PATHS } from '../paths.ts';

/** Leads to a screen of the admin (`to`), out of the admin (`href`), or, for want of a target, nowhere. */
export interface AccountEntry {
  title: string;
  to?: string;
  href?: string;
}

/** The account menu's six entries (specification, section 2). */
export const ACCOUNT_ENTRIES: AccountEntry[] = [
  { title: 'Edit Profile', to: PATHS.profile },
  { title: 'Account Settings', to: `${PATHS.profile}?tab=admin-account` },
  { title: 'Wallet' },
  { title: 'Billing' },
  { title: 'Help center', href: OUTSIDE.help },
  { title: 'Logout', to: PATHS.login },
];
