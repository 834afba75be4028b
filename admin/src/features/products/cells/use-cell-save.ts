import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnsaved } from '../../../components/unsaved.ts';
import type { Cell, SaveOutcome } from './cell.ts';
import { tellFailure } from './toast-saved.tsx';

/** The input of a cell and the state of saving it. */
export function useCellSave(cell: Cell, root: RefObject<HTMLElement | null>, onClosed: () => void) {
  const before = cell.fields.map(({ value }) => value);
  const [typed, setTyped] = useState(before);
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const [isBusy, setBusy] = useState(false);
  /** Whether the editor has finished. A ref, because Tab also triggers blur before the next render. */
  const isOver = useRef(false);
  /** Rejected input, which blur does not submit again. */
  const refused = useRef<readonly string[]>(null);
  const isShown = useRef(true);
  const isAsBefore = typed.every((value, index) => value.trim() === before[index]);
  useUnsaved(() => !isAsBefore && !isOver.current, true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const close = () => {
    isOver.current = true;
    const place = root.current?.closest('[data-cell]');
    const hadFocus = root.current?.contains(document.activeElement);
    flushSync(onClosed);
    if (hadFocus) place?.querySelector('button')?.focus();
  };
  const settle = async (call: Promise<SaveOutcome>) => {
    isOver.current = true;
    setBusy(true);
    const ended = await call;
    if (!isShown.current) return tellFailure(ended);
    if (ended.kind === 'saved') return close();
    isOver.current = false;
    refused.current = typed;
    setBusy(false);
    setOutcome(ended);
  };
  const save = async (isLeaving = false) => {
    if (isOver.current || (isLeaving && typed === refused.current)) return;
    if (isAsBefore) return close();
    setOutcome(undefined);
    await settle(cell.save(typed));
  };
  const type = (index: number, value: string) => {
    setTyped(typed.with(index, value));
    setOutcome(undefined);
  };
  return { typed, type, outcome, isBusy, save, settle, close };
}
