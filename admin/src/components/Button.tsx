import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon, type IconName } from './Icon.tsx';

interface Look {
  label: ReactNode;
  icon?: IconName | undefined;
  /** Not what the screen is for. */
  isQuiet?: boolean;
  /** In a row, or beside a field. */
  isSmall?: boolean;
  /** It cannot be undone. */
  isDanger?: boolean;
  className?: string;
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, keyof Look | 'type' | 'children'> {
  isSubmit?: boolean;
  /** What was pressed is under way: the button keeps the focus, and further presses do nothing. */
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
  /** A screen of the admin, or (`href`) an address outside of it. */
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
