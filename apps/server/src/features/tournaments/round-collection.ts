import type { AttributeKind } from '@tablee/contract/serving/document-query'
import { openWith } from '@tablee/contract/serving/served-call'
import type { ServedCollection } from '@tablee/contract/serving/served-collection'
import { newPairing, pairingResult } from '@tablee/contract/tournaments/documents/round-data'
import {
  ROUNDS_COLLECTION,
  type RoundDocument,
  roundDocument,
  writeRoundDocuments,
} from '@tablee/contract/tournaments/documents/round-document'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { MatchId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import { othersHaveTheirTurn } from '../../turns/others-have-their-turn.ts'
import { addPairing } from './commands/add-pairing.ts'
import { removePairing } from './commands/remove-pairing.ts'
import { submitAdvancedScore } from './commands/submit-advanced-score.ts'
import type { HeldTournament } from './held-tournament.ts'
import { findTournamentOfPairing } from './queries/find-tournament-of-pairing.ts'
import { listPairings, type Pairing } from './queries/list-pairings.ts'
import { stepsOf } from './queries/read-tournament-page.ts'
import type { TournamentGround } from './tournament-ground.ts'
import { findTournament, findUndamaged } from './tournament-store.ts'

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
  doubleLoss: 'boolean',
  status: 'text',
  player1Key: 'text',
  player2Key: 'text',
}

/** Public; the organizer's account sets pairings and results. */
export function roundCollection(ground: TournamentGround): ServedCollection {
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
    keys: ['$id', 'tournamentId'],
    writable: Object.keys(pairingResult.shape),
    namesTournament: { tournamentId: 'id' },
    list: (query) =>
      database.read(async (db) => {
        const page = await listPairings({ db, dialect: database.dialect }, query)
        if (page === null || page === 'question_too_broad') return page
        const documents = await readPairings({ db, cache }, page.pairings)
        return documents === 'page_too_large' ? documents : { total: page.total, documents }
      }),
    find: (id) => database.read((db) => find(db, id as MatchId)),
    create: (id, data, caller) =>
      openWith(newPairing, { payload: data, caller }, async (pairing) => {
        // A pairing's id follows from its players and round.
        if (id !== null) return refuse('pairing_id_given')
        const outcome = await addPairing({ ...ground, caller }, pairing)
        return outcome.accepted ? answer(outcome.value.held, outcome.value.matchId) : outcome
      }),
    update: (id, data, caller) =>
      openWith(pairingResult, { payload: data, caller }, async ({ score1, score2, draws }) => {
        const roundId = id as MatchId
        const outcome = await submitAdvancedScore({ ...ground, caller }, { roundId, score1, score2, draws })
        return outcome.accepted ? answer(outcome.value.held, roundId) : outcome
      }),
    remove: (id, caller) => removePairing({ ...ground, caller }, id as MatchId),
  }
}

type Reader = { readonly db: Queryable; readonly cache: TournamentGround['cache'] }

/** With pauses for others. */
async function readPairings(
  { db, cache }: Reader,
  pairings: readonly Pairing[],
): Promise<readonly RoundDocument[] | 'page_too_large'> {
  const meant = new Set(pairings.map(({ id }) => id))
  const events = [...new Set(pairings.map(({ tournamentId }) => tournamentId))]
  const steps = await stepsOf(db, events, false)
  if (steps === 'page_too_large') return steps
  const written = new Map<string, RoundDocument>()
  for (const ids of steps) {
    if (written.size > 0) await othersHaveTheirTurn()
    for (const id of ids) {
      const held = await findUndamaged(db, cache, id)
      const documents = held ? writeRoundDocuments(held, (match) => meant.has(match.id)) : []
      for (const document of documents) written.set(document.$id, document)
    }
  }
  return pairings.flatMap(({ id }) => written.get(id) ?? [])
}

function documentOf(held: HeldTournament, id: MatchId): RoundDocument | null {
  return writeRoundDocuments(held, (match) => match.id === id)[0] ?? null
}

function answer(held: HeldTournament, id: MatchId): Outcome<RoundDocument> {
  const document = documentOf(held, id)
  return document ? accept(document) : refuse('match_not_found')
}
