import * as sharedText from '#messages/shared.ts';
import * as webhooksText from '#messages/webhooks.ts';
import { Button } from '../../components/Button.tsx';
import { Fact, Facts } from '../../components/Facts.tsx';
import { Modal } from '../../components/Modal.tsx';
import { formatCount, formatMoment } from '../../format.ts';
import type { WebhookMessageFragment, WebhookRowFragment } from '../../graphql.generated.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { answerText, eventText } from './message-words.ts';

interface Props {
  message: WebhookMessageFragment;
  webhook: WebhookRowFragment | undefined;
  isBusy: boolean;
  onResend: () => void;
  onClosed: () => void;
}

/** A webhook message with its request and response. */
export function MessageDialog({ message, webhook, isBusy, onResend, onClosed }: Props) {
  const { id, event, at, attempts, nextTryAt, answer, body, state } = message;
  const isIdle = state !== 'WAITING' && webhook?.pausedBecause === null && !isBusy;
  return (
    <Modal title={eventText(event)} onClosed={onClosed}>
      {(close) => (
        <>
          <Facts>
            <Fact name={webhooksText.sentTo}>
              <bdi>{webhook?.url}</bdi>
            </Fact>
            <Fact name="ID">
              <code>msg_{id}</code>
            </Fact>
            <Fact name={sharedText.type}>
              <code>{event}</code>
            </Fact>
            <Fact name={webhooksText.time}>{formatMoment(at)}</Fact>
            <Fact name={sharedText.attempts}>{formatCount(attempts)}</Fact>
            {nextTryAt && state === 'FAILED' && (
              <Fact name={webhooksText.nextAttempt}>{formatMoment(nextTryAt)}</Fact>
            )}
            {answer && (
              <Fact name={webhooksText.response}>{`${formatMoment(answer.at)}: ${answerText(answer)}`}</Fact>
            )}
          </Facts>
          {answer?.excerpt && <Text title={webhooksText.startOfResponse} text={answer.excerpt} />}
          {body && <Text title={webhooksText.body} text={pretty(body)} />}
          <div className="modal__actions">
            <WriteControls>
              <Button
                label={sharedText.sendAgain}
                isQuiet
                isSmall
                aria-disabled={!isIdle}
                aria-busy={isBusy}
                onClick={() => isIdle && onResend()}
              />
            </WriteControls>
            <Button label={sharedText.close} isSmall onClick={close} />
          </div>
        </>
      )}
    </Modal>
  );
}

/** A titled text. It is shown as plain text, so that markup has no effect. */
function Text({ title, text }: { title: string; text: string }) {
  return (
    <section className="webhook-text" aria-label={title}>
      <h3 className="webhook-text__title">{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard */}
      <pre className="webhook-text__box" tabIndex={0}>
        {text}
      </pre>
    </section>
  );
}

function pretty(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}
