import '../../../components/drop-zone.css';
import { type DragEvent, useId, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';

const HINT =
  'A CSV file, such as Export, a spreadsheet program or Shopify makes: up to 100,000 products and 256 MB.';

interface Props {
  /** The chosen file that could not be checked. */
  file?: File;
  category?: string;
  error?: string;
  onChoose: (file: File, category: string) => void;
  onClose: () => void;
}

export function ChooseFile({ file, category: said = '', error, onChoose, onClose }: Props) {
  const id = useId();
  const [category, setCategory] = useState(said);
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  const drop = (event: DragEvent) => {
    setIsDraggedOver(false);
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    onChoose(dropped, category);
  };

  return (
    <>
      <p>
        First you see what the import would create and change, and which rows have errors. Nothing is changed
        before you confirm.
      </p>
      <p className="import__note">
        New products name their images by https: addresses, or wait for them as drafts.{' '}
        <a href="/api/product/template" download>
          Download a template
        </a>
      </p>
      <label className="import__category">
        Category of new products for which the file names none
        <input
          type="text"
          maxLength={100}
          value={category}
          placeholder="Of another shop’s file: as the file is called"
          onChange={({ target }) => setCategory(target.value)}
        />
      </label>
      <label
        className={isDraggedOver ? 'drop-zone drop-zone--over' : 'drop-zone'}
        onDragOver={(event) => {
          // Otherwise the browser would open the dropped file.
          event.preventDefault();
          setIsDraggedOver(true);
        }}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={drop}
      >
        <input
          className="visually-hidden"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          aria-labelledby={`${id}-choose`}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error !== undefined}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onChoose(chosen, category);
            // Otherwise choosing the corrected file again would be no change.
            target.value = '';
          }}
        />
        <Icon name="upload" />
        <span id={`${id}-choose`}>
          <strong className="drop-zone__choose">Choose a file</strong> or drop it here
        </span>
        <span className="drop-zone__hint" id={`${id}-hint`}>
          {HINT}
        </span>
      </label>
      <p className="import__error" id={`${id}-error`} role="alert">
        {error}
      </p>
      <div className="modal__actions">
        <button type="button" className="button button--quiet button--small" onClick={onClose}>
          Close
        </button>
        {file && (
          <button type="button" className="button button--small" onClick={() => onChoose(file, category)}>
            Try {file.name} again
          </button>
        )}
      </div>
    </>
  );
}
