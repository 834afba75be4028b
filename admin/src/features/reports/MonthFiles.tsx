import { useState } from 'react';
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
  { table: 'cdnr', label: 'Credit notes' },
  { table: 'hsn', label: 'HSN' },
  { table: 'docs', label: 'Documents' },
];

/** Files of the invoices and credit notes of a month, for bookkeeping and tax returns. */
export function MonthFiles({ isIndian }: { isIndian: boolean }) {
  const months = latestMonths(shopToday());
  // Tax returns are filed for the previous month.
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
      title={isIndian ? 'Accounting and GSTR-1' : 'Accounting'}
      aside={
        <Select
          aria-label="Month of the files"
          options={months}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
      }
    >
      <div className="report-files">
        <p className="aside">
          All invoices and credit notes of the month as CSV
          {isIndian &&
            ', and the tables of GSTR-1: businesses, consumers, credit notes, goods and number ranges'}
          .
        </p>
        <div className="row">
          {file('accounting', 'Accounting')}
          {isIndian && RETURN_TABLES.map(({ table, label }) => file(table, label))}
        </div>
      </div>
    </Panel>
  );
}

/** @param today such as `2026-11-27`. @returns the latest month first */
function latestMonths(today: string) {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, ago) => {
    const first = new Date(Date.UTC(year, month - 1 - ago)).toISOString();
    return { value: first.slice(0, 'yyyy-mm'.length), label: nameOf({ from: first, to: first }, 'MONTH') };
  });
}
