import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { importTournament } from '@tablee/domain/tournaments/files/import-tournament'
import { portableTournament as portable } from '@tablee/domain/tournaments/files/portable-tournament'
import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import { acted, aTeamEvent, withPeople, withTeams } from '@tablee/domain/tournaments/testing/a-team-event'
import { publicId } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PlayerId, Tournament, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { portableText, portableTournament } from './portable-tournament.ts'

const written = (tournament: Tournament) => JSON.parse(portableText(portable(tournament)))

function imported(file: unknown) {
  const place = { id: 't2' as TournamentId, code: 'BBBBBB' as TournamentCode, organizer: publicId('o') }
  return importTournament(portableTournament.parse(file), place)
}

function readAgain(tournament: Tournament): Tournament {
  const outcome = imported(written(tournament))
  if (!outcome.accepted) throw new Error(outcome.refusal.code)
  return evolveAll(createdTournament(outcome.value.created), outcome.value.settled)
}

/** Loups have nobody at seat B, Ours nobody at B and C. */
function waiting(): Tournament {
  const people = ['a', 'b', 'c', 'd'] as unknown as readonly PlayerId[]
  const event = withPeople(withTeams(aTeamEvent('trios'), [1]), people)
  const [a, b, c] = people as [PlayerId, PlayerId, PlayerId]
  const loups = { captain: null, name: 'Loups', members: [a, b], seats: [0, 2] }
  const formed = acted(event, { name: 'form-team', input: loups })
  return acted(formed, { name: 'form-team', input: { captain: null, name: 'Ours', members: [c] } })
}

test('TEAM-43 a file holds all of a team: its name, its people, the seats they chose, and who has none', () => {
  const before = waiting()
  expect(before.teams[1]).toEqual({ name: 'Loups', members: ['a', 'b'], seats: [0, 2] })
  const again = readAgain(before)
  expect([again.teamKind, again.teams]).toEqual(['trios', before.teams])
  expect(again.players.map(({ id, name }) => [id, name])).toEqual(before.players.map(({ id, name }) => [id, name]))
})

test('TEAM-43 after rounds it holds each seat’s score, what was not finished, byes, and who left', () => {
  let event = acted(withTeams(aTeamEvent('trios'), [1, 2, 3, 4, 5]), { name: 'start-quick-tournament', input: {} })
  const won = { wins1: 2, wins2: 0, draws: 0 }
  for (const { id: matchId } of event.matches.filter(isPlayed)) {
    event = acted(event, {
      name: 'update-score-quick-tournament',
      input: { matchId, seats: { scores: [won, won, null] } },
    })
  }
  event = acted(event, { name: 'leave-quick-tournament', input: {} }, { by: event.teams[0]?.members[2] as PlayerId })
  event = acted(event, { name: 'start-next-round', input: {} })
  const again = readAgain(event)
  expect(again.teams).toEqual(event.teams)
  expect(again.matches.map((match) => (isPlayed(match) ? [match.sides, match.state.kind] : match.kind))).toEqual(
    event.matches.map((match) => (isPlayed(match) ? [match.sides, match.state.kind] : match.kind)),
  )
  expect(again.players.map(({ droppedAfter }) => droppedAfter)).toEqual(
    event.players.map(({ droppedAfter }) => droppedAfter),
  )
  expect(written(again)).toEqual(written(event))
})

test.each([[[0, 1]], [[1, 2]], [[0, 0]], [[0]], [[0, 1, 2]], [[0, -1]], [[0, 3]]])(
  'TEAM-43 a file in which two people of a team sit at %j is refused',
  (seats) => {
    const file = written(waiting())
    file.teams[1].seats = seats
    const outcome = portableTournament.safeParse(file).success ? imported(file) : null
    expect(outcome?.accepted ?? false).toBe(false)
  },
)
