const english = 'optional';

/** What stands in brackets beside the label of a field that may stay empty. */
export function optionalText(optional: boolean | string): string {
  return typeof optional === 'string' ? optional : english;
}
