import './seo-panel.css';
import '../../components/form.css';
import { type ReactNode, useId, useState } from 'react';
import { SettingsForm } from './SettingsForm.tsx';

/** The lengths at which search engines truncate, in characters. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 155;

export function SeoPanel() {
  const [title, setTitle] = useState('Mela | Fashion, electronics and two-wheelers');
  const [description, setDescription] = useState(
    'Fashion, electronics, accessories and two-wheelers, chosen with care and sent across India.',
  );
  return (
    <SettingsForm title="SEO settings" lead="How the storefront looks in search results.">
      <LimitedField label="Page title" text={title} limit={TITLE_LENGTH}>
        {(field) => <input {...field} name="title" onChange={({ target }) => setTitle(target.value)} />}
      </LimitedField>
      <LimitedField label="Description" text={description} limit={DESCRIPTION_LENGTH}>
        {(field) => (
          <textarea
            {...field}
            name="description"
            rows={3}
            onChange={({ target }) => setDescription(target.value)}
          />
        )}
      </LimitedField>
      <figure className="seo-preview settings-form__wide">
        <figcaption className="seo-preview__caption">Preview</figcaption>
        <p className="seo-preview__address">mela.example</p>
        <p className="seo-preview__title">{title}</p>
        <p className="aside">{description}</p>
      </figure>
      <label className="check settings-form__wide">
        <input type="checkbox" name="listed" defaultChecked />
        Let search engines list the shop
      </label>
    </SettingsForm>
  );
}

interface FieldProps {
  id: string;
  value: string;
  'aria-describedby': string;
}

interface LimitedFieldProps {
  label: string;
  text: string;
  /** In characters. Longer text is allowed and shows a hint. */
  limit: number;
  children: (field: FieldProps) => ReactNode;
}

function LimitedField({ label, text, limit, children }: LimitedFieldProps) {
  const id = useId();
  const lengthId = `${id}-length`;
  return (
    <div className="field settings-form__wide">
      <label htmlFor={id}>{label}</label>
      {children({ id, value: text, 'aria-describedby': lengthId })}
      <span className="fine" id={lengthId}>
        {text.length} of {limit} characters{text.length > limit && ', the rest may be cut off'}
      </span>
    </div>
  );
}
