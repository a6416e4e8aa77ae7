import { DESK_INPUTS, isDeskAct } from '@tablee/contract/tournaments/fields/desk-inputs'
import type { AnyDeskAct } from '@tablee/domain/tournaments/acts/desk-acts'

/** Calls whose act has another name. */
const ACTS: Readonly<Record<string, string>> = {
  'cancel-quick-tournament': 'cancel-tournament',
  'drop-player-advanced-tournament': 'drop-registration',
}

/** The call's act without actor and tournament; null if a device cannot decide it. */
export function deskActOf(callId: string, input: unknown): AnyDeskAct | null {
  const name = nameOf(callId, input)
  if (!isDeskAct(name)) return null
  const read = DESK_INPUTS[name].safeParse(input)
  return read.success ? ({ name, input: read.data } as AnyDeskAct) : null
}

/** What only the server does has no name here. */
function nameOf(callId: string, input: unknown): string {
  const { act, decklist }: { readonly act?: unknown; readonly decklist?: unknown } = input as object
  if (callId === 'undo-registration-act') return act === 'drop' ? 'undo-drop-registration' : ''
  return decklist === undefined ? (ACTS[callId] ?? callId) : ''
}
