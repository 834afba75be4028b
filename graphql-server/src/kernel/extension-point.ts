/**
 * A point where modules add behaviour to another module, such as listeners for order events. The module that calls the additions
 * exports it.
 */
export interface ExtensionPoint<Added> {
  /** A readable name, such as `orders.listeners`. */
  readonly name: string;
  /** Never set. The property only carries the type of the additions. */
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

/** Adds something to an extension point. */
export function extension<Added>(point: ExtensionPoint<Added>, added: Added): Extension {
  return { point, added };
}

/** The additions of all modules of a running server. */
export class Extensions {
  readonly #added = new Map<ExtensionPoint<unknown>, unknown[]>();

  /**
   * @returns the additions in the order of the modules. Until all modules are composed, the list still grows
   */
  of<Added>(point: ExtensionPoint<Added>): readonly Added[] {
    const known = this.#added.get(point) ?? [];
    this.#added.set(point, known);
    return known as Added[];
  }

  add({ point, added }: Extension): void {
    (this.of(point) as unknown[]).push(added);
  }
}
