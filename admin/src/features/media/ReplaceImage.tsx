import { IMAGE_TYPES } from '@mela/rules/images.ts';
import { type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import * as mediaText from '#messages/media.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation, runQuery } from '../../client/apollo-client.ts';
import { Button } from '../../components/Button.tsx';
import { Fault } from '../../components/Fault.tsx';
import { useObjectUrl } from '../../components/FileDrop.tsx';
import { useChange } from '../../components/use-change.ts';
import {
  ImageLimitsDocument,
  type MediaDetailsFragment,
  ReplaceImageDocument,
} from '../../graphql.generated.ts';
import { prepareImage } from '../products/form/prepare-image.ts';
import { failuresOf } from './media-words.tsx';

interface Props {
  image: MediaDetailsFragment;
  /** Called with the new image when no object shows the old one any longer. */
  onReplaced: (image: MediaDetailsFragment) => void;
}

/** Chooses a file, shows it, and replaces the image with it wherever it is used. */
export function ReplaceImage({ image: { id, usageCount }, onReplaced }: Props) {
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<ReactNode>();
  const { isBusy, faults, run } = useChange({ isShown: true });
  const url = useObjectUrl(file);

  const choose = async (chosen: File) => {
    const { imageLimits } = await runQuery(ImageLimitsDocument);
    const prepared = await prepareImage(chosen, imageLimits.maxBytes);
    setFault(prepared.error);
    setFile(prepared.error === undefined ? prepared.file : undefined);
  };
  const replace = async (chosen: File) => {
    const { replaceImage } = await runMutation(ReplaceImageDocument, { id, file: chosen });
    const failures = failuresOf([replaceImage]);
    setFault(failures);
    if (replaceImage.changed > 0) toast.success(mediaText.replacedIn(replaceImage.changed));
    if (failures === undefined) onReplaced(replaceImage.image);
  };

  return (
    <div className="media-replace">
      {file && url && (
        <>
          <img className="media-replace__preview" src={url} alt={mediaText.newImage} />
          <p className="modal__note">{mediaText.replaceConsequence}</p>
        </>
      )}
      <div className="row">
        <label className="button button--quiet button--small media-replace__choose">
          {file ? sharedText.chooseFile : mediaText.replaceImage}
          <input
            className="visually-hidden"
            type="file"
            accept={IMAGE_TYPES}
            disabled={isBusy}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void run(() => choose(chosen));
              target.value = '';
            }}
          />
        </label>
        {file && (
          <Button
            label={mediaText.replaceIn(usageCount)}
            isSmall
            isBusy={isBusy}
            onClick={() => void run(() => replace(file))}
          />
        )}
      </div>
      <Fault text={fault ?? faults['file'] ?? faults['form']} />
    </div>
  );
}
