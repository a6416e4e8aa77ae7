import { placed } from '@tablee/domain/tournaments/kinds/result'
import { isPlayed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { submitResult } from '@tablee/domain/tournaments/results/submit-score'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { after, whole } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PlayedMatch, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { Paper } from '../paper/paper.tsx'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { TABLE_TOKEN } from '../testing/decided-acts.ts'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, secretOf, venue } from '../testing/venue.ts'
import { TablePage } from './table-page.tsx'

const NAMES = ['Zoé Lefebvre', 'Max', 'Léa Petit', 'Inès']
const waiting = venue(NAMES)
const wished = after(waiting, changeSettings(waiting, { structure: 'pods' }))
const four = after(wished, startTournament(wished, 'seed'))
const matchIn = (tournament: Tournament) => tournament.matches.find((each): each is PlayedMatch => isPlayed(each))
const seats = seatsOf(matchIn(four) as PlayedMatch)
const shortAt = (seat: number) => (NAMES[Number(seats[seat]?.slice(1)) - 1] ?? '').split(' ')[0] ?? ''
const stateIn = (tournament: Tournament) => matchIn(tournament)?.state

const says = (tournament: Tournament, seat: number, winner: number) =>
  submitResult(whole(tournament), {
    matchId: (matchIn(tournament) as PlayedMatch).id,
    by: seats[seat] as PlayerId,
    result: placed({ winner }),
    contest: false,
  })

async function scan(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const page = <TablePage code="ABCDEF" fragment={`1.${TABLE_TOKEN}`} />
  const shown = await showScreen(page, { server })
  await screen.findByRole('heading', { name: 'Vos codes' })
  const type = async (typed: readonly string[]) => {
    for (const [seat, characters] of typed.entries()) {
      if (characters === '') continue
      await shown.user.click(screen.getByRole('textbox', { name: new RegExp(`${shortAt(seat)}$`) }))
      await shown.user.keyboard(characters)
    }
  }
  return { server, type, ...shown }
}

test('PODS-27 a tap for who won and the codes of three: confirmed by them, by name', async () => {
  const { server, user, type } = await scan(four)
  await user.click(screen.getByRole('button', { name: `${shortAt(1)} a gagné` }))
  expect(screen.getByRole('button', { name: 'Encore 3 codes' })).toHaveProperty('disabled', true)
  await type(['ccc', 'ccc'])
  expect(screen.getByRole('button', { name: 'Encore 1 code' })).toHaveProperty('disabled', true)
  await type(['', '', 'cc'])
  expect(screen.getByRole('button', { name: 'Encore 1 code' })).toHaveProperty('disabled', true)
  await user.keyboard('c')
  await user.click(screen.getByRole('button', { name: `Confirmer ensemble : ${shortAt(1)} a gagné` }))
  const names = `${shortAt(0)}, ${shortAt(1)} et ${shortAt(2)}`
  const said = await screen.findByText(`Confirmé par ${names}`)
  await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true))
  expect(stateIn(server.tournament)).toMatchObject({ kind: 'terminated', result: placed({ winner: 1 }) })
})

test('PODS-27 a draw, and a code begun but not finished is said', async () => {
  const { server, user, type } = await scan(four)
  await user.click(screen.getByRole('button', { name: 'Nulle' }))
  await type(['ccc', 'ccc', 'ccc', 'c'])
  expect(screen.getByRole('button', { name: 'Un code n’a pas ses trois caractères' })).toHaveProperty('disabled', true)
  await user.keyboard('cc')
  await user.click(screen.getByRole('button', { name: /^Confirmer ensemble : nulle/ }))
  expect(await screen.findByText(/^Confirmé par /)).toBeTruthy()
  expect(stateIn(server.tournament)).toMatchObject({ result: placed({ drawn: [0, 1, 2, 3] }) })
})

test('PODS-27 wrong characters are said in place, and nothing typed is lost', async () => {
  const { server, user, type } = await scan(four)
  await user.click(screen.getByRole('button', { name: `${shortAt(0)} a gagné` }))
  await type(['ccc', 'xxx', 'ccc'])
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^Un des codes à table n’est pas le bon/)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: new RegExp(`${shortAt(1)}$`) })).toHaveProperty('value', 'xxx')
  expect(stateIn(server.tournament)?.kind).toBe('pending')
})

test('PODS-27 without a line it waits with what proves it, and leaves by itself', async () => {
  const { server, user, storage, type } = await scan(four)
  server.isLosingAnswers = true
  await user.click(screen.getByRole('button', { name: `${shortAt(3)} a gagné` }))
  await type(['ccc', '', 'ccc', 'ccc'])
  await user.keyboard('{Enter}')
  expect(await screen.findByText('À envoyer', undefined, { timeout: 8_000 })).toBeTruthy()
  const atTable = { token: TABLE_TOKEN, characters: ['CCC', null, 'CCC', 'CCC'] }
  expect(storage.unsent.list()).toMatchObject([{ role: 'table', pod: { placings: { winner: 3 } }, atTable }])
  server.isLosingAnswers = false
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText(/^Confirmé par /)).toBeTruthy()
  await waitFor(() => expect(storage.unsent.list()).toEqual([]))
})

test('PODS-27 whoever left is asked for no code, and two of three are enough', async () => {
  const { user, type } = await scan(after(four, removePlayer(four, seats[3] as PlayerId)))
  expect(screen.getAllByRole('textbox')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: `${shortAt(0)} a gagné` }))
  await type(['ccc', 'ccc'])
  expect(screen.getByRole('button', { name: `Confirmer ensemble : ${shortAt(0)} a gagné` })).toHaveProperty(
    'disabled',
    false,
  )
})

test('PODS-27 a contested table is told what it can do, and one report that it may be confirmed', async () => {
  const one = after(four, says(four, 0, 0))
  const { server } = await scan(after(one, says(one, 1, 1)))
  expect(screen.getByText('Résultat contesté')).toBeTruthy()
  expect(screen.getByText(/^L’organisation décide\./)).toBeTruthy()
  expect(stateIn(server.tournament)?.kind).toBe('contested')
})

test('PODS-27 PODS-33 a player’s card says the own characters, a slip has a corner for each seat, two at each end', async () => {
  const server = await PlayedTournamentServer.start(four)
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
  expect(await screen.findByText(/^Votre code à table\s: CCC$/)).toBeTruthy()
  document.body.replaceChildren()
  const paper = <Paper code="ABCDEF" wanted={['slips']} isPrintedAtOnce={false} decks={(_, show) => show(NO_DECKS)} />
  await showScreen(paper, { server, organizer: ORGANIZER_SECRET })
  expect(await screen.findAllByText('CCC')).toHaveLength(4)
  const corners = screen.getAllByText('À plier').map((word) => word.parentElement)
  const whole = (id: string, seat: number) => `${seat + 1}. ${NAMES[Number(id.slice(1)) - 1]}CCCÀ plier`
  expect(corners.map((corner) => corner?.textContent)).toEqual(seats.map(whole))
  const ends = corners.map((corner) => corner?.parentElement?.parentElement)
  expect([ends[0] === ends[1], ends[1] === ends[2], ends[2] === ends[3]]).toEqual([true, false, true])
})

const NO_DECKS = { decks: null, isFailed: false } as const

test('PODS-27 the staff reads who confirmed, and shows the code of the table', async () => {
  const said = [0, 2, 3].reduce((tournament, seat) => after(tournament, says(tournament, seat, 2)), four as Tournament)
  const server = await PlayedTournamentServer.start(said)
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('button', { name: /^Corriger.*table 1/i }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText(`Confirmé par ${shortAt(0)}, ${shortAt(2)} et ${shortAt(3)}`)).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Code de cette table' }))
  expect(await sheet.findByRole('img', { name: 'Code QR de la table 1' })).toBeTruthy()
})
