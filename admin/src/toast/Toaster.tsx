import './toaster.css';
import { resolveValue, useToaster } from 'react-hot-toast/headless';

/** How long toasts stay (specification, section 9): by default, and in the admin. */
const DEFAULT_TOAST_MS = 5000;
export const ADMIN_TOAST_MS = 2500;

interface Props {
  closeAfterMs?: number;
}

/** Repeats the library's default for loading toasts, which `duration` would override. */
const STAYING = { loading: { duration: Number.POSITIVE_INFINITY } };

/** The toasts, top right. The library's own component would insert a `<style>`, which the content security policy forbids. */
export function Toaster({ closeAfterMs = DEFAULT_TOAST_MS }: Props) {
  const { toasts, handlers } = useToaster({ duration: closeAfterMs, ...STAYING });
  return (
    <section
      className="toaster"
      aria-label="Messages"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts
        .filter((toast) => toast.visible)
        .map((toast) => (
          <p key={toast.id} className={`toast toast--${toast.type}`} {...toast.ariaProps}>
            {resolveValue(toast.message, toast)}
          </p>
        ))}
    </section>
  );
}
