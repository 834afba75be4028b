import { isPin } from '@mela/rules/indian-states.ts';
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as productText from '#messages/product.ts';
import * as sharedText from '#messages/shared.ts';
import { takeSubmit } from '../../components/page-script.ts';
import { GraphqlError, tryAgainText } from '../cart/post-graphql.ts';
import { askDelivery, deliveryLines } from './delivery-answer.ts';
import { lastPostcode, rememberPostcode } from './last-postcode.ts';

interface Props {
  /** The country's code (ISO 3166-1 alpha-2). */
  country: string;
  /** The country's name. null if the shop delivers to only one country. */
  countryName: string | null;
}

const INDIA = 'IN';
const CHECKING = productText.deliveryChecking;
const SOLD_OUT = productText.deliverySoldOut;
const NO_ANSWER = productText.deliveryFailed;
const WRONG_PIN = sharedText.pinCodeFormat;
const NO_POSTCODE = productText.deliveryEnterPostcode;

/**
 * The delivery dates and shipping costs of the selected variant for a postcode. A complete PIN is checked at once, other
 * postcodes on request.
 */
export function DeliveryCheck({ country, countryName }: Props) {
  const { field, error, place, change, check } = usePostcode(country);
  const { lines, isAnswered } = useDelivery(country, place);
  const isIndian = country === INDIA;
  const question = isIndian ? productText.deliveryToPinCode : productText.deliveryToPostcode;
  const label = countryName ? `${question} (${countryName})` : question;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    takeSubmit(event.nativeEvent);
    check();
  };
  return (
    <form
      className="delivery-check"
      method="dialog"
      data-answered={isAnswered ? '' : undefined}
      onSubmit={submit}
    >
      <label className="field">
        <span>{label}</span>
        <input
          ref={field}
          autoComplete="postal-code"
          inputMode={isIndian ? 'numeric' : undefined}
          maxLength={20}
          aria-invalid={error ? true : undefined}
          aria-describedby="delivery-answer"
          onInput={change}
        />
      </label>
      <button className="button button--quiet" type="submit">
        {productText.deliveryCheck}
      </button>
      <div id="delivery-answer" role="status">
        {(error ? [error] : lines).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </form>
  );
}

/** The field's value, which starts with what was entered before hydration, or else with the last postcode. */
function usePostcode(country: string) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  /** An object, so that the same postcode can be requested again. */
  const [place, setPlace] = useState<{ postalCode: string } | null>(null);
  const isIndian = country === INDIA;

  const check = () => {
    const postalCode = readPostcode(country, field.current);
    const isValid = isIndian ? isPin(postalCode) : postalCode !== '';
    setError(isValid ? '' : isIndian ? WRONG_PIN : NO_POSTCODE);
    setPlace(isValid ? { postalCode } : null);
    if (isValid) rememberPostcode(country, postalCode);
    else field.current?.focus();
  };
  const change = () => {
    setError('');
    setPlace(null);
    if (isIndian && isPin(readPostcode(country, field.current))) check();
  };
  const begin = () => {
    const input = field.current;
    if (input?.value !== '') return change();
    input.value = lastPostcode(country);
    if (isIndian) change();
    else if (input.value !== '') check();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(begin, []);
  return { field, error, place, change, check };
}

function readPostcode(country: string, field: HTMLInputElement | null): string {
  const text = field?.value.trim() ?? '';
  return country === INDIA ? text.replaceAll(/\s/g, '') : text;
}

interface Shown {
  lines: string[];
  /** Whether the server has answered. The page then hides its general delivery times. */
  isAnswered: boolean;
}

const told = (...lines: string[]): Shown => ({ lines, isAnswered: false });

/** @returns the server's answer for a place and the selected variant. Only the latest request counts */
function useDelivery(country: string, place: { postalCode: string } | null): Shown {
  const variantId = useSyncExternalStore(subscribeToVariant, selectedVariant, () => '');
  const [shown, setShown] = useState(told());
  useEffect(() => {
    if (!place) return setShown(told());
    if (!variantId) return setShown(told(SOLD_OUT));
    let isLast = true;
    const show = (answer: Shown) => {
      if (isLast) setShown(answer);
    };
    const { postalCode } = place;
    show(told(CHECKING));
    askDelivery({ country, postalCode, variantIds: [variantId] }).then(
      (answer) => show({ lines: deliveryLines(answer, postalCode), isAnswered: true }),
      (error: unknown) => show(told(failureText(error))),
    );
    return () => {
      isLast = false;
    };
  }, [country, place, variantId]);
  return shown;
}

function failureText(error: unknown): string {
  return error instanceof GraphqlError ? tryAgainText(error.message, error.retryAfter) : NO_ANSWER;
}

/**
 * The id of the selected variant, which the product page contains (`ProductPage.astro`). Empty if it is sold
 * out.
 */
function selectedVariant(): string {
  return productPage()?.dataset['variant'] ?? '';
}

function subscribeToVariant(onChange: () => void): () => void {
  const page = productPage();
  const observer = new MutationObserver(onChange);
  if (page) observer.observe(page, { attributeFilter: ['data-variant'] });
  return () => observer.disconnect();
}

function productPage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.product-page');
}
