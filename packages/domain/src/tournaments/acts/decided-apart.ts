import type { Outcome } from '../../outcome.ts'
import { type KnownRegistration, registeredAfter } from '../../registrations/acts/registrations-at-desk.ts'
import type { Author } from '../authority/holder.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import type { WholeTournament } from '../tournament.ts'
import { decideDeskAct } from './decide-desk-act.ts'
import type { AnyDeskAct } from './desk-acts.ts'

/** An act decided offline on a device, with everything that decision used. */
export type ApartAct = AnyDeskAct & {
  /** Makes it count once, wherever it arrives. */
  readonly id: string
  readonly given: ApartGiven
}

/** What the device drew for it. */
export type ApartGiven = {
  /** ISO 8601 in UTC, by the server's time as far as the device knows it. */
  readonly at: string
  readonly seed: string
  readonly ids: readonly string[]
}

/** With its changes on the device. */
export type MadeApart = { readonly act: ApartAct; readonly changes: readonly Change[] }

/** The states that such acts are decided on. */
export type ApartState = {
  readonly tournament: WholeTournament
  /** As far as the device knows; left out where the tournament has no registrations. */
  readonly registered?: readonly KnownRegistration[]
}

/** Decides such an act on this state. */
export function decideApart(
  { tournament, registered = [] }: ApartState,
  { name, input, given }: ApartAct,
  author: Author,
): Outcome<readonly Change[]> {
  const { at, seed, ids } = given
  return decideDeskAct(tournament, { name, input } as AnyDeskAct, { at: new Date(at), seed, ids, author, registered })
}

type Whole = Required<ApartState>

/** The state after an act. */
export function afterApart(
  { tournament, registered = [] }: ApartState,
  act: ApartAct,
  changes: readonly Change[],
): Whole {
  return { tournament: evolveAll(tournament, changes), registered: registeredAfter(registered, act, changes) }
}

/** Applies acts in order; one now refused changes nothing. */
export function replayApart(
  base: ApartState,
  acts: readonly ApartAct[],
  author: Author,
): Whole & { readonly made: readonly MadeApart[] } {
  let state: Whole = { registered: [], ...base }
  const made = acts.map((act): MadeApart => {
    const outcome = decideApart(state, act, author)
    const changes = outcome.accepted ? outcome.value : []
    state = afterApart(state, act, changes)
    return { act, changes }
  })
  return { ...state, made }
}
