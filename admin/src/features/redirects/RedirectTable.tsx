import { type Column, Table } from '../../components/Table.tsx';
import type { RedirectRowFragment } from '../../graphql.generated.ts';

interface Props {
  redirects: readonly RedirectRowFragment[];
  isBusy: boolean;
  onEdit: (redirect: RedirectRowFragment) => void;
  onDelete: (redirect: RedirectRowFragment) => void;
}

const COLUMNS: Column<RedirectRowFragment>[] = [
  {
    heading: 'Old address',
    look: 'strong',
    className: 'redirects__address',
    cell: ({ from, replacesPage }) => (
      <>
        <bdi>{from}</bdi>
        {replacesPage && <span className="redirects__note">instead of a page</span>}
      </>
    ),
  },
  {
    heading: 'New address',
    className: 'redirects__address',
    isLabelled: true,
    cell: ({ to }) => <bdi>{to}</bdi>,
  },
];

export function RedirectTable({ redirects, isBusy, onEdit, onDelete }: Props) {
  return (
    <Table
      label="Redirects"
      isTight
      columns={COLUMNS}
      rows={redirects}
      keyOf={({ id }) => id}
      actions={(redirect) => [
        {
          text: 'Edit',
          label: `Edit the redirect from ${redirect.from}`,
          isWrite: true,
          onPress: () => onEdit(redirect),
        },
        {
          text: 'Delete',
          label: `Delete the redirect from ${redirect.from}`,
          isWrite: true,
          isBusy,
          onPress: () => onDelete(redirect),
        },
      ]}
    />
  );
}
