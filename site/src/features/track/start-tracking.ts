import { hydratePart } from '../../components/hydrate-part.tsx';
import { TrackForm } from './TrackForm.tsx';

const place = document.querySelector<HTMLElement>('[data-track]');
if (place) hydratePart(place, TrackForm);
