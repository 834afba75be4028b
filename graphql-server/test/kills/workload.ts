import type { Random } from '../seeded-random.ts';
import type { Calls, Place } from './calls.ts';
import type { Entry, Ledger } from './ledger.ts';
import type { SampleImage } from './sample-images.ts';

const MAX_IMAGES = 3;
/**
 * The number of products above which they are deleted about as fast as they are added, because a check reads
 * every file.
 */
const MAX_PRODUCTS = 40;

/** The state that all clients share. */
export interface Workplace {
  calls: Calls;
  ledger: Ledger;
  images: SampleImage[];
  categoryId: string;
  /** Whether the kill is about to happen: from then on any request may fail. */
  isOver: () => boolean;
}

/**
 * Adds products by REST and GraphQL in turn, changes their images and deletes them, one after the other, until the server is killed.
 * @throws Error if a request fails before that
 */
export async function work(place: Workplace, random: Random): Promise<void> {
  for (let turn = random.integer(0, 1); !place.isOver(); turn += 1) {
    try {
      await doSomething(place, random, turn);
    } catch (error) {
      if (!place.isOver()) throw error;
    }
  }
}

async function doSomething(place: Workplace, random: Random, turn: number): Promise<void> {
  const idle = place.ledger.idle();
  const choice = random.fraction();
  const isFull = place.ledger.size >= MAX_PRODUCTS;
  if (idle.length > 0 && (isFull || choice < 0.2)) return remove(place, random.pick(idle));
  if (idle.length > 0 && choice < 0.4) return changeImages(place, random, random.pick(idle));
  return add(place, random, turn % 2 === 0 ? 'rest' : 'graphql');
}

async function add(place: Workplace, random: Random, transport: 'rest' | 'graphql'): Promise<void> {
  const { calls, ledger, categoryId } = place;
  const images = pickImages(place, random);
  const entry = ledger.begin(images.map(({ hash }) => hash));
  entry.id =
    transport === 'rest'
      ? await calls.addByRest(entry, categoryId, images)
      : await calls.addByGraphql(entry, categoryId, images);
  ledger.acknowledge(entry);
}

/** Keeps some of the images, drops the others, and adds new ones. */
async function changeImages(place: Workplace, random: Random, entry: Entry): Promise<void> {
  const kept = (entry.acknowledged ?? []).filter(() => random.fraction() < 0.5);
  const places: Place[] = [...pickImages(place, random), ...kept];
  entry.attempted = places.map((image) => (typeof image === 'string' ? image : image.hash));
  await place.calls.changeImages(entry, places);
  place.ledger.acknowledge(entry);
}

async function remove({ calls, ledger }: Workplace, entry: Entry): Promise<void> {
  entry.attempted = null;
  await calls.delete(entry);
  ledger.acknowledge(entry);
}

function pickImages({ images }: Workplace, random: Random): SampleImage[] {
  return Array.from({ length: random.integer(1, MAX_IMAGES) }, () => random.pick(images));
}
