import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from './IconButton.tsx';

interface Props extends ComponentProps<typeof IconButton> {
  isEnabled: boolean;
  onPress: () => void;
}

/** Moves something in a list. It keeps the focus: at the end of the list, and where moving it in the document drops it. */
export function MoveButton({ isEnabled, onPress, ...others }: Props) {
  return (
    <IconButton
      title={others.label}
      {...others}
      aria-disabled={!isEnabled}
      onClick={({ currentTarget }) => {
        if (!isEnabled) return;
        flushSync(onPress);
        currentTarget.focus();
      }}
    />
  );
}
