import type { ImportReport } from '@mela/rules/import-report.ts';
import type { Overwrite } from '@mela/rules/overwrite.ts';
import * as productTransferText from '#messages/product-transfer.ts';
import * as sharedText from '#messages/shared.ts';
import { choicesIn } from './overwrite-counts.ts';

const LABELS: Record<Overwrite, string> = {
  prices: sharedText.prices,
  stock: sharedText.stock,
  texts: productTransferText.titleAndDescription,
  images: sharedText.images,
  status: sharedText.status,
  categories: sharedText.category,
  details: productTransferText.tagsBrandSkuBarcodeWeight,
  variants: productTransferText.optionsAndVariants,
  edits: productTransferText.alsoValuesThatWereEdited,
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
      <legend>{productTransferText.overwriteValuesOfProducts}</legend>
      {choices.map(({ overwrite: one, count }) => (
        <label key={one}>
          <input
            type="checkbox"
            checked={overwrite.includes(one)}
            onChange={({ target }) =>
              onChange(target.checked ? [...overwrite, one] : overwrite.filter((other) => other !== one))
            }
          />{' '}
          {LABELS[one]} <span className="import__muted">{sharedText.numberOfProducts(count)}</span>
        </label>
      ))}
      <p className="import__note">{productTransferText.valuesThatYouDoNotSelect}</p>
    </fieldset>
  );
}
