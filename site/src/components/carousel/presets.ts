/** How a carousel turns (specification, sections 2 and 9). */
export interface Preset {
  /** How long a slide stands before the next one comes, in milliseconds. */
  autoplayMs: number;
  /** How long the way to the next slide takes, in milliseconds. */
  speedMs: number;
  /** Slides seen at once on the widest screens. */
  visible: number;
  /** Fewer slides below a width of the screen in pixels. `carousel.css` says the same; a test compares them. */
  visibleUnder: Record<number, number>;
  /** Slides take each other's place by fading, instead of moving along. */
  fades?: boolean;
  /** The chosen slide stands in the middle of those seen, instead of first. */
  isCentred?: boolean;
}

export const PRESETS = {
  hero: { autoplayMs: 3000, speedMs: 600, visible: 1, visibleUnder: {}, fades: true },
  categories: {
    autoplayMs: 3000,
    speedMs: 600,
    visible: 6,
    visibleUnder: { 1024: 4, 768: 2, 480: 1 },
    isCentred: true,
  },
  arrivals: {
    autoplayMs: 2500,
    speedMs: 1000,
    visible: 4,
    visibleUnder: { 1200: 3, 992: 2, 576: 1 },
  },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;

/** How long the screen has to have kept its size before a carousel measures itself again. */
export const RESIZE_DEBOUNCE_MS = 50;
