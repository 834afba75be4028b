import { useState } from 'react';
import { obstacleTo } from '../../../../graphql-server/src/rules/transitions.ts';
import { Button } from '../../components/Button.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { InputField } from '../../components/InputField.tsx';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import { useMayWrite } from '../../session/session-state.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { askOrders } from './ask-orders.ts';
import { ShipDialog } from './ShipDialog.tsx';
import type { LiveOrderState } from './use-live-order.ts';

interface Props {
  order: LiveOrderFragment;
  run: LiveOrderState['run'];
  isBusy: boolean;
}

interface AskedChange {
  title: (number: string) => string;
  text: string;
  /** What is asked for a few words of. */
  field?: string;
  action: string;
  /** What the order is afterwards. */
  done: string;
  send: (id: string, said: string | null) => Promise<LiveOrderFragment>;
}

/** What is asked about first. */
const ASKED = {
  pay: {
    title: (number) => `Mark order #${number} paid`,
    text: 'Notes that all of it was paid.',
    field: 'Reference of the payment',
    action: 'Mark paid',
    done: 'Payment done',
    send: async (id, note) => (await askOrders('MarkOrderPaid', { id, note })).markOrderPaid,
  },
  cancel: {
    title: (number) => `Cancel order #${number}`,
    text: 'Its stock can be sold again, and the shopper gets a mail.',
    field: 'Reason, which the shopper reads',
    action: 'Cancel order',
    done: 'Canceled',
    send: async (id, reason) => (await askOrders('CancelOrderById', { id, reason })).cancelOrderById,
  },
  payBack: {
    title: (number) => `Payment of order #${number}`,
    text: 'Notes that what was paid after the order was canceled has been paid back.',
    action: 'Paid back',
    done: 'Paid back',
    send: async (id) =>
      (await askOrders('ResolveLatePayment', { id, resolution: 'PAID_BACK' })).resolveLatePayment,
  },
  erase: {
    title: (number) => `Erase the details of order #${number}`,
    text: 'Name, addresses, telephone and mails go for good. What the law asks to keep stays.',
    action: 'Erase details',
    done: 'details erased',
    send: async (id) => (await askOrders('EraseOrderDetails', { id })).eraseOrderDetails,
  },
} satisfies Record<string, AskedChange>;

/** What can be done with an order as it is now. */
export function LiveOrderActions({ order, run, isBusy }: Props) {
  const [dialog, setDialog] = useState<'ship' | keyof typeof ASKED>();
  const close = () => setDialog(undefined);
  const asked: AskedChange | undefined = dialog && dialog !== 'ship' ? ASKED[dialog] : undefined;
  const isOwner = useMayWrite(true);
  const shippedCount = order.lines.reduce((count, { shipped }) => count + shipped, 0);
  const may = (action: Parameters<typeof obstacleTo>[0]) =>
    obstacleTo(action, { ...order, shippedCount }) === false;
  const id = order.id ?? '';
  const deliver = () =>
    run(
      `Order #${order.number}: Delivered`,
      async () => (await askOrders('MarkOrderDelivered', { id })).markOrderDelivered,
    );
  const reserveAgain = () =>
    run(
      `Order #${order.number}: Confirmed`,
      async () =>
        (await askOrders('ResolveLatePayment', { id, resolution: 'RESERVE_AGAIN' })).resolveLatePayment,
    );
  const actions = useKeptFocus<HTMLFieldSetElement>(`${order.events.length} ${dialog}`);
  const [fault, setFault] = useState<string>();
  const direct = async (change: () => Promise<string | undefined>) => setFault(await change());
  return (
    <WriteControls>
      <fieldset ref={actions} tabIndex={-1} className="order-head__form" aria-label="What can be done">
        {may('pay') && <Button isSmall label="Mark paid" onClick={() => setDialog('pay')} />}
        {may('fulfil') && <Button isSmall label="Ship" onClick={() => setDialog('ship')} />}
        {may('deliver') && (
          <Button isSmall label="Mark delivered" isBusy={isBusy} onClick={() => void direct(deliver)} />
        )}
        {may('resolveLatePayment') && (
          <>
            <Button isSmall label="Reserve again" isBusy={isBusy} onClick={() => void direct(reserveAgain)} />
            <Button isSmall label="Paid back" isQuiet onClick={() => setDialog('payBack')} />
          </>
        )}
        {may('cancel') && <Button isSmall label="Cancel order" isQuiet onClick={() => setDialog('cancel')} />}
        {may('erase') && isOwner && (
          <Button isSmall label="Erase details" isQuiet onClick={() => setDialog('erase')} />
        )}
      </fieldset>
      <p className="form-fault" role="alert">
        {fault}
      </p>
      {dialog === 'ship' && <ShipDialog order={order} run={run} onClosed={close} />}
      {asked && (
        <SayDialog
          {...asked}
          title={asked.title(order.number)}
          onSubmit={(said) => run(`Order #${order.number}: ${asked.done}`, () => asked.send(id, said))}
          onClosed={close}
        />
      )}
    </WriteControls>
  );
}

interface SayDialogProps {
  title: string;
  text: string;
  /** What the field asks for, where there is one. */
  field?: string | undefined;
  action: string;
  /** @returns what is wrong, or nothing */
  onSubmit: (said: string | null) => Promise<string | undefined>;
  onClosed: () => void;
}

/** Asks before an order changes, and for a few words that go with it. */
function SayDialog({ title, text, field, action, onSubmit, onClosed }: SayDialogProps) {
  return (
    <FormModal
      title={title}
      action={action}
      onSubmit={(entered) => onSubmit(String(entered.get('said') ?? '').trim() || null)}
      onClosed={onClosed}
    >
      <p>{text}</p>
      {field && <InputField label={field} name="said" maxLength={500} autoComplete="off" />}
    </FormModal>
  );
}
