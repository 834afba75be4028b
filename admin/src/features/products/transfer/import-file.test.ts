import { expect, test } from 'vitest';
import { readFile } from './import-file.ts';

test('a file that is not CSV is refused before it is sent', async () => {
  await expect(readFile(new File(['x'], 'prices.xlsx'))).rejects.toThrow(
    '"prices.xlsx" is not a CSV file. Save it as "CSV UTF-8" in your spreadsheet program.',
  );
  for (const file of [new File(['x'], 'A.CSV'), new File(['x'], 'prices', { type: 'text/csv' })]) {
    expect((await readFile(file)).size).toBe(1);
  }
});
