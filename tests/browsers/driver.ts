/** The browser operations that the tests need, and that all three support. */
export type Visit = {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Scrolls to the first match of the CSS selector and clicks it. */
  click(selector: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** A key, or a modifier and a key: `Enter`, `Control+k`. */
  press(keys: string): Promise<void>;
  /** Runs in the page, without access to the surrounding scope. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** The clipboard's text. */
  clipboard(): Promise<string>;
  close(): Promise<void>;
};

export type Driver = {
  /** A new visitor: storage and cache are empty. */
  visit(): Promise<Visit>;
  close(): Promise<void>;
};

export const DESKTOP = {width: 1280, height: 800};
