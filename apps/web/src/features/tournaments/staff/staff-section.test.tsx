import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { executed } from '../../../transport/testing/local-server.ts'
import type { StaffMember } from '../api/own/staff.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../testing/venue.ts'
import { StaffSection } from './staff-section.tsx'

const member = (name: string, more: Partial<StaffMember> = {}): StaffMember => ({
  ...{ id: `id of ${name}`, role: 'judge', name, invitedAt: '2030-01-31T18:00:00.000+00:00', acceptedAt: null },
  ...{ lastUsedAt: null, expiresAt: '2099-02-01T05:00:00.000+00:00', revokedAt: null },
  ...more,
})

/** The organizer's view of these people. */
async function team(...staff: readonly StaffMember[]) {
  const server = await PlayedTournamentServer.start(venue(['Zoé']))
  const { tournament } = server
  const { id: tournamentId, code } = tournament
  const answer = (people: readonly StaffMember[]) => () => executed(200, { success: true, data: { staff: people } })
  server.others.set('get-staff', answer(staff))
  const access = { tournamentId, code, secret: ORGANIZER_SECRET, role: 'organizer' } as const
  const shown = await showScreen(<StaffSection tournament={tournament} access={access} />, { server })
  const sentTo = (call: string) => server.calls.filter(({ id }) => id === call).map(({ input }) => input)
  return { server, answer, sentTo, ...shown }
}

test('STAK-10 who was invited, who came, who was there last, and whose role is over', async () => {
  const came = { acceptedAt: '2030-01-31T18:05:00.000+00:00', lastUsedAt: '2030-01-31T19:00:00.000+00:00' }
  await team(
    member('Nour'),
    member('Sacha', { ...came, role: 'scorekeeper' }),
    member('Alix', { ...came, revokedAt: '2030-01-31T20:00:00.000+00:00' }),
    member('Charlie', { ...came, expiresAt: '2020-01-01T00:00:00.000+00:00' }),
  )
  const rows = await within(await screen.findByRole('list', { name: 'Équipe d’organisation' })).findAllByRole(
    'listitem',
  )
  const saying = [
    ['Nour', 'Arbitrage', 'Invitation pas encore ouverte', 'Retirer'],
    ['Sacha', 'Saisie des scores', 'Dernière activité', 'Retirer'],
    ['Alix', 'Arbitrage', 'Retiré le', 'Effacer'],
    ['Charlie', 'Arbitrage', 'Terminé le', 'Effacer'],
  ]
  for (const [index, texts] of saying.entries())
    for (const text of texts) expect(rows[index]?.textContent).toContain(text)
})

test('STAK-10 an invitation needs a name, and its link is shown once, with the code behind the #', async () => {
  const { user, server, sentTo } = await team()
  const oneTimeCode = 'abcdefghijklmnopqrstuvwx'
  const expiresAt = '2030-02-01T05:00:00.000+00:00'
  server.others.set('invite-staff', () => executed(200, { success: true, data: { id: 'x', oneTimeCode, expiresAt } }))
  expect(await screen.findByText('Personne ne vous aide pour l’instant.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Inviter quelqu’un' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Créer le lien' }))
  expect(await dialog.findByText('Indiquez le nom de la personne invitée.')).toBeTruthy()
  expect(sentTo('invite-staff')).toEqual([])
  await user.click(dialog.getByRole('radio', { name: 'Co-organisation' }))
  expect(dialog.getByText(/Ne voit aucune donnée personnelle/)).toBeTruthy()
  await user.type(dialog.getByLabelText('Nom de la personne'), ' Nour {Enter}')
  await dialog.findByText('Invitation de Nour')
  expect(sentTo('invite-staff')).toMatchObject([{ role: 'co-organizer', name: 'Nour', organizerId: ORGANIZER_SECRET }])
  await user.click(dialog.getByRole('button', { name: 'Copier le lien' }))
  expect(await navigator.clipboard.readText()).toMatch(/\/tournament\/ABCDEF\/help#abcdefghijklmnopqrstuvwx$/)
  await user.click(dialog.getByRole('button', { name: 'Terminé' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.body.textContent).not.toContain(oneTimeCode)
})

test('STAK-10 a role is taken away after a question, and a name erased once the role is over', async () => {
  const nour = member('Nour', { acceptedAt: '2030-01-31T18:05:00.000+00:00' })
  const { user, server, answer, sentTo } = await team(nour)
  server.others.set('revoke-staff', answer([{ ...nour, revokedAt: '2030-01-31T20:00:00.000+00:00' }]))
  server.others.set('erase-staff', answer([]))
  await user.click(await screen.findByRole('button', { name: 'Retirer Nour de l’équipe d’organisation' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Retirer Nour de l’équipe d’organisation ?' }))
  expect(sentTo('revoke-staff')).toEqual([])
  await user.click(question.getByRole('button', { name: 'Retirer' }))
  await user.click(await screen.findByRole('button', { name: 'Effacer le nom de Nour' }))
  const second = within(await screen.findByRole('alertdialog', { name: 'Effacer le nom de Nour ?' }))
  await user.click(second.getByRole('button', { name: 'Effacer' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Équipe d’organisation' })).toBeNull())
  const sent = { code: 'ABCDEF', organizerId: ORGANIZER_SECRET, id: 'id of Nour' }
  expect([sentTo('revoke-staff'), sentTo('erase-staff')]).toEqual([[sent], [sent]])
})

test('JUDG-10 the staff’s page says what each role may do, and nothing that it may not', async () => {
  const { user } = await team()
  await user.click(await screen.findByText('Ce que chacun peut faire'))
  const dutiesIn = (role: string) => {
    const term = screen.getAllByRole('term').find(({ textContent }) => textContent === role)
    const said = within(term?.parentElement as HTMLElement).getAllByRole('listitem')
    return said.map(({ textContent }) => textContent)
  }
  expect(dutiesIn('Arbitrage')).toContain('Donner des pénalités et les retirer, jusqu’à la disqualification')
  expect(dutiesIn('Arbitrage')).not.toContain('Répondre aux recours')
  expect(dutiesIn('Arbitrage principal')).toEqual([...dutiesIn('Arbitrage'), 'Répondre aux recours'])
  expect(dutiesIn('Saisie des scores')).toContain('Régler l’horloge des rondes et du draft')
  expect(dutiesIn('Saisie des scores').some((text) => text?.includes('pénalités'))).toBe(false)
  expect(dutiesIn('Co-organisation')).toContain('Répondre aux recours')
  expect(dutiesIn('Co-organisation').some((text) => text?.includes('données personnelles'))).toBe(false)
})
