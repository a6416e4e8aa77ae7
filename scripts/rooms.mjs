import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-root.mjs'

export const ROOMS = ['packages', 'apps', 'tools', 'bench', 'e2e', 'scripts']

const CODE = /\.(ts|tsx|mjs)$/
const GENERATED = /\.gen\.ts$/
const EMPTY_NAMES = /^(utils?|helpers?|common|shared|misc|managers?)(\.|$)|-(utils?|helpers?|manager)\./
const LOOSE_TODO = /\b(TODO|FIXME)\b(?!.*#\d)/
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist'])

/**
 * @param {string} folder relative to the checkout
 * @param {string} root the checkout
 * @returns {string[]}
 */
export function codeFilesBelow(folder, root = projectRoot) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : codeFilesBelow(path, root)
    return CODE.test(entry.name) && !GENERATED.test(entry.name) ? [path] : []
  })
}

/**
 * What is wrong with one of our files, in words.
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function findingsAbout(path, text) {
  const findings = []
  const emptyName = path.split(/[\\/]/).find((part) => EMPTY_NAMES.test(part))
  if (emptyName !== undefined) findings.push(`${path}: "${emptyName}" says nothing; name the subject`)
  text.split('\n').forEach((line, index) => {
    if (!path.startsWith('scripts') && LOOSE_TODO.test(line)) {
      findings.push(`${path}:${index + 1}: a TODO carries an issue number`)
    }
  })
  return findings
}

/**
 * Names and loose ends of our files, which no linter checks.
 * @returns {{ files: number, findings: string[] }}
 */
export function inspectRooms() {
  const files = ROOMS.flatMap((room) => codeFilesBelow(room))
  const findings = files.flatMap((path) => findingsAbout(path, readFileSync(join(projectRoot, path), 'utf8')))
  return { files: files.length, findings }
}
