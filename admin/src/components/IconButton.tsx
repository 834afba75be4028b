import type { ComponentProps } from 'react';
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
