import './list-pages.css';

interface Props {
  /** How many there are, in words. */
  total: string;
  /** The cursor of the page that is shown; empty on the first. */
  after: string;
  /** That of the next one; null: there is none. */
  next: string | null;
  onGo: (after: string) => void;
}

/** How many there are of a list, and the way through its pages. */
export function CursorPages({ total, after, next, onGo }: Props) {
  return (
    <footer className="list-pages">
      <p role="status">{total}</p>
      <nav className="list-pages__steps" aria-label="Pages">
        <Step label="First" isEnabled={after !== ''} onPress={() => onGo('')} />
        <Step label="Next" isEnabled={next !== null} onPress={() => next !== null && onGo(next)} />
      </nav>
    </footer>
  );
}

/** A disabled step stays focusable, because it may have the focus. */
function Step({ label, isEnabled, onPress }: { label: string; isEnabled: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className="button button--quiet button--small"
      aria-disabled={!isEnabled}
      onClick={() => isEnabled && onPress()}
    >
      {label}
    </button>
  );
}
