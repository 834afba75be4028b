import '../../components/table-cards.css';
import '../../components/table-tight.css';
import type { Subcategory } from './sample-subcategories.ts';

const ACTIONS = [
  { kind: 'detail', word: 'View detail' },
  { kind: 'form', word: 'Edit info' },
  { kind: 'delete', word: 'Delete' },
] as const;

interface Props {
  rows: Subcategory[];
  onAct: (kind: (typeof ACTIONS)[number]['kind'], row: Subcategory) => void;
}

export function SubcategoryTable({ rows, onAct }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
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
            <Row key={row.id} row={row} onAct={onAct} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row, onAct }: { row: Subcategory } & Pick<Props, 'onAct'>) {
  return (
    <tr>
      <td className="table__muted" data-label="ID">
        {row.id}
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
          {ACTIONS.map(({ kind, word }) => (
            <button
              key={kind}
              type="button"
              className="button button--quiet button--small"
              aria-label={`${word}: ${row.name}`}
              onClick={() => onAct(kind, row)}
            >
              {word}
            </button>
          ))}
        </div>
      </td>
    </tr>
  );
}
