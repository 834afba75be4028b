import * as returnsText from '#messages/returns.ts';
import * as sharedText from '#messages/shared.ts';
import './returns.css';
import { formatMoney } from '@mela/rules/format-money.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { runQuery } from '../../client/apollo-client.ts';
import { Button } from '../../components/Button.tsx';
import { useKeptFocus } from '../../components/focus.ts';
import { StatusPill } from '../../components/StatusPill.tsx';
import { formatMoment } from '../../format.ts';
import {
  ReadReturnPhotoDocument,
  type ReturnRowFragment,
  type ReturnStatus,
} from '../../graphql.generated.ts';
import { orderPath, PATHS } from '../../paths.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { ReceiveDialog } from './ReceiveDialog.tsx';

export const RETURN_STATUSES: Record<ReturnStatus, { label: string; mark: 'open' | 'good' | 'bad' }> = {
  REQUESTED: { label: returnsText.requested, mark: 'open' },
  ACCEPTED: { label: returnsText.accepted, mark: 'open' },
  DECLINED: { label: returnsText.declined, mark: 'bad' },
  RECEIVED: { label: returnsText.receivedTitle, mark: 'good' },
};

interface Props {
  returns: readonly ReturnRowFragment[];
  onChanged: () => void;
  /** Whether the list is on the order's page. */
  isOnOrder?: boolean;
}

type Action = 'accept' | 'decline' | 'receive';

/** Returns with their possible actions. */
export function ReturnList({ returns, onChanged, isOnOrder = false }: Props) {
  const [open, setOpen] = useState<{ id: string; action: Action }>();
  const chosen = returns.find(({ id }) => id === open?.id);
  const close = (isDone: boolean) => {
    setOpen(undefined);
    if (isDone) onChanged();
  };
  return (
    <>
      <ul className="returns">
        {returns.map((found) => (
          <ReturnItem
            key={found.id}
            found={found}
            isOnOrder={isOnOrder}
            isOpen={found === chosen}
            onChoose={(action) => setOpen({ id: found.id, action })}
          />
        ))}
      </ul>
      {chosen && open?.action === 'receive' && <ReceiveDialog found={chosen} onClosed={close} />}
      {chosen && open && open.action !== 'receive' && (
        <DecideDialog found={chosen} isAccepted={open.action === 'accept'} onClosed={close} />
      )}
    </>
  );
}

interface ItemProps {
  found: ReturnRowFragment;
  isOnOrder: boolean;
  /** Whether its dialog is open. */
  isOpen: boolean;
  onChoose: (action: Action) => void;
}

function ReturnItem({ found, isOnOrder, isOpen, onChoose }: ItemProps) {
  const item = useKeptFocus<HTMLLIElement>(`${found.status} ${isOpen}`);
  return (
    <li ref={item} tabIndex={-1} className="returns__return">
      <ReturnHead found={found} isOnOrder={isOnOrder} />
      <ReturnFacts found={found} />
      <ReturnActions found={found} onChoose={onChoose} />
    </li>
  );
}

function ReturnHead({ found, isOnOrder }: { found: ReturnRowFragment; isOnOrder: boolean }) {
  const { number, status, requestedAt, order } = found;
  const word = RETURN_STATUSES[status];
  return (
    <div className="returns__head">
      <strong>{number}</strong>
      <StatusPill mark={word.mark}>{word.label}</StatusPill>
      <time className="aside" dateTime={requestedAt}>
        {formatMoment(requestedAt)}
      </time>
      {!isOnOrder && (
        <Link className="name-link" to={orderPath(PATHS.orderDetails, order.id ?? '')}>
          {returnsText.orderNumber(order.number)}
          {order.shippingAddress && (
            <>
              , <bdi>{order.shippingAddress.name}</bdi>
            </>
          )}
        </Link>
      )}
    </div>
  );
}

function ReturnFacts({ found }: { found: ReturnRowFragment }) {
  const { lines, reason, note, receipts } = found;
  return (
    <div className="returns__facts">
      <ul>
        {lines.map(({ line, quantity, received }) => (
          <li key={line.id}>
            {quantity} × {[line.title, line.variantTitle].filter(Boolean).join(', ')}
            {received > 0 && <span className="aside"> {returnsText.received(received)}</span>}
          </li>
        ))}
      </ul>
      {reason && <p className="returns__reason">{reason}</p>}
      {found.hasPhoto && <Photo id={found.id} number={found.number} />}
      {note && <p className="returns__note aside">{returnsText.toCustomer(note)}</p>}
      {receipts.map((receipt) => (
        <ReceiptText key={receipt.at} receipt={receipt} />
      ))}
    </div>
  );
}

function ReceiptText({ receipt }: { receipt: ReturnRowFragment['receipts'][number] }) {
  const { at, by, refund, replacementId, replacementNumber } = receipt;
  return (
    <p className="aside">
      {returnsText.receivedAt(formatMoment(at))}
      {by && returnsText.by(by)}
      {refund &&
        (refund.state === 'DONE'
          ? returnsText.amountRefunded(formatMoney(refund.amount))
          : returnsText.amountBeingRefunded(formatMoney(refund.amount)))}
      {replacementId && (
        <>
          {returnsText.replacedBy}{' '}
          <Link className="name-link" to={orderPath(PATHS.orderDetails, replacementId)}>
            {returnsText.order}
            {replacementNumber}
          </Link>
        </>
      )}
    </p>
  );
}

/** The customer's photo, loaded on request. */
function Photo({ id, number }: { id: string; number: string }) {
  const [photo, setPhoto] = useState<string | null>();
  const [hasFailed, setFailed] = useState(false);
  const load = () =>
    runQuery(ReadReturnPhotoDocument, { id }).then(
      ({ returnById }) => setPhoto(returnById.photo),
      () => setFailed(true),
    );
  if (photo)
    return <img className="returns__photo" src={photo} alt={returnsText.fromCustomerReturn(number)} />;
  if (photo === null) return <p className="aside">{returnsText.photoWasDeleted}</p>;
  return (
    <p>
      <Button
        label={hasFailed ? returnsText.tryAgainToShowPhoto : returnsText.showPhoto}
        isQuiet
        isSmall
        onClick={load}
      />
    </p>
  );
}

function ReturnActions({ found, onChoose }: Pick<ItemProps, 'found' | 'onChoose'>) {
  const { status, number } = found;
  if (status === 'DECLINED' || status === 'RECEIVED') return null;
  const isRequested = status === 'REQUESTED';
  return (
    <WriteControls>
      <div className="returns__actions">
        {isRequested ? (
          <Button
            label={returnsText.accept}
            aria-label={returnsText.acceptReturnNumber(number)}
            isSmall
            onClick={() => onChoose('accept')}
          />
        ) : (
          <Button
            label={returnsText.receive}
            aria-label={returnsText.receiveReturnNumber(number)}
            isSmall
            onClick={() => onChoose('receive')}
          />
        )}
        <Button
          label={isRequested ? returnsText.decline : sharedText.close}
          aria-label={
            isRequested ? returnsText.declineReturnNumber(number) : returnsText.closeReturnNumber(number)
          }
          isQuiet
          isSmall
          onClick={() => onChoose('decline')}
        />
      </div>
    </WriteControls>
  );
}
