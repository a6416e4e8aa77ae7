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
const from = (guardianBelow: number) =>
  anEvent({ announcement: FAR, registrationRules: { ...USUAL_REGISTRATION, deck: 'none', guardianBelow } })
const BELOW = /moins de 16/
const NAME = 'Nom de la personne responsable'
const CONTACT = /^Son e-mail ou son téléphone/
const CONSENT = /autorité parentale/

async function openForm(event = from(16)) {
  const server = await EventServer.start(event)
  const opened = await openApp('/tournament/ABCDEF', { origin: server.event.local.origin })
  onTestFinished(async () => {
    toaster.remove()
    opened.unmount()
    opened.server.live.close()
    await server.event.local.close()
  })
  await screen.findByRole('button', { name: 'S’inscrire' })
  const texts = { Pseudo: 'Bob', Prénom: 'Robert', Nom: 'Durand', 'E-mail': 'bob@example.org' }
  for (const [label, typed] of Object.entries(texts)) await opened.user.type(screen.getByLabelText(label), typed)
  await opened.user.click(screen.getByRole('checkbox', { name: /politique/ }))
  const submit = () => opened.user.click(screen.getByRole('button', { name: 'S’inscrire' }))
  return { ...opened, server, submit }
}

test('MINR-37 the form asks only whether one is below the age; then for a name, a contact and an agreement, each in words', async () => {
  const { server, user, submit } = await openForm()
  expect(screen.queryByLabelText(NAME)).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: BELOW }))
  await submit()
  expect(await screen.findByText('Donnez le nom de la personne responsable')).toBeTruthy()
  expect(screen.getByText('L’accord de la personne responsable est obligatoire')).toBeTruthy()
  await user.type(screen.getByLabelText(NAME), 'Odile Durand')
  await user.type(screen.getByLabelText(CONTACT), 'odile@exemple.fr')
  await user.click(screen.getByRole('checkbox', { name: CONSENT }))
  await submit()
  await waitFor(() =>
    expect(server.keptOf('Bob').guardian).toMatchObject({
      ...{ age: 16, name: 'Odile Durand', contact: 'odile@exemple.fr' },
      agreed: { text: 1, isByStaff: false },
    }),
  )
})

test('MINR-37 whoever is old enough says so by leaving the box, and sends nothing of a guardian', async () => {
  const { server, submit } = await openForm()
  await submit()
  await waitFor(() => expect(server.keptOf('Bob').guardian).toBeNull())
  const sent = server.event.calls.find(({ id }) => id === 'register-advanced-player')
  expect(sent?.input).toMatchObject({ guardian: null })
})

test('MINR-34 a walk-in below the age is written in by one tick more, marked, and the agreement is noted later', async () => {
  const { server, user } = await openEventAdmin({ event: from(16) })
  await user.type(await screen.findByLabelText('Chercher ou ajouter un joueur'), 'Nora')
  await user.click(screen.getByRole('checkbox', { name: BELOW }))
  await user.click(screen.getByRole('button', { name: /Ajouter.*Nora/ }))
  await waitFor(() => expect(server.keptOf('Nora').guardian).toMatchObject({ age: 16, agreed: null }))
  expect((await screen.findAllByText(/Accord à recueillir/)).length).toBeGreaterThan(0)
  await user.click(await screen.findByRole('button', { name: /Inscription.*Nora/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Nora' }))
  await user.click(sheet.getByRole('button', { name: 'Modifier' }))
  await user.type(sheet.getByLabelText(NAME), 'Odile Durand')
  await user.click(sheet.getByRole('checkbox', { name: /sur place ou sur papier/ }))
  await user.click(sheet.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(server.keptOf('Nora').guardian?.agreed).toMatchObject({ isByStaff: true }))
  expect(await sheet.findByText(/^Accord noté par l’organisation/)).toBeTruthy()
})
