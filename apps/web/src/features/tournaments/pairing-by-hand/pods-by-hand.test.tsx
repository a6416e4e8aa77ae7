import { isPlayed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { after, playerId, started } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PlayedMatch, Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../testing/venue.ts'

const NAMES = ['Alice', 'Bruno', 'Chloé', 'David', 'Élodie', 'Farid', 'Gaëlle', 'Hugo', 'Inès', 'Jules', 'Karim']

function begun(names: readonly string[]): Tournament {
  const waiting = venue(names, { capacity: 12 })
  return started(after(waiting, changeSettings(waiting, { structure: 'pods' })))
}

function tablesOf(tournament: Tournament): readonly PlayedMatch[] {
  const played = tournament.matches.filter((match) => isPlayed(match))
  return played.toSorted((one, other) => one.table - other.table)
}

async function arrange(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  await user.click(screen.getByRole('button', { name: 'Modifier les appariements' }))
  await screen.findByRole('heading', { name: /^Appariements de la ronde/ })
  const nameOf = (id: string | undefined) => tournament.players.find((player) => player.id === id)?.name ?? ''
  const namesAt = (table: number) => {
    const match = tablesOf(server.tournament).find((each) => each.table === table)
    return (match ? seatsOf(match) : []).map(nameOf)
  }
  return { server, user, namesAt }
}

const seat = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} `), pressed: false })
const save = () => screen.getByRole('button', { name: /Enregistrer$/ })

test('PODS-19 two names of different tables are exchanged by two taps, and saved by one', async () => {
  const { user, namesAt } = await arrange(begun(NAMES))
  const [one = '', ...others] = namesAt(1)
  const [two = ''] = namesAt(2)
  await user.click(seat(one))
  await user.click(seat(two))
  expect(save().textContent).toBe('2 tables changent · Enregistrer')
  await user.click(save())
  await waitFor(() => expect(namesAt(1)).toEqual([two, ...others]))
  expect(namesAt(2)).toContain(one)
})

test('PODS-19 a name and then a free place move its player to the table of three, which has four then', async () => {
  const { user, namesAt } = await arrange(begun(NAMES))
  const short = [1, 2, 3].find((table) => namesAt(table).length === 3) ?? 0
  const [mover = ''] = namesAt(short === 1 ? 2 : 1)
  await user.click(seat(mover))
  const row = seat(namesAt(short)[0] ?? '').closest('li')
  if (!row) throw new Error('no row')
  await user.click(within(row).getByRole('button', { name: 'S’asseoir ici' }))
  expect(within(row).getByRole('button', { name: new RegExp(`^${mover} `) })).toBeTruthy()
  await user.click(save())
  await waitFor(() => expect(namesAt(short)).toHaveLength(4))
  expect(namesAt(short)).toContain(mover)
})

test('PODS-19 whoever is left with one other has no table, which is asked about before saving', async () => {
  const { user, namesAt, server } = await arrange(begun(NAMES.slice(0, 7)))
  const short = namesAt(1).length === 3 ? 1 : 2
  const [mover = ''] = namesAt(short)
  const rest = namesAt(short).slice(1)
  await user.click(seat(mover))
  await user.click(screen.getByRole('button', { name: 'Ne joue pas cette ronde' }))
  await user.click(save())
  const question = within(await screen.findByRole('dialog'))
  for (const name of rest) expect(question.getByText(name)).toBeTruthy()
  expect(server.calls).toEqual([])
})

test('PODS-20 a table that fell apart is proposed another one, which is saved like any change', async () => {
  const tournament = begun(NAMES)
  const whole = tablesOf(tournament).find((match) => seatsOf(match).length === 4)
  const [gone, too] = whole ? seatsOf(whole) : []
  const left = [gone, too].reduce((state, id) => after(state, removePlayer(state, id ?? playerId(''))), tournament)
  const { user, server } = await arrange(left)
  await user.click(screen.getByRole('button', { name: 'Proposer des tables' }))
  expect(await screen.findByText(/changent le moins possible/)).toBeTruthy()
  await user.click(save())
  await waitFor(() => {
    const sizes = tablesOf(server.tournament).map((match) => seatsOf(match).length)
    expect(sizes.toSorted()).toEqual([3, 3, 3])
  })
})
