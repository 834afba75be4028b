import { type KeyboardEvent, useState } from 'react';
import * as componentsText from '#messages/components.ts';
import { IconButton } from '../Button.tsx';

export type FormatAction = 'bold' | 'italic' | 'link' | 'bullets' | 'numbers';
export type Formats = Record<FormatAction, boolean>;

interface Format {
  action: FormatAction;
  label: string;
  /** The key that, with Ctrl, applies the format. */
  key?: string;
}

const FORMATS: Format[] = [
  { action: 'bold', label: componentsText.bold, key: 'B' },
  { action: 'italic', label: componentsText.italic, key: 'I' },
  { action: 'link', label: componentsText.link, key: 'K' },
  { action: 'bullets', label: componentsText.bulletList },
  { action: 'numbers', label: componentsText.numberedList },
];
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

interface Props {
  /** The id of the element with the text. */
  controls: string;
  /** The formats of the selection. null: the text is edited as Markdown. */
  formats: Formats | null;
  isDisabled: boolean;
  isMarkdown: boolean;
  onFormat: (action: FormatAction) => void;
  onMarkdown: (isMarkdown: boolean) => void;
}

/** The toolbar of a text. It is a single stop of the Tab key; arrow keys move between its buttons. */
export function Toolbar({ controls, formats, isDisabled, isMarkdown, onFormat, onMarkdown }: Props) {
  const [current, setCurrent] = useState(0);
  const stop = formats ? current : FORMATS.length;
  const buttonProps = (index: number) => ({
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => setCurrent(index),
  });
  return (
    <div
      role="toolbar"
      aria-label={componentsText.formatting}
      aria-controls={controls}
      className="rich-text__toolbar"
      onKeyDown={moveFocus}
    >
      {FORMATS.map(({ action, label, key }, index) => (
        <IconButton
          key={action}
          icon={action}
          label={label}
          title={key ? componentsText.withKey(label, key) : label}
          aria-keyshortcuts={key && `Control+${key}`}
          aria-pressed={formats?.[action] ?? false}
          disabled={isDisabled || !formats}
          {...buttonProps(index)}
          // Keep the focus and the selection in the text.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onFormat(action)}
        />
      ))}
      <button
        type="button"
        className="rich-text__markdown"
        aria-label={componentsText.editAsMarkdown}
        title={componentsText.editAsMarkdown}
        aria-pressed={isMarkdown}
        disabled={isDisabled}
        {...buttonProps(FORMATS.length)}
        onClick={() => onMarkdown(!isMarkdown)}
      >
        {componentsText.markdown}
      </button>
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const index = buttons.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  buttons.at((index + step) % buttons.length)?.focus();
}
