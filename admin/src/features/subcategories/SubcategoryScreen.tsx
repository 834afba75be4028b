import './subcategories.css';
import { useRef, useState } from 'react';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ALL_CATEGORIES, filterSubcategories } from './filter-subcategories.ts';
import { SubcategoryDetailDialog } from './SubcategoryDetailDialog.tsx';
import { SubcategoryFormDialog } from './SubcategoryFormDialog.tsx';
import { SubcategoryTable } from './SubcategoryTable.tsx';
import { SubcategoryTools } from './SubcategoryTools.tsx';
import { SAMPLE_SUBCATEGORIES, type Subcategory } from './sample-subcategories.ts';

/** What is asked about which row; the form without a row is that of a new one. */
interface Question {
  kind: 'detail' | 'form' | 'delete';
  row?: Subcategory;
}

/** A screen of sample data: what is changed on it holds until it is left. */
export function SubcategoryScreen() {
  const list = useRef<HTMLElement>(null);
  const [rows, setRows] = useState(SAMPLE_SUBCATEGORIES);
  const [text, setText] = useState('');
  const [category, setCategory] = useState(ALL_CATEGORIES);
  const [question, setQuestion] = useState<Question>();
  const shown = filterSubcategories(rows, text, category);
  const keep = (kept: Subcategory) =>
    setRows((all) =>
      all.some(({ id }) => id === kept.id)
        ? all.map((row) => (row.id === kept.id ? kept : row))
        : [kept, ...all],
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
          onCreate={() => setQuestion({ kind: 'form' })}
        />
        {shown.length > 0 ? (
          <SubcategoryTable rows={shown} onAct={(kind, row) => setQuestion({ kind, row })} />
        ) : (
          <EmptyState title="No subcategory matches">Try other words, or another category.</EmptyState>
        )}
      </section>
      {question && (
        <QuestionDialog
          question={question}
          nextId={Math.max(...rows.map(({ id }) => id), 0) + 1}
          onKeep={keep}
          onDelete={(gone) => {
            setRows((all) => all.filter((row) => row !== gone));
            // The button that asked goes with its row, and must not take the focus along.
            list.current?.focus();
          }}
          onClosed={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}

interface DialogProps {
  question: Question;
  nextId: number;
  onKeep: (row: Subcategory) => void;
  onDelete: (row: Subcategory) => void;
  onClosed: () => void;
}

function QuestionDialog({ question: { kind, row }, nextId, onKeep, onDelete, onClosed }: DialogProps) {
  if (kind === 'detail' && row) return <SubcategoryDetailDialog row={row} onClosed={onClosed} />;
  if (kind === 'delete' && row) {
    return (
      <DeleteDialog
        name={row.name}
        onClosed={(isDoomed) => {
          onClosed();
          if (isDoomed) onDelete(row);
        }}
      />
    );
  }
  return <SubcategoryFormDialog row={row} nextId={nextId} onKeep={onKeep} onClosed={onClosed} />;
}
