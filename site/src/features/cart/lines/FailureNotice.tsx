import { useLayoutEffect, useRef } from 'react';
import * as sharedText from '#messages/shared.ts';
import { pricedCart } from '../priced-cart.ts';

interface Props {
  className: string;
  text: string;
  /** Called when the focused button disappears, because the server has answered. It moves the focus. */
  onLeave: () => void;
}

/** Says why the server could not price the cart, with a retry button. */
export function FailureNotice({ className, text, onLeave }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on unmount.
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current && current === document.activeElement) onLeave();
    };
  }, []);
  return (
    <div className={className} role="alert">
      <p>{text}</p>
      <button
        type="button"
        className="button button--quiet button--small"
        ref={button}
        onClick={() => void pricedCart.ask()}
      >
        {sharedText.tryAgain}
      </button>
    </div>
  );
}
