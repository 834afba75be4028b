import { Icon } from '../../components/Icon.tsx';
import { SAMPLE_SUBCATEGORIES, type Subcategory } from './sample-subcategories.ts';

export const ALL_CATEGORIES = 'All category';

const OPTIONS = [ALL_CATEGORIES, ...new Set(SAMPLE_SUBCATEGORIES.map(({ category }) => category))];

interface Props {
  text: string;
  category: string;
  onText: (text: string) => void;
  onCategory: (category: string) => void;
  onCreate: () => void;
}

export function SubcategoryTools({ text, category, onText, onCategory, onCreate }: Props) {
  return (
    <header className="panel__head subcategories__tools">
      <label className="field subcategories__search">
        <span className="visually-hidden">Search</span>
        <input
          type="search"
          placeholder="Search"
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </label>
      <span className="select">
        <select aria-label="Category" value={category} onChange={({ target }) => onCategory(target.value)}>
          {OPTIONS.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </span>
      <button type="button" className="button button--small" onClick={onCreate}>
        <Icon name="add" />
        Create subcategory
      </button>
    </header>
  );
}

/** Searches name and description, ignoring case. */
export function filterSubcategories(rows: Subcategory[], text: string, category: string): Subcategory[] {
  const needle = text.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (category === ALL_CATEGORIES || row.category === category) &&
      `${row.name} ${row.description}`.toLowerCase().includes(needle),
  );
}
