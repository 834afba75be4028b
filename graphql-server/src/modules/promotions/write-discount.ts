import { checkDiscount, codeKey, type DiscountDraft } from '@mela/rules/discount-checks.ts';
import { readMoment } from '@mela/rules/moments.ts';
import { cleanText } from '@mela/rules/text.ts';
import { type ClientSession, ObjectId } from 'mongodb';
import type { FieldMessages } from '../../kernel/errors.ts';
import { assertValid, UserError } from '../../kernel/errors.ts';
import type { SubjectChange } from '../../kernel/history/recorder.ts';
import { parseObjectId } from '../../kernel/mongodb/documents.ts';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import { readSelling } from '../selling/collection.ts';
import { labelOf } from './cart-discounts.ts';
import { AUTOMATIC_INDEX, type Discount, type PromotionContext } from './collection.ts';
import { promotionsMessages } from './messages.ts';

const MAX_DISCOUNTS = 100_000;
/** The maximum number of automatic discounts, because each cart is checked against all of them. */
const MAX_AUTOMATIC = 50;

/** The fields of a discount that operators edit. */
type DiscountFields = Omit<Discount, '_id' | 'version' | 'createdAt'>;

interface Saved extends DiscountDraft {
  /** null: a new discount. */
  id?: string | null | undefined;
  /** The version that the caller has read; null: any. */
  version?: number | null | undefined;
}

/**
 * Adds or changes a discount.
 * @throws UserError for invalid fields, a code that another discount has, an unknown id, and a stale version
 */
export async function saveDiscount(context: PromotionContext, input: Saved): Promise<Discount> {
  assertValid(checkDiscount(input));
  return context.recorder
    .transact(async (session) => {
      const { currency } = await readSelling(context, session);
      const fields = fieldsOfDraft(input, currency);
      return input.id ? change(context, session, input, fields) : create(context, session, fields);
    })
    .catch((error: unknown) => explainTaken(error, cleanText(input.code)));
}

async function create(
  context: PromotionContext,
  session: ClientSession,
  fields: DiscountFields,
): Promise<Discount> {
  if ((await context.discounts.estimatedDocumentCount()) >= MAX_DISCOUNTS)
    throw new UserError('CONFLICT', promotionsMessages.tooManyDiscounts);
  const discount: Discount = { _id: new ObjectId(), version: 1, ...fields, createdAt: new Date() };
  await storeDiscount(context, session, null, discount);
  return discount;
}

async function change(
  context: PromotionContext,
  session: ClientSession,
  { id, version }: Saved,
  fields: DiscountFields,
): Promise<Discount> {
  const former = await findDiscount(context, id, session);
  if (version != null && version !== former.version)
    throw new UserError('CONFLICT', promotionsMessages.changedByOthers);
  const { _id, createdAt } = former;
  const discount: Discount = { _id, version: former.version + 1, ...fields, createdAt };
  await storeDiscount(context, session, former, discount);
  return discount;
}

/** Deletes a discount. Its results stay, and an undo restores it with them. @throws UserError for an unknown id */
export function deleteDiscount(context: PromotionContext, id: string): Promise<Discount> {
  return context.recorder.transact(async (session) => {
    const former = await findDiscount(context, id, session);
    await context.discounts.deleteOne({ _id: former._id }, { session });
    await context.recorder.record(session, [discountChange(former, null)]);
    return former;
  });
}

/** Stores a discount with its history entry. @param former null: a new discount */
export async function storeDiscount(
  context: PromotionContext,
  session: ClientSession,
  former: Discount | null,
  discount: Discount,
): Promise<void> {
  const { discounts, discountResults, recorder } = context;
  if (discount.isAutomatic && !former?.isAutomatic) await assertRoom(context, session);
  if (former) await discounts.replaceOne({ _id: former._id }, discount, { session });
  else await discounts.insertOne(discount, { session });
  const none = { $setOnInsert: { uses: 0, discounted: 0, sales: 0 } };
  await discountResults.updateOne({ _id: discount._id }, none, { session, upsert: true });
  await recorder.record(session, [
    former ? discountChange(former, discount) : discountChange(null, discount),
  ]);
}

async function assertRoom({ discounts }: PromotionContext, session: ClientSession): Promise<void> {
  const count = await discounts.countDocuments({ isAutomatic: true }, { session, hint: AUTOMATIC_INDEX });
  if (count >= MAX_AUTOMATIC)
    throw new UserError('CONFLICT', promotionsMessages.tooManyAutomatic({ max: MAX_AUTOMATIC }));
}

/** @throws UserError for an unknown id */
export async function findDiscount(
  { discounts }: Pick<PromotionContext, 'discounts'>,
  id: unknown,
  session?: ClientSession,
): Promise<Discount> {
  const _id = id instanceof ObjectId ? id : parseObjectId(id);
  const found = _id && (await discounts.findOne({ _id }, { ...(session && { session }) }));
  if (!found) throw new UserError('NOT_FOUND', promotionsMessages.notFound);
  return found;
}

/** @throws UserError for a code that another discount has, and any other error unchanged */
export function explainTaken(error: unknown, code: string): never {
  if (isDuplicateKey(error)) assertValid({ code: promotionsMessages.codeTaken({ code }) });
  throw error;
}

function fieldsOfDraft(draft: DiscountDraft, currency: string): DiscountFields {
  const { kind, from, until, usesInAll, usesEach, minimum, buys, gets, combines } = draft;
  const code = cleanText(draft.code) || null;
  const isOfPieces = kind === 'BUY_X_GET_Y';
  return {
    code,
    ...(code !== null && { codeKey: codeKey(code) }),
    isAutomatic: code === null,
    title: cleanText(draft.title) || null,
    kind,
    value: kind === 'FREE_SHIPPING' ? 0 : (draft.value ?? 100),
    buys: isOfPieces ? (buys ?? 1) : null,
    gets: isOfPieces ? (gets ?? 1) : null,
    startsAt: readMoment(from) ?? null,
    endsAt: readMoment(until) ?? null,
    usesInAll: usesInAll ?? null,
    usesEach: usesEach ?? null,
    minimum: minimum || null,
    ...readIds(draft),
    combines: combines ?? false,
    currency,
  };
}

/** @throws UserError for an invalid id */
function readIds({ productIds, categoryIds }: DiscountDraft): Pick<Discount, 'productIds' | 'categoryIds'> {
  const faults: FieldMessages = {};
  const read = (field: string, ids: readonly string[] | null | undefined) =>
    [...new Set((ids ?? []).map((id) => id.toLowerCase()))].flatMap((id) => {
      const parsed = parseObjectId(id);
      if (!parsed) faults[field] = promotionsMessages.notAnId({ id });
      return parsed ?? [];
    });
  const lists = { productIds: read('productIds', productIds), categoryIds: read('categoryIds', categoryIds) };
  assertValid(faults);
  return lists;
}

/** The history entry of a discount. A state is null before the creation and after the deletion. */
function discountChange(...[former, next]: [Discount, Discount | null] | [null, Discount]): SubjectChange {
  const known = next ?? (former as Discount);
  const isOne = former === null || next === null;
  return {
    subject: 'DISCOUNT',
    id: known._id,
    name: labelOf(known),
    before: former && fieldsOf(former),
    after: next && fieldsOf(next),
    ...(isOne && { document: fieldsOf(known) }),
  };
}

export function fieldsOf({ _id, version, createdAt, codeKey: _, ...fields }: Discount) {
  return fields;
}
