import { useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/InputField.tsx';
import { errorMessage } from '../../graphql-errors.ts';
import { WriteControls } from '../../session/WriteControls.tsx';

/** A product or category that a discount applies to. */
export interface Target {
  id: string;
  /** null: it was deleted. */
  name: string | null;
}

interface Props {
  title: string;
  chosen: readonly Target[];
  onChoose: (targets: readonly Target[]) => void;
  find: (text: string) => Promise<Target[]>;
  fault: string | undefined;
}

/** Chooses products or categories by searching for their names. */
export function TargetField({ title, chosen, onChoose, find, fault }: Props) {
  const [text, setText] = useState('');
  const { found, failure, search } = useSearch(find);
  const id = useId();
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
    <fieldset className="discounts__targets">
      <legend id={id}>{title}</legend>
      {chosen.length > 0 && (
        <ul aria-labelledby={id}>
          {chosen.map((target) => (
            <TargetRow
              key={target.id}
              target={target}
              action="Remove"
              onPress={() => onChoose(chosen.filter((one) => one.id !== target.id))}
            />
          ))}
        </ul>
      )}
      <InputField
        label={<span className="visually-hidden">Search {noun}</span>}
        type="search"
        value={text}
        placeholder={`Search ${noun} to add`}
        onChange={({ target }) => type(target.value)}
        // Enter would save the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        fault={fault ?? failure}
      />
      {found && (
        <ul aria-label={`Found ${noun}`}>
          {found
            .filter((target) => !isChosen(target))
            .map((target) => (
              <TargetRow key={target.id} target={target} action="Add" onPress={() => add(target)} />
            ))}
          {found.length === 0 && <li>Nothing matches</li>}
        </ul>
      )}
    </fieldset>
  );
}

interface RowProps {
  target: Target;
  action: 'Add' | 'Remove';
  onPress: () => void;
}

function TargetRow({ target: { id, name }, action, onPress }: RowProps) {
  const shown = name ?? `Deleted (${id})`;
  return (
    <li>
      <bdi>{shown}</bdi>
      <WriteControls>
        <Button label={action} isQuiet isSmall aria-label={`${action} ${shown}`} onClick={onPress} />
      </WriteControls>
    </li>
  );
}

const TYPING_MS = 250;

/** Searches once typing pauses. Of several searches, the last one counts. */
function useSearch(find: Props['find']) {
  const [found, setFound] = useState<Target[]>();
  const [failure, setFailure] = useState<string>();
  const [latest] = useState({ count: 0, timer: 0 });
  const search = (typed: string) => {
    const text = typed.trim();
    latest.count += 1;
    const mine = latest.count;
    clearTimeout(latest.timer);
    if (text === '') {
      setFound(undefined);
      return;
    }
    latest.timer = window.setTimeout(async () => {
      const result = await find(text).catch((error: unknown) => errorMessage(error));
      if (mine !== latest.count) return;
      setFailure(typeof result === 'string' ? result : undefined);
      setFound(typeof result === 'string' ? undefined : result);
    }, TYPING_MS);
  };
  return { found, failure, search };
}
