import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import './form.css';
import { type ComponentProps, useId, useState } from 'react';
import { Fault, useFormFaults } from './Fault.tsx';

/** A password field with a Show button. Expects the current password by default. */
export function PasswordField({
  label = sharedText.password,
  name = 'password',
  ...input
}: ComponentProps<'input'> & { label?: string; name?: string }) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className="field password-field">
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="current-password"
        required
        {...input}
        {...{ id, name }}
        type={isShown ? 'text' : 'password'}
        // Disable these features, so that a visible password is not sent to a spell checker.
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-fault`}
        aria-invalid={name in useFormFaults()}
      />
      <button
        type="button"
        className="password-field__reveal"
        aria-label={isShown ? componentsText.hideWhatYouTyped : componentsText.showWhatYouTyped}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? componentsText.hide : componentsText.show}
      </button>
      <Fault name={name} id={`${id}-fault`} />
    </div>
  );
}
