import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import type { History } from './use-history.ts';

interface Props {
  history: Pick<History, 'isBusy' | 'error' | 'readMore'>;
  className?: string;
  /** The label while nothing is being loaded. */
  label: string;
}

/** Loads the next page, or retries. */
export function MoreButton({ history: { isBusy, error, readMore }, className = '', label }: Props) {
  return (
    <Button
      label={isBusy ? sharedText.loading : error ? sharedText.retry : label}
      isQuiet
      isSmall
      className={className}
      aria-disabled={isBusy}
      onClick={readMore}
    />
  );
}
