import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { pageStarted } from '../../components/page-script.ts';

export interface SavedPageProps {
  isSelling: boolean;
  /** Whether the list has products. `SavedShell.astro` explains an empty list. */
  onFilled: (isFilled: boolean) => void;
}

/** Renders a list that is stored in the browser into its page, `SavedShell.astro`. */
export function showSaved(Page: ComponentType<SavedPageProps>): void {
  const place = document.querySelector<HTMLElement>('[data-saved]');
  const empty = document.querySelector<HTMLElement>('[data-empty]');
  if (!place || !empty) return;
  const onFilled = (isFilled: boolean) => {
    empty.hidden = isFilled;
  };
  createRoot(place).render(<Page isSelling={'selling' in place.dataset} onFilled={onFilled} />);
  pageStarted();
}
