import type { TokenRow, TokensData } from '@tablee/contract/shops/tokens'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { executed } from '../transport/testing/local-server.ts'
import { anAccount } from './testing/an-account.ts'
import { EventServer } from './testing/event-server.ts'
import { openApp } from './testing/open-app.tsx'

const SCREEN: TokenRow = {
  ...{ id: 't1', name: 'Écran de la salle', kind: 'read', usedOn: '2030-01-04' },
  createdAt: '2030-01-01T10:00:00.000+00:00',
}
const BOT: TokenRow = { ...SCREEN, id: 't2', name: 'Robot', kind: 'run', usedOn: null }
const KEY = `tbl_${'k'.repeat(43)}`

let server: EventServer
const sent: { id: string; input: unknown }[] = []
beforeEach(async () => {
  server = await EventServer.start()
  sent.length = 0
  server.event.local.answerAccount(() => ({ status: 200, body: { ...anAccount(), labels: ['eventOrganizer'] } }))
})
afterEach(() => server.event.local.close())

function answer(id: string, data: TokensData & { readonly token?: string }) {
  server.event.others.set(id, (input) => {
    sent.push({ id, input })
    return executed(200, { success: true, data })
  })
}

async function openPage(tokens: readonly TokenRow[]) {
  answer('get-shop-tokens', { tokens: [...tokens] })
  await openApp('/my-api', { origin: server.event.local.origin })
  await screen.findByRole('heading', { name: 'Accès pour programmes' })
}

test('TOKN-1 a key is made with a name and a purpose, shown once, and forgotten when its access ends', async () => {
  await openPage([])
  expect(screen.getByText('Aucun accès')).toBeTruthy()
  const make = screen.getByRole('button', { name: 'Créer la clé' })
  await userEvent.click(make)
  expect(await screen.findByText('Donnez un nom à cet accès.')).toBeTruthy()
  expect(sent.filter(({ id }) => id === 'add-shop-token')).toEqual([])
  answer('add-shop-token', { tokens: [BOT], token: KEY })
  await userEvent.type(screen.getByLabelText('Nom du programme'), 'Robot')
  await userEvent.click(screen.getByRole('radio', { name: 'Lire et faire jouer' }))
  await userEvent.click(make)
  expect(await screen.findByText(KEY)).toBeTruthy()
  expect(sent.at(-1)).toEqual({ id: 'add-shop-token', input: { name: 'Robot', kind: 'run' } })
  // The next one begins again, without a fault.
  expect(screen.getByLabelText<HTMLInputElement>('Nom du programme').value).toBe('')
  expect(screen.queryByText('Donnez un nom à cet accès.')).toBeNull()
  answer('revoke-shop-token', { tokens: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Révoquer Robot' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Révoquer' }))
  await waitFor(() => expect(screen.queryByText(KEY)).toBeNull())
  expect(sent.at(-1)).toEqual({ id: 'revoke-shop-token', input: { id: 't2' } })
  expect(screen.getByText('Aucun accès')).toBeTruthy()
})

test('TOKN-7 each access says what it is for and when it was last used', async () => {
  await openPage([SCREEN, BOT])
  const lines = within(screen.getByRole('list', { name: 'Accès' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Écran de la salleLireCréé le 1.* janvier 2030 · Utilisé le 4 janvier 2030/),
    expect.stringMatching(/^RobotLire et faire jouerCréé le .* · Jamais utilisé/),
  ])
})

test('TOKN-1 with five accesses the page says what to do for another', async () => {
  await openPage(['a', 'b', 'c', 'd', 'e'].map((name) => ({ ...BOT, id: name, name })))
  expect(screen.getByText(/Révoquez-en un pour en ajouter un autre/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Créer la clé' })).toBeNull()
})
