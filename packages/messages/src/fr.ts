import { accounts } from './fr/accounts.ts'
import { admin } from './fr/admin.ts'
import { advice } from './fr/advice.ts'
import { creation, quickTournament } from './fr/creation.ts'
import { dashboard } from './fr/dashboard.ts'
import { decklists } from './fr/decklists.ts'
import { defaults } from './fr/defaults.ts'
import { eventAdmin } from './fr/event-admin.ts'
import { failures } from './fr/failures.ts'
import { home } from './fr/home.ts'
import { legal } from './fr/legal.ts'
import { organizer } from './fr/organizer.ts'
import { refusals } from './fr/refusals.ts'
import { registrations } from './fr/registrations.ts'
import { replies } from './fr/replies.ts'
import { shell } from './fr/shell.ts'
import { tournament } from './fr/tournament.ts'

/** Every sentence a person reads, in French: the source. `{name}` marks a value, `_one`/`_other` the plural forms. */
export const fr = {
  accounts,
  admin,
  advice,
  creation,
  dashboard,
  decklists,
  defaults,
  eventAdmin,
  failures,
  home,
  legal,
  organizer,
  quickTournament,
  refusals,
  registrations,
  replies,
  shell,
  tournament,
} as const
