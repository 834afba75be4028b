import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import './table.css';
import './table-rows.css';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { headingId, useRowFocus } from './focus.ts';
import { Icon } from './Icon.tsx';
import { Actions, type RowAction } from './RowActions.tsx';
import { type RowSelection, useSelectBoxes } from './use-select-boxes.tsx';

export interface Column<Row> {
  heading: string;
  cell: (row: Row, index: number) => ReactNode;
  look?: 'strong' | 'muted';
  /** Whether the cells are numbers, which are aligned to the end. */
  isNumber?: boolean;
  /** A class for the heading and the cells. */
  className?: string;
  /** Whether the heading is repeated before the value on a phone. */
  isLabelled?: boolean;
  /** The grid area in `card`, and whether the cell is aligned to its end. */
  area?: string;
  isAtEnd?: boolean;
  /** The `sort` value for each direction, if the server can sort by this column. */
  sort?: { ascending: string; descending: string; first?: 'ascending' };
  /** Shown below the cell's content, outside the link. */
  aside?: (row: Row) => ReactNode;
  /** Shown until the rows are loaded, instead of the usual placeholder. */
  skeleton?: ReactNode;
  /** The CSV value, if the cell is more than text. */
  text?: (row: Row) => string;
}

export interface TableProps<Row> {
  columns: readonly Column<Row>[];
  /** undefined until loaded. */
  rows: readonly Row[] | undefined;
  /** The number of placeholder rows while the rows are loading. */
  skeletonRows?: number | undefined;
  keyOf: (row: Row) => string | number;
  /** The accessible name of the scroll container, if the table can be wider than its panel. */
  label?: string;
  /** The heading above the table. It names the table, and gets the focus when the last row disappears. */
  title?: string;
  className?: string | undefined;
  /** Reduces the column gaps on a tablet. */
  isTight?: boolean;
  /** Shows each row as a card on a phone, stacked or in this `grid-template`. */
  card?: string | undefined;
  actions?: ((row: Row) => RowAction[] | ReactNode) | undefined;
  /** The heading of the column with actions, if it is visible. */
  actionsHeading?: string | undefined;
  /** The address of a row. Its name is the link, and the whole row can be pressed. */
  to?: ((row: Row) => string) | undefined;
  /** Opens a row, with an accessible name for the button. */
  onOpen?: { label: (row: Row) => string; open: (row: Row) => void } | undefined;
  selection?: RowSelection<Row> | undefined;
  /** Renders an additional table row below a row. */
  below?: ((row: Row) => ReactNode) | undefined;
  /** The current sort value, as in a column's `sort`. */
  sort?: string | undefined;
  onSort?: ((sort: string) => void) | undefined;
}

const OPPOSITE = { ascending: 'descending', descending: 'ascending' } as const;

export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, keyOf, label, title, className = '', isTight, card = '', actions } = props;
  const body = useRowFocus(rows?.length ?? 0, title);
  const { page, boxOf } = useSelectBoxes(rows, keyOf, props.selection);
  const name = columns.find(({ look }) => look === 'strong') ?? columns[0];
  if (title !== undefined && rows?.length === 0) return null;
  const looks = ['table', 'table--cards', className, isTight && 'table--tight', card && 'table--areas'];
  const table = (
    <table
      className={looks.filter(Boolean).join(' ')}
      style={card ? { '--card': card } : undefined}
      aria-labelledby={title && headingId(title)}
    >
      <thead>
        <tr>
          {columns.map((column, index) => (
            <Heading key={column.heading} column={column} sort={props.sort} onSort={props.onSort}>
              {index === 0 && page}
            </Heading>
          ))}
          {actions && (
            <th scope="col" className="table__actions">
              {props.actionsHeading ?? <span className="visually-hidden">{sharedText.action}</span>}
            </th>
          )}
        </tr>
      </thead>
      <tbody {...body}>
        {rows?.map((row, index) => (
          <Fragment key={keyOf(row)}>
            <tr data-cells>
              {columns.map((column, place) => (
                <Cell key={column.heading} column={column}>
                  {place === 0 && boxOf(row, index)}
                  {column === name ? (
                    <Opener row={row} to={props.to} onOpen={props.onOpen}>
                      {column.cell(row, index)}
                    </Opener>
                  ) : (
                    column.cell(row, index)
                  )}
                  {column.aside?.(row)}
                </Cell>
              ))}
              {actions && <Actions actions={actions(row)} />}
            </tr>
            {props.below?.(row)}
          </Fragment>
        )) ?? <SkeletonRows {...props} />}
      </tbody>
    </table>
  );
  if (label === undefined) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={componentsText.labelTable(label)}>
      {table}
    </section>
  );
}

function SkeletonRows<Row>({ columns, actions, skeletonRows }: TableProps<Row>) {
  return Array.from({ length: skeletonRows ?? 0 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never move
    <tr key={index}>
      {columns.map((column) => (
        <Cell key={column.heading} column={column}>
          {column.skeleton ?? <span className="skeleton skeleton--line" />}
        </Cell>
      ))}
      {actions && <Actions actions={null} />}
    </tr>
  ));
}

type HeadingProps<Row> = Pick<TableProps<Row>, 'sort' | 'onSort'> & {
  column: Column<Row>;
  children: ReactNode;
};

function Heading<Row>({ column, sort, onSort, children }: HeadingProps<Row>) {
  const { heading, sort: names } = column;
  if (!names || !onSort) {
    return (
      <th scope="col" className={classesOf(column)}>
        {children}
        {heading}
      </th>
    );
  }
  const direction = (['ascending', 'descending'] as const).find((one) => names[one] === sort);
  const next =
    direction === (names.first ?? 'descending') ? OPPOSITE[direction] : (names.first ?? 'descending');
  return (
    <th scope="col" className={classesOf(column)} aria-sort={direction}>
      {children}
      <button type="button" className="table__sort" onClick={() => onSort(names[next])}>
        {heading}
        <Icon name="expand" />
      </button>
    </th>
  );
}

function Opener<Row>({
  row,
  to,
  onOpen,
  children,
}: Pick<TableProps<Row>, 'to' | 'onOpen'> & { row: Row; children: ReactNode }) {
  if (to) {
    return (
      <Link className="name-link table__open" to={to(row)}>
        {children}
      </Link>
    );
  }
  if (!onOpen) return children;
  return (
    <button
      type="button"
      className="name-link table__open"
      aria-label={onOpen.label(row)}
      onClick={() => onOpen.open(row)}
    >
      {children}
    </button>
  );
}

/** The text of a cell. */
export function textOf<Row>({ cell, text }: Column<Row>, row: Row): string {
  if (text) return text(row);
  const content = cell(row, 0);
  return typeof content === 'string' || typeof content === 'number' ? String(content) : '';
}

function classesOf<Row>({ className, isNumber }: Column<Row>, ...others: (string | false | undefined)[]) {
  return [isNumber && 'table__number', className, ...others].filter(Boolean).join(' ') || undefined;
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const { heading, look, isLabelled, area, isAtEnd } = column;
  return (
    <td
      className={classesOf(column, look && `table__${look}`, isAtEnd && 'table__end')}
      data-label={isLabelled ? heading : undefined}
      style={area ? { gridArea: area } : undefined}
    >
      {children}
    </td>
  );
}
