import { drawPods } from '@tablee/domain/tournaments/draft/draw-pods'
import { isPlayed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { after, aTournamentOf, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { readChange } from './read-change.ts'
import { readTournamentDocument } from './read-tournament-document.ts'
import { writeTournamentDocument } from './write-tournament-document.ts'

const WISH = { sizes: null, cards: 15, ranksByPod: true, knockout: false } as const
const AT = '2030-01-31T18:00:00.000Z'

function drafted(): readonly Tournament[] {
  const waiting = aTournamentOf(16)
  const chosen = after(waiting, changeSettings(waiting, { structure: 'draft' }))
  const drawn = after(chosen, drawPods(chosen, WISH, 'seats'))
  return [drawn, withResults(started(drawn))]
}

/** A reader that knows no draft reads one as this reads what comes after it: the kind alone decides. */
const unknownTo = (text: string) => text.replaceAll('"kind":"draft"', '"kind":"of-a-later-version"')

function asOlderAppReads(tournament: Tournament) {
  const document = writeTournamentDocument({ tournament, sequence: 3, createdAt: AT, updatedAt: AT })
  const stages = document.stages?.map(unknownTo)
  expect(stages).not.toEqual(document.stages)
  return readTournamentDocument({ ...document, ...(stages && { stages }) })
}

test('DRFT-22 an older app reads everybody, every table and result of a draft, and knows that something is missing', () => {
  for (const tournament of drafted()) {
    const { isWhole, sequence, tournament: read } = asOlderAppReads(tournament)
    expect([isWhole, sequence]).toEqual([false, 3])
    expect(read.players.map(({ id, name }) => [id, name])).toEqual(tournament.players.map(({ id, name }) => [id, name]))
    expect(read.rounds.map(({ number }) => number)).toEqual(tournament.rounds.map(({ number }) => number))
    const tables = ({ matches }: Pick<Tournament, 'matches'>) =>
      matches.filter(isPlayed).map((match) => [match.table, seatsOf(match), match.state])
    expect(tables(read)).toEqual(tables(tournament))
  }
})

test('DRFT-22 a change that brings a draft is none that an older app applies: it reads the tournament again', () => {
  const [drawn] = drafted()
  const stage = drawn?.stages[0]
  const change = JSON.stringify({ kind: 'stage_chosen', stage })
  expect(readChange(JSON.parse(change))).toEqual({ kind: 'stage_chosen', stage })
  expect(readChange(JSON.parse(unknownTo(change)))).toBeNull()
})
