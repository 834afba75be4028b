import * as sharedText from '#messages/shared.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { downloadSignedIn } from '../../session/ensure-signed-in.ts';
import type { ReportDays } from './report-view.ts';

interface Props {
  report: 'sales' | 'best-sellers' | 'taxes' | 'discounts' | 'low-stock';
  /** The days of the report. Absent for a report on the present, such as low stock. */
  days?: ReportDays;
  by?: string;
}

/** Downloads a report as a CSV file. */
export function ExportButton({ report, days, by }: Props) {
  const query = new URLSearchParams({ ...(days && { from: days.from, to: days.to }), ...(by && { by }) });
  return (
    <ButtonLink
      label={sharedText.exportCsv}
      icon="download"
      isQuiet
      isSmall
      href={`/api/reports/${report}${query.size > 0 ? `?${query}` : ''}`}
      download
      onClick={downloadSignedIn}
    />
  );
}
