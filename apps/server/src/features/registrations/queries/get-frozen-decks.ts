import type { CallReply, ParsedInput } from '@tablee/contract/call'
import {
  type getFrozenDecks as call,
  FROZEN_DECKS_PAGE,
  type FrozenDeck,
} from '@tablee/contract/registrations/get-frozen-decks'
import type { Acting } from '@tablee/contract/serving/caller'
import type { SeenEvent } from '@tablee/contract/serving/event-act'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { toldStanding } from '@tablee/domain/registrations/registration-state'
import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { findRegistrant, listMeant } from '../find-registrant.ts'
import { type FrozenRow, listFrozenOf, listHashes } from '../frozen/frozen-deck-store.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import type { KeptRegistration } from '../registration-store.ts'
import { viewingBy } from '../registration-view.ts'

type Answer = Outcome<CallReply<typeof call>>

/** Hashes are everybody's from the lock on, so that a list that is published later can be checked. */
export async function getFrozenDecks(
  acting: Acting<RegistrationGround>,
  { tournamentId, playerId, from }: ParsedInput<typeof call>,
): Promise<Answer> {
  const event = await acting.seeEvent(acting.caller, tournamentId)
  if (!event) return refuse('tournament_not_found', { code: tournamentId })
  if (!event.tournament.announcement) return refuse('wrong_tournament_type')
  if (playerId !== undefined) return ofOne(acting, event, playerId)
  const rows = await acting.database.read((db) => listHashes(db, tournamentId, { from, most: FROZEN_DECKS_PAGE + 1 }))
  return accept({ data: rows.slice(0, FROZEN_DECKS_PAGE).map(hashOnly), hasMore: rows.length > FROZEN_DECKS_PAGE })
}

async function ofOne(acting: Acting<RegistrationGround>, event: SeenEvent, playerId: string): Promise<Answer> {
  const candidates = await acting.database.read((db) => listMeant(db, event, playerId))
  // Anybody names whom they mean: what is told of them follows from who asks.
  const found = findRegistrant(event, candidates, { playerId, isOfStaff: true })
  if (!found.accepted) return found
  const rows = await acting.database.read((db) => listFrozenOf(db, found.value.id))
  const viewing = viewingBy(acting, { event, standing: [], secrets: [playerId] })
  const isWhole = event.may('read-registrations') || viewing.own.has(found.value.playerId)
  if (!isWhole && !isPublished(event, found.value)) return accept({ data: rows.map(hashOnly), hasMore: false })
  const data = rows.map((row) => ({
    ...hashOnly(row),
    ...{ text: row.text, decklist: row.decklist },
    ...(isWhole ? { reason: row.reason } : {}),
  }))
  return accept({ data, hasMore: false })
}

function isPublished({ tournament }: SeenEvent, { state }: KeptRegistration): boolean {
  return tournament.areDecklistsPublic && isFinished(tournament) && toldStanding(state).status === 'confirmed'
}

type Hashed = Pick<FrozenRow, 'player_id' | 'number' | 'hash' | 'frozen_at' | 'cause'>

function hashOnly({ player_id: playerKey, number, hash, frozen_at: at, cause }: Hashed): FrozenDeck {
  return { playerKey, number, hash, frozenAt: wireMoment(at), cause }
}
