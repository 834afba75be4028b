import { useLiveQuery } from '../../client/use-live-query.ts';
import { type InvoiceOrderFragment, ReadInvoicesDocument } from '../../graphql.generated.ts';
import { errorExtensions } from '../../graphql-errors.ts';
import { useOrderId } from './live-orders.ts';

interface Invoices {
  /** undefined until loaded. null if there is no such order. */
  order: InvoiceOrderFragment | null | undefined;
  hasFailed: boolean;
  reload: () => void;
}

/** An order with its documents. @param named its id or number; null: the newest order */
export function useInvoices(named: string | null): Invoices {
  const { id, ...found } = useOrderId(named);
  const { data, error, reload } = useLiveQuery(ReadInvoicesDocument, {
    variables: { id: id ?? '' },
    skip: !id,
  });
  if (!id) return { order: id === undefined ? undefined : null, ...found };
  const isMissing = errorExtensions(error)?.code === 'NOT_FOUND';
  return { order: isMissing ? null : data?.orderById, hasFailed: error !== undefined && !isMissing, reload };
}
