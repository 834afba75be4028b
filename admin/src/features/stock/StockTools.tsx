import { Button, ButtonLink } from '../../components/Button.tsx';
import { ListChoice } from '../../components/ListChoice.tsx';
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
      <ListChoice
        label="State"
        value={view.state}
        options={[
          { value: 'low', label: withCount('Low', page?.lowCount) },
          { value: 'out', label: withCount('Sold out', page?.outCount) },
        ]}
        onChoose={(state) => onChange({ state: state as StockView['state'] })}
      />
      <PageSizeChoice
        sizes={PAGE_SIZES}
        pageSize={view.pageSize}
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
