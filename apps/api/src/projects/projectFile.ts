import { PaymentRules, ProjectApproval, ProjectProgress } from '@karachi-estates/contracts/projects';
import { isDay } from '@karachi-estates/domain/projects/days';
import { problemsOfRules } from '@karachi-estates/domain/projects/schedule';
import Type, { type Static, type TProperties } from 'typebox';
import { Errors } from 'typebox/value';

const text = (most: number) => Type.String({ minLength: 1, maxLength: most });
const urdu = Type.Optional(text(400));
const file = Type.Union([Type.String({ maxLength: 120, pattern: '^[\\w.-]+$' }), Type.Null()]);
const id = Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,39}$' });

/** An object in which every value is known: one that is not would be taken in silence and lost. */
const only = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** A project as its operator writes it down: everything but its units, which come as a table. */
export const ProjectFile = only({
  slug: Type.String({ pattern: '^[a-z0-9-]{2,60}$' }),
  name: text(120),
  area: text(80),
  area_ur: urdu,
  tagline: text(200),
  tagline_ur: urdu,
  isSample: Type.Boolean(),
  picture: file,
  completion: Type.Union([Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }), Type.Null()]),
  payment_rules: only(PaymentRules.properties),
  buildings: Type.Array(
    only({
      id,
      name: text(80),
      name_ur: urdu,
      floors: Type.Array(
        only({
          number: Type.Integer({ minimum: -10, maximum: 200 }),
          label: text(60),
          label_ur: urdu,
          plate: file,
        }),
        { minItems: 1, maxItems: 210 },
      ),
    }),
    { minItems: 1, maxItems: 100 },
  ),
  types: Type.Array(
    only({
      id,
      name: text(80),
      name_ur: urdu,
      bedrooms: Type.Integer({ minimum: 0, maximum: 20 }),
      bathrooms: Type.Integer({ minimum: 0, maximum: 20 }),
      plan: file,
    }),
    { minItems: 1, maxItems: 100 },
  ),
  progress: Type.Array(
    only({
      ...Type.Omit(ProjectProgress, ['photos']).properties,
      words: text(400),
      words_ur: urdu,
      picture: file,
    }),
    {
      maxItems: 200,
    },
  ),
  approvals: Type.Array(
    only({
      ...ProjectApproval.properties,
      name: text(160),
      name_ur: urdu,
      authority: text(160),
      authority_ur: urdu,
    }),
    { maxItems: 100 },
  ),
});
export type ProjectFile = Static<typeof ProjectFile>;

/** The file is no project; the message says where and why. */
export class ProjectFileError extends Error {}

const twice = (values: readonly (string | number)[]) => values.find((value, place) => values.indexOf(value) !== place);

/** What the shape alone does not say. */
function faultsOf(project: ProjectFile): string[] {
  const faults = problemsOfRules(project.payment_rules).map((problem) => `payment_rules: ${problem}`);
  const named: [string, (string | number)[]][] = [
    ['buildings: the id', project.buildings.map(({ id }) => id)],
    ['types: the id', project.types.map(({ id }) => id)],
    ['progress: the date', project.progress.map(({ date }) => date)],
    ['approvals: the name', project.approvals.map(({ name }) => name)],
    ...project.buildings.map(({ id, floors }): [string, number[]] => [
      `building ${id}: the floor`,
      floors.map(({ number }) => number),
    ]),
  ];
  for (const [what, values] of named) {
    const repeated = twice(values);
    if (repeated !== undefined) faults.push(`${what} ${repeated} stands there twice. Give each its own.`);
  }
  for (const { date } of [...project.progress, ...project.approvals]) {
    if (!isDay(date)) faults.push(`${date} is no day of the calendar. Write it as YYYY-MM-DD.`);
  }
  return faults;
}

/**
 * Reads the file of a project.
 * @param slug that the operator named; the file must say the same.
 * @throws ProjectFileError with all that is wrong, a line each.
 */
export function readProjectFile(slug: string, text: string): ProjectFile {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    throw new ProjectFileError(`The file is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  const wrong = Errors(ProjectFile, read)
    // Each unknown value has a line of its own.
    .filter(({ keyword }) => keyword !== 'additionalProperties')
    .map(({ instancePath, keyword, message }) =>
      keyword === 'boolean'
        ? `${instancePath}: a project has nothing of this name. Leave it out.`
        : `${instancePath || '/'}: ${message}`,
    );
  if (wrong.length > 0) throw new ProjectFileError([...new Set(wrong)].join('\n'));
  const project = read as ProjectFile;
  const faults = faultsOf(project);
  if (project.slug !== slug) faults.unshift(`The file is of the project ${project.slug}, not of ${slug}.`);
  if (faults.length > 0) throw new ProjectFileError(faults.join('\n'));
  return project;
}
