import type { ComponentType } from 'react';
import type { OrderAnswer } from './order-answer.ts';

interface OrderSectionProps {
  order: OrderAnswer;
  /** The order's token, from the URL. */
  token: string;
  /** Reloads the order after the section has changed it. */
  reload: () => Promise<void>;
}

/** A section of the order page that belongs to another feature, such as returns. */
export interface OrderSection {
  name: string;
  /** Whether the section has content for an order. Its script loads only then. */
  isShown: (order: OrderAnswer) => boolean;
  load: () => Promise<ComponentType<OrderSectionProps>>;
}

/**
 * The sections in the order in which they are shown below the items. Add the fields that a section needs to
 * the fragment in `order-answer.ts`.
 */
export const ORDER_SECTIONS: readonly OrderSection[] = [
  {
    name: 'confirm',
    isShown: ({ status, isReadOnly, draft }) => status === 'DRAFT' && !isReadOnly && !draft?.isExpired,
    load: async () => (await import('../drafts/ConfirmDraft.tsx')).ConfirmDraft,
  },
  {
    name: 'documents',
    isShown: ({ documents }) => documents.length > 0,
    load: async () => (await import('../invoices/OrderDocuments.tsx')).documentsSection(),
  },
  {
    name: 'returns',
    isShown: ({ status, isReadOnly, isErased, events }) =>
      !isReadOnly &&
      !isErased &&
      (status === 'DELIVERED' || events.some(({ kind }) => kind === 'RETURN_REQUESTED')),
    load: async () => (await import('../returns/OrderReturns.tsx')).returnsSection(),
  },
];
