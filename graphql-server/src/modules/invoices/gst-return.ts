import { gstStateOf } from '@mela/rules/gstin.ts';
import { decimalsOf } from '@mela/rules/money.ts';
import { toUnits } from '@mela/rules/price.ts';
import { type Invoice, issueDayOf } from './collection.ts';
import { invoicesTexts } from './messages.ts';

/** A table of a tax return, with its rows as text. */
export interface Table {
  columns: readonly string[];
  rows: string[][];
}

/** The tables of GSTR-1 that the shop needs, and a list of all documents for bookkeeping. */
export const RETURN_TABLES = ['b2b', 'b2cs', 'cdnr', 'hsn', 'docs', 'accounting'] as const;

export type ReturnTable = (typeof RETURN_TABLES)[number];

/** @param documents of one month, oldest first. Canceled credit notes count only in the number ranges */
export function returnTable(table: ReturnTable, documents: readonly Invoice[]): Table {
  const counted = documents.filter(({ canceledAt }) => !canceledAt);
  switch (table) {
    case 'b2b':
      return business(counted.filter((one) => one.kind !== 'CREDIT_NOTE' && isBusiness(one)));
    case 'cdnr':
      return creditNotes(counted.filter((one) => one.kind === 'CREDIT_NOTE' && isBusiness(one)));
    case 'b2cs':
      return consumers(counted.filter((one) => !isBusiness(one)));
    case 'hsn':
      return goods(counted);
    case 'docs':
      return numbers(documents);
    case 'accounting':
      return books(documents);
  }
}

function isBusiness({ buyer }: Invoice): boolean {
  return buyer?.gstin != null;
}

function business(documents: readonly Invoice[]): Table {
  const columns = [
    ...[
      'GSTIN of recipient',
      'Receiver name',
      'Invoice number',
      'Invoice date',
      'Invoice value',
      'Place of supply',
    ],
    ...['Reverse charge', 'Invoice type', 'Rate', 'Taxable value', 'Cess amount'],
  ];
  const rows = documents.flatMap((one) =>
    byRate(one).map(({ rate, taxable }) => [
      ...[
        one.buyer?.gstin ?? '',
        one.buyer?.name ?? '',
        one.number,
        issueDayOf(one),
        units(one, one.total),
        placeOf(one),
      ],
      ...['N', 'Regular', String(rate), units(one, taxable), ''],
    ]),
  );
  return { columns, rows };
}

function creditNotes(documents: readonly Invoice[]): Table {
  const columns = [
    ...['GSTIN of recipient', 'Receiver name', 'Note number', 'Note date', 'Note type', 'Place of supply'],
    ...['Reverse charge', 'Note supply type', 'Note value', 'Rate', 'Taxable value', 'Cess amount'],
  ];
  const rows = documents.flatMap((one) =>
    byRate(one).map(({ rate, taxable }) => [
      ...[one.buyer?.gstin ?? '', one.buyer?.name ?? '', one.number, issueDayOf(one), 'C', placeOf(one)],
      ...['N', 'Regular', units(one, one.total), String(rate), units(one, taxable), ''],
    ]),
  );
  return { columns, rows };
}

/** Totals by place of supply and rate, minus credit notes. */
function consumers(documents: readonly Invoice[]): Table {
  const sums = new Map<string, { first: Invoice; rate: number; taxable: number }>();
  for (const one of documents) {
    for (const { rate, taxable } of byRate(one)) {
      const key = `${placeOf(one)} ${rate}`;
      const sum = sums.get(key) ?? { first: one, rate, taxable: 0 };
      sums.set(key, { ...sum, taxable: sum.taxable + signOf(one) * taxable });
    }
  }
  const columns = ['Type', 'Place of supply', 'Rate', 'Taxable value', 'Cess amount', 'E-Commerce GSTIN'];
  const rows = [...sums.values()].map(({ first, rate, taxable }) => [
    ...['OE', placeOf(first), String(rate), units(first, taxable), '', ''],
  ]);
  return { columns, rows };
}

/** Totals by HSN code and rate, minus credit notes. */
function goods(documents: readonly Invoice[]): Table {
  const none = { quantity: 0, total: 0, taxable: 0, integrated: 0, local: 0 };
  const sums = new Map<string, typeof none & { first: Invoice; hsn: string; rate: string }>();
  for (const one of documents) {
    const isLocal = one.taxes.some(({ kind }) => kind === 'CGST');
    for (const line of one.lines) {
      const [hsn, rate] = [line.hsn ?? '', line.rate === null ? '' : String(line.rate)];
      const key = `${hsn} ${rate}`;
      const sum = sums.get(key) ?? { ...none, first: one, hsn, rate };
      const sign = signOf(one);
      sums.set(key, {
        ...sum,
        quantity: sum.quantity + sign * (line.quantity ?? 0),
        total: sum.total + sign * line.total,
        taxable: sum.taxable + sign * line.taxable,
        integrated: sum.integrated + (isLocal ? 0 : sign * line.tax),
        local: sum.local + (isLocal ? sign * line.tax : 0),
      });
    }
  }
  const columns = [
    ...['HSN', 'Description', 'UQC', 'Total quantity', 'Total value', 'Rate', 'Taxable value'],
    ...['Integrated tax amount', 'Central tax amount', 'State/UT tax amount', 'Cess amount'],
  ];
  const rows = [...sums.values()].map(({ first, hsn, rate, quantity, total, taxable, integrated, local }) => {
    // If the amount is odd, the extra paisa goes to the state.
    const central = Math.trunc(local / 2);
    const amounts = [taxable, integrated, central, local - central].map((amount) => units(first, amount));
    return [
      hsn,
      hsn === '' ? invoicesTexts.shippingWithoutHsn : '',
      'NOS-NUMBERS',
      String(quantity),
      units(first, total),
      rate,
      ...amounts,
      '',
    ];
  });
  return { columns, rows };
}

const NATURES = {
  INVOICE: 'Invoices for outward supply',
  BILL_OF_SUPPLY: 'Bills of supply',
  CREDIT_NOTE: 'Credit Note',
};

function numbers(documents: readonly Invoice[]): Table {
  const columns = ['Nature of document', 'Sr. No. From', 'Sr. No. To', 'Total number', 'Cancelled'];
  const rows = [...Map.groupBy(documents, ({ series }) => series).values()].map((own) => {
    const sorted = own.toSorted((one, other) => one.sequence - other.sequence);
    const [first, last] = [sorted[0] as Invoice, sorted.at(-1) as Invoice];
    const canceled = own.filter(({ canceledAt }) => canceledAt).length;
    return [NATURES[first.kind], first.number, last.number, String(own.length), String(canceled)];
  });
  return { columns, rows };
}

function books(documents: readonly Invoice[]): Table {
  const columns = [
    ...[
      'Number',
      'Kind',
      'Date',
      'Order',
      'For invoice',
      'Buyer',
      'Buyer GSTIN',
      'Place of supply',
      'Currency',
    ],
    ...['Taxable value', 'CGST', 'SGST', 'IGST', 'Other tax', 'Total', 'Canceled'],
  ];
  const rows = documents.map((one) => {
    const taxOf = (kind: string) =>
      units(one, one.taxes.reduce((sum, tax) => sum + (tax.kind === kind ? tax.amount : 0), 0) * signOf(one));
    return [
      ...[
        one.number,
        one.kind,
        issueDayOf(one),
        String(one.orderNumber),
        one.of ?? '',
        one.buyer?.name ?? '',
      ],
      ...[
        one.buyer?.gstin ?? '',
        placeOf(one),
        one.currency,
        units(one, signOf(one) * (one.total - one.tax)),
      ],
      ...['CGST', 'SGST', 'IGST', 'TAX'].map(taxOf),
      ...[units(one, signOf(one) * one.total), one.canceledAt ? 'yes' : ''],
    ];
  });
  return { columns, rows };
}

/** The taxable value by total rate. Untaxed value has the rate 0. */
function byRate({ taxes, total, tax }: Invoice): { rate: number; taxable: number }[] {
  const kinds = taxes.some(({ kind }) => kind === 'CGST') ? 2 : 1;
  const own = taxes
    .filter(({ kind }) => kind !== 'SGST')
    .map(({ rate, taxable }) => ({ rate: rate * kinds, taxable }));
  const rest = own.reduce((left, { taxable }) => left - taxable, total - tax);
  return rest === 0 ? own : [...own, { rate: 0, taxable: rest }];
}

function signOf({ kind }: Invoice): 1 | -1 {
  return kind === 'CREDIT_NOTE' ? -1 : 1;
}

function placeOf({ place }: Invoice): string {
  return place.country === 'IN' ? (gstStateOf(place.region) ?? '') : '97-Other Territory';
}

function units({ currency }: Invoice, amount: number): string {
  return toUnits(amount, currency).toFixed(decimalsOf(currency));
}
