import type { AttributeKind } from '@tablee/contract/serving/document-query'
import { openWith } from '@tablee/contract/serving/served-call'
import type { ServedCollection } from '@tablee/contract/serving/served-collection'
import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { PLAIN_KINDS } from '@tablee/contract/tournaments/documents/plain-attributes'
import { tournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'
import { TOURNAMENTS_COLLECTION } from '@tablee/contract/tournaments/documents/write-tournament-document'
import { tournamentSettings } from '@tablee/contract/tournaments/fields/tournament-settings'
import { accept } from '@tablee/domain/outcome'
import { goes, PLAIN_SETTINGS } from '@tablee/domain/tournaments/attributes/attributes'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { changeSettings } from './commands/change-settings.ts'
import { createAdvancedTournament as createAdvancedTournamentCommand } from './commands/create-advanced-tournament.ts'
import { deleteTournamentDocument } from './commands/delete-tournament.ts'
import type { FateGround } from './commands/write-fate.ts'
import { documentInTurns } from './document-in-turns.ts'
import { DISTANCE } from './queries/list-nearest.ts'
import { listTournamentIds, SOONEST } from './queries/list-tournament-ids.ts'
import { readTournamentPage } from './queries/read-tournament-page.ts'
import { withoutElements } from './queries/tournaments-with-element.ts'
import { distanceKm } from './search/distance.ts'
import { locationWords } from './search/location-words.ts'
import { findTournament, findUndamaged } from './tournament-store.ts'

const ATTRIBUTES: Readonly<Record<string, AttributeKind>> = {
  $id: 'text',
  $createdAt: 'date',
  $updatedAt: 'date',
  ...PLAIN_KINDS,
  code: 'words',
  type: 'text',
  playerCount: 'integer',
  maxPlayers: 'integer',
  registeredPlayersCount: 'integer',
  currentRound: 'integer',
  // Computed from the rounds; there is no column.
  bracketPlaces: 'shown',
  players: 'list',
  matches: 'list',
  finalRanking: 'list',
  isStarted: 'boolean',
  isFinished: 'boolean',
  organizerId: 'text',
  gameType: 'text',
  format: 'text',
  formatName: 'text',
  tournamentDate: 'date',
  endDate: 'date',
  location: 'words',
  // Name, code, place and game together; in no document.
  everything: 'searched',
  // Running, then next to start, then over.
  [SOONEST]: 'ordered',
  // From the position in the query.
  [DISTANCE]: 'ordered',
  description: 'text',
  liveSequence: 'integer',
  // Long text no one searches.
  rules: 'shown',
  rounds: 'shown',
  stages: 'shown',
  structure: 'shown',
  plannedRounds: 'integer',
  // Computed from the players; there is no column.
  roundsToPlay: 'shown',
  roundsByRules: 'shown',
}

const CREATABLE: ReadonlySet<string> = new Set([
  ...PLAIN_SETTINGS.filter((name) => goes(name, 'event')),
  'gameType',
  'format',
  'formatName',
  'tournamentDate',
  'endDate',
  'maxPlayers',
  'description',
  'location',
  'structure',
])

export function tournamentCollection(ground: FateGround): ServedCollection {
  const { database, cache, now } = ground
  return {
    id: TOURNAMENTS_COLLECTION,
    schemas: { document: tournamentDocument, creation: createAdvancedTournament.input, change: tournamentSettings },
    attributes: ATTRIBUTES,
    keys: ['$id', 'code', 'organizerId', 'series'],
    writable: Object.keys(tournamentSettings.shape),
    namesTournament: { $id: 'id', code: 'code' },
    list: (query) =>
      database.read(async (db) => {
        const find = async (id: TournamentId) => {
          const held = await findUndamaged(db, cache, id)
          return held && (await documentInTurns(held))
        }
        const answered = await withoutElements(db, query, find)
        if (answered === 'question_too_broad') return answered
        const page = await listTournamentIds({ db, dialect: database.dialect }, answered, now())
        if (page === null || page === 'question_too_broad') return page
        const documents = await readTournamentPage({ db, cache }, page.ids, query.shown ?? null)
        return documents === 'page_too_large' ? documents : { total: page.total, documents }
      }),
    distanceKm: ({ location }, from) => {
      const point = typeof location === 'string' ? locationWords(location).point : null
      return point && distanceKm(point, from)
    },
    find: (id) =>
      database.read(async (db) => {
        const held = await findTournament(db, cache, id as TournamentId)
        return held && (await documentInTurns(held))
      }),
    create: (id, data, caller) =>
      openWith(createAdvancedTournament.input, { payload: onlyCreatable(data), caller }, async (input) => {
        const acting = { ...ground, caller }
        const outcome = await createAdvancedTournamentCommand(acting, input, id as TournamentId | null)
        return outcome.accepted ? accept(await documentInTurns(outcome.value)) : outcome
      }),
    update: (id, data, caller) =>
      openWith(tournamentSettings, { payload: data, caller }, async (settings) => {
        const outcome = await changeSettings({ ...ground, caller }, id as TournamentId, settings)
        return outcome.accepted ? accept(await documentInTurns(outcome.value.held)) : outcome
      }),
    remove: (id, caller) => deleteTournamentDocument({ ...ground, caller }, id as TournamentId),
  }
}

/** Clients may send code, organizer and the whole state, without effect. */
function onlyCreatable(data: unknown): object {
  const given = Object.entries(typeof data === 'object' && data !== null ? data : {})
  return Object.fromEntries(given.filter(([name]) => CREATABLE.has(name)))
}
