import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { Icon, type IconName } from './Icon.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  icon: IconName;
  /** Its accessible name. */
  label: string;
}

export function IconButton({ icon, label, className = '', ...others }: Props) {
  return (
    <button type="button" aria-label={label} {...others} className={`icon-button ${className}`}>
      <Icon name={icon} />
    </button>
  );
}

interface MoveProps extends Props {
  isEnabled: boolean;
  onPress: () => void;
}

/** Moves something in a list. It keeps the focus: at the end of the list, and where moving it in the document drops it. */
export function MoveButton({ isEnabled, onPress, ...others }: MoveProps) {
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
