import { useState } from 'react';
import { useOnDemand } from '../../../components/use-on-demand.ts';
import { useMayWrite } from '../../../session/session-state.ts';
import type { ProductCellEditor } from '../cells/CellEditor.tsx';
import type { VariantCells } from '../cells/VariantCells.tsx';

const loadEditor = async () => (await import('../cells/CellEditor.tsx')).ProductCellEditor;
const loadVariants = async () => (await import('../cells/VariantCells.tsx')).VariantCells;

/** The open cells of the list, and the products with expanded variants. */
export interface Cells {
  mayWrite: boolean;
  isOpen: (key: string) => boolean;
  open: (key: string) => void;
  close: (key: string) => void;
  /** The editor, which is loaded when the first cell is opened. undefined until then. */
  Editor: typeof ProductCellEditor | undefined;
  Variants: typeof VariantCells | undefined;
}

const VARIANTS = ':variants';

/** The key of a product's expanded variants. */
export function variantsKey(id: string): string {
  return id + VARIANTS;
}

/** The state of the list's cells. A change of the view closes all of them. */
export function useCells(view: string): Cells {
  const [stored, setStored] = useState({ view, keys: new Set<string>() });
  const { keys } = stored.view === view ? stored : { keys: new Set<string>() };
  const change = (edit: (keys: Set<string>) => void) =>
    setStored((now) => {
      const next = new Set(now.view === view ? now.keys : []);
      edit(next);
      return { view, keys: next };
    });
  const closeAll = () => change((all) => all.clear());
  const hasVariants = [...keys].some((key) => key.endsWith(VARIANTS));
  return {
    mayWrite: useMayWrite(),
    isOpen: (key) => keys.has(key),
    open: (key) => change((all) => all.add(key)),
    close: (key) => change((all) => all.delete(key)),
    Editor: useOnDemand(keys.size > 0, loadEditor, closeAll),
    Variants: useOnDemand(hasVariants, loadVariants, closeAll),
  };
}
