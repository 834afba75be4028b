import './access-card.css';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The card of login and signup. */
export function AccessCard({ title, lead, children }: Props) {
  return (
    <section className="access-card">
      <title>{`${title} | Mela admin`}</title>
      <h1>{title}</h1>
      <p className="access-card__lead">{lead}</p>
      {children}
    </section>
  );
}
