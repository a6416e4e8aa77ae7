import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { CLOCK_BY_HAND } from '@tablee/domain/tournaments/clock/clock-by-hand'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { importTournament } from '@tablee/domain/tournaments/files/import-tournament'
import {
  type PortableTournament,
  portableTournament as portable,
} from '@tablee/domain/tournaments/files/portable-tournament'
import { domainOfRecording, type RecordedTournament } from '@tablee/domain/tournaments/golden/recorded-tournament'
import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import { chooseStructure } from '@tablee/domain/tournaments/rounds/choose-structure'
import { computeStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import { TABLES_FROM_ONE } from '@tablee/domain/tournaments/tables/table-plan'
import { aTournamentOf, publicId, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PlayerId, Side, Tournament, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { portableText, portableTournament } from './portable-tournament.ts'

const KEPT = new URL('../../../../domain/src/tournaments/golden/', import.meta.url)
/** The whole collection, if it lies beside the repository. */
const COLLECTION = new URL('../../../../../../shared/data/tournaments/', import.meta.url)
const FOLDER = existsSync(COLLECTION) ? COLLECTION : KEPT
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))

/** A real tournament as ours, just after its last round. */
function playedElsewhere(recording: RecordedTournament): Tournament {
  const { players, matches, rules, lot } = domainOfRecording(recording)
  const keys = new Map(players.map(({ id }, index) => [id, `key${index}` as PlayerId]))
  const keyOf = (id: PlayerId) => keys.get(id) ?? id
  return {
    ...aTournamentOf(2),
    ...{ rules, lot },
    phase: { kind: 'running', round: recording.rounds.length },
    players: players.map((player) => ({ ...player, id: keyOf(player.id) })),
    rounds: recording.rounds.map((_, index) => ({ number: index + 1, stage: 0, seed: null, clock: null })),
    matches: matches.map((match) =>
      isPlayed(match)
        ? { ...match, sides: match.sides.map(([id]): Side => [keyOf(id)]) }
        : { ...match, player: keyOf(match.player) },
    ),
  }
}

function importedText(text: string): Tournament {
  const read = portableTournament.parse(JSON.parse(text))
  const into = { id: 'new' as TournamentId, code: 'ZZZZZZ' as TournamentCode, organizer: publicId('somebody') }
  const outcome = importTournament(read, into)
  if (!outcome.accepted) throw new Error(JSON.stringify(outcome.refusal))
  return evolveAll(createdTournament(outcome.value.created), outcome.value.settled)
}

test.each(FILES)('STAK-12 %s shows the same standings after each round when it was taken elsewhere', (name) => {
  const recording: RecordedTournament = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))
  const played = playedElsewhere(recording)
  const text = portableText(portable(played))
  // The protocol's envelope escapes every quote.
  expect(JSON.stringify(text).length).toBeLessThan(1_000_000)
  const imported = importedText(text)
  for (const { number } of played.rounds) {
    expect(computeStandings({ ...imported, throughRound: number })).toEqual(
      computeStandings({ ...played, throughRound: number }),
    )
  }
})

test('STAK-12 some hundred players more than the largest recording fit into one request', () => {
  const player = (index: number) => ({
    key: `${100_000_000_000 + index}` as PlayerId,
    name: `Maximilienne-Alexandra Wojciechowska ${index}`,
    firstRound: 1,
    droppedAfter: 3,
    disqualifiedIn: null,
  })
  const tables = Array.from({ length: 600 }, (_, index) => ({
    table: index + 1,
    players: [2 * index, 2 * index + 1] as const,
    score: { wins1: 2, wins2: 1, draws: 0 },
  }))
  const file: PortableTournament = {
    ...portable(aTournamentOf(2)),
    state: 'running',
    players: Array.from({ length: 1200 }, (_, index) => player(index)),
    rounds: Array.from({ length: 11 }, () => ({ seed: 'x'.repeat(32), tables, byes: [], losses: [] })),
  }
  expect(JSON.stringify(portableText(file)).length).toBeLessThan(1_000_000)
})

const file = () => JSON.parse(portableText(portable(withResults(started(aTournamentOf(3))))))

test('STAK-12 what is left out is as usual, and what is not known is passed over', () => {
  const whole = file()
  expect(whole).toMatchObject({ format: 'tablee-tournament', version: 1 })
  expect(whole.players[0]).toEqual({ key: expect.any(String), name: expect.any(String) })
  const read = portableTournament.parse({ ...whole, later: true, secret: 'x' })
  expect(read).not.toHaveProperty('secret')
  expect(read.players[0]).toMatchObject({ firstRound: 1, droppedAfter: null, disqualifiedIn: null })
})

test('STAK-9 STAK-12 a file of another structure has a version that earlier servers refuse, and a Swiss one the one they read', () => {
  const waiting = aTournamentOf(4)
  const chosen = chooseStructure(waiting, 'round-robin')
  const circle = evolveAll(waiting, chosen.accepted ? chosen.value : [])
  expect(JSON.parse(portableText(portable(circle)))).toMatchObject({
    version: 3,
    structure: { kind: 'round-robin', order: [] },
  })
  expect(file()).not.toHaveProperty('structure')
  expect(importedText(portableText(portable(circle))).stages).toEqual(circle.stages)
  expect(importedText(JSON.stringify({ ...file(), version: 2 })).stages).toEqual(waiting.stages)
  const unknown = { ...file(), version: 3, structure: { kind: 'league', order: [] } }
  expect(portableTournament.safeParse(unknown).success).toBe(false)
})

test('STAK-12 a file from before has no plans of clock and tables, and is read', () => {
  const { clockPlan: _, tablePlan: __, ...earlier } = file()
  expect(portableTournament.parse(earlier)).toMatchObject({ clockPlan: CLOCK_BY_HAND, tablePlan: null })
  const { clockPlan, tablePlan } = importedText(JSON.stringify(earlier))
  expect([clockPlan, tablePlan]).toEqual([CLOCK_BY_HAND, TABLES_FROM_ONE])
})

test.each([
  ['another format', (whole) => ({ ...whole, format: 'other' })],
  ['a later version', (whole) => ({ ...whole, version: 99 })],
  ['a name that is none', (whole) => ({ ...whole, name: ' ' })],
  ['a key that is no key', (whole) => ({ ...whole, players: [{ ...whole.players[0], key: '../x' }] })],
  ['a key that would make two matches one', (whole) => ({ ...whole, players: [{ ...whole.players[0], key: 'a-b' }] })],
  ['too many players', (whole) => ({ ...whole, players: Array(2001).fill(whole.players[0]) })],
  ['too many rounds', (whole) => ({ ...whole, rounds: Array(61).fill(whole.rounds[0]) })],
  ['half a game', (whole) => ({ ...whole, rounds: [{ ...whole.rounds[0], byes: [0.5] }] })],
  ['a place below the first', (whole) => ({ ...whole, rounds: [{ ...whole.rounds[0], byes: [-1] }] })],
  ['minutes that no round has', (whole) => ({ ...whole, clockPlan: { minutes: 601 } })],
  ['a table below the first', (whole) => ({ ...whole, tablePlan: { ...whole.tablePlan, first: 0 } })],
  ['a list', () => []],
  ['nothing', () => null],
] as const satisfies readonly (readonly [string, (whole: ReturnType<typeof file>) => unknown])[])(
  'STAK-12 a file of %s is refused',
  (_, change) => {
    expect(portableTournament.safeParse(change(file())).success).toBe(false)
  },
)

test('SHOP-67 byes that were awarded go along, and a file from before knows of none', () => {
  const before = aTournamentOf(4)
  const [first] = before.players
  const awarded = [{ playerId: first?.id ?? ('' as PlayerId), byes: 2 }]
  const text = portableText(portable({ ...before, awardedByes: awarded }))
  expect(importedText(text).awardedByes).toEqual(awarded)
  expect(importedText(portableText(portable(before))).awardedByes).toEqual([])
  expect(portableText(portable(before))).not.toContain('awardedByes')
  expect(portableTournament.safeParse(JSON.parse(text.replace('"awardedByes":2', '"awardedByes":4'))).success).toBe(
    false,
  )
})
