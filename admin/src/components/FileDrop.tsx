import './drop-zone.css';
import { type DragEvent, useId, useState } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  hint: string;
  /** Why the file that was chosen last will not do. */
  error: string | undefined;
  onChoose: (file: File) => void;
}

/** Takes a file of lines, chosen or dropped. */
export function FileDrop({ hint, error, onChoose }: Props) {
  const id = useId();
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const drop = (event: DragEvent) => {
    setIsDraggedOver(false);
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    onChoose(dropped);
  };
  return (
    <>
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
            if (chosen) onChoose(chosen);
            // Otherwise choosing the corrected file again would be no change.
            target.value = '';
          }}
        />
        <Icon name="upload" />
        <span id={`${id}-choose`}>
          <strong className="drop-zone__choose">Choose a file</strong> or drop it here
        </span>
        <span className="fine" id={`${id}-hint`}>
          {hint}
        </span>
      </label>
      <p className="import__error" id={`${id}-error`} role="alert">
        {error}
      </p>
    </>
  );
}
