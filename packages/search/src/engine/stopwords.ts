/** Function words, which carry no topic. The "out" of "log out" does. */
const LIST = `a about after also am an and any are as at be because been before
  being between but by can could did do does doing done each for from get gets
  getting give given gives giving got had has have having he her here his how i
  if in into is it its just let like made make makes many may me might more
  most much must my need needs no now of often on or other our own per
  please put same shall she should so some such tell than that the their them
  then there these they thing things this those to too us use used using very
  via want wants was way we well were what when where whether which while who
  whom whose why will with within without work worked working works would you
  your`;
const STOP_WORDS = new Set(LIST.split(/\s+/));

/** Single letters come from "e.g.", or start a word. */
export const isStopWord = (word: string): boolean =>
  STOP_WORDS.has(word) || /^[a-z]$/.test(word);
