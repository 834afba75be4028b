import * as sellingText from '#messages/selling.ts';
import * as sharedText from '#messages/shared.ts';
import { TextField } from '../../components/Field.tsx';
import type { SellingFormFragment } from '../../graphql.generated.ts';
import { Part } from './Part.tsx';

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
