import type { StockReport, StockRowReport } from '../../../../graphql-server/src/rules/stock-report.ts';
import { Reasons, ReportTable } from '../../components/ReportTable.tsx';
import { formatCount } from '../../format.ts';
import { NOT_COUNTED } from './stock-words.ts';

/** Errors first, because they have to be fixed first. */
const KINDS = [
  { action: 'refuse', counter: 'refused', title: 'Errors', detail: 'Error' },
  { action: 'change', counter: 'toChange', title: 'To change', detail: 'On hand' },
] as const;

/** The lines of a file of stock by what becomes of them. */
export function StockReportRows({ report }: { report: StockReport }) {
  return (
    <ReportTable
      report={report}
      kinds={KINDS}
      subject="Variant"
      nameOf={({ title, sku, id }) => title || sku || id || 'Unnamed'}
      detailOf={(row) => <Detail row={row} />}
    />
  );
}

function Detail({ row }: { row: StockRowReport }) {
  if (row.action === 'refuse') return <Reasons reasons={row.reasons} />;
  if (row.action !== 'change') return null;
  return (
    <>
      <del>{row.from === null ? NOT_COUNTED : formatCount(row.from)}</del>{' '}
      <span className="visually-hidden">becomes</span> <ins>{formatCount(row.to)}</ins>
    </>
  );
}
