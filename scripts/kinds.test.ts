import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inspectKinds } from './kinds.mjs'

const PATIENCE_MS = 60_000

const TOURNAMENT = `
export type Match = { kind: 'played'; players: [string, string]; state: { kind: 'pending' } } | { kind: 'bye'; player: string }
export type Phase = { kind: 'waiting' } | { kind: 'running'; round: number }
export type Pairing<Kind = Match> = Kind extends Match ? Omit<Kind, 'state'> : never
export type Tournament = { phase: Phase; matches: Match[] }
`

const DOMAIN = 'packages/domain/src/tournaments'
const imports = "import type { Match, Pairing, Tournament } from './tournament.ts'\n"

/** Each compares a kind outside the readers' folder. */
const PLANTED: readonly (readonly [how: string, text: string])[] = [
  ['a member', "export const isBye = (match: Match) => match.kind === 'bye'"],
  ['a member of a member', "export const isOpen = (one: Tournament) => one.phase.kind !== 'waiting'"],
  ['a part taken out', "export const byes = (all: Match[]) => all.filter(({ kind }) => kind === 'bye')"],
  ['a part under another name', "export const isBye = ({ kind: what }: Match) => 'bye' === what"],
  ['a copy', "export const isBye = (match: Match) => {\n  const kind = match.kind\n  return kind === 'bye'\n}"],
  ['a switch', "export function f(match: Match) {\n  switch (match.kind) {\n    case 'bye':\n      return 1\n  }\n}"],
  ['two of them', 'export const isSame = (one: Match, other: Match) => one.kind === other.kind'],
  ['a list', "export const isAlone = (match: Match) => ['bye'].includes(match.kind)"],
  ['a pairing made of it', "export const isBye = (pairing: Pairing) => pairing.kind === 'bye'"],
  ['the state of one', "export const f = (match: Match) => match.kind === 'bye' || match.state.kind === 'pending'"],
]

const SOUND: Readonly<Record<string, string>> = {
  [`${DOMAIN}/kinds/seats.ts`]:
    "import type { Match } from '../tournament.ts'\nexport const isBye = (match: Match) => match.kind === 'bye'\n",
  [`${DOMAIN}/other-union.ts`]:
    "export const isOut = (seat: { kind: 'waiting' } | { kind: 'seated' }) => seat.kind === 'waiting'\n",
  [`${DOMAIN}/words.ts`]: `${imports}export const word = (match: Match) => ({ played: 'x', bye: 'y' })[match.kind]\nexport const other = 'bye'\n`,
  [`${DOMAIN}/rounds.test.ts`]: `${imports}export const isBye = (match: Match) => match.kind === 'bye'\n`,
}

describe('the fence around kinds, on a small house of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinds-'))
  let findings: readonly string[] = []

  beforeAll(() => {
    const planted = PLANTED.map(([, text], index) => [`${DOMAIN}/planted-${index}.ts`, `${imports}${text}\n`] as const)
    const files = { [`${DOMAIN}/tournament.ts`]: TOURNAMENT, ...SOUND, ...Object.fromEntries(planted) }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    findings = inspectKinds(folder).findings
  }, PATIENCE_MS)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(PLANTED.map(([how], index) => [how, index] as const))('a comparison by %s is reported', (_, index) => {
    expect(findings.filter((finding) => finding.startsWith(`${DOMAIN}/planted-${index}.ts:`))).not.toEqual([])
  })

  test('readers, tests, other unions and words for a kind are let through', () => {
    expect(findings.filter((finding) => !finding.includes('/planted-'))).toEqual([])
  })
})
