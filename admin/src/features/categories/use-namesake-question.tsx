import { type ReactNode, useState } from 'react';
import * as categoriesText from '#messages/categories.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { namesake, type TreeRow } from './category-tree.ts';

/** An open question about a second category of the same name. */
interface Question {
  name: string;
  answer: (isWanted: boolean) => void;
}

/** Asks before a second category with the same name and parent is created. */
export function useNamesakeQuestion(rows: TreeRow[] = []): {
  isWanted: (name: string, parentId: string) => Promise<boolean>;
  /** The dialog while it is open. */
  question: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  const isWanted = async (name: string, parentId: string) => {
    const other = namesake(rows, name, parentId);
    return !other || new Promise<boolean>((answer) => setQuestion({ name: other.name, answer }));
  };
  const dialog = question && (
    <ConfirmDialog
      title={categoriesText.createItAgain}
      text={categoriesText.thereIsAlreadyCategoryHereDo(question.name)}
      action={categoriesText.createAnother}
      onConfirm={() => question.answer(true)}
      onClosed={() => {
        setQuestion(undefined);
        // Wait before answering no, because a confirmation closes the dialog before it calls `onConfirm`.
        queueMicrotask(() => question.answer(false));
      }}
    />
  );
  return { isWanted, question: dialog };
}
