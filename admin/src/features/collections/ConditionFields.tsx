import { BADGES } from '@mela/rules/badges.ts';
import type { ConditionKind } from '@mela/rules/catalogue.ts';
import * as collectionsText from '#messages/collections.ts';
import { Button } from '../../components/Button.tsx';
import { useFormFaults } from '../../components/Fault.tsx';
import { InputField } from '../../components/Field.tsx';
import { optionsOf, SelectField } from '../../components/Select.tsx';
import type { CategoryOption } from '../products/use-category-options.ts';
import { CONDITIONS } from './condition-words.ts';

/** A condition in the form. Its key stays the same when others are removed. Prices are in whole units, as typed. */
export interface TypedCondition {
  key: string;
  kind: ConditionKind;
  value: string;
}

interface Props {
  condition: TypedCondition;
  /** The number of the condition, from 1. */
  number: number;
  categories: readonly CategoryOption[];
  onEdit: (change: Partial<TypedCondition>) => void;
  /** Removes the condition. undefined if it is the only one. */
  onRemove: (() => void) | undefined;
}

/** One condition: its kind, the value that the kind needs, and a button that removes it. */
export function ConditionFields({ condition, number, categories, onEdit, onRemove }: Props) {
  return (
    <fieldset className="collections__condition">
      <legend>{collectionsText.conditionNumber(number)}</legend>
      <SelectField
        label={<span className="visually-hidden">{collectionsText.conditionNumber(number)}</span>}
        options={optionsOf(CONDITIONS)}
        value={condition.kind}
        onChange={({ target }) => onEdit({ kind: target.value as ConditionKind, value: '' })}
      />
      <Value {...{ condition, number, categories, onEdit }} />
      {onRemove && (
        <Button
          label={collectionsText.removeCondition(number)}
          icon="remove"
          isQuiet
          isSmall
          onClick={onRemove}
        />
      )}
    </fieldset>
  );
}

function Value({ condition: { kind, value }, number, categories, onEdit }: Omit<Props, 'onRemove'>) {
  const fault = useFormFaults()[`conditions.${number - 1}.value`];
  if (kind === 'ON_SALE' || kind === 'IN_STOCK') return null;
  const field = {
    label: <span className="visually-hidden">{CONDITIONS[kind]}</span>,
    ...{ fault, value, required: true },
    onChange: ({ target }: { target: { value: string } }) => onEdit({ value: target.value }),
  };
  const none = { value: '', label: collectionsText.chooseOne };
  if (kind === 'CATEGORY')
    return (
      <SelectField
        {...field}
        options={[none, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
      />
    );
  if (kind === 'BADGE') return <SelectField {...field} options={[none, ...optionsOf(BADGES)]} />;
  const isNumber = kind === 'ADDED_WITHIN';
  const isPrice = kind === 'PRICE_ABOVE' || kind === 'PRICE_BELOW';
  return (
    <InputField
      {...field}
      inputMode={isNumber ? 'numeric' : isPrice ? 'decimal' : 'text'}
      maxLength={100}
      autoComplete="off"
    />
  );
}
