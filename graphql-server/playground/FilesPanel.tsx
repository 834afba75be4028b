import { Button, type GraphiQLPlugin, useGraphiQL } from '@graphiql/react';
import { useSyncExternalStore } from 'react';
import { ACCEPT, type ChosenImage, chosenImages } from './chosen-images.ts';

/** The sidebar's panel of images for uploads. */
export const FILES_PLUGIN: GraphiQLPlugin = { title: 'Files', icon: FilesIcon, content: FilesPanel };

function FilesIcon() {
  return (
    <svg className="panel-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 4h14a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 5 4zM4 17l5-5 4 4 2.5-2.5L20 17" />
      <circle cx="15" cy="9" r="1.4" />
    </svg>
  );
}

/** The images that variables of type Upload can refer to. */
function FilesPanel() {
  const { images, notice } = useSyncExternalStore(chosenImages.subscribe, chosenImages.current);
  return (
    <section className="panel" aria-labelledby="files-title">
      <h2 id="files-title">Files</h2>
      <p className="panel__hint">
        Where a variable wants an <code>Upload</code>, write <code>"file:1"</code> for the first image here,
        or <code>"file:saree.jpg"</code> for the one of that name. The request is then sent as multipart.
      </p>
      <label className="choose-images">
        <span>
          <strong>Choose images</strong> or drop them here
        </span>
        <input
          type="file"
          accept={ACCEPT}
          multiple
          onChange={({ target }) => {
            chosenImages.add(target.files ?? []);
            // Lets the user choose the same file again after removing it.
            target.value = '';
          }}
        />
        <small>JPEG, PNG, WebP, AVIF or GIF. They stay on this page until it is reloaded.</small>
      </label>
      <p role="status" className="panel__status panel__status--incomplete">
        {notice}
      </p>
      {images.length === 0 && (
        <p className="panel__hint">
          None chosen yet: until then each number stands for an image drawn for you.
        </p>
      )}
      <ul>
        {images.map((image, i) => (
          <ImageRow key={image.url} image={image} placeholder={`file:${i + 1}`} />
        ))}
      </ul>
    </section>
  );
}

function ImageRow({ image, placeholder }: { image: ChosenImage; placeholder: string }) {
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const { name, size } = image.file;

  function insert() {
    variableEditor?.trigger('files', 'type', { text: `"${placeholder}"` });
    variableEditor?.focus();
  }

  return (
    <li className="chosen-image">
      <img src={image.url} alt="" />
      <code>"{placeholder}"</code>
      <small title={name}>
        {name}, {(size / 1000).toLocaleString('en', { maximumFractionDigits: 0 })} kB
      </small>
      <Button onClick={insert} aria-label={`Insert ${placeholder} into the variables`}>
        Insert
      </Button>
      <Button onClick={() => chosenImages.remove(image)} aria-label={`Remove ${name}`}>
        Remove
      </Button>
    </li>
  );
}
