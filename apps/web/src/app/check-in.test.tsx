import { USUAL_REGISTRATION } from '@tablee/domain/tournaments/life/registration-rules'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { toaster } from '../ui/toasts.tsx'
import { anAccount } from './testing/an-account.ts'
import { anEvent, ORGANIZER_ACCOUNT } from './testing/an-event.ts'
import { EventServer } from './testing/event-server.ts'
import { openApp } from './testing/open-app.tsx'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const NAMES = ['Zoé', 'Max', 'Léa', 'Inès', 'Noé']
const withFee = () => anEvent({ registrationRules: { ...USUAL_REGISTRATION, fee: '5 €, sur place' } })

const stateOf = (server: EventServer, name: string) => server.keptOf(name).registration.state
const callsOf = (server: EventServer, id: string) => server.event.calls.filter((call) => call.id === id)

type AtTheDoor = { readonly event?: Tournament; readonly names?: readonly string[]; readonly accepted?: number }

async function openDoor({ event = anEvent(), names = NAMES, accepted = names.length }: AtTheDoor = {}) {
  const server = await EventServer.start(event)
  server.signedIn = anAccount({ $id: ORGANIZER_ACCOUNT, name: 'Boutique' })
  for (const [index, name] of names.entries()) server.registers(name, `secret-of-${index}`)
  for (const name of names.slice(0, accepted)) server.accepts(name)
  const opened = await openApp('/tournament/ABCDEF/desk', { origin: server.event.local.origin })
  onTestFinished(async () => {
    toaster.remove()
    opened.unmount()
    opened.server.live.close()
    await server.event.local.close()
  })
  await screen.findByRole('heading', { level: 1, name: /sur place/ })
  const list = () => within(screen.getByRole('list', { name: 'Personnes attendues' }))
  return {
    ...opened,
    server,
    names: () =>
      list()
        .queryAllByRole('listitem')
        .map((row) => row.querySelector('bdi')?.textContent),
    present: (name: string) => screen.getByRole('button', { name: new RegExp(`^Présence .*${name}$`) }),
    paid: (name: string) => screen.getByRole('button', { name: new RegExp(`^Règlement .*${name}$`) }),
    field: () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Chercher ou ajouter un joueur' }),
  }
}

const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true'

test('SHOP-44 STAK-15 EVEN-1 one tap notes who is there, another takes it back, and no row moves meanwhile', async () => {
  const { server, user, names, present } = await openDoor()
  expect(names()).toEqual(['Inès', 'Léa', 'Max', 'Noé', 'Zoé'])
  await user.click(present('Inès'))
  expect(isPressed(present('Inès'))).toBe(true)
  await user.click(present('Léa'))
  await user.click(present('Léa'))
  expect(await screen.findByText('1 / 5 sur place')).toBeTruthy()
  await waitFor(() => expect(stateOf(server, 'Inès')).toEqual({ kind: 'confirmed', isPresent: true }))
  await waitFor(() => expect(callsOf(server, 'check-in-player')).toHaveLength(3))
  expect(stateOf(server, 'Léa')).toEqual({ kind: 'confirmed', isPresent: false })
  expect(names()).toEqual(['Inès', 'Léa', 'Max', 'Noé', 'Zoé'])
})

test('SHOP-45 EVEN-6 who is done leaves once nobody touches the page, is found under what is done, and comes back by the bar', async () => {
  const { server, user, names, present } = await openDoor()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await user.click(present('Max'))
  await waitFor(() => expect(stateOf(server, 'Max')).toEqual({ kind: 'confirmed', isPresent: true }))
  expect(names()).toContain('Max')
  await vi.advanceTimersByTimeAsync(7_000)
  await waitFor(() => expect(names()).toEqual(['Inès', 'Léa', 'Noé', 'Zoé']))
  expect(screen.getByText('Présence notée')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /C’est fait/ }))
  await waitFor(() => expect(names()).toEqual(['Max']))
  await user.click(screen.getByRole('button', { name: /À pointer/ }))
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(stateOf(server, 'Max')).toEqual({ kind: 'confirmed', isPresent: false }))
  await waitFor(() => expect(names()).toContain('Max'))
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull()
})

test('SHOP-44 SHOP-47 where a fee is settled each row has two ticks, and the sum is said', async () => {
  const { server, user, present, paid } = await openDoor({ event: withFee() })
  await user.click(present('Zoé'))
  await user.click(paid('Zoé'))
  await user.click(paid('Léa'))
  expect(await screen.findByText('2 règlements · 10 €')).toBeTruthy()
  expect(screen.getByText('1 / 5 sur place')).toBeTruthy()
  await waitFor(() => expect(server.keptOf('Zoé').hasPaid && server.keptOf('Léa').hasPaid).toBe(true))
  await waitFor(() => expect(stateOf(server, 'Zoé')).toMatchObject({ isPresent: true }))
  expect(isPressed(present('Zoé')) && isPressed(paid('Zoé'))).toBe(true)
})

test('SHOP-47 a fee that names no amount, or several, is counted and not added up', async () => {
  const fee = '5 €, ou 3 € avec la carte'
  const { user, paid } = await openDoor({ event: anEvent({ registrationRules: { ...USUAL_REGISTRATION, fee } }) })
  await user.click(paid('Max'))
  expect(await screen.findByText('1 règlement')).toBeTruthy()
})

test('SHOP-44 the field has the focus, ticks leave it there, and a key ticks the one that was typed', async () => {
  const { server, user, names, field, paid } = await openDoor({ event: withFee() })
  await waitFor(() => expect(document.activeElement).toBe(field()))
  await user.keyboard('zo')
  await waitFor(() => expect(names()).toEqual(['Zoé']))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(stateOf(server, 'Zoé')).toMatchObject({ isPresent: true }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(server.keptOf('Zoé').hasPaid).toBe(true))
  await user.click(paid('Zoé'))
  expect(document.activeElement).toBe(field())
  await user.keyboard('max')
  await waitFor(() => expect(names()).toEqual(['Max']))
  field().blur()
  await user.keyboard('e')
  expect(document.activeElement).toBe(field())
})

test('SHOP-44 who is not expected is written in by the same field, has come, and pays in the row that is found', async () => {
  const { server, user, field, paid, names } = await openDoor({ event: withFee() })
  await user.type(field(), 'Nora{Enter}')
  await waitFor(() => expect(stateOf(server, 'Nora')).toEqual({ kind: 'confirmed', isPresent: true }))
  await waitFor(() => expect(field().value).toBe('Nora'))
  await waitFor(() => expect(names()).toEqual(['Nora']))
  await user.click(paid('Nora'))
  await waitFor(() => expect(server.keptOf('Nora').hasPaid).toBe(true))
})

test('SHOP-46 a desk has its letters, keeps them over a reload, and still finds everybody', async () => {
  const names = ['Ana', 'Bob', 'Chloé', 'Zoé', 'Yann', 'Xavier']
  const { user, field, names: shown, ...opened } = await openDoor({ names })
  const desk = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Lettres de ce poste' })
  await user.selectOptions(desk(), 'A à W')
  await waitFor(() => expect(shown()).toEqual(['Ana', 'Bob', 'Chloé']))
  await user.type(field(), 'zo')
  await waitFor(() => expect(shown()).toEqual(['Zoé']))
  await user.clear(field())
  expect(await screen.findByRole('button', { name: 'Tout le monde est là, A à W' })).toBeTruthy()
  expect(opened.storage.door.deskLetters.find(opened.server.event.tournament.id)).toEqual({ from: 'A', to: 'W' })
})

test('SHOP-46 a finger on its way to somebody whom another desk has just noted takes nothing back', async () => {
  const { server, user, present } = await openDoor()
  server.moves('Max', (_, { registration }) => ({
    accepted: true,
    value: {
      registration: { ...registration, state: { kind: 'confirmed', isPresent: true } },
      changes: [
        {
          ...{ kind: 'registration_moved', id: registration.id, status: 'confirmed', dropped: false, checkedIn: true },
          news: { kind: 'moved' },
        },
      ],
    },
  }))
  await waitFor(() => expect(isPressed(present('Max'))).toBe(true))
  await user.click(present('Max'))
  expect(isPressed(present('Max'))).toBe(true)
  expect(callsOf(server, 'check-in-player')).toEqual([])
})

test('STAK-15 who waits is looked for at the door too, and keeps being there when a seat is theirs', async () => {
  const { server, user, present, field, names } = await openDoor({ event: anEvent({ capacity: 4 }), accepted: 4 })
  expect(within(present('Noé').closest('li') as HTMLElement).getByText('En attente')).toBeTruthy()
  await user.type(field(), 'noe')
  await waitFor(() => expect(names()).toEqual(['Noé']))
  await user.click(present('Noé'))
  await waitFor(() => expect(stateOf(server, 'Noé')).toEqual({ kind: 'pending', isPresent: true }))
  expect(screen.getByText('0 / 4 sur place')).toBeTruthy()
})

test('SHOP-44 EVEN-6 everybody is noted present by one tap and one act, and those it changed are taken back by another', async () => {
  const { server, user, present } = await openDoor()
  await user.click(present('Max'))
  await waitFor(() => expect(stateOf(server, 'Max')).toMatchObject({ isPresent: true }))
  await user.click(screen.getByRole('button', { name: 'Tout le monde est là' }))
  expect(await screen.findByText('5 / 5 sur place')).toBeTruthy()
  expect(callsOf(server, 'check-in-players')).toHaveLength(1)
  expect(screen.getByText('4 personnes notées présentes')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(await screen.findByText('1 / 5 sur place')).toBeTruthy()
  expect(stateOf(server, 'Max')).toMatchObject({ isPresent: true })
})

test('SHOP-44 the list of an event leads to its door, and the door back; once the event is played it says so', async () => {
  const { user } = await openEventAdmin({ names: NAMES, accepted: 5 })
  await user.click(await screen.findByRole('link', { name: 'Pointer les arrivées' }))
  await user.click(await screen.findByRole('link', { name: 'Retour aux inscriptions' }))
  expect(await screen.findByRole('link', { name: 'Pointer les arrivées' })).toBeTruthy()
})
