import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notify, Toasts, toaster } from './toasts.tsx'

/** The toaster uses animation frames too. */
const FAKED = [
  'setTimeout',
  'clearTimeout',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'Date',
  'performance',
] as const

beforeEach(async () => {
  await import('./toast-list.tsx')
  vi.useFakeTimers({ toFake: [...FAKED] })
  render(<Toasts label="Messages" closeLabel="Fermer le message" />)
})
afterEach(async () => {
  await act(async () => {
    toaster.remove()
    await vi.advanceTimersByTimeAsync(1000)
  })
  vi.useRealTimers()
})

const wait = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs))
const stateOf = (title: string) =>
  screen.queryByText(title)?.closest('[data-part=root]')?.getAttribute('data-state') ?? 'removed'

test.each([
  ['info', 5000],
  ['error', 5000],
  ['success', 2000],
] as const)('LAY-6 a toast of kind %s is visible for %i ms, then dismissed, then removed', async (kind, durationMs) => {
  await act(async () => void notify[kind]({ title: 'Ronde 2' }))
  await wait(100)
  expect(stateOf('Ronde 2')).toBe('open')
  await wait(durationMs - 400)
  expect(stateOf('Ronde 2')).toBe('open')
  await wait(400)
  expect(stateOf('Ronde 2')).toBe('closed')
  await wait(400)
  expect(stateOf('Ronde 2')).toBe('removed')
})

test('LAY-6 a toast of kind loading stays until it is dismissed', async () => {
  let id = ''
  await act(async () => {
    id = notify.loading({ title: 'Envoi' })
  })
  await wait(600_000)
  expect(stateOf('Envoi')).toBe('open')
  await act(async () => notify.dismiss(id))
  await wait(1000)
  expect(stateOf('Envoi')).toBe('removed')
})

test('a toast can be acted on and closed, by names in the language of the page', async () => {
  const retry = vi.fn()
  await act(async () => void notify.error({ title: 'Pas envoyé', action: { label: 'Réessayer', onClick: retry } }))
  await wait(100)
  expect(screen.getByRole('region', { name: 'Messages' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Fermer le message' })).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: 'Réessayer' }).click())
  expect(retry).toHaveBeenCalledOnce()
})

test('LAY-6 what is told before anything can show it is shown then, the last word of each', async () => {
  vi.resetModules()
  const { notify: early, Toasts: EarlyToasts } = await import('./toasts.tsx')
  early.loading({ title: 'Envoi', id: 'score' })
  const takenBack = early.info({ title: 'Ronde 2' })
  early.error({ title: 'Pas envoyé', id: 'score' })
  early.dismiss(takenBack)
  render(<EarlyToasts label="Messages" closeLabel="Fermer le message" />)
  await vi.dynamicImportSettled()
  await wait(100)
  expect(stateOf('Pas envoyé')).toBe('open')
  expect(screen.queryByText('Envoi')).toBeNull()
  expect(screen.queryByText('Ronde 2')).toBeNull()
})

test('LAY-6 an id told again replaces its toast, with its words and its button', async () => {
  const undo = () => notify.success({ id: 'setting', title: 'Rétabli' })
  await act(async () => {
    notify.info({
      ...{ id: 'setting', title: 'Enregistré', description: 'Pour tous' },
      action: { label: 'Annuler', onClick: undo },
    })
  })
  await wait(100)
  // The answer comes before the button has closed its toast.
  fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))
  await wait(1000)
  expect(stateOf('Rétabli')).toBe('open')
  expect(screen.queryByText('Pour tous')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull()
})
