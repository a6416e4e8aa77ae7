import { givePenalty } from '@tablee/domain/tournaments/conduct/give-penalty'
import type { PenaltyId } from '@tablee/domain/tournaments/conduct/penalty'
import { placed } from '@tablee/domain/tournaments/kinds/result'
import { isPlayed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { addPlayer } from '@tablee/domain/tournaments/players/add-player'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { seatLatePlayer } from '@tablee/domain/tournaments/players/seat-late-player'
import { setResult } from '@tablee/domain/tournaments/results/set-score'
import { submitResult } from '@tablee/domain/tournaments/results/submit-score'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { after, playerId, whole } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PlayedMatch, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { secretOf, venue } from '../testing/venue.ts'

const NAMES = ['Zoé Lefebvre', 'Max', 'Léa Petit', 'Inès', 'Hugo'] as const

function waiting(players: number): Tournament {
  const all = venue(NAMES.slice(0, players))
  return after(all, changeSettings(all, { structure: 'pods' }))
}

function pods(players: number): Tournament {
  const all = waiting(players)
  return after(all, startTournament(all, 'seed'))
}

function tableOf(tournament: Tournament): PlayedMatch {
  const match = tournament.matches.findLast((each) => isPlayed(each))
  if (!match || !isPlayed(match)) throw new Error('nobody plays')
  return match
}

const seatOf = (tournament: Tournament, id: PlayerId) => seatsOf(tableOf(tournament)).indexOf(id)
/** Who sits there, by their number. */
const numberAt = (tournament: Tournament, seat: number) => Number(seatsOf(tableOf(tournament))[seat]?.slice(1))
const shortAt = (tournament: Tournament, seat: number) =>
  (NAMES[numberAt(tournament, seat) - 1] ?? '').split(' ')[0] ?? ''

async function sitDown(tournament: Tournament, player: number) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, {
    server,
    player: secretOf(player),
  })
  await screen.findByText('En direct')
  await screen.findByRole('list', { name: 'Sièges, dans l’ordre de jeu' })
  return { server, ...shown }
}

const says = (tournament: Tournament, seat: number, winner: number) =>
  submitResult(whole(tournament), {
    matchId: tableOf(tournament).id,
    by: seatsOf(tableOf(tournament))[seat] ?? playerId('nobody'),
    result: placed({ winner }),
    contest: false,
  })

test.for([3, 4] as const)('PODS-8 a table of %i shows its number, my seat and everybody in order', async (players) => {
  const tournament = pods(players)
  await sitDown(tournament, numberAt(tournament, 2))
  const seats = within(screen.getByRole('list', { name: 'Sièges, dans l’ordre de jeu' })).getAllByRole('listitem')
  const names = seatsOf(tableOf(tournament)).map((id) => NAMES[Number(id.slice(1)) - 1])
  expect(seats).toHaveLength(players)
  for (const [seat, line] of seats.entries()) expect(line.textContent).toContain(`${seat + 1}${names[seat]}`)
  expect(seats[2]?.textContent).toContain('(vous)')
  expect(seats[0]?.textContent).toContain('commence')
  expect(screen.getByText('Siège 3')).toBeTruthy()
  expect(screen.queryByText('VS')).toBeNull()
})

test('PODS-8 who sits in seat 1 reads that they begin', async () => {
  const tournament = pods(4)
  await sitDown(tournament, numberAt(tournament, 0))
  expect(screen.getByText('Vous commencez')).toBeTruthy()
})

test('PODS-44 who leaves is no longer told that their table has changed', async () => {
  const tournament = pods(3)
  const { server } = await sitDown(tournament, numberAt(tournament, 0))
  server.happens(addPlayer(server.tournament, { name: 'Nora', newPlayerId: playerId('late') }))
  const [opponent = null] = seatsOf(tableOf(tournament))
  server.happens(seatLatePlayer(server.tournament, { playerId: playerId('late'), round: 1, opponent }))
  expect(await screen.findByText(/^Votre table a changé.*Nora\.$/)).toBeTruthy()
  server.happens(removePlayer(server.tournament, seatsOf(tableOf(tournament))[0] ?? playerId('nobody')))
  await waitFor(() => expect(screen.queryByText(/^Votre table a changé/)).toBeNull())
})

test('PODS-8 one of five has the bye and reads why', async () => {
  const tournament = pods(5)
  const bye = tournament.matches.find((each) => !isPlayed(each))
  const number = Number((bye && seatsOf(bye)[0])?.slice(1))
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(number) })
  expect(await screen.findByText(/ne remplit pas toutes les tables/)).toBeTruthy()
})

test('PODS-9 two taps say who won, and the result is mine to change until somebody answers', async () => {
  const tournament = pods(4)
  const { server, user } = await sitDown(tournament, numberAt(tournament, 1))
  await user.click(screen.getByRole('button', { name: 'J’ai gagné' }))
  await user.click(screen.getByRole('button', { name: 'Envoyer : vous avez gagné' }))
  expect(await screen.findByRole('heading', { name: 'Vous avez gagné' })).toBeTruthy()
  expect(tableOf(server.tournament).state).toMatchObject({ kind: 'terminated', result: placed({ winner: 1 }) })
  expect(screen.getByText('Vous avez envoyé ce résultat.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Modifier' }))
  const dialog = within(await screen.findByRole('dialog'))
  const other = shortAt(tournament, 3)
  await user.click(dialog.getByRole('button', { name: `${other} a gagné` }))
  await user.click(dialog.getByRole('button', { name: `Envoyer : ${other} a gagné` }))
  expect(await screen.findByRole('heading', { name: `${other} a gagné` })).toBeTruthy()
  server.happens(says(server.tournament, 0, 3))
  expect(await screen.findByText(`Vous avez envoyé ce résultat. Confirmé par ${shortAt(tournament, 0)}.`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Modifier' })).toBeNull()
})

test('PODS-9 a draw asks who was still in: everybody at first, those unticked have lost, one alone is no draw', async () => {
  const tournament = pods(4)
  const { server, user } = await sitDown(tournament, numberAt(tournament, 0))
  await user.click(screen.getByRole('button', { name: 'Nulle' }))
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, true, true])
  expect(screen.getByRole('button', { name: 'Envoyer : nulle' })).toBeTruthy()
  for (const seat of [1, 2, 3]) await user.click(boxes[seat] as HTMLElement)
  expect(screen.getByText('Une nulle se partage à deux au moins.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Envoyer/ })).toHaveProperty('disabled', true)
  await user.click(boxes[2] as HTMLElement)
  await user.click(screen.getByRole('button', { name: `Envoyer : nulle entre vous et ${shortAt(tournament, 2)}` }))
  expect(await screen.findByRole('heading', { name: /^Nulle entre vous et/ })).toBeTruthy()
  expect(tableOf(server.tournament).state).toMatchObject({ result: placed({ drawn: [0, 2] }) })
})

test('PODS-9 the report of somebody else is confirmed by one tap, and a contradiction goes to the organizer', async () => {
  const tournament = pods(4)
  const { server, user } = await sitDown(tournament, numberAt(tournament, 2))
  server.happens(says(server.tournament, 1, 1))
  const winner = shortAt(tournament, 1)
  await user.click(await screen.findByRole('button', { name: 'C’est juste' }))
  expect(await screen.findByText(`${winner} a envoyé ce résultat. Confirmé par vous.`)).toBeTruthy()
  server.happens(says(server.tournament, 0, 3))
  expect(await screen.findByText('Résultat contesté')).toBeTruthy()
  expect(screen.getByText(/Sinon, l’organisation tranche/)).toBeTruthy()
  const versions = await screen.findAllByRole('term')
  expect(versions.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)).toEqual([
    `${winner} : ${winner} a gagné`,
    `Vous : ${winner} a gagné`,
    `${shortAt(tournament, 0)} : ${shortAt(tournament, 3)} a gagné`,
  ])
  server.happens(setResult(server.tournament, { matchId: tableOf(tournament).id, result: placed({ winner: 2 }) }))
  expect(await screen.findByText('Résultat saisi par l’organisation.')).toBeTruthy()
  expect(await screen.findByText(/a été tranché : vous avez gagné/)).toBeTruthy()
})

test('PODS-10 a result waits on the device without a network and is sent once', async () => {
  const tournament = pods(4)
  const { server, user, storage } = await sitDown(tournament, numberAt(tournament, 1))
  server.isLosingAnswers = true
  await server.fallsSilent()
  const other = shortAt(tournament, 0)
  await user.click(screen.getByRole('button', { name: `${other} a gagné` }))
  await user.click(screen.getByRole('button', { name: `Envoyer : ${other} a gagné` }))
  expect(await screen.findByText('À envoyer', undefined, { timeout: 5_000 })).toBeTruthy()
  expect(screen.getByText(`${other} a gagné`)).toBeTruthy()
  server.isLosingAnswers = false
  expect(await screen.findByRole('heading', { name: `${other} a gagné` }, { timeout: 5_000 })).toBeTruthy()
  await waitFor(() => expect(storage.unsent.list()).toEqual([]))
  expect(new Set(server.calls.map(({ input }) => input.actId)).size).toBe(1)
  expect(server.sequence).toBe(2)
})

test('PODS-10 a result of the staff met a waiting one: both are said until it is read', async () => {
  const tournament = pods(4)
  const { server, user } = await sitDown(tournament, numberAt(tournament, 1))
  await server.fallsSilent()
  server.happens(setResult(server.tournament, { matchId: tableOf(tournament).id, result: placed({ winner: 0 }) }))
  await user.click(screen.getByRole('button', { name: 'J’ai gagné' }))
  await user.click(screen.getByRole('button', { name: 'Envoyer : vous avez gagné' }))
  expect(await screen.findByText('Erreur lors de la soumission du score', undefined, { timeout: 5_000 })).toBeTruthy()
  expect((await screen.findAllByText(`${shortAt(tournament, 0)} a gagné`)).length).toBeGreaterThan(0)
  expect(screen.getByText(`${shortAt(tournament, 1)} a gagné`)).toBeTruthy()
})

test('PODS-8 who leaves in the middle of a game is told to the others, and the next round turns the card', async () => {
  const tournament = pods(4)
  const { server } = await sitDown(tournament, numberAt(tournament, 1))
  const gone = seatsOf(tableOf(tournament))[3] ?? playerId('nobody')
  const name = shortAt(tournament, 3)
  server.happens(removePlayer(server.tournament, gone))
  expect(await screen.findByText(`${name} a quitté le tournoi`)).toBeTruthy()
  server.happens(says(server.tournament, 0, 0))
  expect(await screen.findByRole('heading', { name: `${shortAt(tournament, 0)} a gagné` })).toBeTruthy()
  server.happens(startNextRound(server.tournament, { seed: 'next', wished: null }))
  expect(await screen.findByRole('heading', { name: /^Ronde 2/ })).toBeTruthy()
  const history = screen.getByRole('region', { name: 'Vos matchs' })
  expect(within(history).getByText(/^avec /).textContent).toContain(name)
  expect(within(history).getByText('Perdu')).toBeTruthy()
  expect(seatOf(server.tournament, gone)).toBe(-1)
})

test('PODS-9 an event that scores by place asks for the order; those left share the next place', async () => {
  const four = pods(4)
  const placings = { points: { win: 5, draw: 0, loss: 1 }, places: [5, 3, 2, 1] }
  const tournament = { ...four, rules: { ...four.rules, placings } }
  const { server, user } = await sitDown(tournament, numberAt(tournament, 0))
  expect(screen.queryByRole('button', { name: 'Nulle' })).toBeNull()
  const tap = (seat: number) =>
    user.click(screen.getByRole('button', { name: new RegExp(`^(\\d\\S* )?${shortAt(tournament, seat)}`) }))
  await tap(3)
  await tap(1)
  await tap(1)
  await tap(0)
  await user.click(screen.getByRole('button', { name: /^Envoyer/ }))
  await screen.findByText('Vous avez envoyé ce résultat.')
  expect(tableOf(server.tournament).state).toMatchObject({ result: placed({ places: [2, 3, 3, 1] }) })
})

test('PODS-9 where a drawn game is drawn by the whole table, nobody is asked who was still in', async () => {
  const four = pods(4)
  const placings = { points: { win: 5, draw: 1, loss: 0 }, places: null, drawCounts: 'pod' } as const
  const tournament = { ...four, rules: { ...four.rules, placings } }
  const { user } = await sitDown(tournament, numberAt(tournament, 0))
  await user.click(screen.getByRole('button', { name: 'Nulle' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('button', { name: /^Envoyer/ })).toHaveProperty('disabled', false)
})

test('PODS-29 the others read that somebody did not come and that they play on, at the seat too', async () => {
  const four = pods(4)
  const absent = seatsOf(tableOf(four))[1] ?? playerId('nobody')
  const given = { id: 'c-1' as PenaltyId, penalty: 'no-show', playerId: absent, by: 'organizer' } as const
  const tournament = after(four, givePenalty(four, given))
  const { server } = await sitDown(tournament, numberAt(tournament, 0))
  expect(screen.getByText(/^Absence (de |d’).+\s: les autres jouent la partie\.$/)).toBeTruthy()
  const lines = within(screen.getByRole('list', { name: 'Sièges, dans l’ordre de jeu' })).getAllByRole('listitem')
  expect(lines[1]?.textContent).toMatch(/Absence$/)
  expect(screen.queryByRole('button', { name: `${shortAt(tournament, 1)} a gagné` })).toBeNull()
  server.happens(says(server.tournament, 0, 2))
  expect(await screen.findByText(/^Absence (de |d’)[^:]+\.$/)).toBeTruthy()
})

test('PODS-31 who has left is not offered as the winner, nor kept as one, nor in a draw', async () => {
  const tournament = pods(4)
  const { server, user } = await sitDown(tournament, numberAt(tournament, 0))
  const name = shortAt(tournament, 3)
  await user.click(screen.getByRole('button', { name: `${name} a gagné` }))
  expect(screen.getByRole('button', { name: `Envoyer : ${name} a gagné` })).toBeTruthy()
  server.happens(removePlayer(server.tournament, seatsOf(tableOf(tournament))[3] ?? playerId('nobody')))
  expect(await screen.findByText(`${name} a quitté le tournoi`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: `${name} a gagné` })).toBeNull()
  expect(screen.getByRole('button', { name: 'Choisissez un résultat' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Nulle' }))
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
})
