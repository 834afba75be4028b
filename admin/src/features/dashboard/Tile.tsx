import './tile.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '../../components/Icon.tsx';

interface Props {
  icon: IconName;
  label: string;
  value: ReactNode;
  detail: ReactNode;
  isBusy?: boolean;
  /** The screen that lists what is counted. */
  to?: string;
}

export function Tile({ icon, label, value, detail, isBusy = false, to }: Props) {
  return (
    <article className="panel tile" aria-label={label} aria-busy={isBusy}>
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
        <p className="tile__value">{value}</p>
        <p className="tile__detail">{detail}</p>
      </div>
    </article>
  );
}
