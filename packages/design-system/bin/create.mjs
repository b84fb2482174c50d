// Writes the site of a new project into an empty folder.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { refuse } from './refuse.mjs';

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

/** The words of the command line. */
function read(args) {
  try {
    const { values, positionals } = parseArgs({ args, options: { kit: { type: 'string' } }, allowPositionals: true });
    return { folders: positionals, kit: values.kit };
  } catch {
    return refuse(usage);
  }
}

/** A file is meant from where the person stands; the site's package.json would have it from the site. */
function kitFrom(given) {
  const file = given.replace(/^file:/, '');
  const isFile = file !== given || /^\.{0,2}[/\\]/.test(file) || /^(?![a-z+]{2,}:).*\.tgz$/.test(file);
  return isFile && !file.startsWith('~') ? `file:${path.resolve(file)}` : given;
}

/** The folder for the site. One that is a repository already is as good as an empty one. */
async function emptyFolder(target) {
  try {
    await mkdir(target, { recursive: true });
  } catch (error) {
    refuse(`${target} cannot be made a folder (${error.code}): name a new one.`);
  }
  const there = (await readdir(target)).filter((name) => name !== '.git');
  if (there.length > 0) refuse(`${target} is not empty: name a new folder.`);
}

/** What is left to do, to be copied. */
function nextSteps(folder, target) {
  const way = /[^\w./:\\-]/.test(folder) ? `"${folder}"` : folder;
  return [...(target === process.cwd() ? [] : [`cd ${way}`]), 'npm install', 'npm start'];
}

/** What a site imports itself stands in its own package.json: the kit, and all that the kit expects beside it. */
function dependenciesOf(kit, version, given) {
  const beside = Object.keys(kit.peerDependencies).filter((name) => !kit.peerDependenciesMeta[name]?.optional);
  return {
    [kit.name]: given ? kitFrom(given) : `^${kit.version}`,
    ...Object.fromEntries(beside.map((name) => [name, version(name)])),
  };
}

/**
 * @param {string[]} args the folder, whose name becomes the project's id, and where the kit comes from
 */
export async function create(args) {
  const { folders, kit: given } = read(args);
  const [folder] = folders;
  if (!folder) refuse(usage);
  if (folders.length > 1) refuse(`Name one folder, not ${folders.length} (${folders.join(', ')}), as in palm-court.`);
  const target = path.resolve(folder);
  const id = path.basename(target);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    refuse(`"${id}" cannot be a project's id: use lower case letters, digits and dashes, as in palm-court.`);
  }
  await emptyFolder(target);

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
    dependencies: dependenciesOf(kit, version, given),
    devDependencies: {
      ...Object.fromEntries(TOOLS.map((name) => [name, version(name)])),
      typescript: version('typescript-7').replace(/^npm:typescript@/, ''),
    },
  };
  await writeFile(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(path.join(target, '.gitignore'), 'node_modules\ndist\npublic/pictures\n');
  const next = nextSteps(folder, target).map((step) => `\n  ${step}`);
  console.log(`The site of ${titleOf(id)} is in ${target}. Next:${next.join('')}`);
  console.log('Its sample units come to Karachi Estates with project.json and units.csv; README.md says how.');
}
