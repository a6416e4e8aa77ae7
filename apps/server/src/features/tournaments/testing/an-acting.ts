import { randomBytes } from 'node:crypto'
import type { Acting } from '@tablee/contract/serving/caller'
import { breakFewest } from '@tablee/domain/tournaments/pairing/break-fewest'
import { pairRound } from '@tablee/domain/tournaments/pairing/pair-round'
import { pairPods } from '@tablee/domain/tournaments/pairing/pods/pair-pods'
import type { Database } from '../../../database/database.ts'
import { roleUse } from '../consequences/role-use.ts'
import { serveSeatQueue } from '../consequences/serve-seat-queue.ts'
import { wordsOfSearch } from '../consequences/words-of-search.ts'
import { createEntryPasswords } from '../entry-passwords.ts'
import { createSealedSeeds } from '../sealed-seeds.ts'
import { hashSecret } from '../secret.ts'
import { createTableCodes } from '../table-codes.ts'
import { createTournamentCache } from '../tournament-cache.ts'
import type { TournamentGround } from '../tournament-ground.ts'

const noPasswords = createEntryPasswords({
  hash: () => Promise.reject(new Error('no password is set here')),
  verify: () => Promise.reject(new Error('no password is shown here')),
})

const signed = (text: string) => hashSecret(`a key of a test ${text}`)

/** `more` is what the test examines. */
export function anActing(database: Database, more: Partial<Acting<TournamentGround>> = {}): Acting<TournamentGround> {
  const parts = {
    now: () => new Date('2030-01-31T18:00:00.000Z'),
    chance: randomBytes,
    announceSeatQueue: () => {},
    ...more,
  }
  return {
    database,
    cache: createTournamentCache(),
    entryPasswords: noPasswords,
    announce: () => {},
    announceDeleted: () => {},
    announceRestored: () => {},
    announceRoleEnded: () => {},
    tellFollowers: async () => {},
    isCallable: () => true,
    pairApart: async (players, seed) => pairRound(players, seed),
    podsApart: async (players, seed, plan) => pairPods(players, seed, plan),
    repairApart: async (field) => ({ repair: breakFewest(field) }),
    ...{ tableCodes: createTableCodes(signed), sealedSeedOf: createSealedSeeds(signed), deskWordOf: signed },
    caller: null,
    consequences: { adding: [serveSeatQueue(parts)], following: [roleUse(parts), wordsOfSearch] },
    ...parts,
  }
}
