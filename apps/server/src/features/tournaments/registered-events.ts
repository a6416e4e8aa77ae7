import type { Acting, Caller } from '@tablee/contract/serving/caller'
import type { ListOpenDates } from '@tablee/contract/serving/carry-each-date'
import type {
  CarriedEvent,
  CarryEventAct,
  EventAct,
  EventClaim,
  EventDecision,
  SeeEvent,
} from '@tablee/contract/serving/event-act'
import type { AccountId } from '@tablee/domain/accounts/account'
import { accept, type Outcome } from '@tablee/domain/outcome'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable, Transaction } from '../../database/database.ts'
import { carryAct } from './commands/carry-act.ts'
import { comparePassword } from './compare-password.ts'
import { type Grant, heldByShop, organizerHeldBy, playerHeldBy } from './held-tournament.ts'
import { listKeptIds } from './kept-store.ts'
import { findBracketPlaces } from './queries/bracket-places.ts'
import { accountSubject, subjectOf } from './secret.ts'
import { seen } from './seen-event.ts'
import { listOpenDates } from './series-store.ts'
import { writeShopOf } from './shop-event-store.ts'
import type { TournamentGround } from './tournament-ground.ts'
import type { Claim } from './tournament-policy.ts'
import { findTournament, findUndamaged } from './tournament-store.ts'

/** What tournaments offer to registrations, handed over when the server is put together. */
export type RegisteredEvents = {
  readonly see: SeeEvent
  readonly seeUndamaged: SeeEvent
  readonly carry: CarryEventAct<Transaction>
  readonly listKept: (db: Queryable, account: AccountId) => Promise<readonly TournamentId[]>
  readonly listOpenDates: ListOpenDates
  readonly findBracketPlaces: (db: Queryable, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

/** Of an account that keeps more, some are nobody's evening. */
const MOST_KEPT_IDS = 500

export function registeredEvents(ground: TournamentGround): RegisteredEvents {
  const seeBy =
    (find: typeof findTournament): SeeEvent =>
    async (caller, id) => {
      const held = await ground.database.read((db) => find(db, ground.cache, id))
      return held && seen(held, { caller, now: ground.now() })
    }
  return {
    see: seeBy(findTournament),
    seeUndamaged: seeBy(findUndamaged),
    listKept: (db, account) => listKeptIds(db, accountSubject(account).hash, MOST_KEPT_IDS),
    listOpenDates: (id) => ground.database.read((db) => listOpenDates(db, id)),
    findBracketPlaces,
    carry: (caller, act) => carryEventAct({ ...ground, caller }, act),
  }
}

async function carryEventAct<Loaded, Result>(
  acting: Acting<TournamentGround>,
  act: EventAct<Transaction, Loaded, Result>,
): Promise<Outcome<CarriedEvent<Result>>> {
  const { caller } = acting
  const by = { caller, now: acting.now() }
  const typed = await comparePassword(acting, act.tournamentId, act.password)
  const outcome = await carryAct<Loaded, Result>(acting, {
    name: act.name,
    target: { id: act.tournamentId },
    actId: act.actId,
    isForCancelled: act.isForCancelled,
    claim: claimBy(act.claim, caller),
    isForEvents: true,
    load: (tx, held) => act.load(tx, seen(held, by, typed)),
    decide: (held, loaded, author) => {
      const decision = act.decide(seen(held, by, typed), loaded, author)
      if (!decision.accepted) return decision
      const { changes, result, isAct = false } = decision.value
      return accept({ changes, grants: grantsOf(decision.value, caller), isAct, result })
    },
    beside: async (tx, { held, result }) => {
      await act.beside?.(tx, { event: seen(held, by), result })
      // It goes on in the shop of whoever organizes it now.
      if (act.name === 'accept-event-offer') await writeShopOf(tx.db, held.tournament.id, caller?.shop?.id ?? null)
    },
  })
  if (!outcome.accepted) return outcome
  const { held, told, result } = outcome.value
  return accept({ event: seen(held, by), told, result })
}

function claimBy(claim: EventClaim, caller: Caller): Claim {
  switch (claim.as) {
    case 'staff':
      return { as: 'staff', secret: claim.secret, caller }
    case 'registrant':
    case 'everybody':
      return { ...claim, caller }
    case 'leaver':
    case 'linked':
      return claim
    default:
      return claim satisfies never
  }
}

function grantsOf({ grant, organizer, forgotten = [] }: EventDecision<unknown>, caller: Caller): readonly Grant[] {
  const taken = forgotten.map((id) => ({ role: 'player', id, hash: null }) as const)
  const given: readonly Grant[] = grant ? [playerHeldBy(grant.playerId, subjectOf(grant.secret, caller).hash)] : []
  const handed: readonly Grant[] = organizer
    ? [organizerHeldBy(accountSubject(organizer).hash), ...heldByShop(caller?.shop?.id ?? null)]
    : []
  return [...taken, ...given, ...handed]
}
