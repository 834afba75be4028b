import type { ReactNode } from 'react';
import { Panel } from '../../components/Panel.tsx';

/** A section of the selling settings. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Panel id={id} title={title}>
      <div className="selling__fields selling__part">{children}</div>
    </Panel>
  );
}
