import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  /** Whether the list is narrowed down. */
  isNarrow: boolean;
  /** The cursor of the page; empty on the first. */
  after: string;
  /** What is said of a list that has nothing in it, and what of one in which nothing matches. */
  empty: string;
  noMatch: string;
  /** Why it has nothing in it. */
  children: ReactNode;
  onShowAll: () => void;
}

/** Why a list is empty, and the way back to all of it. */
export function NothingFound({ isNarrow, after, empty, noMatch, children, onShowAll }: Props) {
  if (!isNarrow && after === '') return <EmptyState title={empty}>{children}</EmptyState>;
  return (
    <EmptyState title={after === '' ? noMatch : 'Nothing is left on this page'}>
      <Button label="Show all" isQuiet onClick={onShowAll} />
    </EmptyState>
  );
}
