import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { executed, type LocalServer, startLocalServer } from '../transport/testing/local-server.ts'
import { openApp } from './testing/open-app.tsx'

const PLACES = [
  { kind: 'department', name: 'Villaine', postalCode: null, department: { code: '00', name: 'Villaine' } },
  { kind: 'town', name: 'Villeurbanne', postalCode: '69100', department: { code: '69', name: 'Rhône' } },
  { kind: 'town', name: 'Villejuif', postalCode: null, department: { code: '94', name: 'Val-de-Marne' } },
]

let server: LocalServer
let texts: string[]
beforeEach(async () => {
  server = await startLocalServer()
  texts = []
  server.answer(({ path, body }) => {
    if (path.includes('/documents?')) return { status: 200, body: { total: 0, documents: [] } }
    if (!path.includes('find-places')) return executed(200, { success: true, data: [] })
    texts.push(JSON.parse((body as { body: string }).body).text)
    return executed(200, { success: true, data: { places: PLACES } })
  })
})
afterEach(() => server.close())

async function open() {
  const opened = await openApp('/', { origin: server.origin })
  await screen.findByRole('heading', { level: 1 })
  return opened
}
const chip = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Filtrer par lieu' })
const option = (name: RegExp) => screen.findByRole('option', { name })

test('FIND-1 from three letters on places are suggested, and one is taken by the keyboard alone', async () => {
  const { user, router } = await open()
  await user.type(chip(), 'vi')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.type(chip(), 'll')
  await option(/Villeurbanne/)
  expect(texts).toEqual(['vill'])
  expect(chip().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('3 lieux proposés')).toBeTruthy()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const chosen = await option(/Villeurbanne/)
  expect(chosen.getAttribute('aria-selected')).toBe('true')
  expect(chip().getAttribute('aria-activedescendant')).toBe(chosen.id)
  expect(chosen.textContent).toBe('Villeurbanne69100 · Rhône (69)')
  expect(router.state.location.search).toEqual({})
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toEqual({ place: 'Villeurbanne (69)' }))
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('FIND-1 whatever is typed counts without a suggestion, and Escape closes them first', async () => {
  const { user, router } = await open()
  await user.type(chip(), 'Le Dé Pipé')
  await option(/Villejuif/)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(chip().value).toBe('Le Dé Pipé')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toEqual({ place: 'Le Dé Pipé' }))
})

test('FIND-1 in the filters a tap takes a place, Escape closes the list alone, and Appliquer asks', async () => {
  const { user, router } = await open()
  await user.click(screen.getByRole('button', { name: 'Filtres' }))
  const dialog = within(await screen.findByRole('dialog'))
  const place = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Lieu' })
  await user.type(place, 'vil')
  await option(/Villejuif/)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.getByRole('dialog')).toBeTruthy()
  await user.type(place, 'le')
  await user.click(await option(/Villejuif/))
  expect(place.value).toBe('Villejuif (94)')
  expect(document.activeElement).toBe(place)
  expect(router.state.location.search).toEqual({})
  await user.click(dialog.getByRole('button', { name: 'Appliquer' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ place: 'Villejuif (94)' }))
})

test('FIND-1 a server without suggestions leaves the field as it was', async () => {
  server.answer(() => executed(404, { success: false, message: 'nothing', reason: 'function_not_found' }))
  const { user, router } = await open()
  await user.type(chip(), 'Lyon{Enter}')
  await waitFor(() => expect(router.state.location.search).toEqual({ place: 'Lyon' }))
  expect(screen.queryByRole('listbox')).toBeNull()
})
