import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';

const file = new URL('../../docs/performance.md', import.meta.url);

/**
 * Prints a report and puts it between the marks of its section in docs/performance.md.
 * @throws Error where the document has no such section.
 */
export async function writeSection(name: string, lines: readonly string[]): Promise<void> {
  const report = lines.join('\n');
  process.stdout.write(`${report}\n`);
  const document = await readFile(file, 'utf8');
  const marks = new RegExp(`<!-- ${name}:begin -->[\\s\\S]*<!-- ${name}:end -->`);
  if (!marks.test(document)) throw new Error(`docs/performance.md has no section ${name}.`);
  await writeFile(
    file,
    document.replace(marks, () => `<!-- ${name}:begin -->\n\n${report}\n\n<!-- ${name}:end -->`),
  );
}

/** What the machine was like while something was measured: figures of a busy one say little. */
export const machine = () => `${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)}`;

export const rounded = (number: number) => Math.round(number).toLocaleString('en');

export function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
