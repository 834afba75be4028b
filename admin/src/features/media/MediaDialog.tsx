import { type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import * as mediaText from '#messages/media.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { ActionButton } from '../../components/Button.tsx';
import { Fact, Facts } from '../../components/Facts.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { Modal } from '../../components/Modal.tsx';
import { Reading } from '../../components/Reading.tsx';
import { Thumbnail } from '../../components/Thumbnail.tsx';
import { formatMoment } from '../../format.ts';
import {
  DeleteImageDocument,
  type MediaDetailsFragment,
  ReadMediaImageDocument,
  SetImageAltTextDocument,
} from '../../graphql.generated.ts';
import { useMayWrite } from '../../session/session-state.ts';
import { EVERYWHERE, fieldOf, MediaUsages } from './MediaUsages.tsx';
import { factsOf, failuresOf, nameOf } from './media-words.tsx';
import { ReplaceImage } from './ReplaceImage.tsx';

interface Props {
  id: string;
  onChanged: () => Promise<void>;
  onClosed: () => void;
}

/** An image: where it is used, its alt texts, and its replacement. */
export function MediaDialog(props: Props) {
  const { data, hasFailed, reload } = useLiveQuery(ReadMediaImageDocument, { variables: { id: props.id } });
  // Keep the initially loaded image, so that a reload does not change the alt texts that are being edited.
  const [image, setImage] = useState<MediaDetailsFragment>();
  if (!image && data?.mediaImage) setImage(data.mediaImage);
  if (image) return <ImageForm key={image.id} {...props} image={image} onReplaced={setImage} />;
  return (
    <Modal title={sharedText.image} onClosed={props.onClosed}>
      {() =>
        data ? (
          <p>{mediaText.gone}</p>
        ) : (
          <Reading what={mediaText.theImages} isRead={false} hasFailed={hasFailed} onRetry={reload} />
        )
      }
    </Modal>
  );
}

interface FormProps extends Props {
  image: MediaDetailsFragment;
  onReplaced: (image: MediaDetailsFragment) => void;
}

function ImageForm({ image, onChanged, onClosed, onReplaced }: FormProps) {
  const mayWrite = useMayWrite();
  const isUsed = image.usageCount > 0;
  const save = async (entered: FormData) => {
    const failures = await saveAltTexts(image, entered);
    void onChanged();
    return failures;
  };
  return (
    <FormModal
      title={nameOf(image)}
      action={isUsed ? sharedText.save : undefined}
      done={mediaText.altTextsSaved}
      onSubmit={save}
      onUnknown={onChanged}
      onClosed={onClosed}
    >
      <div className="media-details">
        <a href={image.url} target="_blank" rel="noreferrer" aria-label={mediaText.openFullSize}>
          <Thumbnail url={image.thumbnailUrl} icon="alert" className="media-thumbnail" />
        </a>
        <Facts>
          <Fact name={mediaText.size}>{factsOf(image) || '–'}</Fact>
          {image.addedAt && <Fact name={mediaText.added}>{formatMoment(image.addedAt)}</Fact>}
          <Fact name={mediaText.usage}>{isUsed ? mediaText.usedIn(image.usageCount) : mediaText.unused}</Fact>
        </Facts>
      </div>
      {isUsed && mayWrite && (
        <ReplaceImage
          image={image}
          onReplaced={(next) => {
            onReplaced(next);
            void onChanged();
          }}
        />
      )}
      {isUsed ? <MediaUsages image={image} /> : <UnusedImage {...{ image, onChanged, onClosed }} />}
    </FormModal>
  );
}

/**
 * Sends only changed texts.
 * @returns a message about those that could not be changed
 */
async function saveAltTexts(
  { id, usages }: MediaDetailsFragment,
  entered: FormData,
): Promise<ReactNode | undefined> {
  const textOf = (field: string) => String(entered.get(field) ?? '').trim();
  const everywhere = textOf(EVERYWHERE);
  if (everywhere !== '') {
    const { setImageAltText } = await runMutation(SetImageAltTextDocument, { id, alt: everywhere });
    return failuresOf([setImageAltText]);
  }
  const changed = usages.filter((usage) => textOf(fieldOf(usage)) !== (usage.alt ?? ''));
  const results = [];
  for (const usage of changed) {
    const { kind, id: of } = usage;
    const said = { id, alt: textOf(fieldOf(usage)), usage: { kind, id: of } };
    results.push((await runMutation(SetImageAltTextDocument, said)).setImageAltText);
  }
  return failuresOf(results);
}

function UnusedImage({ image, onChanged, onClosed }: Omit<FormProps, 'id' | 'onReplaced'>) {
  const mayWrite = useMayWrite();
  const remove = async () => {
    await runMutation(DeleteImageDocument, { id: image.id });
    toast.success(mediaText.imageDeleted);
    onClosed();
    await onChanged();
  };
  return (
    <>
      <p className="modal__note">{mediaText.unusedDeletedAutomatically}</p>
      {mayWrite && <ActionButton label={mediaText.deleteNow} isDanger action={remove} />}
    </>
  );
}
