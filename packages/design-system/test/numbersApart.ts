const NUMBER = /^[−+-]?(PKR )?[\d,.]+( ?%)?$/;

/** The texts of an element that are seen. */
function textsIn(element: Element): Node[] {
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    if (text.parentElement?.checkVisibility()) texts.push(text);
  }
  return texts;
}

/** Where the number in a cell ends at the right; undefined where there is none to be seen. */
function rightOf(cell: Element): number | undefined {
  const texts = textsIn(cell);
  const [first] = texts;
  if (!first || !NUMBER.test(texts.map((text) => text.textContent).join(''))) return undefined;
  const range = document.createRange();
  range.selectNodeContents(first);
  return Math.round(range.getBoundingClientRect().right);
}

/** Columns of numbers whose units do not stand under one another. */
export function numbersApart(root: Element): string[] {
  return [...root.querySelectorAll('table')].flatMap((table) => {
    const columns = new Map<number, number[]>();
    for (const cell of table.querySelectorAll<HTMLTableCellElement>('tbody :is(th, td)')) {
      const right = rightOf(cell);
      if (right !== undefined) columns.set(cell.cellIndex, [...(columns.get(cell.cellIndex) ?? []), right]);
    }
    const apart = [...columns].filter(([, rights]) => Math.max(...rights) - Math.min(...rights) > 1);
    return apart.map(([column, rights]) => `${table.textContent.slice(0, 60)}, ${column + 1}: ${rights.join(', ')}`);
  });
}
