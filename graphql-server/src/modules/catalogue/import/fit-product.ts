import { draftDetails } from '@mela/rules/detail-cells.ts';
import { DETAIL_LIMITS, STATUSES } from '@mela/rules/detail-limits.ts';
import type { Cells } from '@mela/rules/import-columns.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@mela/rules/product-checks.ts';
import { readOptions } from '@mela/rules/product-details.ts';
import { cleanText } from '@mela/rules/text.ts';
import type { ProductOption } from '@mela/rules/variants.ts';
import { catalogueTexts } from '../messages.ts';
import type { CsvRow } from './file-kind.ts';
import { fitVariants } from './fit-variants.ts';

const UNREADABLE = /[^\P{Cc}\t\r\n]|\ufffd/gu;

/**
 * Shortens a product from another shop's file to this shop's limits, and adds a note for each change. A product that loses options
 * or variants becomes a draft.
 */
export function fitProduct(row: CsvRow, notes: string[]): CsvRow {
  const { cells } = row;
  const said = readOptions(draftDetails({ options: cells.options }).options);
  if (said.length > DETAIL_LIMITS.options)
    notes.push(catalogueTexts.optionsLeftOut({ max: DETAIL_LIMITS.options }));
  const { options, variants, isCut } = fitVariants(said.slice(0, DETAIL_LIMITS.options), row.variants, notes);
  const isDraft = isCut || said.length > DETAIL_LIMITS.options;
  const texts = {
    title: cut(
      readable(cells.title).replace(/\s+/g, ' '),
      MAX_TITLE_LENGTH,
      catalogueTexts.titleShortened({ max: MAX_TITLE_LENGTH }),
      notes,
    ),
    description: fitDescription(readable(cells.description), notes),
    brand: cut(
      readable(cells.brand),
      DETAIL_LIMITS.brand,
      catalogueTexts.brandShortened({ max: DETAIL_LIMITS.brand }),
      notes,
    ),
    tags: fitTags(cells.tags, notes),
  };
  return {
    ...row,
    variants,
    cells: {
      ...cells,
      ...texts,
      ...(cells.options !== undefined && { options: optionsCell(options) }),
      ...(isDraft && { status: STATUSES.DRAFT }),
    },
  };
}

/** The product's options in the format of this shop's own files. */
function optionsCell(options: readonly ProductOption[]): string {
  return options.map(({ name, values }) => `${name}: ${values.join(' | ')}`).join('\n');
}

/** Removes control characters and invalid Unicode, which no text may contain. */
function readable(text: Cells[keyof Cells]): string {
  return (text ?? '').toWellFormed().replace(UNREADABLE, '');
}

/** Shortens text at the end of a line or word. */
function fitDescription(text: string, notes: string[]): string {
  if (cleanText(text).length <= MAX_DESCRIPTION_LENGTH) return text;
  notes.push(catalogueTexts.descriptionShortened({ max: MAX_DESCRIPTION_LENGTH }));
  const kept = text.slice(0, MAX_DESCRIPTION_LENGTH - 1).toWellFormed();
  const end = Math.max(kept.lastIndexOf('\n'), kept.lastIndexOf(' '));
  return `${end > 0 ? kept.slice(0, end) : kept}…`;
}

function fitTags(cell = '', notes: string[]): string {
  const tags = [...new Set(readable(cell).split(',').map(cleanText))].filter((tag) => tag !== '');
  const kept = tags.slice(0, DETAIL_LIMITS.tags).map((tag) => tag.slice(0, DETAIL_LIMITS.tag).toWellFormed());
  if (kept.join() !== tags.join())
    notes.push(catalogueTexts.tagsLeftOut({ max: DETAIL_LIMITS.tags, length: DETAIL_LIMITS.tag }));
  return kept.join(', ');
}

function cut(text: string, length: number, note: string, notes: string[]): string {
  const cleaned = cleanText(text);
  if (cleaned.length <= length) return cleaned;
  notes.push(note);
  return cleaned
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
