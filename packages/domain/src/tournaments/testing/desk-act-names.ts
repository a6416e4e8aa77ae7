import { REGISTRATION_DECIDERS } from '../../registrations/acts/registration-deciders.ts'
import { isRegistrationDeskAct, type RegistrationDeskActName } from '../../registrations/acts/registrations-at-desk.ts'
import type { DecidedActName } from '../acts/act.ts'
import { DECIDERS } from '../acts/deciders.ts'
import { NOT_AT_DESK, type TableDeskActName } from '../acts/desk-acts.ts'

export const DESK_ACTS: readonly TableDeskActName[] = (Object.keys(DECIDERS) as DecidedActName[]).filter(isForDesk)

export const REGISTRATION_DESK_ACTS: readonly RegistrationDeskActName[] =
  Object.keys(REGISTRATION_DECIDERS).filter(isRegistrationDeskAct)

function isForDesk(name: DecidedActName): name is TableDeskActName {
  return !Object.hasOwn(NOT_AT_DESK, name)
}
