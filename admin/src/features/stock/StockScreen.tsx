import './stock.css';
import { useState } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { NothingFound } from '../../components/EmptyState.tsx';
import { ListPages } from '../../components/ListPages.tsx';
import { ListChoice, ListTools } from '../../components/ListTools.tsx';
import { Reading } from '../../components/Reading.tsx';
import { useOnDemand } from '../../components/use-on-demand.ts';
import { formatCount, formatCountOf } from '../../format.ts';
import type { ReadStockQuery, StockRowFragment } from '../../graphql.generated.ts';
import { downloadSignedIn } from '../../session/ensure-signed-in.ts';
import { useReading } from '../../session/use-reading.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { askStock } from './ask-stock.ts';
import { type StockAction, StockTable } from './StockTable.tsx';
import { filterOfView, type StockView, useStockView } from './use-stock-view.ts';

const loadDialog = async () => (await import('./StockDialogs.tsx')).StockDialog;
const loadImport = async () => (await import('./StockImportDialog.tsx')).StockImportDialog;

const NONE = {
  tracked: 'Nothing is tracked yet',
  untracked: 'Everything is tracked',
  low: 'Nothing is low',
  out: 'Nothing is sold out',
};

/** The stock of every variant, tracked or not, with its movements. */
export function StockScreen() {
  const [view, change] = useStockView();
  const { search, state, after } = view;
  const { page, hasFailed, reload } = useStock(view);
  const [chosen, setChosen] = useState<{ action: StockAction; row: StockRowFragment }>();
  const [isImporting, setImporting] = useState(false);
  const close = () => setChosen(undefined);
  const endImport = () => setImporting(false);
  const Dialog = useOnDemand(chosen !== undefined, loadDialog, close);
  const ImportDialog = useOnDemand(isImporting, loadImport, endImport);
  return (
    <>
      <title>Stock | Mela admin</title>
      <h1>Stock</h1>
      <section className="panel" aria-label="Stock" aria-busy={!page && !hasFailed}>
        <StockTools view={view} page={page} onChange={change} onImport={() => setImporting(true)} />
        {page && <StockTotals {...page} />}
        <Reading what="the stock" isRead={page !== undefined} hasFailed={hasFailed} onRetry={reload} />
        {page && page.nodes.length > 0 && (
          <StockTable rows={page.nodes} onAct={(action, row) => setChosen({ action, row })} />
        )}
        {page?.nodes.length === 0 && !hasFailed && (
          <NothingFound
            isNarrow={search !== '' || state !== undefined}
            after={after}
            empty="No products yet"
            noMatch={search !== '' || !state ? 'Nothing matches' : NONE[state]}
            onShowAll={() => change({ search: '', state: undefined })}
          >
            Every product that you add is listed here, with its stock. A variant that is not tracked is always
            in stock.
          </NothingFound>
        )}
        {page && <ListPages page={page} noun="variant" after={after} onChange={change} />}
      </section>
      {chosen && Dialog && <Dialog {...chosen} onChanged={reload} onClosed={close} />}
      {isImporting && ImportDialog && <ImportDialog onChanged={reload} onClosed={endImport} />}
    </>
  );
}

/** What `totalCount` cannot say: it is of what the list is narrowed down to. */
function StockTotals({ trackedCount, untrackedCount }: ReadStockQuery['inventory']) {
  const count = trackedCount + untrackedCount;
  if (count === 0) return null;
  return (
    <p className="stock-totals">
      {formatCountOf(count, 'variant')}: {formatCount(trackedCount)} tracked, {formatCount(untrackedCount)}{' '}
      not tracked
      {untrackedCount > 0 && '. What is not tracked is always in stock.'}
    </p>
  );
}

interface Stock {
  /** undefined until it is read. */
  page: ReadStockQuery['inventory'] | undefined;
  hasFailed: boolean;
  /** Reads the page anew; what is shown stays until then. */
  reload: () => void;
}

/** A page of what lies on the shelves. */
function useStock(view: StockView): Stock {
  const { pageSize, after } = view;
  const filter = filterOfView(view);
  const variables = { first: pageSize, filter, ...(after && { after }) };
  const { answer, failure, reload } = useReading({
    key: JSON.stringify(variables),
    read: () => askStock('ReadStock', variables),
  });
  return { page: answer?.inventory, hasFailed: failure !== undefined, reload };
}

const EXPORT = '/api/inventory/export';

interface Props {
  view: StockView;
  page: ReadStockQuery['inventory'] | undefined;
  onChange: (change: Partial<StockView>) => void;
  onImport: () => void;
}

/** Search, filter, page size, and the files. */
function StockTools({ view, page, onChange, onImport }: Props) {
  return (
    <ListTools
      view={view}
      onChange={onChange}
      aside={
        <div className="row stock-tools__files">
          <WriteControls>
            <Button label="Import" icon="upload" isQuiet isSmall onClick={onImport} />
          </WriteControls>
          <ButtonLink
            label="Export"
            icon="download"
            isQuiet
            isSmall
            href={EXPORT}
            download
            onClick={downloadSignedIn}
          />
        </div>
      }
    >
      <ListChoice
        label="State"
        value={view.state}
        options={[
          { value: 'tracked', label: withCount('Tracked', page?.trackedCount) },
          { value: 'untracked', label: withCount('Not tracked', page?.untrackedCount) },
          { value: 'low', label: withCount('Low', page?.lowCount) },
          { value: 'out', label: withCount('Sold out', page?.outCount) },
        ]}
        onChoose={(state) => onChange({ state: state as StockView['state'] })}
      />
    </ListTools>
  );
}

function withCount(word: string, count: number | undefined): string {
  return count === undefined ? word : `${word} (${formatCount(count)})`;
}
