import { USUAL_REGISTRATION } from '@tablee/domain/tournaments/life/registration-rules'
import { anAnnouncement } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { toaster } from '../ui/toasts.tsx'
import { anEvent } from './testing/an-event.ts'
import { EventServer } from './testing/event-server.ts'
import { openApp } from './testing/open-app.tsx'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const FAR = { ...anAnnouncement, startsAt: '2090-01-15T18:00:00.000Z' }
const BOX = /besoin d’une place fixe/

async function openForm() {
  const event = anEvent({ announcement: FAR, registrationRules: { ...USUAL_REGISTRATION, deck: 'none' } })
  const server = await EventServer.start(event)
  const opened = await openApp('/tournament/ABCDEF', { origin: server.event.local.origin })
  onTestFinished(async () => {
    toaster.remove()
    opened.unmount()
    opened.server.live.close()
    await server.event.local.close()
  })
  const submit = await screen.findByRole('button', { name: 'S’inscrire' })
  const texts = { Pseudo: 'Bob', Prénom: 'Robert', Nom: 'Durand', 'E-mail': 'bob@example.org' }
  for (const [label, typed] of Object.entries(texts)) await opened.user.type(screen.getByLabelText(label), typed)
  await opened.user.click(screen.getByRole('checkbox', { name: /politique/ }))
  return { ...opened, server, submit }
}

test('READ-7 who registers ticks that they need a fixed seat, reads who sees it, and may say otherwise later', async () => {
  const { server, submit, user } = await openForm()
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: BOX })
  expect(box.checked).toBe(false)
  expect(box.labels?.[0]?.textContent).toContain('l’organisation est seule à le lire et décide')
  await user.click(box)
  await user.click(submit)
  await waitFor(() => expect(server.keptOf('Bob').wishesFixedSeat).toBe(true))
  await user.click(await screen.findByRole('button', { name: 'Modifier' }))
  const sheet = within(await screen.findByRole('dialog'))
  const kept = sheet.getByRole<HTMLInputElement>('checkbox', { name: BOX })
  expect(kept.checked).toBe(true)
  await user.click(kept)
  await user.click(sheet.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(server.keptOf('Bob').wishesFixedSeat).toBe(false))
})

test('READ-7 whoever leaves the box alone wishes for nothing', async () => {
  const { server, submit, user } = await openForm()
  await user.click(submit)
  await waitFor(() => expect(server.keptOf('Bob').wishesFixedSeat).toBe(false))
})

test('READ-7 the staff reads a wish at the row, finds those left, and gives the table by one tap', async () => {
  const { server, user } = await openEventAdmin({ names: ['Zoé', 'Max'], accepted: 2 })
  server.amends('Zoé', { wishesFixedSeat: true })
  const row = () => screen.getByRole('button', { name: 'Inscription de Zoé' }).closest('li')
  await waitFor(() => expect(row()?.textContent).toContain('Souhaite une place fixe'))
  expect(screen.getByRole('button', { name: /Place fixe à donner.*1/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Inscription de Zoé' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Zoé' }))
  expect(sheet.getByText('Souhaite une place fixe')).toBeTruthy()
  await user.click(await sheet.findByRole('button', { name: /^Donner la table\s1$/ }))
  expect(await screen.findByText('Zoé garde la table 1.')).toBeTruthy()
  expect(server.event.tournament.tablePlan.fixed).toHaveLength(1)
  await waitFor(() => expect(row()?.textContent).toMatch(/Table fixe.: 1/))
  expect(row()?.textContent).not.toContain('Souhaite')
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(row()?.textContent).toContain('Souhaite une place fixe'))
})

test('READ-7 a walk-in is written in with the wish', async () => {
  const { server, user } = await openEventAdmin({ names: ['Zoé'], accepted: 1 })
  await user.type(await screen.findByLabelText('Chercher ou ajouter un joueur'), 'Nora')
  await user.click(screen.getByRole('button', { name: 'Nom, e-mail, byes' }))
  await user.click(screen.getByRole('checkbox', { name: BOX }))
  await user.click(screen.getByRole('button', { name: /Ajouter.*Nora/ }))
  await waitFor(() => expect(server.keptOf('Nora').wishesFixedSeat).toBe(true))
})
