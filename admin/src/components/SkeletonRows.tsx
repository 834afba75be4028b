/** Rows as high as those that are being fetched, for a table's body. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike, and none ever moves
    <tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <td key={column}>
          <span className="skeleton skeleton--line" />
        </td>
      ))}
    </tr>
  ));
}
