import type { FileReading, ImportReport } from '../../../../../graphql-server/src/rules/import-report.ts';
import { fieldLabel } from '../../../all-field-labels.ts';
import { Button } from '../../../components/Button.tsx';
import { formatCount } from '../../../format.ts';
import { downloadErrors } from './error-file.ts';
import { FileQuestions } from './FileQuestions.tsx';
import { ReportHandles } from './ReportHandles.tsx';
import { ReportRows } from './ReportRows.tsx';
import type { FileFormat } from './send-file.ts';

const COUNTS = [
  { key: 'toCreate', label: 'To create' },
  { key: 'toChange', label: 'To change' },
  { key: 'unchanged', label: 'Unchanged' },
  { key: 'refused', label: 'Skipped' },
] as const;

interface Props {
  file: File;
  report: ImportReport;
  /** Why the import failed. */
  error?: string;
  onImport: () => void;
  /** Checks the file again, as the operator has chosen to read it. */
  onCheck: (format: FileFormat) => void;
  onRestart: () => void;
}

/** What the import would do, row by row, and the button to start it. */
export function ReportView({ file, report, error, onImport, onCheck, onRestart }: Props) {
  const count = report.toCreate + report.toChange;
  const isReady = error === undefined && count > 0 && report.file.questions.length === 0;
  return (
    <>
      <p role="status">
        <strong>{file.name}</strong>: {summaryText(report)}
      </p>
      <FileReadingNote {...report.file} />
      <FileQuestions reading={report.file} onChoose={onCheck} />
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
        {report.refused > 0 && (
          <Button
            label="Download skipped rows"
            isQuiet
            isSmall
            onClick={() => downloadErrors(report, file.name)}
          />
        )}
        {error && <Button label="Check again" isSmall onClick={() => onCheck({})} />}
        {isReady && (
          <Button
            label={`Import ${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`}
            isSmall
            onClick={onImport}
          />
        )}
      </div>
    </>
  );
}

function summaryText({ toCreate, toChange, refused, file }: ImportReport): string {
  if (file.questions.length > 0) return 'choose how to read it first.';
  if (toCreate + toChange === 0)
    return refused > 0
      ? 'no product can be imported. Fix the rows and choose the file again.'
      : 'all products are up to date. There is nothing to import.';
  return refused > 0
    ? 'products with errors are skipped, and all others are imported.'
    : 'nothing is changed before you confirm.';
}

function ReportCounts({ report }: { report: ImportReport }) {
  return (
    <dl className="import__counts">
      {COUNTS.map(({ key, label }) => (
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

/** How the file was understood, so that a wrong guess is seen before anything is imported. */
function FileReadingNote({ encoding, separator, columns }: FileReading) {
  const used = columns.flatMap(({ column }) => (column ? [fieldLabel(column)] : []));
  const ignored = columns.flatMap(({ header, column }) => (column ? [] : [header || 'one without a name']));
  return (
    <div className="import__note">
      <p>
        Read as {encoding}, with {SEPARATORS[separator]} between the cells. Columns: {used.join(', ')}.
      </p>
      {ignored.length > 0 && (
        <p>
          <strong>Ignored columns, which products do not have: {ignored.join(', ')}</strong>
        </p>
      )}
    </div>
  );
}

/** What the file has and this shop does not, what products lack, and the categories that are made for them. */
function ReportNotes({ report: { newCategories, notes } }: { report: ImportReport }) {
  return (
    <>
      {newCategories.length > 0 && (
        <p className="import__note">New categories: {newCategories.join(', ')}.</p>
      )}
      {notes.length > 0 && (
        <details className="import__kind" open>
          <summary>
            Notes <span className="import__muted">{formatCount(notes.length)}</span>
          </summary>
          <ul className="import__notes">
            {notes.map(({ text, count, lines }) => (
              <li key={text}>
                {text} <span className="import__muted">{linesText(count, lines)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function linesText(count: number, lines: readonly number[]): string {
  const more = count > lines.length ? ` and ${formatCount(count - lines.length)} more` : '';
  return `${count === 1 ? 'Line' : 'Lines'} ${lines.join(', ')}${more}`;
}
