import './form.css';
import { type ComponentProps, useId, useState } from 'react';

interface Props extends ComponentProps<'input'> {
  label?: string;
  /** What is wrong with it. */
  fault?: string | undefined;
}

/** A password, which can be looked at while it is typed; the current one unless the rest says otherwise. */
export function PasswordField({ label = 'Password', fault, ...input }: Props) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className="field password-field">
      <label htmlFor={id}>{label}</label>
      <input
        name="password"
        autoComplete="current-password"
        required
        {...input}
        id={id}
        type={isShown ? 'text' : 'password'}
        // Shown, it is not for dictionaries either.
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-fault`}
        aria-invalid={fault !== undefined}
      />
      <button
        type="button"
        className="password-field__reveal"
        aria-label={isShown ? 'Hide what is typed' : 'Show what is typed'}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
      <span className="form-fault" id={`${id}-fault`}>
        {fault}
      </span>
    </div>
  );
}
