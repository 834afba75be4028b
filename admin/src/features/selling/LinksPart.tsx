import * as sellingText from '#messages/selling.ts';
import { InputField } from '../../components/Field.tsx';
import type { SellingFormFragment } from '../../graphql.generated.ts';
import { Part } from './Part.tsx';

const LINKS = [
  ['homeUrl', sellingText.homePage, 'https://app.example'],
  ['orderUrl', sellingText.orderPage, 'https://app.example/orders/{token}'],
  ['productUrl', sellingText.productPage, 'https://app.example/products/{handle}?variant={variant}'],
  ['emailsUrl', sellingText.newsletterAndAlerts, 'https://app.example/emails/{action}/{token}'],
] as const;

/** The pages that emails link to, for a shop with a storefront of its own. */
export function LinksPart({ settings }: { settings: SellingFormFragment }) {
  return (
    <Part id="email-links" title={sellingText.linksInEmails}>
      <p id="email-links-hint" className="aside selling__wide">
        {sellingText.linksInEmailsHint}
      </p>
      {LINKS.map(([name, label, example]) => (
        <InputField
          key={name}
          label={label}
          className="selling__wide"
          name={name}
          defaultValue={settings[name] ?? ''}
          placeholder={example}
          maxLength={500}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          aria-describedby="email-links-hint"
        />
      ))}
    </Part>
  );
}
