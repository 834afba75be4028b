import { discountMessages } from '#messages/discount.ts';
import * as labels from '#messages/labels.ts';
import { textMessages } from '#messages/text.ts';
import { DISCOUNT_KINDS, type DiscountKind } from './discounts.ts';
import type { Message } from './messages.ts';
import { checkMoment, readMoment } from './moments.ts';
import { readMinorUnits } from './money.ts';
import { broken, checkText, cleanText, type FieldErrors, inOneForm } from './text.ts';

/** A discount in a form or from a client. */
export interface DiscountDraft {
  /** The discount's code. null for an automatic discount. */
  code?: string | null | undefined;
  title?: string | null | undefined;
  kind: DiscountKind;
  value?: number | null | undefined;
  buys?: number | null | undefined;
  gets?: number | null | undefined;
  /** The start, in a format that `readMoment` accepts. */
  from?: unknown;
  until?: unknown;
  usesInAll?: number | null | undefined;
  usesEach?: number | null | undefined;
  minimum?: number | null | undefined;
  productIds?: readonly string[] | null | undefined;
  categoryIds?: readonly string[] | null | undefined;
  combines?: boolean | null | undefined;
}

const DISCOUNT_LIMITS = {
  code: 50,
  title: 60,
  uses: 10_000_000,
  pieces: 99,
  products: 500,
  categories: 200,
} as const;

const CODE = /^[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}._-]*$/u;

/** A key that is equal for codes that differ only in case. */
export function codeKey(code: string): string {
  return inOneForm(cleanText(code), 'NFKC').toUpperCase();
}

/** Checks a discount. @returns faults by field */
export function checkDiscount(draft: DiscountDraft): FieldErrors {
  const { kind, usesInAll, usesEach, minimum, productIds, categoryIds } = draft;
  return broken({
    code: checkCode(draft.code),
    title:
      Boolean(cleanText(draft.title)) &&
      checkText(labels.title, draft.title, { maxLength: DISCOUNT_LIMITS.title }),
    kind: !DISCOUNT_KINDS.includes(kind) && discountMessages.typeRequired,
    value: checkValue(draft),
    buys: kind === 'BUY_X_GET_Y' && checkPieces(labels.quantityToBuy, draft.buys),
    gets: kind === 'BUY_X_GET_Y' && checkPieces(labels.discountedQuantity, draft.gets),
    from: checkMoment(labels.start, draft.from),
    until: checkMoment(labels.end, draft.until) || checkEnd(draft),
    usesInAll: checkUses(usesInAll),
    usesEach: checkUses(usesEach),
    minimum: readMinorUnits(minimum) === null && discountMessages.invalidMinimum,
    productIds: checkCount(productIds, DISCOUNT_LIMITS.products, discountMessages.tooManyProducts),
    categoryIds: checkCount(categoryIds, DISCOUNT_LIMITS.categories, discountMessages.tooManyCategories),
  });
}

function checkCode(code: DiscountDraft['code']): Message | false {
  const key = codeKey(code ?? '');
  if (key === '') return false;
  if (key.length > DISCOUNT_LIMITS.code)
    return textMessages.tooLong({ label: labels.code, max: DISCOUNT_LIMITS.code });
  return !CODE.test(key) && discountMessages.codeInvalid;
}

function checkValue({ kind, value }: DiscountDraft): Message | false {
  if (kind === 'FREE_SHIPPING') return false;
  if (kind === 'AMOUNT') return !readMinorUnits(value) && discountMessages.amountRequired;
  const percent = kind === 'BUY_X_GET_Y' ? (value ?? 100) : value;
  const hundredths = typeof percent === 'number' ? percent * 100 : Number.NaN;
  const isPercent = hundredths >= 1 && hundredths <= 10_000;
  const hasTwoDecimals = Math.abs(hundredths - Math.round(hundredths)) < 1e-6;
  return !(isPercent && hasTwoDecimals) && discountMessages.invalidPercentage;
}

function checkPieces(label: string, count: number | null | undefined): Message | false {
  return (
    !isWhole(count, DISCOUNT_LIMITS.pieces) &&
    discountMessages.invalidQuantity({ label, max: DISCOUNT_LIMITS.pieces })
  );
}

function checkEnd(draft: DiscountDraft): Message | false {
  const [from, until] = [readMoment(draft.from), readMoment(draft.until)];
  return from != null && until != null && until <= from && discountMessages.endsBeforeStart;
}

function checkUses(limit: number | null | undefined): Message | false {
  return limit != null && !isWhole(limit, DISCOUNT_LIMITS.uses) && discountMessages.invalidLimit;
}

function checkCount(
  ids: readonly string[] | null | undefined,
  max: number,
  tooMany: (params: { max: number }) => Message,
): Message | false {
  return (ids?.length ?? 0) > max && tooMany({ max });
}

function isWhole(count: number | null | undefined, max: number): boolean {
  return Number.isInteger(count) && Number(count) >= 1 && Number(count) <= max;
}
