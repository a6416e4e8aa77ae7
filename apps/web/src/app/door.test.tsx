import { checkIn } from '@tablee/domain/registrations/check-in'
import { USUAL_REGISTRATION } from '@tablee/domain/tournaments/life/registration-rules'
import { anAnnouncement } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { openSetting, settingClosed } from '../features/tournaments/testing/open-setting.ts'
import { toaster } from '../ui/toasts.tsx'
import { anAccount } from './testing/an-account.ts'
import { anEvent, ORGANIZER_ACCOUNT } from './testing/an-event.ts'
import { chooseInListMenu } from './testing/choose-in-list-menu.ts'
import { EventServer } from './testing/event-server.ts'
import { openApp } from './testing/open-app.tsx'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const FAR = { ...anAnnouncement, startsAt: '2090-01-15T18:00:00.000Z' }
const ruled = (rules: Partial<typeof USUAL_REGISTRATION> = {}) =>
  anEvent({ announcement: FAR, registrationRules: { ...USUAL_REGISTRATION, ...rules } })

const qrCode = { name: 'Code QR pour signaler son arrivée' }

async function openDoor(server: EventServer, account: string) {
  server.signedIn = anAccount({ $id: account, name: 'Boutique' })
  const opened = await openApp('/tournament/ABCDEF/door', { origin: server.event.local.origin })
  onTestFinished(async () => {
    toaster.remove()
    opened.unmount()
    opened.server.live.close()
    await server.event.local.close()
  })
}

test('FIND-6 the organizer lets players check in, and finds the code for the door beside them', async () => {
  const { server, user } = await openEventAdmin({ event: ruled(), names: ['Ana'], accepted: 1 })
  expect(screen.queryByRole('link', { name: 'Code de l’entrée' })).toBeNull()
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  const card = await openSetting(user, 'Inscriptions')
  const from = card.getByRole('combobox', { name: 'Arrivées signalées par les joueurs' })
  await user.selectOptions(from, '60 minutes avant le début')
  await user.click(card.getByRole('checkbox', { name: /^Avec le code QR de l’entrée/ }))
  await user.click(card.getByRole('button', { name: 'Enregistrer les règles' }))
  await waitFor(() =>
    expect(server.event.tournament.registrationRules).toMatchObject({ checkInMinutes: 60, checksInByCode: true }),
  )
  await settingClosed()
  await user.click(screen.getByRole('tab', { name: 'Joueurs' }))
  await chooseInListMenu(user, 'Code de l’entrée')
  expect(await screen.findByRole('img', qrCode)).toBeTruthy()
  expect(screen.queryByText('Ce code ne sert pas encore')).toBeNull()
})

test('FIND-6 who comes in by it appears on the organizer’s screen, where one tap takes it back', async () => {
  const { server, user } = await openEventAdmin({ event: ruled({ checksInByCode: true }), names: ['Ana'], accepted: 1 })
  expect(await screen.findByRole('button', { name: 'Présence d’Ana', pressed: false })).toBeTruthy()
  server.moves('Ana', (tournament, { registration }) => checkIn(tournament, { registration, isPresent: true }))
  expect(await screen.findByText('Sur place : 1 sur 1')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Présence d’Ana', pressed: true }))
  await waitFor(() => expect(server.keptOf('Ana').registration.state).toEqual({ kind: 'confirmed', isPresent: false }))
})

test('FIND-6 a code that nobody can use yet says where to switch it on', async () => {
  const server = await EventServer.start(ruled())
  await openDoor(server, ORGANIZER_ACCOUNT)
  expect(await screen.findByText('Ce code ne sert pas encore')).toBeTruthy()
  expect(await screen.findByRole('img', qrCode)).toBeTruthy()
})

test('FIND-6 nobody else is shown the code of the door', async () => {
  const server = await EventServer.start(ruled({ checksInByCode: true }))
  await openDoor(server, 'account-of-somebody')
  expect(await screen.findByRole('link', { name: 'Voir le tournoi' })).toBeTruthy()
  expect(screen.queryByRole('img', qrCode)).toBeNull()
})
