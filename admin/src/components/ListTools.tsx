import './list-tools.css';
import type { ReactNode } from 'react';
import { type Option, Select } from './Select.tsx';
import { PAGE_SIZES } from './use-address-view.ts';
import './form.css';

interface Props {
  view: { search: string; pageSize: number };
  sizes?: readonly number[];
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

interface ListChoiceProps {
  label: string;
  /** undefined: all. */
  value: string | undefined;
  options: readonly Option[];
  onChoose: (value: string | undefined) => void;
}

/** A filter of a list. */
export function ListChoice({ label, value = '', options, onChoose }: ListChoiceProps) {
  return (
    <label className="list-tools__choice">
      {label}
      <Select
        value={value}
        options={[{ value: '', label: 'All' }, ...options]}
        onChange={({ target }) => onChoose(target.value || undefined)}
      />
    </label>
  );
}

interface PageSizeChoiceProps<Size extends number> {
  sizes: readonly Size[];
  pageSize: number;
  className?: string;
  onChoose: (size: Size) => void;
}

/** The page size of a list. */
export function PageSizeChoice<Size extends number>(props: PageSizeChoiceProps<Size>) {
  const { sizes, pageSize, className = 'list-tools__choice', onChoose } = props;
  return (
    <label className={className}>
      Per page
      <Select
        value={pageSize}
        options={sizes.map(String)}
        onChange={({ target }) => onChoose(Number(target.value) as Size)}
      />
    </label>
  );
}

interface SearchFieldProps {
  text: string;
  placeholder?: string | undefined;
  onText: (text: string) => void;
}

export function SearchField({ text, placeholder = 'Search', onText }: SearchFieldProps) {
  return (
    <label className="field search-field">
      <span className="visually-hidden">Search</span>
      <input
        type="search"
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </label>
  );
}
