import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FileDrop } from '../../../components/FileDrop.tsx';

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
  const [category, setCategory] = useState(said);

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
      <FileDrop hint={HINT} error={error} onChoose={(chosen) => onChoose(chosen, category)} />
      <div className="modal__actions">
        <Button label="Close" isQuiet isSmall onClick={onClose} />
        {file && <Button label={`Try ${file.name} again`} isSmall onClick={() => onChoose(file, category)} />}
      </div>
    </>
  );
}
