import * as accessText from '#messages/access.ts';
import './access-card.css';
import type { ReactNode } from 'react';
import { ScreenHeading } from '../../components/SampleNote.tsx';

interface Props {
  title: string;
  lead: string;
  isSample?: boolean;
  children: ReactNode;
}

/** The card of login and signup. */
export function AccessCard({ title, lead, isSample = false, children }: Props) {
  return (
    <section className="access-card">
      <title>{accessText.titleMelaAdmin(title)}</title>
      <ScreenHeading isSample={isSample}>{title}</ScreenHeading>
      <p className="access-card__lead">{lead}</p>
      {children}
    </section>
  );
}

/** A path on this host. */
const OWN_PATH = /^\/(?![/\\])/;

/** Reloads the admin, which drops all data of the former session. @param next the screen's path below /admin */
export function openAdmin(next: string | null = null): void {
  location.assign(`/admin${next !== null && OWN_PATH.test(next) ? next : '/'}`);
}
