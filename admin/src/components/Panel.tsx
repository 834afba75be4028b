import type { ReactNode } from 'react';

interface Props {
  /** Of its heading. */
  id: string;
  title: ReactNode;
  /** Beside the heading. */
  aside?: ReactNode;
  isBusy?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a screen, under a heading. */
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
