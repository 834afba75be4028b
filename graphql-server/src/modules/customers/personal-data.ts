import { extensionPoint } from '../../kernel/extension-point.ts';

/** Something that a module knows of a person. */
export interface PersonalRecord {
  at: Date;
  /** In words. */
  what: string;
}

/** What a module knows of people by their email address, for exports and erasure. */
export interface PersonalData {
  /** Its key in the exported document. */
  name: string;
  /** Its rows in the exported CSV file, in the singular. */
  kind: string;
  /** @param email in small letters */
  read(email: string): Promise<PersonalRecord[]>;
  /** Repeatable. @param email in small letters */
  erase(email: string): Promise<void>;
}

/** Modules that know people by their email address. */
export const personalData = extensionPoint<PersonalData>('customers.personalData');
