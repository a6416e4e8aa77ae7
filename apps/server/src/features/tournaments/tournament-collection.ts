import type { AttributeKind } from '@tablee/contract/serving/document-query'
import { openWith } from '@tablee/contract/serving/served-call'
import type { ServedCollection } from '@tablee/contract/serving/served-collection'
import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { tournamentDocument } from '@tablee/contract/tournaments/tournament-document'
import { tournamentSettings } from '@tablee/contract/tournaments/tournament-settings'
import { TOURNAMENTS_COLLECTION, writeTournamentDocument } from '@tablee/contract/tournaments/write-tournament-document'
import { accept } from '@tablee/domain/outcome'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Ground } from './commands/carry-act.ts'
import { changeSettings } from './commands/change-settings.ts'
import { createAdvancedTournament as createAdvancedTournamentCommand } from './commands/create-advanced-tournament.ts'
import { deleteTournament } from './commands/delete-tournament.ts'
import { listTournamentIds } from './queries/list-tournament-ids.ts'
import { withoutElements } from './queries/tournaments-with-element.ts'
import { findTournament, findTournaments } from './tournament-store.ts'

const ATTRIBUTES: Readonly<Record<string, AttributeKind>> = {
  $id: 'text',
  $createdAt: 'date',
  $updatedAt: 'date',
  name: 'words',
  code: 'words',
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
  location: 'words',
  description: 'text',
  liveSequence: 'integer',
  rules: 'text',
  lot: 'text',
  rounds: 'shown',
  plannedRounds: 'integer',
  areDecklistsPublic: 'boolean',
}

const CREATABLE: ReadonlySet<string> = new Set([
  'name',
  'gameType',
  'format',
  'tournamentDate',
  'endDate',
  'maxPlayers',
  'description',
  'location',
])

/** The documents of tournaments: everybody reads them, the organizer changes their settings. */
export function tournamentCollection(ground: Ground): ServedCollection {
  const { database, cache } = ground
  return {
    id: TOURNAMENTS_COLLECTION,
    schemas: { document: tournamentDocument, creation: createAdvancedTournament.input, change: tournamentSettings },
    attributes: ATTRIBUTES,
    writable: Object.keys(tournamentSettings.shape),
    list: (query) =>
      database.read(async (db) => {
        const find = async (id: TournamentId) => {
          const held = await findTournament(db, cache, id)
          return held && writeTournamentDocument(held)
        }
        const reader = { db, dialect: database.dialect }
        const page = await listTournamentIds(reader, await withoutElements(db, query, find))
        if (!page) return null
        const held = await findTournaments(db, cache, page.ids)
        return { total: page.total, documents: held.map(writeTournamentDocument) }
      }),
    find: (id) =>
      database.read(async (db) => {
        const held = await findTournament(db, cache, id as TournamentId)
        return held && writeTournamentDocument(held)
      }),
    create: (id, data, caller) =>
      openWith(createAdvancedTournament.input, { payload: onlyCreatable(data), caller }, async (input) => {
        const acting = { ...ground, caller }
        const outcome = await createAdvancedTournamentCommand(acting, input, id as TournamentId | null)
        return outcome.accepted ? accept(writeTournamentDocument(outcome.value)) : outcome
      }),
    update: (id, data, caller) =>
      openWith(tournamentSettings, { payload: data, caller }, async (settings) => {
        const outcome = await changeSettings({ ...ground, caller }, id as TournamentId, settings)
        return outcome.accepted ? accept(writeTournamentDocument(outcome.value)) : outcome
      }),
    remove: (id, caller) => deleteTournament({ ...ground, caller }, id as TournamentId),
  }
}

/** Code, organizer and the whole state are the server's to set: a client may send them, and they count for nothing. */
function onlyCreatable(data: unknown): object {
  const given = Object.entries(typeof data === 'object' && data !== null ? data : {})
  return Object.fromEntries(given.filter(([name]) => CREATABLE.has(name)))
}
