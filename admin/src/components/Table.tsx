import './table.css';
import type { ReactNode } from 'react';
import { WriteControls } from '../session/WriteControls.tsx';
import { Button, ButtonLink } from './Button.tsx';
import { headingId, useRowFocus } from './focus.ts';

export interface Column<Row> {
  heading: string;
  cell: (row: Row, index: number) => ReactNode;
  look?: 'strong' | 'muted';
  /** Amounts: they end where their heading does. */
  isNumber?: boolean;
  /** Of the heading and the cells. */
  className?: string;
  /** On a phone the heading stands before the value. */
  isLabelled?: boolean;
  /** Where the cell is in `card`, and whether it stands at the end of that area. */
  area?: string;
  isAtEnd?: boolean;
}

/** A link or a button at the end of a row. */
export interface RowAction {
  text: string;
  /** The accessible name, which says what it is done to. */
  label: string;
  /** A screen of the admin, or (`href`) an address outside of it. */
  to?: string;
  href?: string;
  onPress?: () => void;
  /** Not before its row is saved. */
  isDisabled?: boolean;
  /** Not now; a button that has the focus stays focused. */
  isBusy?: boolean;
  /** Disabled for those who may only look. */
  isWrite?: boolean;
}

interface Props<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Where the table may be wider than its panel: the name of what then scrolls. */
  label?: string;
  /** The text of the heading above, which names the table, and gets the focus when the table goes with its last row. */
  title?: string;
  className?: string;
  /** On a tablet the columns stand closer. */
  isTight?: boolean;
  /** On a phone each row is a card: its cells in lines, or in this `grid-template`. */
  card?: string;
  actions?: (row: Row) => RowAction[] | string;
  /** The heading of the actions, where it is seen. */
  actionsHeading?: string;
}

export function Table<Row>(props: Props<Row>) {
  const { columns, rows, keyOf, label, title, className = '', isTight, card = '' } = props;
  const { actions, actionsHeading } = props;
  const body = useRowFocus(rows.length, title);
  if (title !== undefined && rows.length === 0) return null;
  const looks = ['table', 'table--cards', className, isTight && 'table--tight', card && 'table--areas'];
  const table = (
    <table
      className={looks.filter(Boolean).join(' ')}
      style={card ? { '--card': card } : undefined}
      aria-labelledby={title && headingId(title)}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.heading} scope="col" className={classesOf(column)}>
              {column.heading}
            </th>
          ))}
          {actions && (
            <th scope="col" className="table__actions">
              {actionsHeading ?? <span className="visually-hidden">Action</span>}
            </th>
          )}
        </tr>
      </thead>
      <tbody {...body}>
        {rows.map((row, index) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <Cell key={column.heading} column={column}>
                {column.cell(row, index)}
              </Cell>
            ))}
            {actions && <Actions actions={actions(row)} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (label === undefined) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={`${label}, table`}>
      {table}
    </section>
  );
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

function Actions({ actions }: { actions: RowAction[] | string }) {
  return (
    <td className="table__actions">
      {typeof actions === 'string' ? (
        actions
      ) : (
        <span className="row-actions">
          {actions.map((action) =>
            action.isWrite ? (
              <WriteControls key={action.text}>
                <RowButton action={action} />
              </WriteControls>
            ) : (
              <RowButton key={action.text} action={action} />
            ),
          )}
        </span>
      )}
    </td>
  );
}

export function RowButton({ action }: { action: RowAction }) {
  const { text, label, to, href, onPress, isDisabled, isBusy } = action;
  const look = { label: text, isQuiet: true, isSmall: true, 'aria-label': label };
  if (to !== undefined || href !== undefined) return <ButtonLink {...look} to={to} href={href} />;
  return (
    <Button {...look} disabled={isDisabled} aria-disabled={isBusy} onClick={() => isBusy || onPress?.()} />
  );
}
