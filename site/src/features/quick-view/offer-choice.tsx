import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as sharedText from '#messages/shared.ts';
import * as shoppingText from '#messages/shopping.ts';
import { adoptStyles } from '../../components/adopt-styles.ts';
import { BuyBox } from '../product/variants/BuyBox.tsx';
import { type BuyBoxProps, namedPlaces, readBuyBox } from '../product/variants/buy-box-props.ts';
import { useSelection } from '../product/variants/use-selection.ts';
import { loadPage } from './load-page.ts';
import css from './picker.css?inline';
import formCss from './picker-form.css?inline';

const LOADING = shoppingText.loadingOptions;
const FAILED = shoppingText.optionsFailed;
const GONE = shoppingText.productGone;

interface Props {
  /** The card's copy in the dialog, updated with the selection. */
  card: HTMLElement;
  address: string;
  page: Promise<Document | null>;
}

/** Replaces the button of the card in the dialog with the product's buy box. */
export function offerChoice(
  card: HTMLElement,
  details: Element,
  { address, page }: Omit<Props, 'card'>,
): void {
  adoptStyles(css + formCss);
  card.closest('dialog')?.classList.add('quick-view--picker');
  details.classList.add('button--quiet');
  card.querySelector('.card__buy')?.remove();
  const host = document.createElement('div');
  details.before(host);
  createRoot(host).render(<QuickChoice card={card} address={address} page={page} />);
}

type Loaded = BuyBoxProps | 'loading' | 'failed' | 'gone';

function QuickChoice({ card, address, page }: Props) {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const host = useRef<HTMLDivElement>(null);
  const isRetried = useRef(false);
  const load = (asked: Promise<Document | null>) => {
    setLoaded('loading');
    asked.then(
      (found) => setLoaded((found && buyBoxIn(found)) ?? 'gone'),
      () => setLoaded('failed'),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the page that is already loading.
  useEffect(() => load(page), []);
  useFocusAfterRetry(host, { isRetried, loaded });
  const retry = () => {
    isRetried.current = true;
    host.current?.focus();
    load(loadPage(address));
  };
  if (typeof loaded === 'object') {
    const named = namedPlaces(new URL(address).search, loaded);
    return (
      <div ref={host}>
        <QuickBuyBox card={card} product={loaded} named={named} />
      </div>
    );
  }
  return (
    <State host={host} isBusy={loaded === 'loading'}>
      <p role="status">{{ loading: LOADING, failed: FAILED, gone: GONE }[loaded]}</p>
      {loaded === 'failed' && (
        <button type="button" className="button" onClick={retry}>
          {sharedText.tryAgain}
        </button>
      )}
    </State>
  );
}

interface StateProps {
  host: RefObject<HTMLDivElement | null>;
  isBusy: boolean;
  children: ReactNode;
}

function State({ host, isBusy, children }: StateProps) {
  return (
    <div className="picker-state" ref={host} tabIndex={-1} aria-busy={isBusy}>
      {children}
    </div>
  );
}

/** Moves the focus to the loaded content, because the retry button disappeared. */
function useFocusAfterRetry(
  host: RefObject<HTMLDivElement | null>,
  { isRetried, loaded }: { isRetried: RefObject<boolean>; loaded: Loaded },
): void {
  useEffect(() => {
    if (!isRetried.current || loaded === 'loading') return;
    isRetried.current = false;
    host.current?.querySelector<HTMLElement>(':checked, button:enabled')?.focus();
  }, [host, isRetried, loaded]);
}

/**
 * Reads the buy box from a product's page.
 * @returns null if the page is not a product's
 */
function buyBoxIn(page: Document): BuyBoxProps | null {
  const props = page.querySelector('astro-island:has(form.variants)')?.getAttribute('props');
  return props ? readBuyBox(JSON.parse(props).json[1]) : null;
}

interface QuickBuyBoxProps {
  card: HTMLElement;
  product: BuyBoxProps;
  /**
   * The indexes of the values in the card's link, such as that of the colour by which its listing is
   * filtered.
   */
  named: readonly number[] | undefined;
}

function QuickBuyBox({ card, product, named }: QuickBuyBoxProps) {
  const choices = useSelection(product, { isPage: false, named });
  const { variant, shown } = choices.selection;
  const image = product.thumbnails[shown?.image ?? 0];
  const path = variant && product.options.length > 0 ? `${product.path}?variant=${variant.id}` : product.path;
  useEffect(() => {
    for (const link of card.querySelectorAll<HTMLAnchorElement>('.card__name a, .card > .button'))
      link.href = path;
    // The card's buttons for the wishlist and the comparison save this path.
    card.dataset['path'] = path;
    const element = card.querySelector<HTMLImageElement>('.card__backdrop img');
    if (image && element) showImage(element, image);
  }, [card, path, image]);
  return <BuyBox product={product} choices={choices} isReady />;
}

/**
 * Shows the larger files of a thumbnail's image, whose names follow from that of the thumbnail
 * (`uploaded-files.ts`).
 */
function showImage(element: HTMLImageElement, thumbnail: string): void {
  if (element.srcset.includes(thumbnail)) return;
  element.srcset = `${thumbnail} 320w, ${thumbnail.replace(/-320\.webp$/, '-640.webp')} 640w`;
  element.src = thumbnail;
}
