import { Link } from 'react-router';
import * as messagesText from '#messages/messages.ts';
import * as sharedText from '#messages/shared.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { EmailText } from '../../components/EmailText.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { formatMoment } from '../../format.ts';
import type { MessageRowFragment } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { WriteControls } from '../../session/WriteControls.tsx';

interface Actions {
  isBusy: boolean;
  onMark: (message: MessageRowFragment) => void;
  onErase: (message: MessageRowFragment) => void;
}

/** Messages that expand from their first line. */
export function MessageList({ messages, ...actions }: Actions & { messages: readonly MessageRowFragment[] }) {
  return (
    <ul className="inbox">
      {messages.map((message) => (
        <li key={message.id}>
          <details className="inbox__message" name="message">
            <Summary message={message} />
            <Details message={message} {...actions} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function Summary({ message: { name, text, sentAt, isDone } }: { message: MessageRowFragment }) {
  return (
    <summary className="inbox__summary">
      <span className="inbox__name">
        <bdi>{name}</bdi>
      </span>
      <span className="inbox__start">{text}</span>
      <StatusPill mark={isDone ? 'good' : 'open'}>{isDone ? sharedText.done : sharedText.open}</StatusPill>
      <time className="inbox__when" dateTime={sentAt}>
        {formatMoment(sentAt)}
      </time>
    </summary>
  );
}

function Details({ message, isBusy, onMark, onErase }: Actions & { message: MessageRowFragment }) {
  const { name, email, phone, orderNumber, text, isDone, doneAt, doneBy } = message;
  return (
    <div className="inbox__details">
      <p className="inbox__text">{text}</p>
      <p className="inbox__facts">
        <EmailText address={email} />
        {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
        {orderNumber && (
          <Link to={`${PATHS.orderList}?${new URLSearchParams({ search: orderNumber })}`}>
            {messagesText.orderNumber(orderNumber)}
          </Link>
        )}
        {doneAt && (
          <span>
            {messagesText.doneAt(formatMoment(doneAt))}
            {doneBy && messagesText.byDone(doneBy)}
          </span>
        )}
      </p>
      <div className="inbox__actions">
        <ButtonLink label={messagesText.replyByEmail} isSmall href={`mailto:${encodeURIComponent(email)}`} />
        <WriteControls>
          <Button
            label={isDone ? messagesText.reopen : messagesText.markAsDone}
            aria-label={isDone ? messagesText.reopenMessageFrom(name) : messagesText.markMessageAsDone(name)}
            isQuiet
            isSmall
            isBusy={isBusy}
            onClick={() => onMark(message)}
          />
        </WriteControls>
        <WriteControls isForOwners>
          <Button
            label={sharedText.deleteLabel}
            aria-label={messagesText.deleteMessageFrom(name)}
            isQuiet
            isSmall
            isBusy={isBusy}
            onClick={() => onErase(message)}
          />
        </WriteControls>
      </div>
    </div>
  );
}
