import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { seededRandom } from '../../seeded-random.ts'
import { GROUP_SIZES } from '../grouped.ts'
import { bracketOf } from '../kinds/bracket.ts'
import { bracketRounds } from '../kinds/bracket-seats.ts'
import { groupLetter, groupOfPlayers, groupSizes, groupsOf, placesInBracket } from '../kinds/groups.ts'
import { finalStandings } from '../kinds/phase.ts'
import { isMeeting, seatsOf } from '../kinds/seats.ts'
import { currentStage, roundsToPlay } from '../kinds/stage.ts'
import { changeSettings } from '../life/change-settings.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { restartTournament } from '../life/restart-tournament.ts'
import { leftMatchesOf } from '../players/left-matches.ts'
import { removePlayer } from '../players/remove-player.ts'
import { setScore } from '../results/set-score.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import { after, aTournamentOf, openMatches, twoNil } from '../testing/a-tournament.ts'
import type { PlayerId, Tournament, TournamentCode, TournamentId } from '../tournament.ts'
import { canOpenStage } from './can-open-stage.ts'
import { groupsBracket } from './cut-field.ts'
import { advancingFrom } from './group-seeds.ts'
import { openStage } from './open-stage.ts'
import type { GroupsWish } from './plan-groups.ts'
import { recomputeRound } from './recompute-round.ts'
import { startCut } from './start-cut.ts'
import { startNextRound, startTournament } from './start-round.ts'
import { undoRound } from './undo-round.ts'
import { whyPaired } from './why-paired.ts'

function inGroups(players: number, groups: GroupsWish = {}): Tournament {
  const tournament = aTournamentOf(players, { capacity: Math.max(2, players) })
  return after(tournament, changeSettings(tournament, { structure: 'groups', groups }))
}

function begun(players: number, groups: GroupsWish = {}, seed = 'first'): Tournament {
  const waiting = inGroups(players, groups)
  return after(waiting, startTournament(waiting, seed))
}

function scored(tournament: Tournament, random: () => number): Tournament {
  let now = tournament
  for (const { id } of openMatches(now)) {
    const score = random() < 0.5 ? twoNil : { wins1: 1, wins2: 2, draws: 0 }
    now = after(now, setScore(now, { matchId: id, score }))
  }
  return now
}

function groupsPlayed(players: number, groups: GroupsWish, seed: string): Tournament {
  const random = seededRandom(seed)
  let now = scored(begun(players, groups, seed), random)
  while (now.rounds.length < roundsToPlay(now)) {
    expect(recomputeRound(now, now.rounds.length)?.others, seed).toBe(0)
    now = scored(after(now, startNextRound(now, { seed: `${seed} ${now.rounds.length}`, wished: null })), random)
  }
  return now
}

const CUT = { wish: { by: 'groups' }, seed: 'cut' } as const
const withBracket = (now: Tournament) => after(now, startCut(now, { ...CUT, afterRound: now.rounds.length }))
const groupsIn = (tournament: Tournament) => groupsOf(tournament.stages[0] ?? currentStage(tournament))?.groups ?? []

test('STGE-13 groups of 6 to 256 players are as equal as can be, of three to six', () => {
  for (let players = 6; players <= 256; players++) {
    for (const size of GROUP_SIZES) {
      const sizes = groupSizes(players, size)
      expect(
        sizes.reduce((sum, each) => sum + each, 0),
        `${players} by ${size}`,
      ).toBe(players)
      expect(Math.max(...sizes) - Math.min(...sizes), `${players} by ${size}`).toBeLessThanOrEqual(1)
      expect(Math.min(...sizes), `${players} by ${size}`).toBeGreaterThanOrEqual(3)
      expect(Math.max(...sizes), `${players} by ${size}`).toBeLessThanOrEqual(6)
      expect(sizes.length, `${players} by ${size}`).toBeGreaterThanOrEqual(2)
    }
  }
  expect(groupSizes(14, 4)).toEqual([4, 4, 3, 3])
  expect([0, 25, 26].map(groupLetter)).toEqual(['A', 'Z', 'AA'])
})

test('STGE-13 five are too few for groups, and say so', () => {
  const few = inGroups(5)
  expect(startTournament(few, 'seed')).toEqual(refuse('groups_too_small', { size: 6, count: 5 }))
})

test('STGE-13 everybody meets everybody of their group once and nobody else, by a draw that its seed gives again', () => {
  for (const [players, size] of [
    [6, 3],
    [7, 4],
    [9, 5],
    [14, 4],
    [18, 4],
    [23, 6],
    [40, 4],
  ] as const) {
    const played = groupsPlayed(players, { size }, `${players} by ${size}`)
    const met = played.matches.filter(isMeeting).map((match) => [...seatsOf(match)].sort().join(' '))
    const wanted = groupsIn(played).flatMap((group) =>
      group.flatMap((one, at) => group.slice(at + 1).map((other) => [one, other].sort().join(' '))),
    )
    expect(met.toSorted(), `${players} by ${size}`).toEqual(wanted.toSorted())
    expect(groupsIn(begun(players, { size }, 'again'))).not.toEqual(groupsIn(played))
  }
})

test('STGE-14 how large groups are and who goes on is said before the start, and kept by a restart', () => {
  const waiting = inGroups(14, { size: 5, advance: 1, fills: false })
  expect(currentStage(waiting)).toEqual({ kind: 'groups', size: 5, advance: 1, groups: [] })
  expect(changeSettings(waiting, { groups: { size: 3, advance: 3 } })).toEqual(refuse('groups_plan_invalid'))
  const running = after(waiting, startTournament(waiting, 'seed'))
  expect(changeSettings(running, { groups: { advance: 2 } })).toEqual(refuse('structure_locked'))
  const restart = { id: 't2' as TournamentId, code: 'BCDEFG' as TournamentCode, lot: 'lot', isThere: false }
  const newPlayerIds = waiting.players.map(({ id }) => `${id}b` as PlayerId)
  const first = scored(running, seededRandom('over'))
  const over = after(first, finishTournament(first))
  expect(restartTournament(over, { ...restart, newPlayerIds })).toMatchObject({
    value: { settled: expect.arrayContaining([{ kind: 'stage_chosen', stage: currentStage(waiting) }]) },
  })
})

test('STGE-15 each group has its own ranking from its first place on', () => {
  const played = groupsPlayed(14, {}, 'ranking')
  const rows = computeStandings({ ...played, throughRound: 3 })
  const groupOf = groupOfPlayers(currentStage(played))
  expect(rows.map(({ playerId }) => groupOf.get(playerId))).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3])
  const firsts = rows.filter(({ rank }) => rank === 1).map(({ playerId }) => groupOf.get(playerId))
  expect(new Set(firsts).size).toBe(4)
})

test('STGE-16 the first two of each group and the best of the thirds fill the bracket', () => {
  expect(placesInBracket({ advance: 2, fills: true }, [4, 4, 4])).toEqual({ first: 6, best: 2 })
  expect(placesInBracket({ advance: 2 }, [4, 4, 4])).toEqual({ first: 6, best: 0 })
  expect(placesInBracket({ advance: 2, fills: true }, [4, 4, 4, 3, 3])).toEqual({ first: 10, best: 0 })
  const played = groupsPlayed(12, {}, 'thirds')
  const rows = computeStandings({ ...played, throughRound: 3 })
  const advancing = advancingFrom(played, 3)
  const firstTwo = [0, 4, 8].flatMap((from) => rows.slice(from, from + 2).map(({ playerId }) => playerId))
  const thirds = [2, 6, 10].flatMap((at) => rows[at]?.playerId ?? [])
  expect(advancing?.seeds.toSorted()).toEqual([...firstTwo, ...(advancing?.best ?? [])].toSorted())
  expect(advancing?.best).toHaveLength(2)
  expect(advancing?.best.every((id) => thirds.includes(id))).toBe(true)
})

/** How many of one group could meet in each round of the bracket, the first round first. */
function together(seeds: readonly PlayerId[], groupOf: ReadonlyMap<string, number>): readonly number[] {
  const rounds = bracketRounds(seeds.length)
  let parts = seats(2 ** rounds).map((seed) => [seeds[seed - 1]].filter((id) => id !== undefined))
  const counts: number[] = []
  while (parts.length > 1) {
    let count = 0
    parts = Array.from({ length: parts.length / 2 }, (_, at) => {
      const [one = [], other = []] = [parts[2 * at], parts[2 * at + 1]]
      for (const id of one) count += other.filter((each) => groupOf.get(each) === groupOf.get(id)).length
      return [...one, ...other]
    })
    counts.push(count)
  }
  return counts
}

function seats(size: number): readonly number[] {
  if (size === 1) return [1]
  return seats(size / 2).flatMap((seed) => [seed, size + 1 - seed])
}

function orders<Each>(all: readonly Each[]): readonly (readonly Each[])[] {
  if (all.length < 2) return [all]
  return all.flatMap((first, at) => orders(all.toSpliced(at, 1)).map((others) => [first, ...others]))
}

const isFewer = (one: readonly number[], other: readonly number[]) => {
  const at = one.findIndex((count, round) => count !== other[round])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

test('STGE-17 in the bracket those of one group meet as late as any order of the second ones lets them', () => {
  for (const [players, plan] of [
    [6, {}],
    [8, {}],
    [12, {}],
    [12, { fills: false }],
    [14, {}],
    [20, {}],
    [8, { advance: 3 }],
    [12, { advance: 3, fills: false }],
    [10, { size: 5, advance: 4 }],
  ] as const) {
    for (let turn = 0; turn < 5; turn++) {
      const seed = `${players} ${JSON.stringify(plan)} ${turn}`
      const played = groupsPlayed(players, plan, seed)
      const stage = groupsOf(currentStage(played))
      const groupOf = groupOfPlayers(currentStage(played))
      const { seeds, best } = advancingFrom(played, played.rounds.length) ?? { seeds: [], best: [] }
      const count = stage?.groups.length ?? 0
      const tiers = Array.from({ length: Math.ceil(seeds.length / count) }, (_, at) =>
        seeds.slice(at * count, (at + 1) * count),
      )
      const [first = [], ...others] = tiers
      const all = others.reduce<readonly (readonly PlayerId[])[]>(
        (before, tier) => before.flatMap((start) => orders(tier).map((order) => [...start, ...order])),
        [first],
      )
      const own = together(seeds, groupOf)
      expect(
        all.some((order) => isFewer(together(order, groupOf), own)),
        `${seed} ${own} ${best.length}`,
      ).toBe(false)
    }
  }
})

test('STGE-17 with two of each group they meet in the final alone', () => {
  for (let players = 6; players <= 100; players += 7) {
    const played = groupsPlayed(players, { fills: false }, `two of ${players}`)
    const { seeds } = advancingFrom(played, played.rounds.length) ?? { seeds: [] }
    const counts = together(seeds, groupOfPlayers(currentStage(played)))
    expect(
      counts.slice(0, -1).every((count) => count === 0),
      `${players}: ${counts}`,
    ).toBe(true)
  }
})

test('STGE-18 the bracket follows once all groups are over, is taken back with its round, and has one winner', () => {
  const early = scored(begun(14), seededRandom('early'))
  expect(groupsBracket(early)).toBeNull()
  expect(startCut(early, { ...CUT, afterRound: 1 })).toEqual(refuse('groups_not_over'))
  const played = groupsPlayed(14, {}, 'whole')
  expect(startCut(played, { wish: { by: 'size', size: 8 }, afterRound: 3, seed: 'cut' })).toEqual(
    refuse('cut_follows_groups'),
  )
  expect(startNextRound(played, { seed: 'x', wished: null })).toEqual(refuse('everybody_met'))
  const part = { structure: 'swiss', plannedRounds: 3, carriesPoints: false, afterRound: 3, seed: 'part' } as const
  expect(openStage(played, part)).toEqual(refuse('cut_follows_groups'))
  expect(canOpenStage(played)).toBe(false)
  const cut = withBracket(played)
  expect(bracketOf(cut)?.seeds).toEqual(groupsBracket(played)?.seeds)
  expect(recomputeRound(cut, 4)?.others).toBe(0)
  expect(after(cut, undoRound(cut, 4)).stages).toEqual(played.stages)
  let now = scored(cut, seededRandom('bracket'))
  while (now.rounds.length < 6) {
    now = scored(after(now, startNextRound(now, { seed: 'next', wished: null })), seededRandom('on'))
    expect(recomputeRound(now, now.rounds.length)?.others).toBe(0)
  }
  const ranking = finalStandings(after(now, finishTournament(now))) ?? []
  expect(ranking[0]?.playerId).toBe(bracketOf(now)?.rounds.at(-1)?.nodes[0]?.winner)
  expect(new Set(ranking.slice(0, 8).map(({ playerId }) => playerId))).toEqual(new Set(bracketOf(now)?.seeds))
  expect(ranking.map(({ rank }) => rank)).toEqual(ranking.map(({ rank }) => rank).toSorted((one, other) => one - other))
})

test('STGE-19 the matches of somebody who leaves a group count for nobody while fewer than half are played', () => {
  const one = scored(begun(14), seededRandom('leaver'))
  const [leaver] = groupsIn(one)[0] ?? []
  if (!leaver) throw new Error('A group has players')
  const left = after(one, removePlayer(one, leaver))
  expect(leftMatchesOf(left, leaver)).toBe('annulled')
  expect(groupsOf(currentStage(left))?.groups).toEqual(groupsIn(one))
  const rows = computeStandings({ ...left, throughRound: 1 })
  expect(rows.find(({ playerId }) => playerId === leaver)?.points).toBe(0)
})

test('STGE-19 who left after the groups goes on nowhere, and the next of their group does', () => {
  const played = groupsPlayed(14, {}, 'gone')
  const [first] = groupsBracket(played)?.seeds ?? []
  if (!first) throw new Error('Somebody is first')
  const left = after(played, removePlayer(played, first))
  const seeds = groupsBracket(left)?.seeds ?? []
  const groupOf = groupOfPlayers(currentStage(played))
  expect(seeds).not.toContain(first)
  expect(seeds.filter((id) => groupOf.get(id) === groupOf.get(first))).toHaveLength(2)
  expect(seeds).toHaveLength(8)
})

test('STGE-20 a pair of a group says that it is one of its round robin', () => {
  const tournament = begun(8)
  const match = tournament.matches.find(isMeeting)
  expect(match && whyPaired(tournament, match, seatsOf(match)[0] as PlayerId)).toEqual([{ kind: 'group' }])
})
