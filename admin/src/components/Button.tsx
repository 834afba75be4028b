import type { ComponentProps, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link, type LinkProps } from 'react-router';
import { Icon, type IconName } from './Icon.tsx';
import { useChange } from './use-change.ts';

interface Look {
  label: ReactNode;
  icon?: IconName | undefined;
  /** Styles the button for a secondary action. */
  isQuiet?: boolean;
  /** Makes the button small, for a row or beside a field. */
  isSmall?: boolean;
  /** Styles the button for an action that cannot be undone. */
  isDanger?: boolean;
  className?: string;
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, keyof Look | 'type' | 'children'> {
  isSubmit?: boolean;
  /** Whether the action is running. The button then keeps the focus and ignores further presses. */
  isBusy?: boolean | undefined;
}

export function Button({ isSubmit, isBusy, onClick, ...props }: ButtonProps) {
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={(event) => isBusy || onClick?.(event)}
      {...attributesOf(props)}
    />
  );
}

interface ButtonLinkProps extends Look, Omit<LinkProps, keyof Look | 'to' | 'children'> {
  /** The screen of the admin that the link opens. For other addresses use `href`. */
  to?: LinkProps['to'] | undefined;
  href?: string | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({ to, ...props }: ButtonLinkProps) {
  const attributes = attributesOf(props);
  return to === undefined ? <a {...attributes} /> : <Link to={to} {...attributes} />;
}

function attributesOf<Props extends Look>(props: Props) {
  const { label, icon, isQuiet, isSmall, isDanger, className = '', ...others } = props;
  const look = `${isQuiet ? ' button--quiet' : ''}${isSmall ? ' button--small' : ''}${isDanger ? ' button--danger' : ''}`;
  const children = icon ? (
    <>
      <Icon name={icon} />
      {label}
    </>
  ) : (
    label
  );
  return { ...others, className: `button${look} ${className}`, children };
}

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  icon: IconName;
  /** The accessible name. */
  label: string;
}

export function IconButton({ icon, label, className = '', ...others }: Props) {
  return (
    <button type="button" aria-label={label} {...others} className={`icon-button ${className}`}>
      <Icon name={icon} />
    </button>
  );
}

interface MoveButtonProps extends ComponentProps<typeof IconButton> {
  isEnabled: boolean;
  onPress: () => void;
}

/** Moves an item of a list. Keeps the focus when the button becomes disabled, and when the browser drops it because the item moved. */
export function MoveButton({ isEnabled, onPress, ...others }: MoveButtonProps) {
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

interface ActionProps extends Omit<ComponentProps<typeof Button>, 'isBusy' | 'onClick'> {
  /** Runs once at a time. A toast shows why it failed. */
  action: () => Promise<unknown>;
}

/** A small secondary button with its own busy state. */
export function ActionButton({ action, ...button }: ActionProps) {
  const { isBusy, run } = useChange();
  return <Button isQuiet isSmall {...button} isBusy={isBusy} onClick={() => void run(action)} />;
}
