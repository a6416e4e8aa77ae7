import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { executed } from '../../../transport/testing/local-server.ts'
import type { HelperOnShift } from '../api/own/shifts.ts'
import type { StaffMember } from '../api/own/staff.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../testing/venue.ts'
import { OwnShifts } from './own-shifts.tsx'
import { momentOf, shiftEnds } from './shift-ends.ts'
import { StaffSection } from './staff-section.tsx'

const LATER = '2099-02-01T05:00:00.000+00:00'
const on = (name: string, more: Partial<HelperOnShift> = {}): HelperOnShift => ({
  ...{ id: name.toLowerCase(), role: 'judge', name, hasCome: true, expiresAt: LATER, replaces: null, isOwn: false },
  ...more,
})
const member = ({ id, role, name, expiresAt, replaces }: HelperOnShift): StaffMember => ({
  ...{ id, role, name, expiresAt, replaces, invitedAt: LATER, acceptedAt: LATER, lastUsedAt: null, revokedAt: null },
})
const said = (data: object) => () => executed(200, { success: true, data })

async function team(role: 'organizer' | 'judge' | 'head-judge', helpers: readonly HelperOnShift[]) {
  const server = await PlayedTournamentServer.start(venue(['Zoé']))
  const { tournament } = server
  server.others.set('get-shifts', said({ helpers }))
  server.others.set('get-staff', said({ staff: helpers.map(member) }))
  server.others.set('hand-over-shift', said({ id: 'new', oneTimeCode: null, expiresAt: LATER }))
  server.others.set('take-back-shift', said({ helpers }))
  const { id: tournamentId, code } = tournament
  const access = { tournamentId, code, secret: ORGANIZER_SECRET, role }
  const page =
    role === 'organizer' ? (
      <StaffSection tournament={tournament} access={access} />
    ) : (
      <OwnShifts tournament={tournament} access={access} onClose={() => {}} />
    )
  const shown = await showScreen(page, { server })
  const sentTo = (call: string) => server.calls.filter(({ id }) => id === call).map(({ input }) => input)
  return { server, sentTo, ...shown }
}

test('JUDG-29 two taps let somebody who helps stand in, and a third takes it back', async () => {
  const { user, sentTo } = await team('organizer', [on('Dominique'), on('Sacha', { role: 'scorekeeper' })])
  await user.click(await screen.findByRole('button', { name: 'Faire remplacer Dominique' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Qui remplace Dominique ?' }))
  const before = Date.now()
  await user.click(await dialog.findByRole('button', { name: /^Sacha/ }))
  expect(await screen.findByText(/^Sacha remplace Dominique jusqu’/)).toBeTruthy()
  const [sent] = sentTo('hand-over-shift')
  expect(sent).toMatchObject({ id: 'dominique', standIn: { helper: 'sacha' } })
  const hours = (Date.parse(String(sent?.expiresAt)) - before) / 3_600_000
  expect(hours).toBeGreaterThan(0.9)
  expect(hours).toBeLessThan(1.1)
  await user.click(screen.getByRole('button', { name: 'Reprendre' }))
  expect(await screen.findByText('Le remplacement est terminé.')).toBeTruthy()
  expect(sentTo('take-back-shift')).toMatchObject([{ id: 'new' }])
})

test('JUDG-29 somebody else gets a link, once they have a name', async () => {
  const { user, server, sentTo } = await team('judge', [on('Dominique', { isOwn: true })])
  const oneTimeCode = 'abcdefghijklmnopqrstuvwx'
  server.others.set('hand-over-shift', said({ id: 'new', oneTimeCode, expiresAt: LATER }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Qui vous remplace ?' }))
  await user.click(dialog.getByRole('button', { name: 'Créer le lien' }))
  expect(await dialog.findByText('Indiquez le nom de la personne invitée.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Nom de la personne'), ' Alix {Enter}')
  expect(await dialog.findByText('Invitation d’Alix')).toBeTruthy()
  expect(sentTo('hand-over-shift')).toMatchObject([{ id: 'dominique', standIn: { name: 'Alix' } }])
})

test('JUDG-29 the list says who stands in for whom, and either of them ends it', async () => {
  const standIn = on('Sacha', { id: 'new', replaces: 'dominique' })
  const { user, sentTo } = await team('organizer', [on('Dominique'), standIn])
  const rows = await within(await screen.findByRole('list', { name: 'Équipe d’organisation' })).findAllByRole(
    'listitem',
  )
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Remplacement par Sacha'),
    expect.stringContaining('Remplace Dominique'),
  ])
  await user.click(screen.getByRole('button', { name: 'Mettre fin au remplacement de Dominique' }))
  await screen.findByText('Le remplacement est terminé.')
  expect(sentTo('take-back-shift')).toMatchObject([{ id: 'new' }])
})

test('JUDG-29 a stand-in gives the role back, and a head judge moves those of judges alone', async () => {
  const standIn = on('Sacha', { id: 'new', replaces: 'dominique', isOwn: true })
  await team('judge', [on('Dominique'), standIn, on('Sacha', { role: 'scorekeeper', isOwn: true })])
  expect(await screen.findByRole('button', { name: 'Rendre · Vous' })).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('JUDG-29 a head judge finds themselves and the judges', async () => {
  const camille = on('Camille', { role: 'head-judge', isOwn: true })
  await team('head-judge', [camille, on('Dominique'), on('Sacha', { role: 'scorekeeper' })])
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Vous'),
    expect.stringContaining('Dominique'),
  ])
})

test('JUDG-29 only ends within the role are offered, and a time is the next one on a clock', () => {
  const now = new Date(2030, 0, 31, 16, 0)
  const at = (hour: number, minute = 0) => new Date(2030, 0, 31, hour, minute)
  const giver = { expiresAt: at(17, 30).toISOString() }
  expect(shiftEnds(giver, null, now)).toEqual([
    ['oneHour', at(17)],
    ['end', at(17, 30)],
    ['other', null],
  ])
  expect(shiftEnds({ expiresAt: null }, { endsAt: at(20).toISOString() }, now)).toContainEqual(['end', at(20)])
  expect(momentOf('17:15', giver, now)).toEqual(at(17, 15))
  expect(momentOf('17:45', giver, now)).toBeNull()
  expect(momentOf('15:00', { expiresAt: null }, now)).toEqual(new Date(2030, 1, 1, 15, 0))
  expect(momentOf('', giver, now)).toBeNull()
})
