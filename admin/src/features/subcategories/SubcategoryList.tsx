import { type ReactNode, type Ref, useState } from 'react';
import * as categoriesText from '#messages/categories.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SearchField } from '../../components/ListTools.tsx';
import { Select } from '../../components/Select.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { WriteControls } from '../../session/WriteControls.tsx';
import { ALL_CATEGORIES, type CategoryChoice, filterSubcategories, type Subcategory } from './subcategory.ts';

/** The open dialog. A form without a row creates one. */
export interface OpenDialog {
  kind: 'detail' | 'form' | 'delete';
  row?: Subcategory;
}

interface Props {
  ref: Ref<HTMLElement>;
  rows: Subcategory[];
  categories: CategoryChoice[];
  isBusy?: boolean;
  /** Shown instead of the rows if there are none. */
  children?: ReactNode;
  onOpen: (dialog: OpenDialog) => void;
}

/** The rows, filtered by text and category. */
export function SubcategoryList({ ref, rows, categories, isBusy = false, children, onOpen }: Props) {
  const [text, setText] = useState('');
  const [categoryId, setCategoryId] = useState(ALL_CATEGORIES.id);
  const shown = filterSubcategories(rows, text, categoryId);
  return (
    <section
      ref={ref}
      className="panel"
      tabIndex={-1}
      aria-label={categoriesText.subcategoriesTitle}
      aria-busy={isBusy}
    >
      <SubcategoryTools
        text={text}
        categoryId={categoryId}
        categories={categories}
        onText={setText}
        onCategory={setCategoryId}
        onCreate={() => onOpen({ kind: 'form' })}
      />
      {shown.length > 0 && <SubcategoryTable rows={shown} onAction={(kind, row) => onOpen({ kind, row })} />}
      {shown.length === 0 && rows.length > 0 && (
        <EmptyState title={categoriesText.noSubcategoryMatches}>
          {categoriesText.tryDifferentSearchOrCategory}
        </EmptyState>
      )}
      {children}
    </section>
  );
}

interface SubcategoryToolsProps {
  text: string;
  categoryId: string;
  categories: CategoryChoice[];
  onText: (text: string) => void;
  onCategory: (category: string) => void;
  onCreate: () => void;
}

function SubcategoryTools({
  text,
  categoryId,
  categories,
  onText,
  onCategory,
  onCreate,
}: SubcategoryToolsProps) {
  return (
    <header className="panel__head subcategories__tools">
      <SearchField text={text} onText={onText} />
      <Select
        aria-label={sharedText.category}
        value={categoryId}
        options={[ALL_CATEGORIES, ...categories].map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => onCategory(target.value)}
      />
      <WriteControls>
        <Button label={categoriesText.createSubcategory} icon="add" isSmall onClick={onCreate} />
      </WriteControls>
    </header>
  );
}

const ACTIONS = [
  { kind: 'detail', text: categoriesText.viewDetail },
  { kind: 'form', text: categoriesText.editInfo },
  { kind: 'delete', text: sharedText.deleteLabel },
] as const;

interface SubcategoryTableProps {
  rows: Subcategory[];
  onAction: (kind: (typeof ACTIONS)[number]['kind'], row: Subcategory) => void;
}

const COLUMNS: Column<Subcategory>[] = [
  // Server ids have 24 digits, and the last six distinguish them. The detail view shows the whole id.
  { heading: sharedText.id, look: 'muted', isLabelled: true, area: 'id', cell: ({ id }) => id.slice(-6) },
  { heading: sharedText.name, look: 'strong', area: 'name', cell: ({ name }) => name },
  {
    ...{ heading: sharedText.description, look: 'muted', className: 'table__words', area: 'text' },
    cell: ({ description }) => description,
  },
  {
    ...{
      heading: categoriesText.slug,
      look: 'muted',
      className: 'table__words',
      isLabelled: true,
      area: 'slug',
    },
    cell: ({ slug }) => `/${slug}`,
  },
  {
    heading: sharedText.orderTitle,
    look: 'muted',
    isLabelled: true,
    area: 'order',
    cell: ({ order }) => order,
  },
];

const CARD = `"name name name" "text text text" "id slug order" "actions actions actions" / auto 1fr auto`;

function SubcategoryTable({ rows, onAction }: SubcategoryTableProps) {
  return (
    <Table
      label={categoriesText.subcategoriesTitle}
      className="subcategories__table"
      isTight
      card={CARD}
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
      actions={(row) =>
        ACTIONS.map(({ kind, text }) => ({
          text,
          label: `${text}: ${row.name}`,
          onPress: () => onAction(kind, row),
        }))
      }
    />
  );
}
