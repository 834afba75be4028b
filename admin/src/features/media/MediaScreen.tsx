import * as mediaText from '#messages/media.ts';
import * as sharedText from '#messages/shared.ts';
import './media.css';
import { useState } from 'react';
import { useListPage } from '../../client/use-list-page.ts';
import { ResourceList } from '../../components/ResourceList.tsx';
import { Thumbnail } from '../../components/Thumbnail.tsx';
import { useAddressView } from '../../components/use-address-view.ts';
import { useOnDemand } from '../../components/use-on-demand.ts';
import { type MediaCardFragment, ReadMediaDocument } from '../../graphql.generated.ts';
import { factsOf, nameOf } from './media-words.tsx';

/** The page sizes, which fill whole rows of two, three, four or six images. */
const SIZES = [48, 96];
const FILTERS = { usage: ['USED', 'UNUSED'], lacking: ['YES', 'NO'] } as const;
const CHOICES = [
  {
    name: 'usage',
    label: mediaText.usage,
    options: [
      { value: 'USED', label: mediaText.used },
      { value: 'UNUSED', label: mediaText.unused },
    ],
  },
  {
    name: 'lacking',
    label: mediaText.altTexts,
    options: [
      { value: 'YES', label: mediaText.missing },
      { value: 'NO', label: mediaText.complete },
    ],
  },
];

const loadDialog = async () => (await import('./MediaDialog.tsx')).MediaDialog;

/** All uploaded images, with what shows them. */
export function MediaScreen() {
  const [view, change] = useAddressView(FILTERS, SIZES);
  const { search, usage, lacking, pageSize, after } = view;
  const filter = {
    ...(search && { search }),
    ...(usage && { isUsed: usage === 'USED' }),
    ...(lacking && { lacksAlt: lacking === 'YES' }),
  };
  const variables = { first: pageSize, filter, ...(after && { after }) };
  const source = useListPage(ReadMediaDocument, { variables, pageOf: (data) => data.media });
  const [opened, setOpened] = useState<string>();
  const close = () => setOpened(undefined);
  const Dialog = useOnDemand(opened !== undefined, loadDialog, close);
  return (
    <ResourceList<MediaCardFragment>
      title={sharedText.media}
      noun={mediaText.image}
      plural={mediaText.images}
      source={source}
      view={view}
      onChange={change}
      sizes={SIZES}
      searchHint={mediaText.searchHint}
      filters={CHOICES}
      columns={[]}
      keyOf={({ id }) => id}
      renderRows={(images) => <Cards images={images} onOpen={setOpened} />}
      empty={mediaText.noImagesYet}
      about={mediaText.imagesOfProductsAppearHere}
    >
      {opened !== undefined && Dialog && <Dialog id={opened} onChanged={source.reload} onClosed={close} />}
    </ResourceList>
  );
}

interface CardsProps {
  images: readonly MediaCardFragment[];
  onOpen: (id: string) => void;
}

function Cards({ images, onOpen }: CardsProps) {
  return (
    <ul className="media-grid">
      {images.map((image) => (
        <li key={image.id}>
          <button type="button" className="media-card" onClick={() => onOpen(image.id)}>
            <Thumbnail url={image.thumbnailUrl} icon="alert" className="media-thumbnail" />
            <span className="media-card__name">
              <bdi>{nameOf(image)}</bdi>
            </span>
            <span className="media-card__facts">{factsOf(image)}</span>
            <span className="media-card__facts">
              {image.usageCount === 0 ? mediaText.unused : mediaText.usedIn(image.usageCount)}
              {image.lacksAlt && ` · ${mediaText.noAltText}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
