import { join } from 'node:path'
import { PLAIN_ATTRIBUTES } from '@tablee/contract/tournaments/documents/plain-attributes'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import {
  ATTRIBUTE_NAMES,
  type AttributeName,
  goes,
  INITIAL,
  PLAIN_SETTINGS,
  type Way,
} from '@tablee/domain/tournaments/attributes/attributes'
import { isPlayed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { plannedRounds, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from '../../database/testing/test-databases.ts'
import { commandsOn } from '../../operator/testing/commands-on.ts'
import {
  finishRound,
  ORGANIZER,
  type Played,
  playersOf,
  secretOf,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

const RULES = { points: { win: 2, draw: 1, loss: 0 } }

/** A plain setting takes the first of these that its schema accepts; teams have a tournament of their own. */
const PART = { structure: 'pods', plannedRounds: 2, carriesPoints: true, playing: 8, rules: null, minutes: 45 } as const
const SAYINGS = ['Dit par le test', 7, true, [PART], '14:00-15:30'] as const

function plainly(way: Way): Record<string, unknown> {
  const said = PLAIN_SETTINGS.filter((name) => goes(name, way) && name !== 'teamKind').map((name) => {
    const fits = SAYINGS.find((saying) => PLAIN_ATTRIBUTES[name].input.safeParse(saying).success)
    if (fits === undefined) throw new Error(`no saying fits ${name}`)
    return [name, fits]
  })
  return Object.fromEntries(said)
}

type Said = { readonly [Name in AttributeName]: unknown }

/** Each attribute's value, with players by name, as ids differ between tournaments. */
function saidOf(tournament: Tournament): Said {
  const nameOf = (id: PlayerId) => tournament.players.find((player) => player.id === id)?.name ?? id
  return {
    ...tournament,
    stages: { structure: structureOf(tournament), plannedRounds: plannedRounds(tournament) },
    tablePlan: {
      ...tournament.tablePlan,
      fixed: tournament.tablePlan.fixed.map(({ playerId, table }) => [nameOf(playerId), table]),
    },
    teams: tournament.teams.map(({ name, members }) => [name, ...members.map(nameOf)]),
    awardedByes: tournament.awardedByes.map(({ playerId, byes }) => [nameOf(playerId), byes]),
    penalties: tournament.penalties.map(({ kind, playerId, round }) => [kind, nameOf(playerId), round]),
    players: tournament.players.filter(({ droppedAfter }) => droppedAfter === null).map(({ name }) => name),
    phase: tournament.phase.kind,
    matches: tournament.matches.map(({ kind, round, id }) => [kind, round, id]),
  }
}

/** Attributes that should survive but changed. */
function forgotten(way: Way, before: Tournament, after: Tournament): readonly AttributeName[] {
  const [was, is] = [saidOf(before), saidOf(after)]
  return ATTRIBUTE_NAMES.filter((name) => goes(name, way) && JSON.stringify(was[name]) !== JSON.stringify(is[name]))
}

/** Attributes that should not be copied but were. */
function alongUnasked(way: Way, after: Tournament, unlike: readonly AttributeName[]): readonly AttributeName[] {
  return ATTRIBUTE_NAMES.filter(
    (name) =>
      name in INITIAL &&
      !goes(name, way) &&
      !unlike.includes(name) &&
      JSON.stringify(after[name]) !== JSON.stringify(INITIAL[name as keyof typeof INITIAL]),
  )
}

describe.each(DATABASE_KINDS)('ACTS-31 each attribute of a tournament, on %s', (kind) => {
  let place: TestDatabase
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    place = await createTestDatabase(kind)
    server = await startServer({ kind, database: place })
    shop = await anOrganizer(server)
    tournaments = await everyAttribute()
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  let tournaments: Awaited<ReturnType<typeof everyAttribute>>
  const stateOf = async ({ id }: Played, of = server) => readTournamentDocument(await of.document(id)).tournament
  async function call(name: string, payload: object, headers = {}) {
    const { status, body } = await server.call(name, payload, headers)
    if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`)
    return body
  }
  const asShop = (name: string, payload: object) => call(name, payload, sessionHeaders(shop))
  const played = ({ tournament }: Awaited<ReturnType<typeof call>>): Played => ({
    ...{ id: tournament.$id, code: tournament.code },
  })

  /** A finished quick tournament, a cancelled one, a finished event, and a waiting one. */
  async function everyAttribute() {
    const quick = await quickOne()
    const cancelled = await cancelledOne()
    const event = await finishedEvent()
    const waiting = await waitingEvent()
    const teams = await ofTeams()
    return { quick, cancelled, event, waiting, teams }
  }

  async function quickOne(): Promise<Played> {
    const creation = {
      name: 'Vendredi soir',
      playerCount: 12,
      organizerId: ORGANIZER,
      game: 'magic',
      rules: RULES,
      isYouth: true,
    }
    const quick = played(await call('create-quick-tournament', { ...creation, ...plainly('quick') }))
    const { id: tournamentId, code } = quick
    for (const number of [1, 2, 3, 4, 5]) {
      await call('join-quick-tournament', { code, playerName: `Joueur ${number}`, playerId: secretOf(number) })
    }
    const on = { tournamentId, organizerId: ORGANIZER }
    await server.patch(tournamentId, { password: 'Sésame', organizerId: ORGANIZER })
    await call('plan-rounds', { ...on, rounds: 1 })
    await call('plan-cut', { ...on, size: 4 })
    await call('allow-own-names', { code, organizerId: ORGANIZER, areAllowed: true })
    await call('plan-clock', { ...on, minutes: 35, startsWithRound: true })
    const [first] = playersOf(await server.document(tournamentId))
    await call('seed-by-season', { ...on, places: [{ playerId: first?.key, place: 2 }] })
    const fixed = [{ playerId: first?.key, table: 30 }]
    await call('plan-tables', { ...on, prefix: 'B', first: 21, leftOut: [25], order: 'random', fixed })
    await call('start-quick-tournament', on)
    const { matches, players } = await stateOf(quick)
    const caller = players.findIndex(({ id }) =>
      matches.some((match) => isPlayed(match) && seatsOf(match).includes(id)),
    )
    await call('call-judge', { code, playerId: secretOf(caller + 1) })
    await finishRound(server, quick)
    const penalty = { code, organizerId: ORGANIZER, playerName: 'Joueur 5', penalty: 'disqualification' }
    await call('give-penalty', { ...penalty, reason: 'Triche' })
    await call('finish-tournament', on)
    return quick
  }

  async function ofTeams(): Promise<Played> {
    const creation = { name: 'En équipe', playerCount: 8, organizerId: ORGANIZER, teamKind: 'two-headed-giant' }
    const teams = played(await call('create-quick-tournament', creation))
    const { id: tournamentId, code } = teams
    const playerNames = ['A', 'B', 'C', 'D']
    await call('add-players-quick-tournament', { code, organizerId: ORGANIZER, playerNames })
    const [a, b, c, d] = playersOf(await server.document(tournamentId)).map(({ key }) => key)
    const form = { code, organizerId: ORGANIZER, captain: null }
    await call('form-team', { ...form, name: 'Un', members: [a, b] })
    await call('form-team', { ...form, name: 'Deux', members: [d, c] })
    await call('start-quick-tournament', { tournamentId, organizerId: ORGANIZER })
    const [match] = (await stateOf(teams)).matches
    await call('update-score-quick-tournament', { code, organizerId: ORGANIZER, matchId: match?.id, score: '1-0' })
    await call('finish-tournament', { tournamentId, organizerId: ORGANIZER })
    return teams
  }

  async function cancelledOne(): Promise<Played> {
    const event = await anEvent(server, shop, { structure: 'elimination' })
    await asShop('cancel-tournament', { tournamentId: event.id, reason: 'Salle fermée' })
    return event
  }

  const ANNOUNCED = {
    ...{ format: 'other', formatName: 'Premodern', tournamentDate: '2099-01-16T14:00:00+01:00' },
    ...{ endDate: '2099-01-16T19:00:00+01:00', maxPlayers: 24, rules: RULES, plannedRounds: 1, plannedCut: 4 },
    ...{ clockPlan: { minutes: 40, startsWithRound: true }, allowsOwnNames: true, isYouth: true },
    tablePlan: { prefix: 'C', first: 11, leftOut: [13], order: 'random' },
    registrationRules: { acceptsAutomatically: true, deck: 'none', fee: '5 €', bring: 'Deck', checkInMinutes: 60 },
  }

  async function finishedEvent(): Promise<Played> {
    const event = await anEvent(server, shop, {
      ...ANNOUNCED,
      series: `everything-${kind}`.replace('-', ''),
      ...plainly('event'),
    })
    for (const number of [1, 2, 3]) {
      await register(server, event, { playerName: `J${number}`, playerId: secretOf(number) })
    }
    const { id: tournamentId } = event
    const [first] = playersOf(await server.document(tournamentId))
    await asShop('lock-decklists', { tournamentId, isLocked: true })
    await asShop('award-byes', { tournamentId, playerId: first?.key, byes: 1 })
    await asShop('generate-advanced-pairings', { tournamentId, roundNumber: 1 })
    for (const match of (await stateOf(event)).matches) {
      if (match.kind === 'played') await asShop('submit-advanced-score', { roundId: match.id, score1: 2, score2: 0 })
    }
    await asShop('finish-tournament', { tournamentId })
    await asShop('publish-decklists', { tournamentId, arePublic: true })
    return event
  }

  function waitingEvent(): Promise<Played> {
    return anEvent(server, shop, {
      ...ANNOUNCED,
      plannedCut: undefined,
      plannedRounds: undefined,
      structure: 'round-robin',
    })
  }

  async function importedOf({ code }: Played): Promise<Played> {
    const { code: failed, text } = await commandsOn(place).tablee('export', code)
    if (failed !== 0) throw new Error(text)
    return played(await call('import-tournament', { tournament: JSON.parse(text), organizerId: ORGANIZER }))
  }

  test('is set here to what it is not at the beginning', async () => {
    const again = played(
      await call('restart-quick-tournament', {
        ...{ code: tournaments.quick.code, organizerId: ORGANIZER, keepPlayers: true },
      }),
    )
    const imported = await importedOf(tournaments.quick)
    const states = await Promise.all([...Object.values(tournaments), again, imported].map((each) => stateOf(each)))
    const unset = Object.entries(INITIAL).filter(([name, initial]) =>
      states.every((state) => JSON.stringify(state[name as AttributeName]) === JSON.stringify(initial)),
    )
    expect(unset.map(([name]) => name)).toEqual([])
  })

  test('is what its announcement says', async () => {
    const state = await stateOf(tournaments.event)
    expect(state).toMatchObject({
      ...{ capacity: 24, clockPlan: ANNOUNCED.clockPlan, allowsOwnNames: true, plannedCut: 4 },
      ...{ tablePlan: ANNOUNCED.tablePlan, registrationRules: ANNOUNCED.registrationRules },
      ...{ announcement: { formatName: 'Premodern' }, ...plainly('event') },
    })
    expect(state.rules.id).toContain('+custom')
    expect(await stateOf(tournaments.quick)).toMatchObject({ capacity: 12, ...plainly('quick') })
  })

  test('goes along with a restart, or begins anew', async () => {
    for (const one of [tournaments.quick, tournaments.teams]) {
      const wish = { code: one.code, organizerId: ORGANIZER, keepPlayers: true }
      const again = await stateOf(played(await call('restart-quick-tournament', wish)))
      expect(forgotten('restart', await stateOf(one), again)).toEqual([])
      expect(alongUnasked('restart', again, [])).toEqual([])
    }
  })

  test('goes into the file of the tournament and out of it, or begins anew', async () => {
    const { quick, cancelled, teams } = tournaments
    for (const one of [quick, cancelled, teams]) {
      const taken = await stateOf(await importedOf(one))
      expect(forgotten('import', await stateOf(one), taken)).toEqual([])
      expect(alongUnasked('import', taken, ['isImported'])).toEqual([])
    }
    const event = await stateOf(await importedOf(tournaments.event))
    expect(forgotten('import', await stateOf(tournaments.event), event)).toEqual([])
  })

  test('is changed for all dates of a series together', async () => {
    const series = `together-${kind}`.replace('-', '')
    const [one, other] = [await anEvent(server, shop, { series }), await anEvent(server, shop, { series })]
    await asShop('change-series', {
      ...{ tournamentId: one.id, scope: 'all', maxPlayers: 30, structure: 'round-robin' },
      ...{ description: 'Neuf', location: '75011 Paris', shiftMinutes: 30 },
      ...{ registrationRules: { fee: '7 €', acceptsAutomatically: true }, ...plainly('series') },
    })
    const [first, second] = [await stateOf(one), await stateOf(other)]
    expect(forgotten('series', first, second)).toEqual([])
    expect(second).toMatchObject({
      ...{ capacity: 30, announcement: { description: 'Neuf', location: '75011 Paris' } },
      ...{ registrationRules: { fee: '7 €', acceptsAutomatically: true }, ...plainly('series') },
    })
    expect(structureOf(second)).toBe('round-robin')
  })

  test('is there after a backup was restored into the other database', async () => {
    const before = await Promise.all(Object.values(tournaments).map(({ id }) => server.document(id)))
    expect(await commandsOn(place).tablee('backup', 'whole.sqlite')).toMatchObject({ code: 0 })
    const other = await createTestDatabase(kind === 'sqlite' ? 'postgres' : 'sqlite')
    const restored = await commandsOn(other).tablee('restore', join(place.folder, 'whole.sqlite'))
    expect(restored).toMatchObject({ code: 0 })
    const there = await startServer({ kind: other.kind, database: other })
    expect(await Promise.all(Object.values(tournaments).map(({ id }) => there.document(id)))).toEqual(before)
    await there.close()
    await other.remove()
  })
})
