import type { TournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'
import {
  prepareMatches,
  writeTournamentDocument,
} from '@tablee/contract/tournaments/documents/write-tournament-document'
import { othersHaveTheirTurn } from '../../turns/others-have-their-turn.ts'
import type { HeldTournament } from './held-tournament.ts'
import { inTurns } from './in-turns.ts'

/** Fewer are written in a moment. */
const MANY_MATCHES = 1500

/** Writes what takes long of the document; others have their turn before, in between and after. Written after that, it takes a moment. */
export async function prepareDocument({ tournament }: HeldTournament): Promise<void> {
  if (!isLarge(tournament)) return
  await othersHaveTheirTurn()
  await inTurns(prepareMatches(tournament), () => {})
  await othersHaveTheirTurn()
}

export async function documentInTurns(held: HeldTournament): Promise<TournamentDocument> {
  await prepareDocument(held)
  const document = writeTournamentDocument(held)
  // Many may ask at once, and what comes next is a piece by itself.
  if (isLarge(held.tournament)) await othersHaveTheirTurn()
  return document
}

function isLarge({ matches }: HeldTournament['tournament']): boolean {
  return matches.length > MANY_MATCHES
}
