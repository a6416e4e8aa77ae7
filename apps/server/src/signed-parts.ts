import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { createSealedSeeds } from './features/tournaments/sealed-seeds.ts'
import { createTableCodes } from './features/tournaments/table-codes.ts'
import type { TournamentGround } from './features/tournaments/tournament-ground.ts'
import type { Keys } from './ports/keys.ts'

const WORD_LENGTH = 16

/** By which whoever runs a tournament shows on the live channel that they have a line. */
export function deskWords({ sign }: Keys): (id: TournamentId) => string {
  return (id) => sign(`desk ${id}`).slice(0, WORD_LENGTH)
}

/** What of tournaments only this server can say, without keeping it. */
export function signedParts(keys: Keys): Pick<TournamentGround, 'tableCodes' | 'sealedSeedOf' | 'deskWordOf'> {
  return {
    tableCodes: createTableCodes(keys.sign),
    sealedSeedOf: createSealedSeeds(keys.sign),
    deskWordOf: deskWords(keys),
  }
}
