import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fr } from '@tablee/messages/fr'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')
/** Server messages, by refusal or failure code. */
const SAID_BY_THE_SERVER = /^(refusals|failures|letters|replies|advice)\./
const PLURAL_FORM = /_(zero|one|two|few|many|other)$/

type Tree = { readonly [key: string]: string | Tree }

function keysOf(tree: Tree, path = ''): readonly string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  )
}

function sourceText(): string {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
    .join('\n')
}

/** Dynamic keys such as `dashboard.${kind}.title` match any that fit. */
function patternsIn(source: string): readonly RegExp[] {
  const templates = source.match(/`[a-zA-Z]+\.[^`\s]*\$\{[^`]*`/g) ?? []
  return templates.map((template) => {
    const pieces = template.slice(1, -1).split(/\$\{[^}]*\}/)
    return new RegExp(`^${pieces.map((piece) => piece.replaceAll('.', '\\.')).join('[\\w.-]+')}$`)
  })
}

test('LAY-11 every sentence of the catalogues is said somewhere', () => {
  const source = sourceText()
  const patterns = patternsIn(source)
  const unused = keysOf(fr)
    .filter((key) => !SAID_BY_THE_SERVER.test(key))
    .map((key) => key.replace(PLURAL_FORM, ''))
    .filter((key) => !source.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)))
  expect([...new Set(unused)]).toEqual([])
  expect(patterns.length).toBeGreaterThan(0)
})
