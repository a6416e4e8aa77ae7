import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { readMessageTable } from './testing/message-table.ts'

const ROOT = join(import.meta.dirname, '../../..')
const TABLE = readMessageTable(readFileSync(join(ROOT, 'docs/messages.md'), 'utf8'))
const LISTED = TABLE.map(({ french }) => french)
/** Next to a checkout that has it. */
const SPECIFICATION = join(ROOT, '../shared/spec/specification.md')
/** Said by the official client's own code. */
const OF_THE_CLIENT = 'Missing required parameter: "{name}"'
/** Said by the pages behind mailed links; section 8 only describes them. */
const UNQUOTED = [
  ...Object.values({ ...fr.quickTournament.success.description, title: fr.quickTournament.success.title }),
  fr.refusals.not_organizer,
  fr.accounts.reset.invalidLink,
  fr.accounts.verify.invalidLink,
]

type Tree = { readonly [key: string]: string | Tree }

function leaves(tree: Tree, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : leaves(value, `${path}${key}.`),
  )
}

/** Every message quoted in section 8; `...` repeats the beginning of the previous one. */
function quotedMessages(specification: string): readonly string[] {
  const section = /^## 8\..*?(?=^## 9\.)/ms.exec(specification)?.[0] ?? ''
  const quoted = [...section.matchAll(/(?<=[\s(])'(.+?)'(?=[;,.)\s]|$)/gm)].map(([, text = '']) => text)
  let before = ''
  return quoted.map((text) => {
    const rest = text.startsWith('...') ? text.slice(3) : null
    const lors = before.indexOf('lors ')
    before = rest === null ? text : before.slice(0, rest.startsWith('lors ') ? lors : lors + 'lors '.length) + rest
    return before
  })
}

test('API-6 docs/messages.md names each message once, where it is said and how to come there', () => {
  expect(TABLE.length).toBeGreaterThan(40)
  expect(new Set(LISTED).size).toBe(LISTED.length)
  for (const { reachedBy, where, how } of TABLE) {
    expect(['server', 'web']).toContain(reachedBy)
    expect(where && how).toBeTruthy()
  }
})

test('API-6 each message stands in the catalogues, with its English counterpart', () => {
  const french = leaves(fr)
  const english = new Map(leaves(en))
  const pairs = TABLE.filter((row) => row.french !== OF_THE_CLIENT).map((row) => {
    const keys = french.filter(([, sentence]) => sentence === row.french).map(([key]) => key)
    return { french: row.french, english: [...new Set(keys.map((key) => english.get(key)))] }
  })
  expect(pairs).toEqual(
    pairs.map(({ french }) => ({ french, english: [TABLE.find((row) => row.french === french)?.english] })),
  )
})

test('API-6 the messages that section 8 speaks of without quoting them are in the table', () => {
  expect(LISTED).toEqual(expect.arrayContaining(UNQUOTED))
})

test.skipIf(!existsSync(SPECIFICATION))('API-6 the table holds every message of section 8, and no other', () => {
  const quoted = quotedMessages(readFileSync(SPECIFICATION, 'utf8'))
  expect(quoted.length).toBeGreaterThan(35)
  expect([...new Set([...quoted, ...UNQUOTED])].sort()).toEqual(LISTED.toSorted())
})

test('the beginning of a message is repeated by three dots', () => {
  const text =
    "## 8. X\n- 'Une erreur est survenue lors de l'ajout'; '...du départ'; '...lors du retour' (never).\n## 9. Y"
  expect(quotedMessages(text)).toEqual([
    "Une erreur est survenue lors de l'ajout",
    'Une erreur est survenue lors du départ',
    'Une erreur est survenue lors du retour',
  ])
})
