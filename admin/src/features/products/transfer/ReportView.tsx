import type { FileReading, ImportReport } from '@mela/rules/import-report.ts';
import type { Overwrite } from '@mela/rules/overwrite.ts';
import { useState } from 'react';
import { fieldLabel } from '../../../all-field-labels.ts';
import { Button } from '../../../components/Button.tsx';
import { formatCount } from '../../../format.ts';
import { FileQuestions } from './FileQuestions.tsx';
import { OverwriteChoice } from './OverwriteChoice.tsx';
import { chosenReport } from './overwrite-counts.ts';
import { ReportHandles } from './ReportHandles.tsx';
import { ReportNotes } from './ReportNotes.tsx';
import { ReportRows } from './ReportRows.tsx';
import { downloadReport } from './report-file.ts';
import type { FileFormat } from './send-file.ts';

const COUNTS = [
  { key: 'toCreate', label: 'To create' },
  { key: 'toChange', label: 'To change' },
  { key: 'unchanged', label: 'Unchanged' },
  { key: 'kept', label: 'Kept' },
  { key: 'refused', label: 'Skipped' },
] as const;

interface Props {
  file: File;
  report: ImportReport;
  /** Why the import failed. */
  error?: string;
  /** @param overwrite what the import may overwrite. undefined if there is no choice */
  onImport: (overwrite?: readonly Overwrite[]) => void;
  /** Checks the file again with the chosen format. */
  onCheck: (format: FileFormat) => void;
  onRestart: () => void;
}

/** The planned changes row by row, with the import button. */
export function ReportView({ file, report: checked, error, onImport, onCheck, onRestart }: Props) {
  const [overwrite, setOverwrite] = useState<readonly Overwrite[]>(checked.overwrite);
  const hasChoice = checked.differences.length > 0;
  const report = hasChoice ? chosenReport(checked, overwrite) : checked;
  const count = report.toCreate + report.toChange;
  const isReady = error === undefined && count > 0 && report.file.questions.length === 0;
  return (
    <>
      <p role="status">
        <strong>{file.name}</strong>: {summaryText(report)}
      </p>
      <FileReadingNote {...report.file} />
      <FileQuestions reading={report.file} onChoose={onCheck} />
      <OverwriteChoice report={checked} overwrite={overwrite} onChange={setOverwrite} />
      <ReportCounts report={report} />
      <ReportNotes report={report} />
      <ReportHandles report={report} />
      {error && (
        <p className="import__error" role="alert">
          {error}
        </p>
      )}
      <ReportRows report={report} />
      <div className="modal__actions">
        <Button label="Choose another file" isQuiet isSmall onClick={onRestart} />
        {report.refused + report.noted > 0 && (
          <Button label="Download report" isQuiet isSmall onClick={() => downloadReport(report, file.name)} />
        )}
        {error && <Button label="Check again" isSmall onClick={() => onCheck({})} />}
        {isReady && (
          <Button
            label={`Import ${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`}
            isSmall
            onClick={() => onImport(hasChoice ? overwrite : undefined)}
          />
        )}
      </div>
    </>
  );
}

function summaryText({ toCreate, toChange, kept, refused, file }: ImportReport): string {
  if (file.questions.length > 0) return 'answer the questions below first.';
  if (toCreate + toChange === 0 && kept > 0)
    return 'the file differs from your products. Choose which values to overwrite.';
  if (toCreate + toChange === 0)
    return refused > 0
      ? 'no products can be imported. Fix the rows with errors and choose the file again.'
      : 'all products are up to date, so there is nothing to import.';
  return refused > 0
    ? 'products with errors will be skipped, and all others imported.'
    : 'nothing changes until you confirm.';
}

function ReportCounts({ report }: { report: ImportReport }) {
  return (
    <dl className="import__counts">
      {COUNTS.filter(({ key }) => key !== 'kept' || report.differences.length > 0).map(({ key, label }) => (
        <div
          key={key}
          className={
            key === 'refused' && report.refused > 0 ? 'import__count import__count--bad' : 'import__count'
          }
        >
          <dt>{label}</dt>
          <dd>{formatCount(report[key])}</dd>
        </div>
      ))}
    </dl>
  );
}

const SEPARATORS = { comma: 'commas', semicolon: 'semicolons', tab: 'tabs' };

/** How the file was interpreted, so that a wrong guess is noticed before the import. */
function FileReadingNote({ encoding, separator, columns }: FileReading) {
  const used = columns.flatMap(({ column }) => (column ? [fieldLabel(column)] : []));
  const ignored = columns.flatMap(({ header, column }) => (column ? [] : [header || '(no name)']));
  return (
    <div className="import__note">
      <p>
        Encoding: {encoding}. Separator: {SEPARATORS[separator]}. Columns: {used.join(', ')}.
      </p>
      {ignored.length > 0 && (
        <p>
          <strong>Unknown columns are ignored: {ignored.join(', ')}</strong>
        </p>
      )}
    </div>
  );
}
