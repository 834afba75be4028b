import { DISCOUNT_KINDS, type DiscountKind } from './discounts.ts';
import { checkMoment, readMoment } from './moments.ts';
import { readMinorUnits } from './money.ts';
import { broken, checkText, cleanText, type FieldErrors, inOneForm } from './text.ts';

/** A discount in a form or from a client. */
export interface DiscountDraft {
  /** null: an automatic discount. */
  code?: string | null | undefined;
  title?: string | null | undefined;
  kind: DiscountKind;
  value?: number | null | undefined;
  buys?: number | null | undefined;
  gets?: number | null | undefined;
  /** In a format that `readMoment` accepts. */
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

/** Codes are case-insensitive: those with the same key are the same. */
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
      checkText('Title', draft.title, { maxLength: DISCOUNT_LIMITS.title }),
    kind: !DISCOUNT_KINDS.includes(kind) && 'Choose a discount type',
    value: checkValue(draft),
    buys: kind === 'BUY_X_GET_Y' && checkPieces('Quantity to buy', draft.buys),
    gets: kind === 'BUY_X_GET_Y' && checkPieces('Discounted quantity', draft.gets),
    from: checkMoment('Start', draft.from),
    until: checkMoment('End', draft.until) || checkEnd(draft),
    usesInAll: checkUses(usesInAll),
    usesEach: checkUses(usesEach),
    minimum: readMinorUnits(minimum) === null && 'Minimum purchase must be 0 or more',
    productIds: checkCount(productIds, 'products', DISCOUNT_LIMITS.products),
    categoryIds: checkCount(categoryIds, 'categories', DISCOUNT_LIMITS.categories),
  });
}

function checkCode(code: DiscountDraft['code']): string | false {
  const key = codeKey(code ?? '');
  if (key === '') return false;
  if (key.length > DISCOUNT_LIMITS.code) return `Code must be at most ${DISCOUNT_LIMITS.code} characters`;
  return !CODE.test(key) && 'Code can only have letters, digits, hyphens, dots and underscores';
}

function checkValue({ kind, value }: DiscountDraft): string | false {
  if (kind === 'FREE_SHIPPING') return false;
  if (kind === 'AMOUNT') return !readMinorUnits(value) && 'Amount must be more than 0';
  const percent = kind === 'BUY_X_GET_Y' ? (value ?? 100) : value;
  const hundredths = typeof percent === 'number' ? percent * 100 : Number.NaN;
  const isPercent = hundredths >= 1 && hundredths <= 10_000;
  const hasTwoDecimals = Math.abs(hundredths - Math.round(hundredths)) < 1e-6;
  return !(isPercent && hasTwoDecimals) && 'Percentage must be from 0.01 to 100, with at most two decimals';
}

function checkPieces(name: string, count: number | null | undefined): string | false {
  return (
    !isWhole(count, DISCOUNT_LIMITS.pieces) &&
    `${name} must be a whole number from 1 to ${DISCOUNT_LIMITS.pieces}`
  );
}

function checkEnd(draft: DiscountDraft): string | false {
  const [from, until] = [readMoment(draft.from), readMoment(draft.until)];
  return from != null && until != null && until <= from && 'The end must be after the start';
}

function checkUses(limit: number | null | undefined): string | false {
  return (
    limit != null && !isWhole(limit, DISCOUNT_LIMITS.uses) && 'Limit must be a whole number of at least 1'
  );
}

function checkCount(ids: readonly string[] | null | undefined, noun: string, max: number): string | false {
  return (ids?.length ?? 0) > max && `A discount can have at most ${max} ${noun}`;
}

function isWhole(count: number | null | undefined, max: number): boolean {
  return Number.isInteger(count) && Number(count) >= 1 && Number(count) <= max;
}
