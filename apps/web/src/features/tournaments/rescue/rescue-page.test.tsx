import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { RescuePage } from './rescue-page.tsx'

const ROUNDS = 'Ronde 1\nZoé;Max;2-1\nLéa;Inès;0-2\nClassement\nRang;Nom;Points\n1;Zoé;3\n2;Inès;4\n3;Max;0\n4;Léa;0'

async function open(regulars: readonly string[] = []) {
  const server = await PlayedTournamentServer.start(venue([]))
  const onTaken = vi.fn()
  const { user } = await showScreen(<RescuePage regulars={regulars} onTaken={onTaken} />, { server })
  const paste = async (text: string) => {
    await user.click(await screen.findByRole('textbox', { name: 'Rondes et classement' }))
    await user.paste(text)
  }
  return { server, user, paste, onTaken }
}

test('YEAR-33 what was understood is shown with what differs, before anything is made of it', async () => {
  const { server, paste } = await open()
  await paste(ROUNDS)
  expect(await screen.findByRole('button', { name: 'Continuer à la ronde 2' })).toBeTruthy()
  expect(screen.getByText('4 personnes').closest('[role=status]')).not.toBeNull()
  expect(screen.getByText('1 chiffre diffère de l’autre outil')).toBeTruthy()
  expect(screen.getByText(/^Inès, points.: 4 ailleurs, 3 ici$/)).toBeTruthy()
  const row = screen.getByRole('row', { name: /^Zoé/ })
  expect(within(row).getByRole('cell').textContent).toBe('3')
  expect(within(within(row).getByRole('rowheader')).getByText('Max')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Nom du tournoi' })).toHaveProperty('value', 'Tournoi repris')
  expect(server.calls).toEqual([])
})

test('YEAR-32 a page that lacks games says what follows from that', async () => {
  const { paste } = await open()
  await paste('Ronde 1\nZoé;Max;victoire')
  expect(await screen.findByText(/^Les manches de certaines rencontres ne sont pas connues/)).toBeTruthy()
})

test('YEAR-34 a text that is not understood shows the line and what was expected, and offers nothing', async () => {
  const { paste, user } = await open()
  await paste('Ronde 1\nZoé;Max;peut-être')
  expect(await screen.findByText(/^Ligne 2.: «.peut-être.» n’est pas un résultat/)).toBeTruthy()
  expect(screen.getByText(/^Ligne 2.: Zoé;Max;peut-être$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Continuer/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Effacer' }))
  expect(screen.queryByText('Ce texte n’est pas encore compris')).toBeNull()
})

test('YEAR-30 a file is added to what was pasted before', async () => {
  const { paste, user } = await open()
  await paste('Ronde 1\nZoé;Max;2-1')
  const file = new File(['Ronde 2\nZoé;Léa;2-0'], 'deux.csv')
  await user.upload(screen.getByLabelText('Choisir un fichier', { selector: 'input' }), file)
  expect(await screen.findByRole('button', { name: 'Continuer à la ronde 3' })).toBeTruthy()
})

test('RESC-20 pages are pasted one after another, each on a line of its own, and a word where it is', async () => {
  const { paste, user } = await open()
  await paste('Ronde 1\nZoé;Max;2-1')
  await user.paste('Ronde 2\nZoé;Léa;2-0\nMax;Inès;2-0')
  expect(await screen.findByRole('button', { name: 'Continuer à la ronde 3' })).toBeTruthy()
  await user.paste('0')
  expect(screen.getByRole('textbox', { name: 'Rondes et classement' })).toHaveProperty(
    'value',
    'Ronde 1\nZoé;Max;2-1\nRonde 2\nZoé;Léa;2-0\nMax;Inès;2-00',
  )
})

test('RESC-9 the worth of a match is asked where totals do not fit, and not before', async () => {
  const { paste, user } = await open()
  await paste(ROUNDS.replace('1;Zoé;3', '1;Zoé;2').replace('2;Inès;4', '2;Inès;2'))
  expect(await screen.findByText('2 chiffres diffèrent de l’autre outil')).toBeTruthy()
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Points d’une rencontre' }),
    'Victoire 2, nul 1, défaite 0',
  )
  expect(await screen.findByText(/^Les points et départages donnés par l’autre outil sont les mêmes/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Effacer' }))
  await paste('Ronde 1\nZoé;Max;2-1')
  expect(await screen.findByRole('button', { name: 'Continuer à la ronde 2' })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Rondes prévues en tout' })).toBeTruthy()
})

test('RESC-10 a near name of the shop is proposed, and taken once somebody says so', async () => {
  const { paste, user } = await open(['Zoé Martin', 'Max'])
  await paste('Ronde 1\nZoé M.;max;2-1\nLéa;Inès;2-0')
  expect(await screen.findByText('1 nom déjà connu de votre lieu · 2 nouveaux noms')).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Max/ })).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Zoé M. est…' }), 'Zoé Martin')
  expect(await screen.findByRole('row', { name: /^Zoé Martin/ })).toBeTruthy()
})
