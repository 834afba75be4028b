import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { NoteForm } from '../../components/NoteForm.tsx';
import { Panel } from '../../components/Panel.tsx';
import { AddOrderNoteDocument, type LiveOrderFragment } from '../../graphql.generated.ts';
import './order-notes.css';
import { formatMoney } from '@mela/rules/format-money.ts';
import { formatMoment } from '../../format.ts';
import { actorText, CONTACT_FIELDS, eventText } from './live-order-words.ts';
import type { LiveOrderState } from './live-orders.ts';

interface Props {
  order: LiveOrderFragment;
  run: LiveOrderState['run'];
  isBusy: boolean;
}

/** The timeline with internal notes, latest first. */
export function LiveOrderNotes({ order, run, isBusy }: Props) {
  const save = (text: string) =>
    run(
      sharedText.noteSaved,
      async () => (await runMutation(AddOrderNoteDocument, { id: order.id ?? '', text })).addOrderNote,
    );
  return (
    <Panel id="order-notes" title={ordersText.timeline}>
      <NoteForm
        className="order-notes"
        isOfAddress
        isBusy={isBusy}
        onSave={save}
        foot={
          <ol className="order-notes__saved" aria-label={ordersText.orderEvents}>
            {order.events.toReversed().map((event) => (
              <EventItem key={event.id} event={event} />
            ))}
          </ol>
        }
      />
    </Panel>
  );
}

function EventItem({ event }: { event: LiveOrderFragment['events'][number] }) {
  return (
    <li className="order-notes__note">
      <strong>{eventText(event)}</strong>
      {event.note && <p className="order-notes__text">{event.note}</p>}
      {event.amount && <p>{formatMoney(event.amount)}</p>}
      {event.carrier && <p>{event.carrier}</p>}
      {event.trackingNumber && <p>{event.trackingNumber}</p>}
      {event.items?.map(({ title, variantTitle, before, after }) => (
        <p key={`${title} ${variantTitle}`}>
          {[title, variantTitle].filter(Boolean).join(', ')}: {before} → {after}
        </p>
      ))}
      {event.totalBefore && event.totalAfter && (
        <p>{ordersText.totalBeforeAfter(formatMoney(event.totalBefore), formatMoney(event.totalAfter))}</p>
      )}
      {event.changes?.map(({ field, before, after }) => (
        <p key={field} className="order-notes__text">
          {CONTACT_FIELDS[field]}: {before ?? ordersText.none} → {after ?? ordersText.none}
        </p>
      ))}
      {event.trackingUrl && (
        <p>
          <a className="order-facts__link" href={event.trackingUrl} rel="noreferrer">
            {ordersText.trackShipment}
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
