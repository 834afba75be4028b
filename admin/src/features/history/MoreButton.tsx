import { Button } from '../../components/Button.tsx';
import type { History } from './use-history.ts';

interface Props {
  history: Pick<History, 'isBusy' | 'error' | 'readMore'>;
  className?: string;
  /** What it says where nothing is under way or went wrong. */
  label: string;
}

/** Reads the next page of changes, or tries again. */
export function MoreButton({ history: { isBusy, error, readMore }, className = '', label }: Props) {
  return (
    <Button
      label={isBusy ? 'Loading…' : error ? 'Retry' : label}
      isQuiet
      isSmall
      className={className}
      aria-disabled={isBusy}
      onClick={readMore}
    />
  );
}
