import { useState } from 'react';
import { Modal } from '../../../components/Modal.tsx';
import type { CategoryOption } from '../use-category-options.ts';
import { ContestedChoice } from './ContestedChoice.tsx';
import { type Conflict, type ContestedField, contestedFields, merge } from './conflict.ts';
import type { FormContent } from './form-state.ts';

interface Props {
  conflict: Conflict;
  categories: CategoryOption[] | undefined;
  onMerge: (content: FormContent) => void;
  onClosed: () => void;
}

/** What somebody else saved meanwhile, field by field, and what is to become of it. */
export function ConflictQuestion({ conflict, categories, onMerge, onClosed }: Props) {
  const contested = contestedFields(conflict);
  const all = contested.map(({ field }) => field);
  // What only they changed is theirs at first; what both changed stays mine.
  const [keptMine, setKeptMine] = useState<ReadonlySet<ContestedField>>(
    () => new Set(contested.filter(({ isMine }) => isMine).map(({ field }) => field)),
  );
  const keep = (field: ContestedField, isKept: boolean) =>
    setKeptMine(new Set(all.filter((other) => (other === field ? isKept : keptMine.has(other)))));

  return (
    <Modal title="Somebody else changed this product" onClosed={onClosed}>
      {(close) => (
        <div className="conflict">
          <p>
            {contested.length > 0
              ? 'Nothing of yours was saved. Choose what each field is to hold, then press Update again.'
              : 'Nothing of yours was saved, but nothing of it is contested either: press Update again.'}
          </p>
          {contested.length > 1 && (
            <ChooseAll onMine={() => setKeptMine(new Set(all))} onTheirs={() => setKeptMine(new Set())} />
          )}
          {all.map((field) => (
            <ContestedChoice
              key={field}
              field={field}
              conflict={conflict}
              categories={categories}
              isKeptMine={keptMine.has(field)}
              onChoose={(isKept) => keep(field, isKept)}
            />
          ))}
          <div className="modal__actions">
            <button type="button" className="button button--quiet" onClick={close}>
              Decide later
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                // First, for the focus goes back to where it was only from an open dialog.
                close();
                onMerge(merge(conflict, keptMine));
              }}
            >
              Use these
            </button>
          </div>
        </div>
      )}
    </Modal>
  );
}

function ChooseAll({ onMine, onTheirs }: { onMine: () => void; onTheirs: () => void }) {
  return (
    <div className="conflict__all">
      <button type="button" className="button button--quiet button--small" onClick={onMine}>
        Keep all mine
      </button>
      <button type="button" className="button button--quiet button--small" onClick={onTheirs}>
        Take all theirs
      </button>
    </div>
  );
}
