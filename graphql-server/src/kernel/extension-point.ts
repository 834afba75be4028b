/** What a module lets others add to, such as listeners of orders. The module that calls the additions exports it. */
export interface ExtensionPoint<Added> {
  /** For people: `orders.listeners`. */
  readonly name: string;
  /** Never there: it carries the type. */
  readonly added?: Added;
}

/** One addition to an extension point. */
export interface Extension {
  readonly point: ExtensionPoint<unknown>;
  readonly added: unknown;
}

export function extensionPoint<Added>(name: string): ExtensionPoint<Added> {
  return { name };
}

/** What a module adds to an extension point of another, or of its own. */
export function extension<Added>(point: ExtensionPoint<Added>, added: Added): Extension {
  return { point, added };
}

/** The additions of all modules of a running server. */
export class Extensions {
  readonly #added = new Map<ExtensionPoint<unknown>, unknown[]>();

  /** @returns a list that grows until all modules are composed, in the order in which they are */
  of<Added>(point: ExtensionPoint<Added>): readonly Added[] {
    const known = this.#added.get(point) ?? [];
    this.#added.set(point, known);
    return known as Added[];
  }

  add({ point, added }: Extension): void {
    (this.of(point) as unknown[]).push(added);
  }
}
