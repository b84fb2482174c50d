import { type ProjectUnit, useUnitText } from '@karachi-estates/design-system/UnitCard';
import type { SiteLanguage } from './language.ts';
import { onKarachiEstates } from './paths.ts';
import { momentIn, type Units } from './units.ts';

interface UnitTableProps {
  answer: Units;
  language: SiteLanguage;
  hrefOf: (unit: ProjectUnit) => string;
}

const cell = { padding: '0.5rem', borderBlockEnd: 'thin solid', textAlign: 'start' } as const;

/**
 * All units of the project with the moment they are of, for browsers without scripts: nothing else would come to them.
 */
export function UnitTable({ answer: { project, units, as_of }, language, hrefOf }: UnitTableProps) {
  const { locale, unitWords: words } = language;
  const text = useUnitText(project.types);
  const floorOf = (unit: ProjectUnit) =>
    text.floor(
      unit.floor,
      project.buildings.find(({ id }) => id === unit.building),
    );
  return (
    <div style={{ overflowX: 'auto' }}>
      {as_of && (
        <p>
          {words.asOf(momentIn(locale, as_of))} <a href={onKarachiEstates(language).units}>{words.today}</a>
        </p>
      )}
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {[words.unit, words.type, words.level, words.covered, words.price, words.state].map((head) => (
              <th key={head} scope="col" style={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.number}>
              <th scope="row" style={cell}>
                <a href={hrefOf(unit)} style={{ color: 'inherit' }}>
                  <bdi>{unit.number}</bdi>
                </a>
              </th>
              {[text.typeName(unit), floorOf(unit), text.covered(unit), text.shortPrice(unit), text.state(unit)].map(
                (value, column) => (
                  <td key={[words.type, words.level, words.covered, words.price, words.state][column]} style={cell}>
                    {value}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
