import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { started } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, ORGANIZER_SECRET, secretOf, venue } from '../testing/venue.ts'
import { findResult, readResultFragment, resultFragment, type ShownResult } from './result-text.ts'
import { ScanPage } from './scan-page.tsx'

const NAMES = ['Zoé', 'Max', 'Léa', 'Inès']
const round = started(venue(NAMES))
const match = matchOf(round, 'p1')
const [name1 = '', name2 = ''] = pairOf(match).map((id) => NAMES[Number(id.slice(1)) - 1])
const score = { wins1: 2, wins2: 1, draws: 0 }
const result: ShownResult = { round: 1, table: match.table, names: [name1, name2], score, characters: null }

async function show(
  shown: ShownResult,
  device: { organizer?: string; player?: string } = { organizer: ORGANIZER_SECRET },
) {
  const server = await PlayedTournamentServer.start(round)
  const page = <ScanPage code="ABCDEF" fragment={resultFragment(shown)} onOther={vi.fn()} />
  return { server, ...(await showScreen(page, { server, ...device })) }
}

const stateOf = (server: PlayedTournamentServer) => matchOf(server.tournament, 'p1').state

test('CAVE-40 a result without the characters of both is not confirmed by both, and is entered by a tap', async () => {
  const { server, user } = await show(result)
  expect(await screen.findByText('Pas confirmé par les deux')).toBeTruthy()
  expect(stateOf(server).kind).toBe('pending')
  await user.click(screen.getByRole('button', { name: 'Inscrire ce résultat' }))
  expect(await screen.findByText('Inscrit')).toBeTruthy()
  expect(stateOf(server)).toMatchObject({ kind: 'terminated', result: { score } })
  expect(screen.queryByRole('button', { name: 'Inscrire ce résultat' })).toBeNull()
})

test('CAVE-40 the same result scanned twice counts once', async () => {
  const { server, user } = await show(result)
  await user.click(await screen.findByRole('button', { name: 'Inscrire ce résultat' }))
  await screen.findByText('Inscrit')
  const acts = () => server.calls.filter(({ id }) => id === 'update-score-quick-tournament')
  expect(acts()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Ouvrir l’appareil photo' }))
  await user.click(await screen.findByLabelText('Adresse lue'))
  await user.paste(`https://tournois.example/tournament/ABCDEF/scan#${resultFragment(result)}`)
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
  expect(await screen.findByText('Inscrit')).toBeTruthy()
  expect(acts()).toHaveLength(1)
})

test('CAVE-40 characters that nobody can compare here, or wrong ones, confirm nothing', async () => {
  await show({ ...result, characters: ['CCC', 'XXX'] })
  expect(await screen.findByText('Pas confirmé par les deux')).toBeTruthy()
})

test('CAVE-40 another round, another table and another tournament are refused in words', async () => {
  const { server, user } = await show({ ...result, round: 2 })
  expect(await screen.findByText('Ce résultat est de la ronde 2')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ouvrir l’appareil photo' }))
  const field = await screen.findByLabelText('Adresse lue')
  const paste = async (address: string) => {
    await user.clear(field)
    await user.click(field)
    await user.paste(address)
    await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
  }
  const forged = resultFragment({ ...result, names: [name1, 'Quelqu’un'] })
  await paste(`https://tournois.example/tournament/ABCDEF/scan#${forged}`)
  expect(await screen.findByText('Personne de ces noms ne joue à cette table')).toBeTruthy()
  await paste(`https://tournois.example/tournament/OTHERS/scan#${resultFragment(result)}`)
  expect(await screen.findByText(/^Ce résultat n’est pas du tournoi ABCDEF/)).toBeTruthy()
  await paste('https://tournois.example/tournament/ABCDEF/scan#SAAA')
  expect(await screen.findByText('Ce code ne se lit pas')).toBeTruthy()
  expect(stateOf(server).kind).toBe('pending')
})

test('CAVE-40 only the staff enters what is shown', async () => {
  const { server } = await show(result, { player: secretOf(1) })
  expect(await screen.findByText('Ce résultat se montre au bureau')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Inscrire ce résultat' })).toBeNull()
  await waitFor(() => expect(stateOf(server).kind).toBe('pending'))
})

test('CAVE-40 whichever of the two is named first, the score is that of the match', () => {
  const turned: ShownResult = {
    ...result,
    names: [name2, name1],
    score: { wins1: 1, wins2: 2, draws: 0 },
    characters: ['DDD', 'CCC'],
  }
  const read = readResultFragment(resultFragment(turned))
  expect(read).toEqual(turned)
  expect(read && findResult(round, read)).toMatchObject({ kind: 'found', score, characters: ['CCC', 'DDD'] })
  for (const other of ['', 'S', 'R00', 'S/////', `S${'0'.repeat(600)}`]) expect(readResultFragment(other)).toBeNull()
})
