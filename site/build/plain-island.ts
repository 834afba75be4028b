/** An island without React. Its file must export it under the file's own name. */
export interface PlainIsland<Props extends object> {
  /** Only for the types of Astro's templates. */
  (props: Props & { children?: unknown }): null;
  /** Takes over the server-rendered content. */
  attach: (island: HTMLElement, props: Props) => void;
}

export function plainIsland<Props extends object>(
  attach: (island: HTMLElement, props: Props) => void,
): PlainIsland<Props> {
  return Object.assign((): null => null, { attach });
}
