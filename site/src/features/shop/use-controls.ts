import { isFiltered, type ListingQuery, writeQuery } from '@mela/rules/listing/listing-query.ts';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { ListingControls } from './listing-controls.ts';
import { currencyOf, type ListingFacts } from './listing-facts.ts';
import { loadIndex } from './load-index.ts';
import { ServedListing } from './served-listing.ts';
import { type Ask, type Listing, queryOfAddress } from './use-listing.ts';

/**
 * Connects a listing with its server-rendered parts: controls change the query, and cards and numbers show the result.
 * @returns handlers for the surrounding element
 */
export function useControls(
  root: RefObject<HTMLElement | null>,
  facts: ListingFacts,
  { query, found, state }: Listing,
  ask: Ask,
) {
  const controls = useRef<ListingControls>(null);
  const served = useRef<ServedListing>(null);

  useEffect(() => {
    if (!root.current || facts.items === 0) return;
    controls.current = new ListingControls(root.current, facts.prices, currencyOf(facts));
    served.current = new ServedListing(root.current, currencyOf(facts));
    const asked = queryOfAddress(facts);
    // Controls may have been changed before hydration.
    const touched = { ...controls.current.read(), ...controls.current.touchedPrices(), page: 1 };
    if (writeQuery({ ...asked, page: 1 })) {
      // Show the filters of the address now, so that further ones can be added before the response arrives.
      controls.current.write(asked);
      void ask(asked, 'none');
    } else if (writeQuery(touched)) void ask(touched, facts.isSearch ? 'same' : 'new');
  }, [root, facts, ask]);

  const isFirst = useRef(true);
  useEffect(() => {
    if (state !== 'ready') return;
    // Skip the first run, because the page is as the server rendered it, except for controls that the shopper
    // has already used.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    served.current?.showCards(found);
    served.current?.showNumbers(isFiltered(query) ? found : null);
    served.current?.carryOver(query);
    controls.current?.write(query);
  }, [query, found, state]);

  const change = (changed: Partial<ListingQuery>, entry?: 'same') => {
    void ask({ ...query, page: 1, ...changed }, entry);
    // Scroll back to the start of the list, which has new results.
    const items = root.current?.querySelector('#items');
    if (items && items.getBoundingClientRect().top < 0) items.scrollIntoView();
  };
  return { change, handlers: useHandlers(controls, query, facts, change) };
}

/**
 * The handlers of the controls. Typing, sliding and choosing take effect at once; a typed price takes effect
 * on Enter, or when its field loses the focus.
 */
function useHandlers(
  controls: RefObject<ListingControls | null>,
  query: ListingQuery,
  facts: ListingFacts,
  change: (changed: Partial<ListingQuery>, entry?: 'same') => void,
) {
  const isSliding = useRef(false);
  const applyTypedPrices = ({ target }: { target: EventTarget }) => {
    if (controls.current?.isPriceText(target)) change(controls.current.typedPrices());
  };
  return {
    onInput({ target }: { target: EventTarget }) {
      if (!controls.current || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement))
        return;
      if (target.type === 'range') {
        change(controls.current.slidPrice(target, query), isSliding.current ? 'same' : undefined);
        isSliding.current = true;
      } else if (target.name) {
        change(controls.current.read(), target.type === 'search' ? 'same' : undefined);
      }
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter') applyTypedPrices(event);
    },
    onBlur(event: FocusEvent) {
      isSliding.current = false;
      applyTypedPrices(event);
    },
    ...(!facts.asksServer && { onFocus: prepare, onPointerOver: prepare }),
  };
}

/** Loads the index when a control is touched. */
function prepare({ target }: { target: EventTarget }): void {
  if (target instanceof Element && target.closest('form, select')) loadIndex().catch(() => undefined);
}
