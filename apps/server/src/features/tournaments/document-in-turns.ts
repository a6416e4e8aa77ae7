import type { TournamentDocument } from '@tablee/contract/tournaments/tournament-document'
import { writeMatchTexts, writeTournamentDocument } from '@tablee/contract/tournaments/write-tournament-document'
import type { HeldTournament } from './held-tournament.ts'
import { inTurns } from './in-turns.ts'

/** Fewer are written in a moment. */
const MANY_MATCHES = 1500

/** Writes what takes long of the document; others have their turn in between. Written after that, it takes a moment. */
export async function prepareDocument({ tournament }: HeldTournament): Promise<void> {
  if (tournament.matches.length > MANY_MATCHES) await inTurns(writeMatchTexts(tournament), () => {})
}

export async function documentInTurns(held: HeldTournament): Promise<TournamentDocument> {
  await prepareDocument(held)
  return writeTournamentDocument(held)
}
