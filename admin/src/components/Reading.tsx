import type { ReactNode } from 'react';
import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface FailureProps {
  /** The noun for the missing items, for the middle of a sentence, such as `the emails`. */
  what: string;
  onRetry: () => void;
  /** Explains a failure. */
  children?: ReactNode;
}

interface Props extends FailureProps {
  isRead: boolean;
  hasFailed: boolean;
}

/** Placeholder while data loads or after it failed. Renders nothing once loaded. */
export function Reading({ isRead, hasFailed, ...failure }: Props) {
  if (hasFailed) return <LoadFailure {...failure} />;
  return isRead ? null : <Loading what={failure.what} />;
}

export function LoadFailure({ what, onRetry, children }: FailureProps) {
  return (
    <EmptyState title={componentsText.couldNotBeLoaded(what.charAt(0).toUpperCase() + what.slice(1))}>
      {children}
      <Button label={sharedText.retry} isSmall onClick={onRetry} />
    </EmptyState>
  );
}

export function Loading({ what }: { what: string }) {
  return (
    <>
      <span className="visually-hidden">{componentsText.loadingWhat(what)}</span>
      <span className="skeleton skeleton--line" />
    </>
  );
}

export function LoadingPanel({ what, className = '' }: { what: string; className?: string }) {
  return (
    <section className={`panel ${className}`} aria-busy="true">
      <Loading what={what} />
    </section>
  );
}
