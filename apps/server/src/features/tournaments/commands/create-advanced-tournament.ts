import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { SeriesNews } from '@tablee/contract/serving/letter'
import { saidOfEvent, wishesOfEvent } from '@tablee/contract/tournaments/announced-event'
import type { createAdvancedTournament as call } from '@tablee/contract/tournaments/create-advanced-tournament'
import { ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { settleNew } from '@tablee/domain/tournaments/attributes/settle-new'
import { createdTournament } from '@tablee/domain/tournaments/evolve'
import { createTournament as decide } from '@tablee/domain/tournaments/life/create-tournament'
import { customiseRules } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import type { Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import { lockName } from '../../../database/connection/lock-name.ts'
import { drawLot, drawTournamentId } from '../chance.ts'
import { isTaken } from '../deleted-tournament-store.ts'
import { type HeldTournament, heldByShop } from '../held-tournament.ts'
import { findCreation } from '../journal-store.ts'
import { accountSubject } from '../secret.ts'
import { findKnownDates } from '../series-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { lockTournament } from '../tournament-store.ts'
import { drawFreeCode, keepNewTournament } from './keep-new-tournament.ts'

type Input = ParsedInput<typeof call>

const NO_DATES = { count: 0, organizers: [] }

/** Repeating the act id returns the event it created. The id is drawn here unless the protocol's document call brought one. */
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
      ...saidOfEvent(input, rules.value),
      organizer: publicId,
      lot: drawLot(acting.chance),
    })
    const { series } = input
    const known = series === undefined ? NO_DATES : await findKnownDates(tx.db, series)
    const settled = settleNew(createdTournament(change), wishesOfEvent(input, known))
    if (!settled.accepted) return settled
    const shop = caller.shop?.id ?? null
    const grants = shop === null ? [] : heldByShop(shop)
    const kept = await keepNewTournament(acting, tx, {
      ...{ change, organizerHash: hash, shop, ...creationAct(input) },
      settled: { changes: settled.value, grants },
    })
    await acting.tellFollowers(tx, announcedDate(kept.tournament))
    return accept(kept)
  })
}

const creationAct = ({ actId }: Input) => ({ name: 'create-advanced-tournament', actId }) as const

function announcedDate({ code, name, announcement, series }: Tournament): SeriesNews {
  const { startsAt = '', location = '' } = announcement ?? {}
  return {
    ...{ kind: 'dateAnnounced', series, told: [] },
    event: { name, code, organizer: '', startsAt, location: location ?? '' },
  }
}
