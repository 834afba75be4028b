import { DETAIL_LIMITS } from '@mela/rules/detail-limits.ts';
import { randomKey } from '../../../../attempt-key.ts';
import type { Matrix, OptionDraft, ValueDraft } from './matrix.ts';
import { matrixWith } from './matrix-rows.ts';

/** Edits of options. Each returns the whole matrix, whose rows keep their content. */

export function withNewOption(matrix: Matrix): Matrix {
  if (matrix.options.length >= DETAIL_LIMITS.options) return matrix;
  return matrixWith([...matrix.options, { key: randomKey(), name: '', values: [] }], matrix.rows);
}

export function withoutOption(matrix: Matrix, key: string): Matrix {
  return matrixWith(
    matrix.options.filter((option) => option.key !== key),
    matrix.rows,
  );
}

export function withOptionAt(matrix: Matrix, key: string, index: number): Matrix {
  return matrixWith(moved(matrix.options, key, index), matrix.rows);
}

/** Renames an option. The rows stay the same. */
export function renamedOption(matrix: Matrix, key: string, name: string): Matrix {
  return { ...matrix, options: changed(matrix.options, key, (option) => ({ ...option, name })) };
}

/** Adds values up to an option's maximum. @param text see `newValues` */
export function withValues(matrix: Matrix, key: string, text: string): Matrix {
  const options = changed(matrix.options, key, (option) => {
    const added = newValues(option, text).map((part): ValueDraft => ({ key: randomKey(), text: part }));
    return { ...option, values: [...option.values, ...added].slice(0, DETAIL_LIMITS.optionValues) };
  });
  return matrixWith(options, matrix.rows);
}

/**
 * The number of values in the text that `withValues` would not add, because they exceed the option's maximum.
 * @param text see `newValues`
 */
export function countLeftOut(option: OptionDraft, text: string): number {
  return Math.max(0, option.values.length + newValues(option, text).length - DETAIL_LIMITS.optionValues);
}

/**
 * Splits a text into values that are new to the option.
 * @param text one value, or several pasted ones separated by commas, bars, lines or tabs
 */
function newValues({ values }: OptionDraft, text: string): string[] {
  const known = new Set(values.map((value) => value.text.trim()));
  return text
    .split(/[,|\n\t]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !known.has(part) && known.add(part));
}

export function withoutValue(matrix: Matrix, key: string, value: string): Matrix {
  const options = changed(matrix.options, key, (option) => ({
    ...option,
    values: option.values.filter((one) => one.key !== value),
  }));
  return matrixWith(options, matrix.rows);
}

export function withValueAt(matrix: Matrix, key: string, value: string, index: number): Matrix {
  const options = changed(matrix.options, key, (option) => ({
    ...option,
    values: moved(option.values, value, index),
  }));
  return matrixWith(options, matrix.rows);
}

export function renamedValue(matrix: Matrix, key: string, value: string, text: string): Matrix {
  const options = changed(matrix.options, key, (option) => ({
    ...option,
    values: option.values.map((one) => (one.key === value ? { ...one, text } : one)),
  }));
  return { ...matrix, options };
}

function changed(
  options: readonly OptionDraft[],
  key: string,
  change: (option: OptionDraft) => OptionDraft,
): OptionDraft[] {
  return options.map((option) => (option.key === key ? change(option) : option));
}

function moved<T extends { key: string }>(items: readonly T[], key: string, index: number): T[] {
  const item = items.find((one) => one.key === key);
  if (!item || index < 0 || index >= items.length) return [...items];
  return items.filter((one) => one !== item).toSpliced(index, 0, item);
}
