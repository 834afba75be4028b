import '../../components/tables.css';
import type { Subcategory } from './subcategory.ts';

const ACTIONS = [
  { kind: 'detail', label: 'View detail' },
  { kind: 'form', label: 'Edit info' },
  { kind: 'delete', label: 'Delete' },
] as const;

interface Props {
  rows: Subcategory[];
  onAction: (kind: (typeof ACTIONS)[number]['kind'], row: Subcategory) => void;
}

export function SubcategoryTable({ rows, onAction }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label="Subcategories, table">
      <table className="table table--cards table--tight subcategories__table">
        <thead>
          <tr>
            <th scope="col">ID</th>
            <th scope="col">Name</th>
            <th scope="col">Description</th>
            <th scope="col">Slug</th>
            <th scope="col">Order</th>
            <th scope="col">
              <span className="visually-hidden">Action</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} onAction={onAction} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row, onAction }: { row: Subcategory } & Pick<Props, 'onAction'>) {
  return (
    <tr>
      <td className="table__muted" data-label="ID">
        {shortId(row.id)}
      </td>
      <td className="table__strong">{row.name}</td>
      <td className="table__muted">{row.description}</td>
      <td className="table__muted" data-label="Slug">
        /{row.slug}
      </td>
      <td className="table__muted" data-label="Order">
        {row.order}
      </td>
      <td>
        <div className="subcategories__actions">
          {ACTIONS.map(({ kind, label }) => (
            <button
              key={kind}
              type="button"
              className="button button--quiet button--small"
              aria-label={`${label}: ${row.name}`}
              onClick={() => onAction(kind, row)}
            >
              {label}
            </button>
          ))}
        </div>
      </td>
    </tr>
  );
}

/** The server's ids are 24 digits, of which the last tell them apart; the detail has them all. */
function shortId(id: string): string {
  return id.slice(-6);
}
