import { expect, test } from 'vitest'
import type { Author } from '../authority/holder.ts'
import { evolveAll } from '../evolve.ts'
import { isMeeting, pairOf } from '../kinds/seats.ts'
import { submitScore } from '../results/submit-score.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import { after, aTournamentOf, publicId, started } from '../testing/a-tournament.ts'
import type { PlayerId, WholeTournament } from '../tournament.ts'
import { type ApartAct, type MadeApart, replayApart } from './decided-apart.ts'
import type { AnyDeskAct } from './desk-acts.ts'
import { joinApart } from './join-apart.ts'

const author: Author = { publicId: publicId('organizer'), role: 'organizer', holderId: '', label: null }
let count = 0
const apart = (act: AnyDeskAct, drawn: { seed?: string; ids?: readonly string[] } = {}): ApartAct => {
  count += 1
  const given = { at: `2030-01-31T19:${String(count % 60).padStart(2, '0')}:00.000Z`, seed: '', ids: [], ...drawn }
  return { ...act, id: `apart-act-${count}`, given }
}
const score = { wins1: 2, wins2: 0, draws: 0 }
const other = { wins1: 0, wins2: 2, draws: 0 }
const meetingsOf = (tournament: WholeTournament, round: number) => matchesOfRound(tournament, round).filter(isMeeting)
const results = (tournament: WholeTournament, round: number) =>
  meetingsOf(tournament, round).map(({ id }) =>
    apart({ name: 'update-score-quick-tournament', input: { matchId: id, score, over: null } }),
  )

function aRoundApart(base: WholeTournament, seed = 'seed-of-round-2') {
  const acts = [...results(base, 1), apart({ name: 'start-next-round', input: { roundNumber: 2 } }, { seed })]
  return replayApart({ tournament: base }, acts, author)
}
const none: ReadonlySet<string> = new Set()
type Words = { readonly known?: ReadonlySet<string>; readonly theirs?: ReadonlySet<string> }
const join = (there: WholeTournament, made: readonly MadeApart[], { known = none, theirs = none }: Words = {}) =>
  joinApart({ there, made, known, theirs, author })
const pairs = (tournament: WholeTournament, round: number) =>
  meetingsOf(tournament, round).map((match) => [match.table, ...pairOf(match)])

test('CAVE-20 where nothing happened meanwhile all goes as it is, and comes to the same', () => {
  const base = started(aTournamentOf(6))
  const { tournament, made } = aRoundApart(base)
  const joined = join(base, made)
  expect(joined.steps).toEqual(made.map(({ act }) => act))
  expect(joined.met).toEqual([])
  expect(joined.after).toEqual(tournament)
})

test('CAVE-20 what the journal holds already is laid down once', () => {
  const base = started(aTournamentOf(6))
  const { tournament, made } = aRoundApart(base)
  const [first, ...others] = made
  if (!first) throw new Error('nothing was decided')
  const there = evolveAll(base, first.changes)
  const joined = join(there, made, { known: new Set([first.act.id]) })
  expect(joined.steps).toEqual(others.map(({ act }) => act))
  expect(joined.after).toEqual(tournament)
})

test('CAVE-21 the same result said there counts as said by both; another one is asked about, and one word takes theirs', () => {
  const base = started(aTournamentOf(6))
  const { made } = aRoundApart(base)
  const [one, two] = meetingsOf(base, 1)
  if (!one || !two) throw new Error('nobody plays')
  const say = (on: WholeTournament, match: typeof one, said: typeof score) => {
    const [by, beside] = pairOf(match)
    const once = after(on, submitScore(on, { matchId: match.id, by, score: said, contest: false }))
    return after(once, submitScore(once, { matchId: match.id, by: beside, score: said, contest: false }))
  }
  const there = say(say(base, one, score), two, other)
  const joined = join(there, made)
  expect(joined.settled).toEqual([made[0]?.act.id])
  expect(joined.met[0]).toMatchObject({ kind: 'result', id: made[1]?.act.id, matchId: two.id })
  const scoreIn = (tournament: WholeTournament) => tournament.matches.find(({ id }) => id === two.id)
  expect(scoreIn(joined.after)).toMatchObject({ state: { kind: 'terminated', result: { score } } })
  const theirs = join(there, made, { theirs: new Set([made[1]?.act.id ?? '']) })
  expect(scoreIn(theirs.after)).toMatchObject({ state: { kind: 'terminated', result: { score: other } } })
  // Round 2 was drawn from the other result; its tables stay as played.
  const wished = pairs(
    replayApart(
      { tournament: base },
      made.map(({ act }) => act),
      author,
    ).tournament,
    2,
  )
  expect(pairs(theirs.after, 2)).toEqual(wished)
})

test('CAVE-22 tables that were played stand, and who came meanwhile is late', () => {
  const base = started(aTournamentOf(6))
  const { tournament, made } = aRoundApart(base)
  const late = 'late' as PlayerId
  const there = evolveAll(base, [{ kind: 'player_added', playerId: late, name: 'Nora', publicId: null, firstRound: 2 }])
  const joined = join(there, made)
  expect(pairs(joined.after, 2)).toEqual(pairs(tournament, 2))
  expect(joined.met).toEqual([{ kind: 'round', id: made.at(-1)?.act.id, round: 2, late: [late] }])
  expect(joined.steps.map(({ name }) => name).at(-1)).toBe('set-round-pairings')
  const known = new Set(joined.steps.map(({ id }) => id))
  expect(join(joined.after, made, { known }).steps).toEqual([])
})

test('CAVE-23 a round that was opened elsewhere too gives way, unless results were said in it', () => {
  const base = started(aTournamentOf(6))
  const { tournament, made } = aRoundApart(base)
  const scored = made.slice(0, -1).flatMap(({ changes }) => changes)
  const elsewhere = aRoundApart(base, 'quite-another-seed').tournament
  expect(pairs(elsewhere, 2)).not.toEqual(pairs(tournament, 2))
  expect(evolveAll(base, scored).matches).toHaveLength(3)
  const joined = join(elsewhere, made)
  expect(pairs(joined.after, 2)).toEqual(pairs(tournament, 2))
  const [match] = meetingsOf(elsewhere, 2)
  const wanted = pairs(tournament, 2).map((pair) => pair.slice(1).toSorted().join(' '))
  if (!match || wanted.includes(pairOf(match).toSorted().join(' '))) throw new Error('drawn alike')
  const [by, beside] = pairOf(match)
  const once = after(elsewhere, submitScore(elsewhere, { matchId: match.id, by, score, contest: false }))
  const played = after(once, submitScore(once, { matchId: match.id, by: beside, score, contest: false }))
  const rival = join(played, made)
  expect(rival.met).toEqual([{ kind: 'rival', id: made.at(-1)?.act.id, round: 2 }])
  expect(rival.after).toEqual(played)
})

test('CAVE-24 what is not possible any more is named with its reason, and the rest goes on', () => {
  const base = started(aTournamentOf(6))
  const [player] = base.players
  if (!player) throw new Error('nobody plays')
  const rename = {
    name: 'update-quick-tournament-player',
    input: { playerKey: player.id, newPlayerName: 'Zoé' },
  } as const
  const acts = [apart(rename), ...results(base, 1)]
  const { made } = replayApart({ tournament: base }, acts, author)
  const there = evolveAll(base, [
    { kind: 'player_added', playerId: 'new' as PlayerId, name: 'Zoé', publicId: null, firstRound: 2 },
  ])
  const joined = join(there, made)
  expect(joined.met).toMatchObject([{ kind: 'impossible', id: acts[0]?.id }])
  expect(joined.steps).toEqual(acts.slice(1))
})
