import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import * as sharedText from '#messages/shared.ts';

/** @returns a component that loads on first display, with a skeleton until then and a "Try again" link after a failure */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props) => (
    <FailedPart>
      <Suspense fallback={<span className="skeleton skeleton--part" />}>
        <Loaded {...props} />
      </Suspense>
    </FailedPart>
  );
}

/** Replaces a component that failed to load or threw. The rest of the page stays. */
export class FailedPart extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p className="failed-part" role="alert">
        {sharedText.partFailed}{' '}
        <button
          type="button"
          className="button button--quiet button--small"
          onClick={() => location.reload()}
        >
          {sharedText.tryAgain}
        </button>
      </p>
    );
  }
}
