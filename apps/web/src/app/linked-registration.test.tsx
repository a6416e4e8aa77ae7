import type { LinkedRegistration } from '@tablee/contract/registrations/registration-link'
import { EMPTY_DECKLIST } from '@tablee/domain/decklists/decklist'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { executed } from '../transport/testing/local-server.ts'
import { toaster } from '../ui/toasts.tsx'
import { EventServer } from './testing/event-server.ts'
import { aStorageBackend, openApp } from './testing/open-app.tsx'

const TOKEN = 'r1.signature'

type Asked = { readonly call: string; readonly input: Record<string, unknown> }

const REGISTRATION: LinkedRegistration = {
  ...{ registrationId: 'r1', playerName: 'Bob', status: 'confirmed', dropped: false, checkedIn: false },
  ...{ hasPaid: false, waitingPosition: null, decklist: null, isOfAccount: false },
  tournament: {
    ...{ id: 't1', code: 'ABCDEF', name: 'Modern du samedi', startsAt: '2099-01-16T13:00:00.000+00:00' },
    ...{ location: '69003 Lyon', fee: '5 €', bring: 'Deck et dés', deck: 'wanted', checkInOpensAt: null },
    ...{
      areDecksLocked: false,
      decks: { game: 'magic', hasCommanders: false, format: 'modern', formatName: null },
      isStarted: false,
      isFinished: false,
      isCancelled: false,
    },
  },
}

async function open(hash: string, first: Partial<LinkedRegistration> = {}) {
  const server = await EventServer.start()
  const { id } = server.event.tournament
  let shown: LinkedRegistration = {
    ...REGISTRATION,
    ...first,
    tournament: { ...REGISTRATION.tournament, ...first.tournament, id },
  }
  const asked: Asked[] = []
  const answer = (call: string) => (input: Record<string, unknown>) => {
    asked.push({ call, input })
    if (call === 'open-registration-link' && input.token !== TOKEN) {
      return executed(404, { success: false, message: 'Faux.', reason: 'registration_link_invalid' })
    }
    const { kind, isPresent } = (input.act ?? {}) as { kind?: string; isPresent?: boolean }
    if (kind === 'cancel') shown = { ...shown, status: 'cancelled' }
    if (kind === 'check-in') shown = { ...shown, checkedIn: isPresent === true }
    return executed(200, { success: true, data: shown })
  }
  for (const call of ['open-registration-link', 'use-registration-link']) server.event.others.set(call, answer(call))
  server.event.local.answerProduct({ supportEmail: null, cardGames: ['magic'] })
  server.event.others.set('look-up-cards', (input) => {
    asked.push({ call: 'look-up-cards', input })
    const card = { name: 'Mox Opal', colours: [], cost: 0, isLand: false, legality: 'banned' }
    return executed(200, {
      success: true,
      data: { dataFrom: '2026-11-20', cards: [{ asked: 'Mox Opal', card, near: [] }] },
    })
  })
  const backend = aStorageBackend()
  const opened = await openApp(`/my-registration${hash}`, { origin: server.event.local.origin, backend })
  onTestFinished(async () => {
    toaster.remove()
    opened.unmount()
    opened.server.live.close()
    await server.event.local.close()
  })
  return { ...opened, asked, backend, id }
}

const page = () => screen.findByRole('region', { name: 'Modern du samedi' })

test('SHOP-24 the link of a letter shows the registration, and the address proves nothing once it is open', async () => {
  const { asked, backend } = await open(`#${TOKEN}`)
  const card = await page()
  for (const text of ['Bob', 'Inscription acceptée', '69003 Lyon', '5 €', 'Deck et dés']) {
    expect(within(card).getByText(text)).toBeTruthy()
  }
  expect(asked).toEqual([{ call: 'open-registration-link', input: { token: TOKEN, secret: expect.any(String) } }])
  const kept = JSON.parse(backend.getItem('tablee:linked_registrations') ?? '[]')
  expect(kept).toEqual([['r1', asked[0]?.input.secret]])
  await waitFor(() => expect(window.location.hash).not.toContain('signature'))
})

test('SHOP-24 a browser that was let in opens it again by what it keeps', async () => {
  const { asked } = await open('#r1')
  await page()
  expect(asked[0]).toMatchObject({ call: 'use-registration-link', input: { registrationId: 'r1' } })
  expect(asked[0]?.input).not.toHaveProperty('act')
})

test.each(['', '#r1.false'])('SHOP-27 a link that is good no more says what to do (%s)', async (hash) => {
  await open(hash)
  expect(await screen.findByRole('heading', { name: 'Ce lien n’ouvre plus d’inscription' })).toBeTruthy()
})

test('SHOP-25 the registration is cancelled from there, once that is confirmed', async () => {
  const { user, asked } = await open(`#${TOKEN}`)
  await user.click(within(await page()).getByRole('button', { name: 'Annuler l’inscription' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Annuler l’inscription' }))
  expect(await within(await page()).findByText('Inscription annulée')).toBeTruthy()
  expect(asked.at(-1)?.input.act).toEqual({ kind: 'cancel' })
})

test('SHOP-25 one tap says at the door that one is there', async () => {
  const tournament = { ...REGISTRATION.tournament, checkInOpensAt: '2020-01-01T00:00:00.000+00:00' }
  const { user } = await open(`#${TOKEN}`, { tournament })
  await user.click(await screen.findByRole('button', { name: 'Je suis là' }))
  expect(await screen.findByRole('button', { name: 'Annuler mon arrivée' })).toBeTruthy()
})

test('SHOP-26 the phone takes the seat over and goes on with the event', async () => {
  const { user, asked, backend, id } = await open(`#${TOKEN}`)
  await user.click(await screen.findByRole('button', { name: 'Jouer avec ce téléphone' }))
  await waitFor(() => expect(asked.at(-1)?.input.act).toMatchObject({ kind: 'take-over' }))
  const { playerSecret } = (asked.at(-1)?.input.act ?? {}) as { playerSecret?: string }
  await waitFor(() => expect(JSON.parse(backend.getItem('tablee:player_ids') ?? '{}')).toEqual({ [id]: playerSecret }))
})

test('SHOP-26 who registered with an account signs in to play', async () => {
  await open(`#${TOKEN}`, { isOfAccount: true })
  expect((await screen.findByRole('link', { name: 'Se connecter pour jouer ici' })).getAttribute('href')).toBe('/login')
})

test('CARD-19 a list in a letter’s link says its legality in the format of the event, as its page does', async () => {
  const { asked } = await open(`#${TOKEN}`, {
    decklist: JSON.stringify({ ...EMPTY_DECKLIST, decklistText: '4 Mox Opal' }),
  })
  const shown = within(await page())
  expect(await shown.findByText(/pas légale en Modern/)).toBeTruthy()
  expect(asked.find(({ call }) => call === 'look-up-cards')?.input).toMatchObject({
    ...{ game: 'magic', format: 'modern', on: '2099-01-16' },
  })
})
