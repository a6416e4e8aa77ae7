import type { Caller } from '@tablee/contract/serving/caller'
import type { AnnounceAct, AnnounceDeleted } from '@tablee/contract/serving/committed-act'
import { writeTournamentDocument } from '@tablee/contract/tournaments/write-tournament-document'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Change } from '@tablee/domain/tournaments/change'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { publicChange } from '@tablee/domain/tournaments/public-change'
import type { PublicId, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Database, Transaction } from '../../../database/database.ts'
import { writeFoundBy } from '../../../database/search-index.ts'
import { writeGrants } from '../capability-store.ts'
import type { Chance } from '../chance.ts'
import { writeAct } from '../change-store.ts'
import type { EntryPasswords } from '../entry-passwords.ts'
import { type Grant, type HeldTournament, holdersAfter } from '../held-tournament.ts'
import { appendToJournal, isActKnown } from '../journal-store.ts'
import type { OneAtATime } from '../one-at-a-time.ts'
import { roundHappenings } from '../round-happenings.ts'
import { changesTokens, foundBy } from '../search/search-tokens.ts'
import type { TournamentCache } from '../tournament-cache.ts'
import { findTournamentId, lockTournament } from '../tournament-store.ts'

/** What the commands stand on; clock, chance and the announcement come from outside. */
export type Ground = {
  readonly database: Database
  readonly cache: TournamentCache
  readonly oneAtATime: OneAtATime
  readonly entryPasswords: EntryPasswords
  readonly announce: AnnounceAct
  readonly announceDeleted: AnnounceDeleted
  readonly now: () => Date
  readonly chance: Chance
}

/** The ground, and the account of the session that asks, if any. */
export type Acting = Ground & { readonly caller: Caller }

export type Target = { readonly code: TournamentCode } | { readonly id: TournamentId }

/** What an act comes to: changes for everybody, and secrets that may act from now on. */
export type Decision = {
  readonly changes: readonly Change[]
  readonly grants?: readonly Grant[]
  /** What the author gives as the reason, for the journal. */
  readonly reason?: string | null
}

export type Act = {
  readonly name: string
  readonly target: Target
  readonly actId: string | undefined
  /** Who acts, or why they may not. */
  readonly permit: (held: HeldTournament) => Outcome<PublicId>
  readonly decide: (held: HeldTournament, tx: Transaction) => Outcome<Decision> | Promise<Outcome<Decision>>
}

/**
 * Carries one act: one transaction, one writer per tournament at a time, the journal and the rows together, and nothing
 * told before the commit. A repeated act id is accepted and changes nothing.
 */
export async function carryAct(acting: Ground, act: Act): Promise<Outcome<HeldTournament>> {
  const id = await resolveTarget(acting, act.target)
  if (id === null) return notFound(act.target)
  return acting.oneAtATime(id, () =>
    acting.database.inTransaction(async (tx) => {
      const held = await lockTournament(tx, acting.cache, id)
      if (!held) return notFound(act.target)
      const author = act.permit(held)
      if (!author.accepted) return author
      if (
        act.actId !== undefined &&
        (await isActKnown(tx.db, { tournamentId: id, author: author.value, actId: act.actId }))
      ) {
        return accept(held)
      }
      const decision = await act.decide(held, tx)
      if (!decision.accepted) return decision
      if (decision.value.changes.length === 0) return accept(held)
      return accept(await keepAct(acting, tx, { held, act, author: author.value, decision: decision.value }))
    }),
  )
}

type DecidedAct = {
  readonly held: HeldTournament
  readonly act: Pick<Act, 'name' | 'actId'>
  readonly author: PublicId
  readonly decision: Decision
}

async function keepAct(acting: Ground, tx: Transaction, decided: DecidedAct): Promise<HeldTournament> {
  const { held, act, author, decision } = decided
  const after: HeldTournament = {
    tournament: evolveAll(held.tournament, decision.changes),
    sequence: held.sequence + 1,
    createdAt: held.createdAt,
    updatedAt: acting.now().toISOString(),
    holders: holdersAfter(held.holders, decision.changes, decision.grants ?? []),
  }
  await writeCommitted(tx, after, { act, author, decision })
  tx.afterCommit(() => tellCommitted(acting, after, { changes: decision.changes, before: held }))
  return after
}

/** Journal, rows and capabilities of one act, in this order so that the keys of others exist first. */
export async function writeCommitted(
  tx: Transaction,
  after: HeldTournament,
  { act, author, decision }: Omit<DecidedAct, 'held'>,
): Promise<void> {
  const { sequence, updatedAt: at } = after
  const tournamentId = after.tournament.id
  const { changes, grants = [], reason = null } = decision
  await writeAct(tx.db, { tournamentId, sequence, at, changes })
  if (changes.some(changesTokens)) await writeFoundBy(tx, tournamentId, foundBy(after.tournament))
  await appendToJournal(tx.db, { tournamentId, sequence, at, changes, author, reason, act: act.name, actId: act.actId })
  await writeGrants(tx.db, tournamentId, grants)
}

export type Told = {
  readonly changes: readonly Change[]
  /** The state before the act; null when there was none. */
  readonly before: HeldTournament | null
}

export function tellCommitted(acting: Ground, after: HeldTournament, { changes, before }: Told): void {
  acting.cache.keep(after)
  acting.announce({
    tournamentId: after.tournament.id,
    sequence: after.sequence,
    changes: changes.map(publicChange),
    isNew: before === null,
    document: () => writeTournamentDocument(after),
    rounds: before ? roundHappenings(before, after) : [],
  })
}

export async function resolveTarget({ database }: Ground, target: Target): Promise<TournamentId | null> {
  if ('id' in target) return target.id
  return database.read((db) => findTournamentId(db, target.code))
}

/** The sentence of the specification names what was typed. */
export function notFound(target: Target): Outcome<never> {
  return refuse('tournament_not_found', { code: 'code' in target ? target.code : target.id })
}
