import type { Outcome } from '@tablee/domain/outcome'
import type { Carried } from '../commands/carry-act.ts'
import type { HeldTournament } from '../held-tournament.ts'

/** Fails unless the act is accepted. */
export function heldAfter(outcome: Outcome<Carried<unknown>>): HeldTournament {
  if (!outcome.accepted) throw new Error(`refused: ${outcome.refusal.code}`)
  return outcome.value.held
}
