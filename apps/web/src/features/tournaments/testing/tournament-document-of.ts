import type { TournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'
import { writeTournamentDocument } from '@tablee/contract/tournaments/documents/write-tournament-document'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

const SOME_DAY = '2030-01-31T18:00:00.000Z'

export function tournamentDocumentOf(tournament: Tournament, sequence: number): TournamentDocument {
  return writeTournamentDocument({ tournament, sequence, createdAt: SOME_DAY, updatedAt: SOME_DAY })
}
