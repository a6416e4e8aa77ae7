import { setImmediate as othersHaveTheirTurn } from 'node:timers/promises'
import { writeTournamentDocument } from '@tablee/contract/tournaments/documents/write-tournament-document'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { AnyKeptAct } from '@tablee/domain/tournaments/acts/kept-act'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import { HELPER_ROLES } from '@tablee/domain/tournaments/authority/role'
import type { Change } from '@tablee/domain/tournaments/change'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { playerCalls } from '@tablee/domain/tournaments/players/player-calls'
import { toldChanges } from '@tablee/domain/tournaments/public-change'
import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import { writeFoundBy } from '../../../database/search/found-by.ts'
import { writeDifference } from '../difference-store.ts'
import { type Grant, type HeldTournament, holdersAfter } from '../held-tournament.ts'
import { appendToJournal, isActKnown } from '../journal-store.ts'
import { notThere, type Target } from '../not-there.ts'
import { roundHappenings } from '../round-happenings.ts'
import { foundBy, isFoundOtherwise } from '../search/search-tokens.ts'
import { seen } from '../seen-event.ts'
import { withSeatQueue } from '../serve-seat-queue.ts'
import { noteRoleUse } from '../staff-invitation-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { authorOf, type Claim, publicIdOfPlayer, shownPublicId } from '../tournament-policy.ts'
import { findTournament, findTournamentId, lockTournament } from '../tournament-store.ts'

/** What an act comes to. */
export type Decided<Result> = {
  readonly changes: readonly Change[]
  /** Secrets that may act from now on. */
  readonly grants?: readonly Grant[]
  /** It counts as an act though it changes nothing that anybody sees. */
  readonly isAct?: boolean
  /** What the author gives as the reason, for the journal. */
  readonly reason?: string | null
  /** The act as the journal keeps it; left out where something beside the table decided it. */
  readonly kept?: AnyKeptAct
  /** What `beside` and whoever asked go on with. */
  readonly result: Result
}

/** An act that was carried: the tournament after it, and what was decided. */
export type Carried<Result> = {
  readonly held: HeldTournament
  /** What it changed, as everybody may know it; null where it changed nothing, or only the whole tells what. */
  readonly told: readonly Change[] | null
  /** Null when the act had been carried before: nothing was decided now. */
  readonly result: Result | null
}

export type Act<Loaded, Result> = {
  /** Its row in the table of who may do what, and its name in the journal. */
  readonly name: ActName
  readonly target: Target
  readonly actId: string | undefined
  /** What the sender shows for themselves. */
  readonly claim: Claim
  /** Refused for a quick tournament, before anything else. */
  readonly isForEvents?: boolean
  /** Allowed even after the event was called off. */
  readonly isForCancelled?: boolean | undefined
  /** Reads or draws whatever the decision needs beside the tournament; writes nothing. */
  readonly load: (tx: Transaction, held: HeldTournament) => Promise<Loaded>
  /** Pure: it knows the tournament, what was loaded and who acts, and nothing else. */
  readonly decide: (held: HeldTournament, loaded: Loaded, author: Author) => Outcome<Decided<Result>>
  /** Writes what stands beside the tournament, in the same transaction and after the tournament itself. */
  readonly beside?: (tx: Transaction, kept: { readonly held: HeldTournament; readonly result: Result }) => Promise<void>
}

/** Where there are more, deciding an act is a piece of work by itself. */
const MANY_MATCHES = 5000

/** For decisions that need the tournament alone. */
export const nothingToLoad = async (): Promise<null> => null

/**
 * Carries one act: whole or not at all, one writer per tournament at a time, the journal and the rows together, and nothing
 * told before the commit, which it may share with other acts. A repeated act id is accepted and changes nothing.
 */
export async function carryAct<Loaded, Result>(
  acting: TournamentGround,
  act: Act<Loaded, Result>,
): Promise<Outcome<Carried<Result>>> {
  const id = await resolveTarget(acting, act.target)
  if (id === null) return acting.database.read((db) => notThere(db, act.target))
  // A large one is read in turns, and on SQLite nobody reads anything beside a transaction.
  if (!acting.cache.lastSeen(id)) await acting.database.read((db) => findTournament(db, acting.cache, id))
  return acting.database.inSharedTransaction(id, async (tx) => {
    const held = await lockTournament(tx, acting.cache, id)
    if (!held) {
      acting.cache.forget(id)
      return notThere(tx.db, act.target)
    }
    if (act.isForEvents && !held.tournament.announcement) return refuse('wrong_tournament_type')
    const author = authorOf(act.name, held, { claim: act.claim, now: acting.now() })
    // Whoever left is nobody any more, and may still ask whether they have.
    const publicId = author.accepted ? author.value.publicId : shownPublicId(act.claim)
    const isKnown =
      act.actId !== undefined &&
      publicId !== null &&
      (await isActKnown(tx.db, { tournamentId: id, author: publicId, actId: act.actId }))
    if (isKnown) return accept({ held, told: null, result: null })
    if (!author.accepted) return author
    if (held.tournament.isCancelled && !act.isForCancelled) return refuse('tournament_cancelled')
    const decided = act.decide(held, await act.load(tx, held), author.value)
    if (!decided.accepted) return decided
    if (held.tournament.matches.length > MANY_MATCHES) await othersHaveTheirTurn()
    const { result } = decided.value
    await noteUse(acting, tx, { held, author: author.value })
    const { after, told } = await keepAct(acting, tx, { held, act, author: author.value, decision: decided.value })
    await act.beside?.(tx, { held: after, result })
    acting.cache.madeIn(tx.commit).set(id, after)
    return accept({ held: after, told, result })
  })
}

/** When a helper's role was used last. */
async function noteUse(
  { now }: TournamentGround,
  { db }: Transaction,
  { held, author }: Pick<DecidedAct, 'held' | 'author'>,
): Promise<void> {
  const { role, holderId } = author
  if (isForHelper({ role })) await noteRoleUse(db, { tournamentId: held.tournament.id, holderId }, now())
}

type Decision = Omit<Decided<unknown>, 'result'>

type DecidedAct = {
  readonly held: HeldTournament
  readonly act: { readonly name: ActName; readonly actId: string | undefined }
  readonly author: Author
  readonly decision: Decision
}

type KeptAct = { readonly after: HeldTournament; readonly told: readonly Change[] | null }

/** The tournament after the act, which also seats whoever was waiting. Where nothing changed there is nothing to keep. */
async function keepAct(
  acting: TournamentGround,
  tx: Transaction,
  { decision: own, ...decided }: DecidedAct,
): Promise<KeptAct> {
  const { held, act, author } = decided
  if (own.changes.length === 0 && !own.isAct && !own.grants?.some(isForHelper)) return { after: held, told: null }
  const queued = await withSeatQueue(acting, tx, { held, decision: own })
  const promoted = await promotedBy(acting, tx, { held, decision: queued })
  const decision = promoted ? { ...queued, changes: [...queued.changes, ...promoted.changes] } : queued
  const tournament = evolveAll(held.tournament, decision.changes)
  const after: HeldTournament = {
    tournament,
    sequence: held.sequence + 1,
    createdAt: held.createdAt,
    updatedAt: acting.now().toISOString(),
    holders: holdersAfter(held.holders, { before: held.tournament, after: tournament }, decision.grants ?? []),
  }
  acting.cache.noteWork({ elementsWritten: elementsIn(decision.changes) })
  await writeCommitted(tx, { before: held, after, act, author, decision })
  await promoted?.keep(tx)
  await acting.tellMoved(tx, { before: held.tournament, after: tournament, reason: decision.reason ?? '' })
  const told = toldChanges(decision.changes)
  tx.afterCommit(() => {
    tellCommitted(acting, after, { act: act.name, told, before: held })
    callToTables(acting, { before: held, after, changes: decision.changes })
    promoted?.tell(seen(after, { caller: null, now: acting.now() }))
  })
  return { after, told }
}

/** Who waits for a seat of an announced event, and comes in by the act. */
function promotedBy(
  { promoteRegistered }: TournamentGround,
  tx: Transaction,
  { held, decision }: Pick<DecidedAct, 'held' | 'decision'>,
) {
  const { tournament: before } = held
  if (!before.announcement || !isWaiting(before)) return null
  const { changes } = decision
  const publicIdOf = (playerId: PlayerId) => publicIdOfPlayer(held, playerId)
  return promoteRegistered(tx, { before, after: evolveAll(before, changes), changes, publicIdOf })
}

/** Inviting and revoking change nothing that anybody else sees, and count as acts all the same. */
function isForHelper({ role }: Pick<Grant | Author, 'role'>): boolean {
  return HELPER_ROLES.some((one) => one === role)
}

type Committed = Omit<DecidedAct, 'held'> & {
  /** Null when the act made the tournament. */
  readonly before: HeldTournament | null
  readonly after: HeldTournament
}

/** Players and matches that come with these changes. */
export function elementsIn(changes: readonly Change[]): number {
  let elements = 0
  for (const change of changes) {
    if (change.kind === 'player_added') elements += 1
    if (change.kind === 'round_paired') elements += change.matches.length
  }
  return elements
}

/** Rows and journal of one act, in this order so that the keys of others exist first. */
export async function writeCommitted(tx: Transaction, committed: Committed): Promise<void> {
  const { before, after, act, author, decision } = committed
  const { sequence, updatedAt: at, tournament } = after
  const { changes, reason = null, kept } = decision
  await writeDifference(tx, before, after)
  if (isFoundOtherwise(before?.tournament ?? null, tournament)) {
    await writeFoundBy(tx, tournament.id, foundBy(tournament))
  }
  const { name, actId } = act
  const entry = { tournamentId: tournament.id, sequence, at, changes, author, reason, act: name, actId, kept }
  await appendToJournal(tx.db, entry)
}

export type Told = {
  readonly act: ActName
  readonly told: readonly Change[] | null
  /** The state before the act; null when there was none. */
  readonly before: HeldTournament | null
}

export function tellCommitted(acting: TournamentGround, after: HeldTournament, { act, told, before }: Told): void {
  acting.cache.keep(after)
  acting.announce({
    act,
    tournamentId: after.tournament.id,
    sequence: after.sequence,
    changes: told,
    isNew: before === null,
    document: () => writeTournamentDocument(after),
    rounds: before ? roundHappenings(before, after) : [],
  })
}

type Called = { readonly before: HeldTournament; readonly after: HeldTournament; readonly changes: readonly Change[] }

/** Players who asked for it hear of their table though the app is closed. */
function callToTables({ callPlayers }: TournamentGround, { before, after, changes }: Called): void {
  const { tournament } = after
  const calls = playerCalls(before.tournament, tournament, changes)
  if (calls.length > 0) callPlayers({ tournament, calls })
}

export async function resolveTarget(
  { database, cache }: TournamentGround,
  target: Target,
): Promise<TournamentId | null> {
  if ('id' in target) return target.id
  return cache.idOf(target.code) ?? database.read((db) => findTournamentId(db, target.code))
}
