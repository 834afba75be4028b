interface Props<Size extends number> {
  sizes: readonly Size[];
  pageSize: number;
  className: string;
  onChoose: (size: Size) => void;
}

/** How many of a list are on a page. */
export function PageSizeChoice<Size extends number>({ sizes, pageSize, className, onChoose }: Props<Size>) {
  return (
    <label className={className}>
      Per page
      <span className="select">
        <select value={pageSize} onChange={({ target }) => onChoose(Number(target.value) as Size)}>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </span>
    </label>
  );
}
