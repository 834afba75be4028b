/** One step of a pointer or of the keyboard, in the form that both of WebDriver's protocols take. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  actions: object[];
}

/** A window of a real browser, by as much of WebDriver as the walk through the shop needs. */
export interface BrowserWindow {
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Computes an expression in the page. @returns its value as JSON, "null" for none. */
  evaluate(expression: string): Promise<string>;
  perform(sources: InputSource[]): Promise<void>;
  /** @returns a PNG in base64 */
  screenshot(): Promise<string>;
  /** What the page's console has been told of errors since the window came up. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** The expression's value, as it goes over to us. */
export const asJson = (expression: string) => `JSON.stringify((${expression}) ?? null)`;
