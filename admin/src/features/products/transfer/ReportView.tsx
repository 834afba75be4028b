import type { FileReading, ImportReport } from '@mela/rules/import-report.ts';
import type { Overwrite } from '@mela/rules/overwrite.ts';
import { useState } from 'react';
import * as productTransferText from '#messages/product-transfer.ts';
import * as sharedText from '#messages/shared.ts';
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
  { key: 'toCreate', label: productTransferText.toCreate },
  { key: 'toChange', label: sharedText.toChange },
  { key: 'unchanged', label: productTransferText.unchangedRows },
  { key: 'kept', label: productTransferText.kept },
  { key: 'refused', label: productTransferText.skipped },
] as const;

interface Props {
  file: File;
  report: ImportReport;
  /** Why the import failed. Absent before a failure. */
  error?: string;
  /**
   * Starts the import.
   * @param overwrite what the import may overwrite. undefined if there is no choice
   */
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
        <Button label={sharedText.chooseAnotherFile} isQuiet isSmall onClick={onRestart} />
        {report.refused + report.noted > 0 && (
          <Button
            label={productTransferText.downloadReport}
            isQuiet
            isSmall
            onClick={() => downloadReport(report, file.name)}
          />
        )}
        {error && <Button label={sharedText.checkAgain} isSmall onClick={() => onCheck({})} />}
        {isReady && (
          <Button
            label={productTransferText.importRows(count)}
            isSmall
            onClick={() => onImport(hasChoice ? overwrite : undefined)}
          />
        )}
      </div>
    </>
  );
}

function summaryText({ toCreate, toChange, kept, refused, file }: ImportReport): string {
  if (file.questions.length > 0) return productTransferText.answerQuestionsBelowFirst;
  if (toCreate + toChange === 0 && kept > 0) return productTransferText.fileDiffersFromYourProductsChoose;
  if (toCreate + toChange === 0)
    return refused > 0
      ? productTransferText.noProductsCanBeImportedFix
      : productTransferText.allProductsAreUpToDate;
  return refused > 0
    ? productTransferText.productsWithErrorsWillBeSkipped
    : productTransferText.nothingChangesUntilYouConfirm;
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

/** States how the file was interpreted, so that a wrong guess is noticed before the import. */
function FileReadingNote({ encoding, separator, columns }: FileReading) {
  const used = columns.flatMap(({ column }) => (column ? [fieldLabel(column)] : []));
  const ignored = columns.flatMap(({ header, column }) => (column ? [] : [header || '(no name)']));
  return (
    <div className="import__note">
      <p>{productTransferText.fileFormat(encoding, SEPARATORS[separator], used.join(', '))}</p>
      {ignored.length > 0 && (
        <p>
          <strong>{productTransferText.unknownColumnsAreIgnored(ignored.join(', '))}</strong>
        </p>
      )}
    </div>
  );
}
