import { expect, test, vi } from 'vitest';
import { openAdmin } from './AccessCard.tsx';

test.each([
  [null, '/admin/'],
  ['/allproducts?sort=name', '/admin/allproducts?sort=name'],
  ['//evil.example', '/admin/'],
  ['/\\evil.example', '/admin/'],
  ['https://evil.example', '/admin/'],
  ['.evil.example', '/admin/'],
])('%j leads to %s, and to no other site', (next, address) => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  openAdmin(next);
  expect(assign).toHaveBeenCalledWith(address);
});
