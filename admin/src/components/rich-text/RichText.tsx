import './rich-text.css';
import { type ComponentProps, type RefObject, useRef, useState } from 'react';
import * as componentsText from '#messages/components.ts';
import { rememberPromise, toastMissing } from '../use-on-demand.ts';
import { useStored } from '../use-stored.ts';
import type { EditorHandle } from './RichEditor.tsx';
import { type Formats, Toolbar } from './Toolbar.tsx';

const loadEditor = rememberPromise(() => import('./RichEditor.tsx'));
type EditorModule = Awaited<ReturnType<typeof loadEditor>>;

const NO_FORMATS: Formats = { bold: false, italic: false, link: false, bullets: false, numbers: false };

interface Props extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  /** The control's id. Its label has the same id with the suffix `-label`. */
  id: string;
  /** The text, in the Markdown of descriptions. */
  value: string;
  isDisabled: boolean;
  onEdit: (value: string) => void;
}

/**
 * A field for formatted text, which is stored as Markdown. Loading the editor starts when the pointer or the
 * focus reaches the field. A textarea with the Markdown replaces the editor until it is loaded, if the
 * operator prefers it, and for Markdown that the editor cannot display.
 */
export function RichText({ isDisabled, onEdit, ...control }: Props) {
  const { id } = control;
  const area = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<EditorHandle>(null);
  const { shown, hasLost, isMarkdown, approach, noteTyping, lose, toggle } = useMode(area);
  const [formats, setFormats] = useState(NO_FORMATS);
  const noteId = `${id}-markdown`;
  const describedBy = [control['aria-describedby'], hasLost && noteId].filter(Boolean).join(' ');
  const described = { ...control, 'aria-describedby': describedBy || undefined };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only loads the editor early
    <div className="rich-text" onPointerEnter={approach} onFocus={approach}>
      <Toolbar
        controls={id}
        formats={shown ? formats : null}
        isDisabled={isDisabled}
        isMarkdown={isMarkdown}
        onFormat={(action) => editor.current?.format(action)}
        onMarkdown={toggle}
      />
      {shown ? (
        <shown.RichEditor
          {...described}
          ref={editor}
          caret={shown.caret}
          isDisabled={isDisabled}
          onEdit={onEdit}
          onFormats={setFormats}
          onLost={lose}
        />
      ) : (
        <textarea
          {...described}
          ref={area}
          onChange={({ target }) => {
            noteTyping(true);
            onEdit(target.value);
          }}
          onBlur={() => {
            noteTyping(false);
            approach();
          }}
        />
      )}
      {hasLost && (
        <p className="rich-text__note" id={noteId}>
          {componentsText.onlyAsMarkdown}
        </p>
      )}
    </div>
  );
}

type Shown = Pick<EditorModule, 'RichEditor'> & {
  /** The offset of the caret in the Markdown, if the textarea had the focus. */
  caret: number | null;
};

/** Decides between the editor and the textarea. */
function useMode(area: RefObject<HTMLTextAreaElement | null>) {
  const [prefersMarkdown, prefer] = useStored('edits-markdown', (stored) => stored === 'true');
  const [hasLost, setLost] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const isTyping = useRef(false);

  const show = ({ RichEditor, readMarkdown }: EditorModule) => {
    const { current } = area;
    // Wait until the operator stops typing: replacing the textarea would interrupt input methods.
    if (!current || isTyping.current) return;
    if (!readMarkdown(current.value)) return setLost(true);
    setLost(false);
    setShown({ RichEditor, caret: document.activeElement === current ? current.selectionStart : null });
  };

  return {
    shown,
    hasLost,
    isMarkdown: prefersMarkdown || hasLost,
    /** If loading fails, the textarea stays. */
    approach: () => {
      if (!shown && !prefersMarkdown && !hasLost) void loadEditor().then(show, () => undefined);
    },
    noteTyping: (isNow: boolean) => {
      isTyping.current = isNow;
    },
    lose: () => {
      setShown(null);
      setLost(true);
    },
    toggle: (isMarkdown: boolean) => {
      prefer(isMarkdown);
      if (!isMarkdown) return void loadEditor().then(show, toastMissing);
      setShown(null);
      setLost(false);
    },
  };
}
