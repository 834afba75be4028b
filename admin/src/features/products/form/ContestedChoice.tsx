import type { ReactNode } from 'react';
import type { CategoryOption } from '../use-category-options.ts';
import { ContestedValue } from './ContestedValue.tsx';
import type { Conflict, ContestedField } from './conflict.ts';
import { FIELD_LABELS } from './field-labels.ts';

interface Props {
  field: ContestedField;
  conflict: Conflict;
  categories: CategoryOption[] | undefined;
  isKeptMine: boolean;
  onChoose: (isKeptMine: boolean) => void;
}

/** One field in two versions, one of which is to stay. */
export function ContestedChoice({ field, conflict, categories, isKeptMine, onChoose }: Props) {
  const valueIn = (content: Conflict['mine']) => (
    <ContestedValue field={field} content={content} categories={categories} />
  );
  return (
    <fieldset className="conflict__field">
      <legend>{FIELD_LABELS[field]}</legend>
      <Version field={field} word="Keep mine" isChosen={isKeptMine} onChoose={() => onChoose(true)}>
        {valueIn(conflict.mine)}
      </Version>
      <Version field={field} word="Take theirs" isChosen={!isKeptMine} onChoose={() => onChoose(false)}>
        {valueIn(conflict.theirs)}
      </Version>
    </fieldset>
  );
}

interface VersionProps {
  field: ContestedField;
  word: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Version({ field, word, isChosen, onChoose, children }: VersionProps) {
  return (
    <label className="conflict__choice">
      <input type="radio" name={`conflict-${field}`} checked={isChosen} onChange={onChoose} />
      <span className="conflict__word">{word}</span>
      <span className="conflict__value">{children}</span>
    </label>
  );
}
