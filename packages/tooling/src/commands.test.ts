import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askSite, serveAdmin } from '@karachi-estates/api/admin/socket';
import { type TestApp, testApp } from '@karachi-estates/api/testing/testApp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepsOf } from './steps.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const packages = ['packages', 'apps']
  .flatMap((parent) => readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`))
  .concat('bench', 'e2e')
  .filter((folder) => existsSync(path.join(root, folder, 'package.json')));
const DOCUMENTS = [
  'README.md',
  'deploy/README.md',
  // A decision of the past may name what is gone.
  ...readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md') && name !== 'decisions.md')
    .map((name) => `docs/${name}`),
  ...packages.map((folder) => `${folder}/README.md`).filter((file) => existsSync(path.join(root, file))),
];

/** A command as a document names it: its words after `pnpm`. */
interface Named {
  document: string;
  words: string[];
}

/** The commands in code spans and shell blocks of a text. */
function commandsOf(document: string): Named[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const lines = blocks.flatMap((block) => block.replace(/\\\n/g, ' ').split('\n'));
  return [...spans, ...lines].flatMap((line) => {
    const [, words = ''] = /^(?:[A-Z_]+=\S+ )*(?:npx )?pnpm(?:@12)? ([^#&|;…]+)/.exec(line.trim()) ?? [];
    // What may be left out stands in brackets, and is tried as well.
    return words ? [{ document, words: words.replace(/[[\]]/g, '').trim().split(/\s+/) }] : [];
  });
}

const named = DOCUMENTS.flatMap(commandsOf);
const distinct = [...new Map(named.map((each) => [each.words.join(' '), each])).values()];
const startingWith = (...first: string[]) =>
  distinct.filter(({ words }) => first.every((word, place) => words[place] === word));

interface Manifest {
  name?: string;
  scripts?: Record<string, string>;
}
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
const folderOf = (name: string) => packages.find((folder) => manifestOf(folder).name === name);

/** Why a script of a package cannot run; undefined where its program and the files that it names are there. */
function faultOf(folder: string, name: string | undefined): string | undefined {
  const script = manifestOf(folder).scripts?.[name ?? ''];
  if (!script) return `${folder || 'the root'} has no script '${name}'`;
  const [, filtered, ofPackage] = /^pnpm .*--filter (\S+) (?:run )?(\S+)?/.exec(script) ?? [];
  if (filtered) {
    const target = folderOf(filtered);
    if (!target) return `there is no package ${filtered}`;
    return ofPackage && ofPackage !== 'run' ? faultOf(target, ofPackage) : undefined;
  }
  const [program = '', ...words] = script.split(/\s+/);
  const places = [folder, ''].map((place) => path.join(root, place, 'node_modules/.bin', program));
  if (!['node', 'npx', 'pnpm'].includes(program) && !places.some(existsSync)) return `${program} is not installed`;
  const file = words.find((word) => /\.(ts|mjs|js)$/.test(word));
  return file && !existsSync(path.join(root, folder, file)) ? `${file} is not there` : undefined;
}

/** What a word in capitals stands for, where it is tried. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  ID: '1',
  PAYMENT: '1',
  EMAIL: 'sana@example.com',
  ROLE: 'owner',
  SLUG: 'papers-first',
  QUEUE: 'media-purge',
};

/** Those that pnpm itself answers, with what the documents use them for. */
const OF_PNPM = ['install', 'add', 'exec', 'pack', 'sbom'];
/** They serve for ever, or take minutes; their scripts are looked at instead. */
const LONG = [
  'start',
  'dev',
  'microsite',
  'storybook',
  'build',
  'check',
  'test:long',
  'test:visual',
  'test:package',
  'sizes',
  'styles',
  'urdu-fonts',
  'new',
];
const TRIED = ['admin', 'backup', 'restore', 'bench', 'test', '--filter'];

const PNPM = spawnSync('pnpm', ['--version']).status === 0 ? ['pnpm'] : ['npx', 'pnpm@12'];

function run(words: string[], env: Record<string, string>): Promise<{ code: number; text: string }> {
  const [program = '', ...first] = PNPM;
  return new Promise((resolve) => {
    const options = { cwd: root, env: { ...process.env, ...env, pnpm_config_verify_deps_before_run: 'false' } };
    execFile(program, [...first, ...words], options, (error, out, problems) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, text: `${out}${problems}` }),
    );
  });
}

describe('the commands that the documents name', { timeout: 300_000 }, () => {
  let scratch: string;
  let site: TestApp;
  let stop: () => Promise<void>;
  let env: Record<string, string>;
  beforeAll(async () => {
    scratch = mkdtempSync(path.join(tmpdir(), 'karachi-commands-'));
    site = await testApp();
    stop = await serveAdmin(site.deps);
    env = { DATA_DIR: site.deps.settings.dataDir, DATABASE_URL: '' };
    writeFileSync(path.join(scratch, 'listings.csv'), 'id,property_type,purpose,price_pkr,area_name\n');
  }, 300_000);
  afterAll(async () => {
    await stop();
    await site.close();
    rmSync(scratch, { recursive: true });
  });

  /** Names of files and people in the documents become those of the scratch folder. */
  const here = (words: string[]) =>
    words.map((word) => {
      if (/\.md$/.test(word)) return path.join(scratch, 'article.md');
      if (/\.csv(\.gz)?$/.test(word)) return path.join(scratch, 'listings.csv');
      if (/\.tar\.gz$/.test(word) || word === 'FILE')
        return path.join(scratch, `${words.join('-').replace(/\W/g, '-')}.tar.gz`);
      return PLACEHOLDERS[word] ?? word;
    });

  it('are found in them', () => {
    expect(distinct.length).toBeGreaterThan(40);
    expect(distinct.map(({ words }) => words.join(' '))).toEqual(
      expect.arrayContaining(['start', 'test', 'admin leads', 'admin import FILE.csv.gz', 'restore FILE --force']),
    );
  });

  it('are each of a kind that is tried below', () => {
    const kinds = [...OF_PNPM, ...LONG, ...TRIED];
    const unknown = distinct.filter(({ words }) => !kinds.includes(words[0] ?? ''));
    expect(unknown.map(({ document, words }) => `${document}: pnpm ${words.join(' ')}`)).toEqual([]);
  });

  it('understand what they are told: the operator’s', async () => {
    const leads = path.join(scratch, 'leads.csv');
    expect(await run(['admin', 'leads', '--csv', leads], env)).toMatchObject({ code: 0 });
    expect(existsSync(leads)).toBe(true);
    // The site that runs is asked directly for the others: each process of its own takes seconds.
    for (const { document, words } of startingWith('admin').filter(({ words }) => words.length > 1)) {
      const article = words.at(-1)?.endsWith('.md') ? { article: '---\ntitle: Papers first\n---\n\nText.\n' } : {};
      const upload = words[1] === 'project' ? { upload: Buffer.from('{}').toString('base64') } : {};
      const statement = words[2] === 'import' ? { statement: Buffer.from('Date,Credit\n').toString('base64') } : {};
      const files = { ...article, ...upload, ...statement };
      const answer = await askSite(site.deps.settings, { argv: here(words.slice(1)), ...files });
      expect(answer?.text, `${document}: pnpm ${words.join(' ')}`).not.toContain('pnpm admin <command>');
    }
    expect((await askSite(site.deps.settings, { argv: ['nonsense'] }))?.text).toContain('pnpm admin <command>');
  });

  it('back up and restore', async () => {
    const backup = path.join(scratch, 'monday.tar.gz');
    const folder = path.join(scratch, 'restored');
    mkdirSync(folder);
    expect(await run(['backup', backup], env)).toMatchObject({ code: 0 });
    const flags = startingWith('restore').flatMap(({ words }) => words.filter((word) => word.startsWith('--')));
    const { text } = await run(['restore', backup, ...new Set(flags)], { ...env, DATA_DIR: folder });
    expect(text).toMatch(/^Restored the backup of/m);
    expect(await run(['restore', backup, '--nonsense'], env)).toMatchObject({ code: 1 });
  });

  it('have a script that stands: those that serve for ever or take minutes', () => {
    const faults = LONG.flatMap((name) =>
      startingWith(name).flatMap(({ document }) => {
        const own = path.dirname(document);
        const isOwn = own !== '.' && own !== 'docs' && manifestOf(own).scripts?.[name];
        return faultOf(isOwn ? own : '', name) ?? [];
      }),
    );
    expect(faults).toEqual([]);
    expect(startingWith('bench').flatMap(({ words }) => faultOf('bench', words[1]) ?? [])).toEqual([]);
  });

  it('name steps of the test command, and packages that are there', () => {
    const steps = stepsOf(root, {}).map(({ name }) => name);
    const unknown = startingWith('test').flatMap(({ words }) =>
      words.slice(1).filter((word) => word !== '--list' && !steps.includes(word)),
    );
    expect(unknown).toEqual([]);
    const faults = startingWith('--filter').flatMap(({ words: [, name = '', script] }) => {
      // The site that docs/microsites.md lets its reader make is a copy of the microsite.
      const folder = name === '@karachi-estates/palm-court' ? 'apps/microsite' : folderOf(name);
      if (!folder) return [`there is no package ${name}`];
      return OF_PNPM.includes(script ?? '') ? [] : (faultOf(folder, script) ?? []);
    });
    expect(faults).toEqual([]);
  });

  it('are not shadowed by pnpm’s own', async () => {
    const { text } = await run(['help', '--all'], {});
    const own = new Set([...text.matchAll(/^ {2}([a-z][a-z-]+) {2,}/gm)].map(([, name = '']) => name));
    expect(own.has('import')).toBe(true);
    // These run the script of their name.
    for (const name of ['start', 'stop', 'restart', 'test', 'run', 'exec']) own.delete(name);
    expect(Object.keys(manifestOf('').scripts ?? {}).filter((name) => own.has(name))).toEqual([]);
  });
});
