import type { AccountId } from '../../accounts/account.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Tournament } from '../tournament.ts'

type Keeping = {
  readonly account: AccountId
  readonly keptBy: AccountId | null
}

/**
 * Moves a quick tournament from its organizer's device to the signed-in account; false if already there. An account's tournament stays
 * there: a shared device takes it from nobody.
 */
export function keepInAccount(
  { announcement }: Pick<Tournament, 'announcement'>,
  { account, keptBy }: Keeping,
): Outcome<boolean> {
  if (announcement) return refuse('wrong_tournament_type')
  if (keptBy !== null && keptBy !== account) return refuse('kept_in_other_account')
  return accept(keptBy === null)
}
