import { randomBytes } from 'node:crypto'
import type { Acting } from '@tablee/contract/serving/caller'
import type { DocumentFilter, DocumentQuery } from '@tablee/contract/serving/document-query'
import { createdTournament } from '@tablee/domain/tournaments/evolve'
import type { Announcement } from '@tablee/domain/tournaments/life/announcement'
import { createTournament } from '@tablee/domain/tournaments/life/create-tournament'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import type { TeamKind } from '@tablee/domain/tournaments/teams/team'
import type { PublicId, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import {
  createTestDatabase,
  DATABASE_KINDS,
  DIALECTS,
  type TestDatabase,
} from '../../../database/testing/test-databases.ts'
import { drawTournamentId } from '../chance.ts'
import { changeSettings } from '../commands/change-settings.ts'
import { createQuickTournament } from '../commands/create-quick-tournament.ts'
import { joinQuickTournament } from '../commands/join-quick-tournament.ts'
import { keepNewTournament } from '../commands/keep-new-tournament.ts'
import { writeDifference } from '../difference-store.ts'
import { startQuickTournament, undoRound } from '../testing/acts-by-name.ts'
import { anActing } from '../testing/an-acting.ts'
import { listedTournaments as listTournamentIds } from '../testing/listed-tournaments.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { openSearchFilling } from './fill-search-index.ts'

const organizerId = 'organizer-secret-0123456789'
const search = (attribute: string, value: string): DocumentFilter => ({ method: 'search', attribute, values: [value] })
const equal = (attribute: string, value: string | boolean): DocumentFilter => ({
  method: 'equal',
  attribute,
  values: [value],
})
const or = (...filters: DocumentFilter[]): DocumentFilter => ({ method: 'or', filters })

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  let place: TestDatabase
  let database: Database
  let acting: Acting<TournamentGround>
  const names = new Map<TournamentId, string>()

  beforeAll(async () => {
    place = await createTestDatabase(kind)
    database = await place.open()
    let minutes = 0
    acting = anActing(database, { now: () => new Date(Date.UTC(2030, 0, 31, 18, minutes++)) })
    await quick('Tournoi de l’été, Évry')
    await quick('Grand tournoi')
    await quick('VENDRE mes cartes', 'ABCDEF')
    await event('Coupe de Lyon', { location: 'Lyon 3e' })
    await event('Ligue', { location: 'Villeurbanne', format: 'legacy', startsAt: '2030-03-01T09:30:00.000Z' })
    await event('Grenoble Open', { location: 'Grenoble', startsAt: '2031-01-01T00:00:00.000Z' })
    await event('Brussels Cup', { location: 'Bruxelles, Belgique', startsAt: '2029-12-31T23:59:00.000Z' })
    await event('東京', { location: 'Zzyzx' })
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
  })

  async function quick(name: string, code?: string) {
    if (code !== undefined) return kept(name, code as TournamentCode, null)
    const outcome = await createQuickTournament(acting, { name, playerCount: 8, organizerId })
    if (!outcome.accepted) throw new Error(outcome.refusal.code)
    names.set(outcome.value.tournament.id, name)
    return outcome.value.tournament
  }

  function event(name: string, announcement: Partial<Announcement>, teamKind: TeamKind | null = null) {
    const code = `E${String(names.size).padStart(5, 'X')}` as TournamentCode
    const announced = {
      game: 'magic',
      format: 'modern',
      formatName: null,
      startsAt: '2030-02-15T18:00:00.000Z',
      endsAt: null,
      description: '',
      location: null,
      ...announcement,
    } as const
    return kept(name, code, announced, teamKind)
  }

  async function kept(
    name: string,
    code: TournamentCode,
    ...[announcement, teamKind = null]: [announcement: Announcement | null, teamKind?: TeamKind | null]
  ) {
    const id = drawTournamentId(randomBytes)
    const rules = rulePackFor('magic')
    const organizer = 'o' as PublicId
    const given = { id, code, name, capacity: null, announcement, organizer, rules, lot: 'l', teamKind }
    const change = createTournament(given)
    names.set(id, name)
    await database.inTransaction((tx) =>
      keepNewTournament(acting, tx, {
        change,
        organizerHash: 'h',
        name: 'create-advanced-tournament',
        actId: undefined,
      }),
    )
    return { id, code }
  }

  const list = async (filters: readonly DocumentFilter[], more: Partial<DocumentQuery> = {}) => {
    const rest = { orders: [], isShuffled: false, cursor: null, limit: 25, offset: 0, isCounted: true }
    const page = await database.read((db) =>
      listTournamentIds({ db, dialect: DIALECTS[kind] }, { filters, ...rest, ...more }),
    )
    return page ?? { total: -1, ids: [] }
  }
  const found = async (...filters: DocumentFilter[]) => (await list(filters)).ids.map((id) => names.get(id))
  const at = (location: string) => found(search('location', location))

  test('SRCH-4 every word begins a word of the name, whatever its case and accents', async () => {
    expect(await found(search('name', 'EVRY tourn'))).toEqual(['Tournoi de l’été, Évry'])
    expect(await found(search('name', 'tournoi'))).toEqual(['Tournoi de l’été, Évry', 'Grand tournoi'])
    expect(await found(search('name', 'urnoi'))).toEqual([])
    expect(await found(search('name', '東'))).toEqual(['東京'])
  })

  test('SRCH-4 nothing that is typed is a sign of the index', async () => {
    const signs = [
      '%_!',
      '',
      '"',
      "' | 'x",
      'tournoi*',
      'NOT tournoi',
      'tournoi) OR (grand',
      'name:tournoi',
      '\\',
      ':*',
    ]
    for (const typed of signs) await found(search('name', typed))
    expect(await found(search('name', '%_!'))).toEqual([])
    expect(await found(search('name', 'grand* "tournoi"'))).toEqual(['Grand tournoi'])
    expect(await found(search('name', 'grand OR ligue'))).toEqual([])
    expect(await found(search('name', Array.from({ length: 60 }, (_, index) => `mot${index}`).join(' ')))).toEqual([])
  })

  test('SRCH-4 six characters are the code or begin words of the name, fewer begin either', async () => {
    expect(await found(or(equal('code', 'ABCDEF'), search('name', 'ABCDEF')))).toEqual(['VENDRE mes cartes'])
    expect(await found(or(equal('code', 'abcdef'), search('name', 'vendre')))).toEqual(['VENDRE mes cartes'])
    expect(await found(or(equal('code', 'abcdef'), search('name', 'abcdef')))).toEqual([])
    expect(await found(or(search('code', 'abc'), search('name', 'abc')))).toEqual(['VENDRE mes cartes'])
    expect(await found(search('code', 'bcd'))).toEqual([])
  })

  test.each(['Rhône', '69', '69003', '6900', 'rhone lyon', 'LYON 3E'])('SRCH-9 %s finds Lyon 3e', async (typed) => {
    expect(await at(typed)).toContain('Coupe de Lyon')
  })

  test('SRCH-9 places are told apart, and unknown ones are found by their own words', async () => {
    expect(await at('Rhône')).toEqual(['Coupe de Lyon', 'Ligue'])
    expect(await at('69100')).toEqual(['Ligue'])
    expect(await at('villeurb')).toEqual(['Ligue'])
    expect(await at('Auvergne-Rhône-Alpes')).toEqual(['Coupe de Lyon', 'Ligue', 'Grenoble Open'])
    expect(await at('belgium')).toEqual(['Brussels Cup'])
    expect(await at('zzyzx')).toEqual(['東京'])
  })

  test('SRCH-9 one box understands name, code, town, postal code, department, region and short names', async () => {
    const everything = (typed: string) => found(search('everything', typed))
    const kept = [
      await event('Marseille Open', { location: 'Le Repaire, Marseille' }),
      await event('Quai', { location: 'Paris 11e', game: 'pokemon', format: 'constructed' }),
      await event('Bastille', { location: 'Paris 1er' }),
      await event('Verte', { location: 'SAINT ETIENNE' }),
      await event('Poitou', { location: 'Poitiers' }),
      await event('Sud', { location: 'PACA' }),
    ]
    expect(await everything('Rhône')).toEqual(['Coupe de Lyon', 'Ligue'])
    expect(await at('Rhône')).toEqual(['Coupe de Lyon', 'Ligue'])
    for (const typed of ['bouches du rhone', 'Bouches-du-Rh', '13', '13001']) {
      expect(await everything(typed), typed).toEqual(['Marseille Open'])
    }
    for (const typed of ['PACA', 'Provence-Alpes-Côte d’Azur', 'provence']) {
      expect(await everything(typed), typed).toEqual(['Marseille Open', 'Sud'])
    }
    for (const typed of ['paris 11', 'Paris 11ème', '75011', 'PARIS 11e', 'pokémon Île-de-France']) {
      expect(await everything(typed), typed).toEqual(['Quai'])
    }
    for (const typed of ['Paris', 'idf', '75']) {
      expect(await everything(typed), typed).toEqual(['Quai', 'Bastille'])
    }
    expect(await everything('paris 1')).toEqual(['Bastille'])
    for (const typed of ['st-étienne', 'Saint Etienne', '42']) expect(await everything(typed), typed).toEqual(['Verte'])
    expect(await everything('Vienne')).toEqual(['Poitou'])
    expect(await everything('rhône-alpes')).toEqual(['Coupe de Lyon', 'Ligue', 'Grenoble Open', 'Verte'])
    expect(await everything('coupe rhone')).toEqual(['Coupe de Lyon'])
    expect(await everything('ABCDEF')).toEqual(['VENDRE mes cartes'])
    expect(await everything('grand tournoi')).toEqual(['Grand tournoi'])
    expect(await everything('')).toEqual([])
    for (const { id } of kept) {
      await database.inTransaction(({ db }) => db.deleteFrom('all_tournaments').where('id', '=', id).execute())
    }
  })

  test('FIND-1 the one box understands what is played', async () => {
    const everything = (typed: string) => found(search('everything', typed))
    const duel = await event('Duel du mardi', { format: 'duel-commander' })
    const ink = await event('Encre', { game: 'lorcana', format: 'constructed', location: 'Lyon' })
    expect(await everything('legacy')).toEqual(['Ligue'])
    expect(await everything('modern rhône')).toEqual(['Coupe de Lyon'])
    expect(await everything('commander')).toEqual(['Duel du mardi'])
    expect(await everything('Duel Commander')).toEqual(['Duel du mardi'])
    for (const typed of ['lorcana', 'Construit', 'constructed 69'])
      expect(await everything(typed), typed).toEqual(['Encre'])
    for (const { id } of [duel, ink]) {
      await database.inTransaction(({ db }) => db.deleteFrom('all_tournaments').where('id', '=', id).execute())
    }
  })

  test('TEAM-40 the one box finds tournaments of teams by what either language calls them, and no others', async () => {
    const everything = (typed: string) => found(search('everything', typed))
    const trios = await event('Samedi à trois', { location: 'Lyon' }, 'trios')
    const giants = await event('Dimanche à deux', { location: 'Nantes' }, 'two-headed-giant')
    for (const typed of ['équipes', 'par équipe', 'TEAM', 'teams'])
      expect(await everything(typed), typed).toEqual(['Samedi à trois', 'Dimanche à deux'])
    for (const typed of ['trio', 'trios lyon', 'equipe rhône', 'trios modern'])
      expect(await everything(typed), typed).toEqual(['Samedi à trois'])
    for (const typed of ['troll', 'deux têtes', 'two-headed', 'giant', '2hg'])
      expect(await everything(typed), typed).toEqual(['Dimanche à deux'])
    for (const { id } of [trios, giants]) {
      await database.inTransaction(({ db }) => db.deleteFrom('all_tournaments').where('id', '=', id).execute())
    }
    expect(await everything('équipes')).toEqual([])
  })

  test('FIND-1 GAME-1 the one box understands what people call a game, in several words too', async () => {
    const everything = (typed: string) => found(search('everything', typed))
    const war = await event('Étoiles', { game: 'starwars', format: 'premier', location: 'Lyon' })
    const blood = await event('Sang', { game: 'fleshandblood', format: 'blitz', location: 'Nantes' })
    const duel = await event('Duel du soir', { game: 'yugioh', format: 'constructed' })
    for (const typed of ['Star Wars', 'star wars unlimited', 'SWU lyon', 'Lyon Star Wars: Unlimited premier'])
      expect(await everything(typed), typed).toEqual(['Étoiles'])
    for (const typed of ['flesh and blood', 'FaB', 'Flesh and Blood Nantes'])
      expect(await everything(typed), typed).toEqual(['Sang'])
    expect(await everything('Yu-Gi-Oh!')).toEqual(['Duel du soir'])
    expect(await everything('Star Wars Nantes')).toEqual([])
    for (const { id } of [war, blood, duel]) {
      await database.inTransaction(({ db }) => db.deleteFrom('all_tournaments').where('id', '=', id).execute())
    }
  })

  test('FIND-1 a department in the name of a town is none', async () => {
    const everything = (typed: string) => found(search('everything', typed))
    const kept = [
      await event('Épernay', { location: 'Épernay' }),
      await event('Mickey', { location: 'Marne-la-Vallée' }),
      await event('Noisiel', { location: 'Champs-sur-Marne' }),
      await event('Bastide', { location: 'Villeneuve-sur-Lot' }),
    ]
    for (const asked of [everything, at]) {
      expect(await asked('Marne')).toEqual(['Épernay'])
      expect(await asked('Marne-la-Vallée')).toEqual(['Mickey', 'Noisiel'])
      expect(await asked('champs sur marne')).toEqual(['Noisiel'])
      expect(await asked('Villeneuve-sur-Lot')).toEqual(['Bastide'])
      expect(await asked('Lot-et-Garonne')).toEqual(['Bastide'])
    }
    for (const { id } of kept) {
      await database.inTransaction(({ db }) => db.deleteFrom('all_tournaments').where('id', '=', id).execute())
    }
  })

  test('SRCH-10 a quick tournament is found by its game', async () => {
    expect(await found(equal('gameType', 'magic'), search('name', 'grand'))).toEqual(['Grand tournoi'])
    expect(await found(equal('gameType', 'pokemon'), search('name', 'grand'))).toEqual([])
  })

  test('SRCH-5 status, format and password filter what is found', async () => {
    expect(await found(equal('format', 'legacy'))).toEqual(['Ligue'])
    expect(await found(equal('format', 'modern'), search('name', 'lyon'))).toEqual(['Coupe de Lyon'])
    expect(await found(equal('gameType', 'magic'), search('name', 'ligue'))).toEqual(['Ligue'])
    expect(await found(equal('hasPassword', true))).toEqual([])
    expect(await found(equal('hasPassword', false), search('name', 'ligue'))).toEqual(['Ligue'])
    expect(await found(equal('isStarted', false), equal('isFinished', false), search('name', 'ligue'))).toEqual([
      'Ligue',
    ])
    expect(await found(equal('isStarted', true))).toEqual([])
  })

  test('SRCH-9 a date finds what starts at that moment or later', async () => {
    const from = (moment: string) =>
      found({ method: 'greaterThanEqual', attribute: 'tournamentDate', values: [moment] })
    expect(await from('2030-03-01T09:30:00.000Z')).toEqual(['Ligue', 'Grenoble Open'])
    expect(await from('2030-03-01T09:31:00.000Z')).toEqual(['Grenoble Open'])
    expect(await from('2030-12-31T23:59:59.999Z')).toEqual(['Grenoble Open'])
    expect(await from('2031-01-01T00:00:00.001Z')).toEqual([])
    expect(await from('1999-01-01T00:00:00.000Z')).toHaveLength(5)
    const far = await event('Lointain', { startsAt: '2100-01-01T00:00:00.000Z' })
    expect(await from('2031-06-01T00:00:00.000Z')).toEqual(['Lointain'])
    await database.inTransaction(({ db }) => db.deleteFrom('all_tournaments').where('id', '=', far.id).execute())
  })

  test.each(['00:00.000', '30:00.000'])(
    'SRCH-1 what is to come and what is over, at half past nine and %s',
    async (rest) => {
      const moment = `2030-03-01T09:${rest}Z`
      const date = (method: 'lessThan' | 'greaterThanEqual') =>
        ({ method, attribute: 'tournamentDate', values: [moment] }) as const
      const dateless = { method: 'isNull', attribute: 'tournamentDate', values: [] } as const
      const old = await event('Vieux', { startsAt: '1999-06-01T00:00:00.000Z' })
      expect(await found(or(dateless, date('greaterThanEqual')))).toEqual([
        ...['Tournoi de l’été, Évry', 'Grand tournoi', 'VENDRE mes cartes', 'Ligue', 'Grenoble Open'],
      ])
      const over = ['Coupe de Lyon', 'Brussels Cup', '東京', 'Vieux']
      expect(await found(date('lessThan'))).toEqual(over)
      expect(await found(or(equal('isFinished', true), date('lessThan')))).toEqual(over)
      expect(await found(date('lessThan'), search('name', 'cup'))).toEqual(['Brussels Cup'])
      expect(await found(dateless, search('name', 'tournoi'))).toEqual(['Tournoi de l’été, Évry', 'Grand tournoi'])
      await database.inTransaction(({ db }) => db.deleteFrom('all_tournaments').where('id', '=', old.id).execute())
    },
  )

  test('SRCH-1 results come newest first, in pages, with their number', async () => {
    const orders = [{ attribute: '$createdAt', descending: true }]
    const first = await list([equal('format', 'modern')], { orders, limit: 2 })
    expect(first.ids.map((id) => names.get(id))).toEqual(['東京', 'Brussels Cup'])
    const rest = await list([equal('format', 'modern')], { orders, limit: 2, offset: 2 })
    expect(rest.ids.map((id) => names.get(id))).toEqual(['Grenoble Open', 'Coupe de Lyon'])
    expect([first.total, rest.total]).toEqual([4, 4])
    expect(await list([equal('format', 'modern')], { limit: 2, offset: 9 })).toEqual({ total: 4, ids: [] })
    const byName = await list([equal('format', 'modern')], { orders: [{ attribute: 'name', descending: false }] })
    expect(byName.ids.map((id) => names.get(id))).toEqual(['Brussels Cup', 'Coupe de Lyon', 'Grenoble Open', '東京'])
    const unordered = await list([search('name', 'tournoi')], { orders: [{ attribute: 'name', descending: false }] })
    expect(unordered.total).toBe(2)
  })

  test('SRCH-1 a search goes on from a cursor, both ways', async () => {
    const orders = [{ attribute: '$createdAt', descending: true }]
    const modern = [equal('format', 'modern')]
    const { ids } = await list(modern, { orders })
    const [first = '', second = '', third = '', last = ''] = ids
    const from = (id: string, isBefore: boolean) => list(modern, { orders, cursor: { id, isBefore }, limit: 2 })
    expect(await from(first, false)).toEqual({ total: 4, ids: [second, third] })
    expect(await from(third, false)).toEqual({ total: 4, ids: [last] })
    expect(await from(last, true)).toEqual({ total: 4, ids: [second, third] })
    expect(await from('nobody', false)).toEqual({ total: -1, ids: [] })
  })

  test('SRCH-5 what is found follows the tournament: start, undoing, settings, deletion', async () => {
    const { id, code } = await quick('Éphémère')
    const mine = search('name', 'ephem')
    for (const playerName of ['Ada', 'Bo']) {
      await joinQuickTournament(acting, { code, playerName, playerId: `secret-of-${playerName}-0123456789` })
    }
    expect(await found(mine, equal('isStarted', false))).toEqual(['Éphémère'])
    await startQuickTournament(acting, { tournamentId: id, organizerId })
    expect(await found(mine, equal('isStarted', false))).toEqual([])
    expect(await found(mine, equal('isStarted', true), equal('isFinished', false))).toEqual(['Éphémère'])
    await undoRound(acting, { code, organizerId, roundNumber: 1 })
    expect(await found(mine, equal('isStarted', false))).toEqual(['Éphémère'])
    await changeSettings(acting, id, { name: 'Durable', organizerId })
    expect(await found(mine)).toEqual([])
    expect(await found(search('name', 'durable'))).toEqual(['Éphémère'])
    await database.inTransaction(({ db }) => db.deleteFrom('all_tournaments').where('id', '=', id).execute())
    expect(await found(search('name', 'durable'))).toEqual([])
  })

  test('SRCH-9 tournaments kept before there was an index get into it', async () => {
    const id = drawTournamentId(randomBytes)
    const change = createTournament({
      ...{ id, code: 'ZZZZZZ' as TournamentCode, name: 'Ancien', capacity: null, announcement: null },
      ...{ organizer: 'o' as PublicId, rules: rulePackFor('magic'), lot: 'l' },
    })
    names.set(id, 'Ancien')
    const at = '2020-01-01T00:00:00.000Z'
    const holders = { staff: [], players: new Map(), entry: null }
    const held = { tournament: createdTournament(change), sequence: 1, createdAt: at, updatedAt: at, holders }
    await database.inTransaction((tx) => writeDifference(tx, { before: null, after: held }))
    expect(await found(search('name', 'ancien'))).toEqual([])
    await openSearchFilling(database)
    await openSearchFilling(database)
    expect(await found(search('name', 'ancien'))).toEqual(['Ancien'])
  })
})
