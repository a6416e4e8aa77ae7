/**
 * Who may import whom: the table of docs/architecture.md, with each of its rules by name.
 * `scripts/fence.test.ts` plants a violation of every rule and expects it to be found.
 */

const TEST_FILES = String.raw`\.test\.tsx?$|/testing/|/golden/`
const OWN_CODE = '^(packages|apps|tools|bench|e2e|scripts)/'
const TEST_TOOLS = '^(node_modules/(vitest|fast-check)/)'
const EDGE = 'wire|realtime|mail|deck-sites|push|hooks|metrics'
const WEB_FOUNDATIONS = 'ui|forms|acts|transport|language|device-storage'

const packageRules = [
  {
    name: 'domain-is-pure',
    comment: 'The rules of play import nothing: no package, no node: module, no other room.',
    from: { path: '^packages/domain/', pathNot: TEST_FILES },
    to: { pathNot: '^packages/domain/src/' },
  },
  {
    name: 'domain-is-pure',
    comment: 'Tests of the domain may also use the test runner, and read recorded tournaments.',
    from: { path: `^packages/domain/.*(${TEST_FILES})` },
    to: { pathNot: `^packages/domain/src/|${TEST_TOOLS}`, dependencyTypesNot: ['core'] },
  },
  {
    name: 'contract-knows-domain-only',
    comment: 'What travels is described with the domain and the schema library, nothing else.',
    from: { path: '^packages/contract/', pathNot: TEST_FILES },
    to: { pathNot: '^packages/(contract|domain)/src/|^node_modules/zod/' },
  },
  {
    name: 'contract-knows-domain-only',
    comment: 'Tests of the contract may also use the test runner.',
    from: { path: `^packages/contract/.*(${TEST_FILES})` },
    to: {
      pathNot: `^packages/(contract|domain)/src/|^node_modules/zod/|${TEST_TOOLS}`,
      dependencyTypesNot: ['core'],
    },
  },
  {
    name: 'messages-know-types-only',
    comment: 'Sentences are keyed by the codes of domain and contract, as types: no code of theirs is loaded.',
    from: { path: '^packages/messages/', pathNot: TEST_FILES },
    to: { path: '^packages/(domain|contract)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'messages-know-types-only',
    comment: 'Messages know no app.',
    from: { path: '^packages/messages/' },
    to: { path: OWN_CODE, pathNot: '^packages/(messages|domain|contract)/' },
  },
]

const serverRules = [
  {
    name: 'features-know-no-edge',
    comment: 'A server feature knows itself, domain, contract and database; the rest is handed in by compose.',
    from: { path: '^apps/server/src/features/', pathNot: TEST_FILES },
    to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(features|database|turns)/' },
  },
  {
    name: 'features-know-no-edge',
    comment: 'A server feature answers with codes; sentences are made at the edge.',
    from: { path: '^apps/server/src/features/', pathNot: TEST_FILES },
    to: { path: '^packages/messages/' },
  },
  {
    name: 'edge-knows-no-feature',
    comment: 'Wire, realtime, mail and deck sites meet the features through the call type of the contract.',
    from: { path: `^apps/server/src/(${EDGE})/`, pathNot: TEST_FILES },
    to: { path: '^apps/server/src/', pathNot: '^apps/server/src/($1|ports|turns)/' },
  },
  {
    name: 'wire-knows-no-call',
    comment: 'What is special about a call or a document of a feature is said by the feature, in contract/serving.',
    from: {
      path: '^apps/server/src/wire/',
      pathNot: `^apps/server/src/wire/open-api/|${TEST_FILES}`,
    },
    to: { path: '^packages/contract/src/(tournaments|registrations|decklists)/' },
  },
  {
    name: 'ports-know-nothing',
    comment: 'What processes would have in common is told in terms of contract and domain.',
    from: { path: '^apps/server/src/ports/' },
    to: { pathNot: '^apps/server/src/ports/|^packages/(contract|domain)/src/' },
  },
  {
    name: 'processes-are-counted-once',
    comment: 'How many processes there are is known to open-ports, which chooses what stands behind the ports.',
    from: {
      path: '^apps/server/src/',
      pathNot: String.raw`^apps/server/src/(one-process/|many-processes/|open-ports\.ts$)|${TEST_FILES}`,
    },
    to: { path: '^apps/server/src/(one|many)-process' },
  },
  {
    name: 'processes-are-counted-once',
    comment: 'What stands behind a port for one process knows the ports and nothing else of ours.',
    from: { path: '^apps/server/src/one-process/', pathNot: TEST_FILES },
    to: { path: OWN_CODE, pathNot: '^apps/server/src/(one-process|ports)/' },
  },
  {
    name: 'processes-are-counted-once',
    comment: 'What stands behind a port for several processes knows the ports, and what one process does alone.',
    from: { path: '^apps/server/src/many-processes/', pathNot: TEST_FILES },
    to: {
      path: OWN_CODE,
      pathNot: '^apps/server/src/(one-process|many-processes|ports)/|^packages/(contract|domain)/src/',
    },
  },
  {
    name: 'sql-in-stores-only',
    comment: 'The query builder and the database drivers are used in database/, in *-store.ts and in queries/.',
    from: {
      path: OWN_CODE,
      pathNot: String.raw`^apps/server/src/(database/|.*-store(\.test)?\.ts$|.*/queries/)`,
    },
    to: { path: '^node_modules/(kysely|pg|better-sqlite3)/' },
  },
]

const webRules = [
  {
    name: 'features-know-no-app',
    comment: 'A web feature, and what it stands on, knows no router, layout or screen.',
    from: { path: `^apps/web/src/(features|${WEB_FOUNDATIONS})/`, pathNot: TEST_FILES },
    to: { path: '^apps/web/', pathNot: `^apps/web/src/(features|${WEB_FOUNDATIONS})/` },
  },
  {
    name: 'features-know-no-app',
    comment: 'Forms, transport, language and device storage serve every feature and know none.',
    from: { path: `^apps/web/src/(${WEB_FOUNDATIONS})/`, pathNot: TEST_FILES },
    to: { path: '^apps/web/src/features/' },
  },
  {
    name: 'api-knows-no-screen',
    comment: 'Screens ask the api of their feature; it knows none of them.',
    from: { path: '^apps/web/src/features/([^/]+)/api/', pathNot: TEST_FILES },
    to: { path: '^apps/web/src/features/$1/', pathNot: '^apps/web/src/features/$1/api/' },
  },
  {
    name: 'transport-only-carries',
    comment: 'What is told of an act, and how it looks, is not the business of whoever carries it.',
    from: { path: '^apps/web/src/transport/', pathNot: TEST_FILES },
    to: { path: '^apps/web/src/(ui|forms|acts|language)/' },
  },
  {
    name: 'ui-knows-nothing',
    comment: 'Text and values come in as props.',
    from: { path: '^apps/web/src/ui/', pathNot: TEST_FILES },
    to: { path: OWN_CODE, pathNot: '^apps/web/src/ui/' },
  },
]

const generalRules = [
  {
    name: 'features-stay-apart',
    comment: 'What one feature needs of another is handed in: a function type on the server, a slot in the web app.',
    from: { path: '^apps/(server|web)/src/features/([^/]+)/' },
    to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
  },
  {
    name: 'apps-stay-apart',
    comment: 'Apps meet through packages.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'tools-know-no-app',
    comment: 'Tools, benchmarks and browser tests use the product from outside; domain and contract are free.',
    from: { path: '^(tools|bench|e2e|scripts)/' },
    to: { path: '^apps/' },
  },
  {
    name: 'tests-are-not-imported',
    comment: 'Only tests and tools import tests, builders and recordings.',
    from: { path: '^(packages|apps)/', pathNot: TEST_FILES },
    to: { path: `${OWN_CODE}.*(${TEST_FILES})` },
  },
  { name: 'no-circular', comment: 'A circle has no inside.', from: {}, to: { circular: true } },
  {
    name: 'no-unresolved',
    comment: 'An import that cannot be followed is an import the other rules cannot see.',
    from: { path: OWN_CODE },
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
]

export default {
  forbidden: [...packageRules, ...serverRules, ...webRules, ...generalRules].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // What we build; packages from outside have folders of that name, too.
    exclude: { path: '^apps/[^/]+/dist/' },
    // Types count: a type-only import ties two rooms together as well.
    tsPreCompilationDeps: true,
    // Workspace packages are links in node_modules; rules speak of the files behind them.
    preserveSymlinks: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
