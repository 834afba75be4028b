import './photo-field.css';
import { useEffect, useRef, useState } from 'react';

/** A photo of one's own, shown as soon as it is chosen; it stays on this device. */
export function PhotoField() {
  const input = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<File>();
  const url = useObjectUrl(photo);
  const drop = () => {
    if (input.current) input.current.value = '';
    input.current?.focus();
    setPhoto(undefined);
  };

  return (
    <div className="photo-field settings-form__wide">
      <span className="photo-field__frame">
        {url ? <img src={url} alt={`Chosen: ${photo?.name}`} /> : <span aria-hidden="true">MS</span>}
      </span>
      <div className="photo-field__choice">
        <label className="button button--quiet button--small photo-field__label">
          Upload photo
          <input
            ref={input}
            className="visually-hidden"
            type="file"
            name="photo"
            accept="image/*"
            onChange={({ target }) => setPhoto(target.files?.[0])}
          />
        </label>
        {photo && (
          <button type="button" className="button button--quiet button--small" onClick={drop}>
            Remove photo
          </button>
        )}
      </div>
    </div>
  );
}

/** An address for the file, for as long as it is shown. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
