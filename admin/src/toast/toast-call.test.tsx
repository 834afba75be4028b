import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MESSAGES } from './messages.ts';
import { Toaster } from './Toaster.tsx';
import { toastCall } from './toast-call.ts';

type Answer = { errors?: { message: string; extensions?: object }[] };

// The table of the specification's section 8, unchanged.
const CATALOGUE = [
  ['AddCategory', 'Adding category...', 'Category added successfully', 'Failed to add category'],
  ['ListCategories', 'Loading categories...', 'Categories loaded successfully', 'Failed to load categories'],
  ['DeleteCategory', 'Deleting category...', 'Category deleted successfully', 'Failed to delete category'],
  ['UpdateCategory', 'Updating category...', 'Category updated successfully', 'Failed to update category'],
  ['ListProducts', 'Loading products...', 'Products loaded successfully', 'Failed to load products'],
  ['AddProduct', 'Adding product...', 'Product added successfully', 'Failed to add product'],
  ['UpdateProduct', 'Updating product...', 'Product updated successfully', 'Failed to update product'],
  ['UpdateStorefrontContent', 'Saving content...', 'Content saved', 'Failed to save content'],
  // The messages of calls that the specification does not have, in the same style.
  [
    'PreviewStorefrontContent',
    'Creating preview...',
    'Preview opened in a new tab',
    'Failed to create preview',
  ],
] as const;

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <StrictMode>
      <Toaster />
    </StrictMode>,
  );
});

afterEach(() => {
  act(() => toast.removeAll());
  vi.useRealTimers();
});

/** The texts of all visible toasts. */
function toasts() {
  return screen.queryAllByRole('status').map(({ textContent }) => textContent);
}

function call(messages = MESSAGES['AddCategory'] ?? { success: '', failure: '' }) {
  const answer = new Subject<Answer>();
  let running = toastCall(messages, answer).subscribe();
  running.unsubscribe();
  act(() => {
    running = toastCall(messages, answer).subscribe({ error: () => undefined });
  });
  return { answer, running };
}

test('the catalogue has exactly these calls', () => {
  expect(Object.keys(MESSAGES)).toEqual(CATALOGUE.map(([operation]) => operation));
});

test.each(CATALOGUE)('%s says "%s", then "%s"', (operation, loading, success) => {
  const { answer } = call(MESSAGES[operation]);
  expect(toasts()).toEqual([loading]);
  act(() => answer.next({}));
  expect(toasts()).toEqual([success]);
});

test.each(CATALOGUE)('%s, when it fails, says "%s", "%s" never, and in the end "%s"', (...row) => {
  const [operation, loading, , failure] = row;
  const { answer } = call(MESSAGES[operation]);
  expect(toasts()).toEqual([loading]);
  act(() => answer.error(new TypeError('Failed to fetch')));
  expect(toasts()).toEqual([failure]);
});

test('an error shows the server’s message', () => {
  const { answer } = call();
  act(() => answer.next({ errors: [{ message: 'Category not found' }] }));
  expect(toasts()).toEqual(['Category not found']);
});

test('an error that confirms the requested state counts as a success', () => {
  const answer = new Subject<Answer>();
  const isSaved = vi.fn(() => true);
  act(
    () =>
      void toastCall(
        MESSAGES['UpdateCategory'] ?? { success: '', failure: '' },
        answer,
        false,
        isSaved,
      ).subscribe(),
  );
  act(() => answer.next({ errors: [{ message: 'Changed meanwhile', extensions: { current: 'Bags' } }] }));
  expect(isSaved).toHaveBeenCalledWith('Bags');
  expect(toasts()).toEqual(['Category updated successfully']);
});

test('a call without its own text says "Loading..."', () => {
  call({ success: 'Done', failure: 'Failed' });
  expect(toasts()).toEqual(['Loading...']);
});

test('a result closes after 3000 ms', () => {
  const { answer } = call();
  act(() => vi.advanceTimersByTime(10_000));
  act(() => answer.next({}));
  act(() => vi.advanceTimersByTime(2999));
  expect(toasts()).toEqual(['Category added successfully']);
  act(() => vi.advanceTimersByTime(2));
  expect(toasts()).toEqual([]);
});

test('a cancelled call removes its toast', () => {
  const { answer } = call();
  act(() => answer.error(new DOMException('Given up', 'AbortError')));
  expect(toasts()).toEqual([]);
});

test('an abandoned call removes its toast', () => {
  const { running } = call();
  act(() => running.unsubscribe());
  expect(toasts()).toEqual([]);
});

test('the toast of a query replaces the previous query’s', () => {
  const messages = { success: 'Loaded', failure: 'Failed' };
  const ask = () => act(() => void toastCall(messages, new Subject<Answer>(), true).subscribe());
  ask();
  ask();
  expect(toasts()).toEqual(['Loading...']);
});
