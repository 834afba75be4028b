import { type Column, Table } from '../../components/Table.tsx';
import type { Subcategory } from './subcategory.ts';

const ACTIONS = [
  { kind: 'detail', text: 'View detail' },
  { kind: 'form', text: 'Edit info' },
  { kind: 'delete', text: 'Delete' },
] as const;

interface Props {
  rows: Subcategory[];
  onAction: (kind: (typeof ACTIONS)[number]['kind'], row: Subcategory) => void;
}

const COLUMNS: Column<Subcategory>[] = [
  // The server's ids are 24 digits, of which the last tell them apart; the detail has them all.
  { heading: 'ID', look: 'muted', isLabelled: true, area: 'id', cell: ({ id }) => id.slice(-6) },
  { heading: 'Name', look: 'strong', area: 'name', cell: ({ name }) => name },
  { heading: 'Description', look: 'muted', area: 'text', cell: ({ description }) => description },
  { heading: 'Slug', look: 'muted', isLabelled: true, area: 'slug', cell: ({ slug }) => `/${slug}` },
  { heading: 'Order', look: 'muted', isLabelled: true, area: 'order', cell: ({ order }) => order },
];

const CARD = `"name name name" "text text text" "id slug order" "actions actions actions" / auto 1fr auto`;

export function SubcategoryTable({ rows, onAction }: Props) {
  return (
    <Table
      label="Subcategories"
      className="subcategories__table"
      isTight
      card={CARD}
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
      actions={(row) =>
        ACTIONS.map(({ kind, text }) => ({
          text,
          label: `${text}: ${row.name}`,
          onPress: () => onAction(kind, row),
        }))
      }
    />
  );
}
