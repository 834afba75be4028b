import { Button, ButtonLink } from '../../components/Button.tsx';
import '../../components/list-tools.css';
import { PageSizeChoice } from '../../components/PageSizeChoice.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { formatCount } from '../../format.ts';
import type { ReadStockQuery } from '../../graphql.generated.ts';
import { downloadSignedIn } from '../../session/download-signed-in.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { PAGE_SIZES, type StockView } from './use-stock-view.ts';

const EXPORT = '/api/inventory/export';

interface Props {
  view: StockView;
  page: ReadStockQuery['inventory'] | undefined;
  onChange: (change: Partial<StockView>) => void;
  onImport: () => void;
}

/** Search, filter, page size, and the files. */
export function StockTools({ view, page, onChange, onImport }: Props) {
  return (
    <header className="panel__head list-tools stock-tools">
      <SearchField text={view.search} onText={(search) => onChange({ search })} />
      <label className="list-tools__choice">
        State
        <span className="select">
          <select
            value={view.state ?? ''}
            onChange={({ target }) => onChange({ state: (target.value || undefined) as StockView['state'] })}
          >
            <option value="">All</option>
            <option value="low">{withCount('Low', page?.lowCount)}</option>
            <option value="out">{withCount('Sold out', page?.outCount)}</option>
          </select>
        </span>
      </label>
      <PageSizeChoice
        sizes={PAGE_SIZES}
        pageSize={view.pageSize}
        className="list-tools__choice"
        onChoose={(pageSize) => onChange({ pageSize })}
      />
      <div className="stock-tools__files">
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
    </header>
  );
}

function withCount(word: string, count: number | undefined): string {
  return count === undefined ? word : `${word} (${formatCount(count)})`;
}
