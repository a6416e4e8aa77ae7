import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseInListMenu } from './testing/choose-in-list-menu.ts'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const NAMES = ['Zoé', 'Max', 'Léa', 'Inès']

test('FIND-5 the organizer writes, looks at it, sends it, and reads to how many it went', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 4 })
  await chooseInListMenu(user, 'Écrire aux personnes inscrites')
  const dialog = within(await screen.findByRole('dialog', { name: 'Écrire aux personnes inscrites' }))
  expect(await dialog.findByText(/4 personnes inscrites le liront. Encore 3 messages aujourd’hui./)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Voir l’aperçu' }))
  expect(dialog.getByText('Écrivez d’abord votre message.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Votre message'), 'La porte est dans la cour.')
  await user.click(dialog.getByRole('button', { name: 'Voir l’aperçu' }))
  expect(dialog.getByText('La porte est dans la cour.')).toBeTruthy()
  expect(server.messages.news).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Envoyer à 4 personnes' }))
  expect(await dialog.findByText('Message envoyé à 4 personnes')).toBeTruthy()
  expect(dialog.getByText(/dont 2 personnes aussi par e-mail/)).toBeTruthy()
  expect(server.messages.news.map(({ text }) => text)).toEqual(['La porte est dans la cour.'])
})

test('FIND-5 whoever has written enough today is told so before they write', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 4 })
  server.messages = { ...server.messages, writing: { left: 0, recipients: 4 } }
  await chooseInListMenu(user, 'Écrire aux personnes inscrites')
  expect(await screen.findByText('Assez de messages pour aujourd’hui')).toBeTruthy()
  expect(screen.queryByLabelText('Votre message')).toBeNull()
})
