import type { Outcome } from '../../outcome.ts'
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

/** Decides such an act on this tournament. */
export function decideApart(
  tournament: WholeTournament,
  { name, input, given }: ApartAct,
  author: Author,
): Outcome<readonly Change[]> {
  const { at, seed, ids } = given
  return decideDeskAct(tournament, { name, input } as AnyDeskAct, { at: new Date(at), seed, ids, author })
}

/** Applies acts in order; one now refused changes nothing. */
export function replayApart(
  base: WholeTournament,
  acts: readonly ApartAct[],
  author: Author,
): { readonly tournament: WholeTournament; readonly made: readonly MadeApart[] } {
  let tournament = base
  const made = acts.map((act): MadeApart => {
    const outcome = decideApart(tournament, act, author)
    const changes = outcome.accepted ? outcome.value : []
    tournament = evolveAll(tournament, changes)
    return { act, changes }
  })
  return { tournament, made }
}
