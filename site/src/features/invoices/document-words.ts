import type { OrderAnswer } from '../order/order-answer.ts';

export const DOCUMENT_KINDS: Record<OrderAnswer['documents'][number]['kind'], string> = {
  INVOICE: 'Invoice',
  BILL_OF_SUPPLY: 'Bill of supply',
  CREDIT_NOTE: 'Credit note',
};
