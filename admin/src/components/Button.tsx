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

export function Button({ isSubmit = false, isBusy, onClick, ...props }: ButtonProps) {
  const { look, others } = lookOf(props);
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={(event) => isBusy || onClick?.(event)}
      {...others}
      {...look}
    />
  );
}

interface ButtonLinkProps extends Look, Omit<LinkProps, keyof Look | 'to' | 'children'> {
  /** A screen of the admin, or (`href`) an address outside of it. */
  to?: LinkProps['to'] | undefined;
  href?: string | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({ to, href, ...props }: ButtonLinkProps) {
  const { look, others } = lookOf(props);
  return to === undefined ? <a href={href} {...others} {...look} /> : <Link to={to} {...others} {...look} />;
}

function lookOf<Props extends Look>({
  label,
  icon,
  isQuiet,
  isSmall,
  isDanger,
  className,
  ...others
}: Props) {
  const classes = [
    ...['button', isQuiet && 'button--quiet', isSmall && 'button--small'],
    ...[isDanger && 'button--danger', className],
  ];
  const children = icon ? (
    <>
      <Icon name={icon} />
      {label}
    </>
  ) : (
    label
  );
  return { look: { className: classes.filter(Boolean).join(' '), children }, others };
}
