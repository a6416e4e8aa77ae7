import { lastOf } from '@tablee/domain/last-of'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { importTournament } from '@tablee/domain/tournaments/files/import-tournament'
import { contradictionInSteps } from '@tablee/domain/tournaments/files/imported-contradictions'
import { portableTournament as portable } from '@tablee/domain/tournaments/files/portable-tournament'
import { leaguePlanOf } from '@tablee/domain/tournaments/kinds/league'
import { isMeeting, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { agreeDate } from '@tablee/domain/tournaments/results/agree-date'
import type { LeagueWish } from '@tablee/domain/tournaments/rounds/plan-league'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { computeStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import { after, aTournamentOf, openMatches, publicId } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { portableText, portableTournament } from './portable-tournament.ts'
import { readChange } from './read-change.ts'
import { readTournamentDocument } from './read-tournament-document.ts'
import { writeTournamentDocument } from './write-tournament-document.ts'

const contradictionOf = (file: Parameters<typeof contradictionInSteps>[0]) => lastOf(contradictionInSteps(file))

const THURSDAY = '2026-12-03T18:30:00.000Z'

function begun(league: LeagueWish): Tournament {
  const waiting = aTournamentOf(4)
  const planned = after(waiting, changeSettings(waiting, { structure: 'round-robin', league }))
  return after(planned, startTournament(planned, 'seed'))
}
const next = (tournament: Tournament) => after(tournament, startNextRound(tournament, { seed: 'next', wished: null }))

function dated(league: Tournament): Tournament {
  const match = openMatches(league).find(isMeeting)
  const [by] = match ? seatsOf(match) : []
  if (!match || !by) throw new Error('A match is open')
  return after(league, agreeDate(league, { matchId: match.id, by, at: THURSDAY }))
}

function readAgain(tournament: Tournament): Tournament {
  const text = JSON.parse(portableText(portable(tournament)))
  expect(contradictionOf(portable(tournament))).toBeNull()
  const place = { id: 't2' as TournamentId, code: 'BBBBBB' as TournamentCode, organizer: publicId('o') }
  const imported = importTournament(portableTournament.parse(text), place)
  if (!imported.accepted) throw new Error(JSON.stringify(imported.refusal))
  return evolveAll(createdTournament(imported.value.created), imported.value.settled)
}

test.each(['lost', 'drawn', 'open'] as const)(
  'YEAR-27 a league whose unplayed matches are %s comes back from its file, with its table',
  (unplayed) => {
    const league = next(begun({ meetings: 2, unplayed, leavers: 'annulled', firstEnds: '2026-12-06' }))
    const again = readAgain(league)
    expect(leaguePlanOf(currentStage(again))).toEqual(leaguePlanOf(currentStage(league)))
    const order = (tournament: Tournament) => computeStandings({ ...tournament, throughRound: 2 })
    expect(order(again)).toEqual(order(league))
  },
)

test('YEAR-26 the file of a round robin in a day is one that earlier versions read', () => {
  const versionOf = (tournament: Tournament) => JSON.parse(portableText(portable(tournament))).version
  const [day, weeks] = [versionOf(begun(null)), versionOf(begun({}))]
  expect([day < weeks, weeks]).toEqual([true, 10])
})

test('YEAR-29 an app of last month reads a league as a round robin, and each date that comes', () => {
  const league = dated(begun({}))
  const earlier = (text: string) => text.replaceAll('"league":', '"unknown":')
  const document = writeTournamentDocument({
    tournament: league,
    sequence: 3,
    createdAt: THURSDAY,
    updatedAt: THURSDAY,
  })
  const stages = document.stages?.map(earlier)
  expect(stages).not.toEqual(document.stages)
  const read = readTournamentDocument({ ...document, ...(stages && { stages }) })
  const { kind, order } = currentStage(league) as Extract<Tournament['stages'][number], { kind: 'round-robin' }>
  expect([read.isWhole, read.tournament.stages]).toEqual([true, [{ kind, order }]])
  const change = { kind: 'stage_chosen', stage: currentStage(league) }
  expect(readChange(JSON.parse(JSON.stringify(change)))).toEqual(change)
  expect(readChange(JSON.parse(earlier(JSON.stringify(change))))).toEqual({
    kind: 'stage_chosen',
    stage: { kind, order },
  })
})
