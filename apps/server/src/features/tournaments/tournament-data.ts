import type { PersonalDataKeeper } from '@tablee/contract/serving/personal-data'
import { dropStaffSubscriptions } from './call-subscription-store.ts'
import { forgetHiddenPlayer } from './commands/forget-hidden-player.ts'
import { forgetKeeper } from './commands/forget-keeper.ts'
import { forgetPlayer } from './commands/forget-player.ts'
import { eraseConduct, listConductOf } from './conduct-store.ts'
import { listDeckChecksOf } from './deck-check-store.ts'
import { forgetInDeleted } from './deleted-tournament-store.ts'
import { dropHiddenName } from './hidden-name-store.ts'
import { listKeptIds } from './kept-store.ts'
import { listOwnPlayers, listOwnTournaments } from './queries/list-own-tournaments.ts'
import { forgetSeatPlaces } from './seat-queue-store.ts'
import { accountSubject } from './secret.ts'
import type { TournamentGround } from './tournament-ground.ts'

/** Those an account organized, and the names it played under. */
export function tournamentData(ground: TournamentGround): PersonalDataKeeper {
  return {
    name: 'tournaments',
    collect: (accountId) =>
      ground.database.read(async (db) => {
        const subject = accountSubject(accountId)
        return {
          ...(await listOwnTournaments(db, subject)),
          conduct: await listConductOf(db, subject),
          deckChecks: await listDeckChecksOf(db, await listOwnPlayers(db, subject)),
        }
      }),
    forget: async (accountId) => {
      const subject = accountSubject(accountId)
      const { publicId, hash } = subject
      const players = await ground.database.read((db) => listOwnPlayers(db, subject))
      for (const player of players) await forgetHiddenPlayer(ground, publicId, player)
      await ground.database.inTransaction(({ db }) => forgetInDeleted(db, subject, ground.now()))
      for (const player of players) await forgetPlayer(ground, publicId, player)
      const kept = await ground.database.read((db) => listKeptIds(db, hash))
      for (const id of kept) await forgetKeeper(ground, publicId, id)
      await ground.database.inTransaction(async ({ db }) => {
        for (const { tournamentId, playerId } of players) {
          await dropHiddenName(db, tournamentId, playerId)
          await eraseConduct(db, tournamentId, playerId)
        }
        await forgetSeatPlaces(db, hash)
        await dropStaffSubscriptions(db, publicId)
      })
    },
  }
}
