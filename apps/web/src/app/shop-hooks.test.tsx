import type { HookDeliveryRow, HookRow, HooksData } from '@tablee/contract/shops/hooks'
import { HOOK_EVENTS } from '@tablee/domain/shops/hook'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { executed } from '../transport/testing/local-server.ts'
import { anAccount } from './testing/an-account.ts'
import { EventServer } from './testing/event-server.ts'
import { openApp } from './testing/open-app.tsx'

const SITE: HookRow = {
  ...{ id: 'h1', kind: 'json', address: 'https://lerepaire.fr/annonces?…', events: [...HOOK_EVENTS] },
  ...{ isOn: true, end: null, createdAt: '2030-01-05T10:00:00.000+00:00' },
}
const DISCORD: HookRow = {
  ...SITE,
  ...{ id: 'h2', kind: 'discord', address: 'https://discord.com/api/webhooks/1/…', events: ['full', 'finished'] },
  ...{ isOn: false, end: 'given_up' },
}

function delivered(number: number): HookDeliveryRow {
  return {
    ...{ id: `d${number}`, hookId: 'h1', event: 'paired', name: 'Modern du vendredi', round: number, state: 'sent' },
    ...{ attempts: 1, status: 204, failure: null, createdAt: '2030-01-05T20:00:00.000+00:00', dueAt: null },
  }
}

let server: EventServer
const sent: { id: string; input: unknown }[] = []
beforeEach(async () => {
  server = await EventServer.start()
  sent.length = 0
  server.event.local.answerAccount(() => ({ status: 200, body: { ...anAccount(), labels: ['eventOrganizer'] } }))
})
afterEach(() => server.event.local.close())

function answer(id: string, data: HooksData & { readonly secret?: string | null }) {
  server.event.others.set(id, (input) => {
    sent.push({ id, input })
    return executed(200, { success: true, data })
  })
}

async function openPage(deliveries: readonly HookDeliveryRow[]) {
  answer('get-webhooks', { hooks: [SITE, DISCORD], deliveries: [...deliveries] })
  await openApp('/my-webhooks', { origin: server.event.local.origin })
  return await screen.findByRole('list', { name: 'Adresses' })
}

test('HOOK-10 the page says in a line what goes to each address, and eight of the last deliveries', async () => {
  const addresses = await openPage(Array.from({ length: 12 }, (_, index) => delivered(12 - index)))
  expect(within(addresses).getByText('Tout y part')).toBeTruthy()
  expect(within(addresses).getByText('Y part : Complet et Tournoi terminé')).toBeTruthy()
  const deliveries = screen.getByRole('list', { name: 'Derniers envois' })
  expect(within(deliveries).getAllByRole('listitem')).toHaveLength(8)
  await userEvent.click(screen.getByRole('button', { name: 'Voir 4 autres, plus anciens' }))
  expect(within(deliveries).getAllByRole('listitem')).toHaveLength(12)
  expect(screen.queryByRole('button', { name: /plus anciens/ })).toBeNull()
})

test('HOOK-10 a delivery is sent once more, and stands as waiting', async () => {
  await openPage([{ ...delivered(3), state: 'failed', status: 500, failure: 'refused' }])
  answer('repeat-webhook', {
    hooks: [SITE, DISCORD],
    deliveries: [{ ...delivered(3), state: 'waiting', status: null }],
  })
  expect(screen.getByText(/Échec · refusé · réponse 500/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer de nouveau' }))
  expect(await screen.findByText('C’est reparti')).toBeTruthy()
  expect(sent.at(-1)).toEqual({ id: 'repeat-webhook', input: { id: 'd3' } })
  expect(screen.getByText(/En attente/)).toBeTruthy()
})

test('HOOK-10 an address that was given up is switched on again', async () => {
  const addresses = await openPage([])
  expect(within(addresses).getByText('Éteinte : sans réponse depuis un jour')).toBeTruthy()
  answer('change-webhook', { hooks: [SITE, { ...DISCORD, isOn: true, end: null }], deliveries: [] })
  await userEvent.click(screen.getByRole('button', { name: `Ce que devient ${DISCORD.address}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rallumer' }))
  expect(await screen.findByText('Adresse rallumée')).toBeTruthy()
  expect(sent.at(-1)).toEqual({ id: 'change-webhook', input: { id: 'h2', events: ['full', 'finished'], isOn: true } })
  await waitFor(() => expect(screen.queryByText(/^Éteinte/)).toBeNull())
})

test('HOOK-10 another key says which address it signs for', async () => {
  await openPage([])
  answer('renew-webhook-secret', { hooks: [SITE, DISCORD], deliveries: [], secret: 'whsec_abc' })
  await userEvent.click(screen.getByRole('button', { name: `Ce que devient ${SITE.address}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Changer la clé' }))
  const key = await screen.findByText('whsec_abc')
  expect(key.parentElement?.textContent).toContain(SITE.address)
})
