import type { ReactNode } from 'react';
import { WriteControls } from '../session/WriteControls.tsx';
import { Button, ButtonLink } from './Button.tsx';

/** A link or button at the end of a row. */
export interface RowAction {
  text: string;
  /** The accessible name, which includes the row's name. */
  label: string;
  /** The screen of the admin that the link opens. For other addresses use `href`. */
  to?: string;
  href?: string;
  onPress?: () => void;
  /** Disabled until the row is saved. */
  isDisabled?: boolean;
  /** Temporarily disables the button. If it has the focus, it keeps it. */
  isBusy?: boolean;
  /** Whether the action changes data, so that it is disabled for read-only operators. */
  isWrite?: boolean;
}

export function Actions({ actions }: { actions: RowAction[] | ReactNode }) {
  return (
    <td className="table__actions">
      {!isButtons(actions) ? (
        actions
      ) : (
        <span className="row-actions">
          {actions.map((action) =>
            action.isWrite ? (
              <WriteControls key={action.text}>
                <RowButton action={action} />
              </WriteControls>
            ) : (
              <RowButton key={action.text} action={action} />
            ),
          )}
        </span>
      )}
    </td>
  );
}

function isButtons(actions: RowAction[] | ReactNode): actions is RowAction[] {
  return Array.isArray(actions);
}

export function RowButton({ action }: { action: RowAction }) {
  const { text, label, to, href, onPress, isDisabled, isBusy } = action;
  const look = { label: text, isQuiet: true, isSmall: true, 'aria-label': label };
  if (to !== undefined || href !== undefined) return <ButtonLink {...look} to={to} href={href} />;
  return (
    <Button {...look} disabled={isDisabled} aria-disabled={isBusy} onClick={() => isBusy || onPress?.()} />
  );
}
