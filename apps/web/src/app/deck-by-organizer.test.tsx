import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openEventAdmin } from './testing/open-event-admin.tsx'

test('FIND-6 the organizer hands in a deck for a player, changes it, and reads who gave it', async () => {
  const { server, user } = await openEventAdmin({ names: ['Zoé', 'Max'], accepted: 2 })
  await user.click(await screen.findByRole('button', { name: 'Inscription de Max' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Donner une decklist' }))
  expect(within(dialog).getByText('La personne inscrite verra que l’organisation a donné cette decklist.')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer la decklist' }))
  const [fault] = await within(dialog).findAllByText(
    'Collez le texte de votre decklist, ou donnez l’adresse où la lire.',
  )
  expect(fault).toBeTruthy()
  await user.click(await within(dialog).findByLabelText('Texte de la decklist'))
  await user.paste('20 Island')
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer la decklist' }))
  expect(await within(dialog).findByText('Donnée par l’organisation.')).toBeTruthy()
  expect(JSON.parse(server.keptOf('Max').decklist ?? '')).toMatchObject({ decklistText: '20 Island' })
  await user.click(within(dialog).getByRole('button', { name: 'Changer la decklist' }))
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Texte de la decklist').value).toBe('20 Island')
  await user.click(within(dialog).getByRole('button', { name: 'Annuler' }))
  expect(within(dialog).getByRole('button', { name: 'Changer la decklist' })).toBeTruthy()
})

test('FIND-6 the deck of who cancelled is not handed in for them', async () => {
  const { server, user } = await openEventAdmin({ names: ['Zoé', 'Max'], accepted: 2 })
  await user.click(await screen.findByRole('button', { name: 'Inscription de Max' }))
  await user.click(await screen.findByRole('button', { name: 'Annuler l’inscription' }))
  await screen.findByText('L’inscription de Max est annulée.')
  await user.click(await screen.findByRole('button', { name: 'Inscription de Max' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByRole('button', { name: /decklist/ })).toBeNull()
  expect(server.keptOf('Max').decklist).toBeNull()
})
