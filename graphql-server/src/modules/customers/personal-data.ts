import { extensionPoint } from '../../kernel/extension-point.ts';

/** A module's record about a person. */
export interface PersonalRecord {
  at: Date;
  /** What the record is about, in words. */
  what: string;
}

/** A module's data about people, by email address, for exports and erasure. */
export interface PersonalData {
  /** The key of the data in the exported document. */
  name: string;
  /** The name of a row in the exported CSV file, in the singular. */
  kind: string;
  /**
   * @param email in lower case
   * @returns the records about the person with this address
   */
  read(email: string): Promise<PersonalRecord[]>;
  /**
   * Deletes the data. It must be safe to repeat.
   * @param email in lower case
   */
  erase(email: string): Promise<void>;
}

/** Modules that store data about people by email address. */
export const personalData = extensionPoint<PersonalData>('customers.personalData');
