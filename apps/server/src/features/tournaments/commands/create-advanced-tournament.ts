import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { SeriesNews } from '@tablee/contract/serving/letter'
import type { createAdvancedTournament as call } from '@tablee/contract/tournaments/create-advanced-tournament'
import { ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { CLOCK_BY_HAND } from '@tablee/domain/tournaments/clock/clock-plan'
import { planClock } from '@tablee/domain/tournaments/clock/plan-clock'
import { createdTournament } from '@tablee/domain/tournaments/evolve'
import type { Announcement } from '@tablee/domain/tournaments/life/announcement'
import { createTournament as decide } from '@tablee/domain/tournaments/life/create-tournament'
import { joinSeries } from '@tablee/domain/tournaments/life/join-series'
import { ruleRegistrations } from '@tablee/domain/tournaments/life/rule-registrations'
import { allowOwnNames } from '@tablee/domain/tournaments/players/allow-own-names'
import { chooseStructure } from '@tablee/domain/tournaments/rounds/choose-structure'
import { planCut } from '@tablee/domain/tournaments/rounds/plan-cut'
import { planRounds } from '@tablee/domain/tournaments/rounds/plan-rounds'
import { customiseRules } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { planTables } from '@tablee/domain/tournaments/tables/plan-tables'
import { TABLES_FROM_ONE } from '@tablee/domain/tournaments/tables/table-plan'
import type { Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import { lockName } from '../../../database/connection/lock-name.ts'
import { drawLot, drawTournamentId } from '../chance.ts'
import { isTaken } from '../deleted-tournament-store.ts'
import { type HeldTournament, heldByShop } from '../held-tournament.ts'
import { findCreation } from '../journal-store.ts'
import { accountSubject } from '../secret.ts'
import { findKnownDates } from '../series-store.ts'
import { writeShopOf } from '../shop-event-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { lockTournament } from '../tournament-store.ts'
import { drawFreeCode, keepNewTournament } from './keep-new-tournament.ts'

type Input = ParsedInput<typeof call>

/**
 * An organizer announces an event. A retry with the same act id answers the event it made. The id is drawn here unless
 * the protocol's document call brought one.
 */
export function createAdvancedTournament(
  acting: Acting<TournamentGround>,
  input: Input,
  givenId: TournamentId | null = null,
): Promise<Outcome<HeldTournament>> {
  const { caller } = acting
  return acting.database.inTransaction(async (tx) => {
    if (!caller) return refuse('account_required')
    if (!caller.labels.includes(ORGANIZER_LABEL)) return refuse('organizer_account_required')
    const { publicId, hash } = accountSubject(caller.accountId)
    await lockName(tx, hash)
    const repeated = input.actId === undefined ? null : await findCreation(tx.db, publicId, input.actId)
    const held = repeated && (await lockTournament(tx, acting.cache, repeated))
    if (held) return accept(held)
    if (givenId !== null && (await isTaken(tx.db, { id: givenId }))) return refuse('document_exists')
    const rules = customiseRules(rulePackFor(input.gameType), input.rules ?? {})
    if (!rules.accepted) return rules
    const change = decide({
      id: givenId ?? drawTournamentId(acting.chance),
      code: await drawFreeCode(acting, tx),
      name: input.name,
      capacity: input.maxPlayers ?? null,
      announcement: announcementOf(input),
      organizer: publicId,
      rules: rules.value,
      lot: drawLot(acting.chance),
    })
    const created = createdTournament(change)
    const clock = planClock(created, input.clockPlan ?? CLOCK_BY_HAND)
    if (!clock.accepted) return clock
    const tables = planTables(created, { ...(input.tablePlan ?? TABLES_FROM_ONE), fixed: [] })
    if (!tables.accepted) return tables
    const structure = input.structure ?? 'swiss'
    const structured = chooseStructure(created, structure)
    if (!structured.accepted) return structured
    const ruled = ruleRegistrations(created, input.registrationRules ?? {})
    if (!ruled.accepted) return ruled
    // Of a draw or a bracket the number follows from the players.
    const planned = planRounds(created, {
      rounds: (structure === 'swiss' && input.plannedRounds) || null,
      reason: null,
    })
    if (!planned.accepted) return planned
    const cut = planCut(created, structure === 'swiss' ? (input.plannedCut ?? null) : null)
    if (!cut.accepted) return cut
    const named = allowOwnNames(created, input.allowsOwnNames ?? false)
    if (!named.accepted) return named
    const series = input.series ?? null
    const known = series === null ? { count: 0, organizers: [] } : await findKnownDates(tx.db, series)
    const joined = joinSeries(series, { known, organizer: publicId })
    if (!joined.accepted) return joined
    const parts = [structured, planned, cut, ruled, clock, tables, named, joined]
    const shop = caller.shop?.id ?? null
    const settled = { changes: parts.flatMap(({ value }) => value), grants: shop === null ? [] : heldByShop(shop) }
    const kept = await keepNewTournament(acting, tx, { change, settled, organizerHash: hash, ...creationAct(input) })
    if (shop !== null) await writeShopOf(tx.db, kept.tournament.id, shop)
    await acting.tellFollowers(tx, announcedDate(kept.tournament))
    return accept(kept)
  })
}

function announcementOf(input: Input): Announcement {
  return {
    game: input.gameType,
    format: input.format,
    formatName: input.formatName ?? null,
    startsAt: input.tournamentDate,
    endsAt: input.endDate ?? null,
    description: input.description ?? '',
    location: input.location ?? null,
  }
}

const creationAct = ({ actId }: Input) => ({ name: 'create-advanced-tournament', actId }) as const

function announcedDate({ code, name, announcement, series }: Tournament): SeriesNews {
  const { startsAt = '', location = '' } = announcement ?? {}
  return {
    ...{ kind: 'dateAnnounced', series, told: [] },
    event: { name, code, organizer: '', startsAt, location: location ?? '' },
  }
}
