/** An island without React: what its file exports, by the file's name. */
export interface PlainIsland<Props extends object> {
  /** For the types of Astro's templates alone. */
  (props: Props & { children?: unknown }): null;
  /** Takes over what the server has rendered into it. */
  attach: (island: HTMLElement, props: Props) => void;
}

export function plainIsland<Props extends object>(
  attach: (island: HTMLElement, props: Props) => void,
): PlainIsland<Props> {
  return Object.assign((): null => null, { attach });
}
