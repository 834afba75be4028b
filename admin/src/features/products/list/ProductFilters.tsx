import { BADGES, type Badge } from '../../../../../graphql-server/src/rules/badges.ts';
import { SHOWN_STATUSES, type ShownStatus } from '../../../../../graphql-server/src/rules/shown-status.ts';
import { PRODUCT_ORDERS, type ProductOrderName } from '../product-orders.ts';
import type { FlagFilter } from '../product-view.ts';
import { useCategoryOptions } from '../use-category-options.ts';
import { useProductView } from '../use-product-view.ts';

const FLAG_LABELS: Record<FlagFilter, string> = { featured: 'Featured', popular: 'Popular', new: 'New' };

/** What the list can be narrowed down by, besides words and a category. */
export function ProductFilters() {
  const { view, show } = useProductView();
  return (
    <>
      <Filter<Badge>
        label="Badge"
        all="All badges"
        options={BADGES}
        value={view.badge}
        onChange={(badge) => show({ badge })}
      />
      <Filter<FlagFilter>
        label="Shown among"
        all="Shown anywhere"
        options={FLAG_LABELS}
        value={view.flag}
        onChange={(flag) => show({ flag })}
      />
      <Filter<ShownStatus>
        label="Status"
        all="All statuses"
        options={SHOWN_STATUSES}
        value={view.status}
        onChange={(status) => show({ status })}
      />
    </>
  );
}

interface FilterProps<Value extends string> {
  label: string;
  /** The option that filters nothing. */
  all: string;
  options: Record<Value, string>;
  value: Value | '';
  onChange: (value: Value | '') => void;
}

function Filter<Value extends string>({ label, all, options, value, onChange }: FilterProps<Value>) {
  return (
    <span className="select">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value as Value | '')}
      >
        <option value="">{all}</option>
        {Object.entries<string>(options).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}

interface OrderProps {
  names: readonly ProductOrderName[];
  describedBy?: string;
}

export function OrderSelect({ names, describedBy }: OrderProps) {
  const { view, show } = useProductView();
  return (
    <span className="select">
      <select
        aria-label="Order"
        aria-describedby={describedBy}
        value={view.order}
        onChange={({ target }) => show({ order: target.value as ProductOrderName })}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {PRODUCT_ORDERS[name].label}
          </option>
        ))}
      </select>
    </span>
  );
}

export function CategoryFilter() {
  const { view, show } = useProductView();
  const { options, hasFailed, retry } = useCategoryOptions();
  // A category that is not loaded yet, or deleted, must not be shown as "All category".
  const isUnknown = view.categoryId !== '' && !options?.some(({ id }) => id === view.categoryId);
  return (
    <span className="select">
      <select
        aria-label="Category"
        value={view.categoryId}
        onFocus={() => hasFailed && retry()}
        onChange={({ target }) => show({ categoryId: target.value })}
      >
        <option value="">All category</option>
        {isUnknown && <option value={view.categoryId}>{options ? 'A deleted category' : 'Loading…'}</option>}
        {options?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
