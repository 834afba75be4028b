import { OUTSIDE } from '../paths.ts';

/** Leads to a screen of the admin (`to`), out of the admin (`href`), or, for want of a target, nowhere. */
export interface AccountEntry {
  title: string;
  to?: string;
  href?: string;
}

/** The account menu's six entries (specification, section 2). */
export const ACCOUNT_ENTRIES: AccountEntry[] = [
  { title: 'Edit Profile' },
  { title: 'Account Settings' },
  { title: 'Wallet' },
  { title: 'Billing' },
  { title: 'Help center', href: OUTSIDE.help },
  { title: 'Logout', href: OUTSIDE.storefront },
];
