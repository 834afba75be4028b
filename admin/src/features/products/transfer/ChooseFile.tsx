import '../../../components/drop-zone.css';
import { type DragEvent, useId, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';

const HINT = 'A CSV file in UTF-8, such as Export makes: up to 20,000 products and 32 MB.';

interface Props {
  /** The file that was chosen before, and could not be checked. */
  file?: File;
  fault?: string;
  onChoose: (file: File) => void;
  onClose: () => void;
}

/** The file is chosen or dropped. */
export function ChooseFile({ file, fault, onChoose, onClose }: Props) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  const drop = (event: DragEvent) => {
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    onChoose(dropped);
  };

  return (
    <>
      <p>
        First you see what the file would create, change, or be refused for. Nothing is changed before you say
        so.
      </p>
      <label
        className={isOver ? 'drop-zone drop-zone--over' : 'drop-zone'}
        onDragOver={(event) => {
          // What is not taken up here the browser would open in place of the admin.
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          className="visually-hidden"
          type="file"
          accept=".csv,text/csv"
          aria-labelledby={`${id}-choose`}
          aria-describedby={`${id}-hint ${id}-fault`}
          aria-invalid={fault !== undefined}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onChoose(chosen);
            // The same file may be chosen again once it is mended.
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
      <p className="import__fault" id={`${id}-fault`} role="alert">
        {fault}
      </p>
      <div className="modal__actions">
        <button type="button" className="button button--quiet button--small" onClick={onClose}>
          Close
        </button>
        {file && (
          <button type="button" className="button button--small" onClick={() => onChoose(file)}>
            Try {file.name} again
          </button>
        )}
      </div>
    </>
  );
}
