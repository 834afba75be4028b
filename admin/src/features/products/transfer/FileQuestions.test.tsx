import type { FileReading } from '@mela/rules/import-report.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FileQuestions } from './FileQuestions.tsx';

const READING: FileReading = {
  ...{ encoding: 'Windows-1251', separator: 'semicolon', decimals: 'comma', columns: [] },
  questions: ['encoding', 'decimals'],
  encodings: [
    { encoding: 'windows-1251', name: 'Windows-1251', samples: ['Лампа'] },
    { encoding: 'windows-1252', name: 'Windows-1252', samples: ['Ëàìïà'] },
  ],
  decimalChoices: [
    { sign: 'point', samples: [{ text: '10.000', value: '10.000' }] },
    { sign: 'comma', samples: [{ text: '10.000', value: '10000' }] },
  ],
};

test('shows texts and prices of the file in each reading, and returns the choice', () => {
  const onChoose = vi.fn();
  render(<FileQuestions reading={READING} onChoose={onChoose} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Windows-1251 ЛампаUse this',
    'Windows-1252 ËàìïàUse this',
    '1,234.50 10.000 is ₹10Use this',
    '1.234,50 10.000 is ₹10,000Use this',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Use Windows-1251' }));
  expect(onChoose).toHaveBeenLastCalledWith({ encoding: 'windows-1251' });
  fireEvent.click(screen.getByRole('button', { name: 'Use 1.234,50' }));
  expect(onChoose).toHaveBeenLastCalledWith({ decimals: 'comma' });
});

test('a choice can be changed, and is not submitted twice', () => {
  const onChoose = vi.fn();
  render(<FileQuestions reading={{ ...READING, questions: [] }} onChoose={onChoose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Chosen Windows-1251' }));
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Use Windows-1252' }));
  expect(onChoose).toHaveBeenCalledWith({ encoding: 'windows-1252' });
});

test('does not ask about a file that can be read in only one way', () => {
  const { container } = render(
    <FileQuestions reading={{ ...READING, encodings: [], decimalChoices: [] }} onChoose={() => {}} />,
  );
  expect(container.textContent).toBe('');
});
