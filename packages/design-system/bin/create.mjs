// Writes the site of a new project into an empty folder.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const template = fileURLToPath(new URL('../template/', import.meta.url));
const usage = 'usage: design-system create <folder> [--kit <version or file>]';

/** What the site is built with, in the versions that the kit itself is built with. */
const TOOLS = ['@types/node', '@types/react', '@types/react-dom', 'compression', 'sharp', 'thumbhash', 'vite'];

/** The files that name the project of the template. */
const NAMING = [
  ...['README.md', 'project.json', 'units.en.json', 'units.ur.json'],
  ...['src/brand.ts', 'src/content.ts', 'src/content.ur.ts', 'src/settings.ts'],
];

/** 'palm-court' is 'Palm Court' to people. */
const titleOf = (id) =>
  id
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');

/** Stops with one sentence that says what to do. */
function refuse(because) {
  console.error(because);
  process.exit(2);
}

/** What a site imports itself stands in its own package.json: the kit, and all that the kit expects beside it. */
function dependenciesOf(kit, version, given) {
  const beside = Object.keys(kit.peerDependencies).filter((name) => !kit.peerDependenciesMeta[name]?.optional);
  return {
    [kit.name]: given ?? `^${kit.version}`,
    ...Object.fromEntries(beside.map((name) => [name, version(name)])),
  };
}

/**
 * @param {string[]} args the folder, whose name becomes the project's id, and where the kit comes from
 */
export async function create(args) {
  const { values, positionals } = parseArgs({ args, options: { kit: { type: 'string' } }, allowPositionals: true });
  const [folder] = positionals;
  if (!folder) refuse(usage);
  const target = path.resolve(folder);
  const id = path.basename(target);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    refuse(`"${id}" cannot be a project's id: use lower case letters, digits and dashes, as in palm-court.`);
  }
  await mkdir(target, { recursive: true });
  if ((await readdir(target)).length > 0) refuse(`${target} is not empty: name a new folder.`);

  const kit = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  const version = (name) => kit.devDependencies[name] ?? kit.peerDependencies[name];
  await cp(template, target, { recursive: true });
  for (const file of NAMING) {
    const text = await readFile(path.join(target, file), 'utf8');
    await writeFile(
      path.join(target, file),
      text.replaceAll('sample-project', id).replaceAll('Sample Project', titleOf(id)),
    );
  }
  const manifest = {
    name: id,
    private: true,
    type: 'module',
    scripts: {
      pictures: 'design-system pictures pictures public /pictures src/pictures.generated.ts webp',
      typecheck: 'npm run pictures && tsc --noEmit',
      build: 'npm run pictures && node build.mjs',
      start: 'npm run build && vite preview --strictPort',
    },
    dependencies: dependenciesOf(kit, version, values.kit),
    devDependencies: {
      ...Object.fromEntries(TOOLS.map((name) => [name, version(name)])),
      typescript: version('typescript-7').replace(/^npm:typescript@/, ''),
    },
  };
  await writeFile(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(path.join(target, '.gitignore'), 'node_modules\ndist\npublic/pictures\n');
  console.log(`The site of ${titleOf(id)} is in ${target}. Next:\n  cd ${folder}\n  npm install\n  npm start`);
  console.log('Its sample units come to Karachi Estates with project.json and units.csv; README.md says how.');
}
