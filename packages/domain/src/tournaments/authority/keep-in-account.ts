import type { AccountId } from '../../accounts/account.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Tournament } from '../tournament.ts'

type Keeping = {
  readonly account: AccountId
  /** The account that has it already. */
  readonly keptBy: AccountId | null
}

/**
 * A device takes the quick tournament that it organizes into the account that is signed in on it; false where it is there
 * already. What is in somebody's account stays there: a device that several people use takes it from nobody.
 */
export function keepInAccount(
  { announcement }: Pick<Tournament, 'announcement'>,
  { account, keptBy }: Keeping,
): Outcome<boolean> {
  if (announcement) return refuse('wrong_tournament_type')
  if (keptBy !== null && keptBy !== account) return refuse('kept_in_other_account')
  return accept(keptBy === null)
}
