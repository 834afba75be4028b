import { formatRupees } from '../format-rupees.ts';
import type { CellChange } from './import-answer.ts';

/** What changes of a product: what it was, struck through, and what it becomes. */
export function RowChanges({ changes }: { changes: CellChange[] }) {
  return (
    <ul>
      {changes.map(({ column, from, to }) => (
        <li key={column}>
          {columnLabel(column)}: <del>{cellText(column, from)}</del>{' '}
          <span className="visually-hidden">becomes</span> <ins>{cellText(column, to)}</ins>
        </li>
      ))}
    </ul>
  );
}

/** A column as the form calls the field: `is_new` is New, `selling_price` is Selling price. */
export function columnLabel(column: string): string {
  const words = column.replace(/^is_/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A cell as people write it. */
export function cellText(column: string, text: string): string {
  if (text === '') return 'none';
  if (column.startsWith('is_')) return text === '1' ? 'yes' : 'no';
  return column.endsWith('_price') ? formatRupees(Number(text)) : text;
}
