import type { ShownPassword } from '@tablee/domain/tournaments/life/entry-password'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { HeldTournament } from './held-tournament.ts'
import type { TournamentGround } from './tournament-ground.ts'
import { findTournament } from './tournament-store.ts'

/** Compared before the transaction, as it is slow. */
export type TypedPassword = { readonly kept: string | null; readonly isRight: boolean } | null

/** Null where nothing was typed. */
export async function comparePassword(
  { database, cache, entryPasswords }: TournamentGround,
  id: TournamentId,
  typed: string | null | undefined,
): Promise<TypedPassword> {
  if (typed === undefined || typed === null || typed === '') return null
  const held = await database.read((db) => findTournament(db, cache, id))
  const kept = held?.holders.entry ?? null
  return { kept, isRight: kept !== null && (await entryPasswords.isRight(kept, typed)) }
}

/** It may have changed since the comparison. */
export function shownPassword({ holders }: HeldTournament, typed: TypedPassword): ShownPassword {
  if (typed === null) return undefined
  return typed.isRight && typed.kept === holders.entry ? 'right' : 'wrong'
}
