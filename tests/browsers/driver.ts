/** The browser operations that the tests need, and that both browsers support. */
export type Visit = {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Scrolls to the first match of the CSS selector and clicks it. */
  click(selector: string): Promise<void>;
  /** Text, or keys between braces: 'telegram', '{Enter}', '{Control+k}'. */
  type(text: string): Promise<void>;
  /** Runs in the page, without access to the surrounding scope. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  close(): Promise<void>;
};

export type Driver = {
  /** A new visitor: storage and cache are empty. */
  visit(): Promise<Visit>;
  /** What the console reported since the browser started, if it can tell. */
  problems: string[];
  close(): Promise<void>;
};

export const DESKTOP = {width: 1280, height: 800};
