import { BADGES, type Badge } from '@mela/rules/badges.ts';
import { SHOWN_STATUSES, type ShownStatus } from '@mela/rules/shown-status.ts';
import { optionsOf, Select } from '../../../components/Select.tsx';
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
      <Select
        aria-label="Badge"
        options={[{ value: '', label: 'All badges' }, ...optionsOf(BADGES)]}
        value={view.badge}
        onChange={({ target }) => show({ badge: target.value as Badge | '' })}
      />
      <Select
        aria-label="Shown among"
        options={[{ value: '', label: 'Shown anywhere' }, ...optionsOf(FLAG_LABELS)]}
        value={view.flag}
        onChange={({ target }) => show({ flag: target.value as FlagFilter | '' })}
      />
      <Select
        aria-label="Status"
        options={[{ value: '', label: 'All statuses' }, ...optionsOf(SHOWN_STATUSES)]}
        value={view.status}
        onChange={({ target }) => show({ status: target.value as ShownStatus | '' })}
      />
    </>
  );
}

interface OrderProps {
  names: readonly ProductOrderName[];
  describedBy?: string;
}

export function OrderSelect({ names, describedBy }: OrderProps) {
  const { view, show } = useProductView();
  return (
    <Select
      aria-label="Order"
      aria-describedby={describedBy}
      options={names.map((name) => ({ value: name, label: PRODUCT_ORDERS[name].label }))}
      value={view.order}
      onChange={({ target }) => show({ order: target.value as ProductOrderName })}
    />
  );
}

export function CategoryFilter() {
  const { view, show } = useProductView();
  const { options, hasFailed, retry } = useCategoryOptions();
  // A category that is not loaded yet, or deleted, must not be shown as "All category".
  const isUnknown = view.categoryId !== '' && !options?.some(({ id }) => id === view.categoryId);
  const unknown = { value: view.categoryId, label: options ? 'A deleted category' : 'Loading…' };
  return (
    <Select
      aria-label="Category"
      options={[
        { value: '', label: 'All category' },
        ...(isUnknown ? [unknown] : []),
        ...(options ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={view.categoryId}
      onFocus={() => hasFailed && retry()}
      onChange={({ target }) => show({ categoryId: target.value })}
    />
  );
}
