import type { ReadStockQuery } from '../../graphql.generated.ts';
import { useReading } from '../../session/use-reading.ts';
import { askStock } from './ask-stock.ts';
import { availabilityOfView, type StockView } from './use-stock-view.ts';

interface Stock {
  /** undefined until it is read. */
  page: ReadStockQuery['inventory'] | undefined;
  hasFailed: boolean;
  /** Reads the page anew; what is shown stays until then. */
  reload: () => void;
}

/** A page of what lies on the shelves. */
export function useStock(view: StockView): Stock {
  const { search, pageSize, after } = view;
  const state = availabilityOfView(view);
  const filter = { ...(search && { search }), ...(state && { state }) };
  const variables = { first: pageSize, filter, ...(after && { after }) };
  const { answer, failure, reload } = useReading({
    key: JSON.stringify(variables),
    read: () => askStock('ReadStock', variables),
  });
  return { page: answer?.inventory, hasFailed: failure !== undefined, reload };
}
