import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ScreenError } from './ScreenError.tsx';

/** Around each screen, so that the menu works when one throws, and around all of them. The next screen is drawn anew. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary entry={key}>{children}</Boundary>;
}

interface Props {
  entry: string;
  children: ReactNode;
}

interface State {
  entry: string;
  hasFailed: boolean;
}

class Boundary extends Component<Props, State> {
  override state: State = { entry: this.props.entry, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ entry }: Props, state: State): State | null {
    return entry === state.entry ? null : { entry, hasFailed: false };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ScreenError onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
