import { checkHsn, checkTaxClass, withLeadingZero } from '@mela/rules/tax-class-checks.ts';
import type { ClientSession } from 'mongodb';
import { Batch } from '../../kernel/batch.ts';
import { extension } from '../../kernel/extension-point.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import { parseObjectId } from '../../kernel/mongodb/documents.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { productFields } from '../catalogue/extension-points.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { taxProviders } from '../orders/cart/tax-rates.ts';
import { ordersModule } from '../orders/module.ts';
import { readTaxClasses, TAX_COLLECTIONS, type TaxCollections } from './collection.ts';
import { taxClassSubject } from './history-subject.ts';
import { taxesTexts } from './messages.ts';
import { CLASS_FIELD, classTaxes, HSN_FIELD, TAXES } from './product-tax.ts';
import { deleteTaxClass, saveTaxClass } from './write-class.ts';

const resolvers: Resolvers = {
  Query: {
    taxClasses: (_, __, context) => readTaxClasses(context),
  },
  Mutation: {
    saveTaxClass: (_, { input }, context) => saveTaxClass(context, input),
    deleteTaxClass: (_, { id }, context) => deleteTaxClass(context, parseObjectId(id)),
  },
  TaxClass: {
    id: ({ _id }) => _id.toHexString(),
  },
};

export const taxesModule = defineModule({
  name: TAXES,
  uses: [catalogueModule, ordersModule],
  collections: TAX_COLLECTIONS,
  schema: readSchema(import.meta.dirname),
  resolvers: [resolvers],
  subjects: { TAX_CLASS: taxClassSubject },
  checks: [checkTaxClasses],
  extends: (shop) => [
    extension(taxProviders, classTaxes(shop)),
    extension(productFields, {
      module: TAXES,
      name: CLASS_FIELD,
      label: taxesTexts.taxClass,
      type: 'CHOICE',
      column: 'tax_class',
      hint: taxesTexts.classHint,
      readChoices: choiceReader(shop),
    }),
    extension(productFields, {
      module: TAXES,
      name: HSN_FIELD,
      label: taxesTexts.hsnCode,
      type: 'TEXT',
      hint: taxesTexts.hsnHint,
      check: checkHsn,
      column: 'hsn_code',
      mendCell: withLeadingZero,
    }),
  ],
});

/**
 * Reads the choices of the field. Concurrent calls share one read, because each product in a list requests
 * them.
 */
function choiceReader(collections: TaxCollections) {
  const reads = new Batch<null, { value: string; label: string }[]>({
    maxSize: 1_000,
    failsAll: () => true,
    commit: async (asked) => {
      const classes = await readTaxClasses(collections);
      const result = classes.map(({ _id, name, rate }) => ({
        value: _id.toHexString(),
        label: name.includes('%') ? name : `${name} (${rate} %)`,
      }));
      return asked.map(() => ({ result }));
    },
  });
  return () => reads.run(null);
}

/** Validates the stored tax classes by the current rules. @returns a sentence for each fault */
async function* checkTaxClasses(
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
