import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { errorExtensions, firstFault, formFaults } from '../graphql-errors.ts';
import { ignoreFurtherClicks } from './ignore-further-clicks.ts';
import { useOneAtATime } from './use-change.ts';

export interface Submission {
  /**
   * Sends the input.
   * @returns why it failed, or nothing after success.
   * @throws Error from the server or the network
   */
  onSubmit: (
    entered: FormData,
    form: HTMLFormElement,
    // biome-ignore lint/suspicious/noConfusingVoidType: a function without a result succeeds
  ) => Promise<ReactNode | void>;
  /** The toast after success. */
  done?: string | undefined;
  /** Called if there was no response, because the server may have made the change nevertheless. */
  onUnknown?: (() => unknown) | undefined;
}

/**
 * Sends a form, once at a time. After an error beside a field, the focus is in the first such field.
 * @returns `faults`: errors by field name, `error`: an error that belongs to no field, `send`: resolves to
 * whether it succeeded, `noteLeft`: call it when the form is closed, so that later errors appear as a toast
 */
export function useSubmit({ onSubmit, done, onUnknown }: Submission) {
  const [error, setError] = useState<ReactNode>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { isBusy: isSending, run } = useOneAtATime();
  const isLeft = useRef(false);
  const sent = useRef<HTMLFormElement>(null);
  // An error beside a field is announced with its field.
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      sent.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const submit = async (entered: FormData, form: HTMLFormElement): Promise<ReactNode> => {
    try {
      const failure = (await onSubmit(entered, form)) as ReactNode;
      setFaults({});
      return failure;
    } catch (thrown) {
      if (!errorExtensions(thrown)) await onUnknown?.();
      const { form: other = '', ...fields } = formFaults(thrown);
      setFaults(fields);
      return isLeft.current ? firstFault(thrown) : other;
    }
  };
  const sendOne = async (form: HTMLFormElement): Promise<boolean> => {
    sent.current = form;
    const failure = await submit(new FormData(form), form);
    setError(failure);
    // Show a toast if the form is gone and cannot show the error.
    if (failure && isLeft.current) toast.error(failure as string);
    if (failure != null) return false;
    // The id makes a repeated message replace the one that is still shown.
    if (done) toast.success(done, { id: done });
    ignoreFurtherClicks();
    return true;
  };
  const noteLeft = () => {
    isLeft.current = true;
  };
  const send = (form: HTMLFormElement) => run(false, () => sendOne(form));
  return { send, error, faults, isSending, noteLeft };
}
