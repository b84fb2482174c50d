import * as yup from 'yup';

/** A whole number between two, both included. @param wrong what is said of anything else. */
export function wholeNumber(least: number, most: number, wrong: (least: number, most: number) => string) {
  const message = wrong(least, most);
  return yup.number().typeError(message).required(message).integer(message).min(least, message).max(most, message);
}
