import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import './order-notes.css';
import { formatMoney } from '@mela/rules/format-money.ts';
import { type FormEvent, useState } from 'react';
import { useTypedForm } from '../../components/unsaved.ts';
import { formatMoment } from '../../format.ts';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { actorText, CONTACT_FIELDS, EVENT_WORDS } from './live-order-words.ts';
import { askOrders, type LiveOrderState } from './live-orders.ts';

interface Props {
  order: LiveOrderFragment;
  run: LiveOrderState['run'];
  isBusy: boolean;
}

/** What has happened, with the notes of the shop, the latest first. */
export function LiveOrderNotes({ order, run, isBusy }: Props) {
  const [fault, setFault] = useState<string>();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('note')).trim();
    if (text === '') return;
    const failed = await run(
      'Note saved',
      async () => (await askOrders('AddOrderNote', { id: order.id ?? '', text })).addOrderNote,
    );
    setFault(failed);
    if (failed === undefined) form.reset();
  };
  return (
    <Panel id="order-notes" title="Notes">
      <form
        ref={useTypedForm(undefined, true)}
        className="order-notes"
        onSubmit={(event) => void save(event)}
      >
        <WriteControls>
          <label className="field">
            <span className="visually-hidden">Note</span>
            <textarea name="note" rows={3} maxLength={2000} placeholder="Seen by the team only" />
          </label>
          <p className="form-fault" role="alert">
            {fault}
          </p>
          <Button label="Save note" isSmall isSubmit isBusy={isBusy} />
        </WriteControls>
        <ol className="order-notes__saved" aria-label="What has happened">
          {order.events.toReversed().map((event) => (
            <EventItem key={event.id} event={event} />
          ))}
        </ol>
      </form>
    </Panel>
  );
}

function EventItem({ event }: { event: LiveOrderFragment['events'][number] }) {
  return (
    <li className="order-notes__note">
      <strong>{EVENT_WORDS[event.kind]}</strong>
      {event.note && <p className="order-notes__text">{event.note}</p>}
      {event.amount && <p>{formatMoney(event.amount)}</p>}
      {event.carrier && <p>{event.carrier}</p>}
      {event.trackingNumber && <p>{event.trackingNumber}</p>}
      {event.changes?.map(({ field, before, after }) => (
        <p key={field} className="order-notes__text">
          {CONTACT_FIELDS[field]}: {before ?? 'none'} → {after ?? 'none'}
        </p>
      ))}
      {event.trackingUrl && (
        <p>
          <a className="order-facts__link" href={event.trackingUrl} rel="noreferrer">
            Track shipment
          </a>
        </p>
      )}
      <p className="aside">
        {formatMoment(event.at)}
        {`, ${actorText(event.actor)}`}
      </p>
    </li>
  );
}
