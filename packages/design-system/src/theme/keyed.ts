/**
 * Each item with a key for React: its name, told apart where it comes again. Content may say a sentence or show a
 * picture twice.
 */
export function keyed<Item>(items: readonly Item[], nameOf: (item: Item) => string = String): [string, Item][] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [count === 1 ? name : `${name} ${count}`, item];
  });
}
