import { type FormEvent, useRef, useState } from 'react';
import * as returnsText from '#messages/returns.ts';
import * as sharedText from '#messages/shared.ts';
import { takeSubmit } from '../../components/page-script.ts';
import { GraphqlError, tryAgainText } from '../cart/post-graphql.ts';
import { type ReturnDraft, type ReturnedOrder, requestReturn, titleOf } from './return-answer.ts';

interface Props {
  order: ReturnedOrder;
  token: string;
  onDone: () => Promise<void>;
  onCancel: () => void;
}

const UNREACHABLE = returnsText.failed;
const NOTHING = returnsText.chooseItems;
const NO_REASON = returnsText.enterReason;
const IMAGES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Asks which items to return, and why. */
export function ReturnForm({ order, token, onDone, onCancel }: Props) {
  const { error, isSending, send } = useRequest(token, onDone);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    takeSubmit(event.nativeEvent);
    void send(draftOf(order, new FormData(event.currentTarget)));
  };
  return (
    <form className="order-returns__form" method="dialog" noValidate aria-busy={isSending} onSubmit={submit}>
      {order.returnable.lines.map(({ lineId, quantity }) => (
        <QuantityField key={lineId} order={order} lineId={lineId} most={quantity} />
      ))}
      <label className="field">
        <span>{returnsText.why}</span>
        <textarea name="reason" rows={3} maxLength={1000} required />
      </label>
      <label className="field">
        <span>{returnsText.photo}</span>
        <input name="photo" type="file" accept={IMAGES} />
      </label>
      <p role="alert" className="order-returns__fault">
        {error}
      </p>
      <div className="order__actions">
        <button className="button" type="submit" aria-disabled={isSending}>
          {isSending ? sharedText.sending : returnsText.request}
        </button>
        <button className="button button--quiet" type="button" onClick={onCancel}>
          {returnsText.cancel}
        </button>
      </div>
    </form>
  );
}

function QuantityField({ order, lineId, most }: { order: ReturnedOrder; lineId: string; most: number }) {
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line) return null;
  return (
    <label className="field order-returns__line">
      <span>{titleOf(line)}</span>
      <select name={`quantity-${lineId}`} defaultValue="0">
        {Array.from({ length: most + 1 }, (_, count) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the option's value.
          <option key={count} value={count}>
            {count === 0 ? returnsText.keep : returnsText.returnCount(count)}
          </option>
        ))}
      </select>
    </label>
  );
}

function draftOf({ returnable }: ReturnedOrder, entered: FormData): ReturnDraft {
  const photo = entered.get('photo');
  return {
    lines: returnable.lines
      .map(({ lineId }) => ({ lineId, quantity: Number(entered.get(`quantity-${lineId}`)) }))
      .filter(({ quantity }) => quantity > 0),
    reason: String(entered.get('reason') ?? '').trim(),
    // Without a chosen file, the field contains an empty one.
    photo: photo instanceof File && photo.size > 0 ? photo : null,
  };
}

/** Sends one request at a time. A retry uses the same key, so that the server counts both as one. */
function useRequest(token: string, onDone: Props['onDone']) {
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);
  const attempt = useRef({ sent: '', key: '' });
  const send = async (draft: ReturnDraft) => {
    if (isSending) return;
    const fault = draft.lines.length === 0 ? NOTHING : draft.reason === '' ? NO_REASON : '';
    setError(fault);
    if (fault) return;
    setSending(true);
    const { photo, ...said } = draft;
    const sent = JSON.stringify([said, photo?.name, photo?.size, photo?.lastModified]);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: newKey() };
    try {
      await requestReturn(token, draft, attempt.current.key);
      await onDone();
    } catch (caught) {
      setError(faultOf(caught));
    } finally {
      setSending(false);
    }
  };
  return { error, isSending, send };
}

/** A random key. `randomUUID` is not used, because it requires a secure context. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

function faultOf(error: unknown): string {
  if (!(error instanceof GraphqlError)) return UNREACHABLE;
  const faults = Object.values((error.extensions['fieldErrors'] ?? {}) as Record<string, string>);
  return faults.length > 0 ? faults.join(' ') : tryAgain(error);
}

function tryAgain({ code, message, retryAfter }: GraphqlError): string {
  const isPassing = code === 'RATE_LIMITED' || code === 'UNAVAILABLE' || code === 'INTERNAL_SERVER_ERROR';
  return isPassing ? tryAgainText(message, retryAfter) : message;
}
