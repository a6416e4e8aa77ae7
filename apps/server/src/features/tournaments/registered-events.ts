import type { Acting, Caller } from '@tablee/contract/serving/caller'
import type { Carried, CarriedAct, Decided } from '@tablee/contract/serving/carried-act'
import type { ListOpenDates } from '@tablee/contract/serving/carry-each-date'
import type { CarryEventAct, EventGrant, EventTerms, SeeEvent, SeenEvent } from '@tablee/contract/serving/event-act'
import type { AccountId } from '@tablee/domain/accounts/account'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { RefusalCode } from '@tablee/domain/refusal-codes'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable, Transaction } from '../../database/database.ts'
import { apartFault } from './apart-fault.ts'
import { carryAct, resolveTarget } from './commands/carry-act.ts'
import { comparePassword, type TypedPassword } from './compare-password.ts'
import { type Grant, type HeldTournament, heldByShop, organizerHeldBy, playerHeldBy } from './held-tournament.ts'
import { listKeptIds } from './kept-store.ts'
import { findBracketPlaces } from './queries/bracket-places.ts'
import { accountSubject, subjectOf } from './secret.ts'
import { seen } from './seen-event.ts'
import { listOpenDates } from './series-store.ts'
import { writeShopOf } from './shop-event-store.ts'
import type { TournamentGround } from './tournament-ground.ts'
import { findTournament, findUndamaged } from './tournament-store.ts'

export type RegisteredEvents = {
  readonly see: SeeEvent
  readonly seeUndamaged: SeeEvent
  readonly carry: CarryEventAct<Transaction>
  readonly listKept: (db: Queryable, account: AccountId) => Promise<readonly TournamentId[]>
  readonly listOpenDates: ListOpenDates
  readonly findBracketPlaces: (db: Queryable, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

/** With more kept, some are certainly not tonight's. */
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
    carry: (caller, act, typed) => carryEventAct({ ...ground, caller }, act, typed),
  }
}

async function carryEventAct<Loaded, Result>(
  acting: Acting<TournamentGround>,
  act: CarriedAct<EventTerms<Transaction>, Loaded, Result>,
  typed: string | null | undefined,
): Promise<Outcome<Carried<SeenEvent, Result>>> {
  const { caller } = acting
  const id = await resolveTarget(acting, act.target)
  const see = seeing({ caller, now: acting.now() }, id && (await comparePassword(acting, id, typed)))
  const outcome = await carryAct<Found<Loaded>, Decision<Result>>(acting, {
    ...act,
    isForEvents: true,
    load: async (tx, held) => ({
      fault: await apartFault(tx, held, act.apart),
      loaded: await act.load(tx, see(held)),
    }),
    decide: (held, { fault, loaded }, author) => {
      if (fault) return refuse(fault)
      const decision = act.decide(see(held), loaded, author)
      if (!decision.accepted) return decision
      const grants = (decision.value.grants ?? []).flatMap((grant) => grantsOf(grant, caller))
      return accept({ ...decision.value, grants, result: decision.value })
    },
    beside: async (tx, { held, result: { grants = [], result } }) => {
      await act.beside?.(tx, { held: see(held), result })
      // It continues in the new organizer's shop.
      const isHandedOver = grants.some(({ to }) => to === 'organizer')
      if (isHandedOver) await writeShopOf(tx.db, held.tournament.id, caller?.shop?.id ?? null)
    },
  })
  if (!outcome.accepted) return outcome
  const { held, result, ...carried } = outcome.value
  return accept({ ...carried, held: see(held), result: result === null ? null : result.result })
}

type Found<Loaded> = { readonly fault: RefusalCode | null; readonly loaded: Loaded }

type Decision<Result> = Decided<EventGrant, Result>

function seeing(by: Parameters<typeof seen>[1], typed: TypedPassword): (held: HeldTournament) => SeenEvent {
  const events = new WeakMap<HeldTournament, SeenEvent>()
  return (held) => {
    const known = events.get(held)
    if (known) return known
    const event = seen(held, by, typed)
    events.set(held, event)
    return event
  }
}

function grantsOf(grant: EventGrant, caller: Caller): readonly Grant[] {
  switch (grant.to) {
    case 'player':
      return [playerHeldBy(grant.playerId, subjectOf(grant.secret, caller).hash)]
    case 'nobody':
      return [{ role: 'player', id: grant.playerId, hash: null }]
    case 'organizer':
      return [organizerHeldBy(accountSubject(grant.account).hash), ...heldByShop(caller?.shop?.id ?? null)]
    default:
      return grant satisfies never
  }
}
