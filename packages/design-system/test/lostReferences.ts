/** Attributes that name other elements by their ids. */
const NAMING = [
  ...['aria-activedescendant', 'aria-controls', 'aria-describedby', 'aria-details', 'aria-errormessage'],
  ...['aria-flowto', 'aria-labelledby', 'aria-owns', 'for', 'form', 'headers', 'list', 'popovertarget'],
];

/** What names an element that is not there: a screen reader then says less than was meant, and axe says nothing. */
export function lostReferences(root: ParentNode = document): string[] {
  return NAMING.flatMap((attribute) =>
    [...root.querySelectorAll(`[${attribute}]`)].flatMap((element) => {
      const ids = element.getAttribute(attribute)?.split(/\s+/).filter(Boolean) ?? [];
      const lost = ids.filter((id) => !document.getElementById(id));
      return lost.length > 0 ? [`${attribute}="${lost.join(' ')}" of ${element.outerHTML.slice(0, 120)}`] : [];
    }),
  );
}
