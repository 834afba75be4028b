import { checkTaxClass } from '@mela/rules/tax-class-checks.ts';
import type { ClientSession } from 'mongodb';
import { readTaxClasses, type TaxCollections } from './collection.ts';
import { taxesTexts } from './messages.ts';

/** Validates the stored tax classes by the current rules. @returns a sentence for each fault */
export async function* checkTaxClasses(
  collections: TaxCollections,
  session?: ClientSession,
): AsyncGenerator<string> {
  const classes = await readTaxClasses(collections, session);
  const owners = new Map<string, string>();
  for (const { name, ...taxClass } of classes) {
    for (const fault of Object.values(checkTaxClass({ name, ...taxClass })))
      yield taxesTexts.classFault({ name, fault: fault.text });
    for (const id of taxClass.categoryIds) {
      const owner = owners.get(id);
      if (owner) yield taxesTexts.categoryTwice({ name, id, owner });
      owners.set(id, name);
    }
  }
  const defaults = classes.filter(({ isDefault }) => isDefault);
  if (defaults.length > 1) yield taxesTexts.severalDefaults({ count: defaults.length });
}
