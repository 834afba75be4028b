import type { FileReading } from '../../../../../graphql-server/src/rules/import-report.ts';
import { fieldLabel } from '../../../all-field-labels.ts';

const SEPARATORS = { comma: 'commas', semicolon: 'semicolons', tab: 'tabs' };

/** How the file was understood, so that a wrong guess is seen before anything is imported. */
export function FileReadingNote({ encoding, separator, columns }: FileReading) {
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
