import * as layoutText from '#messages/layout.ts';
import * as sharedText from '#messages/shared.ts';
import './command-palette.css';
import { formatMoney } from '@mela/rules/format-money.ts';
import { useEffect, useId, useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { Modal } from '../../components/Modal.tsx';
import { useSettled } from '../../components/use-settled.ts';
import { FindEverywhereDocument, type FindEverywhereQuery } from '../../graphql.generated.ts';
import { orderPath, PATHS } from '../../paths.ts';
import { shopperOf } from '../orders/live-order-words.ts';
import { type Entry, matching } from './palette-entries.ts';

/** How long typing must pause before the server is asked. */
const PAUSE_MS = 120;
const SHORTEST_SEARCH = 2;

interface Props {
  /** The screens and actions available to this operator. */
  entries: readonly Entry[];
  isLive: boolean;
  onClosed: () => void;
}

/** Finds screens and actions at once, then products, orders and categories from the server. */
export function CommandPalette({ entries, isLive, onClosed }: Props) {
  return (
    <Modal title={sharedText.search} onClosed={onClosed}>
      {(close) => <Palette entries={entries} isLive={isLive} close={close} />}
    </Modal>
  );
}

function Palette({ entries, isLive, close }: Omit<Props, 'onClosed'> & { close: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { results, state } = useResults(typed, isLive);
  const found = [...matching(entries, typed), ...results];
  const chosen = Math.min(active, found.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  const open = (entry: Entry | undefined) => {
    if (!entry) return;
    close();
    if (entry.to === undefined) entry.run();
    else navigate(entry.to);
  };
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, chosen]);

  return (
    <>
      <SearchInput
        listId={id}
        activeId={found.length > 0 ? optionId(chosen) : undefined}
        placeholder={
          isLive ? layoutText.orderNumberEmailPhoneProductScreen : layoutText.productCategoryScreen
        }
        value={typed}
        onType={(text) => {
          setTyped(text);
          setActive(0);
        }}
        onStep={(step) => setActive((chosen + step + found.length) % Math.max(found.length, 1))}
        onEnter={() => open(found[chosen])}
      />
      <div className="palette__list" id={id} role="listbox" aria-label={sharedText.results}>
        {found.map((entry, index) => (
          <Option
            key={`${entry.kind} ${entry.to ?? entry.title}`}
            id={optionId(index)}
            entry={entry}
            isActive={index === chosen}
            onPoint={() => setActive(index)}
            onOpen={() => open(entry)}
          />
        ))}
      </div>
      <p className="palette__state" role="status">
        {state || (found.length === 0 && typed.trim() !== '' && layoutText.noResults)}
      </p>
    </>
  );
}

interface InputProps {
  listId: string;
  activeId: string | undefined;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  onStep: (step: number) => void;
  onEnter: () => void;
}

function SearchInput({ listId, activeId, placeholder, value, onType, onStep, onEnter }: InputProps) {
  return (
    <input
      type="text"
      className="palette__input"
      role="combobox"
      aria-label={layoutText.searchScreensProductsOrdersAndMore}
      aria-expanded="true"
      aria-controls={listId}
      aria-activedescendant={activeId}
      autoComplete="off"
      spellCheck={false}
      placeholder={placeholder}
      value={value}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step) onStep(step);
        else if (event.key === 'Enter') onEnter();
        else return;
        event.preventDefault();
      }}
    />
  );
}

/** The server's results and the state of the search. */
function useResults(typed: string, isLive: boolean): { results: Entry[]; state: string } {
  const text = useSettled(typed.trim(), PAUSE_MS);
  const isAsked = text.length >= SHORTEST_SEARCH && typed.trim() === text;
  const { data, isCurrent, hasFailed } = useLiveQuery(FindEverywhereDocument, {
    variables: { text, withOrders: isLive },
    skip: !isAsked,
  });
  if (!isAsked) return { results: [], state: '' };
  if (hasFailed) return { results: [], state: layoutText.productsAndOrdersCould };
  return data && isCurrent
    ? { results: resultsOf(data), state: '' }
    : { results: [], state: layoutText.searching };
}

interface OptionProps {
  id: string;
  entry: Entry;
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

function Option({ id, entry, isActive, onPoint, onOpen }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
    <div
      id={id}
      className="palette__option"
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <span className="palette__title">{entry.title}</span>
      <span className="palette__kind">{entry.note ? `${entry.kind} · ${entry.note}` : entry.kind}</span>
    </div>
  );
}

function resultsOf({ orders, products, categories }: FindEverywhereQuery): Entry[] {
  return [
    ...(orders?.nodes ?? []).map((order) => ({
      kind: sharedText.orderTitle,
      title: `#${order.number} ${shopperOf(order)}`,
      note: `${order.email} · ${formatMoney(order.total)}`,
      to: orderPath(PATHS.orderDetails, order.id ?? order.number),
    })),
    ...products.nodes.map(({ id, title, sku }) => ({
      kind: sharedText.product,
      title,
      ...(sku && { note: sku }),
      to: generatePath(PATHS.editProduct, { id }),
    })),
    ...categories.nodes.map(({ id, name }) => ({
      kind: sharedText.category,
      title: name,
      to: `${PATHS.productList}?category=${id}`,
    })),
  ];
}
