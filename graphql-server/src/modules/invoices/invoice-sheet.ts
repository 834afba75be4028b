import { amountInWords } from '@mela/rules/amount-in-words.ts';
import { formatDay } from '@mela/rules/format-day.ts';
import { formatMoney } from '@mela/rules/format-money.ts';
import { gstStateOf } from '@mela/rules/gstin.ts';
import { LANGUAGE } from '@mela/rules/locale.ts';
import type { DocumentSheet } from '../documents/document-sheet.ts';
import type { Party } from '../documents/read-seller.ts';
import { type Invoice, issueDayOf } from './collection.ts';
import { invoicesTexts } from './messages.ts';

const TITLES = {
  INVOICE: invoicesTexts.taxInvoice,
  BILL_OF_SUPPLY: invoicesTexts.billOfSupply,
  CREDIT_NOTE: invoicesTexts.creditNote,
} as const;
const COUNTRIES = new Intl.DisplayNames(LANGUAGE, { type: 'region' });

export function sheetOf(invoice: Invoice): DocumentSheet {
  const { kind, number, currency, lines, total, tax, of, canceledAt } = invoice;
  const money = (amount: number) => formatMoney({ amount, currency });
  const isTaxed = kind !== 'BILL_OF_SUPPLY';
  const isIndian = currency === 'INR';
  return {
    title: TITLES[kind],
    number,
    facts: factsOf(invoice),
    parties: partiesOf(invoice),
    columns: columnsOf(isIndian, isTaxed),
    rows: lines.map(({ title, hsn, quantity, rate, taxable, tax: ofLine, total: ofAll }) => [
      title,
      ...(isIndian ? [hsn ?? ''] : []),
      quantity === null ? '' : String(quantity),
      ...(isTaxed ? [money(taxable), rate === null ? '' : `${rate}%`, money(ofLine)] : []),
      money(ofAll),
    ]),
    taxes: isTaxed ? taxTable(invoice) : null,
    totals: [
      ...(isTaxed ? [{ label: invoicesTexts.taxableValue, amount: money(total - tax), isTotal: false }] : []),
      ...(isTaxed ? [{ label: 'Tax', amount: money(tax), isTotal: false }] : []),
      { label: kind === 'CREDIT_NOTE' ? 'Credited' : 'Total', amount: money(total), isTotal: true },
    ],
    words: amountInWords({ amount: total, currency }),
    notes: [
      ...(kind === 'BILL_OF_SUPPLY' ? [invoicesTexts.exempt] : []),
      ...(of === undefined ? [] : [invoicesTexts.isForInvoice({ number: of })]),
      ...(canceledAt ? [invoicesTexts.canceled] : []),
    ],
  };
}

function factsOf(invoice: Invoice): DocumentSheet['facts'] {
  const { number, orderNumber, place, currency, of } = invoice;
  const state = currency === 'INR' ? gstStateOf(place.region) : null;
  const supply = place.country === 'IN' ? state : (COUNTRIES.of(place.country || 'ZZ') ?? null);
  return [
    { label: 'Number', text: number },
    { label: 'Date', text: formatDay(issueDayOf(invoice)) },
    { label: 'Order', text: String(orderNumber) },
    ...(of === undefined ? [] : [{ label: 'Invoice', text: of }]),
    ...(currency === 'INR' && supply ? [{ label: invoicesTexts.placeOfSupply, text: supply }] : []),
  ];
}

function partiesOf({ seller, buyer, shipTo }: Invoice): DocumentSheet['parties'] {
  const linesOf = ({ name, lines, gstin }: Party) => [name, ...lines, ...(gstin ? [`GSTIN ${gstin}`] : [])];
  const isSame =
    shipTo && buyer && [shipTo.name, ...shipTo.lines].join() === [buyer.name, ...buyer.lines].join();
  return [
    { label: invoicesTexts.soldBy, lines: linesOf(seller) },
    ...(buyer ? [{ label: invoicesTexts.billedTo, lines: linesOf(buyer) }] : []),
    ...(shipTo && !isSame ? [{ label: invoicesTexts.shippedTo, lines: linesOf(shipTo) }] : []),
  ];
}

function columnsOf(isIndian: boolean, isTaxed: boolean): DocumentSheet['columns'] {
  const number = (title: string, width: number) => ({ title, isNumber: true, width });
  return [
    { title: 'Description', isNumber: false, width: 34 },
    ...(isIndian ? [{ title: 'HSN', isNumber: false, width: 11 }] : []),
    number('Qty', 7),
    ...(isTaxed ? [number('Taxable', 16), number('Rate', 9), number('Tax', 13)] : []),
    number('Total', 16),
  ];
}

/** The taxes by rate, with a column for each kind of tax. */
function taxTable({ taxes, currency }: Invoice): DocumentSheet['taxes'] {
  if (taxes.length === 0) return null;
  const money = (amount: number) => formatMoney({ amount, currency });
  const kinds = [...new Set(taxes.map(({ kind }) => kind))];
  const rates = [...new Set(taxes.map(({ rate }) => rate))];
  return {
    columns: ['Rate', invoicesTexts.taxableValue, ...kinds.map((kind) => (kind === 'TAX' ? 'Tax' : kind))],
    rows: rates.map((rate) => {
      const own = taxes.filter((tax) => tax.rate === rate);
      return [
        `${rate * kinds.length}%`,
        money(own[0]?.taxable ?? 0),
        ...kinds.map((kind) => `${money(own.find((tax) => tax.kind === kind)?.amount ?? 0)} (${rate}%)`),
      ];
    }),
  };
}
