import * as orderText from '#messages/order.ts';
import type { OrderAnswer } from '../order/order-answer.ts';

export const DOCUMENT_KINDS: Record<OrderAnswer['documents'][number]['kind'], string> = {
  INVOICE: orderText.invoice,
  BILL_OF_SUPPLY: orderText.billOfSupply,
  CREDIT_NOTE: orderText.creditNote,
};
