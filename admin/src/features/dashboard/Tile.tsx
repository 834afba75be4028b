import * as dashboardText from '#messages/dashboard.ts';
import * as sharedText from '#messages/shared.ts';
import './tile.css';
import { Link } from 'react-router';
import { Icon, type IconName } from '../../components/Icon.tsx';

export interface TileFigure {
  value: string;
  detail: string;
  /** A second line, such as parts of the amount. */
  parts?: string;
}

interface Props {
  icon: IconName;
  label: string;
  /** The figure. undefined until loaded. */
  figure: TileFigure | undefined;
  /** Loads the figure again. Set if loading failed. */
  onRetry?: (() => void) | undefined;
  /** The screen that lists the counted items. */
  to?: string | undefined;
}

export function Tile({ icon, label, figure, onRetry, to }: Props) {
  const missing = onRetry ? <Failure onRetry={onRetry} /> : <Skeleton />;
  return (
    <article className="panel tile" aria-label={label} aria-busy={!figure && !onRetry}>
      <div className="tile__body">
        <div className="tile__mark">
          <Icon name={icon} />
        </div>
        <h2 className="tile__label">
          {to ? (
            <Link className="tile__link" to={to}>
              {label}
            </Link>
          ) : (
            label
          )}
        </h2>
        <p className="tile__value" title={figure?.value}>
          {figure?.value ?? (onRetry ? '–' : <Skeleton />)}
        </p>
        <p className="tile__detail">{figure?.detail ?? missing}</p>
        {figure?.parts && <p className="tile__detail tile__parts">{figure.parts}</p>}
      </div>
    </article>
  );
}

function Skeleton() {
  return <span className="skeleton tile__skeleton" />;
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <span role="alert">{dashboardText.countCouldNotBeLoaded} </span>
      <button type="button" className="tile__retry" onClick={onRetry}>
        {sharedText.retry}
      </button>
    </>
  );
}
