import './empty-state.css';
import type { ReactNode } from 'react';

/** Takes the place of an empty list. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="empty-state">
      <p className="empty-state__title">{title}</p>
      <div className="empty-state__text">{children}</div>
    </div>
  );
}
