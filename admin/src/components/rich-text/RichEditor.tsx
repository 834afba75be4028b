import type { Node } from 'prosemirror-model';
import { type EditorState, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import {
  type ComponentProps,
  type Ref,
  type RefObject,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cleanHtml } from './clean-html.ts';
import { readMarkdown, writeMarkdown } from './description-markdown.ts';
import { COMMANDS, formatsOf, linkAt, setLink, startState } from './editor-commands.ts';
import { LinkForm } from './LinkForm.tsx';
import type { FormatAction, Formats } from './Toolbar.tsx';

export { readMarkdown };

export interface EditorHandle {
  format: (action: FormatAction) => void;
}

interface Props
  extends Pick<ComponentProps<'textarea'>, 'aria-describedby' | 'aria-invalid' | 'aria-required'> {
  ref: Ref<EditorHandle>;
  id: string;
  /** Markdown that `readMarkdown` can read. */
  value: string;
  /** Where to put the caret, as an offset in the Markdown. null: the editor does not take the focus. */
  caret: number | null;
  isDisabled: boolean;
  onEdit: (value: string) => void;
  onFormats: (formats: Formats) => void;
  /** `value` was replaced by Markdown that the editor cannot display. */
  onLost: () => void;
}

export function RichEditor({ ref, id, value, caret, isDisabled, onEdit, onFormats, onLost, ...aria }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { view, link, openLink, closeLink } = useView({ place, value, caret, onEdit, onFormats, onLost });

  useImperativeHandle(ref, () => ({
    format: (action) => {
      if (!view.current) return;
      if (action === 'link') return openLink();
      view.current.focus();
      COMMANDS[action](view.current.state, view.current.dispatch, view.current);
    },
  }));

  useLayoutEffect(() => {
    view.current?.setProps({ editable: () => !isDisabled, attributes: attributesOf(id, aria, isDisabled) });
  });

  // Focus the editor when its label is pressed, because labels work automatically only for form controls.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const label = document.getElementById(`${id}-label`);
    label?.addEventListener('click', () => view.current?.focus(), { signal: listening.signal });
    return () => listening.abort();
  }, [id, view]);

  return (
    <>
      {link && (
        <LinkForm
          address={link.href}
          onSet={(address) => {
            if (view.current) setLink(address, link)(view.current.state, view.current.dispatch);
            closeLink();
          }}
          onClosed={closeLink}
        />
      )}
      <div ref={place} className="rich-text__text" />
    </>
  );
}

type Aria = Pick<Props, 'aria-describedby' | 'aria-invalid' | 'aria-required'>;

function attributesOf(id: string, aria: Aria, isDisabled: boolean): Record<string, string> {
  const given = Object.entries(aria).filter(
    ([name, value]) => name.startsWith('aria-') && value !== undefined,
  );
  return {
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label` },
    ...(isDisabled && { 'aria-readonly': 'true' }),
  };
}

interface Viewing extends Pick<Props, 'value' | 'caret' | 'onEdit' | 'onFormats' | 'onLost'> {
  place: RefObject<HTMLDivElement | null>;
}

/** Shows `value` in a ProseMirror view, and reports edits as Markdown. */
function useView({ place, value, caret, onEdit, onFormats, onLost }: Viewing) {
  const view = useRef<EditorView>(null);
  /** The last text that the form passed in, with its document. */
  const given = useRef<{ text: string; doc: Node }>(null);
  /** The text that the form currently has, as far as the editor knows. */
  const known = useRef(value);
  const [link, setShownLink] = useState<ReturnType<typeof linkAt> | null>(null);
  const openLink = useEffectEvent(() => view.current && setShownLink(linkAt(view.current.state)));

  const report = useEffectEvent((state: EditorState, isEdited: boolean) => {
    onFormats(formatsOf(state));
    if (!isEdited) return;
    // Report the original text for an unedited document, because writing it would change its author's
    // notation.
    const isGiven = given.current?.doc.eq(state.doc);
    known.current = isGiven && given.current ? given.current.text : writeMarkdown(state.doc);
    onEdit(known.current);
  });

  const read = useEffectEvent((text: string): EditorState | null => {
    known.current = text;
    const doc = readMarkdown(text);
    if (!doc) {
      onLost();
      return null;
    }
    given.current = { text, doc };
    return startState(doc, openLink);
  });

  const open = useEffectEvent((element: HTMLElement) => {
    const state = read(value);
    if (!state) return;
    view.current = openView(element, state, report);
    if (caret !== null) focusAt(view.current, value.slice(0, caret));
  });

  useLayoutEffect(() => {
    if (place.current) open(place.current);
    return () => view.current?.destroy();
  }, [place]);

  useLayoutEffect(() => {
    if (value === known.current) return;
    const state = read(value);
    if (state && view.current && !state.doc.eq(view.current.state.doc)) view.current.updateState(state);
  }, [value]);

  const closeLink = () => {
    setShownLink(null);
    view.current?.focus();
  };
  return { view, link, openLink, closeLink };
}

function openView(
  element: HTMLElement,
  state: EditorState,
  onChange: (state: EditorState, isEdited: boolean) => void,
): EditorView {
  const view: EditorView = new EditorView(element, {
    state,
    transformPastedHTML: cleanHtml,
    dispatchTransaction: (transaction) => {
      view.updateState(view.state.apply(transaction));
      onChange(view.state, transaction.docChanged);
    },
  });
  return view;
}

/**
 * Puts the caret after a beginning of the text. The document of that beginning shows where: it usually is the
 * beginning of the whole document.
 */
function focusAt(view: EditorView, before: string): void {
  const { doc, tr } = view.state;
  const position = Math.min(readMarkdown(before)?.content.size ?? 1, doc.content.size);
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(position), -1)));
  view.focus();
}
