import type { ProcessingRegister } from '@tablee/contract/shops/processing-register'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { executed } from '../transport/testing/local-server.ts'
import { anAccount } from './testing/an-account.ts'
import { EventServer } from './testing/event-server.ts'
import { openApp } from './testing/open-app.tsx'

const BARE: ProcessingRegister = {
  shop: { name: 'Le Vieux Grimoire', address: '12 rue de la République, 69002 Lyon', email: null, phone: null },
  ...{ isMailSent: false, isPushed: false, deckSite: 'api2.moxfield.com', isPurged: false, backups: null },
  ...{ isOverwritten: false, hooks: 0, tokens: 0, ratings: 0, youthEvents: 0, guardians: 0 },
}

let server: EventServer
beforeEach(async () => {
  server = await EventServer.start()
  server.event.local.answerAccount(() => ({ status: 200, body: { ...anAccount(), labels: ['eventOrganizer'] } }))
})
afterEach(() => server.event.local.close())

async function openPage(facts: Partial<ProcessingRegister>) {
  server.event.others.set('get-processing-register', () =>
    executed(200, { success: true, data: { ...BARE, ...facts } }),
  )
  await openApp('/my-processing', { origin: server.event.local.origin })
  await screen.findByRole('heading', { level: 1, name: 'Registre des activités de traitement' })
}

const activities = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('MINR-26 the register names what really happens, and nothing that is off or not in use', async () => {
  await openPage({})
  expect(activities()).toEqual(['Inscriptions et tournois', 'Personnes déjà venues', 'Lecture de decklists'])
  expect(screen.getByText(/L’effacement automatique est éteint/)).toBeTruthy()
  expect(screen.getByText(/ne fait pas de sauvegarde/)).toBeTruthy()
  expect(screen.queryByText(/écrasé/)).toBeNull()
})

test('MINR-26 with all of it in use the register says so in the figures of the server', async () => {
  const on = { isMailSent: true, isPushed: true, isPurged: true, isOverwritten: true }
  await openPage({ ...on, backups: { days: 7, weeks: 4, months: 12 }, hooks: 2, tokens: 1, ratings: 1, youthEvents: 3 })
  expect(activities()).toHaveLength(9)
  expect(screen.getByText(/^Prénom, nom, e-mail.*365 jours après la fin/)).toBeTruthy()
  expect(screen.getByText(/noms entiers.*90 jours après la fin/)).toBeTruthy()
  expect(screen.getByText(/Adresses annoncées.*2\. Programmes avec un accès.*1\./)).toBeTruthy()
  expect(screen.getByText(/7 jours, 4 semaines et 12 mois/)).toBeTruthy()
  expect(screen.getByText(/écrasé/)).toBeTruthy()
})

test('MINR-40 the register names the guardians as soon as one was asked for', async () => {
  await openPage({ guardians: 1 })
  expect(activities()).toContain('Accord des personnes responsables')
  expect(screen.getByText(/Pas de date de naissance/)).toBeTruthy()
})

test('MINR-27 name, address and contact are completed for the printed page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await openPage({})
  const contact = screen.getByLabelText<HTMLInputElement>(/^Contact/)
  await userEvent.type(contact, 'rgpd@grimoire.example')
  const controller = within(
    screen.getByRole('heading', { name: 'Responsable du traitement' }).parentElement as HTMLElement,
  )
  expect(controller.getByText('Le Vieux Grimoire')).toBeTruthy()
  expect(controller.getByText('rgpd@grimoire.example')).toBeTruthy()
  expect(screen.getByText(/sur demande à Le Vieux Grimoire/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }))
  expect(print).toHaveBeenCalledOnce()
})
