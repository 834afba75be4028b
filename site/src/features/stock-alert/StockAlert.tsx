import { type FormEvent, useState } from 'react';
import * as productText from '#messages/product.ts';
import * as sharedText from '#messages/shared.ts';
import { takeSubmit } from '../../components/page-script.ts';
import { useFocusOnShow, useSent } from '../cart/use-sent.ts';
import type { Selection } from '../product/variants/use-selection.ts';

/** The element that the sticky bar of a sold-out variant links to. */
export const STOCK_ALERT = '#stock-alert';

const LOST = productText.alertFailed;

/** "Email me when available", for a sold-out variant. A confirmation replaces the form until another variant is selected. */
export function StockAlert({ selection: { variant, title } }: { selection: Selection }) {
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  if (variant?.state !== 'OUT_OF_STOCK') return null;
  const name = title || 'it';
  if (waitsFor === variant.id) return <Waiting name={name} />;
  return (
    <AlertForm key={variant.id} variantId={variant.id} name={name} onDone={() => setWaitsFor(variant.id)} />
  );
}

interface Props {
  variantId: string;
  /** The variant's name, such as `Red / M`. */
  name: string;
  onDone: () => void;
}

function AlertForm({ variantId, name, onDone }: Props) {
  const { isBusy, fault, run } = useSent(LOST);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    takeSubmit(event.nativeEvent);
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    return run(async () => {
      // Load this only when a shopper submits the form.
      const { requestAlert } = await import('./request-alert.ts');
      const failure = await requestAlert({ ...fields, variantId });
      if (failure === '') onDone();
      return failure;
    });
  };
  return (
    <form
      className="stock-alert"
      id={STOCK_ALERT.slice(1)}
      method="dialog"
      onSubmit={(event) => void submit(event)}
    >
      <label className="field">
        <span>{productText.alertLabel(name)}</span>
        <input
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          placeholder={sharedText.yourEmail}
          required
        />
      </label>
      {/* A honeypot: bots that fill every field also fill this one, and the server drops their requests. */}
      <input name="website" hidden tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <button className="button" type="submit" aria-busy={isBusy || undefined}>
        {sharedText.emailMe}
      </button>
      <p role="alert">{fault}</p>
    </form>
  );
}

function Waiting({ name }: Pick<Props, 'name'>) {
  return (
    <p
      className="stock-alert stock-alert--waiting"
      ref={useFocusOnShow<HTMLParagraphElement>()}
      tabIndex={-1}
    >
      {productText.alertSaved(name)}
    </p>
  );
}
