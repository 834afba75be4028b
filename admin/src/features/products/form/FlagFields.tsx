import { FLAGS, type Flag } from './flags.ts';

interface Props {
  flags: Record<Flag, boolean>;
  onEdit: (change: Partial<Record<Flag, boolean>>) => void;
}

/** In which of the shop's rows the product is shown. */
export function FlagFields({ flags, onEdit }: Props) {
  return (
    <fieldset className="product-form__flags">
      <legend className="visually-hidden">Shown among</legend>
      {FLAGS.map(([flag, label]) => (
        <label key={flag} className="product-form__flag">
          <input
            type="checkbox"
            name={flag}
            checked={flags[flag]}
            onChange={({ target }) => onEdit({ [flag]: target.checked })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
