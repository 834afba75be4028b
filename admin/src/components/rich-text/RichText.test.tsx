import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';

function Example({ start, edits }: { start: string; edits: string[] }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <span id="text-label">Description</span>
      <RichText
        id="text"
        aria-labelledby="text-label"
        value={value}
        isDisabled={false}
        onEdit={(text) => {
          edits.push(text);
          setValue(text);
        }}
      />
      <button type="button" onClick={() => setValue('Theirs\n\n- *a*')}>
        Take theirs
      </button>
      <button type="button" onClick={() => setValue('- - nested')}>
        Take nested
      </button>
    </>
  );
}

/** @returns the texts that the field reports */
function show(start: string): string[] {
  const edits: string[] = [];
  render(
    <StrictMode>
      <Example {...{ start, edits }} />
    </StrictMode>,
  );
  return edits;
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const isEditor = () => waitFor(() => expect(text().tagName).toBe('DIV'));
const isMarkdown = () => waitFor(() => expect(text().tagName).toBe('TEXTAREA'));

test('the Markdown is a textarea until the field is approached, and its text is not changed by that', async () => {
  const edits = show('* a\n* __b__');
  expect(text().value).toBe('* a\n* __b__');
  expect(button('Bold').disabled).toBe(true);
  fireEvent.pointerEnter(text());
  await isEditor();
  expect(text().innerHTML).toContain('<strong>b</strong>');
  expect(button('Bold').disabled).toBe(false);
  expect(edits).toEqual([]);
});

test('typing is not interrupted, and kept', async () => {
  const edits = show('a');
  text().focus();
  fireEvent.change(text(), { target: { value: 'a **b**' } });
  await import('./RichEditor.tsx');
  expect(text().value).toBe('a **b**');
  text().blur();
  await isEditor();
  expect(text().innerHTML).toContain('a <strong>b</strong>');
  expect(edits).toEqual(['a **b**']);
});

test('a text that the editor cannot display stays Markdown, and says why', async () => {
  const edits = show('- - a');
  fireEvent.pointerEnter(text());
  await screen.findByText(/formatting that the editor cannot display/);
  expect(text().value).toBe('- - a');
  expect(document.getElementById(text().getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'display',
  );
  fireEvent.change(text(), { target: { value: '- a' } });
  fireEvent.blur(text());
  fireEvent.click(button('Edit as Markdown'));
  await isEditor();
  expect(screen.queryByText(/formatting that the editor cannot display/)).toBeNull();
  expect(edits).toEqual(['- a']);
});

test('the editor follows the form, and gives way to Markdown that it cannot display', async () => {
  const edits = show('Mine');
  fireEvent.pointerEnter(text());
  await isEditor();
  fireEvent.click(button('Take theirs'));
  expect(text().textContent).toBe('Theirsa');
  fireEvent.click(button('Take nested'));
  await isMarkdown();
  expect(text().value).toBe('- - nested');
  expect(edits).toEqual([]);
});

test('the choice of Markdown is remembered', async () => {
  show('**a**');
  fireEvent.pointerEnter(text());
  await isEditor();
  fireEvent.click(button('Edit as Markdown'));
  await isMarkdown();
  expect(button('Edit as Markdown').getAttribute('aria-pressed')).toBe('true');
  expect(localStorage.getItem('edits-markdown')).toBe('true');
});
