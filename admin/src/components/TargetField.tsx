import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import './target-field.css';
import { useId, useState } from 'react';
import { WriteControls } from '../session/WriteControls.tsx';
import { Button } from './Button.tsx';
import { InputField } from './Field.tsx';
import { useKeptFocus } from './focus.ts';
import { useFound } from './use-found.ts';

/** A product or category that a rule refers to. */
export interface Target {
  id: string;
  /** The target's name. null if the target was deleted. */
  name: string | null;
}

interface Props {
  title: string;
  chosen: readonly Target[];
  onChoose: (targets: readonly Target[]) => void;
  find: (text: string) => Promise<Target[]>;
  fault?: string | undefined;
}

/** Selects several products or categories by searching for their names. */
export function TargetField({ title, chosen, onChoose, find, fault }: Props) {
  const [text, setText] = useState('');
  const { found, failure, search } = useFound(find);
  const id = useId();
  const field = useKeptFocus<HTMLInputElement>(chosen.map((target) => target.id).join(' '));
  const noun = title.toLowerCase();
  const type = (typed: string) => {
    setText(typed);
    search(typed);
  };
  const add = (target: Target) => {
    onChoose([...chosen, target]);
    type('');
  };
  const isChosen = (target: Target) => chosen.some((one) => one.id === target.id);
  return (
    <fieldset className="target-field">
      <legend id={id}>{title}</legend>
      {chosen.length > 0 && (
        <ul aria-labelledby={id}>
          {chosen.map((target) => (
            <TargetRow
              key={target.id}
              target={target}
              action={sharedText.remove}
              onPress={() => onChoose(chosen.filter((one) => one.id !== target.id))}
            />
          ))}
        </ul>
      )}
      <InputField
        ref={field}
        label={<span className="visually-hidden">{componentsText.searchNoun(noun)}</span>}
        type="search"
        value={text}
        placeholder={componentsText.searchToAdd(noun)}
        onChange={({ target }) => type(target.value)}
        // Prevent Enter from saving the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        fault={fault ?? failure}
      />
      <ul aria-label={componentsText.foundNoun(noun)} aria-live="polite">
        {found
          ?.filter((target) => !isChosen(target))
          .map((target) => (
            <TargetRow key={target.id} target={target} action={sharedText.add} onPress={() => add(target)} />
          ))}
        {found?.length === 0 && <li>{sharedText.noResults}</li>}
      </ul>
    </fieldset>
  );
}

interface RowProps {
  target: Target;
  action: string;
  onPress: () => void;
}

function TargetRow({ target: { id, name }, action, onPress }: RowProps) {
  const shown = name ?? componentsText.deletedId(id);
  return (
    <li>
      <bdi>{shown}</bdi>
      <WriteControls>
        <Button label={action} isQuiet isSmall aria-label={`${action} ${shown}`} onClick={onPress} />
      </WriteControls>
    </li>
  );
}
