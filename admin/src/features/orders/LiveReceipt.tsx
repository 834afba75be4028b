import { type Column, Table } from '../../components/Table.tsx';
import './order-lines.css';
import './receipt.css';
import type { InvoiceOrderFragment } from '../../graphql.generated.ts';
import { LIVE_PAYMENTS, methodLabel } from './live-order-words.ts';

interface Props {
  order: InvoiceOrderFragment;
  invoice: InvoiceOrderFragment['documents'][number];
}

/** A document of an order, with the same content as its PDF. */
export function LiveReceipt({ order, invoice }: Props) {
  const { sheet } = invoice;
  const [seller, ...others] = sheet.parties;
  const [shop = '', ...address] = seller?.lines ?? [];
  const facts = sheet.facts.filter(({ text }) => text !== sheet.number);
  return (
    <article className="panel receipt" aria-labelledby="receipt">
      <header className="receipt__head">
        <div>
          <p className="receipt__shop">{shop}</p>
          <Lines lines={address} />
        </div>
        <div className="receipt__number">
          <h2 className="receipt__title" id="receipt">
            {sheet.title} {sheet.number}
          </h2>
          <Lines
            lines={[
              ...facts.map(({ label, text }) => `${label}: ${text}`),
              methodLabel(order.paymentMethod),
              LIVE_PAYMENTS[order.paymentStatus].label,
            ]}
          />
        </div>
      </header>
      {others.length > 0 && (
        <div className="receipt__parties">
          {others.map(({ label, lines: [name, ...lines] }) => (
            <div key={label}>
              <h3 className="receipt__label">{label}</h3>
              <p className="receipt__name">{name}</p>
              <Lines lines={lines} />
            </div>
          ))}
        </div>
      )}
      <SheetTable columns={sheet.columns} rows={sheet.rows} />
      <SheetTotals totals={sheet.totals} />
      {sheet.taxes && (
        <SheetTable
          columns={sheet.taxes.columns.map((title, index) => ({ title, isNumber: index > 0 }))}
          rows={sheet.taxes.rows}
        />
      )}
      <div className="aside receipt__thanks">
        {[sheet.words, ...sheet.notes].filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </article>
  );
}

function SheetTotals({ totals }: Pick<Props['invoice']['sheet'], 'totals'>) {
  return (
    <dl className="order-totals">
      {totals.flatMap(({ label, amount, isTotal }) => {
        const look = isTotal ? 'order-totals__grand' : undefined;
        return [
          <dt key={label} className={look}>
            {label}
          </dt>,
          <dd key={`${label} amount`} className={look}>
            {amount}
          </dd>,
        ];
      })}
    </dl>
  );
}

interface SheetRow {
  cells: readonly string[];
  index: number;
}

interface SheetTableProps {
  columns: readonly { title: string; isNumber: boolean }[];
  rows: readonly (readonly string[])[];
}

function SheetTable({ columns, rows }: SheetTableProps) {
  return (
    <Table
      className="order-lines receipt__table"
      rows={rows.map((cells, index): SheetRow => ({ cells, index }))}
      keyOf={({ index }) => index}
      columns={columns.map(
        ({ title, isNumber }, index): Column<SheetRow> => ({
          heading: title,
          isNumber,
          isLabelled: index > 0,
          look: index === 0 || index === columns.length - 1 ? 'strong' : 'muted',
          cell: ({ cells }) => cells[index] ?? '',
        }),
      )}
    />
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} className="receipt__line">
      {line}
    </p>
  ));
}
