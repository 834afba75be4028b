import './write-controls.css';
import type { ReactNode } from 'react';
import { useMayWrite } from './session-state.ts';

/** Controls that change something: disabled for those who may only look. */
export function WriteControls({ children }: { children: ReactNode }) {
  if (useMayWrite()) return children;
  return (
    <fieldset className="write-controls" disabled aria-label="Your account may only look">
      {children}
    </fieldset>
  );
}
