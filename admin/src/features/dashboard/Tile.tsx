import './tile.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/Icon.tsx';

interface Props {
  icon: IconName;
  label: string;
  value: ReactNode;
  detail: ReactNode;
  isBusy?: boolean;
}

export function Tile({ icon, label, value, detail, isBusy = false }: Props) {
  return (
    <article className="panel tile" aria-label={label} aria-busy={isBusy}>
      <div className="tile__body">
        <div className="tile__mark">
          <Icon name={icon} />
        </div>
        <h2 className="tile__label">{label}</h2>
        <p className="tile__value">{value}</p>
        <p className="tile__detail">{detail}</p>
      </div>
    </article>
  );
}
