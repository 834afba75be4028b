import './list-tools.css';
import type { ReactNode } from 'react';
import { PageSizeChoice } from './PageSizeChoice.tsx';
import { SearchField } from './SearchField.tsx';
import { PAGE_SIZES } from './use-address-view.ts';

interface Props {
  view: { search: string; pageSize: number };
  sizes?: readonly number[];
  /** What can be looked for. */
  placeholder?: string;
  onChange: (change: { search: string } | { pageSize: number }) => void;
  /** What it is narrowed down by. */
  children?: ReactNode;
  /** Behind all of it. */
  aside?: ReactNode;
}

/** Search, filters, and page size of a list. */
export function ListTools({ view, sizes = PAGE_SIZES, placeholder, onChange, children, aside }: Props) {
  return (
    <header className="panel__head list-tools">
      <SearchField text={view.search} placeholder={placeholder} onText={(search) => onChange({ search })} />
      {children}
      <PageSizeChoice
        sizes={sizes}
        pageSize={view.pageSize}
        onChoose={(pageSize) => onChange({ pageSize })}
      />
      {aside}
    </header>
  );
}
