import {
  type PropsWithChildren,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { quantityIn } from '../../../components/quantity-field.ts';
import { recent } from '../../shopping/saved-products.ts';
import { StockAlert } from '../../stock-alert/StockAlert.tsx';
import { BuyBox } from './BuyBox.tsx';
import { type BuyBoxProps, namedPlaces, readBuyBox } from './buy-box-props.ts';
import { CHOICES, focusChoices, StickyBar } from './StickyBar.tsx';
import { type Choices, type Selection, useSelection } from './use-selection.ts';

interface Props {
  /** The props as JSON, which `writeBuyBox` creates. */
  json: string;
}

/** The buy box and sticky bar. Also updates the URL, the gallery and the rest of the page. */
export function VariantPicker({ json, children }: PropsWithChildren<Props>) {
  const product = useMemo(() => readBuyBox(json), [json]);
  const form = useRef<HTMLFormElement>(null);
  const [isReady, setReady] = useState(false);
  const choices = useSelection(product, { isPage: true });
  const { selection } = choices;
  const readAddress = () => {
    const named = namedPlaces(location.search, product);
    if (named) choices.select(named, false);
  };

  // This runs before the first paint, so that nothing visibly changes back and forth.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useLayoutEffect(() => {
    if (!keepInput(form.current, choices)) readAddress();
    if (location.hash === CHOICES) {
      focusChoices(form.current);
      choices.confirm();
    }
    setReady(true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener reads only the URL.
  useEffect(() => {
    addEventListener('popstate', readAddress);
    return () => removeEventListener('popstate', readAddress);
  }, []);
  useAddress(selection);
  useGallery(selection);
  usePage(form, product, selection);
  return (
    <>
      <BuyBox product={product} choices={choices} isReady={isReady} form={form}>
        {children}
      </BuyBox>
      <StockAlert selection={selection} />
      {product.isSelling && <StickyBar product={product} choices={choices} isReady={isReady} form={form} />}
    </>
  );
}

/** Takes over input from before hydration. @returns whether a variant was chosen */
function keepInput(form: HTMLFormElement | null, { selection, select, setQuantity }: Choices): boolean {
  const quantity = form?.querySelector<HTMLInputElement>('[role="spinbutton"]');
  if (quantity) setQuantity(quantityIn(quantity));
  const fieldsets = [...(form?.querySelectorAll('fieldset:has([type="radio"])') ?? [])];
  const places = fieldsets.map((fieldset) =>
    [...fieldset.querySelectorAll('input')].findIndex(({ checked }) => checked),
  );
  const isChosen = places.some((place, option) => place >= 0 && place !== selection.places[option]);
  if (isChosen) select(places, true);
  return isChosen;
}

/** Keeps the selected variant in the URL. */
function useAddress({ variant, isByHand }: Selection): void {
  const id = variant?.id;
  useEffect(() => {
    if (!isByHand) return;
    const url = new URL(location.href);
    // Values in the URL would take precedence over those of the variant's id.
    for (const name of ['color', 'size']) url.searchParams.delete(name);
    if (id) url.searchParams.set('variant', id);
    else url.searchParams.delete('variant');
    if (url.href !== location.href) history.replaceState(history.state, '', url);
  }, [id, isByHand]);
}

/** Shows the variant's image. */
function useGallery({ shown, isByHand }: Selection): void {
  const last = useRef(0);
  const image = shown?.image ?? 0;
  useLayoutEffect(() => {
    if (image === last.current) return;
    last.current = image;
    showView(image, isByHand ? 'auto' : 'instant');
  }, [image, isByHand]);
}

/** Publishes the selected variant on the page, for wishlist, comparison and the delivery check. */
function usePage(
  form: RefObject<HTMLFormElement | null>,
  { productId, title, path, options, thumbnails }: BuyBoxProps,
  { variant, shown, isAvailable }: Selection,
): void {
  const image = thumbnails[shown?.image ?? 0] ?? '';
  useEffect(() => {
    const page = form.current?.closest<HTMLElement>('.product-page');
    if (!page) return;
    page.dataset['variant'] = variant && isAvailable ? variant.id : '';
    page.dataset['path'] = variant && options.length > 0 ? `${path}?variant=${variant.id}` : path;
    page.dataset['image'] = image;
  }, [form, path, options, variant, isAvailable, image]);
  useEffect(() => {
    recent.add({ id: productId, title, path, image: thumbnails[0] ?? '' });
  }, [productId, title, path, thumbnails]);
}

/**
 * Brings an image into view: a phone scrolls to it, a wide screen shows it first. Works before the gallery is hydrated.
 * @param behavior `auto` follows the CSS, which respects reduced motion
 */
function showView(index: number, behavior: ScrollBehavior): void {
  const view = document.getElementById(`view-${index + 1}`);
  const stage = view?.closest('.gallery__stage');
  if (!view || !stage) return;
  for (const other of stage.children) other.toggleAttribute('data-shown', other === view);
  stage.scrollTo({ left: view.offsetLeft - (stage as HTMLElement).offsetLeft, behavior });
}
