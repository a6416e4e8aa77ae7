import type { TournamentCode } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import { writeFoundBy } from '../../../database/search/found-by.ts'
import { hideTournament, showAgain } from '../deleted-tournament-store.ts'
import type { HeldTournament } from '../held-tournament.ts'
import { endHiding, findHiddenId, keepHiding, lockHidden } from '../hidden-page-store.ts'
import { noteOperated } from '../operated-store.ts'
import { foundBy } from '../search/search-tokens.ts'
import { createTournamentCache } from '../tournament-cache.ts'
import { findTournamentId, lockTournament } from '../tournament-store.ts'

type Hiding = { readonly code: TournamentCode; readonly reason: string; readonly at: Date }

/**
 * Nothing that reads tournaments finds the page, and its code shows the reason. The tournament is unchanged, so its journal records
 * nothing. Null for an unknown code; repeated with another reason, the reason changes.
 */
export async function hidePage(tx: Transaction, { code, reason, at }: Hiding): Promise<HeldTournament | null> {
  const id = (await findTournamentId(tx.db, code)) ?? (await findHiddenId(tx.db, code))
  if (id === null) return null
  const held = (await lockTournament(tx, createTournamentCache(), id)) ?? (await lockHidden(tx, id))
  if (!held) return null
  await hideTournament(tx, { id, sequence: held.sequence }, at)
  await keepHiding(tx.db, { id, reason, at: at.toISOString() })
  await noteOperated(tx.db, id, at.toISOString())
  return held
}

/** Null when the operator hides no page of this code. */
export async function restorePage(tx: Transaction, code: TournamentCode, at: Date): Promise<HeldTournament | null> {
  const id = await findHiddenId(tx.db, code)
  const held = id && (await lockHidden(tx, id))
  if (!held) return null
  await showAgain(tx.db, held.tournament.id)
  await writeFoundBy(tx, held.tournament.id, foundBy(held.tournament))
  await endHiding(tx.db, held.tournament.id, at.toISOString())
  await noteOperated(tx.db, held.tournament.id, at.toISOString())
  return held
}
