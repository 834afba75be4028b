import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import './list-tools.css';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './Button.tsx';
import { ListSearch } from './ListSearch.tsx';
import { type Option, Select } from './Select.tsx';
import { PAGE_SIZES } from './use-address-view.ts';
import './form.css';

interface Props {
  /** The plural noun for rows, for the middle of a sentence. */
  plural: string;
  /** The state of the list. undefined for a list without search and pages. */
  view: { search: string; pageSize: number } | undefined;
  sizes?: readonly number[] | undefined;
  /** The placeholder of the search. Absent for a list without search. */
  placeholder?: string | undefined;
  onChange: (change: { search: string } | { pageSize: number }) => void;
  /** The filters, behind a button on a phone. Absent: only the page size is shown. */
  filters?: ReactNode;
  /** The number of filters that are set. */
  setFilters?: number;
  /** The list's menu, and everything else at the end of the toolbar. */
  children?: ReactNode;
}

/** The search, filters and page size of a list. */
export function ListTools(props: Props) {
  const {
    plural,
    view,
    sizes = PAGE_SIZES,
    placeholder,
    onChange,
    filters,
    setFilters = 0,
    children,
  } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const sizeChoice = view && sizes.length > 1 && (
    <PageSizeChoice sizes={sizes} pageSize={view.pageSize} onChoose={(pageSize) => onChange({ pageSize })} />
  );
  return (
    <header className="panel__head list-tools">
      {view && placeholder && (
        <ListSearch
          label={componentsText.searchPluralName(plural)}
          placeholder={placeholder}
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
      )}
      {filters ? (
        <>
          <Button
            label={setFilters > 0 ? componentsText.filtersSet(setFilters) : componentsText.filters}
            className="list-tools__open"
            isQuiet
            isSmall
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          />
          <div id={id} className="list-tools__filters" data-open={isOpen || undefined}>
            {filters}
            {sizeChoice}
          </div>
          {children}
        </>
      ) : (
        <>
          {children}
          {sizeChoice}
        </>
      )}
    </header>
  );
}

interface ListChoiceProps {
  label: string;
  /** The chosen value. undefined: all. */
  value: string | undefined;
  options: readonly Option[];
  /** The label of the option without a filter. null if a value is always selected. */
  all?: string | null;
  onFocus?: () => void;
  describedBy?: string;
  onChoose: (value: string | undefined) => void;
}

/** A filter of a list. */
export function ListChoice(props: ListChoiceProps) {
  const { label, value = '', options, all = sharedText.all, onFocus, describedBy, onChoose } = props;
  return (
    <label className="list-tools__choice">
      {label}
      <Select
        value={value}
        options={all === null ? options : [{ value: '', label: all }, ...options]}
        onFocus={onFocus}
        aria-describedby={describedBy}
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
      {componentsText.perPage}
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

export function SearchField({ text, placeholder = sharedText.search, onText }: SearchFieldProps) {
  return (
    <label className="field search-field">
      <span className="visually-hidden">{sharedText.search}</span>
      <input
        type="search"
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </label>
  );
}
