import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import { ActionButton, Button, IconButton } from './Button.tsx';
import { CheckField } from './Field.tsx';
import './popover-menu.css';
import './list-view-menu.css';
import { useId, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useLocation } from 'react-router';
import { useKeptFocus } from './focus.ts';
import { csvOf, saveFile } from './save-file.ts';
import { type Column, textOf } from './Table.tsx';
import { useStored } from './use-stored.ts';

/** A named set of filters. */
interface SavedView {
  name: string;
  search: string;
}

interface Props<Row> {
  title: string;
  /** Empty if the list is not a table. */
  columns: readonly Column<Row>[];
  /** The headings of hidden columns. */
  hidden: readonly string[];
  onHidden: (hidden: readonly string[]) => void;
  /** Whether there are filters to save as a view. */
  hasFilters: boolean;
  readAll: () => Promise<Row[]>;
}

/** The menu of a list: columns, saved views and CSV export. */
export function ListViewMenu<Row>(props: Props<Row>) {
  const { title, columns, hidden, onHidden, hasFilters, readAll } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLFieldSetElement>(null);
  const close = () => menu.current?.hidePopover?.();
  // Columns that can be hidden: all except the first one and the name, which identify the row.
  const optional = columns.slice(1).filter(({ look }) => look !== 'strong');
  return (
    <>
      <Button
        label={sharedText.view}
        icon="menu"
        isQuiet
        isSmall
        popoverTarget={id}
        aria-label={componentsText.viewOfTitle(title)}
      />
      <fieldset
        ref={menu}
        id={id}
        className="popover-menu list-view"
        popover="auto"
        aria-label={componentsText.viewOfTitle(title)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <>
            {optional.length > 0 && (
              <fieldset className="list-view__part">
                <legend>{componentsText.columns}</legend>
                {optional.map(({ heading }) => (
                  <CheckField
                    key={heading}
                    checked={!hidden.includes(heading)}
                    onChange={({ target }) => {
                      const others = hidden.filter((name) => name !== heading);
                      onHidden(target.checked ? others : [...others, heading]);
                    }}
                    label={heading}
                  />
                ))}
              </fieldset>
            )}
            {hasFilters && <SavedViews title={title} onChosen={close} />}
            {columns.length > 0 && (
              <CsvButton
                title={title}
                columns={columns.filter(({ heading }) => !hidden.includes(heading))}
                readAll={readAll}
              />
            )}
          </>
        )}
      </fieldset>
    </>
  );
}

/** The headings of columns hidden on this device. */
export function useHiddenColumns(title: string) {
  return useStored<readonly string[]>(
    `mela.hidden-columns.${title}`,
    (stored) => stored?.split('\n').filter(Boolean) ?? [],
    (headings) => headings.join('\n'),
  );
}

function SavedViews({ title, onChosen }: { title: string; onChosen: () => void }) {
  const { pathname, search } = useLocation();
  const [views, setViews] = useStored<readonly SavedView[]>(`mela.views.${title}`, readViews, JSON.stringify);
  const [name, setName] = useState('');
  const part = useKeptFocus<HTMLElement>(String(views.length));
  const save = () => {
    const trimmed = name.trim();
    if (trimmed === '') return;
    const kept = new URLSearchParams(search);
    for (const name of ['after', 'page']) kept.delete(name);
    setViews([...views.filter((view) => view.name !== trimmed), { name: trimmed, search: `?${kept}` }]);
    setName('');
    toast.success(componentsText.viewSaved(trimmed));
  };
  const remove = (view: SavedView) => {
    setViews(views.filter((one) => one !== view));
    toast.success(componentsText.viewDeleted(view.name));
  };
  return (
    <section ref={part} tabIndex={-1} className="list-view__part" aria-label={componentsText.savedViews}>
      <h2 className="list-view__title">{componentsText.savedViews}</h2>
      {views.length > 0 && (
        <ul>
          {views.map((view) => (
            <li key={view.name} className="list-view__saved">
              <Link className="name-link" to={`${pathname}${view.search}`} onClick={onChosen}>
                {view.name}
              </Link>
              <IconButton
                icon="close"
                label={componentsText.deleteView(view.name)}
                onClick={() => remove(view)}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        className="list-view__new"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <input
          aria-label={componentsText.nameOfView}
          placeholder={sharedText.name}
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button label={sharedText.save} isSubmit isQuiet isSmall />
      </form>
    </section>
  );
}

function readViews(stored: string | null): SavedView[] {
  try {
    const views: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(views) ? views.filter((view) => typeof view?.search === 'string') : [];
  } catch {
    return [];
  }
}

function CsvButton<Row>({ title, columns, readAll }: Pick<Props<Row>, 'title' | 'columns' | 'readAll'>) {
  const download = async () => {
    const rows = await readAll();
    const lines = rows.map((row) => columns.map((column) => textOf(column, row)));
    const text = csvOf([columns.map(({ heading }) => heading), ...lines]);
    saveFile(new Blob([text], { type: 'text/csv' }), `${title.toLowerCase().replaceAll(' ', '-')}.csv`);
  };
  return <ActionButton label={componentsText.downloadAsCsv} icon="download" action={download} />;
}
