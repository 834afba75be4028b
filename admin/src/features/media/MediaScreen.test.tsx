import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apolloClient } from '../../client/apollo-client.ts';
import { setSession } from '../../session/session-state.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { MediaScreen } from './MediaScreen.tsx';

const SHIRT = {
  ...{ id: 'a'.repeat(32), url: '/uploads/a.webp', thumbnailUrl: '/uploads/a-320.webp' },
  ...{ fileName: '<b>shirt</b>.png', bytes: 86_016, width: 1200, height: 800 },
  ...{ addedAt: '2026-11-20T10:00:00.000Z', usageCount: 2, lacksAlt: true },
  usages: [
    { kind: 'PRODUCT', id: 'p1', title: 'Shirt', alt: 'A shirt' },
    { kind: 'CATEGORY', id: 'c1', title: 'Shirts', alt: null },
  ],
};
const OLD = {
  ...{ ...SHIRT, id: 'b'.repeat(32), fileName: null, bytes: null, width: null, height: null },
  ...{ addedAt: null, usageCount: 0, lacksAlt: false, usages: [] },
};
const NEW = { ...SHIRT, id: 'c'.repeat(32), fileName: 'new.png' };
const DONE = { image: SHIRT, changed: 1, failed: 0, failures: [] };

interface Call {
  operationName: string;
  variables: object;
}

let calls: Call[];
let images: object[];
/** The server's responses by operation. null: no response. */
let answers: Record<string, object | null>;

beforeEach(() => {
  calls = [];
  images = [SHIRT, OLD];
  answers = {
    ReadMediaImage: { data: { mediaImage: SHIRT } },
    SetImageAltText: { data: { setImageAltText: DONE } },
    ImageLimits: { data: { imageLimits: { maxBytes: 1_000, maxCount: 10 } } },
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const call: Call = JSON.parse(String(request?.body));
    calls.push(call);
    const answer = answers[call.operationName];
    if (answer) return Response.json(answer);
    if (answer === null) throw new TypeError('Failed to fetch');
    const pageInfo = { hasNextPage: false, endCursor: null };
    return Response.json({ data: { media: { totalCount: images.length, nodes: images, pageInfo } } });
  });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close: () => undefined }));
});
afterEach(() => {
  act(() => toast.removeAll());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setSession(null);
});

function open(address = '/media'): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <MediaScreen />
      <Toaster />
    </MemoryRouter>,
  );
}

async function openImage(name: RegExp): Promise<void> {
  open();
  fireEvent.click(await screen.findByRole('button', { name }));
}

const sent = (name: string) =>
  calls.filter((call) => call.operationName === name).map((call) => call.variables);

test('shows each image with its facts, and filters by the address', async () => {
  open('/media?usage=used&lacking=yes&search=shirt');
  const cards = await screen.findAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    '<b>shirt</b>.png1200 × 800 · 84 KBUsed in 2 places · No alt text',
    'Unnamed imageUnused',
  ]);
  const filter = { search: 'shirt', isUsed: true, lacksAlt: true };
  expect(sent('ReadMedia')).toEqual([{ first: 48, filter }]);
});

test('an empty library and a failure say so', async () => {
  answers['ReadMedia'] = null;
  open();
  expect(await screen.findByText('The images could not be loaded')).toBeTruthy();
  delete answers['ReadMedia'];
  images = [];
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No images yet')).toBeTruthy();
});

test('links to what shows the image, and saves only the changed alt text', async () => {
  await openImage(/shirt/);
  const link = await screen.findByRole('link', { name: 'Shirt' });
  expect(link.getAttribute('href')).toBe('/products/edit/p1');
  fireEvent.change(screen.getByLabelText('Alt text in Shirts'), { target: { value: ' All shirts ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('SetImageAltText')).toEqual([
    { id: SHIRT.id, alt: 'All shirts', usage: { kind: 'CATEGORY', id: 'c1' } },
  ]);
});

test('sets the alt text everywhere; what fails is named, and the dialog stays', async () => {
  const failures = [{ usage: SHIRT.usages[0], message: 'Title is required.' }];
  answers['SetImageAltText'] = { data: { setImageAltText: { ...DONE, failed: 1, failures } } };
  await openImage(/shirt/);
  fireEvent.change(await screen.findByLabelText('New alt text everywhere'), { target: { value: 'Shirt' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    '1 place could not be changed:Shirt: Title is required.',
  );
  expect(sent('SetImageAltText')).toEqual([{ id: SHIRT.id, alt: 'Shirt' }]);
});

test('replaces an image with a chosen file, once', async () => {
  const mutate = vi.spyOn(apolloClient, 'mutate');
  mutate.mockResolvedValue({ data: { replaceImage: { ...DONE, image: NEW, changed: 2 } } } as never);
  await openImage(/shirt/);
  const file = new File(['x'], 'new.png', { type: 'image/png' });
  fireEvent.change(await screen.findByLabelText('Replace image'), { target: { files: [file] } });
  const replace = await screen.findByRole('button', { name: 'Replace in all 2 places' });
  fireEvent.click(replace);
  fireEvent.click(replace);
  expect(await screen.findByText('Replaced in 2 places')).toBeTruthy();
  expect(mutate).toHaveBeenCalledTimes(1);
  expect(mutate.mock.calls[0]?.[0].variables).toEqual({ id: SHIRT.id, file });
  expect(await screen.findByRole('dialog', { name: 'new.png' })).toBeTruthy();
});

test('a file that is no image is rejected before it is sent', async () => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('broken')));
  await openImage(/shirt/);
  fireEvent.change(await screen.findByLabelText('Replace image'), {
    target: { files: [new File(['x'], 'a.txt')] },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('a.txt');
  expect(screen.queryByRole('button', { name: /in all/ })).toBeNull();
});

test('an unused image can be deleted, and says when it is deleted automatically', async () => {
  answers['ReadMediaImage'] = { data: { mediaImage: OLD } };
  answers['DeleteImage'] = { data: { deleteImage: OLD.id } };
  await openImage(/Unnamed/);
  expect(await screen.findByText(/deleted automatically/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Delete now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('DeleteImage')).toEqual([{ id: OLD.id }]);
});

test('a viewer sees usages but no actions, and a missing image says so', async () => {
  setSession({ hasAccounts: true, isOpen: false, operator: { role: 'VIEWER' } } as never);
  await openImage(/shirt/);
  await screen.findByRole('link', { name: 'Shirt' });
  expect(screen.queryByLabelText('Replace image')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  answers['ReadMediaImage'] = { data: { mediaImage: null } };
  fireEvent.click(screen.getByRole('button', { name: /Unnamed/ }));
  expect(await screen.findByText('This image no longer exists.')).toBeTruthy();
});
