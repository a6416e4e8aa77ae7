import type { Outcome } from '../../outcome.ts'
import { decideRegistrationAtDesk, type KnownRegistration } from '../../registrations/acts/registrations-at-desk.ts'
import type { Author } from '../authority/holder.ts'
import type { Change } from '../change.ts'
import type { WholeTournament } from '../tournament.ts'
import type { Deciding, Given } from './act.ts'
import { decideAct } from './decide-act.ts'
import { type AnyDeskAct, isOnRegistrations, type TableDeskActName } from './desk-acts.ts'

/** Erasing a result needs nothing from before: that is in the journal. */
const NOTHING_BEFORE = { said: null }

type DecidingHere = Given & {
  readonly author: Author
  /** As far as the device knows. */
  readonly registered?: readonly KnownRegistration[]
}

/** Decides an act on a device, as the server will when it is handed in. */
export function decideDeskAct(
  tournament: WholeTournament,
  act: AnyDeskAct,
  { registered = [], ...deciding }: DecidingHere,
): Outcome<readonly Change[]> {
  if (isOnRegistrations(act)) {
    const { author, at, ids } = deciding
    return decideRegistrationAtDesk(tournament, act, { author, at: at.toISOString(), ids, registered })
  }
  const given = { ...deciding, beside: NOTHING_BEFORE } as Deciding<TableDeskActName>
  return decideAct<TableDeskActName>(tournament, act, given)
}
