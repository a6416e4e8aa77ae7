import type { AttributeKind } from '@tablee/contract/serving/document-query'
import { openWith } from '@tablee/contract/serving/served-call'
import type { ServedCollection } from '@tablee/contract/serving/served-collection'
import { newPairing, pairingResult } from '@tablee/contract/tournaments/round-data'
import {
  ROUNDS_COLLECTION,
  type RoundDocument,
  roundDocument,
  writeRoundDocuments,
} from '@tablee/contract/tournaments/round-document'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { MatchId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import { addPairing } from './commands/add-pairing.ts'
import type { Ground } from './commands/carry-act.ts'
import { removePairing } from './commands/remove-pairing.ts'
import { submitAdvancedScore } from './commands/submit-advanced-score.ts'
import type { HeldTournament } from './held-tournament.ts'
import { findTournamentOfPairing } from './queries/find-tournament-of-pairing.ts'
import { listPairings } from './queries/list-pairings.ts'
import { findTournament } from './tournament-store.ts'

const ATTRIBUTES: Readonly<
  Record<keyof Omit<RoundDocument, '$collectionId' | '$databaseId' | '$permissions'>, AttributeKind>
> = {
  $id: 'text',
  $createdAt: 'date',
  $updatedAt: 'date',
  tournamentId: 'text',
  roundNumber: 'integer',
  table: 'integer',
  player1Id: 'text',
  player2Id: 'text',
  player1Name: 'text',
  player2Name: 'text',
  score1: 'integer',
  score2: 'integer',
  draws: 'integer',
  status: 'text',
  player1Key: 'text',
  player2Key: 'text',
}

/** The pairings of announced events: everybody reads them, the organizer's account sets them and their results. */
export function roundCollection(ground: Ground): ServedCollection {
  const { database, cache } = ground
  const find = async (db: Queryable, id: MatchId) => {
    const tournamentId = await findTournamentOfPairing(db, id)
    const held = tournamentId && (await findTournament(db, cache, tournamentId))
    return held ? documentOf(held, id) : null
  }
  return {
    id: ROUNDS_COLLECTION,
    schemas: { document: roundDocument, creation: newPairing, change: pairingResult },
    attributes: ATTRIBUTES,
    writable: Object.keys(pairingResult.shape),
    list: (query) =>
      database.read(async (db) => {
        const page = await listPairings(db, database.dialect, query)
        if (!page) return null
        const events = new Map<TournamentId, HeldTournament | null>()
        const documents: RoundDocument[] = []
        for (const { id, tournamentId } of page.pairings) {
          const held = events.get(tournamentId) ?? (await findTournament(db, cache, tournamentId))
          events.set(tournamentId, held)
          const document = held && documentOf(held, id)
          if (document) documents.push(document)
        }
        return { total: page.total, documents }
      }),
    find: (id) => database.read((db) => find(db, id as MatchId)),
    create: (id, data, caller) =>
      openWith(newPairing, { payload: data, caller }, async (pairing) => {
        // The players of a pairing and its round make its id.
        if (id !== null) return refuse('pairing_id_given')
        const outcome = await addPairing({ ...ground, caller }, pairing)
        return outcome.accepted ? answer(outcome.value.held, outcome.value.matchId) : outcome
      }),
    update: (id, data, caller) =>
      openWith(pairingResult, { payload: data, caller }, async ({ score1, score2, draws }) => {
        const roundId = id as MatchId
        const outcome = await submitAdvancedScore({ ...ground, caller }, { roundId, score1, score2, draws })
        return outcome.accepted ? answer(outcome.value, roundId) : outcome
      }),
    remove: (id, caller) => removePairing({ ...ground, caller }, id as MatchId),
  }
}

function documentOf(held: HeldTournament, id: MatchId): RoundDocument | null {
  return writeRoundDocuments(held, (match) => match.id === id)[0] ?? null
}

function answer(held: HeldTournament, id: MatchId): Outcome<RoundDocument> {
  const document = documentOf(held, id)
  return document ? accept(document) : refuse('match_not_found')
}
