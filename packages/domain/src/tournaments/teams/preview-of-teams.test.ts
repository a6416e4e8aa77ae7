import { expect, test } from 'vitest'
import { seats } from '../kinds/result.ts'
import { entrantsIn } from '../kinds/seats.ts'
import { previewResult } from '../rounds/preview-correction.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import { computeSharedStandings } from '../standings/compute-standings.ts'
import { acted, aTeamEvent, withTeams } from '../testing/a-team-event.ts'
import { twoNil, twoOne } from '../testing/a-tournament.ts'
import type { WholeTournament } from '../tournament.ts'

const oneTwo = { wins1: 1, wins2: 2, draws: 0 }

function scored(event: WholeTournament, round: number): WholeTournament {
  return matchesOfRound(event, round).reduce(
    (state, { id: matchId }) =>
      acted(state, {
        name: 'update-score-quick-tournament',
        input: { matchId, seats: { scores: [twoNil, twoNil, oneTwo] } },
      }),
    event,
  )
}

/** Six trios in their third round. */
function thirdRound(): WholeTournament {
  const begun = acted(withTeams(aTeamEvent('trios'), [1, 2, 3, 4, 5, 6]), { name: 'start-quick-tournament', input: {} })
  const second = acted(scored(begun, 1), { name: 'start-next-round', input: {} }, { seed: 'two' })
  return acted(scored(second, 2), { name: 'start-next-round', input: {} }, { seed: 'three' })
}

test('TEAM-45 before a seat of an earlier round is corrected, its effect on points, places and later tables is that of saving it', () => {
  const event = thirdRound()
  const [match] = matchesOfRound(event, 1)
  if (!match) throw new Error('nobody plays')
  const [one, other] = entrantsIn(match)
  const scores = [oneTwo, twoNil, oneTwo]
  const preview = previewResult(event, { matchId: match.id, result: seats(scores) })
  if (!preview.accepted) throw new Error(preview.refusal.code)
  const { points, places, rounds, same, byHand } = preview.value
  expect(new Map(points.map(({ playerId, before, after }) => [playerId, after - before]))).toEqual(
    new Map([
      [one, -3],
      [other, 3],
    ]),
  )
  const saved = acted(event, {
    name: 'update-score-quick-tournament',
    input: { matchId: match.id, seats: { scores } },
  })
  const ranks = (state: WholeTournament) =>
    new Map(computeSharedStandings({ ...state, throughRound: 2 }).map(({ playerId, rank }) => [playerId, rank]))
  const [before, after] = [ranks(event), ranks(saved)]
  expect(places).toEqual(
    [...after]
      .map(([playerId, rank]) => ({ playerId, before: before.get(playerId), after: rank }))
      .filter((each) => each.before !== each.after)
      .sort((left, right) => left.after - right.after),
  )
  expect(places.length).toBeGreaterThan(0)
  expect(rounds.map(({ round }) => round)).toContain(2)
  expect([...rounds.map(({ round }) => round), ...same].sort()).toEqual([2, 3])
  expect(byHand).toEqual([])
})

test('TEAM-45 a seat that changes no match of the teams moves nobody’s points', () => {
  const event = thirdRound()
  const [match] = matchesOfRound(event, 1)
  if (!match) throw new Error('nobody plays')
  const preview = previewResult(event, { matchId: match.id, result: seats([twoOne, twoNil, oneTwo]) })
  expect(preview).toMatchObject({ accepted: true, value: { points: [], rounds: [], same: [2, 3] } })
})
