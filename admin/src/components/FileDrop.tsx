import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import './drop-zone.css';
import { type DragEvent, useEffect, useId, useState } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  hint: string;
  /** The error of the last file. */
  error: string | undefined;
  onChoose: (file: File) => void;
}

/** A field for a CSV file, chosen or dropped. */
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
          // Prevent the browser from opening the dropped file.
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
            // Reset the value, because choosing the corrected file again would otherwise fire no change
            // event.
            target.value = '';
          }}
        />
        <Icon name="upload" />
        <span id={`${id}-choose`}>
          <strong className="drop-zone__choose">{sharedText.chooseFile}</strong> {componentsText.orDropItHere}
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

/** An object URL of the chosen file, revoked when the component unmounts or the file changes. */
export function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(created);
    };
  }, [file]);
  return url;
}
