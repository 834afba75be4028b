import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { type Column, type RowAction, Table } from '../../components/Table.tsx';
import { formatCount, formatMoment } from '../../format.ts';
import type { ReleaseTable_ReleaseFragment as Release } from '../../graphql.generated.ts';
import { useStorefrontChange } from '../../layout/StorefrontStatus.tsx';
import { causeWords, releaseChanges } from './release-words.ts';

interface Props {
  releases: Release[];
  /** While a release is being made none is gone back to. */
  isBusy: boolean;
}

const SECONDS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const MS_PER_SECOND = 1000;

const COLUMNS: Column<Release>[] = [
  {
    heading: 'Release',
    cell: ({ number, createdAt, isCurrent }) => (
      <div>
        <div className="releases__name">
          <strong>{number}</strong>
          {isCurrent && <span className="status status--good">Live</span>}
        </div>
        <time className="aside" dateTime={createdAt}>
          {formatMoment(createdAt)}
        </time>
      </div>
    ),
  },
  { heading: 'What changed', isLabelled: true, cell: (release) => <Changes release={release} /> },
  {
    heading: 'Pages made',
    className: 'releases__count',
    isLabelled: true,
    cell: ({ pages, reused }) => formatCount(pages - reused),
  },
  {
    heading: 'Reused',
    look: 'muted',
    className: 'releases__count',
    isLabelled: true,
    cell: ({ reused }) => formatCount(reused),
  },
  {
    heading: 'Took',
    look: 'muted',
    className: 'releases__count',
    isLabelled: true,
    cell: ({ durationMs }) => `${SECONDS.format(durationMs / MS_PER_SECOND)} s`,
  },
];

export function ReleaseTable({ releases, isBusy }: Props) {
  const [wanted, setWanted] = useState<Release | null>(null);
  const change = useStorefrontChange();
  const goBack = (release: Release): RowAction => ({
    text: 'Go back to this one',
    label: `Go back to this one, release ${release.number}`,
    isWrite: true,
    isBusy: isBusy || change.isBusy,
    onPress: () => setWanted(release),
  });
  return (
    <>
      <Table
        label="Releases"
        className="releases"
        isTight
        columns={COLUMNS}
        rows={releases}
        keyOf={({ number }) => number}
        actions={(release) => [
          { text: 'View', label: `View release ${release.number}`, href: release.url },
          ...(release.isCurrent ? [] : [goBack(release)]),
        ]}
      />
      {wanted && (
        <ConfirmDialog
          title={`Go back to release ${wanted.number}?`}
          text="Shoppers see it at once. Later changes wait from then on, until you press Go live."
          action="Go back"
          onConfirm={() => change.change('RollBackStorefront', { release: wanted.number })}
          onClosed={() => setWanted(null)}
        />
      )}
    </>
  );
}

function Changes({ release }: { release: Release }) {
  return (
    <div className="releases__changes">
      <span>{causeWords(release)}</span>
      {release.changes.length > 0 && <span className="aside">{releaseChanges(release)}</span>}
    </div>
  );
}
