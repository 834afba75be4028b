import type { ReactElement, ReactNode, Ref } from 'react';
import * as componentsText from '#messages/components.ts';
import type { ListPage, ListSource } from '../client/use-list-page.ts';
import { errorExtensions, errorMessage } from '../graphql-errors.ts';
import { Button } from './Button.tsx';
import { EmptyState, NothingFound } from './EmptyState.tsx';
import { headingId, useHeadingFocus } from './focus.ts';
import { ListPages } from './ListPages.tsx';
import { type BulkActions, ListRows } from './ListRows.tsx';
import { ListChoice, ListTools } from './ListTools.tsx';
import { ListViewMenu, useHiddenColumns } from './ListViewMenu.tsx';
import { LoadFailure, Loading } from './Reading.tsx';
import type { Option } from './Select.tsx';
import type { Column, TableProps } from './Table.tsx';

/** A URL parameter that filters the list. */
export interface ListFilter {
  name: string;
  label: string;
  options: readonly Option[];
  /** The label of the option without a filter. null if a value is always selected. */
  all?: string | null;
  onFocus?: () => void;
  describedBy?: string;
}

interface View {
  search: string;
  pageSize: number;
  after: string;
}

interface Props<Row> extends Omit<TableProps<Row>, 'rows' | 'label' | 'columns' | 'sort' | 'onSort'> {
  /** The heading, such as `Redirects`. */
  title: string;
  /** The singular noun for a row, for the middle of a sentence. `plural` is its plural. */
  noun: string;
  plural: string;
  source: ListSource<Row>;
  /** The state of the list in the URL, and a function to change it. Absent for a list without search and pages. */
  view?: View & { sort?: string | undefined };
  onChange?: (change: object) => void;
  /** Whether the list is part of a screen, so that its title is the panel's heading. */
  isPart?: boolean;
  /** The columns, or a function of the hidden headings if cells depend on them. */
  columns: readonly Column<Row>[] | ((hidden: readonly string[]) => readonly Column<Row>[]);
  searchHint?: string;
  sizes?: readonly number[];
  filters?: readonly ListFilter[];
  /** Further filters by their URL parameters, such as a range of days. The element needs a key. */
  moreFilters?: { names: readonly string[]; controls: ReactElement };
  /** Shown beside the heading. */
  head?: ReactNode;
  /** Shown between the heading and the list. */
  notes?: ReactNode;
  /** Shown between the toolbar and the rows. */
  summary?: ReactNode;
  /** Shown at the end of the toolbar, such as import and export. */
  aside?: ReactNode;
  /** The title of an empty list. The next one is for a list without matches. */
  empty: string;
  noMatch?: string;
  /** Whether something besides the filters limits the list. */
  isNarrow?: boolean;
  /** Explains why the list is empty. */
  about: ReactNode;
  /** Shown below the rows. */
  footnote?: ReactNode;
  /** Renders the rows instead of the table. */
  renderRows?: (rows: readonly Row[]) => ReactNode;
  /** Shown until the rows are loaded, instead of the usual placeholder. */
  skeleton?: ReactNode;
  /** Makes the rows selectable. */
  bulk?: BulkActions<Row>;
  /** Shown between the rows and the page buttons, such as actions on selected rows of all pages. */
  bar?: ReactNode;
  /** Shown instead of the page buttons. */
  pager?: ReactNode;
  /** Refers to the panel, which can be focused. */
  ref?: Ref<HTMLElement>;
  /** The dialogs of the screen. */
  children?: ReactNode;
}

/** A list screen: toolbar, rows, pages, and states for loading, empty and error. */
export function ResourceList<Row>(props: Props<Row>) {
  const { title, source, view, notes, summary, renderRows, isPart = false } = props;
  const { page, hasFailed } = source;
  const [hidden, setHidden] = useHiddenColumns(title);
  const columns = typeof props.columns === 'function' ? props.columns(hidden) : props.columns;
  const shown = columns.filter(({ heading }) => !hidden.includes(heading));
  const rows = page?.nodes ?? [];
  useHeadingFocus(`${rows.map(props.keyOf).join(' ')} ${hasFailed}`, title);
  const hasTable = page || (props.skeletonRows && !hasFailed);
  const menu = (
    <ListViewMenu
      title={title}
      columns={renderRows ? [] : columns}
      hidden={hidden}
      onHidden={setHidden}
      hasFilters={view !== undefined}
      readAll={source.readAll}
    />
  );
  const head = (
    <ListHead title={title} isPart={isPart}>
      {!view && rows.length > 0 && menu}
      {!isForbidden(source.error) && props.head}
    </ListHead>
  );
  return (
    <>
      {!isPart && <title>{componentsText.titleMelaAdmin(title)}</title>}
      {!isPart && head}
      {notes}
      <section
        ref={props.ref}
        className="panel resource-list"
        tabIndex={props.ref ? -1 : undefined}
        aria-label={title}
        aria-busy={source.isBusy ?? (!page && !hasFailed)}
      >
        {isPart && head}
        {view && <Toolbar {...props} view={view} menu={menu} />}
        {summary}
        <Status {...props} />
        {renderRows
          ? rows.length > 0 && renderRows(rows)
          : hasTable && <ListRows {...props} columns={shown} rows={page?.nodes} />}
        {props.bar}
        {page && !hasFailed && <Below {...props} page={page} />}
      </section>
      {props.children}
    </>
  );
}

interface HeadProps extends Pick<Props<never>, 'title' | 'isPart'> {
  children: ReactNode;
}

/** The heading of the screen, or of the panel. */
function ListHead({ title, isPart, children }: HeadProps) {
  const heading = { id: headingId(title), tabIndex: -1, children: title };
  return (
    <div className={isPart ? 'panel__head' : 'screen-head'}>
      {isPart ? <h2 className="panel__title" {...heading} /> : <h1 {...heading} />}
      <div className="row">{children}</div>
    </div>
  );
}

/** Placeholder while the rows load, or why they could not be loaded. */
function Status<Row>({ plural, source, view, onChange, skeletonRows, skeleton }: Props<Row>) {
  const { page, hasFailed, error, reload } = source;
  const what = componentsText.pluralName(plural);
  if (isForbidden(error))
    return <EmptyState title={componentsText.noPermission}>{componentsText.askOwner}</EmptyState>;
  if (hasFailed) {
    return (
      <LoadFailure what={what} onRetry={reload}>
        {error !== undefined && <p>{errorMessage(error)}</p>}
        {view?.after && (
          <Button
            label={componentsText.firstPage}
            isQuiet
            isSmall
            onClick={() => onChange?.({ after: '' })}
          />
        )}
      </LoadFailure>
    );
  }
  if (page) return null;
  if (skeletonRows) return <span className="visually-hidden">{componentsText.loadingWhat(what)}</span>;
  return skeleton ?? <Loading what={what} />;
}

function isForbidden(error: unknown): boolean {
  return errorExtensions(error)?.code === 'FORBIDDEN';
}

function Toolbar<Row>({ view, menu, ...props }: Props<Row> & { view: View; menu: ReactNode }) {
  const { plural, sizes, searchHint, filters = [], moreFilters, onChange = () => undefined, aside } = props;
  const chosen = chosenIn(view);
  const choices = filters.map(({ name, ...filter }) => (
    <ListChoice
      key={name}
      {...filter}
      value={chosen[name]}
      onChoose={(value) => onChange({ [name]: value })}
    />
  ));
  const controls = moreFilters ? [...choices, moreFilters.controls] : choices;
  return (
    <ListTools
      plural={plural}
      view={view}
      sizes={sizes}
      placeholder={searchHint}
      onChange={onChange}
      filters={controls.length > 0 && controls}
      setFilters={narrowingNames(props).filter((name) => chosen[name]).length}
    >
      {menu}
      {aside}
    </ListTools>
  );
}

/** The URL parameters that narrow the list. A filter that always has a value does not count. */
function narrowingNames<Row>({ filters = [], moreFilters }: Props<Row>): readonly string[] {
  return [
    ...filters.filter(({ all }) => all !== null).map(({ name }) => name),
    ...(moreFilters?.names ?? []),
  ];
}

function chosenIn(view: View | undefined): Record<string, string | undefined> {
  return { ...view } as unknown as Record<string, string | undefined>;
}

/** The page buttons, or an explanation if there are no rows. */
function Below<Row>({ page, ...props }: Props<Row> & { page: ListPage<Row> }) {
  const { noun, source, view, onChange = () => undefined } = props;
  const { empty, noMatch, isNarrow = false, about, footnote, pager } = props;
  const after = view?.after ?? '';
  const names = narrowingNames(props);
  const isEmpty = page.nodes.length === 0;
  return (
    <>
      {isEmpty && (
        <NothingFound
          isNarrow={isNarrow || Boolean(view?.search) || names.some((name) => chosenIn(view)[name])}
          after={after}
          empty={empty}
          noMatch={noMatch ?? componentsText.noNounMatches(noun)}
          isLater={page.totalCount > 0}
          onReload={source.reload}
          onFirst={() => onChange({ after: '' })}
          onShowAll={() => onChange({ search: '', ...Object.fromEntries(names.map((name) => [name])) })}
        >
          {about}
        </NothingFound>
      )}
      {pager ?? <ListPages page={page} noun={noun} after={after} onChange={onChange} />}
      {!isEmpty && footnote && <p className="list-note">{footnote}</p>}
    </>
  );
}
