import { callJudge } from '@tablee/domain/tournaments/judge-calls/call-judge'
import { after, playerId, started, whole } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { executed } from '../../../transport/testing/local-server.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../testing/venue.ts'
import { CallsBar } from './calls-bar.tsx'

const PAIRED = started(venue(['Zoé', 'Max']))
const CALLED = after(PAIRED, callJudge(whole(PAIRED), playerId('p1'), new Date()))
const SACHA = { id: 'sacha', role: 'judge', name: 'Sacha', hasCome: true, expiresAt: null, replaces: null }

type Viewer = { readonly isOwn: boolean; readonly role?: 'judge' | 'head-judge' }

/** A judge's view. */
async function bar(tournament: Tournament, { isOwn, role = 'judge' }: Viewer = { isOwn: true }) {
  const server = await PlayedTournamentServer.start(tournament)
  server.others.set('get-shifts', () => executed(200, { success: true, data: { helpers: [{ ...SACHA, isOwn }] } }))
  const { id: tournamentId, code } = tournament
  const access = { tournamentId, code, secret: ORGANIZER_SECRET, role } as const
  return showScreen(<CallsBar tournament={tournament} access={access} />, { server })
}

const taken = (): Tournament => ({
  ...CALLED,
  judgeCalls: { ...CALLED.judgeCalls, open: CALLED.judgeCalls.open.map((call) => ({ ...call, takenBy: 'sacha' })) },
})

test('JUDG-30 the bar is there before anybody calls, and as high once somebody does', async () => {
  const { user } = await bar(PAIRED)
  const button = await screen.findByRole('button', { name: 'Aucun appel' })
  expect(button.className).toContain('h-11')
  await user.click(button)
  expect(await screen.findByRole('dialog', { name: 'Aucun appel' })).toBeTruthy()
})

test('JUDG-30 LOOK-32 it names the table that waits, tells it beside the button, and its calls open in a sheet', async () => {
  const { user } = await bar(CALLED)
  const button = await screen.findByRole('button', { name: /^1 appel · Table/ })
  expect(screen.getByRole('status').textContent).toMatch(/^1 appel · Table/)
  expect(within(button).queryByRole('status')).toBeNull()
  expect(button.className).toContain('h-11')
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: '1 table appelle l’arbitrage' }))
  expect(dialog.getByRole('button', { name: 'J’y vais' })).toBeTruthy()
})

test('JUDG-31 the staff reads who goes there, and only that one closes it', async () => {
  const { user } = await bar(taken(), { isOwn: false })
  await user.click(await screen.findByRole('button', { name: '1 appel' }))
  expect(await screen.findByText(/^Sacha y va · appel de Zoé/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Réglé' })).toBeNull()
})

test('LOOK-34 the head judge puts a call of somebody else back, and does not say that they go themselves', async () => {
  const { user } = await bar(taken(), { isOwn: false, role: 'head-judge' })
  await user.click(await screen.findByRole('button', { name: '1 appel' }))
  expect(await screen.findByRole('button', { name: 'Remettre en attente' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Je n’y vais plus' })).toBeNull()
})

test('JUDG-31 whoever goes there reads so, and closes it', async () => {
  const { user } = await bar(taken())
  await user.click(await screen.findByRole('button', { name: '1 appel' }))
  expect(await screen.findByText(/^Vous y allez/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Réglé' })).toBeTruthy()
})
