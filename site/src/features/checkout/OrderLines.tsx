import { formatMoney } from '@mela/rules/format-money.ts';
import type { Money } from '@mela/rules/money.ts';
import type { Adjustment } from '../cart/cart-answer.ts';
import { adjustmentText } from './adjustment-text.ts';

export interface OrderedPiece {
  variantId: string;
  title: string;
  variantTitle: string | null;
  path: string;
  image: { thumbnailUrl: string } | null;
  quantity: number;
  price: Money;
  total: Money;
  adjustments: readonly Adjustment[];
}

interface Props<Line extends OrderedPiece> {
  lines: readonly Line[];
  /** Returns the note below a line. */
  noteOf?: (line: Line) => string;
}

/** The lines of the order. */
export function OrderLines<Line extends OrderedPiece>({ lines, noteOf }: Props<Line>) {
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <OrderLineRow key={line.variantId} line={line} more={noteOf?.(line) ?? ''} />
      ))}
    </ul>
  );
}

function OrderLineRow({ line, more }: { line: OrderedPiece; more: string }) {
  const { title, variantTitle, path, image, quantity, price, total, adjustments } = line;
  const note = [adjustmentText(adjustments), more].filter(Boolean).join(' · ');
  return (
    <li className="order-line">
      <div className="backdrop backdrop--wall order-line__image">
        {image && <img src={image.thumbnailUrl} width={72} height={81} alt="" />}
      </div>
      <div>
        {path.startsWith('/') ? (
          <a className="order-line__name" href={path}>
            {title}
          </a>
        ) : (
          <span className="order-line__name">{title}</span>
        )}
        {variantTitle && <p className="order-line__text">{variantTitle}</p>}
        <p className="order-line__text">{`${quantity} × ${formatMoney(price)}`}</p>
        {note && <p className="order-line__text">{note}</p>}
      </div>
      <b className="order-line__total">{formatMoney(total)}</b>
    </li>
  );
}

const PLACEHOLDERS = ['first', 'second'];

/** The placeholder of lines that are still loading. */
export function OrderLinesSkeleton() {
  return (
    <ul className="order-lines" aria-hidden="true">
      {PLACEHOLDERS.map((name) => (
        <li key={name} className="order-line">
          <span className="skeleton order-line__image" />
          <span>
            <span className="skeleton skeleton--line" />
          </span>
          <span className="skeleton skeleton--line order-line__total" />
        </li>
      ))}
    </ul>
  );
}
