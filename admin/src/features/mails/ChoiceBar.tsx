import './choice-bar.css';
import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  options: Readonly<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One of two or three, side by side: radio buttons that lie unseen over their words. */
export function ChoiceBar<Value extends string>({ label, options, chosen, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="choice-bar">
      <legend className="visually-hidden">{label}</legend>
      {(Object.entries(options) as [Value, string][]).map(([value, text]) => (
        <label key={value} className="choice-bar__choice">
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
