import * as sharedText from '#messages/shared.ts';
import { formatCountOf } from '../format.ts';
import { Button } from './Button.tsx';
import './list-pages.css';

interface Props {
  page: {
    nodes: readonly unknown[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  };
  /** The plural noun for the items. */
  noun: string;
  /** The cursor of the displayed page. Empty for the first page. */
  after: string;
  onChange: (view: { after: string }) => void;
}

/** The number of items and the page buttons. Empty if all items fit on one page. */
export function ListPages({ page, noun, after, onChange }: Props) {
  const { nodes, totalCount, pageInfo } = page;
  if (after === '' && totalCount <= nodes.length) return null;
  const next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  return (
    <footer className="list-pages">
      <p role="status">{formatCountOf(totalCount, noun)}</p>
      <nav className="list-pages__steps" aria-label={sharedText.pages}>
        <Step label={sharedText.first} to={after === '' ? null : ''} onGo={onChange} />
        <Step label={sharedText.next} to={next} onGo={onChange} />
      </nav>
    </footer>
  );
}

/** A button to another page. It stays focusable when disabled, so that it does not lose the focus. */
function Step({ label, to, onGo }: { label: string; to: string | null; onGo: Props['onChange'] }) {
  const isEnabled = to !== null;
  const go = () => isEnabled && onGo({ after: to });
  return <Button label={label} isQuiet isSmall aria-disabled={!isEnabled} onClick={go} />;
}
