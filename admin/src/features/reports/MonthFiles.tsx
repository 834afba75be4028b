import { useState } from 'react';
import * as reportsText from '#messages/reports.ts';
import * as sharedText from '#messages/shared.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Select } from '../../components/Select.tsx';
import { downloadSignedIn } from '../../session/ensure-signed-in.ts';
import { shopToday } from '../../shop-time.ts';
import { nameOf } from './report-words.ts';

const MONTHS = 24;

/** The tables of the Indian tax return GSTR-1. */
const RETURN_TABLES = [
  { table: 'b2b', label: 'B2B' },
  { table: 'b2cs', label: 'B2C' },
  { table: 'cdnr', label: reportsText.creditNotes },
  { table: 'hsn', label: sharedText.hsn },
  { table: 'docs', label: reportsText.documents },
];

/** Files of the invoices and credit notes of a month, for bookkeeping and tax returns. */
export function MonthFiles({ isIndian }: { isIndian: boolean }) {
  const months = latestMonths(shopToday());
  // Start with the previous month, for which tax returns are filed.
  const [month, setMonth] = useState(months[1]?.value ?? '');
  const file = (table: string, label: string) => (
    <ButtonLink
      key={table}
      label={label}
      icon="download"
      isQuiet
      isSmall
      href={`/api/invoices/return/${table}?month=${month}`}
      download
      onClick={downloadSignedIn}
    />
  );
  return (
    <Panel
      id="report-files"
      title={isIndian ? reportsText.accountingAndGstr1 : reportsText.accounting}
      aside={
        <Select
          aria-label={reportsText.monthOfFiles}
          options={months}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
      }
    >
      <div className="report-files">
        <p className="aside">
          {reportsText.allInvoicesAndCreditNotes}
          {isIndian && reportsText.andTablesOfGstr1Businesses}.
        </p>
        <div className="row">
          {file('accounting', reportsText.accounting)}
          {isIndian && RETURN_TABLES.map(({ table, label }) => file(table, label))}
        </div>
      </div>
    </Panel>
  );
}

/**
 * The months of the choice.
 * @param today such as `2026-11-27`.
 * @returns the latest month first
 */
function latestMonths(today: string) {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, ago) => {
    const first = new Date(Date.UTC(year, month - 1 - ago)).toISOString();
    return { value: first.slice(0, 'yyyy-mm'.length), label: nameOf({ from: first, to: first }, 'MONTH') };
  });
}
