import './seo-panel.css';
import '../../components/check.css';
import { useState } from 'react';
import { LimitedField } from './LimitedField.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** What search engines show of a title and a description before they cut them off, in characters. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 155;

export function SeoPanel() {
  const [title, setTitle] = useState('Mela | Fashion, electronics and two-wheelers');
  const [description, setDescription] = useState(
    'Fashion, electronics, accessories and two-wheelers, chosen with care and sent across India.',
  );
  return (
    <SettingsForm title="SEO settings" lead="How the storefront looks among the results of a search.">
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
        <p className="seo-preview__text">{description}</p>
      </figure>
      <label className="check settings-form__wide">
        <input type="checkbox" name="listed" defaultChecked />
        Let search engines list the shop
      </label>
    </SettingsForm>
  );
}
