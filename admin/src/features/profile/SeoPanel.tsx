import * as profileText from '#messages/profile.ts';
import * as sharedText from '#messages/shared.ts';
import '../../components/form.css';
import { useState } from 'react';
import { SeoFields } from '../../components/SeoFields.tsx';
import { SettingsForm } from './SettingsForm.tsx';

const LABELS = { seoTitle: profileText.pageTitle, seoDescription: sharedText.description };
const NO_DEFAULTS = { seoTitle: '', seoDescription: '' };

export function SeoPanel() {
  const [seo, setSeo] = useState({
    seoTitle: profileText.melaFashionElectronicsAndTwoWheelers,
    seoDescription: profileText.fashionElectronicsAccessoriesAndTwo,
  });
  return (
    <SettingsForm title={profileText.seoSettings} lead={profileText.howStorefrontLooksInSearchResults}>
      <SeoFields
        {...seo}
        className="settings-form__wide"
        labels={LABELS}
        defaults={NO_DEFAULTS}
        address={profileText.melaExample}
        onEdit={(change) => setSeo({ ...seo, ...change })}
      />
      <label className="check settings-form__wide">
        <input type="checkbox" name="listed" defaultChecked />
        {profileText.letSearchEnginesListShop}
      </label>
    </SettingsForm>
  );
}
