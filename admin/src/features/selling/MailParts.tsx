import { TextField } from '../../components/Field.tsx';
import type { SellingFormFragment } from '../../graphql.generated.ts';
import { Part } from './Part.tsx';

/** The settings for returns. */
export function ReturnPart({ settings }: { settings: SellingFormFragment }) {
  return (
    <Part id="returns" title="Returns">
      <TextField
        label="Return instructions"
        className="selling__wide"
        name="returnInstructions"
        rows={4}
        maxLength={1000}
        placeholder="Pack the items in their box and send them to …"
        defaultValue={settings.returnInstructions ?? ''}
        aria-describedby="returns-hint"
      />
      <p id="returns-hint" className="aside selling__wide">
        Customers get these instructions by email when you accept a return. Set the return period under
        Storefront content, Shop details. With 0 days, customers cannot request returns.
      </p>
    </Part>
  );
}

/** The recipients of notifications about new orders. */
export function NotificationPart({ settings }: { settings: SellingFormFragment }) {
  return (
    <Part id="notifications" title="Notifications">
      <TextField
        label="Send new-order emails to"
        className="selling__wide"
        name="newOrderEmails"
        rows={2}
        placeholder="orders@shop.example"
        defaultValue={settings.newOrderEmails.join('\n')}
        aria-describedby="new-order-emails-hint"
      />
      <p id="new-order-emails-hint" className="aside selling__wide">
        One address per line, at most 10. Leave it empty to send none. The emails list the ordered items, but
        no customer data.
      </p>
    </Part>
  );
}
