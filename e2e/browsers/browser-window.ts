/** One step of a pointer or the keyboard, in a form that both WebDriver protocols accept. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  actions: object[];
}

/** A window of a real browser, with the WebDriver commands that the test needs. */
export interface BrowserWindow {
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Evaluates an expression in the page. @returns its value as JSON, "null" for none */
  evaluate(expression: string): Promise<string>;
  perform(sources: InputSource[]): Promise<void>;
  /** @returns a PNG in base64 */
  screenshot(): Promise<string>;
  /** The errors in the page's console since the window opened. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** The expression's value as it is transferred. */
export const asJson = (expression: string) => `JSON.stringify((${expression}) ?? null)`;
