import { Button } from '../../components/Button.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { WriteControls } from '../../session/WriteControls.tsx';
import { ALL_CATEGORIES, type CategoryChoice } from './subcategory.ts';

interface Props {
  text: string;
  categoryId: string;
  categories: CategoryChoice[];
  onText: (text: string) => void;
  onCategory: (category: string) => void;
  onCreate: () => void;
}

export function SubcategoryTools({ text, categoryId, categories, onText, onCategory, onCreate }: Props) {
  return (
    <header className="panel__head subcategories__tools">
      <SearchField text={text} onText={onText} />
      <span className="select">
        <select aria-label="Category" value={categoryId} onChange={({ target }) => onCategory(target.value)}>
          {[ALL_CATEGORIES, ...categories].map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </span>
      <WriteControls>
        <Button label="Create subcategory" icon="add" isSmall onClick={onCreate} />
      </WriteControls>
    </header>
  );
}
