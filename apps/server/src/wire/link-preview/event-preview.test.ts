import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createTournament,
  finishRound,
  matchesOf,
  ORGANIZER,
  type Played,
  playersOf,
  secretOf,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

const FRIDAY = {
  name: 'Modern du vendredi',
  tournamentDate: '2099-11-27T19:30:00+01:00',
  location: 'La Taverne, 12 rue Mercière, 69002 Lyon',
  maxPlayers: 4,
}

let server: TestServer
let web: string
let shop: Person

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'tablee-web-'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><html lang="fr"><head><!--head--></head></html>')
  server = await startServer({ world: { webFolder: web } })
  shop = await anOrganizer(server)
})
afterAll(async () => {
  await server.close()
  rmSync(web, { recursive: true })
})

async function headOf(path: string, language = 'fr') {
  const { body } = await server.server.app.inject({ url: path, headers: { 'accept-language': language } })
  const tag = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(body)?.[1]
  return { body, title: tag('title'), description: tag('description'), image: tag('image'), alt: tag('image:alt') }
}
const pageOf = (event: Played, language?: string) => headOf(`/tournament/${event.code}`, language)
const bySession = (call: string, payload: object) => server.call(call, payload, sessionHeaders(shop))
const registered = (event: Played, name: string, number: number) =>
  register(server, event, { playerName: name, playerId: secretOf(number) })

test('SHOP-2 a link to an event says when and where it is, what is played, what it costs and whether there is room', async () => {
  const event = await anEvent(server, shop, { ...FRIDAY, registrationRules: { fee: '10 €, sur place' } })
  await registered(event, 'Amélie Secret', 1)
  await bySession('accept-registrations', { tournamentId: event.id })
  const french = await pageOf(event)
  expect(french.title).toBe('Modern du vendredi · ven. 27 nov. 19:30 · Lyon')
  expect(french.description).toBe(
    'Modern · Magic The Gathering · 10 €, sur place · 3 places libres sur 4 · Inscription ouverte',
  )
  expect(french.body).toContain('<title>Modern du vendredi · ven. 27 nov. 19:30 · Lyon · Tablée</title>')
  expect(french.body).not.toContain('Amélie')
  const english = await pageOf(event, 'en')
  expect(english.title).toBe('Modern du vendredi · Fri 27 Nov 19:30 · Lyon')
  expect(english.description).toBe(
    'Modern · Magic The Gathering · 10 €, sur place · 3 free seats of 4 · Registration open',
  )
  expect(english.image).not.toBe(french.image)
})

test('SHOP-2 its picture has another address with every state, and the same one while nothing is drawn otherwise', async () => {
  const event = await anEvent(server, shop, FRIDAY)
  const first = await pageOf(event)
  await registered(event, 'Ana', 1)
  // Waiting players do not change the picture.
  expect((await pageOf(event)).image).toBe(first.image)
  await bySession('accept-registrations', { tournamentId: event.id })
  expect((await pageOf(event)).image).not.toBe(first.image)
})

test('SHOP-2 a running event says its round, a finished one its podium, with the names that everybody reads', async () => {
  const event = await anEvent(server, shop, FRIDAY)
  for (const [index, name] of ['Ana', 'Bob', 'Cléo', 'Dan'].entries()) await registered(event, name, index + 1)
  await bySession('accept-registrations', { tournamentId: event.id })
  await bySession('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 })
  const running = await pageOf(event)
  expect(running.description).toMatch(/^Ronde 1\/\d · 4 joueurs · /)
  for (const name of ['Ana', 'Bob']) expect(running.body).not.toMatch(new RegExp(`content="[^"]*${name}`))
  const matches = (await server.document(event.id)).matches.map((match: string) => JSON.parse(match))
  for (const { id: matchId } of matches)
    await bySession('submit-advanced-score', { roundId: matchId, score1: 2, score2: 0 })
  await bySession('finish-tournament', { tournamentId: event.id })
  const over = await pageOf(event)
  expect(over.title).toBe('Modern du vendredi · ven. 27 nov. 2099 19:30 · Lyon')
  expect(over.description).toMatch(/^1\. [^·]+ · \d\. [^·]+ · \d\. [^·]+ · 4 joueurs · Classement final/)
  expect(over.description).not.toContain('Inscription')
  const winner = /^1\. ([^·]+) ·/.exec(over.description ?? '')?.[1] ?? ''
  const rows: readonly { readonly playerName: string; readonly playerKey: string }[] = (
    await bySession('get-advanced-registrations', { tournamentId: event.id })
  ).body.data
  const playerId = rows.find(({ playerName }) => playerName === winner)?.playerKey
  await bySession('hide-registered-name', { tournamentId: event.id, playerId, isHidden: true })
  const hidden = await pageOf(event)
  expect(hidden.description).toMatch(/^1\. Nº \d · /)
  expect(hidden.body).not.toContain(winner)
})

test('DRFT-23 where each pod is ranked apart, a link names who won each one', async () => {
  const draft = await createTournament(server, 12)
  const ofDraft = { tournamentId: draft.id, organizerId: ORGANIZER }
  await server.patch(draft.id, { structure: 'draft', organizerId: ORGANIZER })
  await server.call('draw-pods', { ...ofDraft, sizes: [6, 6], cards: 15, ranksByPod: true, knockout: false })
  await server.call('start-quick-tournament', ofDraft)
  await finishRound(server, draft)
  await server.call('finish-tournament', ofDraft)
  const document = await server.document(draft.id)
  const [{ pods }] = (document.stages ?? []).map((stage: string) => JSON.parse(stage))
  const { description = '' } = await pageOf(draft)
  const won = /^1\. ([^·]+) · 1\. ([^·]+) · 12 joueurs · /.exec(description)?.slice(1) ?? []
  const podOf = (name: string) => {
    const key = playersOf(document).find((player) => player.name === name)?.key ?? ''
    return pods.findIndex((pod: readonly string[]) => pod.includes(key))
  }
  expect(won.map(podOf)).toEqual([0, 1])
})

test('PODS-46 of five pods with their own rankings a link names all five winners', async () => {
  const draft = await createTournament(server, 30, 30)
  const ofDraft = { tournamentId: draft.id, organizerId: ORGANIZER }
  await server.patch(draft.id, { structure: 'draft', organizerId: ORGANIZER })
  await server.call('draw-pods', { ...ofDraft, sizes: [6, 6, 6, 6, 6], cards: 15, ranksByPod: true, knockout: false })
  await server.call('start-quick-tournament', ofDraft)
  await finishRound(server, draft)
  await server.call('finish-tournament', ofDraft)
  const { description = '' } = await pageOf(draft)
  expect(description).toMatch(/^(1\. [^·]+ · ){5}30 joueurs · /)
})

test('PODS-46 PODS-47 after a final that nobody played a link and what programs read name both finalists first', async () => {
  const cut = await createTournament(server, 8, 8)
  const ofCut = { tournamentId: cut.id, organizerId: ORGANIZER }
  await server.call('start-quick-tournament', ofCut)
  await finishRound(server, cut)
  await server.call('start-cut', { ...ofCut, roundNumber: 1, size: 4 })
  await finishRound(server, cut)
  await server.call('finish-tournament', ofCut)
  const { description = '' } = await pageOf(cut)
  expect(description).toMatch(/^1\. [^·]+ · 1\. [^·]+ · 3\. [^·]+ · 8 joueurs · /)
  const { body } = await server.server.app.inject({ url: `/v1/tournaments/${cut.code}/standings` })
  const { standings } = JSON.parse(body)
  expect(standings.map(({ rank }: { rank: number }) => rank)).toEqual([1, 1, 3, 4, 5, 6, 7, 8])
})

test('SHOP-2 a link to an event of teams names them by their names', async () => {
  const make = { name: 'Samedi', playerCount: 4, organizerId: ORGANIZER, game: 'magic', teamKind: 'two-headed-giant' }
  const { code, $id: id } = (await server.call('create-quick-tournament', make)).body.tournament
  const ofStaff = { code, tournamentId: id, organizerId: ORGANIZER }
  await server.call('add-players-quick-tournament', { ...ofStaff, playerNames: ['Ana', 'Bo', 'Cléo', 'Dan'] })
  const [a, b, c, d] = playersOf(await server.document(id)).map(({ key }) => key)
  await server.call('form-team', { ...ofStaff, captain: null, name: 'Les Ours', members: [a, b] })
  await server.call('form-team', { ...ofStaff, captain: null, name: 'Du bar', members: [c, d] })
  await server.call('start-quick-tournament', ofStaff)
  const [match] = matchesOf(await server.document(id))
  await server.call('update-score-quick-tournament', { ...ofStaff, matchId: match?.id, score: '1-0' })
  await server.call('finish-tournament', ofStaff)
  expect((await headOf(`/tournament/${code}`)).description).toMatch(
    /^1\. (Les Ours · 2\. Du bar|Du bar · 2\. Les Ours) · /,
  )
})

test('SHOP-2 what was called off says so, and shows no code', async () => {
  const event = await anEvent(server, shop, FRIDAY)
  await bySession('cancel-tournament', { tournamentId: event.id, code: event.code })
  const { description, body } = await pageOf(event)
  expect(description).toBe('Modern · Magic The Gathering · Tournoi annulé')
  expect(body).toContain('https://schema.org/EventCancelled')
})

test('SHOP-2 a code is told as long as somebody can come in by it, and never where a password is asked', async () => {
  const create = { name: 'Soirée', playerCount: 2, organizerId: ORGANIZER }
  const { code, id } = (await server.call('create-quick-tournament', create)).body.tournament
  const description = async () => (await headOf(`/tournament/${code}`)).description
  expect(await description()).toContain(`le code ${code}.`)
  await server.patch(id, { password: 'sésame', organizerId: ORGANIZER })
  expect(await description()).toBe('Les places attendent.')
  await server.patch(id, { password: null, organizerId: ORGANIZER })
  for (const number of [1, 2])
    await server.call('join-quick-tournament', { code, playerName: `Nom ${number}`, playerId: secretOf(number) })
  expect(await description()).toBe('2 personnes ont déjà leur place.')
})

test('SHOP-2 every other page has the picture of the house', async () => {
  const { image, alt } = await headOf('/about')
  expect(image).toMatch(/\/v1\/preview\/home\.png\?lang=fr&amp;state=/)
  expect(alt).toContain('Prenez place.')
  const answer = await server.server.app.inject({ url: '/v1/preview/home.png?lang=en' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
})

test('SHOP-2 an event of a shop says who organizes, to search engines too', async () => {
  const organizer = await anOrganizer(server, 'Camille')
  const said = { location: null, email: null, phone: null, site: null, discord: null, instagram: null, words: null }
  const wish = { name: 'Le Repaire', ...said, takesReplies: false, takesMessages: true }
  expect((await server.call('keep-shop', wish, sessionHeaders(organizer))).status).toBe(200)
  const { description, body } = await pageOf(await anEvent(server, organizer, FRIDAY))
  expect(description).toContain(' · Organisé par Le Repaire · Inscription ouverte')
  expect(body).toContain('"organizer":{"@type":"Organization","name":"Le Repaire"')
})

test('GAME-19 the link of a finished tournament of teams counts its people, and names the teams that won', async () => {
  const creation = { name: 'Samedi', playerCount: 8, organizerId: ORGANIZER, teamKind: 'two-headed-giant' }
  const { tournament } = (await server.call('create-quick-tournament', creation)).body
  const at = { code: tournament.code, organizerId: ORGANIZER }
  await server.call('add-players-quick-tournament', { ...at, playerNames: ['Ana', 'Bo', 'Cléo', 'Dan'] })
  const keys = playersOf(await server.document(tournament.$id)).map(({ key }) => key)
  for (const [name, members] of [['Les Ours', keys.slice(0, 2)] as const, ['Les Loups', keys.slice(2)] as const]) {
    await server.call('form-team', { ...at, captain: null, name, members })
  }
  await server.call('start-quick-tournament', { tournamentId: tournament.$id, organizerId: ORGANIZER })
  const [match] = matchesOf(await server.document(tournament.$id))
  await server.call('update-score-quick-tournament', { ...at, matchId: match?.id, score: '1-0' })
  const { status } = await server.call('finish-tournament', { tournamentId: tournament.$id, organizerId: ORGANIZER })
  expect(status).toBe(200)
  const { body } = await server.send({ method: 'GET', url: `/tournament/${tournament.code}` })
  expect(body).toMatch(/1\. Les (?:Ours|Loups) · 2\. Les (?:Ours|Loups) · 4 joueurs/)
})
