import { formatDay } from '@mela/rules/format-day.ts';
import { useCallback, useEffect, useState } from 'react';
import * as returnsText from '#messages/returns.ts';
import fieldCss from '../../../../design/components/field.css?inline';
import { adoptStyles } from '../../components/adopt-styles.ts';
import css from './order-returns.css?inline';
import { ReturnForm } from './ReturnForm.tsx';
import { type ReturnedOrder, readReturns, type SeenReturn, titleOf } from './return-answer.ts';

const STATUSES: Record<SeenReturn['status'], string> = {
  REQUESTED: returnsText.requested,
  ACCEPTED: returnsText.acceptedSendItems,
  DECLINED: returnsText.declined,
  RECEIVED: returnsText.receivedStatus,
};

interface Props {
  /** The token from the order's link. */
  token: string;
  /** Reloads the order. */
  reload: () => Promise<void>;
}

/** The returns of an order, with a form to request one. Renders nothing if there are none and nothing can be returned. */
export function OrderReturns({ token, reload }: Props) {
  const [order, setOrder] = useState<ReturnedOrder | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [told, setTold] = useState('');
  // Ignore a failure: the rest of the page says when the shop cannot be reached.
  const load = useCallback(() => readReturns(token).then(setOrder, () => undefined), [token]);
  useEffect(() => void load(), [load]);
  if (!order) return null;
  const { returns, returnable } = order;
  const canReturn = returnable.obstacle === null;
  if (returns.length === 0 && !canReturn && returnable.obstacle !== 'PERIOD_OVER') return null;
  const done = async () => {
    setOpen(false);
    setTold(returnsText.received);
    await Promise.all([load(), reload()]);
  };
  return (
    <section className="order-returns" aria-labelledby="returns">
      <h2 id="returns">{returnsText.title}</h2>
      {returns.length > 0 && (
        <ul className="order-returns__list">
          {returns.map((one) => (
            <ReturnItem key={one.id} one={one} />
          ))}
        </ul>
      )}
      <p>{periodText(order)}</p>
      {canReturn && isOpen && (
        <ReturnForm order={order} token={token} onDone={done} onCancel={() => setOpen(false)} />
      )}
      {canReturn && !isOpen && (
        <button className="button button--quiet" type="button" onClick={() => setOpen(true)}>
          {returnsText.returnItems}
        </button>
      )}
      <p role="status">{told}</p>
    </section>
  );
}

function ReturnItem({ one }: { one: SeenReturn }) {
  const { number, status, lines, note, receipts } = one;
  return (
    <li>
      <b>{returnsText.returnNumber(number, STATUSES[status])}</b>
      {lines.map(({ line, quantity }) => (
        <span key={line.id}>
          {quantity} × {titleOf(line)}
        </span>
      ))}
      {note && <span className="order-returns__note">{note}</span>}
      {receipts.map(
        ({ replacementNumber }) =>
          replacementNumber && (
            <span key={replacementNumber}>{returnsText.replacedBy(replacementNumber)}</span>
          ),
      )}
    </li>
  );
}

function periodText({ returnable: { lastDay, obstacle } }: ReturnedOrder): string | null {
  if (!lastDay) return null;
  if (obstacle === null) return returnsText.until(formatDay(lastDay));
  return obstacle === 'PERIOD_OVER' ? returnsText.ended(formatDay(lastDay)) : null;
}

/**
 * The section of the order page, with its styles. The page loads this file only if something can be returned.
 */
export function returnsSection(): typeof OrderReturns {
  adoptStyles(fieldCss);
  adoptStyles(css);
  return OrderReturns;
}
