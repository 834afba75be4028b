import * as storefrontContentText from '#messages/storefront-content.ts';
import { ContentControl, type ControlProps } from './ContentControl.tsx';
import type { ContentErrors } from './content-draft.ts';

interface Props extends ControlProps {
  value: unknown;
  /** Errors of the whole section. An address has a separate error for each line. */
  errors: ContentErrors;
}

const INPUTS = {
  line: { type: 'text' },
  link: { type: 'text', inputMode: 'url', spellCheck: false },
  phone: { type: 'tel' },
  email: { type: 'email' },
  number: { type: 'number', min: 0, inputMode: 'numeric' },
  moment: { type: 'datetime-local' },
} as const;

/** The length of a text is shown when it exceeds this share of the maximum. */
const NEARLY_FULL = 0.8;
const MARKDOWN_HINT = '## Heading, **bold**, - list, [link](/shop)';

export function TextControl({ field, value, path, errors, error, onChange, onReset, onTouch }: Props) {
  const { control, maxLength } = field;
  const text = textOf(value);
  const isArea = control === 'text' || control === 'markdown' || control === 'lines';
  const Control = isArea ? 'textarea' : 'input';
  const lineError =
    control === 'lines' ? Object.keys(errors).find((other) => other.startsWith(`${path}.`)) : undefined;
  const isNearlyFull = maxLength !== undefined && text.length > maxLength * NEARLY_FULL;
  const hint = [field.hint, MARKDOWN_HINT].filter(Boolean).join('. ');
  const shownField = control === 'markdown' ? { ...field, hint } : field;

  return (
    <ContentControl
      field={shownField}
      error={error ?? (lineError === undefined ? undefined : errors[lineError])}
      onReset={onReset}
      isWide={control === 'text' || control === 'markdown'}
      note={
        isNearlyFull && (
          <span className="content-field__length">
            {storefrontContentText.lengthOf(text.length, maxLength)}
          </span>
        )
      }
    >
      {(input) => (
        <Control
          {...input}
          {...(isArea ? { rows: control === 'lines' ? 3 : 2 } : INPUTS[control as keyof typeof INPUTS])}
          className={`content-field__${control}`}
          value={text}
          autoComplete="off"
          onBlur={onTouch}
          onChange={({ target }) => onChange(entered(control, target.value))}
        />
      )}
    </ContentControl>
  );
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

function entered(control: string, text: string): unknown {
  if (control === 'lines') return text === '' ? [] : text.split('\n');
  if (control === 'number') return text === '' ? null : Number(text);
  return text;
}
