import * as sharedText from '#messages/shared.ts';
import './toaster.css';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { Icon, type IconName } from '../components/Icon.tsx';

/** How long toasts stay by default, and in the admin (specification, section 9). */
const DEFAULT_TOAST_MS = 5000;
export const ADMIN_TOAST_MS = 2500;

interface Props {
  closeAfterMs?: number;
}

/** Keeps loading toasts until their result, as is the library's default, which `duration` would override. */
const STAYING = { loading: { duration: Number.POSITIVE_INFINITY } };

/**
 * The toasts, top right. Pointing at, touching or focusing one keeps all of them. The library's own component would insert a
 * `<style>`, which the content security policy forbids.
 */
export function Toaster({ closeAfterMs = DEFAULT_TOAST_MS }: Props) {
  const { toasts, handlers } = useToaster({ duration: closeAfterMs, ...STAYING });
  return (
    <section
      className="toaster"
      aria-label={sharedText.messages}
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts
        .filter(({ visible }) => visible)
        .map((shown) => (
          <ToastLine key={shown.id} shown={shown} />
        ))}
    </section>
  );
}

const ICONS: Partial<Record<Toast['type'], IconName>> = { success: 'check', error: 'alert' };

function ToastLine({ shown }: { shown: Toast }) {
  const { id, type, ariaProps, message } = shown;
  const icon = ICONS[type];
  return (
    <div className={`toast toast--${type}`}>
      {icon ? <Icon name={icon} /> : <span className="toast__mark" />}
      <p className="toast__text" {...ariaProps}>
        {resolveValue(message, shown)}
      </p>
      {type !== 'loading' && (
        <button
          type="button"
          className="toast__close"
          aria-label={sharedText.close}
          onClick={() => toast.dismiss(id)}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
