import { type RoundDocument, roundDocumentsOf } from '@tablee/contract/tournaments/documents/round-document'
import type { TournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'
import {
  prepareMatches,
  writeTournamentDocument,
} from '@tablee/contract/tournaments/documents/write-tournament-document'
import { inTurns } from '../../turns/in-turns.ts'
import { othersHaveTheirTurn } from '../../turns/others-have-their-turn.ts'
import type { HeldTournament } from './held-tournament.ts'

/** Fewer players and matches are written in a moment. */
const MANY = 1500

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

export async function roundDocumentsInTurns(held: HeldTournament, round: number): Promise<RoundDocument[]> {
  const documents: RoundDocument[] = []
  const meant = held.tournament.matches.filter((match) => match.round === round)
  await inTurns(meant, (match) => documents.push(...roundDocumentsOf(held, [match])))
  return documents
}

function isLarge({ players, matches }: HeldTournament['tournament']): boolean {
  return players.length + matches.length > MANY
}
