import type { RegularRow } from '@tablee/contract/shops/regulars'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { executed } from '../transport/testing/local-server.ts'
import { toaster } from '../ui/toasts.tsx'
import { anAccount } from './testing/an-account.ts'
import { ORGANIZER_ACCOUNT } from './testing/an-event.ts'
import { EventServer } from './testing/event-server.ts'
import { openApp } from './testing/open-app.tsx'

const row = (of: Pick<RegularRow, 'id' | 'name' | 'times'> & Partial<RegularRow>): RegularRow => ({
  ...{ email: null, consentAt: null, lastAt: '2026-11-20T19:00:00.000+00:00' },
  ...of,
})
const REGULARS = [
  row({ id: '1', name: 'Inès M.', times: 14 }),
  row({ id: '2', name: 'Max', times: 9 }),
  row({ id: '3', name: 'Inaki', times: 2, email: 'inaki@exemple.fr', consentAt: '2026-01-05T10:00:00.000+00:00' }),
  row({ id: '4', name: 'Zoé Ingrand', times: 1 }),
]

type Opening = {
  readonly address: string
  readonly role?: 'organizer' | null
  readonly regulars?: readonly RegularRow[]
  readonly registered?: readonly string[]
}

async function open({ address, role = 'organizer', regulars = REGULARS, registered = [] }: Opening) {
  const server = await EventServer.start()
  for (const name of registered) server.registers(name, `secret-of-${name}`)
  server.signedIn = anAccount({ $id: ORGANIZER_ACCOUNT, name: 'Boutique' })
  const { others, local } = server.event
  const shop = { slug: 'le-repaire', name: 'Le Repaire', logo: null }
  others.set('get-event-shop', () =>
    executed(200, { success: true, data: { shop, takesMessages: false, answersTo: null, role } }),
  )
  let kept = regulars
  const asked: (readonly [string, Readonly<Record<string, unknown>>])[] = []
  const answer = () => executed(200, { success: true, data: { regulars: kept } })
  others.set('get-regulars', (input) => {
    asked.push(['get-regulars', input])
    return answer()
  })
  const change = (id: string, apply: (input: Readonly<Record<string, unknown>>) => readonly RegularRow[]) =>
    others.set(id, (input) => {
      asked.push([id, input])
      kept = apply(input)
      return answer()
    })
  change('erase-regular', (input) => kept.filter((each) => each.id !== input.id))
  change('merge-regulars', (input) =>
    kept.filter(({ id }) => id !== input.other).map((each) => (each.id === input.id ? { ...each, times: 16 } : each)),
  )
  change('keep-regular', (input) =>
    kept.map((each) => (each.id === input.id ? { ...each, name: String(input.name), email: null } : each)),
  )
  const opened = await openApp(address, { origin: local.origin })
  onTestFinished(async () => {
    toaster.remove()
    opened.unmount()
    opened.server.live.close()
    await local.close()
  })
  return { ...opened, server, asked }
}

const ADMIN = '/tournament/ABCDEF/admin-advanced'

test('SHOP-4 while somebody types at the desk, who came before is offered with how often, and one tap adds them', async () => {
  const { user, server } = await open({ address: ADMIN })
  await user.click(await screen.findByRole('tab', { name: 'Joueurs' }))
  const field = await screen.findByRole('textbox', { name: 'Chercher ou ajouter un joueur' })
  await user.type(field, 'in')
  const offers = await screen.findByRole('list', { name: 'Déjà venus' })
  expect(
    within(offers)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Inès M. · 14 fois'),
    expect.stringContaining('Inaki · 2 fois'),
    expect.stringContaining('Zoé Ingrand · 1 fois'),
  ])
  await user.click(within(offers).getByRole('button', { name: 'Ajouter Inaki' }))
  await waitFor(() => expect(server.keptOf('Inaki').registration.state.kind).toBe('confirmed'))
  expect(server.keptOf('Inaki').details.email).toBe('inaki@exemple.fr')
  expect((field as HTMLInputElement).value).toBe('')
  // Already in.
  await user.type(field, 'in')
  const again = await screen.findByRole('list', { name: 'Déjà venus' })
  await waitFor(() => expect(within(again).queryByRole('button', { name: 'Ajouter Inaki' })).toBeNull())
})

test('SHOP-4 SHOP-44 at the door who came before is offered where nobody expected is called so, and one tap adds them', async () => {
  const { user, server } = await open({ address: '/tournament/ABCDEF/desk', registered: ['Zoé'] })
  const field = await screen.findByRole('searchbox', { name: 'Chercher ou ajouter un joueur' })
  await user.type(field, 'zo')
  expect(await screen.findByRole('button', { name: 'Présence de Zoé' })).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Déjà venus' })).toBeNull()
  await user.clear(field)
  await user.type(field, 'inak')
  const offers = await screen.findByRole('list', { name: 'Déjà venus' })
  await user.click(within(offers).getByRole('button', { name: 'Ajouter Inaki' }))
  await waitFor(() => expect(server.keptOf('Inaki').registration.state.kind).toBe('confirmed'))
  expect((field as HTMLInputElement).value).toBe('')
})

test('SHOP-4 at an event of another shop, or of none, nobody is asked for', async () => {
  const { user, asked } = await open({ address: ADMIN, role: null })
  await user.click(await screen.findByRole('tab', { name: 'Joueurs' }))
  await user.type(await screen.findByRole('textbox', { name: 'Chercher ou ajouter un joueur' }), 'in')
  expect(await screen.findByRole('button', { name: /Ajouter «.in.»/ })).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Déjà venus' })).toBeNull()
  expect(asked).toEqual([])
})

test('SHOP-4 the shop sees how often people came and when last, and that they agreed where an address is kept', async () => {
  await open({ address: '/my-regulars' })
  const list = await screen.findByRole('list', { name: 'Habitués' })
  const [first, , third] = within(list).getAllByRole('listitem')
  expect(first?.textContent).toContain('14 fois · Dernière fois le 20 novembre 2026')
  expect(third?.textContent).toContain('inaki@exemple.fr · A accepté le 5 janvier 2026')
})

const actWith = (user: Awaited<ReturnType<typeof open>>['user']) => async (name: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `Ce que devient ${name}` }))
  // jsdom has no pointer that a menu would follow.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menu')))
  const target = screen.getByRole('menuitem', { name: item })
  while (!target.hasAttribute('data-highlighted')) await user.keyboard('{ArrowDown}')
  await user.keyboard('{Enter}')
}

test('SHOP-4 two names of one person are merged, and the one that was chosen first stays', async () => {
  const { user, asked } = await open({ address: '/my-regulars' })
  await actWith(user)('Inès M.', 'Réunir avec un autre nom')
  const merge = await screen.findByRole('dialog', { name: /Réunir Inès M\./ })
  await user.click(within(merge).getByRole('button', { name: 'Inaki · 2 fois' }))
  expect(await screen.findByText(/16 fois/)).toBeTruthy()
  expect(asked.slice(1)).toEqual([['merge-regulars', expect.objectContaining({ id: '1', other: '3' })]])
})

test('SHOP-4 a regular is renamed, and erased after a question', async () => {
  const { user, asked } = await open({ address: '/my-regulars' })
  const act = actWith(user)
  await act('Max', 'Modifier')
  const edit = await screen.findByRole('dialog', { name: 'Modifier Max' })
  const name = within(edit).getByRole('textbox', { name: 'Pseudo' })
  await user.clear(name)
  await user.type(name, 'Maxime')
  expect(within(edit).queryByRole('checkbox')).toBeNull()
  await user.click(within(edit).getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByRole('button', { name: 'Ce que devient Maxime' })).toBeTruthy()

  await act('Zoé Ingrand', 'Effacer')
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Effacer' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ce que devient Zoé Ingrand' })).toBeNull())
  expect(asked.slice(1)).toEqual([
    ['keep-regular', expect.objectContaining({ id: '2', name: 'Maxime', hasConsent: false })],
    ['erase-regular', expect.objectContaining({ id: '4' })],
  ])
})

test('SHOP-4 a shop to which nobody came yet is told when somebody appears', async () => {
  await open({ address: '/my-regulars', regulars: [] })
  expect(await screen.findByText('Personne encore')).toBeTruthy()
})
