import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// The first test of a screen waits until its file is compiled, on a busy machine much longer than on another.
configure({ asyncUtilTimeout: 20_000 });

let consoleErrors: MockInstance;

beforeEach(() => {
  localStorage.clear();
  consoleErrors = vi.spyOn(console, 'error');
});

// A warning of React or Apollo fails the test.
afterEach(() => {
  cleanup();
  expect(consoleErrors).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
