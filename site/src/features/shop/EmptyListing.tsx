import './empty-listing.css';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  /** What to do about it. */
  children: ReactNode;
}

/** What stands in the place of products where there are none. */
export function EmptyListing({ title, text, children }: Props) {
  return (
    <div className="empty-listing">
      <p className="empty-listing__title">{title}</p>
      <p>{text}</p>
      {children}
    </div>
  );
}
