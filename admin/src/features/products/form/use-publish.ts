import { type ActionDispatch, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { checkProduct, type FieldErrors } from './check-product.ts';
import type { FormAction, FormState, SavedContent } from './form-state.ts';
import { isRefused, refuseNamedFile } from './image-list.ts';
import { readRefusal, type SaveProduct } from './save-product.ts';

const FIX_ERRORS = 'Please fix errors';

interface Publishing {
  state: FormState;
  dispatch: ActionDispatch<[FormAction]>;
  form: RefObject<HTMLFormElement | null>;
  save: SaveProduct;
}

/**
 * Checks the form and sends it, one time at a time.
 *
 * @returns `publish`, `cancel`, and the share that has been sent, from 0 to 1; null while nothing is being sent
 */
export function usePublish({ state, dispatch, form, save }: Publishing) {
  const running = useRef<AbortController>(null);
  const [sentShare, setSentShare] = useState<number | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const refuse = (errors: FieldErrors, images = state.images) => {
    flushSync(() => {
      setSentShare(null);
      dispatch({ type: 'refuse', errors, images });
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const send = async (signal: AbortSignal) => {
    const { draft, images, saved } = state;
    try {
      const next = await save(
        { draft, images, version: saved.version },
        { signal, onProgress: setSentShare },
      );
      flushSync(() => {
        setSentShare(null);
        dispatch({ type: 'saved', saved: next });
      });
      focusAfter(form.current, next);
    } catch (error) {
      const refusal = readRefusal(error);
      // What a lost network leaves to be said, the toast says.
      flushSync(() => setSentShare(null));
      submitButton(form.current)?.focus();
      if (refusal?.current) dispatch({ type: 'conflict', theirs: refusal.current });
      else if (refusal) refuseAtFields(refusal.fieldErrors);
    }
  };

  const refuseAtFields = (errors: FieldErrors) => {
    const { images: imageError, ...others } = errors;
    const marked = imageError === undefined ? null : refuseNamedFile(state.images, imageError);
    if (marked) refuse(others, marked);
    else if (Object.keys(errors).length > 0) refuse(errors);
  };

  const publish = async () => {
    if (running.current) return;
    const errors = faultsOf(state);
    if (Object.keys(errors).length > 0) {
      toast.error(FIX_ERRORS, { id: FIX_ERRORS });
      return refuse(errors);
    }
    running.current = new AbortController();
    setSentShare(0);
    await send(running.current.signal);
    running.current = null;
  };

  return { publish, cancel: () => running.current?.abort(), sentShare };
}

function faultsOf({ draft, images, saved }: FormState): FieldErrors {
  const mayBeUncategorised = saved.version !== null && saved.draft.categoryId === '';
  return {
    ...checkProduct(draft, { imageCount: images.length, mayBeUncategorised }),
    ...(images.some(isRefused) && { images: 'Remove the images that cannot be used' }),
  };
}

/** The next product begins with its title; a changed one stays where it is. */
function focusAfter(form: HTMLFormElement | null, { version }: SavedContent): void {
  const next = version === null ? form?.querySelector<HTMLElement>('[name="title"]') : submitButton(form);
  next?.focus();
}

function submitButton(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>('[type="submit"]');
}
