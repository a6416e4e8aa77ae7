import { createHash } from 'node:crypto'
import { drawTables } from '@tablee/domain/tournaments/deck-checks/draw-tables'
import { scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import { chairsOf, isBye, isMeeting, isPlayed, pairOf, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { pairingOf } from '@tablee/domain/tournaments/rounds/hand-pairing'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { setPairings } from '@tablee/domain/tournaments/rounds/set-pairings'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { executed } from '../../../transport/testing/local-server.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { RoundCheck } from './round-check.tsx'

const PLAYERS = ['Zoé', 'Max', 'Léa', 'Inès', 'Hugo', 'Nora', 'Noé']

const next = (tournament: Tournament) =>
  after(withResults(tournament), startNextRound(withResults(tournament), { seed: 'seed of two', wished: null }))

async function check(tournament: Tournament, round: number) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<RoundCheck code="abcdef" round={round} />, { server })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByText('Recherche du tirage…')).toBeNull())
  return shown
}
const tables = () =>
  within(screen.getByRole('region', { name: 'Table par table' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '')

test('NONE-2 a round is paired again on the device, and every table said to be the same, with its reason', async () => {
  const tournament = next(started(venue(PLAYERS)))
  const { user } = await check(tournament, 2)
  expect(screen.getByText('Recalculés ici, les 4 appariements sont identiques.')).toBeTruthy()
  expect(screen.getByText('seed of two')).toBeTruthy()
  expect(screen.getByText(/npm run --silent pair -- .*--code ABCDEF --round 2/)).toBeTruthy()
  expect(tables()).toHaveLength(4)
  for (const row of tables()) expect(row).toMatch(/Identique$/)
  expect(tables().filter((row) => /Même nombre de points|impair|le score le plus proche/.test(row))).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Voir les 7 personnes' }))
  const ground = within(screen.getByRole('region', { name: 'Sur quoi repose le calcul' })).getAllByRole('listitem')
  expect(ground).toHaveLength(7)
  const bye = tournament.players.find(({ id }) => seatsOf(matchesOfRound(tournament, 1).find(isBye) as never)[0] === id)
  expect(ground.find((row) => row.textContent?.startsWith(bye?.name ?? '?'))?.textContent).toContain('1 exemption')
})

test('NONE-2 where no journal tells what stood at the draw, the tables that come out otherwise are named, with what the seed gives', async () => {
  let tournament = next(started(venue(PLAYERS)))
  for (const match of matchesOfRound(tournament, 1)
    .filter((each) => !isBye(each))
    .slice(0, 2)) {
    tournament = after(tournament, setScore(tournament, { matchId: match.id, score: { wins1: 0, wins2: 2, draws: 0 } }))
  }
  await check(tournament, 2)
  expect(screen.getByText(/^\d appariements sur 4 seraient autres aujourd’hui\.$/)).toBeTruthy()
  expect(screen.getByText(/Aucun journal ne dit quels résultats comptaient/)).toBeTruthy()
  const others = tables().filter((row) => row.endsWith('Autre'))
  expect(others.length).toBeGreaterThan(0)
  for (const row of others) expect(row).toMatch(/Avec la graine\s: .+ (contre|sans adversaire)/)
  for (const row of tables().filter((each) => each.endsWith('Identique'))) expect(row).not.toContain('Avec la graine')
})

test('NONE-2 a round set by hand says so, and recomputes nothing', async () => {
  const tournament = started(venue(PLAYERS.slice(0, 4)))
  const [one, two, three, four] = matchesOfRound(tournament, 1).flatMap(seatsOf)
  const pairings = [
    { kind: 'played', sides: [[one], [three]] },
    { kind: 'played', sides: [[two], [four]] },
  ] as never
  await check(after(tournament, setPairings(tournament, { round: 1, pairings })), 1)
  expect(await screen.findByText('Cette ronde ne découle d’aucune graine connue ici.')).toBeTruthy()
  expect(tables().map((row) => row.endsWith('À la main'))).toEqual([false, false])
  expect(screen.queryByText('Graine')).toBeNull()
})

test.each([3, 0, Number.NaN])('NONE-2 round %s that was never paired is told as such', async (round) => {
  await check(next(started(venue(PLAYERS))), round)
  expect(screen.getByRole('heading', { level: 1, name: 'Cette ronde n’existe pas' })).toBeTruthy()
})

const seededTwice = [
  {
    ...{ round: 2, seed: 'thrown away', drawnAt: '2030-01-31T19:00:00.000+00:00', by: 'co-organizer' },
    ...{ changedAt: null, undoneAt: '2030-01-31T19:05:00.000+00:00' },
  },
  {
    ...{ round: 2, seed: 'seed of two', drawnAt: '2030-01-31T19:06:00.000+00:00', by: 'of a later version' },
    ...{ changedAt: null, undoneAt: null },
  },
]

test('NONE-2 of a round changed by hand, the tables nobody touched are said to be the same', async () => {
  const before = next(started(venue(PLAYERS)))
  const [one, two, ...others] = matchesOfRound(before, 2).toSorted((a, b) => Number(isBye(a)) - Number(isBye(b)))
  if (!one || !two || !isMeeting(one) || !isMeeting(two)) throw new Error('two tables are needed')
  const pairings = [
    { kind: 'played', sides: [[pairOf(one)[0]], [pairOf(two)[1]]] } as const,
    { kind: 'played', sides: [[pairOf(two)[0]], [pairOf(one)[1]]] } as const,
    ...others.map(pairingOf),
  ]
  const draw = { drawnAt: '2030-01-31T19:06:00.000+00:00', by: 'organizer', undoneAt: null }
  const changed = { ...draw, round: 2, seed: 'seed of two', changedAt: '2030-01-31T19:08:00.000+00:00' }
  const pairs = matchesOfRound(before, 2).map(chairsOf)
  await checkDrawn(after(before, setPairings(before, { round: 2, pairings })), 2, [{ ...changed, pairs }])
  expect(
    await screen.findByText('Recalculés ici, les 2 appariements que personne n’a changés sont identiques.'),
  ).toBeTruthy()
  expect(screen.getByText('L’organisation a changé 2 tables : elles ne découlent plus de la graine.')).toBeTruthy()
  expect(tables().filter((row) => row.endsWith('Identique'))).toHaveLength(2)
  for (const row of tables().filter((each) => !each.endsWith('Identique'))) {
    expect(row).toMatch(/Avec la graine\s: .+ contre .+ et .+ contre .+À la main$/)
  }
  expect(screen.getByRole('heading', { name: 'Graine' })).toBeTruthy()
})

/** The seeds drawn by the server. */
function checkDrawn(tournament: Tournament, round: number, draws: readonly object[]) {
  return checkTold(tournament, round, { draws, envelopes: [] })
}

async function checkTold(tournament: Tournament, round: number, data: object) {
  const server = await PlayedTournamentServer.start(tournament)
  server.others.set('get-round-draws', () => executed(200, { success: true, data }))
  await showScreen(<RoundCheck code="abcdef" round={round} />, { server })
  await screen.findByRole('heading', { level: 1 })
}

test('NONE-2 a round that was paired twice says so, with the seed that was thrown away, when and by whom', async () => {
  await checkDrawn(next(started(venue(PLAYERS))), 2, seededTwice)
  const region = within(await screen.findByRole('region', { name: 'La ronde 2 a été appariée 2 fois' }))
  expect(screen.getByText(/^Appariée 2 fois\s; la dernière à \d\d:06\.$/)).toBeTruthy()
  const [first, second] = region.getAllByRole('listitem').map((row) => row.textContent)
  expect(first).toMatch(/^thrown away.*par la co-organisation.*Annulée le/)
  expect(second).toMatch(/^seed of two.*C’est la ronde jouée/)
  expect(second).not.toContain('par ')
})

test('NONE-2 the seeds of a round that was undone stay public when there is no such round any more', async () => {
  await checkDrawn(started(venue(PLAYERS)), 2, seededTwice.slice(0, 1))
  expect(screen.getByRole('heading', { name: 'Cette ronde n’existe pas' })).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'La ronde 2 a été appariée 1 fois' })).toBeTruthy()
  expect(screen.getByText('thrown away')).toBeTruthy()
})

const drawOfTwo = {
  ...{ round: 2, seed: 'seed of two', drawnAt: '2030-01-31T19:06:00.000+00:00', by: 'organizer' },
  ...{ changedAt: null, undoneAt: null, pairs: null },
}
const asSent = (match: Tournament['matches'][number]) => {
  const score = scoreOf(match)
  if (!score) throw new Error('no result')
  const { wins1: score1, wins2: score2, draws } = score
  return { matchId: match.id, score: { score1, score2, draws, doubleLoss: false }, as: null }
}

test('NONE-2 NONE-5 after a correction the round is identical by the results of its draw, and the correction is told', async () => {
  const before = next(started(venue(PLAYERS)))
  const corrected = matchesOfRound(before, 1).filter(isMeeting).slice(0, 2)
  const tournament = corrected.reduce(
    (state, { id }) => after(state, setScore(state, { matchId: id, score: { wins1: 0, wins2: 2, draws: 0 } })),
    before,
  )
  const reasons = () => tables().map((row) => row.replace('Autre', ''))
  await checkDrawn(tournament, 2, [{ ...drawOfTwo, results: corrected.map(asSent) }])
  expect(await screen.findByText('Identique ; 2 résultats ont été corrigés depuis.')).toBeTruthy()
  for (const row of tables()) expect(row).toMatch(/Identique$/)
  const told = reasons()
  cleanup()
  await checkDrawn(before, 2, [{ ...drawOfTwo, results: [] }])
  expect(await screen.findByText('Recalculés ici, les 4 appariements sont identiques.')).toBeTruthy()
  expect(tables()).toEqual(told)
})

test('NONE-2 what comes out otherwise by the results of its own draw is not put down to a correction', async () => {
  const before = next(started(venue(PLAYERS)))
  const rounds = before.rounds.map((round) => (round.number === 2 ? { ...round, seed: 'another seed' } : round))
  await checkDrawn({ ...before, rounds }, 2, [{ ...drawOfTwo, seed: 'another seed', results: [] }])
  expect(await screen.findByText(/^\d appariements sur 4 sont autres\.$/)).toBeTruthy()
  expect(screen.getByText(/Même avec les résultats qui comptaient/)).toBeTruthy()
})

const SEALED_AT = '2030-01-31T18:00:00.000+00:00'
const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const apart = (more: object) => [{ ...drawOfTwo, results: [], isApart: true, ...more }]
const ofTwo = () => next(started(venue(PLAYERS)))

test('CAVE-28 a seed that was sealed says so, with its place, computed here, and who may foresee what', async () => {
  const envelopes = [{ id: 4, sealedAt: SEALED_AT, hashes: [sha('one'), sha('seed of two'), sha('three')] }]
  await checkTold(ofTwo(), 2, { draws: apart({ seal: { envelope: 4, place: 2, skipped: 1 } }), envelopes })
  expect(await screen.findByText('Graine scellée d’avance')).toBeTruthy()
  const told = screen.getByText(/c’est la graine 2 sur 3 de l’enveloppe scellée le .* elle est la même recalculée ici/)
  expect(told.textContent).toContain('1 graine d’avant n’a servi à aucune ronde connue.')
  expect(told.textContent).toContain('peut prévoir un appariement, mais pas en changer la graine')
})

test('CAVE-28 a seed that nobody sealed, and one that is not what was sealed, say so', async () => {
  await checkDrawn(ofTwo(), 2, apart({ seal: null }))
  expect(await screen.findByText('Graine non scellée')).toBeTruthy()
  cleanup()
  const envelopes = [{ id: 4, sealedAt: SEALED_AT, hashes: [sha('another')] }]
  await checkTold(ofTwo(), 2, { draws: apart({ seal: { envelope: 4, place: 1, skipped: 0 } }), envelopes })
  expect(await screen.findByText('Cette graine n’est pas celle qui était scellée')).toBeTruthy()
})

test('CAVE-28 of a seed that a server drew nothing is said of seals', async () => {
  await checkDrawn(ofTwo(), 2, [{ ...drawOfTwo, results: [] }])
  expect(await screen.findByText('Graine')).toBeTruthy()
  expect(screen.queryByText(/scellée/)).toBeNull()
})

test('JUDG-12 a draw for a deck check of a round that is over is made again here, and says who was left out', async () => {
  const tournament = next(started(venue(PLAYERS)))
  const [left] = matchesOfRound(tournament, 1).filter((match) => isPlayed(match))
  const passes = ({ id }: { readonly id: string }) => (id === left?.id ? ('list' as const) : null)
  const drawn = drawTables(tournament, { round: 1, seed: 'a seed', count: 8, passes })
  const draw = { round: 1, number: 1, seed: 'a seed', count: 8, drawnAt: '2026-11-27T18:00:00.000Z', by: 'judge' }
  const server = await PlayedTournamentServer.start(tournament)
  const deckChecks = [
    { ...draw, ...drawn },
    { ...draw, ...drawn, matches: drawn.matches.toReversed(), number: 2 },
  ]
  server.others.set('get-round-draws', () =>
    executed(200, { success: true, data: { draws: [], envelopes: [], deckChecks } }),
  )
  await showScreen(<RoundCheck code="abcdef" round={1} />, { server })
  const traces = within(await screen.findByRole('region', { name: 'Contrôles de decks tirés au hasard' }))
  const [same, other] = traces.getAllByRole('listitem')
  expect(same?.textContent).toContain('Même tirage')
  expect(same?.textContent).toMatch(/Hors du tirage\s: \d \(liste manquante\)/)
  expect(other?.textContent).toContain('Le tirage diffère')
})
