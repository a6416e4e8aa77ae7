import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { DecidedApart } from '@tablee/contract/serving/carried-act'
import type { CarryRegistrationApart } from '@tablee/contract/serving/event-act'
import type { handInActs as call, HandedInAct } from '@tablee/contract/tournaments/hand-in-acts'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { type AnyDeskAct, isOnRegistrations } from '@tablee/domain/tournaments/acts/desk-acts'
import type { TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { HeldTournament } from '../held-tournament.ts'
import { listKnownActs } from '../journal-store.ts'
import { notThere } from '../not-there.ts'
import { staffRoleOf } from '../tournament-policy.ts'
import { findTournamentId, findWithoutMatches } from '../tournament-store.ts'
import type { Carried } from './carry-act.ts'
import { carryByStaff, type PlainAct } from './carry-decided.ts'
import { eraseResult } from './erase-result.ts'
import { giveNoShow, givePenalty } from './give-penalty.ts'
import { type PairingGround, setRoundPairings } from './set-round-pairings.ts'

type Input = ParsedInput<typeof call>
export type HandingInGround = PairingGround & { readonly carryRegistrationApart: CarryRegistrationApart }
type Refused = CallReply<typeof call>['data']['refusal']

/**
 * One by one, as if each came alone. None is carried on a state its sender did not know: others' acts in between end it, as does the first
 * refusal.
 */
export async function handInActs(
  acting: Acting<HandingInGround>,
  { code, organizerId, baseSequence, acts }: Input,
): Promise<Outcome<CallReply<typeof call>>> {
  const { database, cache, caller } = acting
  const held = await database.read(async (db) => {
    const id = await findTournamentId(db, code)
    return id && findWithoutMatches(db, cache, id)
  })
  if (!held) return database.read((db) => notThere(db, { code }))
  if (!staffRoleOf(held, { secret: organizerId, caller, now: acting.now() })) return refuse('not_organizer')
  const { id } = held.tournament
  const ids = acts.map((act) => act.id)
  const known = await database.read((db) => listKnownActs(db, id, ids))
  const taken = await takeInOrder(acting, { code, organizerId, baseSequence, acts, known, held })
  return database.read(async (db) => {
    const after = await findWithoutMatches(db, cache, id)
    if (!after) return notThere(db, { code })
    // They may have arrived twice at once.
    const kept = await listKnownActs(db, id, ids)
    const done = ids.filter((one) => kept.has(one) || taken.done.has(one))
    return accept({ data: { sequence: after.sequence, known: done, refusal: taken.refusal } })
  })
}

type Sent = Input & { readonly known: ReadonlyMap<string, number>; readonly held: HeldTournament }
type Taken = { readonly done: ReadonlySet<string>; readonly refusal: Refused }

async function takeInOrder(acting: Acting<HandingInGround>, sent: Sent): Promise<Taken> {
  const { code, organizerId, known, held } = sent
  const tournamentId = held.tournament.id
  const done = new Set<string>()
  let on = sent.baseSequence
  for (const act of sent.acts) {
    const before = known.get(act.id)
    if (before === on + 1) on = before
    if (before !== undefined || done.has(act.id)) continue
    const { seed, ids } = act.given
    const apart = { on, given: { at: momentOf(act, { held, now: acting.now() }), seed, ids } }
    const outcome = await carryAlone(acting, act, { code, tournamentId, organizerId, actId: act.id, apart })
    if (!outcome.accepted) {
      const reason = outcome.refusal.code
      return { done, refusal: reason === 'tournament_moved_on' ? null : { id: act.id, reason } }
    }
    done.add(act.id)
    const { sequence, hasMore } = outcome.value
    // The sender has not seen consequences or others' acts.
    if (hasMore || sequence > on + 1) break
    on = sequence
  }
  return { done, refusal: null }
}

type SentAlone = {
  readonly code: TournamentCode
  readonly organizerId: string | undefined
  readonly actId: string
  readonly apart: DecidedApart
}

type Taking = { readonly sequence: number; readonly hasMore: boolean }

async function carryAlone(
  acting: Acting<HandingInGround>,
  act: HandedInAct,
  { tournamentId, ...sent }: SentAlone & { readonly tournamentId: TournamentId },
): Promise<Outcome<Taking>> {
  const { name, input } = act
  const decided = { name, input } as AnyDeskAct
  if (isOnRegistrations(decided)) {
    return acting.carryRegistrationApart(acting.caller, { ...sent, tournamentId }, decided)
  }
  const outcome = await carryAtTable(acting, act, sent)
  if (!outcome.accepted) return outcome
  const { held, hasMore = false } = outcome.value
  return accept({ sequence: held.sequence, hasMore })
}

/** Acts with further effects have their own commands. */
function carryAtTable(
  acting: Acting<PairingGround>,
  { name, input }: HandedInAct,
  sent: SentAlone,
): Promise<Outcome<Carried<unknown>>> {
  switch (name) {
    case 'set-round-pairings':
      return setRoundPairings(acting, { ...input, ...sent })
    case 'give-no-show':
      return giveNoShow(acting, { ...input, ...sent })
    case 'give-penalty':
      return givePenalty(acting, { ...input, ...sent })
    case 'erase-result':
      return eraseResult(acting, { ...input, ...sent })
    default:
      return carryByStaff(acting, sent, { name, input } as PlainAct)
  }
}

/** A device's clock may be slightly fast. */
const MOST_MS_AHEAD = 60_000

/** When the device decided; impossible times are ignored. */
function momentOf({ given }: HandedInAct, { held, now }: { readonly held: HeldTournament; readonly now: Date }): Date {
  const at = new Date(given.at)
  const isPossible = given.at >= held.createdAt && at.getTime() <= now.getTime() + MOST_MS_AHEAD
  return isPossible ? at : now
}
