import './list-tools.css';
import { Select } from './Select.tsx';

interface Props<Size extends number> {
  sizes: readonly Size[];
  pageSize: number;
  className?: string;
  onChoose: (size: Size) => void;
}

/** How many of a list are on a page. */
export function PageSizeChoice<Size extends number>(props: Props<Size>) {
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
