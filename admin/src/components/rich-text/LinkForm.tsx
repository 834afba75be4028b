import { useId, useState } from 'react';
import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../Button.tsx';
import { Fault } from '../Fault.tsx';
import { linkAddress } from './editor-commands.ts';

interface Props {
  /** The current address. '' if there is no link yet. */
  address: string;
  /** Sets the address. null removes the link. */
  onSet: (address: string | null) => void;
  onClosed: () => void;
}

/** Asks for a link's address. It is not a form element, because it is inside a form. */
export function LinkForm({ address, onSet, onClosed }: Props) {
  const id = useId();
  const [text, setText] = useState(address);
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const next = linkAddress(text);
    if (next === null) setWrong(true);
    else onSet(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <div
      role="group"
      aria-label={componentsText.link}
      className="rich-text__link"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) apply();
        else if (event.key === 'Escape') onClosed();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <label className="field">
        {componentsText.linkAddress}
        <input
          // biome-ignore lint/a11y/noAutofocus: the user has just asked for this field
          autoFocus
          type="url"
          value={text}
          autoComplete="off"
          placeholder="https://"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? id : undefined}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(false);
          }}
        />
        <Fault id={id} text={isWrong ? componentsText.linkNotUsable : undefined} />
      </label>
      <div className="row">
        <Button label={componentsText.setLink} isSmall onClick={apply} />
        {address !== '' && (
          <Button label={componentsText.removeLink} isQuiet isSmall onClick={() => onSet(null)} />
        )}
        <Button label={sharedText.cancel} isQuiet isSmall onClick={onClosed} />
      </div>
    </div>
  );
}
