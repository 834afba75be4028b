import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface Combobox {
  field: HTMLInputElement;
  list: RefObject<HTMLElement | null>;
  listId: string;
  /** The number of options. */
  count: number;
  isAlwaysOpen: boolean;
  setText: (text: string) => void;
}

const OPTION = '[role="option"]';
/** The active option's index while no option is active. */
const NONE = -1;

/** Makes a field the combobox of a list: attributes, keys, and when the list opens. */
export function useCombobox({ field, list, listId, count, isAlwaysOpen, setText }: Combobox) {
  const [wantsOpen, setWantsOpen] = useState(field.ownerDocument.activeElement === field);
  const [chosen, setActive] = useState(NONE);
  const active = chosen < count ? chosen : NONE;
  const isOpen = isAlwaysOpen || (wantsOpen && count > 0);

  const open = (isWanted: boolean) => {
    setWantsOpen(isWanted);
    setActive(NONE);
  };
  const step = (by: 1 | -1) => {
    // Stepping beyond either end returns to the field itself.
    if (isOpen) setActive(((active + 1 + by + count + 1) % (count + 1)) - 1);
    else setActive(by === 1 ? 0 : count - 1);
    setWantsOpen(true);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing } = event;
    if (isComposing) return;
    if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) step(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && isOpen && active !== NONE)
      list.current?.querySelectorAll<HTMLElement>(OPTION)[active]?.click();
    else if (key === 'Escape' && isOpen && !isAlwaysOpen) open(false);
    else return;
    event.preventDefault();
  });
  const type = useEffectEvent(() => {
    setText(field.value);
    open(true);
  });
  const show = useEffectEvent(() => wantsOpen || open(true));
  const hide = useEffectEvent(() => open(false));

  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal };
    field.addEventListener('keydown', press, options);
    field.addEventListener('input', type, options);
    for (const name of ['focus', 'click']) field.addEventListener(name, show, options);
    field.addEventListener('blur', hide, options);
    return () => controller.abort();
  }, [field]);

  useEffect(() => {
    const attributes = {
      ...{ role: 'combobox', autocomplete: 'off', 'aria-autocomplete': 'list', 'aria-controls': listId },
      'aria-expanded': String(isOpen),
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    const option = active === NONE ? null : list.current?.querySelectorAll(OPTION)[active];
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }, [field, list, listId, isOpen, active]);

  return { isOpen, active };
}
