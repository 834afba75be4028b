import '../../../../design/components/select.css';
import { Select } from '../../components/Select.tsx';
import { ContentControl, type ControlProps } from './ContentControl.tsx';

/** What some values are called; the others as they are. */
const NAMES: Record<string, string> = {
  women: 'Rose',
  men: 'Blue',
  electronics: 'Violet',
  accessories: 'Sand',
  'two-wheelers': 'Green',
  leather: 'Terracotta',
  truck: 'Truck',
  smartphone: 'Phone',
  rupee: 'Rupee',
  'percent-badge': 'Percent',
  smile: 'Smile',
  headset: 'Headset',
  'shield-check': 'Shield',
  heart: 'Heart',
  storefront: 'Shop',
  wallet: 'Wallet',
};

export function ChoiceControl({
  field,
  value,
  error,
  onChange,
  onToSample,
}: ControlProps & { value: string }) {
  return (
    <ContentControl field={field} error={error} onToSample={onToSample}>
      {(input) => (
        <Select
          {...input}
          className="content-field__select"
          value={value}
          options={(field.values ?? []).map((choice) => ({ value: choice, label: NAMES[choice] ?? choice }))}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </ContentControl>
  );
}
