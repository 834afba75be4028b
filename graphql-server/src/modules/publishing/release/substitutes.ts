import { isDeepStrictEqual } from 'node:util';
import type { Catalogue, CatalogueImage } from '@mela/rules/catalogue.ts';
import type { Manifest } from '../store/manifest.ts';
import { nothingReplaced, type PageFault, type PublishFault, type Replaced, UnfitRelease } from './faults.ts';

/** The release before, and what it shows. */
export interface Base {
  manifest: Manifest;
  /** What was saved then; null where that is not known. */
  shown: Catalogue | null;
  faults: readonly PublishFault[];
  replaced: Replaced;
}

type Kind = 'products' | 'categories';
type Thing = Catalogue[Kind][number];
type Subject = { kind: Kind; thing: Thing };

const SUBJECTS = { products: 'PRODUCT', categories: 'CATEGORY' } as const;
const FOLDERS = { products: '/product/', categories: '/category/' };
/** It shows nothing but texts of the shop: where it cannot be made, these are at fault. */
const TEXT_PAGE = '/404.html';
const NO_REASONS: Record<PageFault['kind'], string> = {
  RENDERING: 'could not be made',
  NO_TITLE: 'has no title',
  EMPTY: 'is empty',
  DEAD_LINK: 'has a link that leads nowhere',
  IMAGE_MISSING: 'shows an image that is missing',
};

/**
 * What is published where something that was saved cannot be: what was live of it before, or nothing. So one product
 * holds back no other.
 */
export class Substitutes {
  readonly #wanted: Catalogue;
  readonly #base: Base;
  readonly replaced = nothingReplaced();
  readonly #lostImages = new Set<string>();
  readonly #faults = new Map<string, PublishFault>();

  constructor(wanted: Catalogue, base: Base) {
    this.#wanted = wanted;
    this.#base = base;
  }

  get faults(): PublishFault[] {
    return [...this.#faults.values()];
  }

  /** What is to be published. Things without a fault are the same objects as before. */
  get catalogue(): Catalogue {
    const { products, categories, content } = this.replaced;
    if (this.#faults.size === 0) return this.#wanted;
    return {
      ...this.#wanted,
      content: content ?? this.#wanted.content,
      products: replaceIn(this.#wanted.products, products).map((product) => this.#withoutLost(product)),
      categories: replaceIn(this.#wanted.categories, categories).map((category) =>
        category.image && this.#lostImages.has(category.image.src) ? { ...category, image: null } : category,
      ),
    };
  }

  /**
   * Decides what is published instead.
   * @param found what is wrong with the pages of `catalogue`
   * @returns whether it is another one now, which is to be checked anew
   * @throws UnfitRelease where that is not known
   */
  take(found: readonly PageFault[]): boolean {
    const subjects = new Subjects(this.catalogue);
    const unmade = found.filter(({ kind }) => kind !== 'DEAD_LINK' && kind !== 'IMAGE_MISSING');
    if (unmade.length > 0) return this.#takeUnmade(unmade, subjects);
    const images = found.filter(({ kind }) => kind === 'IMAGE_MISSING');
    const links = found.filter(({ kind }) => kind === 'DEAD_LINK');
    const isWithout = this.#takeImages(images, subjects);
    return links.filter((link) => this.#takeLink(link, subjects)).length > 0 || isWithout;
  }

  /** Lists fail with a product that is in them: what is at fault is the most particular thing. */
  #takeUnmade(faults: readonly PageFault[], subjects: Subjects): boolean {
    const isText = faults.some(({ path }) => path === TEXT_PAGE);
    const [first] = faults as [PageFault];
    for (const kind of isText ? [] : (['products', 'categories'] as const)) {
      const own = faults.filter(({ path }) => subjects.at(path)?.kind === kind);
      for (const fault of own) this.#replace(subjects.at(fault.path) as Subject, fault);
      if (own.length > 0) return true;
    }
    const former = this.#base.replaced.content ?? this.#base.shown?.content ?? null;
    if (this.replaced.content || !former || isDeepStrictEqual(former, this.#wanted.content)) {
      throw new UnfitRelease(`The page ${first.path} ${NO_REASONS[first.kind]}: ${first.target ?? ''}`);
    }
    this.replaced.content = former;
    this.#note('CONTENT', null, first, 'KEPT');
    return true;
  }

  /** Whatever has an image that is lost is shown without it. */
  #takeImages(faults: readonly PageFault[], subjects: Subjects): boolean {
    const lost = new Map(faults.map((fault) => [fault.target ?? '', fault]));
    for (const { kind, thing, sources } of lost.size === 0 ? [] : subjects.withImages()) {
      const source = sources.find((one) => lost.has(one));
      const path = FOLDERS[kind] + thing.handle;
      if (source) this.#note(kind, thing, { path, kind: 'IMAGE_MISSING', target: source }, 'SHOWN');
    }
    const before = this.#lostImages.size;
    for (const [source, fault] of lost) {
      if (subjects.contentHas(source)) this.#note('CONTENT', null, fault, 'SHOWN');
      this.#lostImages.add(source);
    }
    return this.#lostImages.size > before;
  }

  #takeLink(fault: PageFault, subjects: Subjects): boolean {
    if (subjects.contentHas(fault.target ?? '')) {
      this.#note('CONTENT', null, fault, 'SHOWN');
      return false;
    }
    const subject = subjects.at(fault.path);
    if (!subject)
      throw new UnfitRelease(`The page ${fault.path} links to ${fault.target}, where nothing is.`);
    const { kind, thing } = subject;
    const former = this.#formerOf(subject);
    // To take away what shoppers can buy would be worse than the link.
    if (this.replaced[kind].get(thing.id) || (former && isDeepStrictEqual(former, thing))) {
      this.#note(kind, thing, fault, 'KEPT');
      return false;
    }
    if (former === undefined && this.#base.manifest.find(fault.path)) {
      this.#note(kind, thing, fault, 'SHOWN');
      return false;
    }
    this.#replace(subject, fault);
    return true;
  }

  /** By what it was before; by nothing where that has a fault too, or its address is another's now. */
  #replace(subject: Subject, fault: PageFault): void {
    const { kind, thing } = subject;
    const former = this.replaced[kind].has(thing.id) ? null : (this.#formerOf(subject) ?? null);
    const isOther = former && !isDeepStrictEqual(former, thing);
    const isTaken = this.#wanted[kind].some(({ id, handle }) => id !== thing.id && handle === former?.handle);
    const substitute = isOther && !isTaken ? former : null;
    (this.replaced[kind] as Map<string, Thing | null>).set(thing.id, substitute);
    this.#note(kind, thing, fault, substitute ? 'KEPT' : 'LEFT_OUT');
  }

  /** undefined where it is not known what was shown, null where nothing was. */
  #formerOf({ kind, thing: { id } }: Subject): Thing | null | undefined {
    const { replaced, shown } = this.#base;
    if (replaced[kind].has(id)) return replaced[kind].get(id) ?? null;
    return shown ? ((shown[kind] as Thing[]).find((one) => one.id === id) ?? null) : undefined;
  }

  #note(
    kind: Kind | 'CONTENT',
    thing: Thing | null,
    { path, kind: fault, target }: PageFault,
    outcome: PublishFault['outcome'],
  ): void {
    const subject = kind === 'CONTENT' ? kind : SUBJECTS[kind];
    const subjectId = thing?.id ?? null;
    const name = thing && ('title' in thing ? thing.title : thing.name);
    // Of each thing the first fault is told: the others show once it is mended.
    const key = `${subject} ${subjectId}`;
    const first = this.#faults.get(key) ?? { subject, subjectId, name, path, kind: fault, target, outcome };
    this.#faults.set(key, { ...first, outcome });
  }

  #withoutLost<T extends { images: CatalogueImage[] }>(product: T): T {
    const images = product.images.filter(({ src }) => !this.#lostImages.has(src));
    return images.length === product.images.length ? product : { ...product, images };
  }
}

/** Finds out whose fault a page's is. */
class Subjects {
  readonly #catalogue: Catalogue;
  #byPath: Map<string, Subject> | undefined;
  #content: string | undefined;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  at(path: string): Subject | null {
    this.#byPath ??= new Map([...this.#all()].map((one) => [FOLDERS[one.kind] + one.thing.handle, one]));
    // A category has further pages: /category/shoes/2.
    const [, folder, handle] = path.split('/');
    return this.#byPath.get(`/${folder}/${handle}`) ?? null;
  }

  *withImages(): Generator<Subject & { sources: string[] }> {
    for (const one of this.#all()) {
      const images = 'images' in one.thing ? one.thing.images : [one.thing.image];
      yield { ...one, sources: images.flatMap((image) => image?.src ?? []) };
    }
  }

  /** Whether a text or a link of the shop has an address in it. */
  contentHas(address: string): boolean {
    this.#content ??= JSON.stringify(this.#catalogue.content);
    return [address, encodeURI(address)].some((written) => {
      const parts = this.#content?.split(written) ?? [];
      return parts.some((after, index) => {
        const before = parts[index - 1];
        return before !== undefined && !/[\w.]$/.test(before) && !/^\/?[\w%.~-]/.test(after);
      });
    });
  }

  *#all(): Generator<Subject> {
    for (const thing of this.#catalogue.products) yield { kind: 'products', thing };
    for (const thing of this.#catalogue.categories) yield { kind: 'categories', thing };
  }
}

function replaceIn<T extends { id: string }>(things: readonly T[], by: ReadonlyMap<string, T | null>): T[] {
  return things.flatMap((thing) => (by.has(thing.id) ? (by.get(thing.id) ?? []) : thing));
}
