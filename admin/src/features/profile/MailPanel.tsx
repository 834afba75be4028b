import * as profileText from '#messages/profile.ts';
import * as sharedText from '#messages/shared.ts';
import { CheckField, InputField } from '../../components/Field.tsx';
import '../../components/form.css';
import { SelectField } from '../../components/Select.tsx';
import { SettingsForm } from './SettingsForm.tsx';

const MAILS = [
  profileText.orderConfirmed,
  sharedText.orderShipped,
  sharedText.orderDelivered,
  profileText.refundPaidOut,
];

export function MailPanel() {
  return (
    <SettingsForm title={profileText.mailSettings} lead={profileText.senderMailServerAndWhenShop}>
      <InputField label={profileText.senderName} name="sender-name" defaultValue={profileText.mela} />
      <InputField
        label={profileText.senderAddress}
        name="sender-address"
        type="email"
        defaultValue="hello@mela.example"
      />
      <InputField label={profileText.mailServer} name="host" defaultValue="smtp.mela.example" />
      <InputField label={profileText.port} name="port" type="number" min="1" max="65535" defaultValue="587" />
      <SelectField label={profileText.encryption} name="encryption" options={['STARTTLS', 'TLS']} />
      <fieldset className="settings-form__wide settings-form__group">
        <legend>{profileText.customersGetEmailWhen}</legend>
        {MAILS.map((mail) => (
          <CheckField key={mail} name="mails" value={mail} defaultChecked label={mail} />
        ))}
      </fieldset>
    </SettingsForm>
  );
}
