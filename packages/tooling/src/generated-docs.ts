import { SETTING_DEFINITIONS, type SettingDefinition } from '@karachi-estates/api/settings';

/** The text with what stands between the two markers of `name` replaced. Throws where the markers are not there. */
export function withSection(text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The markers of '${name}' are missing`);
  return `${text.slice(0, from + begin.length)}\n\n${content.trim()}\n\n${text.slice(to)}`;
}

/** The settings of the server as a Markdown table, from the same list that the server reads them by. */
export function settingsTable(): string {
  const rows = SETTING_DEFINITIONS.map((setting: SettingDefinition) => {
    const fallback = setting.fallback ? `\`${setting.fallback}\`` : 'empty';
    return `| \`${setting.name}\` | ${fallback} | ${setting.about}${setting.secret ? ' (secret)' : ''} |`;
  });
  return ['| name | default | what for |', '|---|---|---|', ...rows].join('\n');
}
