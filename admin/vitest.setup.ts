import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// The first test to open a screen waits for its file to be compiled, and the machine may be busy.
configure({ asyncUtilTimeout: 4000 });

let complaints: MockInstance;

beforeEach(() => {
  localStorage.clear();
  complaints = vi.spyOn(console, 'error');
});

// A test that passes while React or Apollo complains has not passed.
afterEach(() => {
  cleanup();
  expect(complaints).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
