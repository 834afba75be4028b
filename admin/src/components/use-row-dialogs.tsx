import { type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import { useMayWrite } from '../session/session-state.ts';
import { WriteControls } from '../session/WriteControls.tsx';
import { Button } from './Button.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { RowAction } from './RowActions.tsx';
import type { TableProps } from './Table.tsx';
import { useChange } from './use-change.ts';
import { useOnDemand } from './use-on-demand.ts';

/** The props of a dialog that adds or edits a row. */
export interface RowDialogProps<Row> {
  /** The row to edit. null: a new row. */
  row: Row | null;
  onChanged: () => void;
  onClosed: () => void;
}

interface Options<Row, Dialog> {
  /** The singular noun for a row, for the middle of a sentence. */
  noun: string;
  /** Names a row in the middle of a sentence, such as `the redirect from /tea`. */
  nameOf: (row: Row) => string;
  isForOwners?: boolean;
  /** Whether no more rows can be added. */
  isFull?: boolean;
  /** Loads the dialog on first use. */
  load: () => Promise<Dialog>;
  render: (dialog: Dialog, props: RowDialogProps<Row>) => ReactNode;
  remove: (row: Row) => Promise<unknown>;
  /** Explains what a deletion changes. */
  consequence?: (row: Row) => ReactNode;
  /** Whether a deletion cannot be reverted in the activity. */
  isFinal?: boolean;
  reload: () => Promise<unknown>;
}

/**
 * Lets the user add, edit and delete the rows of a list in dialogs.
 * @returns the button that adds a row, props for the list, and the open dialog
 */
export function useRowDialogs<Row, Dialog>(options: Options<Row, Dialog>) {
  const { noun, nameOf, isForOwners = false, load, render, consequence, isFinal, reload } = options;
  const [edited, setEdited] = useState<Row | null>();
  const [deleted, setDeleted] = useState<Row>();
  const { isBusy, run } = useChange(reload);
  const isShown = useMayWrite(true) || !isForOwners;
  const close = () => setEdited(undefined);
  const Dialog = useOnDemand(edited !== undefined, load, close);
  const remove = (row: Row) =>
    run(async () => {
      await options.remove(row);
      toast.success(componentsText.itemDeleted(noun.charAt(0).toUpperCase() + noun.slice(1)));
      await reload();
    });
  const deletion = (row: Row): RowAction => ({
    ...{ text: sharedText.deleteLabel, label: componentsText.deleteRow(nameOf(row)), isWrite: true, isBusy },
    onPress: () => setDeleted(row),
  });
  const list: Pick<TableProps<Row>, 'onOpen' | 'actions'> = isShown
    ? {
        onOpen: { label: (row) => componentsText.editRow(nameOf(row)), open: setEdited },
        actions: (row) => [deletion(row)],
      }
    : {};
  return {
    add: (
      <WriteControls isForOwners={isForOwners}>
        <Button
          label={componentsText.addNoun(noun)}
          isSmall
          disabled={options.isFull}
          onClick={() => setEdited(null)}
        />
      </WriteControls>
    ),
    list,
    deletion,
    dialogs: (
      <>
        {edited !== undefined &&
          Dialog &&
          render(Dialog, { row: edited, onChanged: reload, onClosed: close })}
        {deleted && (
          <DeleteDialog
            name={nameOf(deleted)}
            canUndo={!isFinal}
            consequence={consequence?.(deleted)}
            onClosed={(isConfirmed) => {
              setDeleted(undefined);
              if (isConfirmed) void remove(deleted);
            }}
          />
        )}
      </>
    ),
  };
}
