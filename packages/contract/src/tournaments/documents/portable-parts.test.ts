import { drawPods } from '@tablee/domain/tournaments/draft/draw-pods'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { importTournament } from '@tablee/domain/tournaments/files/import-tournament'
import { portableTournament as portable } from '@tablee/domain/tournaments/files/portable-tournament'
import { games, placed } from '@tablee/domain/tournaments/kinds/result'
import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import { writtenStage } from '@tablee/domain/tournaments/kinds/written-stage'
import { setResult } from '@tablee/domain/tournaments/results/set-score'
import { openStage } from '@tablee/domain/tournaments/rounds/open-stage'
import { startCut } from '@tablee/domain/tournaments/rounds/start-cut'
import { computeStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import { after, aTournamentOf, publicId, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Stage, Tournament, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { portableText, portableTournament } from './portable-tournament.ts'
import { readChange } from './read-change.ts'
import { stage } from './stage.ts'

function played(tournament: Tournament): Tournament {
  return tournament.matches
    .filter((match) => isPlayed(match))
    .filter(({ state }) => state.kind === 'pending')
    .reduce((now, { id, sides }) => {
      const result = sides.length > 2 ? placed({ winner: 1 }) : games({ wins1: 1, wins2: 0, draws: 0 })
      return after(now, setResult(now, { matchId: id, result }))
    }, tournament)
}

/** Pairs, six of them at tables of four, those again in pairs of one game, and a final. */
function threeParts(): Tournament {
  const first = withResults(started(aTournamentOf(12)))
  const open = (tournament: Tournament, wish: Partial<Parameters<typeof openStage>[1]>) => {
    const asked = { structure: 'pods', plannedRounds: 1, carriesPoints: false, seed: 's', afterRound: 1 } as const
    return played(after(tournament, openStage(tournament, { ...asked, ...wish })))
  }
  const second = open(first, { playing: 7 })
  const third = open(second, { structure: 'swiss', afterRound: 2, carriesPoints: true, rules: { bestOf: 1 } })
  return played(after(third, startCut(third, { wish: { by: 'size', size: 2 }, afterRound: 3, seed: 'cut' })))
}

function readAgain(tournament: Tournament): Tournament {
  const file = portableTournament.parse(JSON.parse(portableText(portable(tournament))))
  const place = { id: 't2' as TournamentId, code: 'BBBBBB' as TournamentCode, organizer: publicId('o') }
  const imported = importTournament(file, place)
  if (!imported.accepted) throw new Error(JSON.stringify(imported.refusal))
  return evolveAll(createdTournament(imported.value.created), imported.value.settled)
}

test('STGE-8 an event of several parts is in its file, with who played them and by which rules', () => {
  const tournament = threeParts()
  const again = readAgain(tournament)
  expect(again.stages).toEqual(tournament.stages)
  const order = (each: Tournament) => computeStandings({ ...each, throughRound: 4 })
  expect(order(again)).toEqual(order(tournament))
  expect(portableText(portable(again))).toBe(portableText(portable(tournament)))
  expect(JSON.parse(portableText(portable(tournament))).version).toBe(8)
})

test('STGE-8 a file whose parts contradict it is refused', () => {
  const file = portable(threeParts())
  const parts = file.parts ?? []
  const place = { id: 't2' as TournamentId, code: 'BBBBBB' as TournamentCode, organizer: publicId('o') }
  const refused = (changed: readonly object[]) =>
    importTournament({ ...file, parts: changed as typeof parts }, place) as { refusal?: { details: unknown } }
  expect(refused([{ ...parts[0], firstRound: 9 }]).refusal?.details).toEqual({ field: 'parts.firstRound' })
  expect(refused([{ ...parts[0], players: [1, 1] }]).refusal?.details).toEqual({ field: 'parts.players' })
  expect(refused([{ ...parts[0], players: [99] }]).refusal?.details).toEqual({ field: 'parts.players' })
})

test('STGE-7 a part is stored and told under a kind that older apps do not know, and read as it was', () => {
  const { stages } = threeParts()
  for (const each of stages) expect(stage.parse(JSON.parse(JSON.stringify(writtenStage(each))))).toEqual(each)
  expect(stages.map((each) => writtenStage(each).kind)).toEqual(['swiss', 'part', 'part', 'elimination'])
  const part = stages[2] as Stage
  expect(readChange({ kind: 'stage_opened', stage: writtenStage(part) })).toEqual({ kind: 'stage_opened', stage: part })
})

test('STGE-12 STGE-8 a draft whose decks are being made is in the file as well', () => {
  const first = withResults(started(aTournamentOf(16)))
  const asked = { structure: 'draft', plannedRounds: 3, carriesPoints: true, seed: 's', afterRound: 1 } as const
  const opened = after(first, openStage(first, asked))
  const wish = { sizes: [8, 8], cards: 14, ranksByPod: true, knockout: false } as const
  const drawn = after(opened, drawPods(opened, wish, 'pods'))
  for (const each of [opened, drawn]) expect(readAgain(each).stages).toEqual(each.stages)
})
