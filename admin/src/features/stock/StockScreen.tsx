import * as sharedText from '#messages/shared.ts';
import * as stockText from '#messages/stock.ts';
import './stock.css';
import { useState } from 'react';
import { useListPage } from '../../client/use-list-page.ts';
import { FileButtons } from '../../components/FileButtons.tsx';
import { ResourceList } from '../../components/ResourceList.tsx';
import { useOnDemand } from '../../components/use-on-demand.ts';
import { formatCount } from '../../format.ts';
import { ReadStockDocument, type ReadStockQuery, type StockRowFragment } from '../../graphql.generated.ts';
import { STOCK_CARD, STOCK_COLUMNS, type StockAction, stockActions } from './stock-columns.tsx';
import { filterOfView, useStockView } from './use-stock-view.ts';

const EXPORT = '/api/inventory/export';

const loadDialog = async () => (await import('./StockDialogs.tsx')).StockDialog;
const loadImport = async () => (await import('./StockImportDialog.tsx')).StockImportDialog;

const NONE = {
  tracked: stockText.noTrackedInventoryYet,
  untracked: stockText.allInventoryIsTracked,
  low: stockText.noLowStock,
  out: stockText.noSoldOutStock,
};

/** The stock of all variants with their movements. */
export function StockScreen() {
  const [view, change] = useStockView();
  const { search, state, pageSize, after } = view;
  const source = useListPage(ReadStockDocument, {
    variables: { first: pageSize, filter: filterOfView(view), ...(after && { after }) },
    pageOf: (data) => data.inventory,
  });
  const { page, reload } = source;
  const [chosen, setChosen] = useState<{ action: StockAction; row: StockRowFragment }>();
  const [isImporting, setImporting] = useState(false);
  const close = () => setChosen(undefined);
  const endImport = () => setImporting(false);
  const Dialog = useOnDemand(chosen !== undefined, loadDialog, close);
  const ImportDialog = useOnDemand(isImporting, loadImport, endImport);
  return (
    <ResourceList
      title={sharedText.stock}
      noun={stockText.variant}
      plural={stockText.stock}
      source={source}
      view={view}
      onChange={change}
      searchHint={stockText.productOrSku}
      filters={[{ name: 'state', label: sharedText.status, options: statesOf(page) }]}
      aside={<FileButtons href={EXPORT} className="stock-tools__files" onImport={() => setImporting(true)} />}
      summary={page && <StockTotals {...page} />}
      columns={STOCK_COLUMNS}
      className="stock__table"
      card={STOCK_CARD}
      keyOf={({ variantId }) => variantId}
      actions={(row) => stockActions(row, (action) => setChosen({ action, row }))}
      empty={sharedText.noProductsYet}
      noMatch={search !== '' || !state ? sharedText.noResults : NONE[state]}
      about={stockText.yourProductsAndTheirStockAppear}
    >
      {chosen && Dialog && <Dialog {...chosen} onChanged={reload} onClosed={close} />}
      {isImporting && ImportDialog && <ImportDialog onChanged={reload} onClosed={endImport} />}
    </ResourceList>
  );
}

function statesOf(page: ReadStockQuery['inventory'] | undefined) {
  return [
    { value: 'tracked', label: withCount(stockText.tracked, page?.trackedCount) },
    { value: 'untracked', label: withCount(sharedText.notTracked, page?.untrackedCount) },
    { value: 'low', label: withCount(stockText.low, page?.lowCount) },
    { value: 'out', label: withCount(sharedText.soldOut, page?.outCount) },
  ];
}

/** The counts of all variants. `totalCount`, in contrast, counts only those that match the filters. */
function StockTotals({ trackedCount, untrackedCount }: ReadStockQuery['inventory']) {
  const count = trackedCount + untrackedCount;
  if (count === 0) return null;
  return (
    <p className="stock-totals">
      {stockText.totals(count, trackedCount, untrackedCount)}
      {untrackedCount > 0 && stockText.variantsThatAreNotTracked}
    </p>
  );
}

function withCount(word: string, count: number | undefined): string {
  return count === undefined ? word : `${word} (${formatCount(count)})`;
}
