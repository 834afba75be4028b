import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { useChange } from './use-change.ts';

interface Props extends Omit<ComponentProps<typeof Button>, 'isBusy' | 'onClick'> {
  /** Runs once at a time. A toast shows why it failed. */
  action: () => Promise<unknown>;
}

/** A small secondary button with its own busy state. */
export function ActionButton({ action, ...button }: Props) {
  const { isBusy, run } = useChange();
  return <Button isQuiet isSmall {...button} isBusy={isBusy} onClick={() => void run(action)} />;
}
