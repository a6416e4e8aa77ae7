import { setImmediate as othersHaveTheirTurn } from 'node:timers/promises'
import type {
  CarriedAct,
  Carried as CarriedAs,
  DecidedApart,
  Decided as DecidedAs,
  Target,
} from '@tablee/contract/serving/carried-act'
import type { ActTurn } from '@tablee/contract/serving/consequence'
import { writeTournamentDocument } from '@tablee/contract/tournaments/documents/write-tournament-document'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import type { WrittenChange } from '@tablee/domain/tournaments/kinds/written-match'
import { toldChanges } from '@tablee/domain/tournaments/public-change'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import type { HeldAddition } from '../consequences/consequences.ts'
import { follow, seenAfter, withAdditions } from '../consequences/follow.ts'
import { writeDifference } from '../difference-store.ts'
import { type Grant, type HeldTournament, isOfHelper } from '../held-tournament.ts'
import { isActKnown, journalled } from '../journal-store.ts'
import { notThere } from '../not-there.ts'
import { roundHappenings } from '../round-happenings.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { authorOf, shownPublicId } from '../tournament-policy.ts'
import { findTournament, findTournamentId, lockTournament } from '../tournament-store.ts'

type OwnTerms = { readonly tx: Transaction; readonly held: HeldTournament; readonly grant: Grant }

export type Act<Loaded, Result> = CarriedAct<OwnTerms, Loaded, Result>
export type Decided<Result> = DecidedAs<Grant, Result>
export type Carried<Result> = CarriedAs<HeldTournament, Result>

/** With more, deciding an act is noticeable work. */
export const MANY_MATCHES = 5000

export const nothingToLoad = async (): Promise<null> => null

/**
 * Atomic: one writer per tournament at a time, journal and rows together, nothing announced before the commit, which it may share with
 * other acts. A repeated act id is accepted and changes nothing.
 */
export async function carryAct<Loaded, Result>(
  acting: TournamentGround,
  act: Act<Loaded, Result>,
): Promise<Outcome<Carried<Result>>> {
  const id = await resolveTarget(acting, act.target)
  if (id === null) return acting.database.read((db) => notThere(db, act.target))
  // A large one is read in steps, which on SQLite must happen outside a transaction.
  if (!acting.cache.lastSeen(id)) await acting.database.read((db) => findTournament(db, acting.cache, id))
  return acting.database.inSharedTransaction(id, async (tx) => {
    const held = await lockTournament(tx, acting.cache, id)
    if (!held) {
      acting.cache.forget(id)
      return notThere(tx.db, act.target)
    }
    if (act.isForEvents && !held.tournament.announcement) return refuse('wrong_tournament_type')
    const author = authorOf(act.name, held, { claim: act.claim, now: acting.now() })
    // A person who left has no role any more, but may still repeat the act of leaving.
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
    const kept = await keepAct(acting, tx, { held, act, author: author.value, decision: decided.value })
    const { after, told, hasMore, additions } = kept
    await act.beside?.(tx, { held: after, result })
    for (const { last } of additions) await last?.(tx)
    acting.cache.madeIn(tx.commit).set(id, after)
    return accept({ held: after, told, result, ...(hasMore && { hasMore }) })
  })
}

type Decision = Omit<Decided<unknown>, 'result'>

type DecidedAct = {
  readonly held: HeldTournament
  readonly act: {
    readonly name: ActName
    readonly actId: string | undefined
    readonly apart?: DecidedApart | undefined
  }
  readonly author: Author
  readonly decision: Decision
}

type KeptAct = {
  readonly after: HeldTournament
  readonly told: readonly WrittenChange[] | null
  readonly hasMore: boolean
  readonly additions: readonly HeldAddition[]
}

/** Without changes there is nothing to store. */
async function keepAct(
  acting: TournamentGround,
  tx: Transaction,
  { decision: own, ...decided }: DecidedAct,
): Promise<KeptAct> {
  const { held, act, author } = decided
  const now = acting.now()
  // Inviting and revoking count as acts although they change nothing visible.
  if (own.changes.length === 0 && !own.isAct && !own.grants?.some(isOfHelper)) {
    await follow(acting.consequences, tx, { turn: turnOf(decided, { after: held, decision: own, now }) })
    return { after: held, told: null, hasMore: false, additions: [] }
  }
  const whole = await withAdditions(acting.consequences, tx, { ...decided, decision: own, now })
  const { decision, additions } = whole
  const after: HeldTournament = {
    ...whole.after,
    sequence: held.sequence + 1,
    createdAt: held.createdAt,
    updatedAt: now.toISOString(),
  }
  acting.cache.noteWork({ elementsWritten: elementsIn(decision.changes) })
  if (after.tournament.matches.length > MANY_MATCHES) await othersHaveTheirTurn()
  await writeCommitted(tx, { before: held, after, act, author, decision })
  const told = toldChanges(decision.changes)
  tx.afterCommit(() => tellCommitted(acting, after, { act: act.name, told, before: held }))
  await follow(acting.consequences, tx, { turn: turnOf(decided, { after, decision, now }), additions })
  return { after, told, hasMore: additions.some(({ changes }) => changes.length > 0), additions }
}

type Turned = { readonly after: HeldTournament; readonly decision: Decision; readonly now: Date }

function turnOf(
  { held, act, author }: Omit<DecidedAct, 'decision'>,
  { after, decision: { changes, reason }, now }: Turned,
): ActTurn {
  const states = { before: held.tournament, after: after.tournament, seen: seenAfter(after, now) }
  return { act: act.name, author, ...states, changes, reason: reason ?? '' }
}

type Committed = Omit<DecidedAct, 'held'> & {
  /** Null when the act created the tournament. */
  readonly before: HeldTournament | null
  readonly after: HeldTournament
}

export function elementsIn(changes: readonly Change[]): number {
  let elements = 0
  for (const change of changes) {
    if (change.kind === 'player_added') elements += 1
    if (change.kind === 'round_paired') elements += change.matches.length
  }
  return elements
}

/** Rows before journal, because of foreign keys. */
export async function writeCommitted(tx: Transaction, committed: Committed): Promise<void> {
  const { before, after, act, author, decision } = committed
  const { sequence, updatedAt: at, tournament } = after
  const { changes, reason = null, kept } = decision
  const { name, actId, apart } = act
  const told = { changes, author, reason, act: name, actId, kept, apart: apart?.given }
  const entry = { ...told, tournamentId: tournament.id, sequence, at }
  await writeDifference(tx, { before, after }, [journalled(entry)])
}

export type Told = {
  readonly act: ActName
  readonly told: readonly WrittenChange[] | null
  /** Null if it was created. */
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

export async function resolveTarget(
  { database, cache }: TournamentGround,
  target: Target,
): Promise<TournamentId | null> {
  if ('id' in target) return target.id
  return cache.idOf(target.code) ?? database.read((db) => findTournamentId(db, target.code))
}
