import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import './empty-state.css';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

/** A title and an explanation, shown instead of an empty list. */
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
  /** Whether there are items on other pages. */
  isLater?: boolean;
  /** The title for an empty list. The next one is for a list without matches. */
  empty: string;
  noMatch: string;
  /** Explains why the list is empty. */
  children: ReactNode;
  onShowAll: () => void;
  onFirst?: () => void;
  onReload?: () => void;
}

/** Replaces an empty list with an explanation, and a button that shows other items if there are any. */
export function NothingFound(props: Props) {
  const { isNarrow, after, isLater = false, empty, noMatch, children, onShowAll, onFirst, onReload } = props;
  if (isLater || after !== '') {
    return (
      <EmptyState title={componentsText.thisPageIsEmptyNow}>
        {after === '' ? (
          <Button label={componentsText.showNextPage} isSmall onClick={onReload} />
        ) : (
          <Button label={componentsText.firstPage} isQuiet onClick={onFirst} />
        )}
      </EmptyState>
    );
  }
  if (!isNarrow) return <EmptyState title={empty}>{children}</EmptyState>;
  return (
    <EmptyState title={noMatch}>
      <Button label={sharedText.showAll} isQuiet onClick={onShowAll} />
    </EmptyState>
  );
}
