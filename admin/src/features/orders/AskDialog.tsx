import { FormModal } from '../../components/FormModal.tsx';
import { InputField } from '../../components/InputField.tsx';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import { askOrders, type LiveOrderState } from './live-orders.ts';

interface Asked {
  title: (number: string) => string;
  text: string;
  /** The label of a text field, where there is one. */
  field?: string;
  isRequired?: true;
  action: string;
  /** The state of the order afterwards, for the toast. */
  done: string;
  send: (id: string, text: string) => Promise<LiveOrderFragment>;
}

/** Actions that ask for a confirmation and at most one text. */
const ASKED = {
  pay: {
    title: (number) => `Mark order #${number} paid`,
    text: 'Record full payment.',
    field: 'Reference of the payment',
    action: 'Mark paid',
    done: 'Paid',
    send: async (id, note) => (await askOrders('MarkOrderPaid', { id, note: note || null })).markOrderPaid,
  },
  cancel: {
    title: (number) => `Cancel order #${number}`,
    text: 'Its stock becomes available again, and the customer gets an email. If it is paid, you owe a refund.',
    field: 'Reason (shown to the customer)',
    action: 'Cancel order',
    done: 'Canceled',
    send: async (id, reason) =>
      (await askOrders('CancelOrderById', { id, reason: reason || null })).cancelOrderById,
  },
  reopen: {
    title: (number) => `Reopen order #${number}`,
    text: 'Its stock is reserved again, and the customer gets an email.',
    action: 'Reopen order',
    done: 'Reopened',
    send: async (id) => (await askOrders('ReopenOrder', { id })).reopenOrder,
  },
  undoPayment: {
    title: (number) => `Undo the payment of order #${number}`,
    text: 'Use this if the order was marked as paid by mistake. No money is moved.',
    field: 'Reason (seen by the team only)',
    isRequired: true,
    action: 'Undo payment',
    done: 'Payment undone',
    send: async (id, reason) => (await askOrders('UndoOrderPayment', { id, reason })).undoOrderPayment,
  },
  undoDelivery: {
    title: (number) => `Undo the delivery of order #${number}`,
    text: 'Use this if the order was marked as delivered by mistake. It becomes Shipped again.',
    field: 'Reason (seen by the team only)',
    isRequired: true,
    action: 'Undo delivery',
    done: 'Delivery undone',
    send: async (id, reason) => (await askOrders('UndoOrderDelivery', { id, reason })).undoOrderDelivery,
  },
  undoRefund: {
    title: (number) => `Undo the refund of order #${number}`,
    text: 'Use this if a refund was recorded by mistake. The whole refund is owed again.',
    field: 'Reason (seen by the team only)',
    isRequired: true,
    action: 'Undo refund',
    done: 'Refund undone',
    send: async (id, reason) => (await askOrders('UndoOrderRefund', { id, reason })).undoOrderRefund,
  },
  erase: {
    title: (number) => `Erase the customer data of order #${number}`,
    text: 'Name, addresses, phone and emails are erased and cannot be restored. Data that the law requires stays.',
    action: 'Erase customer data',
    done: 'Customer data erased',
    send: async (id) => (await askOrders('EraseOrderDetails', { id })).eraseOrderDetails,
  },
} satisfies Record<string, Asked>;

export type AskedName = keyof typeof ASKED;

interface Props {
  name: AskedName;
  order: LiveOrderFragment;
  run: LiveOrderState['run'];
  onClosed: () => void;
}

/** Asks for a confirmation before an order changes, and for the text that goes with it. */
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
