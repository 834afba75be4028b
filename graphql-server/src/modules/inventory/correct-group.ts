import { cleanText } from '@mela/rules/text.ts';
import type { ClientSession } from 'mongodb';
import { Batch, type Outcome } from '../../kernel/batch.ts';
import type { HistoryContext } from '../../kernel/history/context.ts';
import type { Recorder, SubjectChange } from '../../kernel/history/recorder.ts';
import { isUnavailable } from '../../kernel/mongodb/failures.ts';
import { inTransaction } from '../../kernel/mongodb/transaction.ts';
import type { InventoryCollections, StockLevel } from './collection.ts';
import { type Correction, correctedCount } from './correction.ts';
import { type CountableVariant, type Level, notCounted, stockField } from './level.ts';
import { readLevels } from './lines.ts';
import { countIn, writeLevels } from './write-levels.ts';

const MAX_GROUP = 50;

/** A correction of a variant, with the recorder for its author. */
interface Correcting {
  variant: CountableVariant;
  correction: Correction;
  recorder: Recorder;
}

/** Corrects a variant and returns its new level. */
export type Corrections = Pick<Batch<Correcting, Level>, 'run'>;

/** Waiting corrections share one transaction, like orders (decision 27). */
export function correctionsOf({ inventory, inventoryMovements }: InventoryCollections): Corrections {
  const collections = { inventory, inventoryMovements };
  return new Batch<Correcting, Level>({
    maxSize: MAX_GROUP,
    failsAll: isUnavailable,
    commit: (group) =>
      inTransaction(inventory.db.client, async (session) => {
        const outcomes: Outcome<Level>[] = [];
        for (const round of roundsOf(group)) outcomes.push(...(await correct(collections, session, round)));
        return outcomes;
      }),
  });
}

/**
 * Splits corrections into rounds, in order. Each round contains a variant only once, so that a second correction of it sees the
 * result of the first.
 */
function roundsOf(group: readonly Correcting[]): Correcting[][] {
  const rounds: Correcting[][] = [];
  let seen = new Set<string>();
  for (const one of group) {
    const id = one.variant.variantId.toHexString();
    if (rounds.length === 0 || seen.has(id)) {
      rounds.push([]);
      seen = new Set();
    }
    seen.add(id);
    rounds.at(-1)?.push(one);
  }
  return rounds;
}

async function correct(
  collections: InventoryCollections,
  session: ClientSession,
  round: readonly Correcting[],
): Promise<Outcome<Level>[]> {
  const ids = round.map(({ variant }) => variant.variantId);
  const before = await readLevels(collections, ids, session);
  const decided = round.map((one) =>
    outcomeOf(() => decide(one, before.get(one.variant.variantId.toHexString()))),
  );
  const accepted = decided.flatMap((outcome) => ('result' in outcome ? [outcome.result] : []));
  await writeLevels(collections, session, accepted);
  for (const some of Map.groupBy(accepted, ({ recorder }) => JSON.stringify(recorder.author)).values())
    await some[0]?.recorder.record(session, some.map(changeOf));
  const after = await readLevels(collections, ids, session);
  return round.map(({ variant }, index) => {
    const outcome = decided[index];
    if (outcome && 'error' in outcome) return outcome;
    return { result: after.get(variant.variantId.toHexString()) ?? notCounted(variant) };
  });
}

function outcomeOf<Result>(decide: () => Result): Outcome<Result> {
  try {
    return { result: decide() };
  } catch (error) {
    return { error };
  }
}

/**
 * @returns the new level of a variant after a correction.
 * @throws UserError if the correction is not possible
 */
function decide({ variant, correction, recorder }: Correcting, former: StockLevel | undefined) {
  const { reason, note, attemptId } = correction;
  const cause = { reason, note: cleanText(note), by: recorder.author?.name, attemptId };
  return { ...variant, former, onHand: correctedCount(countIn(former), correction), cause, recorder };
}

function changeOf({ variantId, productId, name, former, onHand }: ReturnType<typeof decide>): SubjectChange {
  const field = stockField(variantId.toHexString(), productId.toHexString());
  const [before, after] = [{ [field]: countIn(former) ?? undefined }, { [field]: onHand }];
  return { subject: 'PRODUCT', id: productId, name, before, after };
}

export interface InventoryContext
  extends InventoryCollections,
    Pick<HistoryContext, 'recorder' | 'disk' | 'scans'> {
  corrections: Corrections;
}
