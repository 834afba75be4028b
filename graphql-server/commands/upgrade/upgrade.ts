import { type Collections, createIndexes } from '../../src/app/shop/collections.ts';
import {
  assertKnownSchema,
  BASELINE,
  type Migration,
  noteSchemaVersion,
  readSchemaVersion,
} from '../../src/app/shop/migrations.ts';
import type { Encryption } from '../../src/kernel/encryption.ts';
import { AT_INDEX, FIRST_WEBHOOK } from '../../src/modules/webhooks/collection.ts';
import { commandsTexts } from '../messages.ts';
import {
  addMissingVariants,
  collectSkus,
  nameUnnamed,
  placeUnplaced,
  stockToInventory,
} from './catalogue.ts';
import { storeFacts } from './history-facts.ts';
import { encryptOrderTokens, indexTerms, noteRefundsOwed, renewCorrectedTokens } from './orders.ts';
import { hasFormerVariantIds, useOwnVariantIds } from './own-variant-ids.ts';
import { encryptSecrets } from './secrets.ts';

/** The first step creates schema version 1, the last one the baseline. Each step can be interrupted and run again. */
const STEPS: readonly Migration[] = [
  { result: commandsTexts.upgradedHandles, run: nameUnnamed },
  { result: commandsTexts.upgradedPositions, run: placeUnplaced },
  { result: commandsTexts.upgradedSecrets, run: encryptSecrets },
  { result: commandsTexts.upgradedDelivery, run: addDelivery },
  { result: commandsTexts.upgradedHistory, run: storeFacts },
  { result: commandsTexts.upgradedStock, run: stockToInventory },
  { result: commandsTexts.upgradedVariants, run: addMissingVariants },
  { result: commandsTexts.upgradedWebhooks, run: adoptMessages },
  { result: commandsTexts.upgradedDebts, run: noteRefundsOwed },
  { result: commandsTexts.upgradedOrderSearch, run: indexTerms },
  { result: commandsTexts.upgradedLinkTokens, run: encryptOrderTokens },
  {
    result: commandsTexts.upgradedOperatorLinks,
    run: renewCorrectedTokens,
  },
  { result: commandsTexts.upgradedLeases, run: dropFormerLeases },
  { result: commandsTexts.upgradedVariantIds, run: useOwnVariantIds },
];

/**
 * Upgrades an older database to the baseline. After an interruption, the next run resumes it. No server may use the database at the same
 * time.
 * @returns the database's previous schema version; null for a new database
 * @throws StartupError if a newer version of this program has written the database
 */
export async function upgrade(
  collections: Collections,
  encryption: Encryption,
  log: (line: string) => void,
): Promise<number | null> {
  await assertKnownSchema(collections);
  const version = await readSchemaVersion(collections);
  if (version === null) return null;
  if (version < BASELINE) {
    await collectSkus(collections);
    await createIndexes(collections);
  }
  for (const [index, { result, run }] of STEPS.entries()) {
    if (index < version) continue;
    log(commandsTexts.upgradeStep({ step: index + 1, last: STEPS.length, result }));
    await run(collections, encryption);
    await noteSchemaVersion(collections, index + 1);
  }
  // A server of the previous version may have reserved stock under former ids after the last step.
  if (await hasFormerVariantIds(collections)) await useOwnVariantIds(collections);
  return version;
}

/**
 * Adds an empty delivery sentence. Also stores the periods for returns and warranty that operators have seen
 * in the form and on the pages.
 */
async function addDelivery({ content }: Collections): Promise<void> {
  const without = { 'sections.shop': { $exists: true }, 'sections.shop.delivery': { $exists: false } };
  await content.updateMany(without, { $set: { 'sections.shop.delivery': '' } });
}

/** Assigns messages from before the shop could have several webhooks to the first one. */
async function adoptMessages({ webhooks }: Collections): Promise<void> {
  const isOfNone = { at: { $type: 'date' as const }, webhook: { $exists: false } };
  await webhooks.updateMany(isOfNone, { $set: { webhook: FIRST_WEBHOOK } }, { hint: AT_INDEX });
}

async function dropFormerLeases({ settings, shop }: Collections): Promise<void> {
  await settings.deleteOne({ _id: 'lease' as 'settings' });
  await shop.db.collection('orderLeases').drop();
}
