/** The behaviour of a carousel (specification, sections 2 and 9). */
export interface Preset {
  /** How long a slide is shown. */
  autoplayMs: number;
  /** How long the transition to the next slide takes. */
  speedMs: number;
  /** The number of visible slides on the widest screens. */
  visible: number;
  /** The number of visible slides below a viewport width in pixels, as in `carousel.css`. */
  visibleUnder: Record<number, number>;
  /** Whether slides fade into each other instead of moving. */
  fades?: boolean;
  /** Whether the selected slide is in the middle of the visible ones instead of being the first. */
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

/** How long after the last resize the slides are measured. */
export const RESIZE_DEBOUNCE_MS = 50;
