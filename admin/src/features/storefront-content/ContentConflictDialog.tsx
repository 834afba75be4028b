import { useState } from 'react';
import * as sharedText from '#messages/shared.ts';
import * as storefrontContentText from '#messages/storefront-content.ts';
import { Button } from '../../components/Button.tsx';
import { Modal } from '../../components/Modal.tsx';
import { VersionChoice } from '../../components/VersionChoice.tsx';
import { useLastAuthor } from '../history/use-last-author.ts';
import { conflictingParts, mergeParts, WHOLE } from './content-conflict.ts';
import { CONTENT_FORM } from './content-form.ts';
import type { ContentConflict } from './use-content-form.ts';

interface Props {
  conflict: ContentConflict;
  /** Receives the merged content. Called without content if the operator postpones the choice. */
  onResolved: (merged?: unknown) => void;
}

/** Shows what someone else changed in the same section, and lets the operator choose a version of each part. */
export function ContentConflictDialog({ conflict, onResolved }: Props) {
  const author = useLastAuthor('CONTENT', conflict.section);
  const parts = conflictingParts(conflict);
  // Initially, parts that only the other person changed have that person's version.
  const [keptLocal, setKeptLocal] = useState<ReadonlySet<string>>(
    () => new Set(parts.filter(({ isChangedLocally }) => isChangedLocally).map(({ name }) => name)),
  );
  const choose = (name: string, isLocal: boolean) =>
    setKeptLocal(
      new Set(
        parts.map((part) => part.name).filter((other) => (other === name ? isLocal : keptLocal.has(other))),
      ),
    );

  return (
    <Modal
      title={
        author === 'self'
          ? storefrontContentText.youChangedThisSectionElsewhere
          : storefrontContentText.someoneElseChangedThisSection
      }
      onClosed={() => onResolved()}
    >
      {(close) => (
        <div className="stack conflict">
          <p>{storefrontContentText.yourChangesWereNotSavedChoose}</p>
          {parts.map(({ name, mine, theirs }) => (
            <VersionChoice
              key={name}
              name={name}
              legend={labelOf(conflict, name)}
              isLocal={keptLocal.has(name)}
              onChoose={(isLocal) => choose(name, isLocal)}
              localVersion={summaryOf(mine)}
              serverVersion={summaryOf(theirs)}
            />
          ))}
          <div className="modal__actions">
            <Button label={sharedText.decideLater} isQuiet onClick={close} />
            <Button
              label={sharedText.useThese}
              onClick={() => {
                // Closes the dialog before it unmounts, because only an open dialog returns the focus.
                close();
                onResolved(mergeParts(conflict, keptLocal));
              }}
            />
          </div>
        </div>
      )}
    </Modal>
  );
}

function labelOf({ section }: ContentConflict, name: string): string {
  const { field, fields } = CONTENT_FORM[section];
  if (name === WHOLE) return field?.label ?? '';
  const [, part] = fields.find(([other]) => other === name) ?? [];
  return part?.field?.label ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** A short text for a value. An item is named by its title. */
function summaryOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(summaryOf).join('\n') || '(empty)';
  if (typeof value !== 'object' || value === null) return String(value ?? '') || '(empty)';
  const texts = Object.values(value).filter((inner) => typeof inner === 'string');
  return texts[0] ?? storefrontContentText.image;
}
