import { accounts } from './en/accounts.ts'
import { admin } from './en/admin.ts'
import { advice } from './en/advice.ts'
import { creation, quickTournament } from './en/creation.ts'
import { dashboard } from './en/dashboard.ts'
import { decklists } from './en/decklists.ts'
import { defaults } from './en/defaults.ts'
import { eventAdmin } from './en/event-admin.ts'
import { failures } from './en/failures.ts'
import { home } from './en/home.ts'
import { legal } from './en/legal.ts'
import { organizer } from './en/organizer.ts'
import { refusals } from './en/refusals.ts'
import { registrations } from './en/registrations.ts'
import { replies } from './en/replies.ts'
import { shell } from './en/shell.ts'
import { tournament } from './en/tournament.ts'
import type { fr } from './fr.ts'
import type { Translation } from './translation.ts'

export const en: Translation<typeof fr> = {
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
}
