import { FileDrop } from '../../components/FileDrop.tsx';

const HINT = 'A CSV file, such as Export makes: up to 100,000 lines and 32 MB.';

interface Props {
  isBusy: boolean;
  error: string | undefined;
  onChoose: (file: File) => void;
}

/** Takes a file of stock, chosen or dropped. */
export function ChooseStockFile({ isBusy, error, onChoose }: Props) {
  return (
    <>
      <p>
        A line for each variant: its <code>id</code> or <code>sku</code>, and <code>on_hand</code>. First you
        see what would change, and which lines have errors.
      </p>
      <FileDrop hint={HINT} error={error} onChoose={onChoose} />
      <p className="import__note" role="status">
        {isBusy && 'Checking the file'}
      </p>
    </>
  );
}
