import { Link } from 'react-router';
import * as mediaText from '#messages/media.ts';
import { InputField } from '../../components/Field.tsx';
import type { MediaDetailsFragment } from '../../graphql.generated.ts';
import { subjectFacts } from '../history/change-subjects.ts';

type Usage = MediaDetailsFragment['usages'][number];

/** The name of the field for all usages at once. */
export const EVERYWHERE = 'alt';

/** The name of the field for one usage. */
export function fieldOf({ kind, id }: Usage): string {
  return `${kind} ${id}`;
}

const ALT = { maxLength: 200, autoComplete: 'off' } as const;

/** The objects that show an image, each with its alt text. */
export function MediaUsages({ image: { usages, usageCount } }: { image: MediaDetailsFragment }) {
  const more = usageCount - usages.length;
  return (
    <section className="stack" aria-label={mediaText.whereUsed}>
      <h3>{mediaText.whereUsed}</h3>
      <p className="modal__note">{mediaText.altTextHint}</p>
      {usageCount > 1 && <InputField {...ALT} label={mediaText.altTextEverywhere} name={EVERYWHERE} />}
      <ul className="media-usages">
        {usages.map((usage) => (
          <li key={fieldOf(usage)}>
            <Link to={subjectFacts({ subject: usage.kind }).screen(usage.id)}>
              <bdi>{usage.title}</bdi>
            </Link>
            <InputField
              {...ALT}
              label={<span className="visually-hidden">{mediaText.altTextOf(usage.title)}</span>}
              name={fieldOf(usage)}
              defaultValue={usage.alt ?? ''}
              placeholder={mediaText.noAltText}
            />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{mediaText.moreUsages(more)}</p>}
    </section>
  );
}
