import type { ReactNode } from 'react';
import * as sellingText from '#messages/selling.ts';
import * as sharedText from '#messages/shared.ts';
import { InputField, TextField } from '../../components/Field.tsx';
import { Panel } from '../../components/Panel.tsx';
import type { SellingFormFragment } from '../../graphql.generated.ts';

/** The settings for returns. */
export function ReturnPart({ settings }: { settings: SellingFormFragment }) {
  return (
    <Part id="returns" title={sharedText.returns}>
      <TextField
        label={sharedText.returnInstructions}
        className="selling__wide"
        name="returnInstructions"
        rows={4}
        maxLength={1000}
        placeholder={sellingText.packItemsInTheirBox}
        defaultValue={settings.returnInstructions ?? ''}
        aria-describedby="returns-hint"
      />
      <p id="returns-hint" className="aside selling__wide">
        {sellingText.customersGetTheseInstructionsByEmail}
      </p>
    </Part>
  );
}

/** The recipients of notifications about new orders. */
export function NotificationPart({ settings }: { settings: SellingFormFragment }) {
  return (
    <Part id="notifications" title={sharedText.notifications}>
      <TextField
        label={sellingText.sendNewOrderEmailsTo}
        className="selling__wide"
        name="newOrderEmails"
        rows={2}
        placeholder="orders@shop.example"
        defaultValue={settings.newOrderEmails.join('\n')}
        aria-describedby="new-order-emails-hint"
      />
      <p id="new-order-emails-hint" className="aside selling__wide">
        {sellingText.oneAddressPerLineAtMost}
      </p>
    </Part>
  );
}

/** A section of the selling settings. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Panel id={id} title={title}>
      <div className="selling__fields selling__part">{children}</div>
    </Panel>
  );
}

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
