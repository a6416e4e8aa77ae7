import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { wishedAgain } from '../attributes/settle.ts'
import { leagueOf, weekEnds } from '../kinds/league.ts'
import { isOver, scoreOf } from '../kinds/match-result.ts'
import { finalStandings } from '../kinds/phase.ts'
import { isMeeting, seatsOf } from '../kinds/seats.ts'
import { currentStage, roundsToPlay } from '../kinds/stage.ts'
import { changeSettings } from '../life/change-settings.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { leftMatchesOf, playedOfAll } from '../players/left-matches.ts'
import { removePlayer } from '../players/remove-player.ts'
import { agreeDate, dateOfMatch } from '../results/agree-date.ts'
import { DOUBLE_LOSS } from '../results/score.ts'
import { setScore } from '../results/set-score.ts'
import { submitScore } from '../results/submit-score.ts'
import { isByMeetings } from '../standings/round-robin-order.ts'
import { acted, aTeamEvent, withTeams } from '../testing/a-team-event.ts'
import { after, aTournamentOf, oneAll, openMatches, twoNil, whole, withResults } from '../testing/a-tournament.ts'
import type { Meeting, Tournament } from '../tournament.ts'
import { hasPlayOff } from './cut-field.ts'
import { leagueWeeks } from './league-weeks.ts'
import { openStage } from './open-stage.ts'
import type { LeagueWish } from './plan-league.ts'
import { recomputeRound } from './recompute-round.ts'
import { startCut } from './start-cut.ts'
import { startNextRound, startTournament } from './start-round.ts'

const THURSDAY = '2026-12-03T18:30:00.000Z'
const FRIDAY = '2026-12-04T18:30:00.000Z'

function planned(players: number, league: LeagueWish): Tournament {
  const waiting = aTournamentOf(players, { capacity: players })
  return after(waiting, changeSettings(waiting, { structure: 'round-robin', league }))
}
function begun(players: number, league: LeagueWish): Tournament {
  const waiting = planned(players, league)
  return after(waiting, startTournament(waiting, 'first'))
}
const next = (tournament: Tournament) => startNextRound(tournament, { seed: 'next', wished: null })
const firstOpen = (tournament: Tournament) => openMatches(tournament).find(isMeeting) as Meeting
const scored = (tournament: Tournament) =>
  openMatches(tournament).reduce((now, { id }) => after(now, setScore(now, { matchId: id, score: twoNil })), tournament)

test.each([
  [6, 1],
  [6, 2],
  [7, 2],
  [24, 1],
] as const)(
  'YEAR-26 in a league of %d each pair meets %d times, the second time in other seats',
  (players, meetings) => {
    let league = scored(begun(players, { meetings }))
    for (let round = 2; round <= roundsToPlay(league); round++) league = scored(after(league, next(league)))
    expect(next(league)).toEqual(refuse('everybody_met'))
    const pairs = league.matches.filter(isMeeting).map((match) => seatsOf(match).join(' '))
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(pairs.length).toBe((meetings * players * (players - 1)) / 2)
    for (const { number } of league.rounds) expect(recomputeRound(league, number)?.others).toBe(0)
    expect(finalStandings(after(league, finishTournament(league)))).toHaveLength(players)
  },
)

test('YEAR-26 a round robin of one day has eight people, a league 24', () => {
  expect(startTournament(planned(9, null), 'first')).toMatchObject({ refusal: { code: 'round_robin_too_big' } })
  expect(startTournament(planned(25, {}), 'first')).toMatchObject({
    refusal: { code: 'round_robin_too_big', details: { size: 24 } },
  })
  const swiss = aTournamentOf(4, { capacity: 4 })
  expect(changeSettings(swiss, { league: {} })).toEqual(refuse('league_needs_round_robin'))
})

test('YEAR-27 what nobody played in its week is lost by both, drawn, or stays open for the staff', () => {
  const lost = begun(4, { unplayed: 'lost' })
  const open = firstOpen(lost)
  const followed = after(lost, next(lost))
  expect(followed.matches.find(({ id }) => id === open.id)).toMatchObject({ state: { result: { score: DOUBLE_LOSS } } })
  const drawn = begun(4, { unplayed: 'drawn' })
  const levelled = after(drawn, next(drawn)).matches.find(({ id }) => id === open.id)
  expect(levelled && scoreOf(levelled)).toEqual({ wins1: 0, wins2: 0, draws: 0 })

  let late = begun(4, { unplayed: 'open' })
  late = after(late, next(late))
  late = scored(after(late, next(late)))
  const left = late.matches.filter((match) => isMeeting(match) && match.state.kind === 'pending')
  expect(finishTournament(late)).toEqual(refuse('league_matches_open', { count: left.length }))
  for (const { id } of left) late = after(late, setScore(late, { matchId: id, score: twoNil }))
  expect(finishTournament(late).accepted).toBe(true)
})

test('YEAR-27 the finish closes the last week as well, and its standings count what it closed', () => {
  let drawn = begun(4, { unplayed: 'drawn' })
  while (drawn.rounds.length < roundsToPlay(drawn)) drawn = after(drawn, next(drawn))
  const over = after(drawn, finishTournament(drawn))
  expect(over.matches.every(isOver)).toBe(true)
  expect(finalStandings(over)?.map(({ points, matchesDrawn }) => [points, matchesDrawn])).toEqual(
    Array.from({ length: 4 }, () => [3, 3]),
  )
})

test.each([
  ['lost', 0, 0],
  ['drawn', 3, 3],
] as const)(
  'YEAR-27 between teams of three it is %s as well, also in the last week',
  (unplayed, points, matchesDrawn) => {
    const teams = withTeams(aTeamEvent('trios'), [1, 2, 3, 4])
    const planned = after(teams, changeSettings(teams, { structure: 'round-robin', league: { unplayed } }))
    let league = acted(planned, { name: 'start-quick-tournament', input: {} })
    for (let week = 2; week <= 3; week++) league = acted(league, { name: 'start-next-round', input: {} })
    const over = acted(league, { name: 'finish-tournament', input: {} })
    expect(finalStandings(over)).toHaveLength(4)
    expect(finalStandings(over)).toEqual(
      finalStandings(over)?.map((row) => ({ ...row, points, matchesDrawn, matchesPlayed: 3, rank: 1 })),
    )
    expect(over.matches.every(isOver)).toBe(true)
  },
)

test('YEAR-27 nothing is left open either where the first place was played off', () => {
  let league = begun(4, { unplayed: 'open' })
  for (let round = 2; round <= roundsToPlay(league); round++) league = withResults(after(league, next(league)), oneAll)
  const wish = { wish: { by: 'first-place' }, afterRound: 3, seed: 'cut' } as const
  const semifinals = scored(after(league, startCut(league, wish)))
  const played = scored(after(semifinals, next(semifinals)))
  expect(finishTournament(played)).toEqual(refuse('league_matches_open', { count: 2 }))
})

test('YEAR-26 a league is ranked by meetings whatever the rules say, and a part that follows it by its own', () => {
  const rules = { ...begun(4, {}).rules, roundRobin: 'tiebreakers' } as const
  const league = scored({ ...begun(4, {}), rules })
  expect(isByMeetings(league)).toBe(true)
  expect(isByMeetings({ ...scored(begun(4, null)), rules })).toBe(false)
  const wish = { structure: 'swiss', plannedRounds: 2, carriesPoints: false, playing: null, rules: null } as const
  const part = after(league, openStage(league, { ...wish, afterRound: 1, seed: 'part' }))
  expect(isByMeetings(part)).toBe(false)
  expect(hasPlayOff(part)).toBe(false)
})

test('YEAR-27 no week closes over a match about which two disagree, and none outside of leagues', () => {
  const league = begun(4, {})
  const { id: matchId, sides } = firstOpen(league)
  const said = after(league, submitScore(whole(league), { matchId, by: sides[0][0], score: twoNil, contest: false }))
  const other = { wins1: 0, wins2: 2, draws: 0 }
  const contested = after(said, submitScore(whole(said), { matchId, by: sides[1][0], score: other, contest: false }))
  expect(next(contested)).toEqual(refuse('round_not_complete'))
  expect(next(begun(4, null))).toEqual(refuse('round_not_complete'))
})

test('YEAR-28 who leaves has their matches annulled or forfeited as the league says', () => {
  for (const leavers of ['annulled', 'forfeited'] as const) {
    const league = begun(4, { leavers })
    const [player] = firstOpen(league).sides[0]
    const without = after(league, removePlayer(league, player, 'player'))
    expect(leftMatchesOf(without, player)).toBe(leavers)
    expect(leagueOf(currentStage(without))?.leavers).toBe(leavers)
  }
})

test('YEAR-28 where nothing is said half of all meetings decides, the second ones included', () => {
  let league = scored(begun(4, { meetings: 2 }))
  league = scored(after(league, next(league)))
  const [player] = league.players
  if (!player) throw new Error('nobody plays')
  expect(playedOfAll(league, player.id)).toEqual({ played: 2, all: 6 })
  expect(leftMatchesOf(after(league, removePlayer(league, player.id, 'player')), player.id)).toBe('annulled')
})

test('YEAR-29 one proposes a date, the other agrees, or proposes another; either takes it back', () => {
  const league = begun(4, {})
  const { id: matchId, sides } = firstOpen(league)
  const [[one], [two]] = sides
  const say = (now: Tournament, by: typeof one, at: string | null) => after(now, agreeDate(now, { matchId, by, at }))
  const proposed = say(league, one, THURSDAY)
  expect(dateOfMatch(proposed, matchId)).toEqual({ match: matchId, at: THURSDAY, by: one })
  expect(say(proposed, one, THURSDAY)).toEqual(proposed)
  const agreed = say(proposed, two, THURSDAY)
  expect(dateOfMatch(agreed, matchId)).toMatchObject({ at: THURSDAY, by: one, agreed: true })
  expect(dateOfMatch(say(agreed, two, FRIDAY), matchId)).toEqual({ match: matchId, at: FRIDAY, by: two })
  expect(dateOfMatch(say(agreed, one, null), matchId)).toBeNull()
  const over = scored(agreed)
  expect(agreeDate(over, { matchId, by: one, at: FRIDAY })).toEqual(refuse('league_match_over'))
  const stranger = league.players.find(({ id }) => id !== one && id !== two)?.id ?? one
  expect(agreeDate(league, { matchId, by: stranger, at: FRIDAY })).toEqual(refuse('not_your_match'))
  expect(agreeDate(begun(4, null), { matchId, by: one, at: FRIDAY })).toEqual(refuse('league_needed'))
})

test('YEAR-29 a date leaves those of other matches; they stay when the plan changes, and go once they were played', () => {
  const league = begun(6, {})
  const [first, second, third] = openMatches(league)
  if (!first || !second || !third) throw new Error('three matches are open')
  const say = (now: Tournament, { id: matchId, sides }: Meeting) =>
    after(now, agreeDate(now, { matchId, by: sides[0][0], at: THURSDAY }))
  const two = say(say(league, first), second)
  const dated = (now: Tournament) => leagueOf(currentStage(now))?.dates?.map(({ match }) => match)
  expect(dated(two)).toEqual([first.id, second.id])
  expect(dated(after(two, changeSettings(two, { league: { unplayed: 'open' } })))).toEqual([first.id, second.id])
  const played = after(two, setScore(two, { matchId: first.id, score: twoNil }))
  expect(dated(say(played, third))).toEqual([second.id, third.id])
  const [leaver] = second.sides[0]
  const left = after(two, removePlayer(two, leaver, 'player'))
  expect(agreeDate(left, { matchId: second.id, by: leaver, at: null }).accepted).toBe(false)
})

test('YEAR-36 a day that no calendar has is refused, and another league like it has its own weeks', () => {
  const waiting = planned(4, { firstEnds: '2026-12-27', unplayed: 'drawn' })
  for (const firstEnds of ['2026-13-01', '2026-02-30', 'soon']) {
    expect(changeSettings(waiting, { league: { firstEnds } })).toEqual(refuse('league_plan_invalid'))
  }
  expect(wishedAgain(waiting).stages.league).toMatchObject({ firstEnds: null, unplayed: 'drawn' })
})

test('YEAR-36 each week ends seven days after the one before; the day may move while the league is played', () => {
  const league = begun(4, { firstEnds: '2026-12-27' })
  expect(weekEnds(currentStage(league), 2)).toBe('2027-01-03')
  const moved = after(league, changeSettings(league, { league: { firstEnds: '2026-12-20' } }))
  expect(weekEnds(currentStage(moved), 1)).toBe('2026-12-20')
  expect(changeSettings(league, { league: { meetings: 2 } })).toEqual(refuse('structure_locked'))
})

test('YEAR-36 the weeks of a league say who meets whom: as it was paired, and as it is to come, without those who left', () => {
  expect(leagueWeeks(planned(6, {}))).toEqual([])
  expect(leagueWeeks(begun(6, null))).toEqual([])
  let league = begun(6, { meetings: 2, firstEnds: '2026-12-27' })
  const before = leagueWeeks(league)
  expect(before.map(({ week, ends }) => [week, ends]).slice(0, 2)).toEqual([
    [1, '2026-12-27'],
    [2, '2027-01-03'],
  ])
  expect(before.map(({ pairs }) => pairs.length)).toEqual(Array.from({ length: 10 }, () => 3))
  while (league.rounds.length < 10) league = after(scored(league), next(scored(league)))
  const seats = (weeks: typeof before) =>
    weeks.map(({ pairs }) => pairs.map(({ one, other }) => [one, other].sort()).sort())
  expect(seats(leagueWeeks(league))).toEqual(seats(before))
  const first = begun(6, {})
  const [player] = firstOpen(first).sides[0]
  const left = leagueWeeks(after(first, removePlayer(first, player, 'player')))
  expect(left.map(({ pairs }) => pairs.length)).toEqual([3, 2, 2, 2, 2])
})
