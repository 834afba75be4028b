import * as labels from '#messages/labels.ts';
import { taxClassMessages } from '#messages/tax-class.ts';
import type { Message } from './messages.ts';
import { broken, checkText, cleanText, type FieldErrors } from './text.ts';

/** Goods that are taxed alike. */
export interface TaxClassFields {
  name: string;
  /** The rate in per cent, with at most two decimals. */
  rate: number;
  /** The HSN code of products that do not have their own. */
  hsn: string | null;
  /** Whether the law exempts the goods from tax. */
  isExempt: boolean;
  /** Whether products without a class have this one. */
  isDefault: boolean;
  /** Products in these categories and their subcategories have this class unless they have their own. */
  categoryIds: string[];
}

/** A tax class as a client sends it. */
export interface TaxClassDraft {
  name: string;
  rate: number;
  hsn?: string | null | undefined;
  isExempt?: boolean | null | undefined;
  isDefault?: boolean | null | undefined;
  categoryIds?: readonly string[] | null | undefined;
}

export const TAX_CLASS_LIMITS = { classes: 50, name: 60, categories: 500 } as const;

/**
 * An HSN code: two digits of the chapter, two of the heading, and optionally two each of the subheading and
 * tariff item.
 */
const HSN = /^\d{4}(?:\d{2}){0,2}$/;
const ID = /^[\da-f]{24}$/;

/** @returns the code without spaces and dots; '' for none */
export function readHsn(text: string | null | undefined): string {
  return cleanText(text).replaceAll(/[\s.]/g, '');
}

/** @returns what is wrong with an HSN code; false if it is valid */
export function checkHsn(text: string): Message | false {
  return !HSN.test(readHsn(text)) && taxClassMessages.invalidHsn;
}

/** Restores the zero of 0902, which spreadsheet programs change to the number 902. */
export function withLeadingZero(hsn: string): string {
  return /^(?:\d{3}|\d{5}|\d{7})$/.test(hsn) ? `0${hsn}` : hsn;
}

/** @returns the stored form of the class, and its errors by field */
export function readTaxClass(draft: TaxClassDraft): { taxClass: TaxClassFields; faults: FieldErrors } {
  const taxClass = {
    name: cleanText(draft.name),
    rate: draft.rate,
    hsn: readHsn(draft.hsn) || null,
    isExempt: draft.isExempt === true,
    isDefault: draft.isDefault === true,
    categoryIds: [...new Set((draft.categoryIds ?? []).map((id) => cleanText(id).toLowerCase()))],
  };
  return { taxClass, faults: checkTaxClass(taxClass) };
}

export function checkTaxClass({ name, rate, hsn, isExempt, categoryIds }: TaxClassFields): FieldErrors {
  const isRate = rate >= 0 && rate <= 100 && Number(rate.toFixed(2)) === rate;
  return broken({
    name: checkText(labels.name, name, { maxLength: TAX_CLASS_LIMITS.name }),
    rate: isRate ? isExempt && rate > 0 && taxClassMessages.exemptWithRate : taxClassMessages.invalidRate,
    hsn: hsn !== null && checkHsn(hsn),
    categoryIds:
      categoryIds.length > TAX_CLASS_LIMITS.categories
        ? taxClassMessages.tooManyCategories({ max: TAX_CLASS_LIMITS.categories })
        : !categoryIds.every((id) => ID.test(id)) && taxClassMessages.invalidCategoryId,
  });
}
