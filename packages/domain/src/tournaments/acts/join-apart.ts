import type { Refusal } from '../../outcome.ts'
import type { KnownRegistration } from '../../registrations/acts/registrations-at-desk.ts'
import type { Author } from '../authority/holder.ts'
import type { Change } from '../change.ts'
import { isOver, resultOf } from '../kinds/match-result.ts'
import { isSameResult, resultSaid, resultSeen } from '../kinds/result.ts'
import { isBye, isMeeting, isPlayed, pairOf, seatsOf } from '../kinds/seats.ts'
import { seatKey } from '../rounds/hand-pairing.ts'
import { activePlayers, matchesOfRound } from '../rounds/round-progress.ts'
import type { Match, MatchId, PlayerId, Result, RoundNumber, WholeTournament } from '../tournament.ts'
import { type ApartAct, type ApartState, afterApart, decideApart, type MadeApart } from './decided-apart.ts'
import type { SentPairing } from './sent-pairing.ts'
import { seatsAdded, underFreeName } from './walk-in-apart.ts'

/** A conflict of an offline decision. */
export type Meeting =
  /** Someone reported another result of the table: the desk's wins, unless theirs is chosen. */
  | {
      readonly kind: 'result'
      readonly id: string
      readonly matchId: MatchId
      readonly theirs: Result
      readonly ours: Result
    }
  /** A round that would now be paired differently: the tables played stand, and latecomers sit at none. */
  | { readonly kind: 'round'; readonly id: string; readonly round: RoundNumber; readonly late: readonly PlayerId[] }
  /** The round was also opened elsewhere, with other tables that have results: that one stays. */
  | { readonly kind: 'rival'; readonly id: string; readonly round: RoundNumber }
  /** Somebody added here has the name of somebody there, and goes in under another one. */
  | { readonly kind: 'name'; readonly id: string; readonly name: string; readonly as: string }
  /** Seats were taken there meanwhile: the event gets one more. */
  | { readonly kind: 'seats'; readonly id: string; readonly name: string; readonly seats: number }
  | { readonly kind: 'impossible'; readonly id: string; readonly act: ApartAct; readonly refusal: Refusal }

export type Joined = {
  readonly steps: readonly ApartAct[]
  /** Acts now without effect: the same happened on the server. */
  readonly settled: readonly string[]
  readonly met: readonly Meeting[]
  readonly after: WholeTournament
}

export type Joining = {
  readonly there: WholeTournament
  /** Registrations there; left out where nothing made leans on them. */
  readonly registered?: readonly KnownRegistration[]
  readonly made: readonly MadeApart[]
  readonly known: ReadonlySet<string>
  /** Ids of results where the others' reports win. */
  readonly theirs: ReadonlySet<string>
  readonly author: Author
}

/** Replays offline decisions on the current state, act by act, with the same deciders. */
export function joinApart({ there, registered = [], made, known, theirs, author }: Joining): Joined {
  const joint = new Joint({ tournament: there, registered }, author)
  for (const each of made) {
    if (known.has(each.act.id)) joint.follow(each)
    else joint.lay(each, theirs)
  }
  return joint.joined()
}

class Joint {
  readonly #author: Author
  readonly #steps: ApartAct[] = []
  readonly #settled: string[] = []
  readonly #met: Meeting[] = []
  #state: Required<ApartState>

  constructor(there: Required<ApartState>, author: Author) {
    this.#state = there
    this.#author = author
  }

  get #tournament(): WholeTournament {
    return this.#state.tournament
  }

  joined(): Joined {
    return { steps: this.#steps, settled: this.#settled, met: this.#met, after: this.#tournament }
  }

  lay(made: MadeApart, theirs: ReadonlySet<string>): void {
    const { act } = made
    const contrary = this.#contraryResult(act)
    if (contrary === 'same') {
      this.#settled.push(act.id)
      return
    }
    if (contrary) {
      this.#met.push(contrary)
      if (theirs.has(act.id)) {
        this.#settled.push(act.id)
        return
      }
    }
    const laid = contrary ? withoutOver(act) : this.#underFreeName(act)
    const outcome = decideApart(this.#state, laid, this.#author)
    if (!outcome.accepted) {
      this.#met.push({ kind: 'impossible', id: act.id, act, refusal: outcome.refusal })
      return
    }
    const seats = seatsAdded(laid, outcome.value, made.changes)
    if (seats) this.#met.push({ kind: 'seats', id: act.id, ...seats })
    if (outcome.value.length > 0) this.#take(laid, outcome.value)
    else this.#settled.push(act.id)
    this.follow(made)
  }

  follow({ act, changes }: MadeApart): void {
    for (const change of changes) if (change.kind === 'round_paired') this.#keepTables(act, change)
  }

  #keepTables(act: ApartAct, { round, matches }: Extract<Change, { kind: 'round_paired' }>): void {
    const there = matchesOfRound(this.#tournament, round)
    const wished = new Set(matches.map(placeKey))
    if (there.length === matches.length && there.every((match) => wished.has(placeKey(match)))) return
    if (there.some((match) => isPlayed(match) && isOver(match) && !wished.has(placeKey(match)))) {
      this.#met.push({ kind: 'rival', id: act.id, round })
      return
    }
    const seated = new Set(matches.flatMap((match) => seatsOf(match)))
    const late = activePlayers(this.#tournament, round).flatMap(({ id }) => (seated.has(id) ? [] : [id]))
    // An unchanged pairing keeps its server number, so that number must be freed first.
    const isFree = (match: Match) => !there.some((each) => isMoved(each, match))
    const isAtPlace =
      matches.every(isFree) || this.#pairByHand(act, { round, matches: matches.filter(isFree), part: 'free' })
    if (!isAtPlace || !this.#pairByHand(act, { round, matches, part: 'tables' })) return
    this.#met.push({ kind: 'round', id: act.id, round, late })
  }

  #pairByHand(act: ApartAct, { round, matches, part }: ByHand): boolean {
    const step: ApartAct = {
      name: 'set-round-pairings',
      input: { roundNumber: round, pairings: matches.map(sentPairing), dropped: [], from: null },
      id: `${act.id}.${part}`,
      given: { at: act.given.at, seed: '', ids: [] },
    }
    const outcome = decideApart(this.#state, step, this.#author)
    if (!outcome.accepted) this.#met.push({ kind: 'impossible', id: act.id, act, refusal: outcome.refusal })
    else if (outcome.value.length > 0) this.#take(step, outcome.value)
    return outcome.accepted
  }

  /** The table's state if it differs from what the act assumed: the same result, or another. */
  #contraryResult(act: ApartAct): Extract<Meeting, { kind: 'result' }> | 'same' | null {
    if (act.name !== 'update-score-quick-tournament') return null
    const { input, id } = act
    const match = this.#tournament.matches.find((each) => each.id === input.matchId)
    const theirs = match && isPlayed(match) ? resultOf(match)?.result : null
    const ours = resultSaid(input)
    if (!theirs || !ours) return null
    if (isSameResult(theirs, ours)) return 'same'
    const over = input.over ? resultSeen(input.over) : null
    if (over && isSameResult(theirs, over)) return null
    return { kind: 'result', id, matchId: input.matchId, theirs, ours }
  }

  #take(act: ApartAct, changes: readonly Change[]): void {
    this.#steps.push(act)
    this.#state = afterApart(this.#state, act, changes)
  }

  #underFreeName(act: ApartAct): ApartAct {
    const other = underFreeName(act, this.#state)
    if (!other) return act
    this.#met.push({ kind: 'name', id: act.id, name: other.name, as: other.act.input.playerName })
    return other.act
  }
}

function withoutOver(act: ApartAct): ApartAct {
  if (act.name !== 'update-score-quick-tournament' || !('over' in act.input)) return act
  const { over: _, ...input } = act.input
  return { ...act, input }
}

type ByHand = { readonly round: RoundNumber; readonly matches: readonly Match[]; readonly part: 'free' | 'tables' }

/** Whether the same people meet at another table without a report yet. */
function isMoved(there: Match, match: Match): boolean {
  return seatKey(there) === seatKey(match) && placeKey(there) !== placeKey(match) && isPlayed(there) && !isOver(there)
}

function placeKey(match: Match): string {
  return isPlayed(match) ? `${match.table} ${seatKey(match)}` : seatKey(match)
}

function sentPairing(match: Match): SentPairing & { readonly table?: number } {
  if (isMeeting(match)) {
    const [player1, player2] = pairOf(match)
    return { player1, player2, table: match.table }
  }
  const [player1] = seatsOf(match)
  if (player1 === undefined) throw new Error('A match has nobody in it')
  return isPlayed(match) ? { player1, sides: match.sides, table: match.table } : { player1, loss: !isBye(match) }
}
