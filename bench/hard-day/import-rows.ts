const HEAD = 'title,description,regular_price,selling_price,category';

/** A file of new drafts without images, for an operator to review later. */
export function importRows(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, row) =>
      `Arrival ${row},"What came in box ${row}, as the list has it",200,150,Category ${(row % 24) + 1}\n`,
  );
  return `${HEAD}\n${rows.join('')}`;
}
