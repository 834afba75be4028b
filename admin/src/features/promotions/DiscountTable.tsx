import { StatusPill } from '../../components/StatusPill.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import type { DiscountRowFragment } from '../../graphql.generated.ts';
import { discountedText, giftOf, periodText, STATUSES, usesText } from './discount-words.ts';

interface Props {
  discounts: readonly DiscountRowFragment[];
  isBusy: boolean;
  onEdit: (discount: DiscountRowFragment) => void;
  onDelete: (discount: DiscountRowFragment) => void;
}

const COLUMNS: Column<DiscountRowFragment>[] = [
  {
    heading: 'Discount',
    look: 'strong',
    className: 'discounts__name',
    cell: (discount) => (
      <>
        <bdi>{discount.label}</bdi>
        <span className="discounts__note">
          {[discount.code === null ? 'Automatic' : 'Code', giftOf(discount)].join(' · ')}
        </span>
      </>
    ),
  },
  {
    heading: 'Status',
    cell: ({ status }) => <StatusPill mark={STATUSES[status].mark}>{STATUSES[status].label}</StatusPill>,
  },
  { heading: 'Period', className: 'discounts__period', isLabelled: true, cell: periodText },
  { heading: 'Orders', isNumber: true, isLabelled: true, cell: usesText },
  { heading: 'Discounted', isNumber: true, isLabelled: true, cell: discountedText },
];

export function DiscountTable({ discounts, isBusy, onEdit, onDelete }: Props) {
  return (
    <Table
      label="Discounts"
      isTight
      columns={COLUMNS}
      rows={discounts}
      keyOf={({ id }) => id}
      actions={(discount) => [
        { text: 'Edit', label: `Edit ${discount.label}`, onPress: () => onEdit(discount) },
        {
          text: 'Delete',
          label: `Delete ${discount.label}`,
          isWrite: true,
          isBusy,
          onPress: () => onDelete(discount),
        },
      ]}
    />
  );
}
