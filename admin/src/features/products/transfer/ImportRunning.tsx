import { formatCount } from '../format-count.ts';
import type { ImportProgress } from './import-answer.ts';

const PERCENT = new Intl.NumberFormat('en-IN', { style: 'percent' });

interface Props {
  name: 'check' | 'import';
  file: File;
  progress: ImportProgress;
  onCancel: () => void;
}

/** How far it is, with a way out. */
export function ImportRunning({ name, file, progress, onCancel }: Props) {
  return (
    <>
      <p>
        {name === 'check' ? 'Checking' : 'Importing'} <strong>{file.name}</strong>
      </p>
      <div className="import__progress">
        <progress
          aria-label={name === 'check' ? 'Checking the file' : 'Importing the file'}
          value={progress.done}
          max={progress.total}
        />
        <span>{inWords(progress)}</span>
      </div>
      {name === 'import' && (
        <p className="import__note">You may close this and go on working. The import ends by itself.</p>
      )}
      <div className="modal__actions">
        <button type="button" className="button button--quiet button--small" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </>
  );
}

function inWords({ phase, done, total }: ImportProgress): string {
  if (phase === 'send') return done < total ? `Sent ${PERCENT.format(done / total)}` : 'Sent';
  return `${phase === 'check' ? 'Checked' : 'Written'} ${formatCount(done)} of ${formatCount(total)}`;
}
