import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { TournamentPage } from './tournament-page.tsx'

// As texts are compared, narrow blanks are blanks.
const N = ' '

async function open(isYouth: boolean) {
  const server = await PlayedTournamentServer.start({ ...venue(['Dragon', 'Léa M.']), isYouth })
  const shown = await showScreen(<TournamentPage code="ABCDEF" event={NO_EVENT} onJoined={() => {}} />, { server })
  return { server, box: await screen.findByLabelText('Votre nom de joueur'), ...shown }
}

test('MINR-6 whoever joins a youth event reads, while typing, what others will see', async () => {
  const { server, box, user } = await open(true)
  expect(screen.getByText('Prénom et nom, ou un pseudo d’un seul mot.')).toBeTruthy()
  await user.type(box, 'Zoé Martin')
  expect(screen.getByText(`Les autres verront «${N}Zoé M.${N}».`)).toBeTruthy()
  await user.clear(box)
  await user.type(box, 'Léa Morel')
  expect(screen.getByText(`Les autres verront «${N}Léa M. 2${N}».`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Rejoindre le tournoi' }))
  await screen.findAllByText('Léa M. 2')
  expect(server.tournament.players.map(({ name }) => name)).toEqual(['Dragon', 'Léa M.', 'Léa M. 2'])
})

test('elsewhere nothing is said of it', async () => {
  await open(false)
  expect(screen.queryByText(/Les autres verront|pseudo d’un seul mot/)).toBeNull()
})
