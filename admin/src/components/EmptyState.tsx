import './empty-state.css';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

/** Replaces an empty list. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="empty-state">
      <p className="empty-state__title">{title}</p>
      <div className="empty-state__text">{children}</div>
    </div>
  );
}

interface Props {
  /** Whether a search or filter is set. */
  isNarrow: boolean;
  /** The cursor of the page; empty on the first. */
  after: string;
  /** The titles for a list without rows, and for one without matches. */
  empty: string;
  noMatch: string;
  /** Why the list has no rows. */
  children: ReactNode;
  onShowAll: () => void;
}

/** Replaces an empty list: says why it is empty, and offers to clear the filters. */
export function NothingFound({ isNarrow, after, empty, noMatch, children, onShowAll }: Props) {
  if (!isNarrow && after === '') return <EmptyState title={empty}>{children}</EmptyState>;
  return (
    <EmptyState title={after === '' ? noMatch : 'Nothing is left on this page'}>
      <Button label="Show all" isQuiet onClick={onShowAll} />
    </EmptyState>
  );
}
