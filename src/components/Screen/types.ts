/** One line of a drawing. Its keys are drawn from left to right in this order. */
export type Line = {
  /** Names what follows. */
  heading?: string;
  /** A sentence that the screen shows. */
  text?: string;
  /** A check box in front of `item`. */
  check?: boolean;
  /** An entry of a list. */
  item?: string;
  /** A label in front of `value` or `choices`. */
  field?: string;
  value?: string;
  choices?: readonly string[];
  /** Which of `choices` is selected. */
  chosen?: string;
  /** More about an entry. */
  note?: string;
  /** A state that isn't fine. */
  problem?: string;
  /** A switch. */
  toggle?: boolean;
  /** A second button, and the main one. */
  quiet?: string;
  button?: string;
  /** The title of a box of its own, and the lines in it. */
  dialog?: string;
  show?: readonly Line[];
};
