import type { PersonalDataKeeper } from '@tablee/contract/serving/personal-data'
import type { Database } from '../database/database.ts'
import { findAccount } from '../features/accounts/account-store.ts'
import { followerData } from '../features/accounts/follower-data.ts'
import { readerData } from '../features/accounts/reader-data.ts'
import { executionData } from '../features/executions/executions.ts'
import { pastData } from '../features/past/past-data.ts'
import { messageData } from '../features/registrations/message-data.ts'
import { offerData } from '../features/registrations/offer-data.ts'
import { registrationData } from '../features/registrations/registration-data.ts'
import type { RegistrationGround } from '../features/registrations/registration-ground.ts'
import { regularData } from '../features/shops/regular-data.ts'
import { seasonData } from '../features/shops/season-data.ts'
import { shopData } from '../features/shops/shop-data.ts'
import { registeredEvents } from '../features/tournaments/registered-events.ts'
import { startOfDay } from '../features/tournaments/start-of-day.ts'
import { tournamentData } from '../features/tournaments/tournament-data.ts'
import type { TournamentGround } from '../features/tournaments/tournament-ground.ts'
import { operatorGround } from './operator-ground.ts'

export type PersonGround = {
  readonly tournaments: TournamentGround
  readonly registrations: RegistrationGround
  readonly keepers: readonly PersonalDataKeeper[]
}

/** For finding, exporting and erasing a person, without followers and mail. */
export function personGround(database: Database, now: () => Date): PersonGround {
  const tournaments = operatorGround(database, now)
  const events = registeredEvents(tournaments)
  const registrations: RegistrationGround = {
    ...{ database, now },
    drawHex: (bytes) => Buffer.from(tournaments.chance(bytes)).toString('hex'),
    carryAct: events.carry,
    seeEvent: events.see,
    seeUndamagedEvent: events.seeUndamaged,
    listKept: events.listKept,
    listOpenDates: events.listOpenDates,
    findBracketPlaces: events.findBracketPlaces,
    isAccount: async () => false,
    keepLetters: async () => {},
    tellFollowers: async () => {},
    keepNews: async () => [],
    readConfirmed: async () => () => false,
    confirmAddress: async () => {},
    signatures: { sign: () => '', isSigned: () => false },
    findOrganizerByEmail: async () => null,
    findCorrespondent: async () => null,
    pageOf: (path) => path,
    today: () => startOfDay(now()).toISOString(),
    announce: () => {},
    // A command stands at no door.
    doorCodes: { of: () => '', isOf: () => false },
    noteDamage: () => {},
  }
  const keepers = [
    tournamentData(tournaments),
    registrationData(registrations),
    offerData(registrations),
    messageData(registrations),
    executionData({ database }),
    followerData({ database }),
    readerData({ database }),
    shopData({ database, findAccount }),
    regularData({ database }),
    seasonData({ database }),
    pastData({ database }),
  ]
  return { tournaments, registrations, keepers }
}
