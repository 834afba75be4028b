import * as mailsText from '#messages/mails.ts';
import * as sharedText from '#messages/shared.ts';
import './mail-preview.css';
import { useId, useState } from 'react';
import './choice-bar.css';

interface Props {
  /** The accessible name of the frame. */
  title: string;
  /** The URL of the framed page. */
  address: string;
  text: string;
}

const FORMS = { html: 'HTML', text: mailsText.plainText } as const;
const WIDTHS = { wide: mailsText.wide, phone: sharedText.phone } as const;

/** Shows an email as a mail program would, in a sandboxed frame, and as plain text. */
export function MailPreview({ title, address, text }: Props) {
  const [form, setForm] = useState<keyof typeof FORMS>('html');
  const [width, setWidth] = useState<keyof typeof WIDTHS>('wide');
  return (
    <div className="mail-preview">
      <div className="panel__head mail-preview__tools">
        <ChoiceBar label={mailsText.form} options={FORMS} chosen={form} onChoose={setForm} />
        {form === 'html' && (
          <div className="mail-preview__width">
            <ChoiceBar label={mailsText.width} options={WIDTHS} chosen={width} onChoose={setWidth} />
          </div>
        )}
      </div>
      <iframe
        // Create a new frame for each email, because navigating the same frame would add a history entry.
        key={address}
        className={`mail-preview__frame mail-preview__frame--${width}`}
        title={mailsText.mailTitle(title)}
        src={address}
        sandbox=""
        // Keep the hidden frame mounted, because loading it again would need a valid session.
        hidden={form !== 'html'}
      />
      {form === 'text' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard
        <section className="mail-preview__text" tabIndex={0} aria-label={mailsText.mailTitle(title)}>
          <pre>{text}</pre>
        </section>
      )}
    </div>
  );
}

interface ChoiceBarProps<Value extends string> {
  label: string;
  options: Readonly<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A segmented control of visually hidden radio buttons. */
function ChoiceBar<Value extends string>({ label, options, chosen, onChoose }: ChoiceBarProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choice-bar">
      <legend className="visually-hidden">{label}</legend>
      {(Object.entries(options) as [Value, string][]).map(([value, text]) => (
        <label key={value} className="choice-bar__choice">
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
