import { useSearchParams } from 'react-router';

interface Format<View> {
  read: (parameters: URLSearchParams) => View;
  write: (view: View) => URLSearchParams;
}

/**
 * What of a list is shown, read from the address, so that it survives a reload and the back button. A change of anything but
 * the page leads to the first page.
 */
export function useAddressView<View extends { after: string }>({ read, write }: Format<View>) {
  const [parameters, setParameters] = useSearchParams();
  const view = read(parameters);
  const change = (changed: Partial<View>) =>
    setParameters(write({ ...view, after: '', ...changed }), {
      // A page is gone back from, what is typed is not.
      replace: changed.after === undefined,
      preventScrollReset: changed.after === undefined,
    });
  return [view, change] as const;
}
