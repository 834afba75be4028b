import type { ReactNode } from 'react';
import './alert-panel.css';
import { headingId } from './focus.ts';

interface Props {
  /** The id of the heading. */
  id: string;
  title: ReactNode;
  /** Shown beside the heading. */
  aside?: ReactNode;
  isBusy?: boolean;
  className?: string;
  children: ReactNode;
}

/** A section of a screen with a heading. */
export function Panel({ id, title, aside, isBusy, className = '', children }: Props) {
  return (
    <section className={`panel ${className}`} aria-labelledby={id} aria-busy={isBusy}>
      <header className="panel__head">
        <h2 className="panel__title" id={id}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** A panel of the dashboard with things to do. @param children items of a list */
export function AlertPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = headingId(`${title} alerts`);
  return (
    <section className="panel alert-panel" aria-labelledby={id}>
      <h2 className="panel__title" id={id}>
        {title}
      </h2>
      <ul className="alert-panel__list">{children}</ul>
    </section>
  );
}
