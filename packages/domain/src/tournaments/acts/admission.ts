import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Tournament } from '../tournament.ts'
import type { DecidedActName } from './act.ts'

/** What an act requires of the tournament; each decision checks phases itself. */
type Admission = {
  /** At announced events, players come and go by registration. */
  readonly isForQuickOnly?: true
  readonly isForCancelled?: true
}

const ADMISSIONS: { readonly [Name in DecidedActName]?: Admission } = {
  'cancel-tournament': { isForQuickOnly: true, isForCancelled: true },
  'add-anonymous-player': { isForQuickOnly: true },
  'add-players-quick-tournament': { isForQuickOnly: true },
  'delete-quick-tournament-player': { isForQuickOnly: true },
  'restore-quick-tournament-player': { isForQuickOnly: true },
  'update-quick-tournament-player': { isForQuickOnly: true },
  'hide-player-name': { isForQuickOnly: true, isForCancelled: true },
  'mark-youth': { isForCancelled: true },
  'forget-player': { isForCancelled: true },
  'rename-own-player': { isForQuickOnly: true },
  'leave-quick-tournament': { isForQuickOnly: true },
  'remove-team': { isForQuickOnly: true },
  'start-quick-tournament': { isForQuickOnly: true },
}

/** Whether the tournament takes the act, whoever the author. */
export function admit({ isCancelled, announcement }: Tournament, name: DecidedActName): Outcome<null> {
  const { isForQuickOnly = false, isForCancelled = false } = ADMISSIONS[name] ?? {}
  if (isCancelled && !isForCancelled) return refuse('tournament_cancelled')
  if (announcement && isForQuickOnly) return refuse('wrong_tournament_type')
  return accept(null)
}
