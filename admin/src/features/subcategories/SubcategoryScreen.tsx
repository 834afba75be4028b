import './subcategories.css';
import { useRef, useState } from 'react';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SubcategoryDetailDialog } from './SubcategoryDetailDialog.tsx';
import { SubcategoryFormDialog } from './SubcategoryFormDialog.tsx';
import { SubcategoryTable } from './SubcategoryTable.tsx';
import { ALL_CATEGORIES, filterSubcategories, SubcategoryTools } from './SubcategoryTools.tsx';
import { SAMPLE_SUBCATEGORIES, type Subcategory } from './sample-subcategories.ts';

/** The open dialog; a form without a row creates one. */
interface OpenDialog {
  kind: 'detail' | 'form' | 'delete';
  row?: Subcategory;
}

/** Sample data: changes last until the screen is left. */
export function SubcategoryScreen() {
  const list = useRef<HTMLElement>(null);
  const [rows, setRows] = useState(SAMPLE_SUBCATEGORIES);
  const [text, setText] = useState('');
  const [category, setCategory] = useState(ALL_CATEGORIES);
  const [dialog, setDialog] = useState<OpenDialog>();
  const shown = filterSubcategories(rows, text, category);
  const save = (saved: Subcategory) =>
    setRows((all) =>
      all.some(({ id }) => id === saved.id)
        ? all.map((row) => (row.id === saved.id ? saved : row))
        : [saved, ...all],
    );

  return (
    <>
      <title>Subcategory | Mela admin</title>
      <h1>Subcategory</h1>
      <section ref={list} className="panel" tabIndex={-1} aria-label="Subcategories">
        <SubcategoryTools
          text={text}
          category={category}
          onText={setText}
          onCategory={setCategory}
          onCreate={() => setDialog({ kind: 'form' })}
        />
        {shown.length > 0 ? (
          <SubcategoryTable rows={shown} onAction={(kind, row) => setDialog({ kind, row })} />
        ) : (
          <EmptyState title="No subcategory matches">Try other words, or another category.</EmptyState>
        )}
      </section>
      {dialog && (
        <RowDialog
          dialog={dialog}
          nextId={Math.max(...rows.map(({ id }) => id), 0) + 1}
          onSave={save}
          onDelete={(deleted) => {
            setRows((all) => all.filter((row) => row !== deleted));
            // The button that had the focus is gone with its row.
            list.current?.focus();
          }}
          onClosed={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

interface DialogProps {
  dialog: OpenDialog;
  nextId: number;
  onSave: (row: Subcategory) => void;
  onDelete: (row: Subcategory) => void;
  onClosed: () => void;
}

function RowDialog({ dialog: { kind, row }, nextId, onSave, onDelete, onClosed }: DialogProps) {
  if (kind === 'detail' && row) return <SubcategoryDetailDialog row={row} onClosed={onClosed} />;
  if (kind === 'delete' && row) {
    return (
      <DeleteDialog
        name={row.name}
        onClosed={(isConfirmed) => {
          onClosed();
          if (isConfirmed) onDelete(row);
        }}
      />
    );
  }
  return <SubcategoryFormDialog row={row} nextId={nextId} onSave={onSave} onClosed={onClosed} />;
}
