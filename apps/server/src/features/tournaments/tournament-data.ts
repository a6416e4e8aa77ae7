import type { PersonalDataKeeper } from '@tablee/contract/serving/personal-data'
import type { Ground } from './commands/carry-act.ts'
import { forgetPlayer } from './commands/forget-player.ts'
import { listOwnPlayers, listOwnTournaments } from './queries/list-own-tournaments.ts'
import { accountSubject } from './secret.ts'

/** What tournaments keep about an account: what it organized, and the names it played under. */
export function tournamentData(ground: Ground): PersonalDataKeeper {
  return {
    name: 'tournaments',
    collect: (accountId) => ground.database.read((db) => listOwnTournaments(db, accountSubject(accountId).publicId)),
    forget: async (accountId) => {
      const { publicId } = accountSubject(accountId)
      const players = await ground.database.read((db) => listOwnPlayers(db, publicId))
      for (const player of players) await forgetPlayer(ground, publicId, player)
    },
  }
}
