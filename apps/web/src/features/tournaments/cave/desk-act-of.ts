import { DESK_INPUTS } from '@tablee/contract/tournaments/fields/desk-inputs'
import type { AnyDeskAct } from '@tablee/domain/tournaments/acts/desk-acts'
import { isDeskAct } from '@tablee/domain/tournaments/acts/desk-acts'

/** Calls that carry another act than the one they are called. */
const ACTS: Readonly<Record<string, string>> = { 'cancel-quick-tournament': 'cancel-tournament' }

/** The act that a call asks for, without who asks and which tournament is meant; null where a device cannot decide it. */
export function deskActOf(callId: string, input: unknown): AnyDeskAct | null {
  const name = ACTS[callId] ?? callId
  if (!isDeskAct(name)) return null
  const read = DESK_INPUTS[name].safeParse(input)
  return read.success ? ({ name, input: read.data } as AnyDeskAct) : null
}
