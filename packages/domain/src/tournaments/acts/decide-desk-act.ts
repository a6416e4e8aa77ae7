import type { Outcome } from '../../outcome.ts'
import type { Author } from '../authority/holder.ts'
import type { Change } from '../change.ts'
import type { WholeTournament } from '../tournament.ts'
import type { Deciding, Given } from './act.ts'
import { decideAct } from './decide-act.ts'
import type { AnyDeskAct, DeskActName } from './desk-acts.ts'

/** Erasing a result needs nothing from before: that is in the journal. */
const NOTHING_BEFORE = { said: null }

/** Decides an act on a device, as the server will when it is handed in. */
export function decideDeskAct(
  tournament: WholeTournament,
  act: AnyDeskAct,
  deciding: Given & { readonly author: Author },
): Outcome<readonly Change[]> {
  return decideAct<DeskActName>(tournament, act, { ...deciding, beside: NOTHING_BEFORE } as Deciding<DeskActName>)
}
