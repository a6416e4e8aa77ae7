import type { DecidedApart } from '@tablee/contract/serving/carried-act'
import type { RefusalCode } from '@tablee/domain/refusal-codes'
import type { Transaction } from '../../database/database.ts'
import { areIdsFree } from './drawn-id-store.ts'
import type { HeldTournament } from './held-tournament.ts'

/** Why an act decided offline cannot be taken as it is: the tournament has changed, or an id is taken. */
export async function apartFault(
  tx: Transaction,
  { tournament: { id }, sequence }: HeldTournament,
  apart: DecidedApart | undefined,
): Promise<RefusalCode | null> {
  if (!apart) return null
  const { ids } = apart.given
  if (sequence !== apart.on) return 'tournament_moved_on'
  return ids.length === 0 || (await areIdsFree(tx.db, id, ids)) ? null : 'draw_invalid'
}
