import './conflict.css';
import { type ReactNode, useState } from 'react';
import type { ProductField } from '../../../../../graphql-server/src/catalogue/rules/checks.ts';
import { BADGES } from '../../../../../graphql-server/src/catalogue/rules/checks.ts';
import { Modal } from '../../../components/Modal.tsx';
import type { CategoryOption } from '../use-category-options.ts';
import { type Conflict, conflictingFields, merge } from './conflict.ts';
import type { FormContent } from './form-state.ts';
import { ImagePreview } from './ImageTiles.tsx';
import { FIELD_LABELS } from './product-draft.ts';

interface Props {
  conflict: Conflict;
  categories: CategoryOption[] | undefined;
  onMerge: (content: FormContent) => void;
  onClosed: () => void;
}

/** Shows the fields that somebody else changed meanwhile, and lets the operator choose a version of each. */
export function ConflictDialog({ conflict, categories, onMerge, onClosed }: Props) {
  const conflicting = conflictingFields(conflict);
  const fields = conflicting.map(({ field }) => field);
  // Fields that only the other person changed start with the server's version.
  const [keptLocal, setKeptLocal] = useState<ReadonlySet<ProductField>>(
    () => new Set(conflicting.filter(({ isChangedLocally }) => isChangedLocally).map(({ field }) => field)),
  );
  const choose = (field: ProductField, isLocal: boolean) =>
    setKeptLocal(new Set(fields.filter((other) => (other === field ? isLocal : keptLocal.has(other)))));

  return (
    <Modal title="Somebody else changed this product" onClosed={onClosed}>
      {(close) => (
        <div className="conflict">
          <p>
            {fields.length > 0
              ? 'Your changes were not saved. Choose a version of each field, then press Update again.'
              : 'Your changes were not saved. No other changes affect them: press Update again.'}
          </p>
          {fields.length > 1 && (
            <ChooseAll
              onKeepMine={() => setKeptLocal(new Set(fields))}
              onTakeTheirs={() => setKeptLocal(new Set())}
            />
          )}
          {fields.map((field) => (
            <VersionChoice
              key={field}
              field={field}
              conflict={conflict}
              categories={categories}
              isLocal={keptLocal.has(field)}
              onChoose={(isLocal) => choose(field, isLocal)}
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
                // Closed first: only an open dialog returns the focus.
                close();
                onMerge(merge(conflict, keptLocal));
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

function ChooseAll({ onKeepMine, onTakeTheirs }: { onKeepMine: () => void; onTakeTheirs: () => void }) {
  return (
    <div className="conflict__all">
      <button type="button" className="button button--quiet button--small" onClick={onKeepMine}>
        Keep all mine
      </button>
      <button type="button" className="button button--quiet button--small" onClick={onTakeTheirs}>
        Take all theirs
      </button>
    </div>
  );
}

interface ChoiceProps extends Pick<Props, 'conflict' | 'categories'> {
  field: ProductField;
  isLocal: boolean;
  onChoose: (isLocal: boolean) => void;
}

function VersionChoice({ field, conflict, categories, isLocal, onChoose }: ChoiceProps) {
  return (
    <fieldset className="conflict__field">
      <legend>{FIELD_LABELS[field]}</legend>
      <Version field={field} label="Keep mine" isChosen={isLocal} onChoose={() => onChoose(true)}>
        <FieldValue field={field} content={conflict.localVersion} categories={categories} />
      </Version>
      <Version field={field} label="Take theirs" isChosen={!isLocal} onChoose={() => onChoose(false)}>
        <FieldValue field={field} content={conflict.serverVersion} categories={categories} />
      </Version>
    </fieldset>
  );
}

interface VersionProps {
  field: ProductField;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Version({ field, label, isChosen, onChoose, children }: VersionProps) {
  return (
    <label className="conflict__choice">
      <input type="radio" name={`conflict-${field}`} checked={isChosen} onChange={onChoose} />
      <span className="conflict__label">{label}</span>
      <span className="conflict__value">{children}</span>
    </label>
  );
}

interface ValueProps extends Pick<Props, 'categories'> {
  field: ProductField;
  content: FormContent;
}

function FieldValue({ field, content: { draft, images }, categories }: ValueProps) {
  switch (field) {
    case 'images':
      return (
        <span className="conflict__images">
          {images.map((image) => (
            <ImagePreview
              key={image.key}
              image={image}
              className="conflict__image"
              alt={image.name}
              size={56}
            />
          ))}
        </span>
      );
    case 'categoryId':
      return categories?.find(({ id }) => id === draft.categoryId)?.name ?? 'Uncategorised';
    case 'badge':
      return draft.badge === '' ? 'No badge' : BADGES[draft.badge];
    case 'isFeatured':
    case 'isPopular':
    case 'isNew':
      return draft[field] ? 'Yes' : 'No';
    case 'regularPrice':
    case 'sellingPrice':
      return `₹${draft[field]}`;
    default:
      return draft[field].trim() || '(empty)';
  }
}
