import type { ReactNode } from 'react';
import { BulkBar } from './BulkBar.tsx';
import { useHeadingFocus } from './focus.ts';
import { Table, type TableProps } from './Table.tsx';
import { useSelection } from './use-selection.ts';

/** The actions for the selected rows of a page. */
export interface BulkActions<Row> {
  nameOf: (row: Row) => string;
  /**
   * Renders the actions.
   * @param clear clears the selection
   */
  bar: (selected: readonly Row[], clear: () => void) => ReactNode;
}

interface Props<Row> extends Omit<TableProps<Row>, 'label' | 'title' | 'isTight' | 'sort' | 'onSort'> {
  title: string;
  plural: string;
  view?: { sort?: string | undefined };
  onChange?: (change: object) => void;
  bulk?: BulkActions<Row>;
}

/** The table of a list, and the actions for the selected rows. */
export function ListRows<Row>({ rows, columns, ...props }: Props<Row>) {
  const { title, plural, view, onChange, keyOf, bulk, className, card } = props;
  const { actions, actionsHeading, to, onOpen, below, skeletonRows } = props;
  const own = useSelection(JSON.stringify(view));
  const selection = props.selection ?? (bulk && { ...own, nameOf: bulk.nameOf });
  const selected = rows?.filter((row) => own.ids.has(String(keyOf(row)))) ?? [];
  useHeadingFocus(`${selected.length > 0}`, title);
  return (
    <>
      <Table
        label={title}
        title={title}
        isTight
        columns={columns}
        rows={rows}
        sort={view?.sort}
        onSort={(sort) => onChange?.({ sort })}
        {...{ keyOf, className, card, actions, actionsHeading, to, onOpen, selection, below, skeletonRows }}
      />
      {bulk && selected.length > 0 && (
        <BulkBar plural={plural} selection={own} keys={rows?.map((row) => String(keyOf(row))) ?? []}>
          {bulk.bar(selected, own.clear)}
        </BulkBar>
      )}
    </>
  );
}
