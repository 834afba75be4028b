import './FilesPanel.css';
import { useGraphiQL } from '@graphiql/react';
import { useState, useSyncExternalStore } from 'react';
import { type Picture, pictureStore } from './picture-store.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The pictures that variables of the type Upload can name. */
export function FilesPanel() {
  const pictures = useSyncExternalStore(pictureStore.subscribe, pictureStore.current);
  return (
    <section className="panel" aria-labelledby="files-title">
      <h2 id="files-title">Files</h2>
      <p className="panel__hint">
        Where a variable wants an <code>Upload</code>, write <code>"file:1"</code> for the first picture here,
        or <code>"file:saree.jpg"</code> for the one of that name. The request is then sent as multipart.
      </p>
      <DropZone />
      {pictures.length === 0 && (
        <p className="panel__hint">
          None chosen yet: until then each number stands for a picture drawn for you.
        </p>
      )}
      <ol>
        {pictures.map((picture, i) => (
          <PictureRow key={picture.url} picture={picture} placeholder={`file:${i + 1}`} />
        ))}
      </ol>
    </section>
  );
}

function DropZone() {
  const [isOver, setIsOver] = useState(false);
  return (
    <label
      className={isOver ? 'drop-zone drop-zone--over' : 'drop-zone'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        pictureStore.add(event.dataTransfer.files);
      }}
    >
      <strong>Choose pictures</strong> or drop them here
      <small>JPEG, PNG, WebP, AVIF or GIF. They stay on this page until it is reloaded.</small>
      <input
        type="file"
        accept={ACCEPTED}
        multiple
        onChange={({ target }) => {
          pictureStore.add(target.files ?? []);
          // So that the same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
    </label>
  );
}

function PictureRow({ picture, placeholder }: { picture: Picture; placeholder: string }) {
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const { name, size } = picture.file;

  function insert() {
    variableEditor?.trigger('files', 'type', { text: `"${placeholder}"` });
    variableEditor?.focus();
  }

  return (
    <li className="picture">
      <img src={picture.url} alt="" />
      <div>
        <code>"{placeholder}"</code>
        <small title={name}>
          {name}, {(size / 1000).toLocaleString('en', { maximumFractionDigits: 0 })} kB
        </small>
        <button type="button" onClick={insert} aria-label={`Insert ${placeholder} into the variables`}>
          Insert
        </button>
        <button type="button" onClick={() => pictureStore.remove(picture)} aria-label={`Remove ${name}`}>
          Remove
        </button>
      </div>
    </li>
  );
}
