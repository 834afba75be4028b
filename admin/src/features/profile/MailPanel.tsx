import '../../components/form.css';
import { SelectField } from '../../components/SelectField.tsx';
import { SettingsForm } from './SettingsForm.tsx';

const MAILS = ['Order confirmed', 'Order shipped', 'Order delivered', 'Refund paid out'];

export function MailPanel() {
  return (
    <SettingsForm title="Mail settings" lead="Sender, mail server, and when the shop sends email.">
      <label className="field">
        Sender name
        <input name="sender-name" defaultValue="Mela" />
      </label>
      <label className="field">
        Sender address
        <input name="sender-address" type="email" defaultValue="hello@mela.example" />
      </label>
      <label className="field">
        Mail server
        <input name="host" defaultValue="smtp.mela.example" />
      </label>
      <label className="field">
        Port
        <input name="port" type="number" min="1" max="65535" defaultValue="587" />
      </label>
      <SelectField label="Encryption" name="encryption" options={['STARTTLS', 'TLS']} />
      <fieldset className="settings-form__wide settings-form__group">
        <legend>Customers get an email when</legend>
        {MAILS.map((mail) => (
          <label key={mail} className="check">
            <input type="checkbox" name="mails" value={mail} defaultChecked />
            {mail}
          </label>
        ))}
      </fieldset>
    </SettingsForm>
  );
}
