import { formatMoney } from '@mela/rules/format-money.ts';
import { isOnlineMethod } from '@mela/rules/selling-terms.ts';
import { toast } from 'react-hot-toast/headless';
import * as paymentsText from '#messages/payments.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { Button } from '../../components/Button.tsx';
import { Fault } from '../../components/Fault.tsx';
import { useKeptFocus } from '../../components/focus.ts';
import { Panel } from '../../components/Panel.tsx';
import { type StatusMark, StatusPill } from '../../components/StatusPill.tsx';
import { useChange } from '../../components/use-change.ts';
import { useChanged } from '../../components/use-changed.ts';
import { formatMoment } from '../../format.ts';
import {
  CheckPaymentsDocument,
  type LiveOrderFragment,
  type OrderPaymentsFragment,
  ReadOrderPaymentsDocument,
  RefundStrayPaymentDocument,
} from '../../graphql.generated.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import './payments.css';

type Payment = OrderPaymentsFragment['payments'][number];
type Attempt = OrderPaymentsFragment['paymentAttempts'][number];
type Stray = Attempt['strays'][number];

const KINDS: Record<Payment['kind'], string> = {
  CHARGE: sharedText.payment,
  REFUND: sharedText.refund,
  CHARGEBACK: sharedText.chargeback,
};
const STATES: Record<Payment['state'], { label: string; mark: StatusMark }> = {
  PENDING: { label: sharedText.pending, mark: 'open' },
  SUCCEEDED: { label: paymentsText.succeeded, mark: 'good' },
  FAILED: { label: sharedText.failed, mark: 'bad' },
  CANCELED: { label: paymentsText.reversed, mark: 'bad' },
};
const REASONS: Record<Stray['reason'], string> = {
  WRONG_AMOUNT: paymentsText.doesNotMatchOrderTotal,
  WRONG_CURRENCY: paymentsText.isNotInOrdersCurrency,
  PAID_TWICE: paymentsText.isDuplicate,
};
const REFUNDS: Record<NonNullable<Stray['refund']>, string> = {
  DUE: paymentsText.itIsBeingRefunded,
  DONE: paymentsText.itWasRefunded,
  FAILED: paymentsText.refundFailed,
};

interface Props {
  order: Pick<LiveOrderFragment, 'id' | 'paymentMethod' | 'events'>;
}

/** Charges and refunds of an order's payment provider. Renders nothing without a provider. */
export function OrderPayments({ order: { id, paymentMethod, events } }: Props) {
  if (id === null || !isOnlineMethod(paymentMethod)) return null;
  return <ProviderPayments orderId={id} steps={events.length} />;
}

interface ProviderProps {
  orderId: string;
  /** The number of the order's events. A new one reloads the payments. */
  steps: number;
}

function ProviderPayments({ orderId, steps }: ProviderProps) {
  const { data, reload } = useLiveQuery(ReadOrderPaymentsDocument, {
    variables: { id: orderId },
    isBackground: true,
  });
  useChanged(steps, reload);
  const { isBusy, run } = useChange(reload);
  const known = data?.orderById;
  if (!known || known.paymentAttempts.length === 0) return null;
  return (
    <Panel
      id="order-payments"
      title={paymentsText.payments}
      aside={
        <WriteControls>
          <Button
            label={sharedText.checkAgain}
            isQuiet
            isSmall
            isBusy={isBusy}
            onClick={() =>
              void run(async () => {
                await runMutation(CheckPaymentsDocument, { id: orderId });
                await reload();
                toast.success(paymentsText.paymentsChecked);
              })
            }
          />
        </WriteControls>
      }
    >
      <ul className="order-payments">
        {known.payments.map((payment) => (
          <PaymentItem key={payment.id} payment={payment} />
        ))}
        {known.paymentAttempts.map((attempt) => (
          <AttemptItem
            key={attempt.id}
            attempt={attempt}
            isBusy={isBusy}
            onRefund={(chargeId) =>
              void run(async () => {
                const variables = { attemptId: attempt.id, chargeId };
                const { refundStrayPayment } = await runMutation(RefundStrayPaymentDocument, variables);
                await reload();
                tellRefund(refundStrayPayment, chargeId);
              })
            }
          />
        ))}
      </ul>
    </Panel>
  );
}

/** Says how far the refund of a payment came. */
function tellRefund({ paymentAttempts }: OrderPaymentsFragment, chargeId: string): void {
  const stray = paymentAttempts.flatMap(({ strays }) => strays).find((one) => one.chargeId === chargeId);
  if (!stray?.refund) return;
  const text = [REFUNDS[stray.refund], stray.error].filter(Boolean).join(' ');
  stray.refund === 'FAILED' ? toast.error(text) : toast.success(text);
}

function PaymentItem({ payment }: { payment: Payment }) {
  const { kind, state, amount, at, by, providerId, providerUrl } = payment;
  return (
    <li className="order-payments__item">
      <p>
        {KINDS[kind]} <strong>{formatMoney(amount)}</strong>{' '}
        <StatusPill mark={STATES[state].mark}>{STATES[state].label}</StatusPill>
      </p>
      <p className="aside">
        {formatMoment(at)}
        {by && `, ${by}`} <ProviderLink id={providerId} url={providerUrl} />
      </p>
    </li>
  );
}

interface AttemptProps {
  attempt: Attempt;
  isBusy: boolean;
  onRefund: (chargeId: string) => void;
}

function AttemptItem({ attempt, isBusy, onRefund }: AttemptProps) {
  const { startedAt, checkedAt, isTest, isClosed, failure, error, strays, events } = attempt;
  const last = events.at(-1);
  const item = useKeptFocus<HTMLLIElement>(strays.map(({ refund }) => refund).join(' '));
  return (
    <li ref={item} tabIndex={-1} className="order-payments__item">
      <p>
        {isClosed ? paymentsText.paymentPageClosed : paymentsText.paymentPageOpen}
        {isTest && paymentsText.testModeInText}{' '}
        <ProviderLink id={attempt.providerId} url={attempt.providerUrl} />
      </p>
      <p className="aside">
        {paymentsText.openedStartedAt(formatMoment(startedAt))}
        {checkedAt && paymentsText.checkedAt(formatMoment(checkedAt))}
        {last && paymentsText.lastEventType(last.type)}
      </p>
      {failure && <p>{paymentsText.customersLastPaymentAttemptFailed(failure)}</p>}
      {error && <Fault text={paymentsText.shopRetriesAutomatically(error)} />}
      {strays.map((stray) => (
        <div key={stray.chargeId} role="alert">
          <p>
            {paymentsText.paymentOf(formatMoney(stray.amount), REASONS[stray.reason])}{' '}
            {stray.refund && REFUNDS[stray.refund]} {stray.error}
          </p>
          {(stray.refund === null || stray.refund === 'FAILED') && (
            <WriteControls>
              <Button
                label={paymentsText.refundThisPayment}
                isSmall
                isBusy={isBusy}
                onClick={() => onRefund(stray.chargeId)}
              />
            </WriteControls>
          )}
        </div>
      ))}
    </li>
  );
}

function ProviderLink({ id, url }: { id: string | null; url: string | null }) {
  if (id === null || url === null) return null;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {id}
    </a>
  );
}
