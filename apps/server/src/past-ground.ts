import { isAccount } from './features/accounts/queries/is-account.ts'
import { listOwnSeats } from './features/past/own-seat-store.ts'
import type { PastGround } from './features/past/past-ground.ts'
import { listOwnDecks } from './features/registrations/queries/list-own-decks.ts'
import type { RegistrationGround } from './features/registrations/registration-ground.ts'
import { listSeasonPlaces } from './features/shops/seasons/list-season-places.ts'
import type { SeasonGround } from './features/shops/seasons/season-ground.ts'
import { findHeldSeat } from './features/tournaments/queries/find-held-seat.ts'
import { readEndedEvent } from './features/tournaments/queries/read-ended-event.ts'
import type { TournamentGround } from './features/tournaments/tournament-ground.ts'

type Parts = {
  readonly ground: TournamentGround
  readonly registrations: RegistrationGround
  readonly seasons: SeasonGround
}

/** Connects what people did with tournaments, decks and seasons. */
export function pastGround({ ground, registrations, seasons }: Parts): PastGround {
  const { database, chance, cache } = ground
  return {
    ...{ database, chance, isAccount, listSeats: listOwnSeats },
    readEvent: (db, { tournament, player }) => readEndedEvent(db, cache, { id: tournament, player }),
    findPlay: findHeldSeat,
    listDecks: (db, account) => listOwnDecks(registrations, db, account),
    listSeasonPlaces: (account, events) => listSeasonPlaces(seasons, account, events),
  }
}
