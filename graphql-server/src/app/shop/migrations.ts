import type { Encryption } from '../../kernel/encryption.ts';
import { StartupError } from '../../kernel/errors.ts';
import type { Say } from '../../kernel/log.ts';
import { nameUnnamed, placeUnplaced } from '../../modules/catalogue/name-and-place.ts';
import { addMissingVariants } from '../../modules/catalogue/products/missing-variants.ts';
import { indexTerms } from '../../modules/orders/index-terms.ts';
import { noteRefundsOwed } from '../../modules/orders/note-refunds-owed.ts';
import { writePayments } from '../../modules/orders/payments-of-events.ts';
import { renewCorrectedTokens } from '../../modules/orders/renew-corrected-tokens.ts';
import { adoptMessages } from '../../modules/publishing/webhook/adopt-messages.ts';
import type { Collections } from './collections.ts';
import { encryptOrderTokens } from './encrypt-order-tokens.ts';
import { encryptSecrets } from './encrypt-secrets.ts';
import { storeFacts } from './history-facts.ts';
import { useOwnVariantIds } from './own-variant-ids.ts';
import { stockToInventory } from './stock-to-inventory.ts';

interface Migration {
  /** What is so in every database from this version on. */
  result: string;
  /** Broken off, or run twice, it does no harm. Servers of the version before may still run. */
  run(collections: Collections, encryption: Encryption): Promise<void>;
}

/**
 * What changed in the stored data, in order: the number of a migration is its place, from 1. None is ever removed or
 * changed; a new one is added at the end, and written so that the version before can still read what it leaves.
 */
const MIGRATIONS: readonly Migration[] = [
  { result: 'Every category and product has a handle.', run: nameUnnamed },
  { result: 'Every category has a place among its siblings.', run: placeUnplaced },
  // The version before takes no codes of apps from then on, only recovery codes; what it tells the webhook fails, and is told again.
  { result: 'Secrets that are read again are encrypted.', run: encryptSecrets },
  { result: 'Shop details that were saved say something of delivery, or nothing.', run: addDelivery },
  { result: 'The history has facts, and no words for them.', run: storeFacts },
  { result: 'No product has stock: it lies in the inventory.', run: stockToInventory },
  // The version before leaves them alone: a product whose options it changes has its variants made anew when it is saved.
  { result: 'Every product with options has variants.', run: addMissingVariants },
  // Of what the version before still writes until it is stopped, the next start of this one says so.
  { result: 'Every message to a webhook says to which.', run: adoptMessages },
  // The version before leaves it alone, also where it records the refund: it shows no refunds that are owed.
  { result: 'Every canceled order says what is owed to its shopper.', run: noteRefundsOwed },
  // The version before finds orders by their names and email addresses, as it did.
  { result: 'Orders are found by phone, PIN code, product and SKU.', run: indexTerms },
  // Mails that the version before sends of such an order have a link that does not open.
  { result: 'The tokens of links to orders are encrypted.', run: encryptOrderTokens },
  // Mails that the version before sends of such an order have a link that only shows it.
  { result: 'No operator holds a link to an order whose address they changed.', run: renewCorrectedTokens },
  // A server of the version before makes its own leases again.
  { result: 'Leases are in one collection.', run: dropFormerLeases },
  // The version before sells products without options as untracked from then on, and reserves them under their products' ids:
  // the next start of this version moves those reservations.
  { result: 'Every variant has an id of its own.', run: useOwnVariantIds },
  // The version before writes no payments: stop it first. What it records all the same, check-data names.
  { result: 'Payments are documents.', run: writePayments },
];

export const SCHEMA_VERSION = MIGRATIONS.length;

/**
 * @returns the version of the database.
 * @throws StartupError when a newer version of this program has changed it
 */
export async function assertKnownSchema({ shop }: Collections): Promise<number> {
  const version = await readSchemaVersion({ shop });
  if (version <= SCHEMA_VERSION) return version;
  throw new StartupError(
    `The database was written by a newer version of this program (its schema is ${version}, this one knows ${SCHEMA_VERSION}): start that version again, or restore a backup made before the upgrade.`,
  );
}

/** Brings a database to the schema of this version. Broken off, it goes on from there at the next start. */
export async function migrate(collections: Collections, encryption: Encryption, log: Say): Promise<void> {
  const version = await readSchemaVersion(collections);
  const isNew = version === 0 && (await isEmpty(collections));
  const logStep: Say = isNew ? () => {} : log;
  for (const [index, { result, run }] of MIGRATIONS.entries()) {
    if (index < version) continue;
    const started = performance.now();
    logStep(`Migration ${index + 1} of ${SCHEMA_VERSION} begins: ${result}`);
    await run(collections, encryption);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    logStep(`Migration ${index + 1} of ${SCHEMA_VERSION} is done, after ${seconds} s.`);
    // Another server may be ahead.
    await collections.shop.updateOne({ _id: 'shop' }, { $max: { schemaVersion: index + 1 } });
  }
}

/** The numbers for returns and warranty stay: the operator saw them in the form, and on the pages. */
async function addDelivery({ content }: Collections): Promise<void> {
  const without = { 'sections.shop': { $exists: true }, 'sections.shop.delivery': { $exists: false } };
  await content.updateMany(without, { $set: { 'sections.shop.delivery': '' } });
}

async function dropFormerLeases({ settings, shop }: Collections): Promise<void> {
  await settings.deleteOne({ _id: 'lease' as 'settings' });
  await shop.db.collection('orderLeases').drop();
}

/** A new shop has nothing to migrate. */
async function isEmpty({ categories, operators, orders, products }: Collections): Promise<boolean> {
  for (const collection of [categories, operators, orders, products])
    if (await collection.findOne({}, { projection: { _id: 1 } })) return false;
  return true;
}

async function readSchemaVersion({ shop }: Pick<Collections, 'shop'>): Promise<number> {
  return (await shop.findOne({ _id: 'shop' }))?.schemaVersion ?? 0;
}
