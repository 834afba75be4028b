import './facts.css';
import type { ReactNode } from 'react';

/** A list of names and values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="facts__fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
