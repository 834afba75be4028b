import { useId } from 'react';
import type { Badge } from '../../../graphql.generated.ts';
import { BADGES } from '../badges.ts';
import type { ProductDraft } from './product-draft.ts';

interface Props {
  badge: Badge | '';
  onEdit: (change: Partial<ProductDraft>) => void;
}

/** The badge on the product's card; none is a choice too. */
export function BadgeSelect({ badge, onEdit }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Badge</label>
      <span className="select product-form__select">
        <select
          id={id}
          name="badge"
          value={badge}
          onChange={({ target }) => onEdit({ badge: target.value as Badge | '' })}
        >
          <option value="">No badge</option>
          {Object.entries(BADGES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
