import type { Match } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { documentEnvelope, READ_BY_ANYBODY, writeEnvelope } from '../../document-envelope.ts'
import { type WrittenTournament, writeDocumentMatches } from './write-tournament-document.ts'

export const ROUNDS_COLLECTION = 'rounds'

/** One pairing of an announced event; its moments are the tournament's. */
export const roundDocument = z.object({
  ...documentEnvelope,
  tournamentId: z.string(),
  roundNumber: z.int(),
  /** Null for a bye or a loss without an opponent. */
  table: z.nullable(z.int()),
  player1Id: z.nullable(z.string()),
  player2Id: z.nullable(z.string()),
  player1Name: z.string(),
  player2Name: z.string(),
  score1: z.nullable(z.int()),
  score2: z.nullable(z.int()),
  draws: z.nullable(z.int()),
  /** Missing from older servers. */
  doubleLoss: z.optional(z.boolean()),
  status: z.enum(['pending', 'in-progress', 'terminated']),
  player1Key: z.string(),
  player2Key: z.nullable(z.string()),
})

export type RoundDocument = z.output<typeof roundDocument>

/** Writes the given pairings as public documents. */
export function writeRoundDocuments(
  held: WrittenTournament,
  isMeant: (match: Match) => boolean,
): readonly RoundDocument[] {
  return roundDocumentsOf(held, held.tournament.matches.filter(isMeant))
}

export function roundDocumentsOf(held: WrittenTournament, matches: readonly Match[]): readonly RoundDocument[] {
  const { tournament } = held
  return writeDocumentMatches(tournament, matches).map((match) => ({
    ...writeEnvelope({ ...held, id: match.id, collection: ROUNDS_COLLECTION, permissions: READ_BY_ANYBODY }),
    tournamentId: tournament.id,
    roundNumber: match.round,
    table: match.table,
    player1Id: match.player1Id,
    player2Id: match.player2Id,
    player1Name: match.player1Name,
    player2Name: match.player2Name,
    score1: match.score1,
    score2: match.score2,
    draws: match.draws,
    doubleLoss: match.doubleLoss ?? false,
    status: match.status,
    player1Key: match.player1Key,
    player2Key: match.player2Key,
  }))
}
