import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
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

/** The actions that need a confirmation and at most one text. */
const ASKED = {
  pay: {
    title: (number) => ordersText.markOrderAsPaid(number),
    text: ordersText.markAsPaidText,
    field: ordersText.paymentReference,
    action: sharedText.markAsPaid,
    done: sharedText.paid,
    send: async (id, note) =>
      (await runMutation(MarkOrderPaidDocument, { id, note: note || null })).markOrderPaid,
  },
  cancel: {
    title: (number) => ordersText.cancelOrderNumber(number),
    text: ordersText.cancelText,
    field: ordersText.reasonShownToCustomer,
    action: ordersText.cancelOrder,
    done: sharedText.canceled,
    send: async (id, reason) =>
      (await runMutation(CancelOrderByIdDocument, { id, reason: reason || null })).cancelOrderById,
  },
  reopen: {
    title: (number) => ordersText.reopenOrderNumber(number),
    text: ordersText.reopenText,
    action: ordersText.reopenOrder,
    done: ordersText.reopened,
    send: async (id) => (await runMutation(ReopenOrderDocument, { id })).reopenOrder,
  },
  undoPayment: {
    title: (number) => ordersText.undoPaymentOfOrder(number),
    text: ordersText.undoPaymentText,
    field: ordersText.reasonSeenByTeamOnly,
    isRequired: true,
    action: ordersText.undoPayment,
    done: ordersText.paymentUndone,
    send: async (id, reason) =>
      (await runMutation(UndoOrderPaymentDocument, { id, reason })).undoOrderPayment,
  },
  undoDelivery: {
    title: (number) => ordersText.undoDeliveryOfOrder(number),
    text: ordersText.undoDeliveryText,
    field: ordersText.reasonSeenByTeamOnly,
    isRequired: true,
    action: ordersText.undoDelivery,
    done: ordersText.deliveryUndone,
    send: async (id, reason) =>
      (await runMutation(UndoOrderDeliveryDocument, { id, reason })).undoOrderDelivery,
  },
  undoRefund: {
    title: (number) => ordersText.undoRefundOfOrder(number),
    text: ordersText.undoRefundText,
    field: ordersText.reasonSeenByTeamOnly,
    isRequired: true,
    action: ordersText.undoRefund,
    done: ordersText.refundUndone,
    send: async (id, reason) => (await runMutation(UndoOrderRefundDocument, { id, reason })).undoOrderRefund,
  },
  erase: {
    title: (number) => ordersText.eraseCustomerDataOfOrder(number),
    text: ordersText.eraseText,
    action: sharedText.eraseCustomerData,
    done: sharedText.customerDataErased,
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
        run(ordersText.orderNumberDone(order.number, done), () =>
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
