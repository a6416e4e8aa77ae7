import type { AnyRegistrationDeskAct } from '@tablee/domain/registrations/acts/registrations-at-desk'
import {
  type ApartAct,
  type ApartState,
  afterApart,
  type MadeApart,
  replayApart,
} from '@tablee/domain/tournaments/acts/decided-apart'
import { isOnRegistrations } from '@tablee/domain/tournaments/acts/desk-acts'
import type { Change } from '@tablee/domain/tournaments/change'
import { isFirstDecision } from '@tablee/domain/tournaments/results/take-back-decision'
import type { MatchId } from '@tablee/domain/tournaments/tournament'
import { UnreachableError } from '../../../transport/request-error.ts'
import type { BaseKeeper } from './base-keeper.ts'
import { authorHere, type CaveHolder } from './cave-state.ts'
import type { KeptCave } from './cave-store.ts'
import type { RegisteredHere } from './registered-here.ts'
import type { ShownHere } from './shown-here.ts'

type Parts = { readonly base: BaseKeeper; readonly registered: RegisteredHere; readonly shown: ShownHere }

/** The acts that this device has decided, and the state they result in. */
export class DecidedHere {
  readonly #parts: Parts
  #acts: readonly ApartAct[] = []
  #made: readonly MadeApart[] = []
  #state: Required<ApartState> | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get acts(): readonly ApartAct[] {
    return this.#acts
  }

  get made(): readonly MadeApart[] {
    return this.#made
  }

  get tournament() {
    return this.#state?.tournament ?? null
  }

  /** What the next act is decided on; null where nothing is known of the tournament. */
  ground(): Required<ApartState> | null {
    return this.#state ?? this.#lastKnown()
  }

  /** The latest decision of the match was made here, and nothing stood before it. */
  isFirstDecision(matchId: MatchId): boolean {
    const base = this.#parts.base.get()
    const changes = this.#made.flatMap((made) => made.changes)
    return base !== null && isFirstDecision(base.whole, matchId, changes)
  }

  restore(kept: KeptCave, holder: CaveHolder): void {
    this.#parts.base.restore(kept)
    this.#parts.registered.restore(kept)
    this.#acts = kept.acts
    const base = this.#lastKnown()
    if (kept.acts.length === 0 || !base) return
    const { made, ...state } = replayApart(base, kept.acts, authorHere(base.tournament, holder))
    this.#made = made
    this.#state = state
    this.#showAll()
  }

  add(act: ApartAct, before: Required<ApartState>, changes: readonly Change[]): void {
    this.#acts = [...this.#acts, act]
    this.#made = [...this.#made, { act, changes }]
    this.#state = afterApart(before, act, changes)
    this.#showAll()
  }

  clear(): void {
    this.#acts = []
    this.#made = []
    this.#state = null
  }

  /** Server updates wait until all is joined. */
  show(): void {
    if (this.#state) this.#parts.shown.show(this.#state.tournament)
  }

  /** Who is registered, as an answer of the server. */
  registrations() {
    const known = this.#parts.registered.answer(this.#state?.registered ?? null, this.#acts)
    if (!known) throw listUnknown()
    return known
  }

  /** What the server would answer to an act on somebody's registration. */
  registrationReply(act: AnyRegistrationDeskAct, actId: string | undefined) {
    const state = this.ground()
    const own = this.#acts.find(({ id }) => id === actId)
    const key = act.name === 'add-player-at-desk' ? (own?.given.ids[1] ?? '') : act.input.playerId
    const registration = state && this.#parts.registered.rowOf(key, state.registered, this.#acts)
    if (!registration) throw listUnknown()
    return { data: { registration, maxPlayers: state.tournament.capacity } }
  }

  #showAll(): void {
    this.show()
    if (this.#state && this.#acts.some(isOnRegistrations))
      this.#parts.registered.show(this.#state.registered, this.#acts)
  }

  #lastKnown(): Required<ApartState> | null {
    const base = this.#parts.base.get()
    return base && { tournament: base.whole, registered: this.#parts.registered.known() }
  }
}

function listUnknown(): UnreachableError {
  return new UnreachableError('the list of registrations is not known here')
}
