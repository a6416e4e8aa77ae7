import type { DecidedActName } from '../acts/act.ts'
import { DECIDERS } from '../acts/deciders.ts'
import { type DeskActName, NOT_AT_DESK } from '../acts/desk-acts.ts'

export const DESK_ACTS: readonly DeskActName[] = (Object.keys(DECIDERS) as DecidedActName[]).filter(isForDesk)

function isForDesk(name: DecidedActName): name is DeskActName {
  return !Object.hasOwn(NOT_AT_DESK, name)
}
