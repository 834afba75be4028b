import * as componentsText from '#messages/components.ts';
import './version-choice.css';
import type { ReactNode } from 'react';

interface Props {
  /** The name of the radio buttons, unique in the dialog. */
  name: string;
  legend: string;
  isLocal: boolean;
  onChoose: (isLocal: boolean) => void;
  localVersion: ReactNode;
  serverVersion: ReactNode;
}

/** Shows both versions of a field that two people changed. */
export function VersionChoice({ name, legend, isLocal, onChoose, localVersion, serverVersion }: Props) {
  return (
    <fieldset className="conflict__field">
      <legend>{legend}</legend>
      <Version name={name} label={componentsText.keepMine} isChosen={isLocal} onChoose={() => onChoose(true)}>
        {localVersion}
      </Version>
      <Version
        name={name}
        label={componentsText.takeTheirs}
        isChosen={!isLocal}
        onChoose={() => onChoose(false)}
      >
        {serverVersion}
      </Version>
    </fieldset>
  );
}

interface VersionProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Version({ name, label, isChosen, onChoose, children }: VersionProps) {
  return (
    <label className="conflict__choice">
      <input type="radio" name={`conflict-${name}`} checked={isChosen} onChange={onChoose} />
      <span className="conflict__label">{label}</span>
      <span className="conflict__value">{children}</span>
    </label>
  );
}
