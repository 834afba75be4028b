import { WriteControls } from '../../session/WriteControls.tsx';
import '../../components/tables.css';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { formatCount, formatMoment } from '../../format.ts';
import type { ReleaseTable_ReleaseFragment as Release } from '../../graphql.generated.ts';
import { useStorefrontChange } from '../../layout/use-storefront-change.ts';

interface Props {
  releases: Release[];
  /** While a release is being made none is gone back to. */
  isBusy: boolean;
}

const SECONDS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const MS_PER_SECOND = 1000;
const MAX_CHANGES = 3;

export function ReleaseTable({ releases, isBusy }: Props) {
  const [wanted, setWanted] = useState<Release | null>(null);
  const change = useStorefrontChange();
  return (
    <div className="table-scroll">
      <table className="table table--cards table--tight releases">
        <thead>
          <tr>
            <th scope="col">Release</th>
            <th scope="col">What changed</th>
            <th scope="col" className="releases__count">
              Pages made
            </th>
            <th scope="col" className="releases__count">
              Reused
            </th>
            <th scope="col" className="releases__count">
              Took
            </th>
            <th scope="col">
              <span className="visually-hidden">Action</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {releases.map((release) => (
            <ReleaseRow
              key={release.number}
              release={release}
              isDisabled={isBusy || change.isBusy}
              onGoBack={() => setWanted(release)}
            />
          ))}
        </tbody>
      </table>
      {wanted && (
        <ConfirmDialog
          title={`Go back to release ${wanted.number}?`}
          text="Shoppers see it at once. Later changes wait from then on, until you press Go live."
          action="Go back"
          onConfirm={() => change.change('RollBackStorefront', { release: wanted.number })}
          onClosed={() => setWanted(null)}
        />
      )}
    </div>
  );
}

interface RowProps {
  release: Release;
  isDisabled: boolean;
  onGoBack: () => void;
}

function ReleaseRow({ release, isDisabled, onGoBack }: RowProps) {
  const { number, createdAt, isCurrent, pages, reused, durationMs, url } = release;
  return (
    <tr>
      <td>
        <div className="releases__name">
          <strong>{number}</strong>
          {isCurrent && <span className="status status--good">Live</span>}
        </div>
        <time className="releases__fine" dateTime={createdAt}>
          {formatMoment(createdAt)}
        </time>
      </td>
      <td data-label="What changed">
        <Changes release={release} />
      </td>
      <td className="releases__count" data-label="Pages made">
        {formatCount(pages - reused)}
      </td>
      <td className="releases__count table__muted" data-label="Reused">
        {formatCount(reused)}
      </td>
      <td className="releases__count table__muted" data-label="Took">
        {SECONDS.format(durationMs / MS_PER_SECOND)} s
      </td>
      <td>
        <div className="releases__actions">
          <a className="button button--quiet button--small" href={url} aria-label={`View release ${number}`}>
            View
          </a>
          {!isCurrent && (
            <WriteControls>
              <button
                type="button"
                className="button button--quiet button--small"
                aria-label={`Go back to this one, release ${number}`}
                aria-disabled={isDisabled}
                onClick={() => !isDisabled && onGoBack()}
              >
                Go back to this one
              </button>
            </WriteControls>
          )}
        </div>
      </td>
    </tr>
  );
}

function Changes({ release: { cause, changes } }: { release: Release }) {
  const more = changes.length - MAX_CHANGES;
  return (
    <div className="releases__changes">
      <span>{cause}</span>
      {changes.length > 0 && (
        <span className="releases__fine">
          {changes.slice(0, MAX_CHANGES).join(', ')}
          {more > 0 && ` and ${formatCount(more)} more`}
        </span>
      )}
    </div>
  );
}
