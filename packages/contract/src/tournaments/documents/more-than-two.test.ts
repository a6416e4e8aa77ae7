import type { Act, AnyAct, DecidedActName } from '@tablee/domain/tournaments/acts/act'
import { decideAct } from '@tablee/domain/tournaments/acts/decide-act'
import { type AnyKeptAct, keepAct } from '@tablee/domain/tournaments/acts/kept-act'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { Change } from '@tablee/domain/tournaments/change'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { importTournament } from '@tablee/domain/tournaments/files/import-tournament'
import { portableTournament as portable } from '@tablee/domain/tournaments/files/portable-tournament'
import { isContested, resultOf } from '@tablee/domain/tournaments/kinds/match-result'
import { chairsOf, isMeeting, isPlayed, opponentsIn } from '@tablee/domain/tournaments/kinds/seats'
import { writtenChange } from '@tablee/domain/tournaments/kinds/written-match'
import { journalChange, toldChanges } from '@tablee/domain/tournaments/public-change'
import { DOUBLE_LOSS } from '@tablee/domain/tournaments/results/score'
import { computeStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import { explainStanding } from '@tablee/domain/tournaments/standings/explain-standing'
import { aTournamentOf, playerId, publicId, started, twoNil } from '@tablee/domain/tournaments/testing/a-tournament'
import { repeatAct } from '@tablee/domain/tournaments/testing/repeat-act'
import type {
  Match,
  Placings,
  Side,
  Tournament,
  TournamentCode,
  TournamentId,
  WholeTournament,
} from '@tablee/domain/tournaments/tournament'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { portableText, portableTournament } from './portable-tournament.ts'
import { readChange } from './read-change.ts'
import { readKeptAct } from './read-kept-act.ts'
import { readTournamentDocument } from './read-tournament-document.ts'
import { documentMatch } from './tournament-document.ts'
import { writeTournamentDocument } from './write-tournament-document.ts'

const organizer = { publicId: publicId('organizer'), role: 'organizer', holderId: '', label: null } as const
const asPlayer = (id: string) => ({
  ...({ publicId: publicId(id.replace('p', 'phone')), role: 'player', holderId: playerId(id), label: null } as const),
})

type Kept = {
  readonly before: WholeTournament
  readonly author: Author
  readonly kept: AnyKeptAct
  readonly changes: readonly Change[]
}

class Played {
  readonly changes: Change[] = []
  readonly kept: Kept[] = []
  tournament: WholeTournament

  constructor(tournament: WholeTournament) {
    this.tournament = tournament
  }

  act<Name extends DecidedActName>(act: Act<Name>, author: typeof organizer | ReturnType<typeof asPlayer>): string {
    const given = { at: new Date('2030-01-31T18:00:00.000Z'), seed: 'seed', ids: ['x1'] }
    const decided = decideAct(this.tournament, act, { ...given, author } as never)
    if (!decided.accepted) return decided.refusal.code
    const kept = keepAct(this.tournament, act as unknown as AnyAct, { ...given, author })
    this.kept.push({ before: this.tournament, author, kept, changes: decided.value })
    this.changes.push(...decided.value)
    this.tournament = evolveAll(this.tournament, decided.value)
    return decided.value.map(({ kind }) => kind).join(' ')
  }

  get table(): Match {
    const match = this.tournament.matches.find((each) => isPlayed(each) && !isMeeting(each))
    if (!match) throw new Error('nobody sits at a table of four')
    return match
  }

  says(player: string, placings: Placings): string {
    return this.act(
      { name: 'send-score-quick-tournament', input: { matchId: this.table.id, placings } },
      asPlayer(player),
    )
  }
}

const SIDES = ['p1', 'p2', 'p3', 'p4'].map((id): Side => [playerId(id)])
const ground = started(aTournamentOf(6))

function atTableOfFour(): Played {
  const played = new Played(ground)
  const pairings = [
    { player1: playerId('p1'), sides: SIDES },
    { player1: playerId('p5'), player2: playerId('p6') },
  ]
  const code = played.act({ name: 'set-round-pairings', input: { roundNumber: 1, pairings } }, organizer)
  expect(code).toBe('pairings_changed')
  return played
}

function settled(placings: Placings = { winner: 2 }): Played {
  const played = atTableOfFour()
  expect(played.says('p1', placings)).toBe('match_scored')
  for (const { id } of played.tournament.matches.filter(isMeeting)) {
    played.act({ name: 'update-score-quick-tournament', input: { matchId: id, score: twoNil } }, organizer)
  }
  return played
}

const rowsOf = (tournament: Tournament) =>
  new Map(computeStandings({ ...tournament, throughRound: 1 }).map((row) => [row.playerId as string, row]))

describe('ACTS-20 four play at one table', () => {
  test('they are paired by hand, everybody against everybody, at one number', () => {
    const { table } = atTableOfFour()
    expect(opponentsIn(table, playerId('p3'))).toEqual(['p1', 'p2', 'p4'])
    expect(chairsOf(table)).toBeNull()
    expect(String(table.id).length).toBeLessThanOrEqual(36)
  })

  test('one table has no more than five sides, and nobody sits at it twice', () => {
    const played = new Played(aTournamentOf(8))
    played.tournament = started(played.tournament)
    const pair = (ids: readonly string[]) => {
      const pairings = [{ player1: playerId('p1'), sides: ids.map((id): Side => [playerId(id)]) }]
      return played.act({ name: 'set-round-pairings', input: { roundNumber: 1, pairings } }, organizer)
    }
    expect(pair(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'])).toBe('pairing_player_unknown')
    expect(pair(['p1'])).toBe('pairing_player_unknown')
    expect(pair(['p1', 'p2', 'p1'])).toBe('pairing_player_twice')
  })

  test('two equal reports settle; one that contradicts contests, until all who said something agree', () => {
    const played = atTableOfFour()
    expect(played.says('p1', { winner: 2 })).toBe('match_scored')
    expect(played.says('p3', { winner: 2 })).toBe('match_scored')
    expect(played.says('p4', { winner: 3 })).toBe('match_contested')
    expect(isContested(played.table)).toBe(true)
    expect(played.says('p2', { winner: 2 })).toBe('match_contested')
    expect(played.says('p4', { winner: 2 })).toBe('match_scored')
    expect(resultOf(played.table)?.result).toEqual({ kind: 'placings', outcome: { winner: 2 } })
  })

  test('the staff decides, and no score of two fits', () => {
    const played = settled()
    const matchId = played.table.id
    const correct = (input: { readonly placings: Placings } | { readonly score: typeof twoNil }) =>
      played.act({ name: 'update-score-quick-tournament', input: { matchId, ...input } }, organizer)
    expect(correct({ score: twoNil })).toBe('score_invalid')
    expect(correct({ score: DOUBLE_LOSS })).toBe('score_invalid')
    expect(correct({ placings: { winner: 4 } })).toBe('score_invalid')
    expect(correct({ placings: { places: [1, 1, 2, 4] } })).toBe('score_invalid')
    expect(correct({ placings: { places: [1, 1, 3, 4] } })).toBe('match_scored')
    const meeting = played.tournament.matches.find(isMeeting)
    const wrong = { matchId: meeting?.id ?? matchId, placings: { winner: 0 } }
    expect(played.act({ name: 'update-score-quick-tournament', input: wrong }, organizer)).toBe('score_invalid')
  })
})

describe('ACTS-21 the standings count a table of four', () => {
  test.each([
    [{ winner: 2 }, [0, 0, 5, 0]],
    [{ drawn: [0, 1, 2] }, [1, 1, 1, 0]],
    [{ places: [2, 1, 4, 3] }, [0, 5, 0, 0]],
  ] as const)('%j: 5 points to who wins, 1 to who draws', (placings, points) => {
    const rows = rowsOf(settled(placings).tournament)
    expect(['p1', 'p2', 'p3', 'p4'].map((id) => rows.get(id)?.points)).toEqual(points)
  })

  test('the rules may say others, and what each place is worth', () => {
    const { tournament } = settled({ places: [2, 1, 4, 3] })
    const placings = { points: { win: 5, draw: 1, loss: 0 }, places: [5, 3, 2, 1] }
    const rows = rowsOf({ ...tournament, rules: { ...tournament.rules, placings } })
    expect(['p1', 'p2', 'p3', 'p4'].map((id) => rows.get(id)?.points)).toEqual([3, 5, 1, 2])
  })

  test('each of the others is an opponent, and a win of five points is one whole win', () => {
    const { tournament } = settled()
    const floor = 0.33
    const rows = rowsOf(tournament)
    expect(rows.get('p1')?.opponentMatchWin).toBeCloseTo((1 + floor + floor) / 3, 2)
    expect(rows.get('p3')?.opponentMatchWin).toBeCloseTo(floor, 2)
    const explained = explainStanding({ ...tournament, throughRound: 1 }, playerId('p1'))
    expect(explained?.rounds[0]?.opponents).toEqual(['p2', 'p3', 'p4'])
    expect(explained?.figures[0]?.opponents).toHaveLength(3)
  })
})

/** How the previous app version reads matches in changes and documents. */
const matchesOfBefore = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('played'), players: z.tuple([z.string(), z.string()]) }),
    z.object({ kind: z.literal('bye'), player: z.string() }),
    z.object({ kind: z.literal('loss'), player: z.string() }),
  ]),
)
const scoreOfBefore = z.object({ wins1: z.int(), wins2: z.int(), draws: z.int() })
const { kind: _, result: __, sides: ___, ...membersOfBefore } = documentMatch.shape
const documentOfBefore = z.object({ ...membersOfBefore, kind: z.string() })

describe('ACTS-22 what is written of a table of four', () => {
  test('journal and live channel lead to the same state', () => {
    const { changes, tournament } = settled()
    const kept = JSON.parse(JSON.stringify(changes.map((change) => writtenChange(journalChange(change)))))
    expect(kept.map(readChange)).toEqual(changes)
    const told = JSON.parse(JSON.stringify(toldChanges(changes)))
    expect(
      evolveAll(
        ground,
        told.flatMap((change: unknown) => readChange(change) ?? []),
      ),
    ).toEqual(tournament)
  })

  test('the acts themselves are kept, and decided once more they come to the same', () => {
    const { kept } = settled({ places: [1, 2, 3, 3] })
    expect(kept.map((each) => each.kept.name)).toContain('send-score-quick-tournament')
    for (const { before, author, kept: act, changes } of kept) {
      const read = readKeptAct(act.name, JSON.parse(JSON.stringify(act)))
      if (!read) throw new Error(`${act.name} cannot be read`)
      expect(readKeptAct(read.name, JSON.parse(JSON.stringify(read)))).toEqual(read)
      const again = repeatAct(before, read, { author, name: () => '', reason: null })
      expect(again).toEqual({ accepted: true, value: changes })
    }
  })

  test('of two it is written as it always was', () => {
    const meeting = ground.matches.find(isMeeting)
    if (!meeting) throw new Error('two were expected')
    const played = new Played(ground)
    const input = { matchId: meeting.id, score: twoNil }
    played.act({ name: 'update-score-quick-tournament', input }, organizer)
    expect(played.changes.map(writtenChange)).toEqual([
      { kind: 'match_scored', matchId: meeting.id, score: twoNil, decidedBy: 'organizer', reports: [] },
    ])
    const added = [meeting]
    expect(writtenChange({ kind: 'pairings_changed', round: 1, removed: [], added })).toMatchObject({
      added: [{ kind: 'played', players: chairsOf(meeting), state: { kind: 'pending' } }],
    })
  })

  test('an app of the version before reads the document, and says there that something is missing', () => {
    const { changes, tournament } = settled()
    const told = toldChanges(changes) ?? []
    const paired = told.flatMap((change) => (change.kind === 'pairings_changed' ? [change.added] : []))
    const scored = told.filter(({ kind }) => kind === 'match_scored')
    expect(matchesOfBefore.safeParse(paired[0]).success).toBe(false)
    expect(scored.map((change) => 'score' in change && scoreOfBefore.safeParse(change.score).success)).toEqual([
      false,
      true,
    ])
    const document = writeTournamentDocument({ tournament, sequence: 2, createdAt: '', updatedAt: '' })
    const elements = document.matches.map((text) => documentOfBefore.parse(JSON.parse(text)))
    expect(elements.map(({ kind }) => kind).sort()).toEqual(['multiplayer', 'played'])
  })

  test('the document comes back whole', () => {
    const at = '2030-01-31T18:00:00.000Z'
    for (const { tournament } of [atTableOfFour(), settled(), settled({ drawn: [] })]) {
      const held = { tournament, sequence: 2, createdAt: at, updatedAt: at }
      const read = readTournamentDocument(writeTournamentDocument(held))
      expect(read.isWhole).toBe(true)
      expect(read.tournament.matches.map(resultOf).map((each) => each?.result)).toEqual(
        tournament.matches.map(resultOf).map((each) => each?.result),
      )
      expect(read.tournament.matches.map(({ id, kind }) => [id, kind])).toEqual(
        tournament.matches.map(({ id, kind }) => [id, kind]),
      )
    }
  })
})

test('ACTS-23 a table of four is in the file of the tournament, and comes back from it', () => {
  const { tournament } = settled({ places: [1, 2, 3, 3] })
  const text = portableText(portable(tournament))
  expect(JSON.parse(text).version).toBe(6)
  const file = portableTournament.parse(JSON.parse(text))
  const ids = { id: 't2' as TournamentId, code: 'QFHK9Z' as TournamentCode, organizer: publicId('other') }
  const imported = importTournament(file, ids)
  if (!imported.accepted) throw new Error(imported.refusal.code)
  const again = evolveAll(createdTournament(imported.value.created), imported.value.settled)
  expect(rowsOf(again)).toEqual(rowsOf(tournament))
  expect(portableText(portable(again))).toBe(text)
  const impossible = {
    ...file,
    rounds: file.rounds.map((round) => ({ ...round, tables: round.tables.map(swappedOut) })),
  }
  expect(importTournament(impossible, ids).accepted).toBe(false)
})

function swappedOut<Table extends object>(table: Table): Table {
  return 'sides' in table ? { ...table, result: { kind: 'placings', outcome: { winner: 7 } } } : table
}
