import { LOCALE } from '@mela/rules/locale.ts';
import { useState } from 'react';
import * as sharedText from '#messages/shared.ts';
import * as storefrontText from '#messages/storefront.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import type { RowAction } from '../../components/RowActions.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { formatCount, formatMoment } from '../../format.ts';
import {
  type ReleaseTable_ReleaseFragment as Release,
  RollBackStorefrontDocument,
} from '../../graphql.generated.ts';
import { useStorefrontChange } from '../../layout/StorefrontStatus.tsx';
import { causeWords, releaseChanges } from './release-words.ts';

interface Props {
  releases: Release[];
  /** Whether a release is being created, during which no rollback is possible. */
  isBusy: boolean;
}

const SECONDS = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
const MS_PER_SECOND = 1000;

const COLUMNS: Column<Release>[] = [
  {
    heading: storefrontText.release,
    className: 'table__date',
    cell: ({ number, createdAt, isCurrent }) => (
      <div>
        <div className="releases__name">
          <strong>{number}</strong>
          {isCurrent && <span className="status status--good">{sharedText.live}</span>}
        </div>
        <time className="aside" dateTime={createdAt}>
          {formatMoment(createdAt)}
        </time>
      </div>
    ),
  },
  { heading: sharedText.changes, isLabelled: true, cell: (release) => <Changes release={release} /> },
  {
    heading: storefrontText.pagesRendered,
    className: 'releases__count',
    isLabelled: true,
    cell: ({ pages, reused }) => formatCount(pages - reused),
  },
  {
    heading: storefrontText.reused,
    look: 'muted',
    className: 'releases__count',
    isLabelled: true,
    cell: ({ reused }) => formatCount(reused),
  },
  {
    heading: storefrontText.duration,
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
    text: storefrontText.restore,
    label: storefrontText.restoreReleaseNumber(release.number),
    isWrite: true,
    isBusy: isBusy || change.isBusy,
    onPress: () => setWanted(release),
  });
  return (
    <>
      <Table
        label={sharedText.releases}
        className="releases"
        isTight
        columns={COLUMNS}
        rows={releases}
        keyOf={({ number }) => number}
        actions={(release) => [
          {
            text: sharedText.view,
            label: storefrontText.viewReleaseNumber(release.number),
            href: release.url,
          },
          ...(release.isCurrent ? [] : [goBack(release)]),
        ]}
      />
      {wanted && (
        <ConfirmDialog
          title={storefrontText.askToRestoreRelease(wanted.number)}
          text={storefrontText.shoppersSeeThisReleaseImmediatelyNew}
          action={storefrontText.restore}
          onConfirm={() => change.change(RollBackStorefrontDocument, { release: wanted.number })}
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
