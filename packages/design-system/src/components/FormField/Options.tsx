/** A choice of the browser's own select. */
export interface SelectChoice {
  value: string;
  label: string;
  /** Choices that follow each other with the same group stand under its name. */
  group?: string;
}

/** The `option` elements of a select, those of a group in an `optgroup`. */
export function Options({ choices }: { choices: readonly SelectChoice[] }) {
  const runs: { group: string | undefined; choices: SelectChoice[] }[] = [];
  for (const choice of choices) {
    const last = runs.at(-1);
    if (last && last.group === choice.group) last.choices.push(choice);
    else runs.push({ group: choice.group, choices: [choice] });
  }
  return runs.map((run) => {
    const options = run.choices.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
    if (run.group === undefined) return options;
    return (
      <optgroup key={run.group} label={run.group}>
        {options}
      </optgroup>
    );
  });
}
