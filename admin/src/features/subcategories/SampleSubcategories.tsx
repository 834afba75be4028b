import { useRef, useState } from 'react';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { SubcategoryDetailDialog, SubcategoryFormDialog } from './SubcategoryDialogs.tsx';
import { type OpenDialog, SubcategoryList } from './SubcategoryList.tsx';
import { SAMPLE_SUBCATEGORIES } from './sample-subcategories.ts';
import { type CategoryChoice, categoriesOf, type Subcategory, type SubcategoryDraft } from './subcategory.ts';

const CATEGORIES = categoriesOf(SAMPLE_SUBCATEGORIES);

/** The sample's subcategories. Changes last until the user leaves the screen. */
export function SampleSubcategories() {
  const list = useRef<HTMLElement>(null);
  const [rows, setRows] = useState(SAMPLE_SUBCATEGORIES);
  const [dialog, setDialog] = useState<OpenDialog>();
  const save = (draft: SubcategoryDraft, edited: Subcategory | undefined) => {
    const category = nameOf(CATEGORIES, draft.categoryId);
    const saved = { ...draft, category, id: edited?.id ?? nextId(rows) };
    setRows((all) => (edited ? all.map((row) => (row === edited ? saved : row)) : [saved, ...all]));
  };

  return (
    <>
      <SubcategoryList ref={list} rows={rows} categories={CATEGORIES} onOpen={setDialog} />
      {dialog && (
        <RowDialog
          dialog={dialog}
          onSave={save}
          onDelete={(deleted) => {
            setRows((all) => all.filter((row) => row !== deleted));
            // Focus the list, because the row with the focused button is gone.
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
  onSave: (draft: SubcategoryDraft, edited: Subcategory | undefined) => void;
  onDelete: (row: Subcategory) => void;
  onClosed: () => void;
}

function RowDialog({ dialog: { kind, row }, onSave, onDelete, onClosed }: DialogProps) {
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
  return (
    <SubcategoryFormDialog
      row={row}
      categories={CATEGORIES}
      areMade={false}
      onSave={(draft) => {
        onSave(draft, row);
        return undefined;
      }}
      onClosed={onClosed}
    />
  );
}

function nameOf(categories: CategoryChoice[], id: string): string {
  return categories.find((category) => category.id === id)?.name ?? '';
}

function nextId(rows: Subcategory[]): string {
  return String(Math.max(...rows.map(({ id }) => Number(id)), 0) + 1);
}
