import { runMutation } from '../../client/apollo-client.ts';
import { InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import {
  CancelOrderByIdDocument,
  EraseOrderDetailsDocument,
  type LiveOrderFragment,
  MarkOrderPaidDocument,
  ReopenOrderDocument,
  UndoOrderDeliveryDocument,
  UndoOrderPaymentDocument,
  UndoOrderRefundDocument,
} from '../../graphql.generated.ts';
import type { LiveOrderState } from './live-orders.ts';

interface Asked {
  title: (number: string) => string;
  text: string;
  /** The label of the text field, if there is one. */
  field?: string;
  isRequired?: true;
  action: string;
  /** The toast after success. */
  done: string;
  send: (id: string, text: string) => Promise<LiveOrderFragment>;
}

/** Actions that need a confirmation and at most one text. */
const ASKED = {
  pay: {
    title: (number) => `Mark order #${number} as paid`,
    text: 'This records that you received the full payment. No money is moved.',
    field: 'Payment reference',
    action: 'Mark as paid',
    done: 'Paid',
    send: async (id, note) =>
      (await runMutation(MarkOrderPaidDocument, { id, note: note || null })).markOrderPaid,
  },
  cancel: {
    title: (number) => `Cancel order #${number}`,
    text: 'The stock becomes available again, and the customer gets an email. If the order is paid, refund it afterwards.',
    field: 'Reason (shown to the customer)',
    action: 'Cancel order',
    done: 'Canceled',
    send: async (id, reason) =>
      (await runMutation(CancelOrderByIdDocument, { id, reason: reason || null })).cancelOrderById,
  },
  reopen: {
    title: (number) => `Reopen order #${number}`,
    text: 'The stock is reserved again, and the customer gets an email.',
    action: 'Reopen order',
    done: 'Reopened',
    send: async (id) => (await runMutation(ReopenOrderDocument, { id })).reopenOrder,
  },
  undoPayment: {
    title: (number) => `Undo the payment of order #${number}`,
    text: 'Use this if the order was marked as paid by mistake. No money is moved.',
    field: 'Reason (seen by the team only)',
    isRequired: true,
    action: 'Undo payment',
    done: 'Payment undone',
    send: async (id, reason) =>
      (await runMutation(UndoOrderPaymentDocument, { id, reason })).undoOrderPayment,
  },
  undoDelivery: {
    title: (number) => `Undo the delivery of order #${number}`,
    text: 'Use this if the order was marked as delivered by mistake. The order becomes Shipped again.',
    field: 'Reason (seen by the team only)',
    isRequired: true,
    action: 'Undo delivery',
    done: 'Delivery undone',
    send: async (id, reason) =>
      (await runMutation(UndoOrderDeliveryDocument, { id, reason })).undoOrderDelivery,
  },
  undoRefund: {
    title: (number) => `Undo the refund of order #${number}`,
    text: 'Use this if a refund was recorded by mistake. The order then shows the refund as owed again.',
    field: 'Reason (seen by the team only)',
    isRequired: true,
    action: 'Undo refund',
    done: 'Refund undone',
    send: async (id, reason) => (await runMutation(UndoOrderRefundDocument, { id, reason })).undoOrderRefund,
  },
  erase: {
    title: (number) => `Erase the customer data of order #${number}`,
    text: 'This erases the customer’s name, addresses, phone number and email address. You cannot undo this. Data that the law requires is kept.',
    action: 'Erase customer data',
    done: 'Customer data erased',
    send: async (id) => (await runMutation(EraseOrderDetailsDocument, { id })).eraseOrderDetails,
  },
} satisfies Record<string, Asked>;

export type AskedName = keyof typeof ASKED;

interface Props {
  name: AskedName;
  order: LiveOrderFragment;
  run: LiveOrderState['run'];
  onClosed: () => void;
}

/** Asks for confirmation, and a text if needed, before changing an order. */
export function AskDialog({ name, order, run, onClosed }: Props) {
  const asked: Asked = ASKED[name];
  const { title, text, field, isRequired, action, done, send } = asked;
  return (
    <FormModal
      title={title(order.number)}
      action={action}
      onSubmit={(entered) =>
        run(`Order #${order.number}: ${done}`, () =>
          send(order.id ?? '', String(entered.get('text') ?? '').trim()),
        )
      }
      onClosed={onClosed}
    >
      <p>{text}</p>
      {field && (
        <InputField label={field} name="text" maxLength={500} autoComplete="off" required={isRequired} />
      )}
    </FormModal>
  );
}
