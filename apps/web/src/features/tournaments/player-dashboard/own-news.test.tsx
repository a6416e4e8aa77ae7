import { games } from '@tablee/domain/tournaments/kinds/result'
import { isBye, isMeeting, opponentOf, pairOf, seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { seatLatePlayer } from '@tablee/domain/tournaments/players/seat-late-player'
import { correctBye } from '@tablee/domain/tournaments/results/correct-bye'
import { eraseResult } from '@tablee/domain/tournaments/results/erase-result'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { correctAndPairAgain } from '@tablee/domain/tournaments/rounds/correct-and-pair-again'
import { repairRound } from '@tablee/domain/tournaments/rounds/repair-round'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { setPairings } from '@tablee/domain/tournaments/rounds/set-pairings'
import { smallestRepair } from '@tablee/domain/tournaments/rounds/smallest-repair'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { undoRound } from '@tablee/domain/tournaments/rounds/undo-round'
import {
  after,
  playerId,
  started,
  twoNil,
  twoOne,
  whole,
  withAnonymous,
  withResults,
} from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, secretOf, venue } from '../testing/venue.ts'
import { ownNews } from './own-news.ts'
import { PlayerDashboard } from './player-dashboard.tsx'

const FOUR = ['Zoé', 'Max', 'Léa', 'Inès']
const ZOE = playerId('p1')
let felt: number[] = []
let titles: (string | null)[] = []

beforeEach(() => {
  felt = []
  titles = []
  const vibrate = (pattern: readonly number[]) => felt.push(...pattern)
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'))
})

async function sitDown(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const dashboard = <PlayerDashboard code="ABCDEF" event={NO_EVENT} onTitle={(title) => titles.push(title)} />
  const shown = await showScreen(dashboard, { server, player: secretOf(1) })
  await screen.findByText('En direct')
  return { server, ...shown }
}

/** Somebody other than the opponent, and the two remaining. */
function reseated(tournament: Tournament, round: number) {
  const opponents = ['p2', 'p3', 'p4'].map(playerId)
  const next = opponents.find((id) => !pairOf(matchOf(tournament, 'p1')).includes(id)) ?? playerId('p2')
  const [one, other] = opponents.filter((id) => id !== next)
  const pairings = [
    { kind: 'played', sides: [[ZOE], [next]] },
    { kind: 'played', sides: [[one ?? next], [other ?? next]] },
  ] as const
  return { next, outcome: setPairings(tournament, { round, pairings }) }
}

test('EVEN-2 EVEN-5 a new round turns the card: focus on its heading, the table in the title, a vibration', async () => {
  const { server } = await sitDown(venue(['Zoé', 'Max']))
  expect(document.activeElement).toBe(document.body)
  server.happens(startTournament(server.tournament, 'seed'))
  const heading = await screen.findByRole('heading', { name: 'Ronde 1/1' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await waitFor(() => expect(titles.at(-1)).toBe('Table 1 · Max'))
  expect(felt).toEqual([200])
})

test('EVEN-5 another table is told, until it is read', async () => {
  const { server, user } = await sitDown(started(venue(FOUR)))
  const { next, outcome } = reseated(server.tournament, 1)
  server.happens(outcome)
  const name = server.tournament.players.find(({ id }) => id === next)?.name
  // Texts match plain spaces.
  const sentence = `Votre table a changé : table 1, contre ${name}.`
  expect(await screen.findByText(sentence)).toBeTruthy()
  await waitFor(() => expect(titles.at(-1)?.replace(/\s/gu, ' ')).toBe(sentence))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  expect(felt).toEqual([200])
  await user.click(screen.getByRole('button', { name: 'Compris' }))
  expect(screen.queryByText(sentence)).toBeNull()
  await waitFor(() => expect(titles.at(-1)).toBe(`Table 1 · ${name}`))
})

test('EVEN-5 an undone round and a corrected result are told', async () => {
  const first = withResults(started(venue(FOUR)), twoOne)
  const { server } = await sitDown(after(first, startNextRound(first, { seed: 'seed', wished: null })))
  server.happens(undoRound(server.tournament, 2))
  expect(await screen.findByText('La ronde 2 est annulée.')).toBeTruthy()
  const match = matchOf(server.tournament, 'p1')
  server.happens(setScore(server.tournament, { matchId: match.id, score: twoNil }))
  const [one, other] = pairOf(match).map((id) => server.tournament.players.find((player) => player.id === id)?.name)
  expect(await screen.findByText(`Votre résultat de la ronde 1 a été corrigé : ${one} 2 · ${other} 0.`)).toBeTruthy()
  await waitFor(() => expect(felt).toHaveLength(2))
  server.happens(finishTournament(server.tournament))
  expect(await screen.findByRole('heading', { name: 'Le tournoi est terminé' })).toBeTruthy()
  expect(screen.queryByText('La ronde 2 est annulée.')).toBeNull()
})

test('EVEN-5 both are told how the organizer decided what they contested', () => {
  const round = started(venue(['Zoé', 'Max']))
  const { id: matchId } = matchOf(round, 'p1')
  const players = pairOf(matchOf(round, 'p1'))
  const reports = players.map((by) => ({ by, result: games(by === ZOE ? twoNil : twoOne) }))
  const contested = after(round, { accepted: true, value: [{ kind: 'match_contested', matchId, reports }] })
  const decided = after(contested, setScore(contested, { matchId, score: twoOne }))
  expect(ownNews(contested, decided, ZOE)).toMatchObject([{ kind: 'decided', score: twoOne }])
  expect(ownNews(round, contested, ZOE)).toMatchObject([{ kind: 'contested' }])
  expect(ownNews(round, decided, playerId('p3'))).toEqual([])
})

test('EVEN-5 the tab says that a result is contested', async () => {
  const { server } = await sitDown(started(venue(['Zoé', 'Max'])))
  await waitFor(() => expect(titles.at(-1)).toBe('Table 1 · Max'))
  const { id: matchId } = matchOf(server.tournament, 'p1')
  const players = pairOf(matchOf(server.tournament, 'p1'))
  const reports = players.map((by) => ({ by, result: games(by === ZOE ? twoNil : twoOne) }))
  server.happens({ accepted: true, value: [{ kind: 'match_contested', matchId, reports }] })
  await waitFor(() => expect(titles.at(-1)).toBe('Résultat contesté'))
})

test('EVEN-5 the tab of a player with the bye says so', async () => {
  // The first round's bye is random.
  const drawn = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
    after(venue(['Zoé', 'Max', 'Léa']), startTournament(venue(['Zoé', 'Max', 'Léa']), seed)),
  )
  const exempt = drawn.find((tournament) =>
    matchesOfRound(tournament, 1).some((match) => isBye(match) && seatsOf(match).includes(ZOE)),
  )
  if (!exempt) throw new Error('the first player has no bye in any of them')
  await sitDown(exempt)
  await waitFor(() => expect(titles.at(-1)).toBe('Vous ne jouez pas cette ronde'))
})

test('EVEN-5 nothing is told of other tables, nor of what the player did', async () => {
  const { server, user } = await sitDown(started(venue(FOUR)))
  const [other] = server.tournament.matches.filter(({ id }) => id !== matchOf(server.tournament, 'p1').id)
  server.happens(
    setScore(server.tournament, { matchId: other?.id ?? matchOf(server.tournament, 'p1').id, score: twoNil }),
  )
  await user.click(screen.getByRole('button', { name: 'Vous gagnez 2-1' }))
  await user.click(screen.getByRole('button', { name: /^Envoyer/ }))
  expect(await screen.findByRole('heading', { name: 'Vous gagnez 2-1' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Compris' })).toBeNull()
  expect(felt).toEqual([])
})

test('EVEN-5 a phone that wakes after three rounds is told the one that is played', () => {
  const first = started(venue(FOUR))
  const complete = withResults(first, twoNil)
  const second = withResults(after(complete, startNextRound(complete, { seed: 'two', wished: null })), twoNil)
  const third = after(second, startNextRound(second, { seed: 'three', wished: null }))
  expect(ownNews(first, third, ZOE)).toEqual([{ kind: 'paired', round: 3 }])
})

test('EVEN-5 a result that is erased, and a name that was changed, are told', () => {
  const scored = withResults(started(venue(FOUR)), twoNil)
  const { id, round } = matchOf(scored, 'p1')
  const erased = after(scored, eraseResult(scored, { matchId: id }))
  expect(ownNews(scored, erased, ZOE)).toEqual([{ kind: 'erased', round }])
  const players = scored.players.map((player) => (player.id === ZOE ? { ...player, name: 'Zoé B.' } : player))
  expect(ownNews(scored, { ...scored, players }, ZOE)).toEqual([{ kind: 'renamed', name: 'Zoé B.' }])
})

test('EVEN-5 STAK-4 the exempt player is told of the table, and the late one of the place', () => {
  const running = withAnonymous(started(venue(['Zoé', 'Max', 'Léa'])), 'Nora')
  const nora = playerId('anonymous-Nora')
  const [opponent = nora] = running.matches.filter(isBye).flatMap(seatsOf)
  const seated = after(running, seatLatePlayer(running, { playerId: nora, round: 1, opponent }))
  expect(ownNews(running, seated, opponent)).toEqual([{ kind: 'moved', table: 2, opponent: nora }])
  expect(ownNews(running, seated, nora)).toEqual([{ kind: 'moved', table: 2, opponent }])
  const exempt = after(running, seatLatePlayer(running, { playerId: nora, round: 1, opponent: null }))
  expect(ownNews(running, exempt, nora)).toEqual([{ kind: 'bye', round: 1 }])
  expect(ownNews(running, exempt, opponent)).toEqual([])
})

test('EVEN-5 NONE-6 a repair is told to those whose table or opponent is another, and to nobody else', () => {
  const running = withAnonymous(started(venue(FOUR)), 'Nora')
  const nora = playerId('anonymous-Nora')
  const repair = smallestRepair(running, [nora])
  const [made, bye] = [repair?.made.find(isMeeting), repair?.made.find(isBye)]
  if (!repair || !made || !bye) throw new Error('one table and a bye were expected')
  const repaired = after(running, repairRound(running, repair))
  const [stays] = pairOf(made)
  expect(ownNews(running, repaired, stays)).toEqual([{ kind: 'moved', table: made.table, opponent: nora }])
  expect(ownNews(running, repaired, nora)).toEqual([{ kind: 'moved', table: made.table, opponent: stays }])
  for (const id of seatsOf(bye)) expect(ownNews(running, repaired, id)).toEqual([{ kind: 'bye', round: 1 }])
  const moved = new Set(repair.made.flatMap(seatsOf))
  for (const { id } of running.players) if (!moved.has(id)) expect(ownNews(running, repaired, id)).toEqual([])
})

test('EVEN-5 NONE-5 a round paired again is told to those whose table or opponent is another, and to nobody else', () => {
  const first = withResults(started(venue(['Zoé', 'Max', 'Léa', 'Inès', 'Hugo', 'Nora', 'Lou', 'Ali'])))
  const second = after(first, startNextRound(first, { seed: 'two', wished: null }))
  const match = matchesOfRound(second, 1).find(isMeeting)
  const correction = { matchId: match?.id ?? matchOf(second, 'p1').id, score: { wins1: 0, wins2: 2, draws: 0 } }
  const again = after(second, correctAndPairAgain(whole(second), { correction, round: 2, seed: 'again' }))
  const seatOf = (tournament: Tournament, id: string) => {
    const seat = matchesOfRound(tournament, 2).find((each) => seatsOf(each).some((player) => player === id))
    return seat && `${tableOf(seat)} ${opponentOf(seat, playerId(id))}`
  }
  const told = second.players.map(({ id }) => ownNews(second, again, id).some(({ kind }) => kind === 'moved'))
  expect(told).toEqual(second.players.map(({ id }) => seatOf(second, id) !== seatOf(again, id)))
  expect(told).toContain(true)
})

test('EVEN-5 a bye that becomes a loss is told, and so is the way back', () => {
  const tournament = started(venue([...FOUR, 'Hugo']))
  const bye = tournament.matches.find((match) => isBye(match))
  const [own] = bye ? seatsOf(bye) : []
  if (!bye || !own) throw new Error('nobody has the bye')
  const lost = after(tournament, correctBye(tournament, { matchId: bye.id, as: 'loss' }))
  expect(ownNews(tournament, lost, own)).toEqual([{ kind: 'byeTaken', round: 1 }])
  expect(ownNews(lost, tournament, own)).toEqual([{ kind: 'byeGiven', round: 1 }])
  const other = tournament.players.find(({ id }) => id !== own)
  expect(ownNews(tournament, lost, other?.id ?? own)).toEqual([])
})
