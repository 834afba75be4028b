import { DETAIL_LIMITS } from '@mela/rules/detail-limits.ts';
import { memo } from 'react';
import * as productFormText from '#messages/product-form.ts';
import * as sharedText from '#messages/shared.ts';
import { FieldError } from '../FormField.tsx';
import { ImagePreview } from '../ImageTiles.tsx';
import { type FormImage, tokenOf } from '../image-list.ts';
import { marginText } from '../margin-text.ts';
import { COLUMNS, type Column, type VariantCells, type VariantRow } from './matrix.ts';
import { COLUMN_LABELS, cellName } from './matrix-cells.ts';

interface Props {
  row: VariantRow;
  index: number;
  title: string;
  images: FormImage[];
  /** The errors of the row: messages by column, as JSON. '' for none. */
  errors: string;
  /** The product's price. */
  price: string;
  compareAtPrice: string;
  cost: string;
  weightGrams: string;
  /** The tax that the prices include, in per cent. */
  includedTax: number;
  /** The column of the cell with the fill handle. */
  active: Column | null;
  /** The column that the dragged handle would fill. */
  filled: Column | null;
  onEdit: <C extends Column>(key: string, column: C, value: VariantCells[C]) => void;
}

/** Memoised: a keystroke renders only its own row. */
export const MatrixRow = memo(function MatrixRow(props: Props) {
  const { row, index, title, active, filled } = props;
  const errors: Record<string, string> = props.errors === '' ? {} : JSON.parse(props.errors);
  const ofRow = errors['selectedOptions'] ?? errors['id'];
  return (
    <tr data-row={index} className={row.isSold ? undefined : 'matrix__row--not-sold'}>
      <th scope="row" className="matrix__title">
        {title}
        <FieldError id={`${index}-row-error`} error={ofRow} />
      </th>
      {COLUMNS.map((column) => {
        const error = errors[column];
        return (
          <td
            key={column}
            className={`matrix__${column}${filled === column ? ' matrix__cell--filled' : ''}`}
            data-label={COLUMN_LABELS[column]}
          >
            <Control {...props} column={column} isWrong={error !== undefined} />
            {active === column && <span className="matrix__handle" data-fill aria-hidden="true" />}
            <FieldError id={`${index}-${column}-error`} error={error} />
          </td>
        );
      })}
      <td className="matrix__margin" data-label={productFormText.margin}>
        {marginText(row.price || props.price, row.cost || props.cost, props.includedTax)}
      </td>
    </tr>
  );
});

const MAX_LENGTHS: Partial<Record<Column, number>> = {
  sku: DETAIL_LIMITS.sku,
  barcode: DETAIL_LIMITS.barcode,
};

const NUMERIC: readonly Column[] = ['onHand', 'weightGrams'];
const AMOUNTS: readonly Column[] = ['price', 'compareAtPrice', 'cost'];
/** Empty cells of these columns use the product's value. */
const INHERITED = ['price', 'compareAtPrice', 'cost', 'weightGrams'] as const;

function Control(props: Props & { column: Column; isWrong: boolean }) {
  const { row, index, title, column, isWrong, onEdit } = props;
  const shared = {
    'data-cell': cellName({ row: index, column }),
    'aria-label': productFormText.columnOfTitle(COLUMN_LABELS[column], title),
    ...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${index}-${column}-error` }),
  };
  if (column === 'isSold') {
    return (
      <input
        {...shared}
        type="checkbox"
        checked={row.isSold}
        onChange={({ target }) => onEdit(row.key, column, target.checked)}
      />
    );
  }
  if (column === 'image') return <ImageChoice {...props} shared={shared} />;
  const placeholder = INHERITED.find((one) => one === column);
  return (
    <input
      {...shared}
      value={row[column]}
      placeholder={placeholder && props[placeholder]}
      inputMode={AMOUNTS.includes(column) ? 'decimal' : NUMERIC.includes(column) ? 'numeric' : undefined}
      maxLength={MAX_LENGTHS[column]}
      autoComplete="off"
      onChange={({ target }) => onEdit(row.key, column, target.value)}
    />
  );
}

function ImageChoice({ row, images, onEdit, shared }: Props & { shared: object }) {
  const chosen = images.find((image) => tokenOf(image) === row.image);
  return (
    <span className="matrix__image-choice">
      {chosen && <ImagePreview image={chosen} className="matrix__preview" alt="" size={28} />}
      <select
        {...shared}
        value={chosen ? row.image : ''}
        onChange={({ target }) => onEdit(row.key, 'image', target.value)}
      >
        <option value="">{sharedText.first}</option>
        {images.map((image, place) => (
          <option key={image.key} value={tokenOf(image)}>
            {`${place + 1}: ${image.name}`}
          </option>
        ))}
      </select>
    </span>
  );
}
