import * as legalText from '#messages/legal-information.ts';
import { type CustomFields, valuesOf } from './custom-fields.ts';
import type { ProductFieldDeclaration } from './extensions.ts';
import { formatDay } from './format-day.ts';
import { formatMoney } from './format-money.ts';
import { LOCALE } from './locale.ts';
import type { Message } from './messages.ts';

/** The module's name, under which products store its fields. */
export const LEGAL_INFORMATION = 'legal-information';

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/;
const MONTHS = /^[1-9]\d{0,2}$/;
const SHORT_MONTH = /^([A-Z][a-z]{2})-(\d{2})$/i;
const MONTH_NAMES = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The declarations that Indian law asks for on packages and in online shops (Legal Metrology, consumer protection rules). */
export const LEGAL_FIELDS = [
  { name: 'mrp', label: legalText.mrp, type: 'MONEY', isPublic: true, column: 'mrp' },
  {
    ...{ name: 'country', label: legalText.countryOfOrigin, type: 'TEXT', isPublic: true },
    column: 'country_of_origin',
    hint: legalText.countryHint,
  },
  {
    ...{ name: 'manufacturer', label: legalText.manufacturer, type: 'TEXT', isPublic: true },
    ...{ hint: legalText.addressHint, column: 'manufacturer' },
  },
  {
    ...{ name: 'packer', label: legalText.packer, type: 'TEXT', isPublic: true },
    ...{ hint: legalText.addressHint, column: 'packer' },
  },
  {
    ...{ name: 'importer', label: legalText.importer, type: 'TEXT', isPublic: true },
    hint: legalText.importerHint,
    column: 'importer',
  },
  {
    ...{ name: 'quantity', label: legalText.netQuantity, type: 'TEXT', isPublic: true },
    hint: legalText.quantityHint,
    column: 'net_quantity',
  },
  {
    ...{
      name: 'best-before',
      label: legalText.bestBefore,
      type: 'TEXT',
      isPublic: true,
      check: checkBestBefore,
    },
    ...{ column: 'best_before', mendCell: plainMonth },
    hint: legalText.bestBeforeHint,
  },
] as const satisfies readonly ProductFieldDeclaration[];

/** @returns why a text is neither a best-before date nor a number of months; false if it is valid */
export function checkBestBefore(text: string): Message | false {
  const isDay = DATE.test(text) && dateText(new Date(text)).startsWith(text);
  return !(isDay || MONTHS.test(text)) && legalText.legalMessages.invalidBestBefore;
}

/**
 * Whether a product lacks a declaration that every product needs: the country of origin, the net quantity, or
 * a manufacturer, packer or importer. Other declarations are optional: the price counts as the MRP, and not
 * every product has a best-before date.
 */
export function lacksLegalInformation(fields: CustomFields | undefined): boolean {
  const { country, quantity, manufacturer, packer, importer } = valuesOf(fields, LEGAL_INFORMATION);
  const isMade = [manufacturer, packer, importer].some((value) => value !== undefined);
  return country === undefined || quantity === undefined || !isMade;
}

/** Restores a month such as 2027-03, which spreadsheet programs turn into Mar-27. */
function plainMonth(cell: string): string {
  return cell.replace(SHORT_MONTH, (_, name: string, year: string) => {
    const month = MONTH_NAMES.indexOf(name.toLowerCase());
    return month < 0 ? cell : `20${year}-${String(month + 1).padStart(2, '0')}`;
  });
}

/** @returns the country in which a product was made; undefined if the product does not state it */
export function countryOfOrigin(fields: CustomFields | undefined): string | undefined {
  const { country } = valuesOf(fields, LEGAL_INFORMATION);
  return country === undefined ? undefined : String(country);
}

/** @returns the legal information of a product for shoppers, with labels; empty without any */
export function legalFacts(
  fields: CustomFields | undefined,
  currency: string,
): { name: string; value: string }[] {
  const values = valuesOf(fields, LEGAL_INFORMATION);
  return LEGAL_FIELDS.flatMap(({ name, label, type }) => {
    const value = values[name];
    if (value === undefined) return [];
    if (type === 'MONEY') {
      return [{ name: label, value: formatMoney({ amount: Number(value), currency }) }];
    }
    return [{ name: label, value: name === 'best-before' ? bestBeforeText(String(value)) : String(value) }];
  });
}

const MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

function bestBeforeText(text: string): string {
  if (MONTHS.test(text)) return legalText.monthsFromManufacture(Number(text));
  return text.length > 'YYYY-MM'.length ? formatDay(text) : MONTH.format(new Date(text));
}

/**
 * The date as text; '' for an invalid date. A day that the month does not have becomes a day of the next
 * month.
 */
function dateText(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
