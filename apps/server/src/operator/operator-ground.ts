import { randomBytes } from 'node:crypto'
import { breakFewest } from '@tablee/domain/tournaments/pairing/break-fewest'
import { pairRound } from '@tablee/domain/tournaments/pairing/pair-round'
import { pairPods } from '@tablee/domain/tournaments/pairing/pods/pair-pods'
import type { Database } from '../database/database.ts'
import { createPasswordHasher } from '../features/accounts/password-hasher.ts'
import { promoteRegistered } from '../features/registrations/consequences/promote-registered.ts'
import { roleUse } from '../features/tournaments/consequences/role-use.ts'
import { serveSeatQueue } from '../features/tournaments/consequences/serve-seat-queue.ts'
import { wordsOfSearch } from '../features/tournaments/consequences/words-of-search.ts'
import { createEntryPasswords } from '../features/tournaments/entry-passwords.ts'
import { createTableCodes } from '../features/tournaments/table-codes.ts'
import { createTournamentCache } from '../features/tournaments/tournament-cache.ts'
import type { TournamentGround } from '../features/tournaments/tournament-ground.ts'

/** For acts without followers: a running server will read what was written. */
export function operatorGround(database: Database, now: () => Date): TournamentGround {
  return {
    ...{ database, now, chance: randomBytes },
    cache: createTournamentCache(),
    entryPasswords: createEntryPasswords(createPasswordHasher({ mostAtOnce: 1 })),
    announce: () => {},
    announceDeleted: () => {},
    announceRestored: () => {},
    announceSeatQueue: () => {},
    announceRoleEnded: () => {},
    consequences: {
      adding: [
        serveSeatQueue({ now, chance: randomBytes, announceSeatQueue: () => {} }),
        promoteRegistered({
          ...{ now, announce: () => {}, noteDamage: () => {} },
          // A command knows no page URLs: people see the news in the app.
          ...{ keepNews: async () => [], pageOf: (path) => path },
        }),
      ],
      following: [roleUse({ now }), wordsOfSearch],
    },
    tellFollowers: async () => {},
    isCallable: () => false,
    // No one else is waiting for this process.
    pairApart: async (players, seed) => pairRound(players, seed),
    podsApart: async (players, seed, plan) => pairPods(players, seed, plan),
    repairApart: async (field) => ({ repair: breakFewest(field) }),
    // A command sits at no table.
    tableCodes: createTableCodes(() => {
      throw new Error('a command shows no codes of tables')
    }),
    deskWordOf: () => '',
    sealedSeedOf: () => {
      throw new Error('a command pairs no round without a network')
    },
  }
}
