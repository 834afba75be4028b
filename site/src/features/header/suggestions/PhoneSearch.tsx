import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as layoutText from '#messages/layout.ts';
import * as sharedText from '#messages/shared.ts';
import { ControlIcon } from '../../../components/ControlIcon.tsx';
import { closeByBackButton } from '../../../components/close-by-back-button.ts';
import { Suggestions } from './Suggestions.tsx';
import type { SuggestionFacts } from './suggest.ts';

interface Props {
  /** The header's field, which opens the dialog. */
  field: HTMLInputElement;
  facts: SuggestionFacts;
}

const hasTouch = () => matchMedia('(pointer: coarse)').matches;

/** The search on a phone: a full-screen dialog that opens on tap or typing, but not on keyboard focus. */
export function PhoneSearch({ field, facts }: Props) {
  const [isOpen, setOpen] = useState(
    () => document.activeElement === field && (hasTouch() || field.value !== ''),
  );
  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal };
    const open = () => setOpen(true);
    for (const type of ['click', 'input']) field.addEventListener(type, open, options);
    // A tap moves the field (`header.css`), so no click may follow.
    field.addEventListener('focus', () => hasTouch() && open(), options);
    return () => controller.abort();
  }, [field]);

  const close = (text: string) => {
    field.value = text;
    // Take the focus off the field, because its on-screen keyboard would cover the page again.
    if (hasTouch()) field.blur();
    setOpen(false);
  };
  return (
    isOpen && createPortal(<SearchDialog text={field.value} facts={facts} onClose={close} />, document.body)
  );
}

interface DialogProps {
  text: string;
  facts: SuggestionFacts;
  onClose: (text: string) => void;
}

function SearchDialog({ text, facts, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);

  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current || !field || current.open) return;
    current.showModal();
    field.focus();
    field.setSelectionRange(text.length, text.length);
    void closeByBackButton(current);
  }, [field, text]);

  return (
    <dialog
      className="search-dialog"
      ref={dialog}
      aria-label={sharedText.search}
      onClose={() => onClose(field?.value ?? '')}
    >
      <form action="/search" className="search-dialog__form">
        <ControlIcon name="search" />
        <input
          className="search-field"
          type="search"
          name="q"
          aria-label={sharedText.searchForItems}
          placeholder={sharedText.searchPlaceholder}
          enterKeyHint="search"
          defaultValue={text}
          ref={setField}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={layoutText.closeSearch}
          onClick={() => dialog.current?.close()}
        >
          <ControlIcon name="close" />
        </button>
      </form>
      {field && <Suggestions field={field} facts={facts} isAlwaysOpen />}
    </dialog>
  );
}
