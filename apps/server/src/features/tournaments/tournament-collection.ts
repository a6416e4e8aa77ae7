import type { AttributeKind } from '@tablee/contract/serving/document-query'
import { openWith } from '@tablee/contract/serving/served-call'
import type { ServedCollection } from '@tablee/contract/serving/served-collection'
import { tournamentSettings } from '@tablee/contract/tournaments/tournament-settings'
import { TOURNAMENTS_COLLECTION, writeTournamentDocument } from '@tablee/contract/tournaments/write-tournament-document'
import { accept } from '@tablee/domain/outcome'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Ground } from './commands/carry-act.ts'
import { changeSettings } from './commands/change-settings.ts'
import { listTournamentIds } from './queries/list-tournament-ids.ts'
import { findTournament } from './tournament-store.ts'

const ATTRIBUTES: Readonly<Record<string, AttributeKind>> = {
  $id: 'text',
  $createdAt: 'date',
  $updatedAt: 'date',
  name: 'text',
  code: 'text',
  type: 'text',
  playerCount: 'integer',
  maxPlayers: 'integer',
  registeredPlayersCount: 'integer',
  currentRound: 'integer',
  players: 'list',
  matches: 'list',
  finalRanking: 'list',
  isStarted: 'boolean',
  isFinished: 'boolean',
  hasPassword: 'boolean',
  organizerId: 'text',
  gameType: 'text',
  format: 'text',
  tournamentDate: 'date',
  endDate: 'date',
  location: 'text',
  description: 'text',
  liveSequence: 'integer',
  rules: 'text',
  lot: 'text',
  rounds: 'list',
  plannedRounds: 'integer',
  areDecklistsPublic: 'boolean',
}

/** The documents of tournaments: everybody reads them, the organizer changes their settings. */
export function tournamentCollection(ground: Ground): ServedCollection {
  const { database, cache } = ground
  return {
    id: TOURNAMENTS_COLLECTION,
    attributes: ATTRIBUTES,
    writable: Object.keys(tournamentSettings.shape),
    list: (query) =>
      database.read(async (db) => {
        const { total, ids } = await listTournamentIds(db, query)
        const documents = []
        for (const id of ids) {
          const held = await findTournament(db, cache, id)
          if (held) documents.push(writeTournamentDocument(held))
        }
        return { total, documents }
      }),
    find: (id) =>
      database.read(async (db) => {
        const held = await findTournament(db, cache, id as TournamentId)
        return held && writeTournamentDocument(held)
      }),
    update: (id, data, caller) =>
      openWith(tournamentSettings, data, async (settings) => {
        const outcome = await changeSettings({ ...ground, caller }, id as TournamentId, settings)
        return outcome.accepted ? accept(writeTournamentDocument(outcome.value)) : outcome
      }),
  }
}
