import { type SeededRandom, seededRandom } from '../../seeded-random.ts'
import type { Act, DecidedActName, GivenFor } from '../acts/act.ts'
import { resultOf, scoreOf } from '../kinds/match-result.ts'
import { currentRound } from '../kinds/phase.ts'
import { isBye, isMeeting, isUnopposed, pairOf } from '../kinds/seats.ts'
import { mirrorScore, type Score } from '../results/score.ts'
import type { Meeting, PlayerId, PublicId, Tournament } from '../tournament.ts'
import { openMatches, twoNil, twoOne } from './a-tournament.ts'

type EveningName = Exclude<DecidedActName, 'forget-player' | 'take-back-no-show' | 'take-back-penalty'>

/** One act: by the organizer, or by the phone of this number. */
export type EveningStep = {
  readonly [Name in EveningName]: {
    readonly by: 'organizer' | number
    readonly act: Act<Name>
    readonly beside: GivenFor<Name> extends { readonly beside: infer Beside } ? Beside : null
  }
}[EveningName]

type Evening = Generator<EveningStep, void, Tournament>
/** Each phone's public id. */
export type Phones = (number: number) => PublicId

const NAMES = ['Ana', 'Bob', 'Cléo', 'Dan', 'Éva', 'Farid', 'Gaël', 'Hugo', 'Inès', 'Jo', 'Kim', 'Léa', 'Max']
const SCORES: readonly Score[] = [twoNil, twoOne, mirrorScore(twoNil), mirrorScore(twoOne)]

/**
 * An evening of 16 players as acts, each chosen by the state before: joining, three rounds with contradictions, corrections, a departure
 * and a latecomer; a top four; the finish, undone once. Deterministic per seed.
 */
export function* eveningOfActs(seed: string, phones: Phones): Evening {
  const random = seededRandom(`evening ${seed}`)
  yield* arrive()
  let tournament = yield staff({ name: 'start-quick-tournament', input: {} })
  yield staff({ name: 'pause-clock', input: { roundNumber: 1 } })
  yield staff({ name: 'extend-clock', input: { roundNumber: 1, minutes: 5 } })
  yield staff({ name: 'resume-clock', input: { roundNumber: 1 } })
  tournament = yield staff({ name: 'undo-round', input: { roundNumber: 1 } })
  tournament = yield staff({ name: 'start-quick-tournament', input: {} })
  yield staff({ name: 'start-next-round', input: { roundNumber: 2 } })
  tournament = yield* report(tournament, { random, phones })
  tournament = yield staff({ name: 'start-next-round', input: { roundNumber: 2 } })
  tournament = yield* correctFirstRound(tournament)
  tournament = yield* comeAndGo(tournament)
  tournament = yield* report(tournament, { random, phones })
  tournament = yield staff({ name: 'start-next-round', input: {} })
  tournament = yield* setByHand(tournament)
  tournament = yield* report(tournament, { random, phones })
  yield staff({ name: 'plan-cut', input: { size: 4 } })
  tournament = yield staff({ name: 'start-cut', input: { roundNumber: 3, size: 4, thirdPlace: true } })
  tournament = yield* report(tournament, { random, phones })
  tournament = yield staff({ name: 'start-next-round', input: { roundNumber: 5 } })
  tournament = yield* report(tournament, { random, phones })
  yield staff({ name: 'finish-tournament', input: {} })
  yield staff({ name: 'plan-rounds', input: { rounds: 9 } })
  yield staff({ name: 'reopen-tournament', input: {} })
  yield staff({ name: 'finish-tournament', input: {} })
}

type StaffName = Exclude<EveningName, 'join-quick-tournament' | 'erase-result'>
type StaffAct = { readonly [Name in StaffName]: Act<Name> }[StaffName]

function staff(act: StaffAct): EveningStep {
  return { by: 'organizer', act, beside: null } as EveningStep
}

function* arrive(): Evening {
  for (const [place, playerName] of NAMES.entries()) {
    const act = { name: 'join-quick-tournament', input: { playerName } } as const
    yield { by: place + 1, act, beside: { password: undefined } }
  }
  const again = { name: 'join-quick-tournament', input: { playerName: 'ANA' } } as const
  yield { by: 99, act: again, beside: { password: undefined } }
  yield staff({ name: 'add-players-quick-tournament', input: { playerNames: ['Noé', 'Oscar'] } })
  yield staff({ name: 'add-anonymous-player', input: { playerName: 'Paule' } })
  yield staff({ name: 'update-quick-tournament-player', input: { playerName: 'paule', newPlayerName: 'Paule B.' } })
  yield staff({ name: 'plan-clock', input: { minutes: 40, startsWithRound: true } })
  yield staff({ name: 'plan-tables', input: { prefix: 'B', first: 3, leftOut: [5], fixed: [], order: 'rank' } })
  yield staff({ name: 'allow-own-names', input: { areAllowed: true } })
  yield { by: 'organizer', act: { name: 'mark-youth', input: { isYouth: true } }, beside: { isUsed: false } }
}

type Reporting = { readonly random: SeededRandom; readonly phones: Phones }

/** Phones or the desk report each match; some players contradict each other. */
function* report(before: Tournament, { random, phones }: Reporting): Generator<EveningStep, Tournament, Tournament> {
  let tournament = before
  for (const match of openMatches(before).filter((one) => resultOf(one) === null)) {
    const { id: matchId } = match
    const score = pick(SCORES, random)
    const [first, second] = pairOf(match).map((id) => phoneOf(tournament, { id, phones }))
    if (first) {
      const act = { name: 'send-score-quick-tournament', input: { matchId, score } } as const
      tournament = yield { by: first, act, beside: null }
    }
    const isContradicted = first && second && random() < 0.3
    if (isContradicted) {
      const act = { name: 'send-score-quick-tournament', input: { matchId, score: mirrorScore(score) } } as const
      tournament = yield { by: second, act, beside: null }
    }
    if (!first || isContradicted) {
      tournament = yield staff({ name: 'update-score-quick-tournament', input: { matchId, score } })
    }
  }
  return tournament
}

function* correctFirstRound(tournament: Tournament): Generator<EveningStep, Tournament, Tournament> {
  const match = meetings(tournament).find((one) => one.round === 1)
  if (!match) return tournament
  const score = mirrorScore(scoreOf(match) ?? twoNil)
  const input = { matchId: match.id, score, roundNumber: 2 }
  return yield staff({ name: 'correct-and-pair-again', input })
}

function* comeAndGo(before: Tournament): Generator<EveningStep, Tournament, Tournament> {
  const [first, second, third] = openMatches(before)
  if (!first || !second || !third) return before
  yield staff({ name: 'delete-quick-tournament-player', input: { playerKey: pairOf(first)[0] } })
  const late = yield staff({ name: 'add-anonymous-player', input: { playerName: 'Quentin' } })
  const player = late.players.at(-1)?.id
  const input = { playerKey: player, roundNumber: 2, opponent: pairOf(first)[1] }
  yield staff({ name: 'seat-late-player', input })
  yield staff({ name: 'give-extra-time', input: { matchId: second.id, minutes: 3, roundNumber: 2 } })
  yield staff({ name: 'give-no-show', input: { playerKey: pairOf(second)[1] } })
  yield staff({ name: 'give-penalty', input: { playerKey: pairOf(third)[0], penalty: 'warning' } })
  yield staff({ name: 'update-score-quick-tournament', input: { matchId: third.id, score: twoOne, over: null } })
  const act = { name: 'erase-result', input: { matchId: third.id, over: twoOne } } as const
  return yield { by: 'organizer', act, beside: { said: null } }
}

function* setByHand(before: Tournament): Generator<EveningStep, Tournament, Tournament> {
  const current = before.matches.filter(({ round }) => round === currentRound(before))
  const [one, other] = current.filter(isMeeting)
  if (!one || !other) return before
  const staying = current.filter((match) => match !== one && match !== other).map(sentPairing)
  const swapped = [
    { player1: pairOf(one)[0], player2: pairOf(other)[1] },
    { player1: pairOf(other)[0], player2: pairOf(one)[1] },
  ]
  return yield staff({ name: 'set-round-pairings', input: { roundNumber: 3, pairings: [...swapped, ...staying] } })
}

function sentPairing(match: Tournament['matches'][number]) {
  if (isUnopposed(match)) return { player1: match.player, loss: !isBye(match) }
  if (!isMeeting(match)) throw new Error('more than two at a table')
  return { player1: pairOf(match)[0], player2: pairOf(match)[1] }
}

function meetings({ matches }: Tournament): readonly Meeting[] {
  return matches.filter(isMeeting)
}

type PhoneSought = { readonly id: PlayerId; readonly phones: Phones }

function phoneOf({ players }: Tournament, { id, phones }: PhoneSought): number | undefined {
  const player = players.find((one) => one.id === id)
  if (!player?.publicId || player.droppedAfter !== null) return undefined
  return NAMES.map((_, place) => place + 1).find((number) => phones(number) === player.publicId)
}

function pick<Item>(items: readonly Item[], random: SeededRandom): Item {
  return items[Math.floor(random() * items.length)] as Item
}
