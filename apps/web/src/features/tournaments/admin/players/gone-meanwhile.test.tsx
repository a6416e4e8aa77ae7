import { isUntouched } from '@tablee/domain/tournaments/kinds/match-result'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { setPairings } from '@tablee/domain/tournaments/rounds/set-pairings'
import { undoRound } from '@tablee/domain/tournaments/rounds/undo-round'
import { playerId, started } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from '../../../../ui/keep-focus.ts'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { matchOf, ORGANIZER_SECRET, venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

const PLAYERS = ['Zoé', 'Max', 'Léa', 'Inès']

let stop: () => void
beforeEach(() => {
  stop = keepFocus(window)
})
afterEach(() => stop())

async function administer(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  return { server, ...shown }
}

/** The focus is not on the body. */
const expectFocusKept = () => waitFor(() => expect(document.activeElement).not.toBe(document.body))

function undo(server: PlayedTournamentServer): void {
  server.happens(undoRound(server.tournament, 1))
}

/** Another organizer device pairs the round differently. */
function pairOtherwise(server: PlayedTournamentServer): void {
  const { tournament } = server
  const opponent = pairOf(matchOf(tournament, 'p1')).find((id) => id !== 'p1') ?? ''
  const [partner = '', left = ''] = ['p2', 'p3', 'p4'].filter((id) => id !== opponent)
  const table = (one: string, other: string) =>
    ({ kind: 'played', sides: [[playerId(one)], [playerId(other)]] }) as const
  server.happens(setPairings(tournament, { round: 1, pairings: [table('p1', partner), table(opponent, left)] }))
}

type User = Awaited<ReturnType<typeof administer>>['user']

async function openTable(user: User, table: number): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: `Saisir le score de la table ${table}` }))
  return screen.findByRole('dialog', { name: `Table ${table}` })
}

test.each([
  ['undone', undo],
  ['paired otherwise', pairOtherwise],
] as const)(
  'EVEN-4 the sheet of a table whose round is %s on another device says so, and the focus is on the page',
  async (_, happen) => {
    const { server, user } = await administer(started(venue(PLAYERS)))
    await openTable(user, 1)
    happen(server)
    expect(await screen.findByText('La table 1 n’existe plus')).toBeTruthy()
    expect(
      screen.getByText(
        'Les tables de cette ronde viennent de changer sur un autre appareil. Rien n’a été enregistré ici.',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await expectFocusKept()
  },
)

test('EVEN-4 a score for a match that is gone is refused with a sentence, and what was chosen stays to be read', async () => {
  const { server, user } = await administer(started(venue(PLAYERS)))
  const sheet = await openTable(user, 1)
  const gone = server.tournament.matches.map(({ id }) => id)
  await server.fallsSilent()
  pairOtherwise(server)
  const [win] = within(sheet).getAllByRole('button', { name: /gagne 2-0$/ })
  await user.click(win as HTMLElement)
  expect(await screen.findAllByText('Ce match n’existe pas, ou plus, dans ce tournoi.')).not.toEqual([])
  expect(screen.getAllByText(/ 2 · .+ 0$/)).not.toEqual([])
  expect(server.tournament.matches.some(({ id }) => gone.includes(id))).toBe(false)
  expect(['p1', 'p2', 'p3', 'p4'].every((id) => isUntouched(matchOf(server.tournament, id)))).toBe(true)
})

test('EVEN-4 the sheet of a player who is removed on another device stays and says so; closed, the list has the focus', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  await user.click(await screen.findByRole('button', { name: /^Max/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Max' })
  server.happens(removePlayer(server.tournament, playerId('p2')))
  expect(
    await within(sheet).findByText('Max n’est plus dans la liste : ce nom vient d’être retiré sur un autre appareil.'),
  ).toBeTruthy()
  await expectFocusKept()
  await user.click(within(sheet).getByRole('button', { name: 'Fermer la fiche de Max' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expectFocusKept()
  expect(screen.getByRole('heading', { name: '3 joueurs sur 8' })).toBeTruthy()
})

test('EVEN-4 an act on a player who was removed meanwhile is refused with a sentence', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  await user.click(await screen.findByRole('button', { name: /^Max/ }))
  await user.click(await screen.findByRole('button', { name: 'Renommer' }))
  const box = await screen.findByLabelText('Nouveau nom de Max')
  await user.clear(box)
  await user.type(box, 'Maxime')
  await server.fallsSilent()
  server.happens(removePlayer(server.tournament, playerId('p2')))
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Ce joueur n’existe pas dans ce tournoi.')).toBeTruthy()
  expect(box).toHaveProperty('value', 'Maxime')
})
