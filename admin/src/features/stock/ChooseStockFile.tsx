import '../../components/drop-zone.css';
import { type DragEvent, useId, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';

interface Props {
  isBusy: boolean;
  error: string | undefined;
  onChoose: (file: File) => void;
}

/** Takes a file of stock, chosen or dropped. */
export function ChooseStockFile({ isBusy, error, onChoose }: Props) {
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
      <p>
        A line for each variant: its <code>id</code> or <code>sku</code>, and <code>on_hand</code>. First you
        see what would change, and which lines have errors.
      </p>
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
        <span className="drop-zone__hint" id={`${id}-hint`}>
          A CSV file, such as Export makes: up to 100,000 lines and 32 MB.
        </span>
      </label>
      <p className="import__note" role="status">
        {isBusy && 'Checking the file'}
      </p>
      <p className="import__error" id={`${id}-error`} role="alert">
        {error}
      </p>
    </>
  );
}
