import { anAnnouncement } from '@tablee/domain/tournaments/testing/a-tournament'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { executed } from '../transport/testing/local-server.ts'
import { anEvent } from './testing/an-event.ts'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const TODAY = { announcement: { ...anAnnouncement, startsAt: new Date().toISOString() } }
const THREE_WEEKS = {
  announcement: { ...anAnnouncement, startsAt: new Date(Date.now() + 21 * 86_400_000).toISOString() },
}

const TABLE = [
  'Pseudo;Prénom;Nom;E-mail;Téléphone;Deck;Réglé;Présent;Membre',
  'Inès;Inès;Martin;ines@exemple.fr;06 12 34 56 78;https://moxfield.com/decks/abc;oui;oui;42',
  ';Tom;Petit;tom@;;Burn;;;7',
  'Zoé;;;;;;;;',
].join('\r\n')

async function paste(text: string, announced: object) {
  const opened = await openEventAdmin({ event: anEvent(announced), names: ['Zoé'], accepted: 1 })
  const sent: object[] = []
  opened.server.event.others.set('add-players-at-desk', ({ players }) => {
    sent.push(...(players as object[]))
    return executed(200, { success: true, data: { registrations: [], maxPlayers: null } })
  })
  const field = await screen.findByLabelText('Chercher ou ajouter un joueur')
  fireEvent.paste(field, { clipboardData: { getData: () => text } })
  const dialog = await screen.findByRole('dialog', { name: 'Ajouter une liste' })
  await within(dialog).findByRole('status')
  return { ...opened, sent, dialog: within(dialog) }
}

test('SHOP-50 every column of a pasted table is shown with what is made of it, and sent', async () => {
  const { user, sent, dialog } = await paste(TABLE, TODAY)
  expect(dialog.getByRole('status').textContent).toBe('2 personnes à ajouter')
  expect(dialog.getByText(/^Laissée de côté/, { exact: false }).textContent).toContain('Membre')
  const people = within(dialog.getByRole('list', { name: 'Personnes à ajouter' })).getAllByRole('listitem')
  expect(people.map(({ textContent }) => textContent)).toEqual([
    'InèsInès Martin · ines@exemple.fr · 06 12 34 56 78 · decklist · réglé · sur place',
    'Tom PetitBurn',
  ])
  const leftOut = dialog.getByRole('list', { name: '1 ligne laissée de côté' })
  expect(leftOut.textContent).toContain('Ligne 4')
  expect(leftOut.textContent).toContain('Déjà dans l’événement')
  expect(dialog.getByRole('list', { name: /^1 case non lue/ }).textContent).toMatch(/Ligne 3.*Tom Petit.*E-mail.*tom@/)
  expect(dialog.getByText('Aucun e-mail ne part avec cet ajout.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Ajouter 2 personnes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    {
      ...{ playerName: 'Inès', firstName: 'Inès', lastName: 'Martin', email: 'ines@exemple.fr' },
      ...{ phone: '06 12 34 56 78', hasPaid: true, isPresent: true },
      decklist: { decklistText: '', urlOfDecklist: 'https://moxfield.com/decks/abc', deckName: '' },
    },
    { playerName: 'Tom Petit', firstName: 'Tom', lastName: 'Petit', notes: 'Deck\u202f: Burn', isPresent: false },
  ])
  expect(await screen.findByText('2 personnes ajoutées.')).toBeTruthy()
})

test('SHOP-50 a column is taken for something else, and nothing is remembered of it', async () => {
  const { user, dialog } = await paste('Truc;Machin\nZoé;Nina\nKim;Sam', TODAY)
  const second = await dialog.findByLabelText('Colonne 2')
  expect(dialog.getByLabelText<HTMLSelectElement>('Colonne 1').value).toBe('playerName')
  await user.selectOptions(second, 'Pseudo')
  expect(dialog.getByLabelText<HTMLSelectElement>('Colonne 1').value).toBe('none')
  await user.click(dialog.getByRole('checkbox', { name: 'La première ligne nomme les colonnes' }))
  await user.selectOptions(dialog.getByLabelText('Machin'), 'Pseudo')
  const names = () =>
    within(dialog.getByRole('list', { name: 'Personnes à ajouter' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(names()).toEqual(['Nina', 'Sam'])
  await user.click(dialog.getByRole('button', { name: 'Modifier le texte' }))
  await user.type(dialog.getByRole('textbox'), '{Enter}Ana;Léo')
  await user.click(dialog.getByRole('button', { name: 'Voir la liste' }))
  await dialog.findByRole('status')
  expect(dialog.getByLabelText<HTMLSelectElement>('Colonne 1').value).toBe('playerName')
})

test('SHOP-51 three weeks before nobody is there, whatever the column says; on the day who is there is asked', async () => {
  const { user, sent, dialog } = await paste(TABLE, THREE_WEEKS)
  expect(dialog.getByText(/^Personne n’est pointé avant le jour de l’événement\./)).toBeTruthy()
  expect(dialog.queryByText(/sur place/, { selector: 'li p' })).toBeNull()
  await user.keyboard('{Escape}')
  expect(sent).toEqual([])
})

test('SHOP-51 a list of names alone checks in nobody unless it is ticked', async () => {
  const { user, sent, dialog } = await paste('Nina\nSam', TODAY)
  await user.click(dialog.getByRole('checkbox', { name: 'Ces personnes sont déjà sur place' }))
  await user.click(dialog.getByRole('button', { name: 'Ajouter 2 personnes' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    { playerName: 'Nina', isPresent: true },
    { playerName: 'Sam', isPresent: true },
  ])
})

test('SHOP-9 who has an address on a list hears of it only where that is ticked, which says how many letters leave', async () => {
  const { user, server, dialog } = await paste(TABLE, TODAY)
  await user.click(dialog.getByRole('checkbox', { name: /^Prévenir par e-mail\s: 1 envoi/ }))
  expect(dialog.queryByText('Aucun e-mail ne part avec cet ajout.')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Ajouter 2 personnes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const asked = server.event.calls
    .filter(({ id }) => id === 'add-players-at-desk')
    .map(({ input }) => input.tellsByMail)
  expect(asked).toEqual([true])
})
