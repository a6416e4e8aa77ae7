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

/** Computes the slow parts in steps, letting others in; writing the document afterwards is fast. */
export async function prepareDocument({ tournament }: HeldTournament): Promise<void> {
  if (!isLarge(tournament)) return
  await othersHaveTheirTurn()
  await inTurns(prepareMatches(tournament), () => {})
  await othersHaveTheirTurn()
}

export async function documentInTurns(held: HeldTournament): Promise<TournamentDocument> {
  await prepareDocument(held)
  const document = writeTournamentDocument(held)
  if (isLarge(held.tournament)) await othersHaveTheirTurn()
  return document
}

function isLarge({ matches }: HeldTournament['tournament']): boolean {
  return matches.length > MANY_MATCHES
}
