import * as profileText from '#messages/profile.ts';
import * as sharedText from '#messages/shared.ts';
import './seo-panel.css';
import '../../components/form.css';
import { type ReactNode, useId, useState } from 'react';
import { SettingsForm } from './SettingsForm.tsx';

/** The lengths at which search engines truncate, in characters. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 155;

export function SeoPanel() {
  const [title, setTitle] = useState(profileText.melaFashionElectronicsAndTwoWheelers);
  const [description, setDescription] = useState(profileText.fashionElectronicsAccessoriesAndTwo);
  return (
    <SettingsForm title={profileText.seoSettings} lead={profileText.howStorefrontLooksInSearchResults}>
      <LimitedField label={profileText.pageTitle} text={title} limit={TITLE_LENGTH}>
        {(field) => <input {...field} name="title" onChange={({ target }) => setTitle(target.value)} />}
      </LimitedField>
      <LimitedField label={sharedText.description} text={description} limit={DESCRIPTION_LENGTH}>
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
        <figcaption className="seo-preview__caption">{sharedText.preview}</figcaption>
        <p className="seo-preview__address">{profileText.melaExample}</p>
        <p className="seo-preview__title">{title}</p>
        <p className="aside">{description}</p>
      </figure>
      <label className="check settings-form__wide">
        <input type="checkbox" name="listed" defaultChecked />
        {profileText.letSearchEnginesListShop}
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
        {profileText.charactersOf(text.length, limit)}
        {text.length > limit && profileText.restMayBeCutOff}
      </span>
    </div>
  );
}
