import type { ImportReport } from '@mela/rules/import-report.ts';
import type { Overwrite } from '@mela/rules/overwrite.ts';
import { formatProducts } from '../../../format.ts';
import { choicesIn } from './overwrite-counts.ts';

const LABELS: Record<Overwrite, string> = {
  prices: 'Prices',
  stock: 'Stock',
  texts: 'Title and description',
  images: 'Images',
  status: 'Status',
  categories: 'Category',
  details: 'Tags, brand, SKU, barcode, weight and other details',
  variants: 'Options and variants',
  edits: 'Also values that were edited in this shop since the last import',
};

interface Props {
  report: ImportReport;
  overwrite: readonly Overwrite[];
  onChange: (overwrite: Overwrite[]) => void;
}

/** Lets the operator choose which existing values the file may overwrite. */
export function OverwriteChoice({ report, overwrite, onChange }: Props) {
  const choices = choicesIn(report);
  if (choices.length === 0) return null;
  return (
    <fieldset className="import__choice">
      <legend>Overwrite values of products that are already in the shop</legend>
      {choices.map(({ overwrite: one, count }) => (
        <label key={one}>
          <input
            type="checkbox"
            checked={overwrite.includes(one)}
            onChange={({ target }) =>
              onChange(target.checked ? [...overwrite, one] : overwrite.filter((other) => other !== one))
            }
          />{' '}
          {LABELS[one]} <span className="import__muted">{formatProducts(count)}</span>
        </label>
      ))}
      <p className="import__note">Values that you do not select are kept.</p>
    </fieldset>
  );
}
