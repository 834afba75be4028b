import './alert-panel.css';
import type { ReactNode } from 'react';
import { headingId } from './row-focus.ts';

/** On the dashboard: what needs the operator. @param children items of a list */
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
