import { Button } from '../../components/Button.tsx';
import { useObjectUrl } from '../../components/use-object-url.ts';
import './photo-field.css';
import { useRef, useState } from 'react';

/** The chosen photo is only shown, not uploaded. */
export function PhotoField() {
  const input = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<File>();
  const url = useObjectUrl(photo);
  const remove = () => {
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
        {photo && <Button label="Remove photo" isQuiet isSmall onClick={remove} />}
      </div>
    </div>
  );
}
