import './toaster.css';
import { resolveValue, useToaster } from 'react-hot-toast/headless';
import { DEFAULT_TOAST_MS } from './toast-times.ts';

interface Props {
  closeAfterMs?: number;
}

/** The library's own default for a loading toast gives way to `duration`, so it is said here again. */
const STAYING = { loading: { duration: Number.POSITIVE_INFINITY } };

/**
 * The toasts, top right. Drawn here rather than by the library, whose own drawing puts a `<style>` into the page
 * and so would need a hole in the content security policy.
 */
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
