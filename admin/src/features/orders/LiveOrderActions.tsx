import { obstacleTo } from '@mela/rules/transitions.ts';
import { useState } from 'react';
import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Fault } from '../../components/Fault.tsx';
import { useKeptFocus } from '../../components/focus.ts';
import { MoreActions } from '../../components/MoreActions.tsx';
import {
  type LiveOrderFragment,
  MarkOrderDeliveredDocument,
  MarkOrderPackedDocument,
  UndoOrderPackingDocument,
} from '../../graphql.generated.ts';
import { editOrderPath } from '../../paths.ts';
import { useMayWrite } from '../../session/session-state.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { AskDialog, type AskedName } from './AskDialog.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { type LiveOrderState, orderState } from './live-orders.ts';
import { RecordRefundDialog } from './RecordRefundDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';

interface Props {
  order: LiveOrderFragment;
  run: LiveOrderState['run'];
  isBusy: boolean;
}

type DialogName = 'ship' | 'refund' | 'recordRefund' | 'contact' | AskedName;

/** Actions without a dialog. */
const CHANGES = {
  pack: {
    label: ordersText.markAsPacked,
    done: (number: string) => ordersText.orderNumberDone(number, ordersText.packed),
    send: async (id: string) => (await runMutation(MarkOrderPackedDocument, { id })).markOrderPacked,
  },
  undoPacking: {
    label: ordersText.undoPacking,
    done: (number: string) => ordersText.orderNumberDone(number, ordersText.packingUndone),
    send: async (id: string) => (await runMutation(UndoOrderPackingDocument, { id })).undoOrderPacking,
  },
  deliver: {
    label: ordersText.markAsDelivered,
    done: ordersText.orderNumberDelivered,
    send: async (id: string) => (await runMutation(MarkOrderDeliveredDocument, { id })).markOrderDelivered,
  },
} as const;

/** Buttons for the currently possible actions. */
export function LiveOrderActions({ order, run, isBusy }: Props) {
  const [dialog, setDialog] = useState<DialogName>();
  const isOwner = useMayWrite(true);
  const state = orderState(order);
  const may = (action: Parameters<typeof obstacleTo>[0]) => obstacleTo(action, state) === false;
  const id = order.id ?? '';
  const actions = useKeptFocus<HTMLFieldSetElement>(`${order.events.length} ${dialog}`);
  const [fault, setFault] = useState<string>();
  // The most likely next action. All others are secondary buttons.
  const primary = (['pay', 'fulfil', 'deliver', 'markRefunded'] as const).find(may);
  const open = (label: string, name: DialogName, isQuiet = true) => (
    <Button key={name} isSmall isQuiet={isQuiet} label={label} onClick={() => setDialog(name)} />
  );
  const change = (name: keyof typeof CHANGES, isQuiet = true) => {
    const { label, done, send } = CHANGES[name];
    const press = () => run(done(order.number), () => send(id)).then(setFault);
    return (
      <Button
        key={name}
        isSmall
        isQuiet={isQuiet}
        label={label}
        isBusy={isBusy}
        onClick={() => void press()}
      />
    );
  };
  const more = [
    may('undoPacking') && change('undoPacking'),
    may('reopen') && open(ordersText.reopenOrder, 'reopen'),
    may('undoPayment') && open(ordersText.undoPayment, 'undoPayment'),
    may('undoDelivery') && open(ordersText.undoDelivery, 'undoDelivery'),
    may('undoRefund') && !isRefundedByProvider(order) && open(ordersText.undoRefund, 'undoRefund'),
    may('correctContact') && open(ordersText.editContact, 'contact'),
    may('cancel') && open(ordersText.cancelOrder, 'cancel'),
    may('erase') && isOwner && open(sharedText.eraseCustomerData, 'erase'),
  ].filter(Boolean);
  return (
    <WriteControls>
      <fieldset ref={actions} tabIndex={-1} className="order-head__form" aria-label={sharedText.actions}>
        {may('pay') && open(sharedText.markAsPaid, 'pay', primary !== 'pay')}
        {may('fulfil') && open(ordersText.ship, 'ship', primary !== 'fulfil')}
        {may('pack') && change('pack')}
        {may('deliver') && change('deliver', primary !== 'deliver')}
        {may('markRefunded') && open(ordersText.markAsRefunded, 'recordRefund', primary !== 'markRefunded')}
        {may('refund') && isRefundShown(order, may('markRefunded')) && open(sharedText.refund, 'refund')}
        {may('edit') && <ButtonLink isSmall isQuiet label={ordersText.editOrder} to={editOrderPath(id)} />}
        {more.length > 0 && <MoreActions>{more}</MoreActions>}
      </fieldset>
      <Fault text={fault} />
      <OrderDialog name={dialog} order={order} run={run} onClosed={() => setDialog(undefined)} />
    </WriteControls>
  );
}

/**
 * Whether the Refund button is shown. Refunds of canceled orders without a payment provider are recorded by
 * another action.
 */
function isRefundShown({ refundable }: LiveOrderFragment, isRecorded: boolean): boolean {
  return refundable.amount.amount > 0 && (refundable.isThroughProvider || !isRecorded);
}

/** Whether a payment provider made all refunds, which cannot be reverted. */
function isRefundedByProvider({ refunds }: LiveOrderFragment): boolean {
  const done = refunds.filter(({ state }) => state === 'DONE');
  return done.length > 0 && done.every(({ isManual }) => !isManual);
}

interface DialogProps extends Pick<Props, 'order' | 'run'> {
  name: DialogName | undefined;
  onClosed: () => void;
}

function OrderDialog({ name, ...props }: DialogProps) {
  switch (name) {
    case undefined:
      return null;
    case 'ship':
      return <ShipDialog {...props} />;
    case 'refund':
      return <RefundDialog {...props} />;
    case 'recordRefund':
      return <RecordRefundDialog {...props} />;
    case 'contact':
      return <ContactDialog {...props} />;
    default:
      return <AskDialog name={name} {...props} />;
  }
}
