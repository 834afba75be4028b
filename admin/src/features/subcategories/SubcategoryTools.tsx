import { Button } from '../../components/Button.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { Select } from '../../components/Select.tsx';
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
      <Select
        aria-label="Category"
        value={categoryId}
        options={[ALL_CATEGORIES, ...categories].map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => onCategory(target.value)}
      />
      <WriteControls>
        <Button label="Create subcategory" icon="add" isSmall onClick={onCreate} />
      </WriteControls>
    </header>
  );
}
