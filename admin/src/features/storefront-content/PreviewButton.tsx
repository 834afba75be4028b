import { useMutation } from '@apollo/client/react';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import { PreviewStorefrontContentDocument } from '../../graphql.generated.ts';
import { errorExtensions } from '../../graphql-errors.ts';
import { toInput } from './content-draft.ts';
import { CONTENT_SECTIONS } from './content-form.ts';
import type { ContentForm } from './use-content-form.ts';

interface Props {
  form: ContentForm;
  /** The path of the page with this section. */
  path: string;
  onPreviewed: () => void;
  /** Called if the content has errors, which must be fixed before a preview. */
  onRefused: () => void;
}

/** Opens a preview of the shop with the form's content, saved or not. */
export function PreviewButton({ form, path, onPreviewed, onRefused }: Props) {
  const [make, { loading }] = useMutation(PreviewStorefrontContentDocument);

  const preview = async () => {
    const unsaved = CONTENT_SECTIONS.filter(form.isUnsaved);
    if (loading) return;
    if (!form.isFit(unsaved)) return onRefused();
    const { value, images } = toInput(
      Object.fromEntries(unsaved.map((section) => [section, form.draftOf(section)])),
    );
    // Open the tab before awaiting anything, because browsers would block a later one as a pop-up.
    const tab = window.open('', '_blank');
    try {
      const { data } = await make({ variables: { values: value, images } });
      const address = `${path}?release=${data?.previewStorefrontContent}`;
      onPreviewed();
      if (tab) tab.location.replace(address);
      else window.location.assign(address);
    } catch (error) {
      tab?.close();
      form.refuse(errorExtensions(error)?.contentErrors ?? []);
      onRefused();
    }
  };

  return (
    <Button
      label={sharedText.preview}
      isQuiet
      isSmall
      aria-disabled={loading || form.isSaving}
      onClick={() => !form.isSaving && void preview()}
    />
  );
}
