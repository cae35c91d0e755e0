/** What the paths need of a browser: as little as three can all do. */
export type Visit = {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Scrolls to what the CSS selector finds first and clicks it. */
  click(selector: string): Promise<void>;
  /** Into what has the focus. */
  type(text: string): Promise<void>;
  /** A key, or a modifier and a key: `Enter`, `Control+k`. */
  press(keys: string): Promise<void>;
  /** Runs in the page: nothing from around the function is there. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** The text a visitor could paste now. */
  clipboard(): Promise<string>;
  close(): Promise<void>;
};

export type Driver = {
  /** A visitor who was never here: storage and cache are empty. */
  visit(): Promise<Visit>;
  close(): Promise<void>;
};

export const DESKTOP = {width: 1280, height: 800};
