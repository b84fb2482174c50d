// Which way one may walk through the house. Directions are written as patterns over noun and layer, so that a new
// noun, component or screen needs no new rule. Every rule is proven by an example in src/import-rules.test.ts.

const TEST = String.raw`\.(test|spec|stories)\.tsx?$`;
/** The folders of the API that are machinery and not a noun. */
const MACHINERY = '(?:db|changes|plugins|testing|mail|admin|jobs)/';
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

const forbidden = [
  {
    name: 'domain-is-pure',
    comment: 'The rules of Karachi property import nothing at all, so that they run and are tested anywhere.',
    from: { path: '^packages/domain/src/', pathNot: TEST },
    to: { pathNot: '^packages/domain/src/' },
  },
  {
    name: 'contracts-know-domain-only',
    comment: 'Contracts are loaded by server and browser alike: domain words and TypeBox are all they may weigh.',
    from: { path: '^packages/contracts/src/', pathNot: TEST },
    to: { pathNot: ['^packages/(contracts|domain)/src/', npm('typebox')] },
  },
  {
    name: 'kit-knows-domain-only',
    comment: 'The kit is installed by microsites outside this repository: of our packages it knows the domain alone.',
    from: { path: '^packages/design-system/src/', pathNot: TEST },
    to: { path: '^(packages|apps|bench|e2e)/', pathNot: '^packages/(design-system|domain)/' },
  },
  {
    name: 'kit-fetches-and-routes-nothing',
    comment: 'Components get data, links and events through props, so that every state can be a story.',
    from: { path: '^packages/design-system/src/' },
    to: { path: npm('react-router', 'react-router-dom', 'swr', 'next') },
  },
  {
    name: 'fixtures-know-domain-and-contracts',
    comment: 'Fixtures are values of the wire and the domain; anything else would bind tests to one app.',
    from: { path: '^packages/fixtures/src/' },
    to: { path: '^(packages|apps|bench|e2e)/', pathNot: '^packages/(fixtures|domain|contracts)/' },
  },
  {
    name: 'fixtures-stay-out-of-the-product',
    comment:
      'Invented values belong in stories, tests and the demo seed, never in what visitors get. The build renders sample pages with them, of which only the CSS is kept.',
    from: {
      path: '^(packages|apps)/',
      pathNot: [
        TEST,
        '^packages/(fixtures|tooling)/',
        '^apps/api/src/(db/seed|testing)/',
        '/(stories|testing)/',
        String.raw`^apps/web/server/pageStylesheets/samplePages\.ts$`,
      ],
    },
    to: { path: '^packages/fixtures/' },
  },
  {
    name: 'tooling-stays-out-of-the-product',
    comment: 'Checks and generators read the product; the product does not need them to run.',
    from: {
      path: '^(packages/(domain|contracts|design-system|fixtures)/src|apps/[^/]+/(src|app|server))/',
      pathNot: TEST,
    },
    to: { path: '^(packages/tooling|bench|e2e)/' },
  },
  {
    name: 'sites-know-kit-contracts-domain',
    comment: 'A site is thin: it meets the server only through the contracts.',
    from: { path: '^apps/(web|microsite|desk)/', pathNot: [TEST, '^apps/web/server/', '/stories/'] },
    to: {
      path: '^(packages|apps|bench|e2e)/',
      pathNot: ['^apps/$1/', '^packages/(design-system|contracts|domain)/'],
    },
  },
  {
    name: 'web-server-mounts-the-app-only',
    comment:
      'One process serves site and API: its composition root may take the app, its dependencies, its settings, what changes in its data, which addresses are its own, and how answers are cached, counted, described and sent, and processes end.',
    from: { path: '^apps/web/server/', pathNot: TEST },
    to: {
      path: '^apps/(?!web/)',
      pathNot: String.raw`^apps/api/src/(app|deps|settings|changes/(changes|subjectCache)|plugins/(answers|compressedBody|contract|counting|health|paths))\.ts$`,
    },
  },
  {
    name: 'api-knows-contracts-and-domain',
    comment: 'The API renders nothing and borrows from no site.',
    from: { path: '^apps/api/src/', pathNot: TEST },
    to: { path: '^(packages|apps|bench|e2e)/', pathNot: '^(apps/api|packages/(contracts|domain|fixtures))/' },
  },
  {
    name: 'browser-code-has-no-node',
    comment: 'What a route imports is sent to visitors: no Node module, database or server framework may be in it.',
    from: {
      path: '^(apps/(web|desk)/app|packages/(domain|contracts|design-system)/src)/',
      pathNot: [TEST, String.raw`\.server\.tsx?$`],
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'browser-code-has-no-server',
    comment: 'The same for our own server files and its libraries.',
    from: { path: '^apps/(web|desk)/app/', pathNot: [TEST, String.raw`\.server\.tsx?$`] },
    to: { path: ['^apps/web/server/', npm('fastify', 'pg', 'drizzle-orm', 'sharp', '@emotion/server')] },
  },
  {
    name: 'no-route-imports-a-route',
    comment: 'A screen that needs a part of another screen shows that the part is a component of the kit.',
    from: { path: '^apps/(web|desk)/app/routes/([^/]+)/' },
    to: { path: '^apps/(web|desk)/app/routes/[^/]+/', pathNot: '^apps/$1/app/routes/$2/' },
  },
  {
    name: 'data-has-no-ui',
    comment: 'Hooks that fetch are used by any screen and therefore know none, nor the kit.',
    from: { path: '^apps/(web|desk)/app/data/', pathNot: TEST },
    to: { path: ['^apps/(web|desk)/app/(routes|forms|content)/', '^packages/design-system/', npm('@mui', '@emotion')] },
  },
  {
    name: 'routes-have-no-sql',
    comment: 'HTTP only: what a handler reads comes from a store, what it writes goes through actions.',
    from: { path: String.raw`\.routes\.ts$` },
    to: { path: [npm('drizzle-orm', 'pg'), String.raw`\.table\.ts$`] },
  },
  {
    name: 'stores-and-actions-have-no-http',
    comment:
      'Rules and rows do not know how they were asked for, so jobs, imports and tests use them too. Actions throw Refused.',
    from: { path: String.raw`\.(store|actions)\.ts$` },
    to: {
      path: [npm('fastify', '@fastify'), String.raw`\.routes\.ts$`, String.raw`^apps/api/src/plugins/errors\.ts$`],
    },
  },
  {
    name: 'modules-meet-through-actions-and-stores',
    comment: 'Another noun is reached by its verbs and reads; only SQL joins and foreign keys may name its tables.',
    from: { path: `^apps/api/src/(?!${MACHINERY})([^/]+)/`, pathNot: TEST },
    to: {
      path: `^apps/api/src/(?!${MACHINERY})[^/]+/`,
      pathNot: ['^apps/api/src/$1/', String.raw`\.(actions|store)\.ts$`, String.raw`\.table\.ts$`],
    },
  },
  {
    name: 'tables-are-for-sql',
    comment:
      'Only stores, the seed and other tables query tables, so that SQL stays in one place; others may name their types.',
    from: {
      path: '^apps/api/src/',
      pathNot: [
        TEST,
        String.raw`\.(store|table|seed)\.ts$`,
        `^apps/api/src/(db|testing|admin)/`,
        String.raw`/import(\.|[A-Z])`,
      ],
    },
    to: { path: String.raw`\.table\.ts$`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'product-has-no-tests',
    comment: 'A test or story may be deleted without the product noticing.',
    from: { path: '^(packages|apps)/', pathNot: TEST },
    to: { path: TEST },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that need each other at run time are one file, or hide a third; types are gone by then.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'everything-resolves',
    comment: 'An import that leads nowhere is a file that was moved or a package that is not declared.',
    from: { path: '^(packages|apps|bench|e2e)/' },
    to: {
      couldNotResolve: true,
      pathNot: [String.raw`^(\./|\.\./).*\+types/`, '^virtual:', String.raw`\?(url|raw|inline)$`],
    },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: forbidden.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // The kit's trial app is copied outside the workspace and gets its stylesheet there.
    exclude: {
      path: String.raw`(^|/)(build|dist|\.cache|\.react-router|\.data|storybook-static|test-results)/|\+types/|^packages/design-system/scripts/package/app/`,
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
