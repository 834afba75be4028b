import { CheckField, InputField } from '../../components/Field.tsx';
import '../../components/form.css';
import { SelectField } from '../../components/Select.tsx';
import { SettingsForm } from './SettingsForm.tsx';

const MAILS = ['Order confirmed', 'Order shipped', 'Order delivered', 'Refund paid out'];

export function MailPanel() {
  return (
    <SettingsForm title="Mail settings" lead="Sender, mail server, and when the shop sends email.">
      <InputField label="Sender name" name="sender-name" defaultValue="Mela" />
      <InputField
        label="Sender address"
        name="sender-address"
        type="email"
        defaultValue="hello@mela.example"
      />
      <InputField label="Mail server" name="host" defaultValue="smtp.mela.example" />
      <InputField label="Port" name="port" type="number" min="1" max="65535" defaultValue="587" />
      <SelectField label="Encryption" name="encryption" options={['STARTTLS', 'TLS']} />
      <fieldset className="settings-form__wide settings-form__group">
        <legend>Customers get an email when</legend>
        {MAILS.map((mail) => (
          <CheckField key={mail} name="mails" value={mail} defaultChecked label={mail} />
        ))}
      </fieldset>
    </SettingsForm>
  );
}
