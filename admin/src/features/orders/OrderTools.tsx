import { PageSizeChoice } from '../../components/PageSizeChoice.tsx';
import { Select } from '../../components/Select.tsx';
import { ORDER_FILTERS } from './order-statuses.ts';
import { type OrderView, type OrderViewChange, PAGE_SIZES } from './use-order-view.ts';

interface Props {
  view: OrderView;
  onChange: (change: OrderViewChange) => void;
}

/** Filter and page size. */
export function OrderTools({ view, onChange }: Props) {
  const chooseFilter = (chosen: string) => {
    const filter = ORDER_FILTERS.find((option) => option === chosen);
    if (filter) onChange({ filter });
  };
  return (
    <header className="panel__head list-tools">
      <label className="list-tools__choice">
        Status
        <Select
          value={view.filter}
          options={ORDER_FILTERS}
          onChange={({ target }) => chooseFilter(target.value)}
        />
      </label>
      <PageSizeChoice
        sizes={PAGE_SIZES}
        pageSize={view.pageSize}
        onChoose={(pageSize) => onChange({ pageSize })}
      />
    </header>
  );
}
