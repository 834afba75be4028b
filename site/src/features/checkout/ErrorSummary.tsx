import { useEffect, useRef } from 'react';
import * as checkoutText from '#messages/checkout.ts';
import { controlId } from './CheckoutField.tsx';
import type { Problems } from './use-checkout-form.ts';

/** The list of errors above the fields. It takes the focus. */
export function ErrorSummary({ problems: { errors, id } }: { problems: Problems }) {
  const list = useRef<HTMLElement>(null);
  const names = Object.keys(errors);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press moves the focus again.
  useEffect(() => list.current?.focus(), [id]);
  if (names.length === 0) return null;
  return (
    <section className="checkout__errors" aria-labelledby="errors-title" tabIndex={-1} ref={list}>
      <h2 id="errors-title">{checkoutText.problems(names.length)}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            {document.getElementById(controlId(name)) ? (
              <a href={`#${controlId(name)}`}>{errors[name]}</a>
            ) : (
              errors[name]
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
