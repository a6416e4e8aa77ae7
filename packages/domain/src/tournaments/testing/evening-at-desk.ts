import { seededRandom } from '../../seeded-random.ts'
import { decideDeskAct } from '../acts/decide-desk-act.ts'
import { type AnyDeskAct, drawnAtDesk } from '../acts/desk-acts.ts'
import type { Author } from '../authority/holder.ts'
import { evolveAll } from '../evolve.ts'
import { resultOf, scoreOf } from '../kinds/match-result.ts'
import { currentRound } from '../kinds/phase.ts'
import { isMeeting, isUnopposed, pairOf } from '../kinds/seats.ts'
import { seedOfEight } from '../pairing/seed-version.ts'
import { mirrorScore } from '../results/score.ts'
import type { Meeting, Tournament, WholeTournament } from '../tournament.ts'
import { openMatches, twoNil, twoOne } from './a-tournament.ts'

/** An act as a device stores it until handed in. */
export type ActAtDesk = AnyDeskAct & {
  readonly id: string
  readonly given: { readonly at: string; readonly seed: string; readonly ids: readonly string[] }
}

type Evening = Generator<AnyDeskAct, void, Tournament>

const MINUTE = 60_000

export type AtDesk = { readonly tournament: WholeTournament; readonly acts: readonly ActAtDesk[] }

type AtThisDesk = {
  readonly seed: string
  readonly from: Date
  readonly evening?: () => Evening
  /** Seeds that are taken in their order; where there are no more, the device draws. */
  readonly sealed?: readonly string[]
}

/** What a device decides alone from this state: with its own clock, randomness and the rules. */
export function playAtDesk(
  before: WholeTournament,
  { seed, from, evening = eveningAtDesk, sealed = [] }: AtThisDesk,
): AtDesk {
  const random = seededRandom(`a desk of ${seed}`)
  const hex = (digits: number) => Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join('')
  const author: Author = { publicId: before.organizer, role: 'organizer', holderId: '', label: null }
  const acts: ActAtDesk[] = []
  const seeds = [...sealed]
  let tournament = before
  const steps = evening()
  let step = steps.next()
  for (let minute = 0; !step.done; minute++) {
    const drawn = drawnAtDesk(step.value)
    const given = {
      at: new Date(from.getTime() + minute * MINUTE),
      seed: drawn.hasSeed ? (seeds.shift() ?? seedOfEight(hex(16))) : '',
      ids: Array.from({ length: drawn.ids }, () => hex(12)),
    }
    const outcome = decideDeskAct(tournament, step.value, { ...given, author })
    if (!outcome.accepted) throw new Error(`${step.value.name}: ${outcome.refusal.code}`)
    tournament = evolveAll(tournament, outcome.value)
    acts.push({ ...step.value, id: `desk-act-${hex(12)}`, given: { ...given, at: given.at.toISOString() } })
    step = steps.next(tournament)
  }
  return { tournament, acts }
}

/** Eight players at one desk: the list, three eventful rounds, a final, the end. */
export function* eveningAtDesk(): Evening {
  yield { name: 'add-players-quick-tournament', input: { playerNames: ['Ana', 'Bob', 'Cléo', 'Dan', 'Éva', 'Farid'] } }
  yield { name: 'add-anonymous-player', input: { playerName: 'Gaël' } }
  yield { name: 'add-anonymous-player', input: { playerName: 'Hug' } }
  yield { name: 'update-quick-tournament-player', input: { playerName: 'Hug', newPlayerName: 'Hugo' } }
  yield { name: 'delete-quick-tournament-player', input: { playerName: 'Bob' } }
  yield { name: 'add-anonymous-player', input: { playerName: 'Inès' } }
  yield { name: 'plan-clock', input: { minutes: 40, startsWithRound: true } }
  yield { name: 'plan-tables', input: { prefix: 'C', first: 2, leftOut: [3], fixed: [], order: 'rank' } }
  yield { name: 'allow-own-names', input: { areAllowed: true } }
  yield { name: 'plan-rounds', input: { rounds: 3 } }
  yield { name: 'plan-cut', input: { size: 2 } }
  yield { name: 'start-quick-tournament', input: {} }
  yield { name: 'undo-round', input: { roundNumber: 1 } }
  let tournament = yield { name: 'start-quick-tournament', input: {} }
  yield* keepTime(tournament)
  tournament = yield* enterResults(tournament)
  tournament = yield { name: 'start-next-round', input: { roundNumber: 2 } }
  tournament = yield* correctAnEarlierOne(tournament)
  tournament = yield* handPenaltiesOut(tournament)
  tournament = yield* comeAndGo(tournament)
  tournament = yield* enterResults(tournament)
  tournament = yield { name: 'start-next-round', input: {} }
  tournament = yield* setByHand(tournament)
  tournament = yield* enterResults(tournament)
  tournament = yield { name: 'start-cut', input: { roundNumber: 3, size: 2 } }
  yield* enterResults(tournament)
  yield { name: 'finish-tournament', input: {} }
  yield { name: 'reopen-tournament', input: {} }
  yield { name: 'finish-tournament', input: {} }
}

function* keepTime(tournament: Tournament): Evening {
  const [match] = openMatches(tournament)
  yield { name: 'pause-clock', input: { roundNumber: 1 } }
  yield { name: 'extend-clock', input: { roundNumber: 1, minutes: 5 } }
  yield { name: 'resume-clock', input: { roundNumber: 1 } }
  if (match) yield { name: 'give-extra-time', input: { roundNumber: 1, matchId: match.id, minutes: 3 } }
  yield { name: 'remove-clock', input: {} }
  yield { name: 'start-clock', input: { roundNumber: 1 } }
}

type Played = Generator<AnyDeskAct, Tournament, Tournament>

function* enterResults(before: Tournament): Played {
  let tournament = before
  const open = openMatches(before).filter((one) => resultOf(one) === null)
  for (const [place, { id: matchId }] of open.entries()) {
    const score = place % 2 === 0 ? twoNil : mirrorScore(twoOne)
    tournament = yield { name: 'update-score-quick-tournament', input: { matchId, score, over: null } }
  }
  return tournament
}

function* correctAnEarlierOne(tournament: Tournament): Played {
  const match = tournament.matches.filter(isMeeting).find(({ round }) => round === 1)
  if (!match) return tournament
  const score = mirrorScore(scoreOf(match) ?? twoNil)
  return yield { name: 'correct-and-pair-again', input: { matchId: match.id, score, roundNumber: 2 } }
}

function* handPenaltiesOut(tournament: Tournament): Played {
  const [first, second, third] = openMatches(tournament)
  if (!first || !second || !third) return tournament
  yield { name: 'give-no-show', input: { playerKey: pairOf(first)[1] } }
  yield { name: 'restore-quick-tournament-player', input: { playerKey: pairOf(first)[1] } }
  yield { name: 'give-penalty', input: { playerKey: pairOf(second)[0], penalty: 'warning' } }
  yield { name: 'update-score-quick-tournament', input: { matchId: third.id, score: twoOne, over: null } }
  return yield { name: 'erase-result', input: { matchId: third.id, over: twoOne } }
}

function* comeAndGo(before: Tournament): Played {
  const match = openMatches(before).find((one) => resultOf(one) === null)
  if (!match) return before
  const [stays, leaves] = pairOf(match)
  yield { name: 'delete-quick-tournament-player', input: { playerKey: leaves } }
  yield { name: 'restore-quick-tournament-player', input: { playerKey: leaves } }
  yield { name: 'delete-quick-tournament-player', input: { playerKey: leaves } }
  const late = yield { name: 'add-anonymous-player', input: { playerName: 'Jo' } }
  const playerKey = late.players.at(-1)?.id
  return yield { name: 'seat-late-player', input: { playerKey, roundNumber: 2, opponent: stays } }
}

function* setByHand(before: Tournament): Played {
  const current = before.matches.filter(({ round }) => round === currentRound(before))
  const [one, other] = current.filter(isMeeting)
  if (!one || !other) return before
  const staying = current.filter((match) => match !== one && match !== other).map(sentPairing)
  const swapped = [crossed(one, other), crossed(other, one)]
  return yield { name: 'set-round-pairings', input: { roundNumber: 3, pairings: [...swapped, ...staying] } }
}

function crossed(one: Meeting, other: Meeting) {
  return { player1: pairOf(one)[0], player2: pairOf(other)[1] }
}

function sentPairing(match: Tournament['matches'][number]) {
  if (isUnopposed(match)) return { player1: match.player }
  if (!isMeeting(match)) throw new Error('more than two at a table')
  return { player1: pairOf(match)[0], player2: pairOf(match)[1] }
}
